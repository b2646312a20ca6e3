// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The far ends of a body: head, hands and feet, found by the ways inside the volume alone.
#pragma once

#include "core/base/result.h"
#include "core/character/body_grid.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// A voxel farther from the middle than all around it. `prominence`: how far one must come back
/// towards the middle to get to a place that leads farther away still (mesh units).
struct BodyTip {
    std::uint32_t voxel = 0;
    double prominence = 0.0;
};

/// The local maxima of `ways` (BodyGrid::waysFrom() a middle) by falling prominence, those of at
/// least `least`. Found in the tree in which the sets of voxels beyond a way merge as the way
/// shrinks (H. Carr, J. Snoeyink, U. Axen 2003, "Computing contour trees in all dimensions").
std::vector<BodyTip> findTips(const BodyGrid& grid, std::span<const float> ways, double least);

/// Voxels. Index 0 and 1 are two sides of which it is not known yet which one is the left; the two
/// are the same side for hands and feet.
struct BodyLimbs {
    std::uint32_t head = 0;
    std::array<std::uint32_t, 2> hands{};
    std::array<std::uint32_t, 2> feet{};
};

/// Finds the five that fit a body best: alike on both sides, hands nearer to the head than feet;
/// of equal ones those with the head up. "fit-no-biped" where there are fewer than five tips, or
/// where none of them make two alike sides.
Result<BodyLimbs> findLimbs(const BodyGrid& grid);

} // namespace rigwright
