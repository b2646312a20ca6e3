// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Smoothing rows over the surface.
#include "core/weights/smooth.h"

#include "core/weights/flood.h"
#include "core/weights/prune.h"
#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace rigwright {
namespace {

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

} // namespace

WeightEdit smoothWeights(const WeightScope& scope, const PointAdjacency& adjacency,
                         const SmoothSettings& settings, const WeightProgress& progress) {
    if (!(settings.strength > 0.0f))
        return emptyEdit(scope);
    return repeatEdit(scope, settings.iterations,
                      [&](const WeightScope& now, const ProgressRange& range) {
                          return smoothOnce(now, adjacency, settings, progress, range);
                      });
}

} // namespace rigwright
