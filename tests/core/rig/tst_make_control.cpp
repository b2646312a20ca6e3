// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls for bones, chains and limbs: where they stand, how large they are, what they are
/// called.
#include "core/character/body_surface.h"
#include "core/rig/make_control.h"
#include "core/rig/rest_places.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/rig_stage.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A chain of bones of length 1 along -Y, bent forward by `degrees` at each joint.
Skeleton chainSkeleton(std::size_t bones, double degrees) {
    Skeleton skeleton;
    BoneIndex parent = addBone(skeleton, "root", {}, shift(0, double(bones), 0));
    for (std::size_t i = 0; i < bones; ++i) {
        Transform rest = shift(0, i == 0 ? 0.0 : -1.0, 0);
        if (i > 0)
            rest.rotation = turn(Vec3d::UnitX(), degrees).rotation;
        parent = addBone(skeleton, "bone_" + std::to_string(i + 1) + ".L", parent, rest);
    }
    return skeleton;
}

Vec3d placeOf(const Rig& rig, const Skeleton& skeleton, const RigNode& node) {
    return restPlace(rig.controls[node.control.value()], rigidRest(skeleton)).translation();
}

} // namespace

class tst_make_control : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aBoneGetsACircleAboutIt() {
        const Skeleton skeleton = chainSkeleton(4, 0);
        const auto made = addControls({}, skeleton, std::array{BoneIndex(2)});
        QVERIFY(made.has_value());
        QCOMPARE(made->controls.size(), std::size_t(1));
        const Control& control = made->edit.rig.controls.front();
        QCOMPARE(control.name, std::string("bone_2.L"));
        QVERIFY(control.drives && control.bone == BoneIndex(2));
        QVERIFY(control.shape == ControlShape::Circle);
        VERIFY_NEAR(2.0 * control.size, 1.0, 1e-12); // as wide as the bone is long
        // Its plane (X and Z of the shape) is across the bone.
        VERIFY_NEAR(Vec3d((control.shapeOffset.rotation * Vec3d::UnitY()).cwiseAbs()),
                    Vec3d(Vec3d::UnitY()), 1e-12);
        const RestError off = offRest(made->edit.rig, skeleton);
        QVERIFY(off.place == 0.0 && off.turn == 0.0);
    }
    void aRootGetsARingOnTheGround() {
        const Skeleton skeleton = chainSkeleton(4, 0);
        const auto made = addControls({}, skeleton, std::array{BoneIndex(0)});
        QVERIFY(made.has_value());
        const Control& control = made->edit.rig.controls.front();
        QVERIFY(control.shape == ControlShape::Ring);
        const Affine3d model = restPlace(control, rigidRest(skeleton));
        VERIFY_NEAR(Vec3d(model * control.shapeOffset.translation), Vec3d(0, 1, 0), 1e-12);
    }
    void bonesThatHaveControlsAreLeftOut() {
        const Skeleton skeleton = chainSkeleton(4, 0);
        const auto first = addControls({}, skeleton, std::array{BoneIndex(2)});
        QVERIFY(first.has_value());
        const auto both =
            addControls(first->edit.rig, skeleton, std::array{BoneIndex(2), BoneIndex(3)});
        QVERIFY(both.has_value());
        QCOMPARE(both->controls.size(), std::size_t(1));
        QVERIFY(both->controls.front() == ControlIndex(1));
        const auto none = addControls(first->edit.rig, skeleton, std::array{BoneIndex(2)});
        QVERIFY(!none.has_value());
        QCOMPARE(none.error().code, std::string("rig-nothing-to-make"));
    }
    void namesThatAreTakenCountOn() {
        Skeleton skeleton = chainSkeleton(3, 0);
        skeleton.names[3] = skeleton.names[2];
        const auto made =
            addControls({}, skeleton, std::array{BoneIndex(1), BoneIndex(2), BoneIndex(3)});
        QVERIFY(made.has_value());
        QVERIFY(made->edit.rig.controls[1].name != made->edit.rig.controls[2].name);
    }
    void chainsGoEitherWayRound() {
        const Skeleton skeleton = chainSkeleton(5, 0);
        for (const auto& [first, last] : {std::pair(2, 4), std::pair(4, 2)}) {
            const auto made = addChainControls({}, skeleton, BoneIndex(std::size_t(first)),
                                               BoneIndex(std::size_t(last)));
            QVERIFY(made.has_value());
            QCOMPARE(made->controls.size(), std::size_t(3));
        }
        const auto arm = makeSample("mannequin");
        const Skeleton& bones = arm->skeleton;
        const auto apart =
            addChainControls({}, bones, findBone(bones, "hand.L"), findBone(bones, "hand.R"));
        QVERIFY(!apart.has_value());
        QCOMPARE(apart.error().code, std::string("rig-chain"));
        QCOMPARE(addChainControls({}, bones, {}, BoneIndex(1)).error().code,
                 std::string("rig-chain"));
    }
    void aLimbIsNamedAfterItsBones() {
        const auto mannequin = makeSample("mannequin");
        const Skeleton& skeleton = mannequin->skeleton;
        const auto made = addLimb(
            {}, skeleton,
            {.root = findBone(skeleton, "upper_arm.L"), .end = findBone(skeleton, "hand.L")});
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        const Rig& rig = made->edit.rig;
        for (const char* name :
             {"hand_ik.L", "lower_arm_pole.L", "upper_arm_fk.L", "lower_arm_fk.L", "hand_fk.L"})
            QVERIFY2(findControl(rig, name).isValid(), name);
        QCOMPARE(rig.controls.size(), std::size_t(5));
        QCOMPARE(rig.handles.size(), std::size_t(1));
        const Control& target = rig.controls[rig.handles[0].target.control.value()];
        QVERIFY(target.shape == ControlShape::Box && !target.drives);
        QVERIFY(rig.controls[rig.handles[0].pole.control.value()].shape == ControlShape::Diamond);
        VERIFY_NEAR(placeOf(rig, skeleton, rig.handles[0].target),
                    restModel(skeleton)[rig.handles[0].end.value()].translation(), 1e-12);
    }
    /// Before the joint: in the half plane of root, end and mid, well off the line between the
    /// ends.
    void thePoleStandsWhereTheChainBends_data() {
        QTest::addColumn<double>("degrees");
        for (const double degrees : {2.0, 20.0, -20.0, -75.0})
            QTest::addRow("%g degrees", degrees) << degrees;
    }
    void thePoleStandsWhereTheChainBends() {
        QFETCH(double, degrees);
        const Skeleton skeleton = chainSkeleton(3, degrees);
        const auto made = addLimb({}, skeleton, {.root = BoneIndex(1), .end = BoneIndex(3)});
        QVERIFY(made.has_value());
        const Rig& rig = made->edit.rig;
        const std::vector<Affine3d> rest = restModel(skeleton);
        const Vec3d root = rest[1].translation();
        const Vec3d line = (rest[3].translation() - root).normalized();
        const auto across = [&](const Vec3d& place) -> Vec3d {
            return place - root - (place - root).dot(line) * line;
        };
        const Vec3d pole = across(placeOf(rig, skeleton, rig.handles[0].pole));
        VERIFY_NEAR(Vec3d(pole.normalized()), Vec3d(across(rest[2].translation()).normalized()),
                    1e-9);
        const Vec3d way = placeOf(rig, skeleton, rig.handles[0].pole) - root;
        QVERIFY(std::acos(way.normalized().dot(line)) > radians(30.0));
        const RestError off = offRest(rig, skeleton);
        QVERIFY2(off.place < 3e-6 && off.turn < 1e-5,
                 qPrintable(QString("%1 %2").arg(off.place).arg(off.turn)));
    }
    void aStraightChainBendsForward() {
        const Skeleton skeleton = chainSkeleton(3, 0);
        const auto made = addLimb({}, skeleton, {.root = BoneIndex(1), .end = BoneIndex(3)});
        QVERIFY(made.has_value());
        const Rig& rig = made->edit.rig;
        QVERIFY(rig.handles[0].bend.has_value());
        VERIFY_NEAR(*rig.handles[0].bend, Vec3d(Vec3d::UnitZ()), 1e-12);
        QCOMPARE(rig.handles[0].softness, 0.0); // else it would be pulled up at rest
        QVERIFY(offRest(rig, skeleton).place < 3e-6);
        for (const bool hasPole : {true, false}) {
            Rig edited = rig;
            if (!hasPole)
                edited.handles[0].pole = {};
            Pose pose = rigRestPose(edited, skeleton);
            pose.controls[edited.handles[0].target.control.value()].translation =
                Vec3d(0, 0.5, 0); // axes of the bone: those of the model
            const SolvedRig now = solved(edited, skeleton, pose);
            QVERIFY(now.modelFromBone[2].translation().z() > 0.3);
        }
    }
    void longChainsGetTheOtherSolvers() {
        const Skeleton skeleton = chainSkeleton(6, 10);
        for (const IkSolver solver : {IkSolver::Ccd, IkSolver::Fabrik}) {
            const auto made = addLimb({}, skeleton,
                                      {.root = BoneIndex(1),
                                       .end = BoneIndex(6),
                                       .solver = solver,
                                       .withForwardControls = true});
            QVERIFY(made.has_value());
            QCOMPARE(made->edit.rig.controls.size(), std::size_t(8)); // six bones, target, pole
            QVERIFY(made->edit.rig.handles[0].solver == solver);
            const auto bare = addLimb({}, skeleton,
                                      {.root = BoneIndex(1),
                                       .end = BoneIndex(6),
                                       .solver = solver,
                                       .withPole = false,
                                       .withForwardControls = false});
            QVERIFY(bare.has_value());
            QCOMPARE(bare->edit.rig.controls.size(), std::size_t(1));
            QVERIFY(bare->edit.rig.handles[0].pole.isNone());
        }
    }
    void impossibleLimbsAreRefused() {
        const Skeleton skeleton = chainSkeleton(4, 5);
        const auto codeOf = [&](const Rig& rig, const LimbRequest& request) {
            const auto made = addLimb(rig, skeleton, request);
            return made ? std::string() : made.error().code;
        };
        QCOMPARE(codeOf({}, {}), std::string("rig-chain"));
        QCOMPARE(codeOf({}, {.root = BoneIndex(3), .end = BoneIndex(1)}), std::string("rig-chain"));
        QCOMPARE(codeOf({}, {.root = BoneIndex(2), .end = BoneIndex(3)}), std::string("rig-chain"));
        QCOMPARE(codeOf({}, {.root = BoneIndex(1), .end = BoneIndex(3), .mid = BoneIndex(3)}),
                 std::string("rig-chain"));
        QCOMPARE(codeOf({}, {.root = BoneIndex(1), .end = BoneIndex(99)}),
                 std::string("rig-chain"));
        const auto made = addLimb({}, skeleton, {.root = BoneIndex(1), .end = BoneIndex(4)});
        QVERIFY(made.has_value());
        QCOMPARE(codeOf(made->edit.rig, {.root = BoneIndex(2), .end = BoneIndex(4)}),
                 std::string("rig-end-taken"));
    }
    /// A target in the space of the root bone would go along with a chain that begins there.
    void aChainFromTheRootHasItsTargetInTheWorld() {
        const Skeleton skeleton = chainSkeleton(4, 5);
        const auto made = addLimb({}, skeleton, {.root = BoneIndex(0), .end = BoneIndex(3)});
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        const Rig& rig = made->edit.rig;
        QVERIFY(rig.controls[rig.handles[0].target.control.value()].space == ControlSpace::World);
    }
    void zeroLengthsAndLonelyBonesStayFinite() {
        Skeleton skeleton;
        BoneIndex parent = addBone(skeleton, "a", {}, {});
        for (const char* name : {"b", "c", "d"})
            parent = addBone(skeleton, name, parent, {});
        const auto made = addLimb({}, skeleton, {.root = BoneIndex(0), .end = BoneIndex(3)});
        QVERIFY2(made.has_value(), made ? "" : made.error().detail.c_str());
        for (const Control& control : made->edit.rig.controls) {
            QVERIFY(control.size > 0.0 && std::isfinite(control.size));
            QVERIFY(isFinite(control.place) && isFinite(control.shapeOffset));
        }
        QVERIFY(offRest(made->edit.rig, skeleton).place < 1e-9);
    }
    void theSurfaceSaysHowWideCirclesAre() {
        const auto arm = makeSample("arm");
        const Skeleton& skeleton = arm->skeleton;
        BoneIndex upper;
        for (std::size_t b = 0; b < skeleton.boneCount(); ++b)
            if (skeleton.names[b].starts_with("upper_arm"))
                upper = BoneIndex(b);
        const BonePoints surface = surfaceByBone(*arm);
        const auto made = addControls({}, skeleton, std::array{upper}, surface);
        QVERIFY(made.has_value());
        double least = 1.0;
        double most = 0.0;
        for (const Vec3f& point : surface[upper.value()])
            if (point.x() > 0.03f && point.x() < 0.13f) {
                least = std::min(least, double(point.tail<2>().norm()));
                most = std::max(most, double(point.tail<2>().norm()));
            }
        QVERIFY(made->edit.rig.controls[0].size > most);
        QVERIFY(made->edit.rig.controls[0].size < 2.0 * most);
    }
    void limbsAreFoundByTheirEnds() {
        const auto mannequin = makeSample("mannequin");
        const Skeleton& skeleton = mannequin->skeleton;
        const HumanoidMap map = findHumanoid(skeleton).map;
        for (const HumanoidMap& known : {map, HumanoidMap()}) {
            const auto limb = limbUpTo(skeleton, known, findBone(skeleton, "foot.R"));
            QVERIFY(limb.has_value());
            QVERIFY(limb->root == findBone(skeleton, "thigh.R"));
            QVERIFY(limb->mid == findBone(skeleton, "shin.R"));
        }
        QVERIFY(!limbUpTo(skeleton, map, BoneIndex(0)).has_value());
        QVERIFY(!limbUpTo(skeleton, map, {}).has_value());
        Skeleton twisted;
        BoneIndex parent;
        for (const char* name : {"upper", "upper_twist", "lower", "lower_Roll", "hand"})
            parent = addBone(twisted, name, parent, shift(0.2, 0, 0));
        const auto limb = limbUpTo(twisted, {}, parent);
        QVERIFY(limb.has_value());
        QVERIFY(limb->root == BoneIndex(0) && limb->mid == BoneIndex(2));
    }
};

RIGWRIGHT_TEST(tst_make_control)
#include "tst_make_control.moc"
