// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A small arm with everything that tests of editing need: seams, two meshes, a clip, a bone apart.
#pragma once

#include "core/character/character.h"

namespace rigwright::test {

/// Bones in order: upper (at the origin), lower (at x = 0.5), helper (at x = 1, no joint of any
/// mesh).
inline constexpr std::size_t kUpper = 0;
inline constexpr std::size_t kLower = 1;
inline constexpr std::size_t kHelper = 2;

/// Mesh 0, "Arm": a tube along +X of length 1 and radius 0.1, every triangle with vertices of its
/// own (twins everywhere), joints upper and lower, weights going over smoothly between x = 0.4 and
/// 0.6. Mesh 1, "Cuff": a cube of side 0.3 around (0.5, 0.5, 0), joint lower alone. Clip 0, "bend":
/// lower turns about +Z from 0 to 90° in one second, evenly.
Character armCharacter();

/// The same with a vertex (0) whose weights sum to a half.
Character unnormalisedArm();

/// A vertex of the arm that both bones move.
VertexIndex sharedVertex(const Character& character);

} // namespace rigwright::test
