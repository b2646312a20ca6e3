// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// bonePoints: where a character's surface is, bone by bone, for whoever makes controls.
#pragma once

#include "core/character/character.h"
#include "core/rig/bone_points.h"

namespace rigwright {

/// At rest (model space, metres), linear blending: each vertex with the bone that has most of it;
/// of large meshes an even sample. Vertices without weights are left out.
BonePoints bonePoints(const Character& character);

} // namespace rigwright
