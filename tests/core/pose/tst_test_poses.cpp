// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Test poses: angles about axes, mirrored sides, every character there is.
#include "core/pose/test_poses.h"

#include "core/pose/blend.h"
#include "core/pose/mirror.h"
#include "core/samples/samples.h"
#include "core/skeleton/body_parts.h"
#include "core/skeleton/skeleton.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace rigwright;

namespace {

constexpr double kRadian = EIGEN_PI / 180.0;

Quatd randomRotation(std::mt19937& random) {
    std::normal_distribution<double> normal;
    Quatd rotation(normal(random), normal(random), normal(random), normal(random));
    return rotation.normalized();
}

/// A chain whose bones' own axes lie anyhow, joints at the places given.
Skeleton chain(const std::vector<Vec3d>& joints, std::uint32_t seed) {
    std::mt19937 random(seed);
    Skeleton skeleton;
    Affine3d modelFromParent = Affine3d::Identity();
    for (std::size_t i = 0; i < joints.size(); ++i) {
        Affine3d modelFromBone = Affine3d::Identity();
        modelFromBone.linear() = randomRotation(random).toRotationMatrix();
        modelFromBone.translation() = joints[i];
        addBone(skeleton, "bone" + std::to_string(i), i == 0 ? BoneIndex() : BoneIndex(i - 1),
                decomposeNearest(modelFromParent.inverse() * modelFromBone));
        modelFromParent = modelFromBone;
    }
    return skeleton;
}

std::vector<Affine3d> modelPose(const Skeleton& skeleton, const std::vector<Transform>& local) {
    std::vector<Affine3d> model;
    computeModelPose(skeleton, local, model);
    return model;
}

Vec3d target(TestMotion motion) {
    switch (motion) {
    case TestMotion::Forward:
        return {0, 0, 1};
    case TestMotion::Back:
        return {0, 0, -1};
    case TestMotion::Up:
        return {0, 1, 0};
    case TestMotion::Down:
        return {0, -1, 0};
    case TestMotion::Outward:
        return {1, 0, 0};
    case TestMotion::Inward:
        return {-1, 0, 0};
    default:
        return Vec3d::Zero();
    }
}

} // namespace

