// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights that flow down the tree of bones.
#include "core/samples/generator/weights.h"

#include "core/samples/generator/in_parallel.h"
#include "core/samples/generator/mask_expression.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <stdexcept>

namespace rigwright::generator {
namespace {

constexpr double kLeastRadius = 0.003;
constexpr double kLeastWeight = 0.001;
constexpr double kMostDropped = 0.02; ///< of a fifth bone
constexpr std::size_t kMostInfluences = 4;

double segmentDistance(const Vec3d& point, const Vec3d& a, const Vec3d& b) {
    const Vec3d along = b - a;
    const double t = std::clamp((point - a).dot(along) / along.squaredNorm(), 0.0, 1.0);
    return (point - a - t * along).norm();
}

/// What a joint takes from its parent.
struct Gate {
    bool full = false;
    bool open = true; ///< false: takes nothing
    Vec3d normal = Vec3d::Zero();
    double radius = 0.0;
    std::function<double(const Vec3d&)> mask; ///< of the left side's coordinates; may be empty
    int finger = -1;                          ///< number of the chain within its hand
};

class Flow {
public:
    Flow(const SampleTable& table, const Field& field, const std::vector<Bone>& bones)
        : m_table(table), m_bones(bones), m_gates(bones.size()), m_children(bones.size()) {
        for (std::size_t b = 0; b < bones.size(); ++b) {
            m_gates[b] = makeGate(field, bones[b]);
            if (bones[b].parent >= 0)
                m_children[std::size_t(bones[b].parent)].push_back(int(b));
        }
    }

    [[nodiscard]] std::vector<double> weightsAt(const Vec3d& point) const {
        std::vector<double> weights(m_bones.size(), 0.0);
        for (std::size_t b = 0; b < m_bones.size(); ++b) {
            if (m_bones[b].parent < 0)
                weights[b] = 1.0;
            if (weights[b] <= 0.0)
                continue;
            std::vector<double> shares;
            double sum = 0.0;
            for (const int child : m_children[b]) {
                shares.push_back(shareOf(child, point));
                sum += shares.back();
            }
            const double received = weights[b];
            const double scale = sum > 1.0 ? 1.0 / sum : 1.0;
            for (std::size_t c = 0; c < shares.size(); ++c)
                weights[std::size_t(m_children[b][c])] = received * shares[c] * scale;
            weights[b] = received * std::max(1.0 - sum * scale, 0.0);
        }
        return weights;
    }

private:
    [[nodiscard]] int fingerOf(const std::string& name) const {
        for (std::size_t i = 0; i < m_table.weights.fingers.size(); ++i)
            if (name.starts_with(m_table.weights.fingers[i] + "_"))
                return int(i);
        return -1;
    }

    Gate makeGate(const Field& field, const Bone& bone) const {
        const WeightSettings& settings = m_table.weights;
        const JointRow& joint = m_table.joints[std::size_t(bone.row)];
        Gate gate;
        gate.open = !isEndMarker(m_table, bone.row);
        gate.full = std::count(settings.alwaysFull.begin(), settings.alwaysFull.end(), joint.name);
        if (bone.parent < 0 || !gate.open || gate.full)
            return gate;
        const Bone& parent = m_bones[std::size_t(bone.parent)];
        const Vec3d onwards = (bone.tip - bone.position).normalized();
        const auto plane = settings.planeNormal.find(joint.name);
        const int finger = fingerOf(joint.name);
        if (finger >= 0 && fingerOf(m_table.joints[std::size_t(parent.row)].name) < 0) {
            gate.finger = finger;
            gate.normal = onwards;
        } else if (plane != settings.planeNormal.end()) {
            gate.normal = plane->second.normalized();
            if (bone.side == Side::Right)
                gate.normal.x() = -gate.normal.x();
        } else {
            gate.normal = ((bone.position - parent.position).normalized() + onwards).normalized();
        }
        const auto scale = settings.radiusScale.find(joint.name);
        const double factor = scale == settings.radiusScale.end() ? 1.0 : scale->second;
        const double depth = -field.value(bone.position);
        gate.radius = std::max(settings.kappa * depth * factor, kLeastRadius);
        const auto mask = settings.mask.find(joint.name);
        if (mask != settings.mask.end())
            gate.mask = parseMask(mask->second);
        return gate;
    }

    [[nodiscard]] double shareOf(int bone, const Vec3d& point) const {
        const Gate& gate = m_gates[std::size_t(bone)];
        if (!gate.open)
            return 0.0;
        if (gate.full)
            return 1.0;
        const double height = (point - m_bones[std::size_t(bone)].position).dot(gate.normal);
        double share = smoothStep(-gate.radius, gate.radius, height);
        if (gate.mask && share > 0.0) {
            const bool right = m_bones[std::size_t(bone)].side == Side::Right;
            share *= gate.mask(right ? Vec3d(-point.x(), point.y(), point.z()) : point);
        }
        if (gate.finger >= 0 && share > 0.0)
            share *= fingerShare(bone, point);
        return share;
    }

