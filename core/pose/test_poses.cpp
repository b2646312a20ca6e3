// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Building test poses from the rest pose.
#include "core/pose/test_poses.h"

#include "core/pose/blend.h"
#include "core/skeleton/body_parts.h"
#include "core/skeleton/skeleton.h"

#include <Eigen/SVD>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace rigwright {
namespace {

constexpr double kRadian = EIGEN_PI / 180.0;

Vec3d targetOf(TestMotion motion, BoneSide side) {
    const double outward = side == BoneSide::Right ? -1.0 : 1.0;
    switch (motion) {
    case TestMotion::Forward:
        return Vec3d::UnitZ();
    case TestMotion::Back:
        return -Vec3d::UnitZ();
    case TestMotion::Up:
        return Vec3d::UnitY();
    case TestMotion::Down:
        return -Vec3d::UnitY();
    case TestMotion::Outward:
        return outward * Vec3d::UnitX();
    case TestMotion::Inward:
        return -outward * Vec3d::UnitX();
    case TestMotion::TwistOutward:
    case TestMotion::TwistInward:
        break;
    }
    return Vec3d::Zero();
}

/// The rotation nearest to a matrix, up to a sign: turning by Q and by -Q is the same.
Mat3d nearestRotation(const Mat3d& linear) {
    const Eigen::JacobiSVD<Mat3d> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
    const Mat3d rotation = svd.matrixU() * svd.matrixV().transpose();
    return rotation.determinant() < 0.0 ? Mat3d(-rotation) : rotation;
}

class PoseBuilder {
public:
    PoseBuilder(const Skeleton& skeleton, std::vector<TestPose>& poses)
        : m_skeleton(skeleton), m_poses(poses) {
        computeModelPose(skeleton, skeleton.restLocal, m_rest);
    }

    [[nodiscard]] Vec3d direction(BoneIndex bone) const {
        return boneDirection(m_skeleton, m_rest, bone);
    }
    [[nodiscard]] std::vector<BoneIndex> bones(BodyPart part, BoneSide side) const {
        return bonesOf(m_skeleton, part, side);
    }

    TestPose& add(TestPoseName name, TestMotion motion, int degrees, BoneSide side) {
        m_poses.push_back({name, motion, degrees, side, m_skeleton.restLocal});
        return m_poses.back();
    }
    void addRest() {
        if (m_poses.empty())
            add(TestPoseName::Rest, {}, 0, BoneSide::Centre);
    }
    /// All the bones share the angle, or take it each.
    void addBend(TestPoseName name, TestMotion motion, int degrees, BoneSide side,
                 std::span<const BoneIndex> bones, bool shared = false) {
        if (bones.empty())
            return;
        TestPose& pose = add(name, motion, degrees, side);
        const double each = degrees * kRadian / (shared ? double(bones.size()) : 1.0);
        for (const BoneIndex bone : bones)
            bend(pose, bone, motion, side, each);
    }
    void bend(TestPose& pose, BoneIndex bone, TestMotion motion, BoneSide side, double angle) {
        const Vec3d along = direction(bone);
        Vec3d axis = along;
        const Vec3d target = targetOf(motion, side);
        // Along the way already, or straight against it: nothing to bend about.
        if (target.isZero() || along.cross(target).norm() > 1e-3)
            axis = motionAxis(along, motion, side);
        else
            return;
        turn(pose, bone, Quatd(Eigen::AngleAxisd(angle, axis)));
    }
    /// Turns the bone by the shorter arc until it points there.
    void addPointing(TestPoseName name, TestMotion motion, BoneSide side,
                     std::span<const BoneIndex> bones) {
        if (bones.empty())
            return;
        const Vec3d along = direction(bones.front());
        const Vec3d target = targetOf(motion, side);
        if (along.dot(target) > std::cos(2.0 * kRadian))
            return; // rests so
        TestPose& pose = add(name, motion, 0, side);
        if (along.dot(target) < -std::cos(2.0 * kRadian))
            turn(pose, bones.front(), Quatd(Eigen::AngleAxisd(EIGEN_PI, Vec3d::UnitZ())));
        else
            turn(pose, bones.front(), Quatd::FromTwoVectors(along, target));
    }

private:
    /// By a rotation in model space about the bone's joint.
    void turn(TestPose& pose, BoneIndex bone, const Quatd& modelRotation) const {
        const BoneIndex parent = m_skeleton.parents[bone.value()];
        const Quatd modelFromParent(parent.isValid()
                                        ? nearestRotation(m_rest[parent.value()].linear())
                                        : Mat3d(Mat3d::Identity()));
        Quatd& local = pose.local[bone.value()].rotation;
        local =
            (modelFromParent.conjugate() * modelRotation * modelFromParent * local).normalized();
    }

