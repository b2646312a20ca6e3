// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The pose in which a character was bound.
#pragma once

#include "core/character/character.h"

#include <optional>
#include <vector>

namespace rigwright {

/// `local` has one transform a bone. `left` lists the joints, ascending, that two meshes bind
/// differently, or whose bind cannot be undone: they keep their rest transform.
struct BindPose {
    std::vector<Transform> local;
    std::vector<BoneIndex> left;
};

/// Where the bones stood when the meshes were bound: the inverse of each `boneFromMeshBind`, placed
/// in model space by the one of three ways that leaves most joints at rest or where other meshes
/// have them, else nearest to rest: mesh space is model space (glTF), the mesh stands where its
/// node stands, the topmost joint stays at rest. Bones that are no joints follow their parents.
/// Binds agree within 1e-4 of their size.
BindPose poseAtBind(const Character& character);

/// Where each mesh stood in model space when it was bound (modelFromMesh), by the same rule;
/// nothing for meshes without binding.
std::vector<std::optional<Affine3d>> placesAtBind(const Character& character);

} // namespace rigwright
