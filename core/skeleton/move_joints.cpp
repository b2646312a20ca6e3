// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Moving joints.
#include "core/skeleton/move_joints.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_draft.h"

#include <cmath>

namespace rigwright {

namespace {

/// What a move does to heads, and to axes.
struct Motion {
    Affine3d heads = Affine3d::Identity();
    Mat3d axes = Mat3d::Identity();
};

Motion motionOf(const JointMove& move) {
    Motion motion;
    motion.axes = move.rotation.normalized().toRotationMatrix();
    motion.heads.linear() = motion.axes * move.scale.asDiagonal();
    motion.heads.translation() = move.pivot + move.translation - motion.heads.linear() * move.pivot;
    return motion;
}

Motion reflected(const Motion& motion, const BonePlane& plane) {
    const Affine3d mirror = reflection(plane);
    return {mirror * motion.heads * mirror, mirror.linear() * motion.axes * mirror.linear()};
}

/// The part of a move that is its own mirror image: along the plane, and about its normal. What
/// hangs on a bone of the centre stays symmetric by it.
Motion alongPlane(const JointMove& move, const BonePlane& plane) {
    JointMove kept = move;
    const double about = move.rotation.vec().dot(plane.normal);
    Quatd twist;
    twist.w() = move.rotation.w();
    twist.vec() = plane.normal * about;
    kept.rotation = twist.norm() > 1e-12 ? twist.normalized() : Quatd::Identity();
    kept.translation -= plane.normal * plane.normal.dot(move.translation);
    kept.pivot -= plane.normal * (plane.normal.dot(move.pivot) - plane.offset);
    return motionOf(kept);
}

Affine3d movedBy(const Affine3d& modelFromBone, const Motion& motion) {
    Affine3d moved;
    moved.linear() = motion.axes * modelFromBone.linear();
    if (motion.axes == Mat3d::Identity())
        moved.linear() = modelFromBone.linear();
    moved.translation() = motion.heads * modelFromBone.translation();
    moved.makeAffine();
    return moved;
}

enum class Part : std::uint8_t { None, Own, Image, OnPlane };

/// Which bones move in which way.
class Parts {
public:
    Parts(const Skeleton& skeleton, const JointSelection& selection)
        : m_parts(skeleton.boneCount(), Part::None) {
        for (const BoneIndex bone : selection.bones)
            m_parts[bone.value()] = Part::Own;
        if (selection.symmetric)
            mirror(mirrorBones(skeleton), selection.bones);
        if (selection.withChildren)
            for (std::size_t bone = 0; bone < m_parts.size(); ++bone) {
                const BoneIndex parent = skeleton.parents[bone];
                if (m_parts[bone] == Part::None && parent.isValid())
                    m_parts[bone] = m_parts[parent.value()];
            }
    }

    [[nodiscard]] Part of(std::size_t bone) const { return m_parts[bone]; }
    [[nodiscard]] bool isCentre(std::size_t bone) const {
        return m_sides.empty() || m_sides[bone] == BoneSide::Centre;
    }
    [[nodiscard]] const std::vector<BoneIndex>& unmatched() const { return m_unmatched; }

private:
    void mirror(const BoneMirror& bones, const std::vector<BoneIndex>& chosen) {
        m_sides = bones.sides;
        for (const BoneIndex bone : chosen) {
            const BoneSide side = bones.sides[bone.value()];
            const BoneIndex other = bones.of(bone);
            if (side == BoneSide::Centre)
                m_parts[bone.value()] = Part::OnPlane;
            else if (!other.isValid())
                m_unmatched.push_back(bone);
            else if (m_parts[other.value()] == Part::None)
                m_parts[other.value()] = Part::Image;
            else if (side == BoneSide::Right && m_parts[other.value()] == Part::Own)
                m_parts[bone.value()] = Part::Image;
        }
    }

    std::vector<Part> m_parts;
    std::vector<BoneSide> m_sides; ///< where it is symmetric
    std::vector<BoneIndex> m_unmatched;
};

} // namespace

Result<SkeletonEdit> moveJoints(const Skeleton& skeleton, const JointSelection& selection,
                                const JointMove& move) {
    if (const auto error = missingBone(skeleton, selection.bones))
        return *error;
    const Motion own = motionOf(move);
    if (!own.heads.matrix().allFinite() || !own.axes.allFinite() || !(move.rotation.norm() > 1e-9))
        return Error{"bone-not-finite", "a number is not finite, or too large", "", ""};
    const BonePlane plane = selection.symmetric.value_or(BonePlane{});
    if (std::abs(plane.normal.norm() - 1.0) > 1e-6 || !std::isfinite(plane.offset))
        return Error{"bone-plane", "the plane has no direction, or is not finite", "", ""};
    const Motion image = reflected(own, plane);
    const Motion middle = alongPlane(move, plane);
    const Parts parts(skeleton, selection);
    SkeletonDraft draft(skeleton);
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const Part part = parts.of(bone);
        if (part == Part::None)
            continue;
        const Affine3d& now = draft.model()[bone];
        Affine3d moved = movedBy(now, part == Part::Own     ? own
                                      : part == Part::Image ? image
                                                            : middle);
        if (part == Part::OnPlane && parts.isCentre(bone)) // keeps its distance to the plane
            moved.translation() -=
                plane.normal * plane.normal.dot(moved.translation() - now.translation());
        if (moved.matrix() == now.matrix())
            continue;
        if (const auto done = draft.move(BoneIndex(bone), moved); !done)
            return done.error();
    }
    auto edit = draft.finish(PoseRule::Pivot);
    if (edit && !parts.unmatched().empty())
        edit->findings.push_back({"bone-no-counterpart", Severity::Warning,
                                  parts.unmatched().size(), "",
                                  filled("no bone of the other side goes with these: %1",
                                         {boneList(skeleton, parts.unmatched())}),
                                  ""});
    return edit;
}

Result<SkeletonEdit> setHead(const Skeleton& skeleton, BoneIndex bone, const Vec3d& head,
                             const JointSelection& how) {
    if (const auto error = missingBone(skeleton, {&bone, 1}))
        return *error;
    JointSelection selection = how;
    selection.bones = {bone};
    JointMove move;
    move.translation = head - restModel(skeleton)[bone.value()].translation();
    return moveJoints(skeleton, selection, move);
}

Result<SkeletonEdit> setTail(const Skeleton& skeleton, BoneIndex bone, const Vec3d& tail,
                             const JointSelection& how) {
    if (const auto error = missingBone(skeleton, {&bone, 1}))
        return *error;
    const BoneIndex child = mainChildren(skeleton)[bone.value()];
    if (!child.isValid())
        return Error{"bone-no-end",
                     filled("the bone %1 ends at no other bone", {boneLabel(skeleton, bone)}), "",
                     "Extrude a bone from it."};
    return setHead(skeleton, child, tail, how);
}

} // namespace rigwright
