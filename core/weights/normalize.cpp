// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Normalising rows.
#include "core/weights/normalize.h"

#include "core/weights/row_balance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rigwright {
namespace {

struct RowSums {
    double locked = 0.0;
    double free = 0.0;
};

RowSums sumsOf(std::span<const Influence> row, std::span<const std::uint8_t> locked) {
    RowSums sums;
    for (const Influence& influence : row)
        (isLocked(locked, influence.bone) ? sums.locked : sums.free) += double(influence.weight);
    return sums;
}

} // namespace

bool normalizeRow(WeightRow& row, std::span<const std::uint8_t> locked) {
    const RowSums sums = sumsOf(row, locked);
    if (std::abs(sums.locked + sums.free - 1.0) <= kFloatStep)
        return true;
    if (!(sums.free > 0.0) || !std::isfinite(sums.free) || !(sums.locked <= 1.0 + kNothingLeft))
        return false;
    const double scale = std::max(0.0, 1.0 - sums.locked) / sums.free;
    RowRounding rounding;
    for (Influence& influence : row) {
        const bool lockedOne = isLocked(locked, influence.bone);
        if (!lockedOne)
            influence.weight = storedWeight(double(influence.weight) * scale);
        rounding.sum += double(influence.weight);
        if (!lockedOne)
            rounding.consider(influence);
    }
    settleRounding(rounding);
    std::erase_if(row, [](const Influence& influence) { return influence.weight == 0.0f; });
    return true;
}

namespace {

/// The points of the given vertices, each once; all points where none are given.
std::vector<PointIndex> pointsOf(const Topology& topology, std::span<const VertexIndex> vertices) {
    std::vector<PointIndex> points;
    if (vertices.empty()) {
        points.reserve(topology.pointCount());
        for (std::size_t p = 0; p < topology.pointCount(); ++p)
            points.emplace_back(p);
        return points;
    }
    for (const VertexIndex vertex : vertices)
        points.push_back(topology.pointOfVertex[vertex.value()]);
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

} // namespace

WeightEdit normalizeWeights(MeshInstanceIndex instance, const Mesh& mesh,
                            const SkinWeights& weights, std::span<const VertexIndex> vertices,
                            std::span<const std::uint8_t> locked) {
    struct Change {
        VertexIndex vertex;
        WeightRow after;
    };
    std::vector<Change> changes;
    WeightEdit edit;
    edit.mesh = instance;
    WeightRow before;
    for (const PointIndex point : pointsOf(mesh.topology, vertices)) {
        WeightRow firstBefore;
        WeightRow firstAfter;
        for (const VertexIndex twin : mesh.topology.verticesOf(point)) {
            before = weights.copyRow(twin);
            WeightRow row = before;
            if (!normalizeRow(row, locked)) {
                edit.lockedOut += sumsOf(before, locked).locked > 0.0 ? 1 : 0;
                continue;
            }
            // Twins with the same influences in another order get the same bits.
            if (!firstBefore.empty() && sameInfluences(before, firstBefore))
                row = firstAfter;
            if (firstBefore.empty()) {
                firstBefore = before;
                firstAfter = row;
            }
            if (row != before)
                changes.push_back({twin, std::move(row)});
        }
    }
    std::ranges::sort(changes, {}, &Change::vertex);
    for (const Change& change : changes) {
        edit.vertices.push_back(change.vertex);
        edit.before.append(weights.row(change.vertex));
        edit.after.append(std::span<const Influence>(change.after));
    }
    return edit;
}

} // namespace rigwright
