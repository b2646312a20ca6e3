// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring bones across a plane: one side made like the other, or the whole turned over.
#pragma once

#include "core/skeleton/bone_names.h"
#include "core/skeleton/skeleton_edit.h"

#include <vector>

namespace rigwright {

/// All p with normal · p = offset in model space at rest; `normal` of unit length. The default is
/// the plane between left (+X) and right.
struct BonePlane {
    Vec3d normal = Vec3d::UnitX();
    double offset = 0.0;
};

/// The reflection as a matrix (determinant -1).
Affine3d reflection(const BonePlane& plane);

/// A reflected frame is left-handed: which of its axes is turned round to make it a bone's. FlipX:
/// the turn about X that bends a joint bends the other side's, too (characters of Rigwright and
/// Blender). FlipAll: that of every axis does, and bones point against their axes (Maya's
/// "behavior"). Automatic: what the pairs of the skeleton agree on most, FlipX where there are
/// none.
enum class MirroredFrame { Automatic, FlipX, FlipY, FlipZ, FlipAll };

/// Bone axes by what they are multiplied with.
Vec3d flipOf(MirroredFrame frame);

/// What Automatic stands for in this skeleton.
MirroredFrame usualMirroredFrame(const Skeleton& skeleton, const BoneMirror& bones,
                                 const BonePlane& plane);

struct Symmetrising {
    BoneSide from = BoneSide::Left; ///< Left or Right
    /// Of that side or the other, or of the centre (which stay); empty: all.
    std::vector<BoneIndex> bones = {};
    BonePlane plane = {};
    MirroredFrame frame = MirroredFrame::Automatic;
};

/// Makes the other side the image of `from`: counterparts (by name, mirrorBones()) move to where
/// the image is, with its axes, and hang on the counterpart of the parent; those that are missing
/// are made, with the name of the other side (SkeletonEdit::made, in the order of their images).
/// Bones without a side, or without a name that tells, stay. Finding "bone-no-counterpart": bones
/// of the other side that have no counterpart on this one, which stay. Error: "bone-side" (no bone
/// of that side), "bone-plane".
Result<SkeletonEdit> symmetrise(const Skeleton& skeleton, const Symmetrising& request);

/// Every bone takes the image of its counterpart's place, bones of the centre that of their own;
/// empty: all bones. Names, numbers and links stay. Twice is once back. Finding
/// "bone-no-counterpart": bones of a side without counterpart, which stay. Error: "bone-plane".
Result<SkeletonEdit> mirrorSkeleton(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                    const BonePlane& plane = {},
                                    MirroredFrame frame = MirroredFrame::Automatic);

} // namespace rigwright