    const Skeleton& m_skeleton;
    std::vector<TestPose>& m_poses;
    std::vector<Affine3d> m_rest;
};

void addBonePoses(PoseBuilder& builder, BoneIndex bone, BoneSide side) {
    const std::array bones{bone};
    for (const TestMotion motion : motionsOf(builder.direction(bone))) {
        const bool twist = motion == TestMotion::TwistOutward || motion == TestMotion::TwistInward;
        for (const int degrees : twist ? std::vector{90} : std::vector{45, 90, 140})
            builder.addBend(TestPoseName::Bend, motion, degrees, side, bones);
    }
}

/// One bone of a part: the first, which is the uppermost.
std::vector<BoneIndex> firstOf(std::vector<BoneIndex> bones) {
    if (bones.size() > 1)
        bones.resize(1);
    return bones;
}

void addArm(PoseBuilder& builder, BoneSide side) {
    const auto upper = firstOf(builder.bones(BodyPart::UpperArm, side));
    const auto forearm = firstOf(builder.bones(BodyPart::Forearm, side));
    const auto hand = firstOf(builder.bones(BodyPart::Hand, side));
    builder.addPointing(TestPoseName::ArmOut, TestMotion::Outward, side, upper);
    builder.addPointing(TestPoseName::ArmUp, TestMotion::Up, side, upper);
    builder.addPointing(TestPoseName::ArmForward, TestMotion::Forward, side, upper);
    for (const int degrees : {90, 140})
        builder.addBend(TestPoseName::Elbow, TestMotion::Forward, degrees, side, forearm);
    for (const TestMotion twist : {TestMotion::TwistInward, TestMotion::TwistOutward})
        builder.addBend(TestPoseName::ArmTwist, twist, 90, side, forearm.empty() ? upper : forearm);
    builder.addBend(TestPoseName::Wrist, TestMotion::Down, 60, side, hand);
}

void addLeg(PoseBuilder& builder, BoneSide side) {
    const auto thigh = firstOf(builder.bones(BodyPart::Thigh, side));
    const auto shin = firstOf(builder.bones(BodyPart::Shin, side));
    const auto foot = firstOf(builder.bones(BodyPart::Foot, side));
    for (const int degrees : {45, 90})
        builder.addBend(TestPoseName::LegForward, TestMotion::Forward, degrees, side, thigh);
    builder.addBend(TestPoseName::LegOut, TestMotion::Outward, 60, side, thigh);
    builder.addBend(TestPoseName::LegBack, TestMotion::Back, 30, side, thigh);
    for (const TestMotion twist : {TestMotion::TwistInward, TestMotion::TwistOutward})
        builder.addBend(TestPoseName::LegTwist, twist, 45, side, thigh);
    for (const int degrees : {90, 140})
        builder.addBend(TestPoseName::Knee, TestMotion::Back, degrees, side, shin);
    builder.addBend(TestPoseName::Ankle, TestMotion::Down, 45, side, foot);
}

void addSpine(PoseBuilder& builder) {
    const auto spine = builder.bones(BodyPart::Spine, BoneSide::Centre);
    const auto bend = [&](TestMotion motion, int degrees) {
        builder.addBend(TestPoseName::Spine, motion, degrees, BoneSide::Centre, spine, true);
    };
    bend(TestMotion::Forward, 60);
    bend(TestMotion::Back, 30);
    bend(TestMotion::Outward, 40);
    bend(TestMotion::Inward, 40);
    bend(TestMotion::TwistOutward, 45);
    bend(TestMotion::TwistInward, 45);
}

void addNeckAndHead(PoseBuilder& builder) {
    for (const auto& [name, part] : {std::pair{TestPoseName::Neck, BodyPart::Neck},
                                     std::pair{TestPoseName::Head, BodyPart::Head}}) {
        const auto bones = builder.bones(part, BoneSide::Centre);
        for (const TestMotion motion :
             {TestMotion::Forward, TestMotion::Back, TestMotion::Outward, TestMotion::Inward})
            builder.addBend(name, motion, 40, BoneSide::Centre, bones, true);
        for (const TestMotion motion : {TestMotion::TwistOutward, TestMotion::TwistInward})
            builder.addBend(name, motion, 60, BoneSide::Centre, bones, true);
    }
}

void addHands(PoseBuilder& builder) {
    TestPose* fist = nullptr;
    for (const BoneSide side : {BoneSide::Left, BoneSide::Right}) {
        for (const BodyPart part : {BodyPart::Finger, BodyPart::Thumb}) {
            for (const BoneIndex bone : builder.bones(part, side)) {
                if (!fist)
                    fist = &builder.add(TestPoseName::Fist, TestMotion::Down, 0, BoneSide::Centre);
                const bool thumb = part == BodyPart::Thumb;
                builder.bend(*fist, bone, thumb ? TestMotion::Back : TestMotion::Down, side,
                             (thumb ? 25.0 : 75.0) * kRadian);
            }
        }
    }
    for (const BoneSide side : {BoneSide::Left, BoneSide::Right}) {
        const auto hand = firstOf(builder.bones(BodyPart::Hand, side));
        for (const TestMotion motion : {TestMotion::Down, TestMotion::Up})
            builder.addBend(TestPoseName::Wrist, motion, 60, side, hand);
    }
}

} // namespace

