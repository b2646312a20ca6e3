// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// IK handles on skeletons, orders, traces, and rigs of any kind with any input.
#include "core/math/rotation.h"
#include "tests/core/rig/rig_scene.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A leg below hips, straight at rest along -Y: thigh and shin with a twist bone in each, a foot.
struct Leg : RigScene {
    BoneIndex hips, thigh, thighTwist, shin, shinTwist, foot;
    ControlIndex target, pole;
    explicit Leg(const Vec3d& scale = Vec3d::Ones()) {
        hips = bone("hips", {}, moved({0, 1, 0}, about({0, 1, 0}, 0.3), scale));
        // +Y along the bone: half a turn about Z, and some twist.
        thigh =
            bone("thigh", hips, moved({0.1, 0, 0}, about({0, 0, 1}, kPi) * about({0, 1, 0}, 0.4)));
        thighTwist = bone("thighTwist", thigh, moved({0, 0.25, 0}, about({0, 1, 0}, 0.2)));
        shin = bone("shin", thighTwist, moved({0, 0.25, 0}, about({0, 1, 0}, -0.5)));
        shinTwist = bone("shinTwist", shin, moved({0, 0.2, 0}));
        foot = bone("foot", shinTwist, moved({0, 0.2, 0}, about({1, 0, 0}, 1.2)));
        Control free;
        free.bone = foot;
        free.space = ControlSpace::World;
        target = control(free);
        free.bone = shin;
        pole = control(free);
        rig.handles = {handle(IkSolver::TwoBone)};
        begin();
    }
    IkHandle handle(IkSolver solver) const {
        IkHandle made;
        made.solver = solver;
        made.root = thigh;
        made.mid = shin;
        made.end = foot;
        made.target = controlNode(target);
        made.softness = 0.0;
        return made;
    }
    void withPole() { rig.handles[0].pole = controlNode(pole); }
    /// Puts the control there, in model space.
    void put(ControlIndex control, const Vec3d& place, const Quatd& rotation = Quatd::Identity()) {
        Affine3d wanted(Eigen::Translation3d(place) * rotation);
        pose.controls[control.value()] = {};
        solve();
        pose.controls[control.value()] =
            controlValueFor(rig, plan(), skeleton, control, wanted, pose, model, result);
    }
    Vec3d place(BoneIndex bone) const { return at(bone).translation(); }
    /// From head to head, of all bones of the leg.
    std::vector<double> lengths() const {
        std::vector<double> all;
        for (const BoneIndex bone : {thighTwist, shin, shinTwist, foot})
            all.push_back((place(bone) - place(skeleton.parents[bone.value()])).norm());
        return all;
    }
    double upper() const { return (place(shin) - place(thigh)).norm(); }
    double lower() const { return (place(foot) - place(shin)).norm(); }
};

std::vector<Vec3d> targetsAround(const Vec3d& root, double reach, std::uint32_t seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> any(-1.0, 1.0);
    std::vector<Vec3d> targets;
    while (targets.size() < 60) {
        const Vec3d way(any(random), any(random), any(random));
        if (way.norm() < 1.0 && way.norm() > 0.25)
            targets.push_back(root + reach * way);
    }
    return targets;
}

} // namespace

class tst_solve_rig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everySolverReachesAndKeepsLengths_data();
    void everySolverReachesAndKeepsLengths();
    void twistBonesGoAlongStiffly();
    void poleDecidesTheSide();
    void aStraightLegBendsForward();
    void beyondReachItIsStraight();
    void stretchLengthensAsFarAsItMay();
    void softEndComesToRestBeforeItIsStraight();
    void halfWeightIsHalfWay();
    void weightZeroChangesNoBit();
    void endIsFreeKeptOrAsTheTarget();
    void aTipIsBroughtToTheTarget();
    void jointLimitsHold_data();
    void jointLimitsHold();
    void handlesRunFromRootToTips();
    void twoFabrikHandlesShareASpine();
    void stepsStopAfterSoManyPasses();
    void traceNamesWhatMovedTheBone();
    void theOrderIsControlsConstraintsHandlesConstraints();
    void targetsFromHellLeaveTheChainAlone();
    void bonesWithoutLengthLeaveTheChainAlone();
    void aRigWithoutEffectChangesNoBit();
    void anythingGoesAndAllStaysFinite();
};