class tst_test_poses : public QObject {
    Q_OBJECT
private slots:
    void bendsGoByTheirAngleTowardsTheirPlace() {
        std::mt19937 random(3);
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            const Vec3d along = randomRotation(random) * Vec3d::UnitX();
            const Skeleton skeleton = chain({{0, 0, 0},
                                             {0.1, 1, 0},
                                             Vec3d(0.1, 1, 0) + 0.5 * along,
                                             Vec3d(0.1, 1, 0) + 0.7 * along},
                                            seed);
            const auto rest = modelPose(skeleton, skeleton.restLocal);
            const auto poses = testPoses(skeleton, TestSweep::Bone, BoneIndex(1));
            QCOMPARE(poses.size(), std::size_t(1 + 4 * 3 + 2));
            QVERIFY(poses.front().local == skeleton.restLocal);
            for (std::size_t i = 1; i < poses.size(); ++i) {
                const TestPose& pose = poses[i];
                const auto posed = modelPose(skeleton, pose.local);
                const double angle = pose.degrees * kRadian;
                // A rigid turn by the angle about the joint, of the bone and all below it.
                const Mat3d turn = posed[1].linear() * rest[1].linear().transpose();
                const Eigen::AngleAxisd about(turn);
                QVERIFY(std::abs(about.angle() - angle) < 1e-9);
                for (const std::size_t bone : {1u, 2u, 3u}) {
                    const Vec3d expected =
                        rest[1].translation() +
                        turn * (rest[bone].translation() - rest[1].translation());
                    QVERIFY((posed[bone].translation() - expected).norm() < 1e-9);
                    QVERIFY((posed[bone].linear() - turn * rest[bone].linear()).norm() < 1e-9);
                }
                QVERIFY(posed[0].isApprox(rest[0]));
                const Vec3d place = target(pose.motion);
                if (place.isZero()) { // a twist leaves the bone where it points
                    QVERIFY(std::abs(std::abs(about.axis().dot(along)) - 1.0) < 1e-9);
                    continue;
                }
                QVERIFY(std::abs(about.axis().dot(along)) < 1e-9);
                QVERIFY(std::abs(about.axis().dot(place)) < 1e-9);
                // In the plane of both, by the angle from where it was.
                const Vec3d across = (place - place.dot(along) * along).normalized();
                const Vec3d now = std::cos(angle) * along + std::sin(angle) * across;
                QVERIFY((turn * along - now).norm() < 1e-9);
            }
        }
    }

    void sidesAreMirrorImages() {
        for (const SampleInfo& info : sampleList()) {
            const Character character = *makeSample(info.name);
            const Skeleton& skeleton = character.skeleton;
            const BoneMirror mirror = mirrorBones(skeleton);
            for (const auto& [left, right] : {std::pair{TestSweep::LeftArm, TestSweep::RightArm},
                                              std::pair{TestSweep::LeftLeg, TestSweep::RightLeg}}) {
                const auto lefts = testPoses(skeleton, left, {});
                const auto rights = testPoses(skeleton, right, {});
                QCOMPARE(lefts.size(), rights.size());
                for (std::size_t i = 0; i < lefts.size(); ++i) {
                    const auto image =
                        modelPose(skeleton, mirrorPose(skeleton, mirror, lefts[i].local));
                    const auto own = modelPose(skeleton, rights[i].local);
                    for (std::size_t b = 0; b < own.size(); ++b)
                        QVERIFY((image[b].matrix() - own[b].matrix()).norm() < 1e-4);
                }
            }
        }
    }

    void aBoneOfTheOtherSideIsTheMirrorImageToo() {
        const Character character = *makeSample("mannequin");
        const Skeleton& skeleton = character.skeleton;
        const BoneMirror mirror = mirrorBones(skeleton);
        std::size_t compared = 0;
        for (std::size_t b = 0; b < skeleton.boneCount(); ++b) {
            if (mirror.sides[b] != BoneSide::Left || !mirror.mirror[b].isValid())
                continue;
            const auto lefts = testPoses(skeleton, TestSweep::Bone, BoneIndex(b));
            const auto rights = testPoses(skeleton, TestSweep::Bone, mirror.mirror[b]);
            QCOMPARE(lefts.size(), rights.size());
            for (std::size_t i = 0; i < lefts.size(); ++i) {
                const auto image =
                    modelPose(skeleton, mirrorPose(skeleton, mirror, lefts[i].local));
                const auto own = modelPose(skeleton, rights[i].local);
                for (std::size_t k = 0; k < own.size(); ++k)
                    QVERIFY((image[k].matrix() - own[k].matrix()).norm() < 1e-4);
                ++compared;
            }
        }
        QVERIFY(compared > 100);
    }

    void theMannequinHasEverySweep() {
        const Character character = *makeSample("mannequin");
        const auto sweeps = testSweeps(character.skeleton);
        for (const TestSweep sweep : {TestSweep::Bone, TestSweep::LeftArm, TestSweep::RightArm,
                                      TestSweep::LeftLeg, TestSweep::RightLeg, TestSweep::Spine,
                                      TestSweep::NeckAndHead, TestSweep::Hands, TestSweep::All})
            QVERIFY(std::ranges::find(sweeps, sweep) != sweeps.end());
    }

    void armsReachWhereTheyAreAskedTo() {
        const Character character = *makeSample("mannequin");
        const Skeleton& skeleton = character.skeleton;
        const auto arm = bonesOf(skeleton, BodyPart::UpperArm, BoneSide::Left).front();
        std::size_t seen = 0;
        for (const TestPose& pose : testPoses(skeleton, TestSweep::LeftArm, {})) {
            const Vec3d place = pose.name == TestPoseName::ArmOut       ? Vec3d(1, 0, 0)
                                : pose.name == TestPoseName::ArmUp      ? Vec3d(0, 1, 0)
                                : pose.name == TestPoseName::ArmForward ? Vec3d(0, 0, 1)
                                                                        : Vec3d(0, 0, 0);
            if (place.isZero())
                continue;
            QVERIFY((boneDirection(skeleton, modelPose(skeleton, pose.local), arm) - place).norm() <
                    1e-6);
            ++seen;
        }
        QVERIFY(seen >= 2);
    }

    void everySampleStaysFiniteAndKeepsItsLengths() {
        for (const SampleInfo& info : sampleList()) {
            const Skeleton skeleton = makeSample(info.name)->skeleton;
            std::vector<TestPose> all = testPoses(skeleton, TestSweep::All, {});
            for (std::size_t b = 0; b < skeleton.boneCount(); ++b)
                std::ranges::move(testPoses(skeleton, TestSweep::Bone, BoneIndex(b)),
                                  std::back_inserter(all));
            QVERIFY(!all.empty());
            for (const TestPose& pose : all)
                for (std::size_t b = 0; b < skeleton.boneCount(); ++b) {
                    QVERIFY(isFinite(pose.local[b]));
                    QVERIFY(std::abs(pose.local[b].rotation.norm() - 1.0) < 1e-12);
                    QVERIFY(pose.local[b].translation == skeleton.restLocal[b].translation);
                    QVERIFY(pose.local[b].scale == skeleton.restLocal[b].scale);
                }
        }
    }

    void degenerateSkeletonsHaveADefinedRange() {
        Skeleton skeleton;
        QVERIFY(testSweeps(skeleton).empty());
        QVERIFY(testPoses(skeleton, TestSweep::Bone, BoneIndex(0)).empty());
        Transform flat; // everything at one place, nothing of any size
        flat.scale.setZero();
        addBone(skeleton, "a", {}, flat);
        addBone(skeleton, "b", BoneIndex(0), flat);
        Transform mirrored;
        mirrored.scale = {-1, 1, 1};
        addBone(skeleton, "c", {}, mirrored);
        QCOMPARE(testSweeps(skeleton), std::vector{TestSweep::Bone});
        for (std::size_t b = 0; b < 3; ++b) {
            const auto poses = testPoses(skeleton, TestSweep::Bone, BoneIndex(b));
            QVERIFY(poses.size() > 10);
            for (const TestPose& pose : poses)
                for (const Transform& local : pose.local)
                    QVERIFY(isFinite(local));
        }
        QVERIFY(testPoses(skeleton, TestSweep::Bone, BoneIndex(9)).empty());
        QVERIFY(testPoses(skeleton, TestSweep::LeftArm, {}).empty());
    }

    void betweenPosesTheBoneTurnsEvenly() {
        const Skeleton skeleton = chain({{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}, 5);
        const auto poses = testPoses(skeleton, TestSweep::Bone, BoneIndex(1));
        QCOMPARE(poses[2].degrees - poses[1].degrees, 45);
        const auto at = [&](double place) { return testPoseAt(poses, place)[1].rotation; };
        QVERIFY(std::abs(at(0).angularDistance(at(1)) - 45 * kRadian) < 1e-9);
        QVERIFY(std::abs(at(0).angularDistance(at(0.5)) - 22.5 * kRadian) < 1e-9);
        QVERIFY(testPoseAt(poses, 2.0) == poses[2].local);
        QVERIFY(testPoseAt(poses, -1.0) == poses.front().local);
        QVERIFY(testPoseAt(poses, 1e9) == poses.back().local);
        QVERIFY(testPoseAt(poses, std::nan("")) == poses.front().local);
    }

    void partsAreReadFromTheNamesOfCommonSources_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("part");
        const auto row = [](const char* name, BodyPart part) {
            QTest::newRow(name) << QString::fromLatin1(name) << int(part);
        };
        row("upper_arm.L", BodyPart::UpperArm);
        row("mixamorig:LeftArm", BodyPart::UpperArm);
        row("mixamorig:LeftForeArm", BodyPart::Forearm);
        row("mixamorig:LeftHandIndex1", BodyPart::Finger);
        row("mixamorig:LeftHandThumb2", BodyPart::Thumb);
        row("mixamorig:RightUpLeg", BodyPart::Thigh);
        row("mixamorig:RightLeg", BodyPart::Shin);
        row("mixamorig:HeadTop_End", BodyPart::None);
        row("Bip01 L Calf", BodyPart::Shin);
        row("J_Bip_R_LowerArm", BodyPart::Forearm);
        row("J_Bip_R_UpperLeg", BodyPart::Thigh);
        row("lShldr", BodyPart::UpperArm);
        row("shoulder.R", BodyPart::None);
        row("forearm_twist.L", BodyPart::None);
        row("spine.003", BodyPart::Spine);
        row("Neck", BodyPart::Neck);
        row("hand_l", BodyPart::Hand);
        row("tail.01", BodyPart::None);
    }
    void partsAreReadFromTheNamesOfCommonSources() {
        QFETCH(QString, name);
        QFETCH(int, part);
        QCOMPARE(int(bodyPartOfName(name.toStdString())), part);
    }
};

RIGWRIGHT_TEST(tst_test_poses)
#include "tst_test_poses.moc"
