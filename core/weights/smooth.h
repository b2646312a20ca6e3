// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Smoothing rows over the surface, all bones at once or one.
#pragma once

#include "core/weights/row_operation.h"

#include <cstdint>
#include <optional>

namespace rigwright {

/// `strength` is clamped to [0, 1] (NaN: nothing happens), `iterations` to at most 1000. `bone`:
/// only the weight of that joint is smoothed, as by a smoothing brush everywhere; none: all.
/// `maxInfluences` 0 = no limit; rows that change keep to it after every iteration.
struct SmoothSettings {
    std::size_t iterations = 1;
    float strength = 0.5f;
    std::optional<std::uint16_t> bone;
    std::size_t maxInfluences = 0;
};

/// Each iteration moves every row by `strength` towards the mean of its neighbours' rows, all as
/// they were before the iteration: row + (mean - row) · strength, rows divided by their sums as
/// skinning shows them. Neighbours are points with weights that share an edge (`adjacency` of the
/// scope's mesh); they count whether they are in the scope or not. A row without weight takes the
/// mean. Locked bones keep their bits, neither spread nor make room; the free ones share what they
/// leave. Rows come out summing to 1, and those that would not move keep their bits: a constant
/// field is a fixed point. n iterations give the bits of n operations of one iteration. Counts as
/// in WeightEdit are those of the last iteration; removed influences of all.
WeightEdit smoothWeights(const WeightScope& scope, const PointAdjacency& adjacency,
                         const SmoothSettings& settings, const WeightProgress& progress = {});

} // namespace rigwright
