// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making one side of a character's skeleton like the other, with weights for bones that are made.
#pragma once

#include "core/character/edit_skeleton.h"
#include "core/skeleton/symmetrise.h"

namespace rigwright {

/// symmetrise() and editCharacter(); then every mesh that hangs on the image of a made bone gets
/// the made one as a joint, bound where the image of its counterpart is, and the rows of the other
/// side that belong to it: those of vertices whose counterparts (findSymmetry() across the plane,
/// as the mesh stood at bind) have weight on the bone, by mirrorWeights(). Rows of which no side
/// has such weight stay. Locked meshes and locked bones stay as they are. Findings of its own:
/// "bone-weights-mirrored" (a mesh each: vertices that got weights), "bone-mesh-asymmetric"
/// (vertices with such weights that have no counterpart in the mesh).
Result<CharacterEdit> symmetriseCharacter(const Character& character, const Symmetrising& request);

} // namespace rigwright
