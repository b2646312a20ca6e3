// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Counting vertex by vertex, island by island.
#include "core/weights/bind_tally.h"

#include "core/mesh/vertex_selection.h"
#include "core/weights/bind_bones.h"
#include "core/weights/bind_shape.h"
#include "core/weights/row_balance.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

namespace rigwright {
namespace {

constexpr std::size_t kWays = std::size_t(BindWay::Geodesic) + 1;

class Counter {
public:
    Counter(const BindTally& tally, const WeightEdit& edit, BindReport& report)
        : m_tally(tally), m_edit(edit), m_report(report), m_total(tally.rules.receives.size()) {}

    /// In the order of vertices.
    void count(VertexIndex vertex);
    void finish();

private:
    struct Sum {
        BindIsland island;
        std::array<std::size_t, kWays> ways{};
        std::map<std::uint16_t, double> joints;
    };

    [[nodiscard]] bool locksLeaveNothing(const RowView& row) const;
    Sum& sumAt(VertexIndex vertex);
    void add(const Influence& influence, Sum& sum);

    const BindTally& m_tally;
    const WeightEdit& m_edit;
    BindReport& m_report;
    std::map<std::uint32_t, Sum> m_sums; ///< by island
    std::vector<double> m_total;         ///< by joint
    std::size_t m_listed = 0;            ///< rows of the edit that were met
    double m_rowSum = 0.0;
};

/// No weight, or no place under the limit of influences.
bool Counter::locksLeaveNothing(const RowView& row) const {
    double locked = 0.0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (isLocked(m_tally.rules.locked, row.bones[i])) {
            locked += double(row.weights[i]);
            count += row.weights[i] > 0.0f ? 1 : 0;
        }
    const std::size_t most = m_tally.rules.maxInfluences;
    return 1.0 - locked < kNothingLeft || (most != 0 && count >= most);
}

Counter::Sum& Counter::sumAt(VertexIndex vertex) {
    const std::uint32_t place = m_tally.shape.placeOfVertex[vertex.value()];
    Sum& sum = m_sums[m_tally.shape.islandOfPlace[place]];
    if (sum.island.vertexCount++ == 0)
        sum.island.firstVertex = vertex;
    ++sum.ways[std::size_t(m_tally.found.ways[place])];
    const BindReason reason = m_tally.found.reasons[place];
    if (reason != BindReason::None && sum.island.fallbacks++ == 0)
        sum.island.reason = reason;
    return sum;
}

void Counter::add(const Influence& influence, Sum& sum) {
    m_rowSum += double(influence.weight);
    sum.joints[influence.bone] += double(influence.weight);
    if (influence.bone < m_total.size())
        m_total[influence.bone] += double(influence.weight);
}

void Counter::count(VertexIndex vertex) {
    const bool changed = m_listed < m_edit.vertices.size() && m_edit.vertices[m_listed] == vertex;
    const RowView before = m_tally.scope.weights.row(vertex);
    const std::span<const Influence> after =
        changed ? m_edit.after.row(m_listed++) : std::span<const Influence>();
    if (!m_tally.rules.replaceExisting && sumOf(before) > 0.0) {
        ++m_report.kept;
        return;
    }
    if (!changed && locksLeaveNothing(before)) {
        ++m_report.lockedOut;
        return;
    }
    ++m_report.bound;
    Sum& sum = sumAt(vertex);
    m_rowSum = 0.0;
    for (const Influence& influence : after)
        add(influence, sum);
    for (std::size_t i = 0; !changed && i < before.size(); ++i)
        add(before[i], sum);
    m_report.maxRowError = std::max(m_report.maxRowError, std::abs(m_rowSum - 1.0));
}

void Counter::finish() {
    for (auto& [number, sum] : m_sums) {
        sum.island.way = BindWay(std::ranges::max_element(sum.ways) - sum.ways.begin());
        const auto heaviest = std::ranges::max_element(
            sum.joints, {}, [](const auto& joint) { return joint.second; });
        if (heaviest != sum.joints.end())
            sum.island.joint = heaviest->first;
        m_report.islands.push_back(sum.island);
    }
    std::ranges::sort(m_report.islands, {}, &BindIsland::firstVertex);
    for (std::size_t j = 0; m_report.bound > 0 && j < m_total.size(); ++j)
        if (m_tally.rules.receives[j] != 0 && !(m_total[j] > 0.0))
            m_report.weightless.push_back(std::uint16_t(j));
}

} // namespace

void tallyBind(const BindTally& tally, const WeightEdit& edit, BindReport& report) {
    Counter counter(tally, edit, report);
    const WeightScope& scope = tally.scope;
    if (scope.vertices)
        for (const VertexIndex vertex : withTwins(scope.mesh.topology, *scope.vertices))
            counter.count(vertex);
    else
        for (std::size_t v = 0; v < scope.weights.rowCount(); ++v)
            counter.count(VertexIndex(v));
    counter.finish();
}

void tallyBones(const BindShape& shape, const BindBones& bones, BindReport& report) {
    constexpr double kFar = 5.0; // of the shape's size, which is 1
    Eigen::AlignedBox3d mesh;
    for (std::size_t p = 0; p < shape.placeCount(); ++p)
        if (shape.stray[p] == 0)
            mesh.extend(shape.places[p]);
    if (mesh.isEmpty())
        return;
    const Eigen::AlignedBox3d around(mesh.min() - Vec3d::Constant(kFar),
                                     mesh.max() + Vec3d::Constant(kFar));
    std::vector<std::uint8_t> isNear(bones.joints().size());
    std::vector<std::uint8_t> hasLength(bones.joints().size());
    Eigen::AlignedBox3d all;
    for (const BindBones::Segment& segment : bones.segments()) {
        Eigen::AlignedBox3d own(segment.head);
        own.extend(Vec3d(segment.head + segment.along));
        isNear[segment.slot] |= around.intersects(own) ? 1 : 0;
        hasLength[segment.slot] |= segment.along.squaredNorm() > 0.0 ? 1 : 0;
        all.extend(own);
    }
    const bool isSaid = !report.outside.empty();
    for (std::size_t slot = 0; slot < bones.joints().size(); ++slot) {
        if (hasLength[slot] == 0)
            report.points.push_back(bones.joints()[slot]);
        if (isNear[slot] == 0 && !isSaid)
            report.outside.push_back(bones.joints()[slot]);
    }
    const double meshSize = mesh.sizes().maxCoeff();
    const double boneSize = all.isEmpty() ? 0.0 : all.sizes().maxCoeff();
    if (meshSize > 0.0 && boneSize > 0.0 && bones.joints().size() > 1)
        report.sizeRatio = meshSize / boneSize;
}

} // namespace rigwright
