// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sharpening rows over the surface: the opposite of smoothing.
#pragma once

#include "core/weights/row_operation.h"

#include <cstddef>

namespace rigwright {

/// `strength` is clamped to [0, 1] (NaN: nothing happens), `iterations` to at most 1000.
struct SharpenSettings {
    std::size_t iterations = 1;
    float strength = 0.5f;
};

/// Each iteration moves every row by `strength` away from the mean of its neighbours' rows, all as
/// they were before the iteration: row + (row - mean) · strength, rows divided by their sums as
/// skinning shows them; neighbours as in smoothWeights(). It makes blends steeper and nothing else:
/// no bone gets more than the most, or less than the least, that the row and its neighbours give
/// it, a row gets no bone that it has not, and of all such rows that sum to 1 the nearest one is
/// taken (Euclidean distance). Where all neighbours are alike nothing moves, nor does a ramp of
/// constant slope. A row without weight, or without neighbours that have weights, stays as it is.
/// Locked bones keep their bits; the free ones share what they leave. n iterations give the bits of
/// n operations of one iteration.
WeightEdit sharpenWeights(const WeightScope& scope, const PointAdjacency& adjacency,
                          const SharpenSettings& settings, const WeightProgress& progress = {});

} // namespace rigwright