void tst_solve_rig::everySolverReachesAndKeepsLengths_data() {
    QTest::addColumn<int>("solver");
    QTest::addColumn<Vec3d>("scale");
    for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Ccd, IkSolver::Fabrik}) {
        QTest::addRow("%d", int(solver)) << int(solver) << Vec3d(1, 1, 1);
        QTest::addRow("%d twice as large", int(solver)) << int(solver) << Vec3d(2, 2, 2);
        QTest::addRow("%d mirrored", int(solver)) << int(solver) << Vec3d(-1, 1, 1);
        QTest::addRow("%d turned inside out", int(solver)) << int(solver) << Vec3d(-1, -1, -1);
        QTest::addRow("%d uneven", int(solver)) << int(solver) << Vec3d(0.8, 1.3, 1.0);
    }
}

void tst_solve_rig::everySolverReachesAndKeepsLengths() {
    QFETCH(int, solver);
    QFETCH(Vec3d, scale);
    Leg leg(scale);
    leg.rig.handles[0] = leg.handle(IkSolver(solver));
    leg.rig.handles[0].iterations = 1000;
    leg.rig.handles[0].tolerance = 1e-7;
    leg.solve();
    const bool isEven = std::abs(scale.cwiseAbs().maxCoeff() - scale.cwiseAbs().minCoeff()) < 1e-9;
    const double upper = leg.upper();
    const double lower = leg.lower();
    const std::vector<double> lengths = leg.lengths();
    // An uneven hips makes reach depend on the direction; well inside it does not matter.
    for (const Vec3d& target : targetsAround(leg.place(leg.thigh), 0.6 * (upper + lower), 4)) {
        leg.put(leg.target, target);
        leg.solve();
        VERIFY_NEAR(leg.place(leg.foot), target, 1e-5 * (upper + lower));
        VERIFY_NEAR(leg.result.handles[0].error, 0.0, 1e-5 * (upper + lower));
        QVERIFY(leg.result.handles[0].solved && !leg.result.handles[0].degenerate);
        for (std::size_t i = 0; i < lengths.size() && isEven; ++i)
            VERIFY_NEAR(leg.lengths()[i], lengths[i], 1e-6 * lengths[i]);
        // Only rotations are changed.
        for (std::size_t b = 0; b < leg.skeleton.boneCount(); ++b) {
            QVERIFY(leg.solved.local[b].translation == leg.pose.local[b].translation);
            QVERIFY(leg.solved.local[b].scale == leg.pose.local[b].scale);
        }
    }
}

void tst_solve_rig::twistBonesGoAlongStiffly() {
    Leg leg;
    leg.solve();
    leg.put(leg.target, leg.place(leg.thigh) + Vec3d(0.2, -0.5, 0.3));
    leg.solve();
    QVERIFY(leg.local(leg.thighTwist) == leg.pose.local[leg.thighTwist.value()]);
    QVERIFY(leg.local(leg.shinTwist) == leg.pose.local[leg.shinTwist.value()]);
    const Vec3d mid = 0.5 * (leg.place(leg.thigh) + leg.place(leg.shin));
    VERIFY_NEAR(leg.place(leg.thighTwist), mid, 1e-12);
    VERIFY_NEAR(leg.result.handles[0].reach, std::sqrt(0.38) / 0.9, 1e-12);
    // Interior angle by the law of cosines.
    const double cosine = (0.25 + 0.16 - 0.38) / (2.0 * 0.5 * 0.4);
    VERIFY_NEAR(leg.result.handles[0].bend, kPi - std::acos(cosine), 1e-9);
}

void tst_solve_rig::poleDecidesTheSide() {
    Leg leg;
    leg.withPole();
    leg.solve();
    const Vec3d root = leg.place(leg.thigh);
    for (const Vec3d& side :
         {Vec3d(1, 0, 0), Vec3d(-1, 0, 0.2), Vec3d(0, 0, -1), Vec3d(0.5, 0.1, 1)}) {
        leg.put(leg.pole, root + Vec3d(0, -0.4, 0) + side);
        leg.put(leg.target, root + Vec3d(0.05, -0.7, 0.1));
        leg.memory = {};
        leg.solve();
        const Vec3d line = (leg.place(leg.foot) - root).normalized();
        const auto across = [&](const Vec3d& v) {
            return Vec3d((v - v.dot(line) * line).normalized());
        };
        VERIFY_NEAR(across(leg.place(leg.shin) - root),
                    across(leg.at(leg.pole).translation() - root), 1e-9);
    }
}

