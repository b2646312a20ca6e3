// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The surface that each bone of a character carries, for whoever makes controls around it.
#pragma once

#include "core/character/character.h"
#include "core/rig/bone_points.h"

namespace rigwright {

/// Vertices of all visible bound meshes, by the bone that moves them most (by each of equals, so
/// that both sides of a body have the same), in model space at rest, skinned linearly; at most
/// about 50,000 of them, evenly picked. Vertices without weight belong to nobody. One entry a bone.
BonePoints surfaceByBone(const Character& character);

} // namespace rigwright
