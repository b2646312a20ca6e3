// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The brush without a pointer: everywhere at once, and along a gradient.
#pragma once

#include "core/math/types.h"
#include "core/weights/brush.h"
#include "core/weights/row_operation.h"

#include <span>

namespace rigwright {

/// One dab of full falloff on every vertex of the scope: applyBrush() with its rules and counts.
/// `adjacency` for BrushMode::Smooth only.
WeightEdit floodWeights(const WeightScope& scope, const BrushSettings& settings,
                        const PointAdjacency* adjacency = nullptr);

/// Linear: t goes from 0 in the plane through `from` to 1 in the plane through `to`, both
/// perpendicular to the line between them. Radial: from 0 at `from` to 1 at the distance of `to`.
enum class GradientShape { Linear, Radial };

/// `brush` paints with `brush.value` · f(t), f the falloff (1 at t = 0, 0 at t = 1); a Scale brush
/// with the factor 1 + (value - 1) · f(t), its factor clamped to at most 1e6. Mode Smooth does
/// nothing. `beyondFrom`, `beyondTo`: whether what lies beyond the ends (t clamped) takes part;
/// a Replace gradient with `beyondTo` takes the bone off everything behind `to`.
struct GradientSettings {
    BrushSettings brush;
    GradientShape shape = GradientShape::Linear;
    Vec3f from = Vec3f::Zero();
    Vec3f to = Vec3f::Zero();
    BrushFalloff falloff = BrushFalloff::Linear;
    bool beyondFrom = true;
    bool beyondTo = true;
};

/// A ramp of weight over the scope. `positions`: one a vertex, in the space of `from` and `to`; of
/// twins the first counts. Rules and counts of applyBrush(). Ends that are not finite or the same:
/// nothing happens; a vertex whose position is not finite stays as it is.
WeightEdit gradientWeights(const WeightScope& scope, std::span<const Vec3f> positions,
                           const GradientSettings& settings, const WeightProgress& progress = {});

} // namespace rigwright
