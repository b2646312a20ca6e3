// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A post of quads on two bones: the simplest character whose every pixel can be predicted.
#pragma once

#include "core/character/character.h"

namespace rigwright::test {

/// Round, 2 m high, radius 0.25, standing on the origin; bones "lower" at y = 0 and "upper" at y
/// = 1. The weight of "upper" is clamp(y - 0.5, 0, 1): 0 below 0.5, 1 above 1.5.
Character post();

/// Vertices of the ring at height `y` (a multiple of 0.05).
std::vector<VertexIndex> ringOfPost(const Character& character, float y);

} // namespace rigwright::test