void tst_solve_rig::aStraightLegBendsForward() {
    for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Ccd, IkSolver::Fabrik}) {
        Leg leg;
        leg.rig.handles[0] = leg.handle(solver);
        leg.solve();
        const Vec3d knee = leg.place(leg.shin);
        // Pulled straight up: nothing but the rest pose says where the knee goes.
        leg.put(leg.target, leg.place(leg.foot) + Vec3d(0, 0.3, 0));
        leg.solve();
        VERIFY_NEAR(leg.place(leg.foot), Vec3d(0, 0.3, 0) + Vec3d(knee.x(), 0.1, knee.z()), 0.02);
        QVERIFY(leg.place(leg.shin).z() > knee.z() + 0.1);
        VERIFY_NEAR(leg.place(leg.shin).x(), knee.x(), 0.02);
    }
}

void tst_solve_rig::beyondReachItIsStraight() {
    for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Fabrik}) {
        Leg leg;
        leg.rig.handles[0] = leg.handle(solver);
        leg.solve();
        const Vec3d root = leg.place(leg.thigh);
        const Vec3d way = Vec3d(1, -2, 2) / 3.0;
        leg.put(leg.target, root + 5.0 * way);
        leg.solve();
        VERIFY_NEAR(leg.place(leg.shin), Vec3d(root + 0.5 * way), 1e-6);
        VERIFY_NEAR(leg.place(leg.foot), Vec3d(root + 0.9 * way), 1e-6);
        VERIFY_NEAR(leg.result.handles[0].error, 4.1, 1e-6);
    }
}

void tst_solve_rig::stretchLengthensAsFarAsItMay() {
    Leg leg({2, 2, 2});
    leg.rig.handles[0].stretch = 0.25;
    leg.solve();
    const Vec3d root = leg.place(leg.thigh);
    const Vec3d way = Vec3d(2, -2, 1) / 3.0;
    for (const double share : {0.9, 1.1, 1.25, 2.0}) {
        leg.put(leg.target, root + 1.8 * share * way);
        leg.solve();
        const double longer = std::clamp(share, 1.0, 1.25);
        VERIFY_NEAR(leg.upper(), 1.0 * longer, 1e-9);
        VERIFY_NEAR(leg.lower(), 0.8 * longer, 1e-9);
        VERIFY_NEAR(leg.place(leg.foot), Vec3d(root + 1.8 * std::min(share, 1.25) * way), 1e-9);
        VERIFY_NEAR(leg.local(leg.thighTwist).translation, Vec3d(0, 0.25 * longer, 0), 1e-9);
        // What came out, taken as the source, gives the same again: it does not add up.
        const Pose once = leg.solved;
        const Pose source = leg.pose;
        leg.pose.local = once.local;
        leg.solve();
        VERIFY_NEAR(leg.upper(), 1.0 * longer, 1e-9);
        leg.pose = source;
    }
}

void tst_solve_rig::softEndComesToRestBeforeItIsStraight() {
    Leg leg;
    leg.rig.handles[0].softness = 0.1;
    leg.solve();
    const Vec3d root = leg.place(leg.thigh);
    for (const double distance : {0.7, 0.85, 0.9, 1.2}) {
        leg.put(leg.target, root + Vec3d(0, -distance, 0));
        leg.solve();
        const double soft = 0.09;
        const double from = 0.81;
        const double wanted =
            distance <= from ? distance : from + soft * (1.0 - std::exp(-(distance - from) / soft));
        VERIFY_NEAR((leg.place(leg.foot) - root).norm(), wanted, 1e-9);
    }
}

void tst_solve_rig::halfWeightIsHalfWay() {
    for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Ccd, IkSolver::Fabrik}) {
        Leg leg;
        leg.rig.handles[0] = leg.handle(solver);
        leg.solve();
        leg.put(leg.target, leg.place(leg.thigh) + Vec3d(0.3, -0.4, 0.2), about({1, 0, 0}, 1.0));
        leg.solve();
        const Pose full = leg.solved;
        leg.pose.ikWeights = {0.5};
        leg.solve();
        double turned = 0.0;
        for (const BoneIndex bone : {leg.thigh, leg.shin, leg.foot}) {
            const Quatd& before = leg.pose.local[bone.value()].rotation;
            const Quatd first = before.conjugate() * leg.local(bone).rotation;
            const Quatd second =
                leg.local(bone).rotation.conjugate() * full.local[bone.value()].rotation;
            VERIFY_NEAR(first, second, 1e-9);
            turned += turnAngle(first);
        }
        QVERIFY(turned > 0.1);
    }
}

