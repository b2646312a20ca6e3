// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a transfer needs to know of two skeletons, measured once.
#include "core/animation/retarget.h"

#include "core/pose/pose.h"
#include "core/skeleton/body_parts.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace rigwright {

namespace {

/// A reference whose lowest bone lies farther from the ground than this part of the hips' height
/// does not stand on it (BVH files often have their hips at the origin).
constexpr double kStandsNearGround = 0.25;

std::vector<Quatd> rotationsOf(const Skeleton& skeleton, const std::vector<Transform>& locals) {
    std::vector<Quatd> rotations;
    rotations.reserve(skeleton.boneCount());
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        const Quatd& local = locals[bone].rotation;
        rotations.push_back(parent.isValid() ? (rotations[parent.value()] * local).normalized()
                                             : local);
    }
    return rotations;
}

BoneIndex parentOf(const Skeleton& skeleton, BoneIndex bone) {
    return skeleton.parents[bone.value()];
}

/// Mean direction from a bone to the bones that hang next below it among those with counterparts;
/// zero where there are none, or where they part in all directions.
Vec3d directionOf(BoneIndex bone, const std::vector<BoneIndex>& below,
                  const std::vector<Affine3d>& modelFromBone) {
    constexpr double kGathered = 0.8;
    Vec3d sum = Vec3d::Zero();
    std::size_t count = 0;
    for (const BoneIndex child : below) {
        const Vec3d way =
            modelFromBone[child.value()].translation() - modelFromBone[bone.value()].translation();
        const double length = way.norm();
        if (!(length > 1e-9))
            continue;
        sum += way / length;
        ++count;
    }
    if (count == 0 || sum.norm() < kGathered * double(count))
        return Vec3d::Zero();
    return sum.normalized();
}

/// Fills RetargetPlan::alignment.
void alignRests(RetargetPlan& plan) {
    const Skeleton& target = *plan.target;
    std::vector<std::vector<BoneIndex>> below(target.boneCount()); // next ones with counterparts
    for (std::size_t bone = 0; bone < target.boneCount(); ++bone)
        if (plan.sourceOf[bone].isValid())
            if (const BoneIndex above = mappedAbove(target, plan.sourceOf, BoneIndex(bone));
                above.isValid())
                below[above.value()].emplace_back(bone);
    std::vector<std::uint8_t> keeps(target.boneCount(), 0);
    for (std::size_t bone = 0; bone < target.boneCount(); ++bone) {
        const BoneIndex parent = target.parents[bone];
        keeps[bone] = bodyPartOfName(target.names[bone]) == BodyPart::Foot ||
                              (parent.isValid() && keeps[parent.value()] != 0)
                          ? 1
                          : 0;
        if (keeps[bone] != 0)
            continue;
        if (parent.isValid())
            plan.alignment[bone] = plan.alignment[parent.value()];
        const BoneIndex source = plan.sourceOf[bone];
        if (!source.isValid())
            continue;
        std::vector<BoneIndex> sources;
        for (const BoneIndex child : below[bone])
            sources.push_back(plan.sourceOf[child.value()]);
        if (sources.empty())
            continue; // goes with the bone above
        const Vec3d from = directionOf(BoneIndex(bone), below[bone], plan.modelFromTarget);
        const Vec3d to = directionOf(source, sources, plan.modelFromSource);
        plan.alignment[bone] =
            from.isZero() || to.isZero() ? Quatd::Identity() : Quatd::FromTwoVectors(from, to);
    }
}

std::vector<Transform> referenceOf(const Skeleton& skeleton,
                                   const std::vector<Transform>& reference) {
    assert(reference.empty() || reference.size() == skeleton.boneCount());
    return reference.empty() ? skeleton.restLocal : reference;
}

/// The frames at the reference for bones with a counterpart, the rest below them for the others.
HeldFrames heldFrames(const Skeleton& skeleton, const std::vector<BoneIndex>& counterpart,
                      const HeldFrames& reference) {
    HeldFrames held = reference;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        if (counterpart[bone].isValid())
            continue;
        const BoneIndex parent = skeleton.parents[bone];
        const Transform& rest = skeleton.restLocal[bone];
        held.rotations[bone] = parent.isValid()
                                   ? (held.rotations[parent.value()] * rest.rotation).normalized()
                                   : rest.rotation;
        held.modelFromBone[bone] =
            parent.isValid() ? held.modelFromBone[parent.value()] * toAffine(rest) : toAffine(rest);
    }
    return held;
}

/// Fills the frames that say what stands still.
void hold(RetargetPlan& plan) {
    const Skeleton& target = *plan.target;
    HeldFrames aligned{plan.targetRotation, plan.modelFromTarget};
    for (std::size_t bone = 0; bone < target.boneCount(); ++bone) {
        const Quatd& turn = plan.alignment[bone];
        aligned.rotations[bone] = turn * plan.targetRotation[bone];
        Affine3d& model = aligned.modelFromBone[bone];
        model.linear() = turn.toRotationMatrix() * plan.modelFromTarget[bone].linear();
        if (const BoneIndex parent = target.parents[bone]; parent.isValid())
            model.translation() =
                aligned.modelFromBone[parent.value()] * plan.targetReference[bone].translation;
    }
    plan.sourceHeld =
        heldFrames(*plan.source, plan.targetOf, {plan.sourceRotation, plan.modelFromSource});
    plan.targetHeld = heldFrames(target, plan.sourceOf, aligned);
    plan.modelFromAligned = std::move(aligned.modelFromBone);
}

