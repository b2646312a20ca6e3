// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring weights.
#include "core/weights/mirror.h"

#include "core/mesh/vertex_selection.h"
#include "core/weights/prune.h"
#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <utility>

namespace rigwright {
namespace {

/// Which points give and which receive, worked out once.
class Pairs {
public:
    Pairs(const WeightScope& scope, const SymmetryMap& symmetry, MirrorSource source)
        : m_scope(scope), m_symmetry(symmetry), m_source(source) {
        if (!scope.vertices)
            return;
        m_chosen.assign(scope.mesh.topology.pointCount(), 0);
        for (const VertexIndex vertex : *scope.vertices)
            m_chosen[scope.mesh.topology.pointOfVertex[vertex.value()].value()] = 1;
    }

    [[nodiscard]] bool isChosen(PointIndex point) const {
        return m_chosen.empty() || m_chosen[point.value()] != 0;
    }
    [[nodiscard]] bool receives(PointIndex point) const;
    /// Vertices of all points that receive; nothing: it may be any.
    [[nodiscard]] std::optional<VertexSelection> receivers() const;

private:
    const WeightScope& m_scope;
    const SymmetryMap& m_symmetry;
    MirrorSource m_source;
    std::vector<std::uint8_t> m_chosen; ///< by point; empty: all
};

bool Pairs::receives(PointIndex point) const {
    const PointIndex other = m_symmetry.of(point);
    if (!other.isValid())
        return false;
    if (other == point)
        return isChosen(point);
    if (m_source == MirrorSource::Selection)
        return isChosen(other) && !isChosen(point);
    if (!isChosen(point) && !isChosen(other))
        return false;
    const auto distance = [&](PointIndex p) {
        const VertexIndex vertex = m_scope.mesh.topology.verticesOf(p).front();
        return signedDistance(m_symmetry.plane, m_scope.mesh.positions[vertex.value()]);
    };
    // Of two points near the plane the one farther out counts as being on the side.
    const double towardsPositive = distance(point) - distance(other);
    if (towardsPositive == 0.0)
        return false;
    return (towardsPositive < 0.0) == (m_source == MirrorSource::Positive);
}

std::optional<VertexSelection> Pairs::receivers() const {
    if (m_chosen.empty())
        return std::nullopt;
    std::vector<PointIndex> points = pointsOf(m_scope.mesh.topology, *m_scope.vertices);
    for (const PointIndex point : std::vector<PointIndex>(points))
        if (m_symmetry.of(point).isValid())
            points.push_back(m_symmetry.of(point));
    return verticesOf(m_scope.mesh.topology, points);
}

/// Joints that stood in the way, gathered from several threads.
struct Obstacles {
    std::mutex mutex;
    std::set<std::uint16_t> joints;
    std::size_t points = 0;

    void add(std::uint16_t joint, bool newPoint) {
        const std::lock_guard lock(mutex);
        joints.insert(joint);
        points += newPoint ? 1 : 0;
    }
};

/// Mirroring on single rows; holds scratch memory.
class MirrorRow {
public:
    MirrorRow(const WeightScope& scope, const SymmetryMap& symmetry, const JointMirror& joints,
              const WeightMirrorSettings& settings, Obstacles& obstacles)
        : m_scope(scope), m_symmetry(symmetry), m_joints(joints), m_settings(settings),
          m_obstacles(obstacles) {}

    RowOutcome compute(PointIndex point, VertexIndex vertex, WeightRow& row);

private:
    bool readImage(PointIndex point, VertexIndex vertex);
    bool isImageAlready(const WeightRow& row) const;
    RowOutcome keepToLimit(WeightRow& row, const WeightRow& before);

