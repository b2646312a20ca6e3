// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Local transforms through an edit.
#include "core/skeleton/bone_follow.h"

#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <cassert>

namespace rigwright {

namespace {

Affine3d modelOf(const PosedBones& pose, BoneIndex bone) {
    return bone.isValid() ? pose.modelFromBone[bone.value()] : Affine3d::Identity();
}

BoneIndex parentOf(const Skeleton& skeleton, BoneIndex bone) {
    return bone.isValid() ? skeleton.parents[bone.value()] : BoneIndex();
}

Transform localOf(const PosedBones& pose, BoneIndex bone) {
    return bone.isValid() ? pose.local[bone.value()] : Transform{};
}

std::optional<FramedLocal> nearest(const Affine3d& matrix) {
    if (!matrix.matrix().allFinite())
        return std::nullopt;
    FramedLocal result{decomposeNearest(matrix), 0.0};
    if (!isFinite(result.local))
        return std::nullopt;
    const double size = matrix.linear().cwiseAbs().maxCoeff();
    if (size > 0.0)
        result.shear =
            (toAffine(result.local).linear() - matrix.linear()).cwiseAbs().maxCoeff() / size;
    return result;
}

std::vector<std::uint8_t> withAncestors(const Skeleton& skeleton, BoneIndex bone) {
    std::vector<std::uint8_t> marked(skeleton.boneCount(), 0);
    for (; bone.isValid(); bone = skeleton.parents[bone.value()])
        marked[bone.value()] = 1;
    return marked;
}

} // namespace

bool isIdentity(const Affine3d& matrix) {
    return matrix.matrix() == Mat4d::Identity();
}

bool isRigid(const Affine3d& matrix) {
    constexpr double kTolerance = 1e-9;
    const Mat3d linear = matrix.linear();
    return matrix.matrix().allFinite() &&
           (linear.transpose() * linear - Mat3d::Identity()).cwiseAbs().maxCoeff() <= kTolerance &&
           linear.determinant() > 0.0;
}

std::optional<Vec3d> turnedScale(const Vec3d& scale, const Mat3d& rotation) {
    if (scale.x() == scale.y() && scale.y() == scale.z())
        return scale;
    const Mat3d turned = rotation.transpose() * scale.asDiagonal() * rotation;
    const Vec3d diagonal = turned.diagonal();
    const double size = scale.cwiseAbs().maxCoeff();
    const Mat3d rest = turned - Mat3d(diagonal.asDiagonal());
    if (!(rest.cwiseAbs().maxCoeff() <= 1e-9 * size))
        return std::nullopt;
    return diagonal;
}

std::optional<FramedLocal> framed(const Affine3d& before, const Transform& local,
                                  const Affine3d& behind) {
    if (isIdentity(before) && isIdentity(behind))
        return FramedLocal{local, 0.0};
    const Mat3d turnBefore = before.linear();
    const Mat3d turnBehind = behind.linear();
    const auto scale = turnedScale(local.scale, turnBehind);
    if (scale && isRigid(before) && isRigid(behind)) {
        FramedLocal result{local, 0.0};
        if (turnBehind != Mat3d::Identity())
            result.local.scale = *scale;
        if (turnBefore != Mat3d::Identity() || turnBehind != Mat3d::Identity())
            result.local.rotation =
                (Quatd(turnBefore).conjugate() * local.rotation * Quatd(turnBehind)).normalized();
        const Vec3d moved = local.rotation * local.scale.cwiseProduct(behind.translation());
        result.local.translation =
            turnBefore.transpose() * (local.translation + moved - before.translation());
        if (!isFinite(result.local))
            return std::nullopt;
        return result;
    }
    const auto inverse = invert(before);
    if (!inverse)
        return std::nullopt;
    return nearest(*inverse * toAffine(local) * behind);
}

FollowStep stepOf(const Skeleton& before, const BoneOrigin& bone, const BoneOrigin& parent) {
    FollowStep step;
    step.old = bone.old;
    step.oldAbove = parent.old;
    step.behind = bone.oldFromBone;
    step.before = parent.oldFromBone;
    if (bone.old == parent.old)
        step.kinship = Kinship::Same;
    else if (bone.old.isValid() && before.parents[bone.old.value()] == parent.old)
        step.kinship = Kinship::Child;
    else
        step.kinship = Kinship::Elsewhere;
    return step;
}

std::vector<BoneIndex> bonesBetween(const Skeleton& skeleton, BoneIndex a, BoneIndex b) {
    const std::vector<std::uint8_t> ofA = withAncestors(skeleton, a);
    const std::vector<std::uint8_t> ofB = withAncestors(skeleton, b);
    std::vector<BoneIndex> between;
    for (std::size_t bone = 0; bone < ofA.size(); ++bone)
        if (ofA[bone] != ofB[bone])
            between.emplace_back(bone);
    return between;
}

std::optional<Affine3d> wayBetween(const PosedBones& pose, const FollowStep& step) {
    if (step.kinship != Kinship::Elsewhere)
        return Affine3d::Identity();
    const auto inverse = invert(modelOf(pose, step.oldAbove));
    if (!inverse)
        return std::nullopt;
    const Affine3d way = *inverse * modelOf(pose, parentOf(pose.skeleton, step.old));
    return way.matrix().allFinite() ? std::optional(way) : std::nullopt;
}

std::optional<FramedLocal> riddenLocal(const PosedBones& pose, const FollowStep& step) {
    if (step.kinship == Kinship::Same)
        return framed(step.before, Transform{}, step.behind);
    const Transform local = localOf(pose, step.old);
    if (step.kinship == Kinship::Child)
        return framed(step.before, local, step.behind);
    const auto way = wayBetween(pose, step);
    if (!way)
        return std::nullopt;
    if (const auto back = invert(*way); back && isRigid(*way))
        return framed(*back * step.before, local, step.behind);
    const auto inverse = invert(step.before);
    if (!inverse)
        return std::nullopt;
    return nearest(*inverse * *way * toAffine(local) * step.behind);
}

BoneFollower::BoneFollower(const Skeleton& before, const SkeletonEdit& edit)
    : m_before(before), m_edit(edit), m_restModel(restModel(before)) {
    const auto& origins = edit.remap.origins;
    for (std::size_t bone = 0; bone < origins.size(); ++bone) {
        const BoneIndex parent = edit.skeleton.parents[bone];
        m_steps.push_back(stepOf(before, origins[bone],
                                 parent.isValid() ? origins[parent.value()] : BoneOrigin{}));
    }
}

std::optional<FramedLocal> BoneFollower::local(const PosedBones& pose, BoneIndex bone) const {
    const FollowStep& step = m_steps[bone.value()];
    const Transform& rest = m_edit.skeleton.restLocal[bone.value()];
    if (step.kinship == Kinship::Same)
        return FramedLocal{rest, 0.0};
    auto ridden = riddenLocal(pose, step);
    const bool isMoved =
        step.behind.translation() != Vec3d::Zero() || step.before.translation() != Vec3d::Zero();
    if (!ridden || m_edit.rule == PoseRule::Ride || !isMoved)
        return ridden;
    // The pose's way from rest is kept, from where the joint rests now.
    const PosedBones atRest{m_before, m_before.restLocal, m_restModel};
    const auto way = wayBetween(pose, step);
    const auto restWay = wayBetween(atRest, step);
    const auto inverse = invert(step.before);
    if (!way || !restWay || !inverse)
        return std::nullopt;
    const Vec3d moved = *way * localOf(pose, step.old).translation -
                        *restWay * localOf(atRest, step.old).translation;
    ridden->local.translation = rest.translation + inverse->linear() * moved;
    if (!isFinite(ridden->local))
        return std::nullopt;
    return ridden;
}

FollowedPose followPose(const Skeleton& before, const SkeletonEdit& edit,
                        std::span<const Transform> local) {
    assert(local.size() == before.boneCount());
    constexpr double kShear = 1e-6;
    Skeleton posed = before; // its rest is the pose
    posed.restLocal.assign(local.begin(), local.end());
    const std::vector<Affine3d> model = restModel(posed);
    const PosedBones pose{before, local, model};
    const BoneFollower follower(before, edit);
    FollowedPose result;
    for (std::size_t bone = 0; bone < edit.skeleton.boneCount(); ++bone) {
        const auto followed = follower.local(pose, BoneIndex(bone));
        result.local.push_back(followed ? followed->local : edit.skeleton.restLocal[bone]);
        result.sheared += followed && followed->shear > kShear ? 1 : 0;
        result.flat += followed ? 0 : 1;
    }
    return result;
}

} // namespace rigwright
