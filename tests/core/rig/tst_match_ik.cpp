// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The switch between forward and inverse kinematics, both ways, without a jump.
#include "core/rig/match_ik.h"
#include "core/samples/samples.h"
#include "tests/core/rig/rig_scene.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr int kPoses = 1000;

/// An arm or a leg of the mannequin with forward controls, a handle, a target and a pole.
struct Limb : RigScene {
    std::array<BoneIndex, 3> bones;
    IkHandleIndex handle{0};
    ControlIndex target, pole;
    double length = 0.0;

    Limb(const std::array<const char*, 3>& names, IkSolver solver) {
        skeleton = makeSample("mannequin").value().skeleton;
        for (std::size_t i = 0; i < 3; ++i) {
            bones[i] = findBone(skeleton, names[i]);
            Q_ASSERT(bones[i].isValid());
            Control forward;
            forward.bone = bones[i];
            forward.drives = true;
            forward.place.rotation = about({1, 2, double(i)}, 0.7);
            control(forward);
        }
        Control free;
        free.bone = bones[2];
        free.space = ControlSpace::Root;
        target = control(free);
        free.bone = bones[1];
        free.place.translation = {0.0, 0.0, 0.4};
        pole = control(free);
        IkHandle made;
        made.solver = solver;
        made.root = bones[0];
        made.end = bones[2];
        made.target = controlNode(target);
        made.pole = controlNode(pole);
        made.weight = 0.0;
        rig.handles = {made};
        begin();
        solve();
        length = (place(1) - place(0)).norm() + (place(2) - place(1)).norm();
    }
    Vec3d place(std::size_t i) const { return at(bones[i]).translation(); }
    /// Any rotation of root and end, the joint between bent by any angle about any axis across.
    void disturb(std::mt19937& random) {
        begin();
        std::uniform_real_distribution<double> any(-1.0, 1.0);
        for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
            pose.local[i].rotation =
                pose.local[i].rotation *
                about({any(random), any(random), any(random)}, 0.1 * any(random));
        for (std::size_t i = 0; i < 3; ++i) {
            const Quatd turned =
                i == 1 ? about({any(random), 0.2 * any(random), any(random)}, 2.4 * any(random))
                       : randomRigid(random).rotation;
            pose.local[bones[i].value()].rotation = pose.local[bones[i].value()].rotation * turned;
            pose.controls[i] = moved(
                Vec3d::Zero(), about({any(random), any(random), any(random)}, 0.3 * any(random)));
        }
        pose.controls[target.value()] =
            moved({any(random), any(random), any(random)}, randomRigid(random).rotation);
        pose.controls[pole.value()].translation =
            0.3 * Vec3d(any(random), any(random), any(random));
    }
    Mat3d turnsOf(std::size_t i) const { return turnOf(at(bones[i])); }
    MatchInput input() { return {rig, plan(), skeleton, pose, solved}; }
    void setWeight(double weight) { pose.ikWeights = {weight}; }
};

struct Shown {
    std::array<Vec3d, 3> places;
    std::array<Mat3d, 3> turns;
    explicit Shown(const Limb& limb) {
        for (std::size_t i = 0; i < 3; ++i) {
            places[i] = limb.place(i);
            turns[i] = turnOf(limb.at(limb.bones[i]));
        }
    }
};

} // namespace

class tst_match_ik : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thereAndBackThePoseReturns_data();
    void thereAndBackThePoseReturns();
    void atTheSwitchNothingJumps_data();
    void atTheSwitchNothingJumps();
    void fromAnyMixtureForwardControlsTakeOver();
    void aStraightLimbWithASoftEndStays();
    void theTipOfALimbThatMayStretchStays();
    void lockedChannelsLeaveTheRestToTheBone();
    void targetsThatAreBonesAreLeftAlone();
};

void tst_match_ik::thereAndBackThePoseReturns_data() {
    QTest::addColumn<int>("limb");
    QTest::addColumn<int>("solver");
    for (int limb = 0; limb < 4; ++limb)
        for (const IkSolver solver : {IkSolver::TwoBone, IkSolver::Ccd, IkSolver::Fabrik})
            QTest::addRow("limb %d solver %d", limb, int(solver)) << limb << int(solver);
}

namespace {

const std::array<std::array<const char*, 3>, 4> kLimbs{
    std::array{"upper_arm.L", "lower_arm.L", "hand.L"},
    std::array{"upper_arm.R", "lower_arm.R", "hand.R"}, std::array{"thigh.L", "shin.L", "foot.L"},
    std::array{"thigh.R", "shin.R", "foot.R"}};

} // namespace

