// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Test poses: a range of motion through which weights are looked at and painted.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"
#include "core/pose/pose.h"
#include "core/skeleton/bone_names.h"

#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

/// What the poses move: one bone whatever it is, or parts of a body that the names tell.
enum class TestSweep { Bone, LeftArm, RightArm, LeftLeg, RightLeg, Spine, NeckAndHead, Hands, All };

/// Where a bone is bent to. Outward is away from the middle of the body: to the left for bones of
/// the left and the centre, to the right for those of the right; Inward is against it.
enum class TestMotion { Forward, Back, Up, Down, Outward, Inward, TwistOutward, TwistInward };

/// What a test pose is called; `Bend` takes the name of its motion.
enum class TestPoseName {
    Rest,
    Bend,
    ArmOut, ///< level, to the side: the T pose
    ArmUp,
    ArmForward,
    ArmTwist,
    Elbow,
    Wrist,
    LegForward,
    LegBack,
    LegOut,
    LegTwist,
    Knee,
    Ankle,
    Spine,
    Neck,
    Head,
    Fist,
};

struct TestPose {
    TestPoseName name = TestPoseName::Rest;
    TestMotion motion = TestMotion::Forward; ///< nothing for Rest
    int degrees = 0;                         ///< 0: a place to reach instead of an angle
    BoneSide side = BoneSide::Centre;
    std::vector<Transform> local; ///< parentFromBone, one a bone
};

/// Axes of a bone's motions in model space, at rest: from the bone to its children (their mean), or
/// from its parent on where it has none; +Y where that says nothing either. Unit.
Vec3d boneDirection(const Skeleton& skeleton, std::span<const Affine3d> restModelFromBone,
                    BoneIndex bone);

/// The axis (model space, unit) about which a positive angle turns a bone of direction `along` so.
/// Forward is +Z, up +Y, left +X, however the bone's own axes lie. Precondition: `along` is unit
/// and not along the direction that is bent to.
Vec3d motionAxis(const Vec3d& along, TestMotion motion, BoneSide side);

/// The four ways a bone can be bent: towards the two of forward, up and outward that it lies along
/// least, and against them; then the two twists.
std::vector<TestMotion> motionsOf(const Vec3d& along);

/// Sweeps that make sense for the skeleton; Bone wherever there is a bone, Bone first.
std::vector<TestSweep> testSweeps(const Skeleton& skeleton);

/// The poses of a sweep, the rest first; each moves some bones from rest and leaves all others
/// there. `bone` is for TestSweep::Bone: bent by 45, 90 and 140° each way and twisted by 90°. Empty
/// where the skeleton has not got the parts, or no such bone. A bone turns about its own joint and
/// takes its children along; lengths and scales stay as they are. The poses of the two sides are
/// mirror images where the rest pose is.
std::vector<TestPose> testPoses(const Skeleton& skeleton, TestSweep sweep, BoneIndex bone);

/// Between the poses: 2.25 is a quarter of the way from the third to the fourth. Precondition: not
/// empty.
std::vector<Transform> testPoseAt(std::span<const TestPose> poses, double at);

} // namespace rigwright