void tst_solve_rig::weightZeroChangesNoBit() {
    Leg leg;
    leg.solve();
    leg.put(leg.target, {1, 1, 1});
    for (const double weight : {0.0, -1.0, std::nan("")}) {
        leg.pose.ikWeights = {weight};
        leg.solve();
        QVERIFY(leg.solved.local == leg.pose.local);
        QVERIFY(!leg.result.handles[0].solved);
    }
    leg.pose.ikWeights = {1.0};
    leg.rig.handles[0].enabled = false;
    leg.solve();
    QVERIFY(leg.solved == leg.pose);
}

void tst_solve_rig::endIsFreeKeptOrAsTheTarget() {
    for (const Vec3d& scale : {Vec3d(1, 1, 1), Vec3d(-1, 1, 1), Vec3d(0.8, 1.2, 1.0)}) {
        Leg leg(scale);
        leg.solve();
        const Affine3d target = leg.at(leg.target);
        const std::vector<Affine3d> rest = leg.model;
        leg.pose.local[leg.foot.value()].rotation *= about({1, 0, 0}, 0.3);
        leg.rig.handles[0].endRotation = EndRotation::Free;
        const Quatd turn = about({1, 2, 0}, 0.6);
        leg.put(leg.target, leg.place(leg.thigh) + Vec3d(0.2, -0.5, 0.1),
                turn * Quatd(Mat3d(target.linear())));
        leg.solve();
        QVERIFY(leg.local(leg.foot) == leg.pose.local[leg.foot.value()]);
        leg.rig.handles[0].endRotation = EndRotation::Keep;
        leg.solve();
        VERIFY_NEAR(turnOf(leg.at(leg.foot)), turnOf(leg.sourceModel()[leg.foot.value()]), 1e-8);
        leg.rig.handles[0].endRotation = EndRotation::FromTarget;
        leg.solve();
        VERIFY_NEAR(turnOf(leg.at(leg.foot)),
                    Mat3d(turn.toRotationMatrix() * turnOf(rest[leg.foot.value()])), 1e-8);
    }
}

void tst_solve_rig::aTipIsBroughtToTheTarget() {
    for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Ccd, IkSolver::Fabrik}) {
        Leg leg;
        IkHandle handle = leg.handle(solver);
        handle.end = leg.shin;
        handle.tip = {0, 0.3, 0};
        handle.iterations = 500;
        handle.tolerance = 1e-8;
        leg.rig.handles[0] = handle;
        leg.solve();
        const Vec3d wanted = leg.place(leg.thigh) + Vec3d(0.2, -0.4, 0.2);
        leg.put(leg.target, wanted);
        leg.solve();
        VERIFY_NEAR(Vec3d(leg.at(leg.shin) * handle.tip), wanted, 1e-6);
        QVERIFY(leg.local(leg.foot) == leg.pose.local[leg.foot.value()]);
    }
}

void tst_solve_rig::jointLimitsHold_data() {
    everySolverReachesAndKeepsLengths_data();
}

void tst_solve_rig::jointLimitsHold() {
    QFETCH(int, solver);
    QFETCH(Vec3d, scale);
    Leg leg(scale);
    leg.rig.handles[0] = leg.handle(IkSolver(solver));
    JointLimit hip;
    hip.swing = 0.6;
    hip.twistLow = -0.3;
    hip.twistHigh = 0.2;
    JointLimit knee;
    knee.hinge = true;
    knee.along = Vec3d(1, 0, 0.3).normalized();
    knee.twistLow = -0.2;
    knee.twistHigh = 2.0;
    leg.rig.jointLimits = {{leg.thigh, hip}, {leg.shin, knee}};
    leg.solve();
    const std::vector<double> lengths = leg.lengths();
    for (const Vec3d& target : targetsAround(leg.place(leg.thigh), 2.0, 12)) {
        leg.put(leg.target, target);
        leg.solve();
        for (const RigJointLimit& limit : leg.rig.jointLimits) {
            const Quatd turned = leg.skeleton.restLocal[limit.bone.value()].rotation.conjugate() *
                                 leg.local(limit.bone).rotation;
            VERIFY_NEAR(overLimit(turned.normalized(), limit.limit), 0.0, 1e-6);
        }
        for (std::size_t i = 0; i < lengths.size() && scale.cwiseAbs() == Vec3d::Ones(); ++i)
            VERIFY_NEAR(leg.lengths()[i], lengths[i], 1e-6 * lengths[i]);
    }
}

