// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows for points that have none, from their neighbours along the surface.
#pragma once

#include "core/weights/row_operation.h"
#include "core/weights/row_sum.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// What is to be filled. `open` has one entry a point: 1 = it has no row. `positions`: one a
/// vertex. `addKnown` adds the row of a point that has one, times a factor, and may be called on
/// several threads; rows sum to 1, or to 0 where they have nothing to give.
struct RowGaps {
    const Mesh& mesh;
    const PointAdjacency& adjacency;
    std::span<const Vec3f> positions;
    std::span<const std::uint8_t> open;
    std::function<void(PointIndex point, double factor, RowSum& sum)> addKnown;
};

/// By point: its row, empty where it is not open, or where no point with a row can be reached along
/// edges. Rows go in from the rim, neighbour by neighbour, near ones counting for more (by the
/// inverse length of the edge), and are then evened out, so that they run smoothly from rim to rim.
/// They sum to 1; shares below 1e-4 are left out. The result does not depend on the number of
/// threads. nullopt: cancelled.
std::optional<std::vector<WeightRow>>
fillGaps(const RowGaps& gaps, const WeightProgress& progress = {}, const ProgressRange& range = {});

} // namespace rigwright
