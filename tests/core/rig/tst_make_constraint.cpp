// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// New constraints: what they are set to, and offsets with which nothing moves.
#include "core/rig/make_constraint.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/rig_stage.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr std::size_t kArm = 1;
constexpr std::size_t kFore = 2;
constexpr std::size_t kHand = 3;
constexpr std::size_t kHelper = 4; ///< below the scaled root, beside the arm

/// A scaled, turned root; an arm of three bones and a helper beside it.
Skeleton armSkeleton() {
    Skeleton skeleton;
    Transform root = turn(Vec3d(1, 2, 3).normalized(), 40);
    root.translation = Vec3d(0.3, 1.0, -0.2);
    root.scale = Vec3d::Constant(2.0);
    const BoneIndex parent = addBone(skeleton, "root", {}, root);
    BoneIndex bone = addBone(skeleton, "arm", parent, shift(0.1, 0.2, 0));
    bone = addBone(skeleton, "fore", bone, shift(0, 0.5, 0));
    addBone(skeleton, "hand", bone, shift(0, 0.4, 0.05));
    addBone(skeleton, "helper", parent, shift(-0.4, 0.3, 0.2));
    return skeleton;
}

struct Stage {
    Skeleton skeleton = armSkeleton();
    Rig rig;
    Pose pose;
};

/// Posed at random, with two free controls that are posed as well.
Stage randomStage(std::uint32_t seed) {
    Stage stage;
    std::mt19937 random(seed);
    for (const char* name : {"a", "b"}) {
        Control control;
        control.name = name;
        control.space = ControlSpace::World;
        control.place = randomRigid(random);
        stage.rig.controls.push_back(control);
    }
    stage.pose = rigRestPose(stage.rig, stage.skeleton);
    for (std::size_t b = 0; b < stage.skeleton.boneCount(); ++b) {
        stage.pose.local[b].rotation = randomRigid(random).rotation;
        stage.pose.local[b].translation += 0.1 * randomRigid(random).translation;
    }
    for (Transform& value : stage.pose.controls)
        value = randomRigid(random);
    return stage;
}

RigPlaces placesOf(const SolvedRig& solution) {
    return {solution.modelFromBone, solution.result.modelFromControl};
}

double largestMove(const SolvedRig& before, const SolvedRig& after) {
    double most = 0.0;
    for (std::size_t b = 0; b < before.modelFromBone.size(); ++b)
        most = std::max(
            most, (before.modelFromBone[b].matrix() - after.modelFromBone[b].matrix()).norm());
    return most;
}

ConstraintRequest requestFor(ConstraintKind kind) {
    ConstraintRequest request;
    request.kind = kind;
    request.target = boneNode(BoneIndex(kFore));
    request.sources = {controlNode(ControlIndex(0)), boneNode(BoneIndex(kHelper))};
    if (kind == ConstraintKind::LimitPosition || kind == ConstraintKind::LimitRotation)
        request.sources.clear();
    return request;
}

} // namespace