namespace {

/// A spine with two arms; the arms' hands pulled by handles.
struct Torso : RigScene {
    std::vector<BoneIndex> spine, left, right;
    ControlIndex leftTarget, rightTarget;
    Torso() {
        BoneIndex above;
        for (int i = 0; i < 4; ++i)
            spine.push_back(above = bone("spine", above, moved({0, 0.2, 0})));
        for (auto* arm : {&left, &right}) {
            const double side = arm == &left ? 1.0 : -1.0;
            above = spine.back();
            for (int i = 0; i < 4; ++i)
                arm->push_back(above = bone("arm", above,
                                            moved({side * 0.2, i == 0 ? 0.1 : 0.0, 0},
                                                  about({0, 1, 0}, -0.1 * side))));
        }
        Control free;
        free.space = ControlSpace::World;
        free.bone = left.back();
        leftTarget = control(free);
        free.bone = right.back();
        rightTarget = control(free);
    }
    IkHandle handle(BoneIndex root, BoneIndex end, ControlIndex target, IkSolver solver) {
        IkHandle made;
        made.solver = solver;
        made.root = root;
        made.end = end;
        made.target = controlNode(target);
        made.endRotation = EndRotation::Free;
        made.iterations = 200;
        made.tolerance = 1e-5;
        return made;
    }
};

} // namespace

void tst_solve_rig::handlesRunFromRootToTips() {
    Torso torso;
    // The hand's handle stands first in the list, the spine's is above it: the hand still arrives.
    torso.rig.handles = {
        torso.handle(torso.left[0], torso.left[3], torso.leftTarget, IkSolver::Ccd),
        torso.handle(torso.spine[0], torso.spine[3], torso.rightTarget, IkSolver::Ccd)};
    torso.begin();
    torso.pose.ikWeights = {0.0, 0.0};
    torso.solve();
    const Vec3d hand = torso.at(torso.left[3]).translation();
    torso.pose.controls[1].translation =
        turnOf(torso.at(torso.rightTarget)).transpose() *
        Vec3d(Vec3d(0.2, -0.05, 0.1) - torso.at(torso.rightTarget).translation() +
              torso.at(torso.spine[3]).translation());
    torso.pose.ikWeights = {1.0, 1.0};
    torso.solve();
    VERIFY_NEAR(Vec3d(torso.at(torso.left[3]).translation()), hand, 1e-3);
    QVERIFY((torso.at(torso.spine[3]).translation() -
             torso.sourceModel()[torso.spine[3].value()].translation())
                .norm() > 0.1);
}

void tst_solve_rig::twoFabrikHandlesShareASpine() {
    Torso torso;
    torso.rig.handles = {
        torso.handle(torso.spine[0], torso.left[3], torso.leftTarget, IkSolver::Fabrik),
        torso.handle(torso.spine[0], torso.right[3], torso.rightTarget, IkSolver::Fabrik)};
    torso.begin();
    torso.solve();
    const std::vector<Affine3d> rest = torso.model;
    const Vec3d ways[] = {{-0.15, -0.2, 0.3}, {0.2, -0.1, 0.25}};
    for (std::size_t i = 0; i < 2; ++i)
        torso.pose.controls[i].translation =
            turnOf(torso.at(ControlIndex(i))).transpose() * ways[i];
    torso.solve();
    // Both arrive: by the spine that bends for the two of them.
    const BoneIndex hands[] = {torso.left[3], torso.right[3]};
    for (std::size_t i = 0; i < 2; ++i)
        VERIFY_NEAR(Vec3d(torso.at(hands[i]).translation()),
                    Vec3d(rest[hands[i].value()].translation() + ways[i]), 2e-3);
    for (std::size_t b = 1; b < torso.skeleton.boneCount(); ++b) {
        const BoneIndex parent = torso.skeleton.parents[b];
        VERIFY_NEAR((torso.model[b].translation() - torso.at(parent).translation()).norm(),
                    (rest[b].translation() - rest[parent.value()].translation()).norm(), 1e-9);
    }
    VERIFY_NEAR(torso.at(torso.spine[0]).translation().norm(), 0.2, 1e-12); // stays
    // One of them off: the other one alone.
    torso.pose.ikWeights[1] = 0.0;
    torso.solve();
    VERIFY_NEAR(Vec3d(torso.at(torso.left[3]).translation()),
                Vec3d(rest[torso.left[3].value()].translation() + ways[0]), 2e-3);
    QVERIFY(torso.local(torso.right[1]) == torso.pose.local[torso.right[1].value()]);
}

