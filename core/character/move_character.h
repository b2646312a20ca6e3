// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A whole character in other units, turned, or brought to its bind: everything it holds goes
/// along.
#pragma once

#include "core/character/character.h"

namespace rigwright {

/// Multiplies every length: rest and current pose, saved poses, translation keys with their
/// tangents, vertices, morph deltas, binds and places of meshes, radii of envelopes, and of the rig
/// the places, sizes, limits, offsets and values of controls, tips and drivers' outputs. Scales and
/// rotations of bones stay as they are, so that every frame of the result is the old one times
/// `factor`. Which vertices are twins stays. Precondition: `factor` is finite and > 0. Numbers that
/// would leave the range of float stop at its end.
void scaleCharacter(Character& character, double factor);

/// Turns everything about the origin: the roots in rest pose, current and saved poses and clips,
/// the meshes and controls that hang on no bone. Limits of positions in model space keep their axes.
/// Every frame of the result is the old one turned by
/// `rotation` (of unit length).
void rotateCharacter(Character& character, const Quatd& rotation);

/// Writes the meshes that hang on bones anew so that their space is model space in the bind pose
/// (poseAtBind()), as glTF has it: programs that take the bind from inverse bind matrices then find
/// it where it was. Every frame stays as it is, but for the rounding of floats; rows without weight
/// stay where their node stands at rest. Meshes that are so already, or whose bind cannot be
/// undone, are left alone.
void bringMeshesToBind(Character& character);

/// Makes the bind pose the rest pose and the current one. Clips stay as they are: a bone that one
/// of them leaves alone gets a key where it rested before.
void restAtBind(Character& character);

} // namespace rigwright
