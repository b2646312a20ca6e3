// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where bones stand at rest and where they end: files know joints, not bones.
#pragma once

#include "core/skeleton/skeleton.h"

#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// modelFromBone of every bone at rest. A bone whose matrix overflows takes its parent's, a root
/// the identity.
std::vector<Affine3d> restModel(const Skeleton& skeleton);

/// By bone: the child that continues it best, the one most in line with it (from a root: the one
/// with the most bones below it), joints of meshes before helpers; invalid where there is none.
/// Children at the very place of the bone are passed over.
std::vector<BoneIndex> mainChildren(const Skeleton& skeleton);

/// Where the bone ends, in its own coordinates at rest: the head of its main child; a leaf goes on
/// in the direction and by three quarters of the length that lead to it; 0 where nothing tells (a
/// lone bone, or one at the place of its parent).
Vec3d tailOf(const Skeleton& skeleton, BoneIndex bone, BoneIndex mainChild);

/// "upper_arm.L", or "#3" for a bone without name.
std::string boneLabel(const Skeleton& skeleton, BoneIndex bone);

/// "a, b, c" of at most 40, and how many more there are.
std::string boneList(const Skeleton& skeleton, std::span<const BoneIndex> bones);

/// A name that no bone has: spine_02 after spine_01, else arm.001, arm.002 … A bone without name
/// gives one without name.
std::string nextBoneName(const std::vector<std::string>& taken, const std::string& name);

} // namespace rigwright