void tst_solve_rig::stepsStopAfterSoManyPasses() {
    for (const bool isTree : {false, true}) {
        Torso torso;
        torso.rig.handles = {
            torso.handle(torso.spine[0], torso.left[3], torso.leftTarget, IkSolver::Fabrik),
            torso.handle(torso.spine[0], torso.right[3], torso.rightTarget, IkSolver::Fabrik)};
        torso.begin();
        if (!isTree)
            torso.pose.ikWeights[1] = 0.0;
        torso.pose.controls[0].translation = {-0.2, -0.4, 0.3};
        std::vector<std::vector<Vec3d>> last;
        for (int passes = 0; passes <= 4; ++passes) {
            RigRequest request;
            request.stepped = IkHandleIndex(0);
            request.passes = passes;
            torso.solve(request);
            const auto& shown = torso.result.handles[0].passes;
            QCOMPARE(int(shown.size()), passes + 1); // the beginning, and one a pass
            for (std::size_t i = 0; i < shown.size(); ++i) {
                QCOMPARE(int(shown[i].size()), 8);
                if (i < last.size())
                    VERIFY_NEAR(shown[i].back(), last[i].back(), 1e-12);
            }
            VERIFY_NEAR(shown.back().back(), Vec3d(torso.at(torso.left[3]).translation()), 1e-6);
            last = shown;
        }
        QVERIFY(torso.result.handles[1].passes.empty());
    }
}

void tst_solve_rig::traceNamesWhatMovedTheBone() {
    Leg leg;
    Control forward;
    forward.bone = leg.thigh;
    forward.drives = true;
    const ControlIndex drive = leg.control(forward);
    leg.rig.constraints = {
        constraintOf(ConstraintKind::Rotation, boneNode(leg.foot), {{boneNode(leg.hips)}}),
        constraintOf(ConstraintKind::Position, boneNode(leg.hips), {{controlNode(leg.pole)}})};
    leg.rig.constraints[1].offset.translation = {0, 0.7, 0};
    leg.rig.constraints[0].when = RigStage::AfterMotion;
    leg.begin();
    leg.pose.controls[drive.value()].rotation = about({1, 0, 0}, 0.2);
    leg.pose.controls[leg.target.value()].translation = {0.1, 0.2, 0.1};
    RigRequest request;
    request.traced = leg.foot;
    leg.solve(request);
    const auto& trace = leg.result.trace;
    QCOMPARE(int(trace.size()), 4);
    QVERIFY(trace[0].step == BoneStep::Controls && trace[0].control == drive);
    QVERIFY(trace[1].step == BoneStep::BeforeIk && trace[1].constraint == ConstraintIndex(1));
    QVERIFY(trace[2].step == BoneStep::Ik && trace[2].handle == IkHandleIndex(0));
    QVERIFY(trace[3].step == BoneStep::AfterMotion && trace[3].constraint == ConstraintIndex(0));
    VERIFY_NEAR(trace[3].modelFromBone, leg.at(leg.foot), 1e-12);
    QVERIFY(trace[3].local == leg.local(leg.foot));
    // A bone that nothing moves has one entry a step, without names.
    request.traced = leg.hips;
    leg.rig.constraints.clear();
    leg.solve(request);
    QCOMPARE(int(leg.result.trace.size()), 4);
    for (const BoneTrace& entry : leg.result.trace) {
        QVERIFY(!entry.control.isValid() && !entry.constraint.isValid() && !entry.handle.isValid());
        QVERIFY(entry.local == leg.pose.local[leg.hips.value()]);
    }
}