struct Extent {
    double hips = 0.0; ///< above the lowest bone
    double lowest = 0.0;
    double size = 0.0; ///< diagonal of the box
};

Extent extentOf(const std::vector<Affine3d>& modelFromBone,
                const std::vector<BoneIndex>& counterpart, BoneIndex hips) {
    Eigen::AlignedBox3d box;
    for (std::size_t bone = 0; bone < modelFromBone.size(); ++bone)
        if (counterpart[bone].isValid())
            box.extend(modelFromBone[bone].translation());
    if (box.isEmpty())
        return {};
    Extent extent{0.0, box.min().y(), box.diagonal().norm()};
    if (hips.isValid())
        extent.hips = modelFromBone[hips.value()].translation().y() - extent.lowest;
    return extent;
}

void measure(RetargetPlan& plan) {
    const BoneIndex targetHips =
        plan.hips.isValid() ? plan.targetOf[plan.hips.value()] : BoneIndex();
    const Extent source = extentOf(plan.modelFromSource, plan.targetOf, plan.hips);
    const Extent target = extentOf(plan.modelFromTarget, plan.sourceOf, targetHips);
    const auto counts = [](double length, double size) { return length > 1e-3 * size; };
    if (counts(source.hips, source.size) && counts(target.hips, target.size)) {
        plan.scale = target.hips / source.hips;
        if (std::abs(source.lowest) > kStandsNearGround * source.hips)
            plan.groundOffset = -source.lowest;
    } else if (source.size > 1e-9 && target.size > 1e-9) {
        plan.scale = target.size / source.size;
    }
}

} // namespace

bool rigsAgree(const Skeleton& source, const Skeleton& target,
               std::span<const BoneIndex> targetOf) {
    constexpr double kSame = 0.005;
    constexpr double kSameScale = 0.01;
    const std::vector<BoneIndex> counterpart(targetOf.begin(), targetOf.end());
    double longest = 0.0;
    double farthest = 0.0;
    for (std::size_t bone = 0; bone < source.boneCount(); ++bone) {
        const BoneIndex other = targetOf[bone];
        if (!other.isValid())
            continue;
        const BoneIndex above = mappedAbove(source, counterpart, BoneIndex(bone));
        if (!above.isValid())
            continue; // a root, or below what only the file has
        if (above != source.parents[bone] || parentOf(target, other) != targetOf[above.value()])
            return false;
        const Transform& ours = source.restLocal[bone];
        const Transform& theirs = target.restLocal[other.value()];
        longest = std::max(longest, ours.translation.norm());
        farthest = std::max(farthest, (ours.translation - theirs.translation).norm());
        if ((ours.scale - theirs.scale).cwiseAbs().maxCoeff() > kSameScale)
            return false;
    }
    return longest > 0.0 && farthest <= kSame * longest;
}

RetargetPlan planRetarget(const Skeleton& source, const Skeleton& target,
                          std::span<const BoneIndex> targetOf, const RetargetOptions& options) {
    assert(targetOf.size() == source.boneCount());
    RetargetPlan plan;
    plan.source = &source;
    plan.target = &target;
    plan.targetOf.assign(targetOf.begin(), targetOf.end());
    plan.sourceOf.resize(target.boneCount());
    for (std::size_t bone = 0; bone < targetOf.size(); ++bone)
        if (targetOf[bone].isValid())
            plan.sourceOf[targetOf[bone].value()] = BoneIndex(bone);
    plan.sourceReference = referenceOf(source, options.sourceReference);
    plan.targetReference = referenceOf(target, options.targetReference);
    plan.isPosed =
        plan.sourceReference != source.restLocal || plan.targetReference != target.restLocal;
    computeModelPose(source, plan.sourceReference, plan.modelFromSource);
    computeModelPose(target, plan.targetReference, plan.modelFromTarget);
    plan.sourceRotation = rotationsOf(source, plan.sourceReference);
    plan.targetRotation = rotationsOf(target, plan.targetReference);
    plan.alignment.assign(target.boneCount(), Quatd::Identity());
    plan.carried = options.carried;
    plan.copies =
        options.transfer == ClipTransfer::Copy ||
        (options.transfer == ClipTransfer::Automatic && rigsAgree(source, target, targetOf));
    if (options.hips.isValid() && plan.targetOf[options.hips.value()].isValid())
        plan.hips = options.hips;
    if (options.alignRests && !plan.copies)
        alignRests(plan);
    hold(plan);
    measure(plan);
    return plan;
}

BoneIndex mappedAbove(const Skeleton& skeleton, const std::vector<BoneIndex>& counterpart,
                      BoneIndex bone) {
    do
        bone = skeleton.parents[bone.value()];
    while (bone.isValid() && !counterpart[bone.value()].isValid());
    return bone;
}

} // namespace rigwright
