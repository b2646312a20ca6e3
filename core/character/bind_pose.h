// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The pose in which a character was bound.
#pragma once

#include "core/character/character.h"

#include <vector>

namespace rigwright {

/// `local` has one transform a bone. `left` lists the joints, ascending, that two meshes bind
/// differently, or whose bind cannot be undone: they keep their rest transform.
struct BindPose {
    std::vector<Transform> local;
    std::vector<BoneIndex> left;
};

/// Where the bones stood when the meshes were bound: the inverse of each `boneFromMeshBind`, placed
/// in model space by the one of three ways that leaves most joints of that mesh at rest: mesh space
/// is model space (glTF), the mesh stands where its node stands, the topmost joint stays at rest.
/// Bones that are no joints follow their parents. Binds agree within 1e-4 of their size.
BindPose poseAtBind(const Character& character);

/// How many joints stand, in the rest pose, elsewhere than they were bound (by poseAtBind()): more
/// than `tolerance`, as a part of the distance of the joints from each other and in radians.
std::size_t jointsOffBind(const Character& character, double tolerance = 1e-3);

} // namespace rigwright
