// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Smoothing rows over the surface.
#include "core/weights/smooth.h"

#include "core/mesh/vertex_selection.h"
#include "core/weights/flood.h"
#include "core/weights/prune.h"
#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace rigwright {
namespace {

constexpr std::size_t kMostIterations = 1000;

/// One iteration on single rows; holds scratch memory.
class SmoothRow {
public:
    SmoothRow(const WeightScope& scope, const PointAdjacency& adjacency,
              const SmoothSettings& settings)
        : m_scope(scope), m_adjacency(adjacency), m_settings(settings) {}

    RowOutcome compute(PointIndex point, WeightRow& row);

private:
    /// The free shares of all neighbours that have weights.
    void gather(PointIndex point) {
        m_sum.clear();
        for (const PointIndex neighbour : m_adjacency.of(point)) {
            const VertexIndex vertex = m_scope.mesh.topology.verticesOf(neighbour).front();
            const RowView row = m_scope.weights.row(vertex);
            const double sum = sumOf(row);
            if (sum > 0.0)
                m_sum.addFree(row, m_scope.locked, 1.0 / sum);
        }
    }

    const WeightScope& m_scope;
    const PointAdjacency& m_adjacency;
    const SmoothSettings& m_settings;
    RowSum m_sum;
};

RowOutcome SmoothRow::compute(PointIndex point, WeightRow& row) {
    gather(point);
    if (!(m_sum.total() > 0.0))
        return RowOutcome::Unchanged;
    double locked = 0.0;
    double free = 0.0;
    for (const Influence& influence : row)
        (isLocked(m_scope.locked, influence.bone) ? locked : free) += double(influence.weight);
    const double left = 1.0 - locked;
    if (left < kNothingLeft)
        return RowOutcome::LockedOut;
    const double strength = free > 0.0 ? double(std::min(m_settings.strength, 1.0f)) : 1.0;
    m_sum.scaleTo(strength * left);
    for (const Influence& influence : row)
        if (!isLocked(m_scope.locked, influence.bone) && strength < 1.0)
            m_sum.add(influence.bone, (1.0 - strength) * left * (double(influence.weight) / free));
    WeightRow before;
    if (m_settings.maxInfluences != 0)
        before = row;
    if (!m_sum.write(row, m_scope.locked))
        return RowOutcome::Unchanged;
    if (limitRow(row, {m_settings.maxInfluences, true}, m_scope.locked) == RowOutcome::LockedOut) {
        row = before;
        return RowOutcome::LockedOut;
    }
    return RowOutcome::Changed;
}

std::optional<WeightEdit> smoothOnce(const WeightScope& scope, const PointAdjacency& adjacency,
                                     const SmoothSettings& settings, const WeightProgress& progress,
                                     const ProgressRange& range) {
    if (!settings.bone)
        return editRows(
            scope, progress,
            [&]() -> RowOperation {
                auto rows = std::make_shared<SmoothRow>(scope, adjacency, settings);
                return [rows](PointIndex point, VertexIndex, WeightRow& row) {
                    return rows->compute(point, row);
                };
            },
            range);
    if (!progress.report(range.from))
        return std::nullopt;
    BrushSettings brush;
    brush.mode = BrushMode::Smooth;
    brush.bone = *settings.bone;
    brush.strength = settings.strength;
    brush.maxInfluences = settings.maxInfluences;
    WeightEdit edit = floodWeights(scope, brush, &adjacency);
    if (!progress.report(range.to))
        return std::nullopt;
    return edit;
}

/// What the iterations changed altogether.
WeightEdit differenceBetween(const WeightScope& scope, const SkinWeights& after) {
    const Topology& topology = scope.mesh.topology;
    const VertexSelection vertices =
        scope.vertices ? withTwins(topology, *scope.vertices) : allVertices(topology);
    WeightEdit edit = emptyEdit(scope);
    for (const VertexIndex vertex : vertices) {
        const RowView before = scope.weights.row(vertex);
        const RowView now = after.row(vertex);
        if (std::ranges::equal(before.bones, now.bones) &&
            std::ranges::equal(before.weights, now.weights))
            continue;
        edit.vertices.push_back(vertex);
        edit.before.append(before);
        edit.after.append(now);
    }
    return edit;
}

} // namespace

WeightEdit smoothWeights(const WeightScope& scope, const PointAdjacency& adjacency,
                         const SmoothSettings& settings, const WeightProgress& progress) {
    if (!(settings.strength > 0.0f))
        return emptyEdit(scope);
    const std::size_t iterations = std::min(settings.iterations, kMostIterations);
    SkinWeights current = scope.weights;
    std::size_t dropped = 0;
    std::optional<WeightEdit> step;
    for (std::size_t i = 0; i < iterations; ++i) {
        const WeightScope now{scope.instance, scope.mesh, current, scope.vertices, scope.locked};
        step = smoothOnce(now, adjacency, settings, progress,
                          {double(i) / double(iterations), double(i + 1) / double(iterations)});
        if (!step)
            return emptyEdit(scope);
        dropped += step->droppedInfluences;
        if (iterations == 1 || step->isEmpty())
            break;
        applyAfter(*step, current);
    }
    if (iterations <= 1)
        return step.value_or(emptyEdit(scope));
    WeightEdit edit = differenceBetween(scope, current);
    edit.droppedInfluences = dropped;
    edit.lockedOut = step->lockedOut;
    edit.noReceiver = step->noReceiver;
    return edit;
}

} // namespace rigwright