void tst_solve_rig::theOrderIsControlsConstraintsHandlesConstraints() {
    Leg leg;
    Control forward;
    forward.bone = leg.hips;
    forward.drives = true;
    const ControlIndex drive = leg.control(forward);
    leg.rig.handles[0].endRotation = EndRotation::Free;
    leg.rig.constraints = {
        constraintOf(ConstraintKind::Position, boneNode(leg.foot), {{boneNode(leg.hips)}}),
        constraintOf(ConstraintKind::Position, controlNode(leg.target), {{boneNode(leg.hips)}})};
    leg.rig.constraints[0].when = RigStage::AfterMotion;
    leg.rig.constraints[1].offset.translation = {0.1, -0.6, 0.2};
    leg.begin();
    leg.pose.controls[drive.value()].translation = {0, 0.5, 0};
    leg.solve();
    // The target follows the hips that the control has moved; the foot got there by IK (the shin
    // tells), and was then taken to the hips.
    VERIFY_NEAR(leg.place(leg.hips), Vec3d(0, 1.5, 0), 1e-12);
    VERIFY_NEAR(Vec3d(leg.at(leg.target).translation()), Vec3d(0.1, 0.9, 0.2), 1e-12);
    VERIFY_NEAR(leg.place(leg.foot), Vec3d(0, 1.5, 0), 1e-12);
    VERIFY_NEAR(Vec3d(leg.at(leg.shinTwist) * Vec3d(0, 0.2, 0)), Vec3d(0.1, 0.9, 0.2), 1e-9);
}

void tst_solve_rig::targetsFromHellLeaveTheChainAlone() {
    const double inf = std::numeric_limits<double>::infinity();
    for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Ccd, IkSolver::Fabrik})
        for (const Vec3d& target : {Vec3d(std::nan(""), 0, 0), Vec3d(0, inf, 0),
                                    Vec3d(1e300, -1e300, 1e300), Vec3d(0.1, 1, 0)}) {
            Leg leg;
            leg.rig.handles[0] = leg.handle(solver);
            leg.rig.controls[leg.target.value()].bone = {};
            leg.withPole();
            leg.begin();
            leg.pose.controls[leg.target.value()].translation = target;
            leg.pose.controls[leg.pole.value()].translation = target;
            leg.solve();
            QVERIFY(test::isFinite(leg.solved));
            if (!target.allFinite()) {
                QVERIFY(leg.solved.local == leg.pose.local);
                QVERIFY(leg.result.handles[0].degenerate);
            }
        }
}

void tst_solve_rig::bonesWithoutLengthLeaveTheChainAlone() {
    for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Ccd, IkSolver::Fabrik}) {
        Leg leg;
        leg.rig.handles[0] = leg.handle(solver);
        leg.begin();
        for (const BoneIndex bone : {leg.thighTwist, leg.shin, leg.shinTwist, leg.foot})
            leg.pose.local[bone.value()].translation.setZero();
        leg.solve();
        QVERIFY(leg.solved.local == leg.pose.local);
        QVERIFY(leg.result.handles[0].degenerate);
        // One of them alone: all stays finite.
        leg.begin();
        leg.pose.local[leg.thighTwist.value()].translation.setZero();
        leg.pose.local[leg.shin.value()].translation.setZero();
        leg.solve();
        QVERIFY(test::isFinite(leg.solved));
        // A flat parent.
        leg.begin();
        leg.pose.local[leg.hips.value()].scale = {1, 0, 1};
        leg.solve();
        QVERIFY(test::isFinite(leg.solved));
    }
}

void tst_solve_rig::aRigWithoutEffectChangesNoBit() {
    Leg leg;
    leg.begin();
    leg.solve();
    // At rest the target stands on the foot, and the leg is straight below it.
    VERIFY_NEAR(leg.place(leg.foot), Vec3d(leg.sourceModel()[leg.foot.value()].translation()),
                1e-9);
    leg.rig.handles.clear();
    leg.begin();
    leg.pose.local[leg.shin.value()].rotation = about({1, 0, 0}, 0.5);
    leg.solve();
    QVERIFY(leg.solved == leg.pose);
}