Vec3d boneDirection(const Skeleton& skeleton, std::span<const Affine3d> restModelFromBone,
                    BoneIndex bone) {
    const Vec3d joint = restModelFromBone[bone.value()].translation();
    Vec3d children = Vec3d::Zero();
    for (const BoneIndex child : childrenOf(skeleton, bone))
        children += restModelFromBone[child.value()].translation() - joint;
    if (children.stableNorm() > 1e-9 && children.allFinite())
        return children.stableNormalized();
    if (const BoneIndex parent = skeleton.parents[bone.value()]; parent.isValid()) {
        const Vec3d fromParent = joint - restModelFromBone[parent.value()].translation();
        if (fromParent.stableNorm() > 1e-9 && fromParent.allFinite())
            return fromParent.stableNormalized();
    }
    return Vec3d::UnitY();
}

Vec3d motionAxis(const Vec3d& along, TestMotion motion, BoneSide side) {
    // Seen in a mirror a turn about the mirrored axis goes the other way round.
    const double outward = side == BoneSide::Right ? -1.0 : 1.0;
    if (motion == TestMotion::TwistOutward)
        return outward * along;
    if (motion == TestMotion::TwistInward)
        return -outward * along;
    return along.cross(targetOf(motion, side)).normalized();
}

std::vector<TestMotion> motionsOf(const Vec3d& along) {
    int most = 0;
    along.cwiseAbs().maxCoeff(&most);
    std::vector<TestMotion> motions;
    if (most != 2)
        motions.insert(motions.end(), {TestMotion::Forward, TestMotion::Back});
    if (most != 1)
        motions.insert(motions.end(), {TestMotion::Up, TestMotion::Down});
    if (most != 0)
        motions.insert(motions.end(), {TestMotion::Outward, TestMotion::Inward});
    motions.insert(motions.end(), {TestMotion::TwistOutward, TestMotion::TwistInward});
    return motions;
}

std::vector<TestSweep> testSweeps(const Skeleton& skeleton) {
    std::vector<TestSweep> sweeps;
    for (const TestSweep sweep :
         {TestSweep::Bone, TestSweep::LeftArm, TestSweep::RightArm, TestSweep::LeftLeg,
          TestSweep::RightLeg, TestSweep::Spine, TestSweep::NeckAndHead, TestSweep::Hands})
        if (!testPoses(skeleton, sweep, BoneIndex(0)).empty())
            sweeps.push_back(sweep);
    if (sweeps.size() > 2) // two parts at least: All would be the one
        sweeps.push_back(TestSweep::All);
    return sweeps;
}

std::vector<TestPose> testPoses(const Skeleton& skeleton, TestSweep sweep, BoneIndex bone) {
    std::vector<TestPose> poses;
    PoseBuilder builder(skeleton, poses);
    builder.addRest();
    const bool all = sweep == TestSweep::All;
    if (sweep == TestSweep::Bone && bone.isValid() && bone.value() < skeleton.boneCount())
        addBonePoses(builder, bone, sideOfName(skeleton.names[bone.value()]).side);
    if (all || sweep == TestSweep::LeftArm)
        addArm(builder, BoneSide::Left);
    if (all || sweep == TestSweep::RightArm)
        addArm(builder, BoneSide::Right);
    if (all || sweep == TestSweep::LeftLeg)
        addLeg(builder, BoneSide::Left);
    if (all || sweep == TestSweep::RightLeg)
        addLeg(builder, BoneSide::Right);
    if (all || sweep == TestSweep::Spine)
        addSpine(builder);
    if (all || sweep == TestSweep::NeckAndHead)
        addNeckAndHead(builder);
    if (all || sweep == TestSweep::Hands)
        addHands(builder);
    if (poses.size() == 1)
        poses.clear();
    return poses;
}

std::vector<Transform> testPoseAt(std::span<const TestPose> poses, double at) {
    assert(!poses.empty());
    const double last = double(poses.size() - 1);
    const double place = at > 0.0 ? std::min(at, last) : 0.0;
    const auto before = std::min(std::size_t(place), poses.size() - 1);
    const std::size_t after = std::min(before + 1, poses.size() - 1);
    return blend(std::span(poses[before].local), std::span(poses[after].local),
                 place - double(before));
}

} // namespace rigwright
