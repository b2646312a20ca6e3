// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rigs and values of controls seen in a mirror at x = 0.
#include "core/character/body_surface.h"
#include "core/rig/make_control.h"
#include "core/rig/mirror_frames.h"
#include "core/rig/rest_places.h"
#include "core/rig/usual_limits.h"
#include "core/samples/samples.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/rig_stage.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

struct Stage {
    Skeleton skeleton;
    HumanoidMap map;
    BonePoints surface;
};

Stage mannequinStage() {
    const auto mannequin = makeSample("mannequin");
    return {mannequin->skeleton, findHumanoid(mannequin->skeleton).map, surfaceByBone(*mannequin)};
}

Rig humanoidRig(const Stage& stage) {
    return rigHumanoid({}, stage.skeleton, stage.map, stage.surface)->edit.rig;
}

/// With something of everything on the left.
Rig leftRig(const Stage& stage) {
    const auto bone = [&](const char* name) { return findBone(stage.skeleton, name); };
    Rig rig = addLimb({}, stage.skeleton, {.root = bone("upper_arm.L"), .end = bone("hand.L")},
                      stage.surface)
                  ->edit.rig;
    rig.handles[0].poleAngle = 0.3;
    rig.controls[0].limits[std::size_t(TransformChannel::TurnY)] = ChannelRange{-0.2, 0.7};
    rig.sets.push_back({"mine.L", {ControlIndex(0), ControlIndex(1)}});
    Constraint twist;
    twist.kind = ConstraintKind::Driver;
    twist.when = RigStage::AfterMotion;
    twist.target = boneNode(bone("thigh.L"));
    twist.driver.bone = bone("lower_arm.L");
    twist.driver.angle = DriverAngle::Twist;
    twist.driver.channel = TransformChannel::TurnY;
    twist.driver.curve.points = {{-1.0, -0.2}, {2.0, 0.5}};
    rig.constraints.push_back(twist);
    Constraint aim;
    aim.kind = ConstraintKind::Aim;
    aim.when = RigStage::AfterMotion;
    aim.target = boneNode(bone("index_02.L"));
    aim.sources = {{boneNode(bone("head"))}};
    aim.aimAxis = Vec3d(0.6, 0.8, 0.0);
    aim.upAxis = Vec3d(0.0, 0.0, 1.0);
    aim.offset.rotation = Eigen::AngleAxisd(0.4, Vec3d(1, 2, 3).normalized());
    rig.constraints.push_back(aim);
    rig.jointLimits.push_back(
        {bone("lower_arm.L"),
         *usualLimit(HumanoidRole::LeftLowerArm, stage.skeleton, bone("lower_arm.L"))});
    return rig;
}

Pose randomPose(const Rig& rig, const Skeleton& skeleton, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> number(-1.0, 1.0);
    Pose pose = rigRestPose(rig, skeleton);
    for (std::size_t i = 0; i < rig.controls.size(); ++i) {
        Transform& value = pose.controls[i];
        const Vec3d axis(number(random), number(random), number(random));
        value.translation = 0.05 * Vec3d(number(random), number(random), number(random));
        value.rotation = Quatd(Eigen::AngleAxisd(0.6 * number(random), axis.normalized()));
    }
    for (double& weight : pose.ikWeights)
        weight = 0.5 + 0.5 * number(random);
    return pose;
}

/// Joints seen in the mirror against the others, by name.
double apart(const Skeleton& skeleton, const SolvedRig& a, const SolvedRig& b) {
    const BoneMirror bones = mirrorBones(skeleton);
    double most = 0.0;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
        const Vec3d image = Vec3d(-1, 1, 1).cwiseProduct(a.modelFromBone[i].translation());
        most = std::max(
            most, (image - b.modelFromBone[bones.of(BoneIndex(i)).value()].translation()).norm());
    }
    return most;
}

bool isNear(const Transform& a, const Transform& b) {
    return differenceOf(toAffine(a), toAffine(b), 1e-9).empty();
}

} // namespace

