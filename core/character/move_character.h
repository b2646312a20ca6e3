// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A whole character in other units, or turned: everything it holds goes along.
#pragma once

#include "core/character/character.h"

namespace rigwright {

/// Multiplies every length: rest and current pose, saved poses, translation keys with their
/// tangents, vertices, morph deltas, binds and places of meshes. Scales and rotations of bones stay
/// as they are, so that every frame of the result is the old one times `factor`. Which vertices are
/// twins stays. Precondition: `factor` is finite and > 0. Numbers that would leave the range of
/// float stop at its end.
void scaleCharacter(Character& character, double factor);

/// Turns everything about the origin: the roots in rest pose, current and saved poses and clips,
/// and the meshes that hang on no bone. Every frame of the result is the old one turned by
/// `rotation` (of unit length).
void rotateCharacter(Character& character, const Quatd& rotation);

} // namespace rigwright
