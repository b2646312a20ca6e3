// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring poses, and bringing bones back to rest.
#pragma once

#include "core/math/types.h"
#include "core/pose/pose.h"
#include "core/skeleton/bone_names.h"

#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

/// All p with normal · p = offset in model space; `normal` of unit length.
struct PoseMirrorPlane {
    Vec3d normal = Vec3d::UnitX();
    double offset = 0.0;
};

/// The pose seen in a mirror: what a bone does, its counterpart does on the other side, and bones
/// of the centre turn over. With S the reflection, R and P a bone's rest and posed matrices in
/// model space, the counterpart moves by S · (P · R⁻¹) · S from its own rest, so the axes of bones
/// do not matter, rest mirrors to rest, and twice is once back. A skeleton whose rest is symmetric
/// gets the reflected joint positions exactly. Result: parentFromBone, one a bone, in `local`'s
/// place.
///
/// Bones without counterpart keep their local transform. So does a bone whose rest matrix, or whose
/// mirrored parent's, cannot be inverted (scale 0). Where the result has shear (uneven scale on
/// bones with slanted axes) the nearest transform without it stands in (decomposeNearest()).
std::vector<Transform> mirrorPose(const Skeleton& skeleton, const BoneMirror& bones,
                                  std::span<const Transform> local,
                                  const PoseMirrorPlane& plane = {});

/// Only these bones take their transforms from mirrorPose(), the others keep theirs: the left arm
/// becomes as the right one is.
std::vector<Transform> mirrorOnto(const Skeleton& skeleton, const BoneMirror& bones,
                                  std::span<const Transform> local, std::span<const BoneIndex> onto,
                                  const PoseMirrorPlane& plane = {});

/// The bones and everything below them; ascending, each once.
std::vector<BoneIndex> withDescendants(const Skeleton& skeleton, std::span<const BoneIndex> bones);

/// Puts the bones' local transforms back to rest. `local` has one entry a bone.
void resetBones(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                std::span<Transform> local);

} // namespace rigwright