void tst_match_ik::thereAndBackThePoseReturns() {
    QFETCH(int, limb);
    QFETCH(int, solver);
    Limb scene(kLimbs[std::size_t(limb)], IkSolver(solver));
    std::mt19937 random(std::uint32_t(31 + limb));
    for (int i = 0; i < kPoses; ++i) {
        scene.disturb(random);
        scene.solve();
        const Shown forward(scene);
        // Forward → inverse: target and pole go to the limb.
        scene.pose = matchTargetToChain(scene.input(), scene.handle);
        scene.setWeight(1.0);
        scene.solve();
        for (std::size_t k = 0; k < 3; ++k)
            VERIFY_NEAR(scene.place(k), forward.places[k], 1e-4 * scene.length);
        VERIFY_NEAR(turnOf(scene.at(scene.bones[2])), forward.turns[2], 1e-6);
        // Inverse → forward.
        scene.pose = matchChainToResult(scene.input(), scene.handle);
        scene.setWeight(0.0);
        scene.solve();
        for (std::size_t k = 0; k < 3; ++k)
            VERIFY_NEAR(scene.place(k), forward.places[k], 1e-4 * scene.length);
    }
}

void tst_match_ik::atTheSwitchNothingJumps_data() {
    thereAndBackThePoseReturns_data();
}

void tst_match_ik::atTheSwitchNothingJumps() {
    QFETCH(int, limb);
    QFETCH(int, solver);
    Limb scene(kLimbs[std::size_t(limb)], IkSolver(solver));
    std::mt19937 random(std::uint32_t(57 + limb));
    for (int i = 0; i < kPoses / 5; ++i) {
        scene.disturb(random);
        scene.setWeight(1.0);
        scene.solve();
        const Shown inverse(scene);
        scene.pose = matchChainToResult(scene.input(), scene.handle);
        scene.setWeight(0.0);
        scene.solve();
        for (std::size_t k = 0; k < 3; ++k) {
            VERIFY_NEAR(scene.place(k), inverse.places[k], 1e-9);
            VERIFY_NEAR(scene.turnsOf(k), inverse.turns[k], 1e-9);
        }
    }
}

void tst_match_ik::fromAnyMixtureForwardControlsTakeOver() {
    Limb scene(kLimbs[0], IkSolver::TwoBone);
    std::mt19937 random(77);
    std::uniform_real_distribution<double> share(0.0, 1.0);
    for (int i = 0; i < 100; ++i) {
        scene.disturb(random);
        scene.setWeight(share(random));
        scene.solve();
        const Shown mixed(scene);
        scene.pose = matchChainToResult(scene.input(), scene.handle);
        scene.setWeight(0.0);
        scene.solve();
        for (std::size_t k = 0; k < 3; ++k)
            VERIFY_NEAR(scene.turnsOf(k), mixed.turns[k], 1e-9);
    }
}

void tst_match_ik::aStraightLimbWithASoftEndStays() {
    Limb scene(kLimbs[2], IkSolver::TwoBone);
    scene.rig.handles[0].softness = 0.1;
    for (const double bend : {0.0, 0.02, 0.1, 0.3}) {
        scene.begin();
        // Straight: in line with the thigh, whatever the rest says.
        scene.pose.local[scene.bones[1].value()].rotation = about({1, 0, 0}, bend);
        scene.solve();
        const Shown forward(scene);
        scene.pose = matchTargetToChain(scene.input(), scene.handle);
        scene.setWeight(1.0);
        scene.solve();
        for (std::size_t k = 0; k < 3; ++k)
            VERIFY_NEAR(scene.place(k), forward.places[k], 1e-4 * scene.length);
    }
}

void tst_match_ik::theTipOfALimbThatMayStretchStays() {
    Limb scene(kLimbs[2], IkSolver::TwoBone);
    scene.rig.handles[0].stretch = 0.5;
    for (const double bend : {0.0, 0.02, 0.1, 0.3, 1.0}) {
        scene.begin();
        scene.pose.local[scene.bones[1].value()].rotation = about({1, 0, 0}, bend);
        scene.solve();
        const Vec3d tip = scene.place(2);
        scene.pose = matchTargetToChain(scene.input(), scene.handle);
        scene.setWeight(1.0);
        scene.solve();
        VERIFY_NEAR(scene.place(2), tip, 1e-6 * scene.length);
    }
}

void tst_match_ik::lockedChannelsLeaveTheRestToTheBone() {
    Limb scene(kLimbs[0], IkSolver::TwoBone);
    scene.rig.controls[0].locked.fill(true);
    scene.rig.controls[1].locked[std::size_t(TransformChannel::TurnY)] = true;
    std::mt19937 random(9);
    for (int i = 0; i < 50; ++i) {
        scene.disturb(random);
        scene.setWeight(1.0);
        scene.solve();
        const Shown inverse(scene);
        const Pose before = scene.pose;
        scene.pose = matchChainToResult(scene.input(), scene.handle);
        QVERIFY(scene.pose.controls[0] == before.controls[0]);
        scene.setWeight(0.0);
        scene.solve();
        for (std::size_t k = 0; k < 3; ++k)
            VERIFY_NEAR(scene.turnsOf(k), inverse.turns[k], 1e-8);
    }
}

void tst_match_ik::targetsThatAreBonesAreLeftAlone() {
    Limb scene(kLimbs[0], IkSolver::TwoBone);
    scene.rig.handles[0].target = boneNode(BoneIndex(0));
    scene.begin();
    scene.solve();
    QVERIFY(matchTargetToChain(scene.input(), scene.handle) == scene.pose);
}

RIGWRIGHT_TEST(tst_match_ik)
#include "tst_match_ik.moc"
