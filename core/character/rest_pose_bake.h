// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making a pose the rest pose and the bind pose, with meshes and clips.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"

#include <cstdint>
#include <span>

namespace rigwright {

/// Which shape the meshes get. AsShown: the one that the pose gives them now, so that nothing is
/// seen to change there. KeepOldRest: the one that linear blending brings back to the old shape in
/// the old rest pose; clips made near it look the same, and going there and back loses nothing.
enum class RestBake : std::uint8_t { AsShown, KeepOldRest };

/// `unsolved`: vertices (over all meshes) that KeepOldRest gave the shape of AsShown, because no
/// shape would come back to the old one.
struct RestBakeReport {
    std::size_t meshes = 0;
    std::size_t unsolved = 0;
};

/// Makes `local` (one transform a bone) the rest pose and the current one, and the bind pose of all
/// bound meshes: their vertices, normals, tangents and morph deltas are written anew (model space,
/// bringMeshesToBind()), their binds become the inverse of the rest pose. So the mesh in the rest
/// pose is the mesh itself. Clips and saved poses keep their numbers, and bones go where they went;
/// a bone that a clip leaves alone gets a key where it rested before. What one bone moves, goes
/// exactly where it went; between bones it differs as RestBake says. Weights, and vertices without
/// weight, stay. Controls go with the rest of their bones (followRest()), and are at rest in the
/// current pose. "rest-pose-singular" where a joint would have no size: nothing is changed then.
Result<RestBakeReport> bakeRestPose(Character& character, std::span<const Transform> local,
                                    RestBake bake);

/// What a new rest pose `after` needs of the clips: a key of the rest pose of `character` for what
/// they leave alone and `after` changes.
void keepRestInClips(Character& character, std::span<const Transform> after);

} // namespace rigwright