    const WeightScope& m_scope;
    const SymmetryMap& m_symmetry;
    const JointMirror& m_joints;
    const WeightMirrorSettings& m_settings;
    Obstacles& m_obstacles;
    WeightRow m_image;
    RowSum m_sum;
};

/// The row of the counterpart with joints exchanged; false where one has no counterpart.
bool MirrorRow::readImage(PointIndex point, VertexIndex vertex) {
    const Topology& topology = m_scope.mesh.topology;
    const PointIndex other = m_symmetry.of(point);
    const bool isFirst = topology.verticesOf(point).front() == vertex;
    const RowView source = m_scope.weights.row(topology.verticesOf(other).front());
    m_image.clear();
    bool complete = true;
    for (std::size_t i = 0; i < source.size(); ++i) {
        if (!(source.weights[i] > 0.0f))
            continue;
        const std::uint16_t bone = source.bones[i];
        const std::uint16_t image = bone < m_joints.size() ? m_joints[bone] : kNoJoint;
        if (image == kNoJoint) {
            m_obstacles.add(bone, complete && isFirst);
            complete = false;
        }
        m_image.push_back({image, source.weights[i]});
    }
    return complete;
}

bool MirrorRow::isImageAlready(const WeightRow& row) const {
    return sameInfluences(row, m_image);
}

RowOutcome MirrorRow::keepToLimit(WeightRow& row, const WeightRow& before) {
    if (limitRow(row, {m_settings.maxInfluences, true}, m_scope.locked) != RowOutcome::LockedOut)
        return RowOutcome::Changed;
    row = before;
    return RowOutcome::LockedOut;
}

RowOutcome MirrorRow::compute(PointIndex point, VertexIndex vertex, WeightRow& row) {
    if (!readImage(point, vertex) || m_image.empty())
        return RowOutcome::Unchanged;
    const bool isOnPlane = m_symmetry.isOnPlane(point);
    double imageSum = 0.0;
    double locked = 0.0;
    double free = 0.0;
    for (const Influence& influence : m_image)
        imageSum += double(influence.weight);
    for (const Influence& influence : row)
        (isLocked(m_scope.locked, influence.bone) ? locked : free) += double(influence.weight);
    // Bits are kept where they can be: an image of a sound row is a sound row.
    const bool isSound = std::abs(imageSum - 1.0) <= kNothingLeft;
    if (isSound && isImageAlready(row))
        return RowOutcome::Unchanged;
    if (isSound && !isOnPlane && locked == 0.0 &&
        std::ranges::none_of(m_image, [&](const Influence& influence) {
            return isLocked(m_scope.locked, influence.bone);
        })) {
        row = m_image;
        return RowOutcome::Changed;
    }
    const double left = 1.0 - locked;
    m_sum.clear();
    for (const Influence& influence : m_image)
        if (!isLocked(m_scope.locked, influence.bone))
            m_sum.add(influence.bone, double(influence.weight) / imageSum);
    if (left < kNothingLeft || !(m_sum.total() > 0.0))
        return RowOutcome::LockedOut;
    if (isOnPlane && free > 0.0)
        for (const Influence& influence : row)
            if (!isLocked(m_scope.locked, influence.bone))
                m_sum.add(influence.bone, double(influence.weight) / (locked + free));
    m_sum.scaleTo(left);
    const WeightRow before = row;
    if (!m_sum.write(row, m_scope.locked))
        return RowOutcome::Unchanged;
    return isOnPlane ? keepToLimit(row, before) : RowOutcome::Changed;
}

} // namespace

JointMirror mirrorJoints(std::span<const BoneIndex> joints, const BoneMirror& bones) {
    std::map<BoneIndex, std::uint16_t> jointOf;
    for (std::size_t j = 0; j < joints.size(); ++j)
        jointOf.try_emplace(joints[j], std::uint16_t(j));
    JointMirror mirror(joints.size(), kNoJoint);
    for (std::size_t j = 0; j < joints.size(); ++j) {
        const auto other = jointOf.find(bones.of(joints[j]));
        if (jointOf.at(joints[j]) == j && other != jointOf.end())
            mirror[j] = other->second;
    }
    return mirror;
}

WeightMirrorResult mirrorWeights(const WeightScope& scope, const SymmetryMap& symmetry,
                                 const JointMirror& joints, const WeightMirrorSettings& settings,
                                 const WeightProgress& progress) {
    assert(symmetry.mirror.size() == scope.mesh.topology.pointCount());
    const Pairs pairs(scope, symmetry, settings.source);
    const std::optional<VertexSelection> receivers = pairs.receivers();
    const WeightScope within{scope.instance, scope.mesh, scope.weights, receivers, scope.locked};
    Obstacles obstacles;
    const auto makeOperation = [&]() -> RowOperation {
        auto rows = std::make_shared<MirrorRow>(scope, symmetry, joints, settings, obstacles);
        return [&, rows](PointIndex point, VertexIndex vertex, WeightRow& row) {
            return pairs.receives(point) ? rows->compute(point, vertex, row)
                                         : RowOutcome::Unchanged;
        };
    };
    WeightMirrorResult result;
    result.edit = editRows(within, progress, makeOperation).value_or(emptyEdit(scope));
    for (const PointIndex point : symmetry.unmatched)
        if (pairs.isChosen(point))
            result.unmatchedPoints.push_back(point);
    result.unmatchedJoints.assign(obstacles.joints.begin(), obstacles.joints.end());
    result.leftAlone = obstacles.points;
    return result;
}

} // namespace rigwright