    /// Softmax of the distance to each finger's bones.
    [[nodiscard]] double fingerShare(int bone, const Vec3d& point) const {
        const auto closeness = [&](int first) {
            double nearest = 1e9;
            for (int b = first; b >= 0;
                 b = m_children[std::size_t(b)].empty() ? -1 : m_children[std::size_t(b)].front())
                nearest = std::min(nearest, segmentDistance(point, m_bones[std::size_t(b)].position,
                                                            m_bones[std::size_t(b)].tip));
            return -nearest / m_table.weights.fingerSoftmin;
        };
        const double own = closeness(bone);
        double sum = 0.0;
        for (const int sibling : m_children[std::size_t(m_bones[std::size_t(bone)].parent)])
            if (m_gates[std::size_t(sibling)].finger >= 0)
                sum += std::exp(std::min(closeness(sibling) - own, 600.0));
        return 1.0 / sum;
    }

    const SampleTable& m_table;
    const std::vector<Bone>& m_bones;
    std::vector<Gate> m_gates;
    std::vector<std::vector<int>> m_children;
};

/// What a bone must have at least to stay in a row: of more than four bones the lightest go, and
/// equal ones together, so that rows of the middle stay their own reflections.
double leastKept(std::vector<double> weights) {
    std::sort(weights.begin(), weights.end(), std::greater<>());
    const double fifth = weights.size() > kMostInfluences ? weights[kMostInfluences] : 0.0;
    if (fifth > kMostDropped)
        return kLeastWeight; // too much to be dropped: the row is refused
    return std::max(kLeastWeight, fifth * (1.0 + 1e-9) + 1e-12);
}

/// Drops what is too light to matter and makes the rest sum to 1.
PointRow finishedRow(const std::vector<double>& weights) {
    const double least = leastKept(weights);
    double sum = 0.0;
    for (const double w : weights)
        if (w >= least)
            sum += w;
    PointRow row;
    for (std::size_t b = 0; b < weights.size(); ++b)
        if (weights[b] >= least)
            row.push_back({std::uint16_t(b), float(weights[b] / sum)});
    return row;
}

std::string described(const PointRow& row, const std::vector<Bone>& bones) {
    std::string text;
    for (const PointInfluence& influence : row)
        text += ", " + bones[influence.bone].name + " " + std::to_string(influence.weight);
    return text;
}

std::string described(const Vec3d& point) {
    return std::to_string(point.x()) + " " + std::to_string(point.y()) + " " +
           std::to_string(point.z());
}

void sortHeaviestFirst(PointRow& row) {
    std::sort(row.begin(), row.end(), [](const PointInfluence& a, const PointInfluence& b) {
        return a.weight != b.weight ? a.weight > b.weight : a.bone < b.bone;
    });
}

} // namespace

std::vector<PointRow> flowWeights(const SampleTable& table, const Field& field,
                                  const std::vector<Bone>& bones, const SurfaceMesh& mesh) {
    const Flow flow(table, field, bones);
    const bool symmetric = !mesh.mirrorOf.empty();
    std::vector<PointRow> rows(mesh.points.size());
    forEachInParallel(mesh.points.size(), [&](std::size_t p) {
        if (symmetric && mesh.mirrorOf[p] < p)
            return;
        std::vector<double> weights = flow.weightsAt(mesh.points[p]);
        if (symmetric && mesh.mirrorOf[p] == p) {
            const std::vector<double> uneven = weights;
            for (std::size_t b = 0; b < weights.size(); ++b)
                weights[b] = 0.5 * (uneven[b] + uneven[std::size_t(bones[b].mirrorOf)]);
        }
        rows[p] = finishedRow(weights);
    });
    for (std::size_t p = 0; p < rows.size(); ++p) {
        if (symmetric && mesh.mirrorOf[p] < p) {
            rows[p] = rows[mesh.mirrorOf[p]];
            for (PointInfluence& influence : rows[p])
                influence.bone = std::uint16_t(bones[influence.bone].mirrorOf);
        }
        if (rows[p].size() > kMostInfluences)
            throw std::runtime_error(table.name + ": more than four bones" +
                                     described(rows[p], bones) + " at " +
                                     described(mesh.points[p]));
    }
    for (PointRow& row : rows)
        sortHeaviestFirst(row);
    return rows;
}

} // namespace rigwright::generator
