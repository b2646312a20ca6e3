// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Flooding and gradients.
#include "core/weights/flood.h"

#include "core/mesh/vertex_selection.h"
#include "core/weights/brush_row.h"
#include "core/weights/row_balance.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>

namespace rigwright {
namespace {

constexpr float kLargestFactor = 1e6f;

/// Where a position lies along a gradient.
class Ramp {
public:
    explicit Ramp(const GradientSettings& settings)
        : m_settings(settings), m_from(settings.from.cast<double>()),
          m_way(settings.to.cast<double>() - m_from), m_length(m_way.norm()) {}

    [[nodiscard]] bool isUsable() const { return std::isfinite(m_length) && m_length > 0.0; }

    /// t in [0, 1], or nothing for positions that do not take part.
    [[nodiscard]] std::optional<float> at(const Vec3f& position) const {
        const Vec3d offset = position.cast<double>() - m_from;
        const double t = m_settings.shape == GradientShape::Linear
                             ? offset.dot(m_way) / (m_length * m_length)
                             : offset.norm() / m_length;
        if (!std::isfinite(t) || (t < 0.0 && !m_settings.beyondFrom) ||
            (t > 1.0 && !m_settings.beyondTo))
            return std::nullopt;
        return float(std::clamp(t, 0.0, 1.0));
    }

private:
    const GradientSettings& m_settings;
    Vec3d m_from;
    Vec3d m_way;
    double m_length;
};

float valueAt(const GradientSettings& settings, float t) {
    const float f = brushFalloff(settings.falloff, t);
    if (settings.brush.mode != BrushMode::Scale)
        return std::clamp(settings.brush.value, 0.0f, 1.0f) * f;
    return 1.0f + (std::clamp(settings.brush.value, 0.0f, kLargestFactor) - 1.0f) * f;
}

RowOutcome outcomeOf(BrushRow::Outcome outcome) {
    switch (outcome) {
    case BrushRow::Outcome::Unchanged:
        return RowOutcome::Unchanged;
    case BrushRow::Outcome::LockedOut:
        return RowOutcome::LockedOut;
    case BrushRow::Outcome::NoReceiver:
        return RowOutcome::NoReceiver;
    case BrushRow::Outcome::Changed:
        break;
    }
    return RowOutcome::Changed;
}

/// A gradient on single rows; holds scratch memory.
class GradientRow {
public:
    GradientRow(const WeightScope& scope, const GradientSettings& settings)
        : m_scope(scope), m_settings(settings), m_ramp(settings),
          m_brush(settings.brush, scope.locked) {}

    RowOutcome compute(const Vec3f& position, WeightRow& row) {
        const auto t = m_ramp.at(position);
        if (!t)
            return RowOutcome::Unchanged;
        m_bones.clear();
        m_weights.clear();
        for (const Influence& influence : row) {
            m_bones.push_back(influence.bone);
            m_weights.push_back(influence.weight);
        }
        const float value = valueAt(m_settings, *t);
        // Adding nothing must not give a zero row to the bone.
        if (value == 0.0f && m_settings.brush.mode == BrushMode::Add)
            return RowOutcome::Unchanged;
        m_brush.setValue(value);
        const BrushRow::Outcome outcome = m_brush.compute({m_bones, m_weights}, 1.0f, nullptr);
        if (outcome == BrushRow::Outcome::Changed || outcome == BrushRow::Outcome::NoReceiver)
            row.assign(m_brush.row().begin(), m_brush.row().end());
        return outcomeOf(outcome);
    }

    /// Influences above 0 that the last row lost to the limit.
    [[nodiscard]] std::size_t dropped(const RowView& before) const {
        std::size_t count = 0;
        for (const std::uint16_t bone : m_brush.dropped())
            for (std::size_t i = 0; i < before.size(); ++i)
                count += before.bones[i] == bone && before.weights[i] > 0.0f ? 1 : 0;
        return count;
    }

private:
    const WeightScope& m_scope;
    const GradientSettings& m_settings;
    Ramp m_ramp;
    BrushRow m_brush;
    std::vector<std::uint16_t> m_bones;
    std::vector<float> m_weights;
};

} // namespace

WeightEdit floodWeights(const WeightScope& scope, const BrushSettings& settings,
                        const PointAdjacency* adjacency) {
    const Topology& topology = scope.mesh.topology;
    BrushFootprint footprint;
    footprint.vertices =
        scope.vertices ? withTwins(topology, *scope.vertices) : allVertices(topology);
    footprint.strengths.assign(footprint.vertices.size(), 1.0f);
    return applyBrush(scope.instance, scope.mesh, scope.weights, footprint, settings, scope.locked,
                      adjacency);
}

WeightEdit gradientWeights(const WeightScope& scope, std::span<const Vec3f> positions,
                           const GradientSettings& settings, const WeightProgress& progress) {
    assert(positions.size() == scope.mesh.vertexCount());
    const BrushSettings& brush = settings.brush;
    if (!Ramp(settings).isUsable() || brush.mode == BrushMode::Smooth || std::isnan(brush.value) ||
        std::isnan(brush.strength))
        return emptyEdit(scope);
    const bool isLockedBone = isLocked(scope.locked, brush.bone);
    std::atomic<std::size_t> dropped = 0;
    const auto makeOperation = [&]() -> RowOperation {
        auto rows = std::make_shared<GradientRow>(scope, settings);
        return [&, rows](PointIndex point, VertexIndex vertex, WeightRow& row) {
            if (isLockedBone)
                return RowOutcome::LockedOut;
            const auto twins = scope.mesh.topology.verticesOf(point);
            const RowOutcome outcome = rows->compute(positions[twins.front().value()], row);
            if (outcome == RowOutcome::Changed)
                dropped += rows->dropped(scope.weights.row(vertex)) *
                           (vertex == twins.front() ? twins.size() : 0);
            return outcome;
        };
    };
    WeightEdit edit = editRows(scope, progress, makeOperation).value_or(emptyEdit(scope));
    edit.droppedInfluences = edit.isEmpty() ? 0 : dropped.load();
    return edit;
}

} // namespace rigwright