class tst_make_constraint : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsKeptDoesNotMove_data() {
        QTest::addColumn<int>("kind");
        using enum ConstraintKind;
        for (const auto& [name, kind] :
             {std::pair("parent", Parent), std::pair("position", Position),
              std::pair("rotation", Rotation), std::pair("scale", Scale), std::pair("aim", Aim),
              std::pair("pole", Pole), std::pair("orient", Orient), std::pair("blend", Blend),
              std::pair("limit position", LimitPosition),
              std::pair("limit rotation", LimitRotation),
              std::pair("limit distance", LimitDistance)})
            QTest::newRow(name) << int(kind);
    }
    void whatIsKeptDoesNotMove() {
        QFETCH(int, kind);
        for (std::uint32_t seed = 1; seed <= 50; ++seed) {
            Stage stage = randomStage(seed);
            const SolvedRig before = solved(stage.rig, stage.skeleton, stage.pose);
            for (const std::size_t sources : {std::size_t(1), std::size_t(2)}) {
                ConstraintRequest request = requestFor(ConstraintKind(kind));
                if (sources == 1 && request.sources.size() == 2 &&
                    ConstraintKind(kind) != ConstraintKind::Orient &&
                    ConstraintKind(kind) != ConstraintKind::Blend)
                    request.sources.pop_back();
                const auto made =
                    makeConstraint(stage.rig, stage.skeleton, request, placesOf(before));
                QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
                QCOMPARE(made->weight, 1.0);
                Rig rig = stage.rig;
                rig.constraints.push_back(*made);
                const double moved = largestMove(before, solved(rig, stage.skeleton, stage.pose));
                QVERIFY2(moved < 1e-9, qPrintable(QString("seed %1: %2").arg(seed).arg(moved)));
            }
        }
    }
    /// The same constraints without an offset do something: else the test above would say nothing.
    void whatIsNotKeptMoves() {
        using enum ConstraintKind;
        for (const ConstraintKind kind : {Parent, Position, Rotation, Aim, Pole, Orient, Blend}) {
            Stage stage = randomStage(3);
            const SolvedRig before = solved(stage.rig, stage.skeleton, stage.pose);
            ConstraintRequest request = requestFor(kind);
            request.keepOffset = false;
            const auto made = makeConstraint(stage.rig, stage.skeleton, request, placesOf(before));
            QVERIFY(made.has_value());
            QVERIFY(made->offset == Transform());
            Rig rig = stage.rig;
            rig.constraints.push_back(*made);
            QVERIFY2(largestMove(before, solved(rig, stage.skeleton, stage.pose)) > 1e-2,
                     std::to_string(int(kind)).c_str());
        }
    }
    void controlsAreKeptAsWell() {
        Stage stage = randomStage(9);
        const SolvedRig before = solved(stage.rig, stage.skeleton, stage.pose);
        for (const ConstraintKind kind : {ConstraintKind::Parent, ConstraintKind::Rotation}) {
            const auto made = makeConstraint(stage.rig, stage.skeleton,
                                             {.kind = kind,
                                              .target = controlNode(ControlIndex(0)),
                                              .sources = {controlNode(ControlIndex(1))}},
                                             placesOf(before));
            QVERIFY(made.has_value());
            Rig rig = stage.rig;
            rig.constraints.push_back(*made);
            const SolvedRig after = solved(rig, stage.skeleton, stage.pose);
            VERIFY_NEAR(after.result.modelFromControl[0], before.result.modelFromControl[0], 1e-9);
        }
    }
    void twistIsSpreadOverTheChainAboveTheSource() {
        const Stage stage = randomStage(1);
        const SolvedRig now = solved(stage.rig, stage.skeleton, stage.pose);
        const auto made = makeConstraint(stage.rig, stage.skeleton,
                                         {.kind = ConstraintKind::TwistSpread,
                                          .target = boneNode(BoneIndex(kArm)),
                                          .sources = {boneNode(BoneIndex(kHand))}},
                                         placesOf(now));
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        QVERIFY(made->target.isNone());
        QVERIFY((made->chain == std::vector{BoneIndex(kArm), BoneIndex(kFore)}));
        VERIFY_NEAR(made->shares[0], 1.0 / 3.0, 1e-12);
        VERIFY_NEAR(made->shares[1], 1.0 / 3.0, 1e-12);
        const auto beside = makeConstraint(stage.rig, stage.skeleton,
                                           {.kind = ConstraintKind::TwistSpread,
                                            .target = boneNode(BoneIndex(kHelper)),
                                            .sources = {boneNode(BoneIndex(kHand))}},
                                           placesOf(now));
        QVERIFY(beside.has_value());
        QVERIFY(beside->chain == std::vector{BoneIndex(kHelper)});
        VERIFY_NEAR(beside->shares[0], 0.5, 1e-12);
    }
    void driversRunFromSwingToMove() {
        const Stage stage = randomStage(1);
        const SolvedRig now = solved(stage.rig, stage.skeleton, stage.pose);
        const auto made = makeConstraint(stage.rig, stage.skeleton,
                                         {.kind = ConstraintKind::Driver,
                                          .target = boneNode(BoneIndex(kHelper)),
                                          .sources = {boneNode(BoneIndex(kFore))}},
                                         placesOf(now));
        QVERIFY(made.has_value());
        QVERIFY(made->driver.bone == BoneIndex(kFore));
        QVERIFY(made->sources.empty());
        VERIFY_NEAR(valueAt(made->driver.curve, radians(45)), 0.025, 1e-12);
        VERIFY_NEAR(valueAt(made->driver.curve, radians(170)), 0.05, 1e-12);
    }
    void splinesTakeTheBonesBelow() {
        Stage stage = randomStage(1);
        stage.rig.controls.push_back(stage.rig.controls.front());
        stage.pose.controls.emplace_back();
        const SolvedRig now = solved(stage.rig, stage.skeleton, stage.pose);
        ConstraintRequest request{.kind = ConstraintKind::Spline,
                                  .target = boneNode(BoneIndex(kArm)),
                                  .sources = {controlNode(ControlIndex(0)),
                                              controlNode(ControlIndex(1)),
                                              controlNode(ControlIndex(2))}};
        const auto made = makeConstraint(stage.rig, stage.skeleton, request, placesOf(now));
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        QVERIFY((made->chain == std::vector{BoneIndex(kArm), BoneIndex(kFore), BoneIndex(kHand)}));
        request.sources.pop_back();
        QCOMPARE(makeConstraint(stage.rig, stage.skeleton, request, placesOf(now)).error().code,
                 std::string("rig-missing"));
    }
    void whatIkMovesIsConstrainedAfterIt() {
        Stage stage = randomStage(1);
        IkHandle handle;
        handle.root = BoneIndex(kArm);
        handle.end = BoneIndex(kHand);
        handle.target = controlNode(ControlIndex(1));
        stage.rig.handles.push_back(handle);
        stage.pose.ikWeights.push_back(1.0);
        const SolvedRig now = solved(stage.rig, stage.skeleton, stage.pose);
        const auto stageOf = [&](RigNode target, RigNode source) {
            return makeConstraint(
                       stage.rig, stage.skeleton,
                       {.kind = ConstraintKind::Rotation, .target = target, .sources = {source}},
                       placesOf(now))
                ->when;
        };
        const RigNode control = controlNode(ControlIndex(0));
        QVERIFY(stageOf(boneNode(BoneIndex(kFore)), control) == RigStage::AfterMotion);
        QVERIFY(stageOf(boneNode(BoneIndex(kHelper)), boneNode(BoneIndex(kFore))) ==
                RigStage::AfterMotion);
        QVERIFY(stageOf(boneNode(BoneIndex(kHelper)), control) == RigStage::BeforeIk);
        QVERIFY(stageOf(control, controlNode(ControlIndex(1))) == RigStage::BeforeIk);
    }
    void mistakesAreRefusedWithTheirReason() {
        const Stage stage = randomStage(1);
        const SolvedRig now = solved(stage.rig, stage.skeleton, stage.pose);
        const auto codeOf = [&](const ConstraintRequest& request) {
            const auto made = makeConstraint(stage.rig, stage.skeleton, request, placesOf(now));
            return made ? std::string() : made.error().code;
        };
        const RigNode fore = boneNode(BoneIndex(kFore));
        QCOMPARE(codeOf({.kind = ConstraintKind::Parent, .target = fore}),
                 std::string("rig-missing"));
        QCOMPARE(codeOf({.kind = ConstraintKind::Parent, .sources = {fore}}),
                 std::string("rig-missing"));
        QCOMPARE(codeOf({.kind = ConstraintKind::Parent, .target = fore, .sources = {fore}}),
                 std::string("rig-self"));
        QCOMPARE(codeOf({.kind = ConstraintKind::Parent,
                         .target = fore,
                         .sources = {boneNode(BoneIndex(99))}}),
                 std::string("rig-index"));
        // A bone that follows what hangs below it.
        QCOMPARE(codeOf({.kind = ConstraintKind::Parent,
                         .target = fore,
                         .sources = {boneNode(BoneIndex(kHand))}}),
                 std::string("rig-cycle"));
    }
};

RIGWRIGHT_TEST(tst_make_constraint)
#include "tst_make_constraint.moc"
