// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How local transforms follow an edit of the skeleton, in rest and in any pose.
#pragma once

#include "core/skeleton/bone_remap.h"
#include "core/skeleton/skeleton_edit.h"

#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// To the last bit.
bool isIdentity(const Affine3d& matrix);

/// A rotation and a translation, nothing else, within 1e-9.
bool isRigid(const Affine3d& matrix);

/// The scale along the axes that `rotation` turns to: S · rotation = rotation · S'. Nullopt where
/// that has shear (different scales on axes that are not turned onto one another).
std::optional<Vec3d> turnedScale(const Vec3d& scale, const Mat3d& rotation);

/// A local transform in other frames, and how much shear was dropped, relative to its size.
struct FramedLocal {
    Transform local;
    double shear = 0.0;
};

/// before⁻¹ · local · behind: exactly, with the signs of the scale as they are, where both frames
/// are rigid and turnedScale() allows it, else the nearest transform. `local` itself where both
/// are the identity. Nullopt where `before` cannot be inverted or the result is not finite.
std::optional<FramedLocal> framed(const Affine3d& before, const Transform& local,
                                  const Affine3d& behind);

/// How the old bone that a bone rides on lies to the one that its parent rides on.
enum class Kinship {
    Same,      ///< the two ride on one bone: nothing moves between them
    Child,     ///< as before: only frames may differ
    Elsewhere, ///< other bones lie between them than before
};

/// One bone of the edited skeleton and what its local transform depends on.
struct FollowStep {
    Kinship kinship = Kinship::Child;
    BoneIndex old;      ///< that the bone rides on; invalid: model space
    BoneIndex oldAbove; ///< that its parent rides on; invalid: model space
    Affine3d behind;    ///< BoneOrigin::oldFromBone of the bone
    Affine3d before;    ///< and of its parent
};

FollowStep stepOf(const Skeleton& before, const BoneOrigin& bone, const BoneOrigin& parent);

/// Ancestors of one of the two (or it itself) that are not of the other one: the bones whose motion
/// lies between them. Ascending.
std::vector<BoneIndex> bonesBetween(const Skeleton& skeleton, BoneIndex a, BoneIndex b);

/// The old skeleton in some pose.
struct PosedBones {
    const Skeleton& skeleton;
    std::span<const Transform> local;
    std::span<const Affine3d> modelFromBone;
};

/// oldAboveFromOldParent for Kinship::Elsewhere, the identity else; nullopt where a scale of 0 is
/// in the way.
std::optional<Affine3d> wayBetween(const PosedBones& pose, const FollowStep& step);

/// The bone's local transform in that pose, where it rides as BoneOrigin says.
std::optional<FramedLocal> riddenLocal(const PosedBones& pose, const FollowStep& step);

/// All local transforms of the edited skeleton in a pose of the old one (by SkeletonEdit::rule).
struct FollowedPose {
    std::vector<Transform> local;
    std::size_t sheared = 0; ///< bones where shear had to be dropped (above 1e-6 of their size)
    std::size_t flat = 0;    ///< bones at rest because a scale of 0 left nothing to follow
};
FollowedPose followPose(const Skeleton& before, const SkeletonEdit& edit,
                        std::span<const Transform> local);

/// The same for one bone of a pose, with its step; `restWay`: wayBetween() at rest.
class BoneFollower {
public:
    BoneFollower(const Skeleton& before, const SkeletonEdit& edit);

    [[nodiscard]] const FollowStep& step(BoneIndex bone) const { return m_steps[bone.value()]; }
    /// Nullopt where a scale of 0 leaves nothing to follow.
    [[nodiscard]] std::optional<FramedLocal> local(const PosedBones& pose, BoneIndex bone) const;

private:
    const Skeleton& m_before;
    const SkeletonEdit& m_edit;
    std::vector<Affine3d> m_restModel;
    std::vector<FollowStep> m_steps;
};

} // namespace rigwright