namespace {

/// A skeleton, a rig and a pose of anything that checkRig() lets pass, scales of all signs.
RigScene randomScene(std::uint32_t seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> any(-1.0, 1.0);
    std::uniform_int_distribution<int> die(0, 5);
    RigScene scene;
    const auto transform = [&] {
        Transform made =
            moved({any(random), any(random), any(random)}, randomRigid(random).rotation);
        if (die(random) == 0)
            made.scale = 2.0 * Vec3d(any(random), any(random), any(random));
        if (die(random) == 0 && die(random) == 0)
            made.scale.setZero();
        if (die(random) == 0 && die(random) == 0)
            made.translation *= 1e150;
        return made;
    };
    for (std::size_t b = 0; b < 14; ++b)
        scene.bone("b", b == 0 ? BoneIndex() : BoneIndex(b < 8 ? b - 1 : b / 2), transform());
    const auto bone = [&] { return BoneIndex(std::size_t(7.0 * (any(random) + 1.0)) % 14); };
    for (int c = 0; c < 6; ++c) {
        Control control;
        control.bone = bone();
        control.drives = c < 3;
        control.place = moved(control.drives ? Vec3d(Vec3d::Zero()) : Vec3d(0.1, 0.2, 0.3),
                              randomRigid(random).rotation);
        control.space = ControlSpace(die(random) % 3);
        scene.control(control);
    }
    const auto node = [&] {
        return die(random) < 3 ? boneNode(bone())
                               : controlNode(ControlIndex(std::size_t(die(random))));
    };
    for (int kind = 0; kind <= int(ConstraintKind::Driver); ++kind) {
        Constraint constraint =
            constraintOf(ConstraintKind(kind), node(), {{node()}, {node(), 2.0}, {node(), 0.5}});
        constraint.when = die(random) < 3 ? RigStage::BeforeIk : RigStage::AfterMotion;
        constraint.space = die(random) < 3 ? ConstraintSpace::Model : ConstraintSpace::Local;
        constraint.weight = die(random) < 3 ? 1.0 : 0.4;
        constraint.offset = transform();
        constraint.limit.position[0] = ChannelRange{-0.1, 0.1};
        constraint.limit.swing = 0.2;
        constraint.limit.twist = ChannelRange{-0.1, 0.3};
        constraint.chain = {BoneIndex(1), BoneIndex(2), BoneIndex(3)};
        constraint.shares = {0.3, 0.3, 0.3};
        constraint.stretch = die(random) < 3;
        constraint.driver.bone = bone();
        constraint.driver.curve.points = {{0.0, 0.0}, {1.0, 5.0}};
        constraint.driver.channel = TransformChannel(die(random));
        scene.rig.constraints.push_back(constraint);
    }
    for (int h = 0; h < 4; ++h) {
        IkHandle handle;
        handle.solver = IkSolver(die(random) % 3);
        handle.root = BoneIndex(std::size_t(die(random) % 3));
        handle.end = BoneIndex(5 + std::size_t(die(random) % 3));
        handle.target = node();
        handle.pole = die(random) < 3 ? node() : RigNode{};
        handle.stretch = die(random) < 2 ? 0.5 : 0.0;
        handle.endRotation = EndRotation(die(random) % 3);
        handle.weight = die(random) < 3 ? 1.0 : 0.3;
        scene.rig.handles.push_back(handle);
    }
    scene.rig.jointLimits = {{BoneIndex(3), {false, Vec3d::UnitY(), 0.5, -0.2, 0.2}},
                             {BoneIndex(4), {true, Vec3d::UnitX(), 0.0, -0.2, 1.0}}};
    scene.begin();
    for (Transform& local : scene.pose.local)
        local = transform();
    for (Transform& value : scene.pose.controls)
        value = transform();
    return scene;
}

} // namespace

void tst_solve_rig::anythingGoesAndAllStaysFinite() {
    for (std::uint32_t seed = 0; seed < 400; ++seed) {
        RigScene scene = randomScene(seed);
        RigRequest request;
        request.dt = 1.0 / 60.0;
        for (int frame = 0; frame < 3; ++frame) {
            scene.solve(request);
            QVERIFY2(test::isFinite(scene.solved), qPrintable(QString::number(seed)));
            for (const Affine3d& matrix : scene.result.modelFromControl)
                QVERIFY2(matrix.matrix().allFinite(), qPrintable(QString::number(seed)));
            for (const HandleReport& report : scene.result.handles)
                QVERIFY2(std::isfinite(report.error) && std::isfinite(report.reach) &&
                             std::isfinite(report.bend),
                         qPrintable(QString::number(seed)));
            for (const Transform& local : scene.solved.local)
                QVERIFY(std::abs(local.rotation.norm() - 1.0) < 1e-9);
        }
    }
}

RIGWRIGHT_TEST(tst_solve_rig)
#include "tst_solve_rig.moc"