class tst_mirror_rig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneSideOfABodyMirroredIsTheWholeBody() {
        const Stage stage = mannequinStage();
        const Rig whole = humanoidRig(stage);
        const auto mirrored = mirrorRig(whole, stage.skeleton, BoneSide::Left);
        QVERIFY(mirrored.has_value());
        const Rig& rig = mirrored->edit.rig;
        QCOMPARE(rig.controls.size(), whole.controls.size());
        QCOMPARE(rig.handles.size(), whole.handles.size());
        for (std::size_t i = 0; i < rig.controls.size(); ++i) {
            QCOMPARE(rig.controls[i].name, whole.controls[i].name);
            QVERIFY(rig.controls[i].bone == whole.controls[i].bone);
            QVERIFY(rig.controls[i].spaceNode == whole.controls[i].spaceNode);
            QVERIFY2(isNear(rig.controls[i].place, whole.controls[i].place),
                     rig.controls[i].name.c_str());
            VERIFY_NEAR(rig.controls[i].size, whole.controls[i].size, 1e-6);
        }
        for (std::size_t i = 0; i < rig.handles.size(); ++i) {
            QCOMPARE(rig.handles[i].name, whole.handles[i].name);
            QVERIFY(rig.handles[i].target == whole.handles[i].target);
            QVERIFY(rig.handles[i].pole == whole.handles[i].pole);
        }
    }
    void theOtherSideIsTheExactImage() {
        const Stage stage = mannequinStage();
        const Rig left = leftRig(stage);
        const auto mirrored = mirrorRig(left, stage.skeleton, BoneSide::Left);
        QVERIFY2(mirrored.has_value(), mirrored ? "" : mirrored.error().detail.c_str());
        const Rig& rig = mirrored->edit.rig;
        QVERIFY(checkRig(rig, stage.skeleton, {}).has_value());
        QCOMPARE(rig.controls.size(), 2 * left.controls.size());
        QCOMPARE(rig.handles.size(), std::size_t(2));
        QCOMPARE(rig.constraints.size(), std::size_t(4));
        QCOMPARE(rig.jointLimits.size(), std::size_t(2));
        QVERIFY(findControl(rig, "hand_ik.R").isValid());
        QCOMPARE(rig.handles[1].poleAngle, -0.3);
        const std::vector<Affine3d> rest = rigidRest(stage.skeleton);
        const Affine3d mirror(Eigen::Scaling(-1.0, 1.0, 1.0));
        const std::vector<ControlIndex> counterparts = mirrorControls(rig, stage.skeleton);
        for (std::size_t i = 0; i < left.controls.size(); ++i) {
            QVERIFY(counterparts[i].isValid() && counterparts[i] != ControlIndex(i));
            const Control& a = rig.controls[i];
            const Control& b = rig.controls[counterparts[i].value()];
            const auto shape = [&](const Control& control) {
                return Affine3d(restPlace(control, rest) * toAffine(control.shapeOffset));
            };
            VERIFY_NEAR(restPlace(b, rest).translation(),
                        Vec3d(mirror * restPlace(a, rest).translation()), 1e-12);
            VERIFY_NEAR(Affine3d(mirror * shape(a) * mirror), shape(b), 1e-9);
        }
        const auto set = std::ranges::find(rig.sets, std::string("mine.R"), &ControlSet::name);
        QVERIFY(set != rig.sets.end());
        QCOMPARE(set->controls.size(), std::size_t(2));
    }
    void twiceIsOnce() {
        const Stage stage = mannequinStage();
        const auto once = mirrorRig(leftRig(stage), stage.skeleton, BoneSide::Left);
        const auto twice = mirrorRig(once->edit.rig, stage.skeleton, BoneSide::Left);
        QVERIFY(twice.has_value());
        QVERIFY(twice->edit.rig == once->edit.rig);
        const auto back = mirrorRig(once->edit.rig, stage.skeleton, BoneSide::Right);
        QVERIFY(back.has_value());
        QCOMPARE(back->edit.rig.controls.size(), once->edit.rig.controls.size());
        for (std::size_t i = 0; i < back->edit.rig.controls.size(); ++i)
            QVERIFY(isNear(back->edit.rig.controls[i].place, once->edit.rig.controls[i].place));
        QCOMPARE(back->edit.rig.constraints.size(), once->edit.rig.constraints.size());
    }
    void nothingOnThatSideIsAnError() {
        const Stage stage = mannequinStage();
        const auto mirrored = mirrorRig(leftRig(stage), stage.skeleton, BoneSide::Right);
        QVERIFY(!mirrored.has_value());
        QCOMPARE(mirrored.error().code, std::string("rig-nothing-to-make"));
    }
    /// All that moves the body, at once: controls, IK, drivers, limits.
    void aMirroredPoseMovesTheBodyAsItsImage() {
        const Stage stage = mannequinStage();
        for (const bool isWhole : {true, false}) {
            const Rig rig =
                isWhole ? humanoidRig(stage)
                        : mirrorRig(leftRig(stage), stage.skeleton, BoneSide::Left)->edit.rig;
            for (std::uint32_t seed = 1; seed <= 20; ++seed) {
                const Pose pose = randomPose(rig, stage.skeleton, seed);
                Pose image = pose;
                mirrorControlValues(rig, stage.skeleton, image.controls, image.ikWeights);
                const double off = apart(stage.skeleton, solved(rig, stage.skeleton, pose),
                                         solved(rig, stage.skeleton, image));
                QVERIFY2(off < 1e-6, qPrintable(QString("seed %1: %2").arg(seed).arg(off)));
                mirrorControlValues(rig, stage.skeleton, image.controls, image.ikWeights);
                for (std::size_t i = 0; i < pose.controls.size(); ++i)
                    QVERIFY(isNear(image.controls[i], pose.controls[i]));
                QCOMPARE(image.ikWeights, pose.ikWeights);
            }
        }
    }
    void restMirrorsToRestBitForBit() {
        const Stage stage = mannequinStage();
        const Rig rig = humanoidRig(stage);
        Pose pose = rigRestPose(rig, stage.skeleton);
        mirrorControlValues(rig, stage.skeleton, pose.controls, pose.ikWeights);
        for (const Transform& value : pose.controls)
            QVERIFY(value == Transform());
    }
    void counterpartsAreMutual() {
        const Stage stage = mannequinStage();
        Rig rig = humanoidRig(stage);
        rig.controls[findControl(rig, "hand_ik.R").value()].name = "grip"; // still the only one
        const std::vector<ControlIndex> mirror = mirrorControls(rig, stage.skeleton);
        for (std::size_t i = 0; i < mirror.size(); ++i) {
            QVERIFY2(mirror[i].isValid(), rig.controls[i].name.c_str());
            QVERIFY(mirror[mirror[i].value()] == ControlIndex(i));
        }
        QVERIFY(mirror[findControl(rig, "root").value()] == findControl(rig, "root"));
    }
    void sidesAreThoseOfNamesElseOfPlaces() {
        const Stage stage = mannequinStage();
        Rig rig = humanoidRig(stage);
        QVERIFY(sideOf(rig, stage.skeleton, findControl(rig, "hand_ik.L")) == BoneSide::Left);
        QVERIFY(sideOf(rig, stage.skeleton, findControl(rig, "hips")) == BoneSide::Centre);
        Control free;
        free.name = "grip";
        free.size = 0.05;
        for (const auto& [x, side] :
             {std::pair(0.4, BoneSide::Left), std::pair(-0.4, BoneSide::Right),
              std::pair(0.001, BoneSide::Centre)}) {
            free.place.translation = Vec3d(x, 1, 0);
            rig.controls.push_back(free);
            QVERIFY(sideOf(rig, stage.skeleton, ControlIndex(rig.controls.size() - 1)) == side);
        }
        free.name = "grip.R";
        rig.controls.push_back(free);
        QVERIFY(sideOf(rig, stage.skeleton, ControlIndex(rig.controls.size() - 1)) ==
                BoneSide::Right);
    }
    void bonesWithoutCounterpartAreSaid() {
        Stage stage = mannequinStage();
        stage.skeleton.names[findBone(stage.skeleton, "hand.R").value()] = "hook";
        const auto mirrored = mirrorRig(leftRig(stage), stage.skeleton, BoneSide::Left);
        QVERIFY(mirrored.has_value());
        QCOMPARE(mirrored->edit.rig.handles.size(), std::size_t(1));
        QCOMPARE(mirrored->edit.findings.size(), std::size_t(1));
        QCOMPARE(mirrored->edit.findings[0].code, std::string("bone-no-counterpart"));
        QVERIFY(checkRig(mirrored->edit.rig, stage.skeleton, {}).has_value());
    }
    /// Channels of mirrored axes by the definition: the rotation in the mirror.
    void channelsTurnTheirSigns() {
        std::mt19937 random(7);
        for (const Vec3d& flip : {Vec3d(-1, 1, 1), Vec3d(1, -1, 1), Vec3d(-1, -1, -1)}) {
            const Mat3d frame = flip.asDiagonal();
            for (int axis = 0; axis < 3; ++axis) {
                const Quatd rotation(Eigen::AngleAxisd(0.7, Vec3d::Unit(axis)));
                const MirroredChannel channel = mirroredChannel(TransformChannel(3 + axis), frame);
                QVERIFY(channel.channel == TransformChannel(3 + axis));
                const Quatd expected(Mat3d(frame * rotation.toRotationMatrix() * frame));
                VERIFY_NEAR(Quatd(Eigen::AngleAxisd(channel.sign * 0.7, Vec3d::Unit(axis))),
                            expected, 1e-12);
                VERIFY_NEAR(mirroredRotation(rotation, frame), expected, 1e-12);
                QCOMPARE(mirroredChannel(TransformChannel(axis), frame).sign, flip[axis]);
            }
        }
    }
};

RIGWRIGHT_TEST(tst_mirror_rig)
#include "tst_mirror_rig.moc"
