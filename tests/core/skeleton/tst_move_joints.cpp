// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Moving joints: where heads and axes go, alone, with children, and in the mirror.
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/move_joints.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// hips (origin) with arm.L > hand.L and arm.R > hand.R, as mirror images in x, and a tail.
Skeleton twoArms() {
    Skeleton skeleton;
    const BoneIndex hips = addBone(skeleton, "hips", {}, shift(0, 1, 0));
    const BoneIndex left = addBone(skeleton, "arm.L", hips, shift(0.2, 0.5, 0));
    addBone(skeleton, "hand.L", left, shift(0.5, 0.1, 0.2));
    const BoneIndex right = addBone(skeleton, "arm.R", hips, shift(-0.2, 0.5, 0));
    addBone(skeleton, "hand.R", right, shift(-0.5, 0.1, 0.2));
    addBone(skeleton, "tail", hips, shift(0, 0, -0.3));
    addBone(skeleton, "wing.L", hips, shift(0.1, 0.5, -0.2));
    return skeleton;
}

BoneIndex bone(const Skeleton& skeleton, const char* name) {
    return findBone(skeleton, name);
}

Affine3d modelOf(const Skeleton& skeleton, const char* name) {
    return restModel(skeleton)[findBone(skeleton, name).value()];
}

Vec3d headOf(const Skeleton& skeleton, const char* name) {
    return modelOf(skeleton, name).translation();
}

Vec3d mirrored(const Vec3d& place) {
    return {-place.x(), place.y(), place.z()};
}

std::size_t countOf(const Findings& findings, const std::string& code) {
    for (const Finding& finding : findings)
        if (finding.code == code)
            return finding.count;
    return 0;
}

} // namespace

class tst_move_joints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void headsGoByTheFormula();
    void childrenStayOrComeAlong();
    void nothingGetsAScale();
    void theOtherSideDoesTheSameInTheMirror();
    void bonesOfTheCentreKeepToThePlane();
    void whatHangsOnTheCentreStaysSymmetric();
    void bothSidesChosenGoAsTheLeftOne();
    void whatHasNoCounterpartIsListed();
    void headsAndTailsByNumbers();
    void movingBackIsTheIdentity();
    void scaledParentsAreTakenIntoAccount();
    void whatMeansNothingIsRefused();
};

void tst_move_joints::headsGoByTheFormula() {
    const Skeleton before = twoArms();
    std::mt19937 random(3);
    for (int i = 0; i < 20; ++i) {
        JointMove move;
        move.translation = randomRigid(random).translation;
        move.rotation = randomRigid(random).rotation;
        move.scale = randomTransform(random).scale;
        move.pivot = randomRigid(random).translation;
        const auto edit = moveJoints(before, {.bones = {bone(before, "arm.L")}}, move);
        QVERIFY(edit);
        for (const char* name : {"arm.L", "hand.L"}) {
            const Vec3d arm = headOf(before, name) - move.pivot;
            const Vec3d expected =
                move.pivot + move.rotation * move.scale.cwiseProduct(arm) + move.translation;
            VERIFY_NEAR(headOf(edit->skeleton, name), expected, 1e-9);
            VERIFY_NEAR(Mat3d(modelOf(edit->skeleton, name).linear()),
                        Mat3d(move.rotation.toRotationMatrix() * modelOf(before, name).linear()),
                        1e-9);
        }
        for (const char* name : {"hips", "arm.R", "hand.R", "tail"})
            VERIFY_NEAR(modelOf(edit->skeleton, name), modelOf(before, name), 1e-12);
    }
}

void tst_move_joints::childrenStayOrComeAlong() {
    const Skeleton before = twoArms();
    const JointMove move{.translation = {0.1, 0.2, 0.3}};
    const auto alone =
        moveJoints(before, {.bones = {bone(before, "hips")}, .withChildren = false}, move);
    QVERIFY(alone);
    VERIFY_NEAR(headOf(alone->skeleton, "hips"), Vec3d(0.1, 1.2, 0.3), 1e-12);
    for (const char* name : {"arm.L", "hand.L", "arm.R", "tail"})
        VERIFY_NEAR(headOf(alone->skeleton, name), headOf(before, name), 1e-12);
    const auto along = moveJoints(before, {.bones = {bone(before, "hips")}}, move);
    QVERIFY(along);
    for (const char* name : {"arm.L", "hand.L", "arm.R", "tail"})
        VERIFY_NEAR(headOf(along->skeleton, name), headOf(before, name) + move.translation, 1e-12);
}

void tst_move_joints::nothingGetsAScale() {
    const Skeleton before = twoArms();
    const auto edit = moveJoints(before, {.bones = {bone(before, "hips")}}, {.scale = {2, 3, 4}});
    QVERIFY(edit);
    for (const Transform& local : edit->skeleton.restLocal)
        VERIFY_NEAR(local.scale, Vec3d::Ones(), 0.0);
    const auto flat = moveJoints(before, {.bones = {bone(before, "hips")}}, {.scale = {0, 0, 0}});
    QVERIFY(flat);
    QCOMPARE(countOf(flat->findings, "bone-zero-length"), std::size_t(6));
}

void tst_move_joints::theOtherSideDoesTheSameInTheMirror() {
    const Skeleton before = twoArms();
    JointMove move{.translation = {0.1, -0.2, 0.3},
                   .rotation = turn({1, 2, 3}, 40).rotation,
                   .scale = {1.5, 0.5, 1.0},
                   .pivot = {0.3, 1, 0}};
    const auto edit =
        moveJoints(before, {.bones = {bone(before, "arm.R")}, .symmetric = BonePlane{}}, move);
    QVERIFY(edit);
    for (const auto& [left, right] : {std::pair("arm.L", "arm.R"), std::pair("hand.L", "hand.R")})
        VERIFY_NEAR(headOf(edit->skeleton, left), mirrored(headOf(edit->skeleton, right)), 1e-12);
    VERIFY_NEAR(headOf(edit->skeleton, "hips"), headOf(before, "hips"), 0.0);
}

void tst_move_joints::bonesOfTheCentreKeepToThePlane() {
    const Skeleton before = twoArms();
    const auto edit = moveJoints(
        before, {.bones = {bone(before, "tail")}, .withChildren = false, .symmetric = BonePlane{}},
        {.translation = {0.4, 0.1, -0.1}, .rotation = turn({1, 0, 0}, 30).rotation});
    QVERIFY(edit);
    VERIFY_NEAR(headOf(edit->skeleton, "tail").x(), 0.0, 1e-12);
    // A turn about the normal of the plane is one within it.
    VERIFY_NEAR(Mat3d(modelOf(edit->skeleton, "tail").linear()),
                turn({1, 0, 0}, 30).rotation.toRotationMatrix(), 1e-12);
    const auto across = moveJoints(
        before, {.bones = {bone(before, "tail")}, .withChildren = false, .symmetric = BonePlane{}},
        {.rotation = turn({0, 1, 0}, 30).rotation});
    QVERIFY(across);
    VERIFY_NEAR(Mat3d(modelOf(across->skeleton, "tail").linear()), Mat3d::Identity(), 1e-12);
}

void tst_move_joints::whatHangsOnTheCentreStaysSymmetric() {
    const Skeleton before = twoArms();
    for (const Vec3d& axis : {Vec3d(0, 0, 1), Vec3d(1, 0, 0), Vec3d(1, 2, 3)}) {
        const auto edit = moveJoints(
            before, {.bones = {bone(before, "hips")}, .symmetric = BonePlane{}},
            {.translation = {0.2, 0.1, -0.3},
             .rotation = turn(axis, 30).rotation,
             .scale = {1.5, 0.7, 1.2},
             .pivot = {0.1, 0.2, 0.3}});
        QVERIFY(edit);
        VERIFY_NEAR(headOf(edit->skeleton, "hips").x(), 0.0, 1e-12);
        for (const auto& [left, right] :
             {std::pair("arm.L", "arm.R"), std::pair("hand.L", "hand.R")})
            VERIFY_NEAR(headOf(edit->skeleton, left), mirrored(headOf(edit->skeleton, right)),
                        1e-12);
    }
}

void tst_move_joints::bothSidesChosenGoAsTheLeftOne() {
    const Skeleton before = twoArms();
    const auto edit = moveJoints(
        before,
        {.bones = {bone(before, "hand.R"), bone(before, "hand.L")}, .symmetric = BonePlane{}},
        {.translation = {0.3, 0, 0}});
    QVERIFY(edit);
    VERIFY_NEAR(headOf(edit->skeleton, "hand.L"), headOf(before, "hand.L") + Vec3d(0.3, 0, 0),
                1e-12);
    VERIFY_NEAR(headOf(edit->skeleton, "hand.R"), mirrored(headOf(edit->skeleton, "hand.L")),
                1e-12);
}

void tst_move_joints::whatHasNoCounterpartIsListed() {
    const Skeleton before = twoArms();
    const auto edit =
        moveJoints(before, {.bones = {bone(before, "wing.L")}, .symmetric = BonePlane{}},
                   {.translation = {1, 0, 0}});
    QVERIFY(edit);
    QCOMPARE(countOf(edit->findings, "bone-no-counterpart"), std::size_t(1));
    VERIFY_NEAR(headOf(edit->skeleton, "wing.L"), headOf(before, "wing.L") + Vec3d(1, 0, 0), 1e-12);
}

void tst_move_joints::headsAndTailsByNumbers() {
    const Skeleton before = twoArms();
    const auto head = setHead(before, bone(before, "arm.L"), {1, 2, 3}, {});
    QVERIFY(head);
    VERIFY_NEAR(headOf(head->skeleton, "arm.L"), Vec3d(1, 2, 3), 1e-12);
    const auto tail = setTail(before, bone(before, "arm.L"), {1, 2, 3}, {});
    QVERIFY(tail);
    VERIFY_NEAR(headOf(tail->skeleton, "hand.L"), Vec3d(1, 2, 3), 1e-12);
    VERIFY_NEAR(headOf(tail->skeleton, "arm.L"), headOf(before, "arm.L"), 0.0);
    const auto none = setTail(before, bone(before, "hand.L"), {1, 2, 3}, {});
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("bone-no-end"));
}

void tst_move_joints::movingBackIsTheIdentity() {
    const Skeleton before = twoArms();
    const JointSelection arms{.bones = {bone(before, "arm.L")}, .symmetric = BonePlane{}};
    const Quatd rotation = turn({2, 1, 1}, 70).rotation;
    auto edit = moveJoints(before, arms, {.rotation = rotation, .pivot = {0.2, 1.5, 0}});
    QVERIFY(edit);
    edit = moveJoints(edit->skeleton, arms,
                      {.rotation = rotation.conjugate(), .pivot = {0.2, 1.5, 0}});
    QVERIFY(edit);
    for (std::size_t b = 0; b < before.boneCount(); ++b)
        VERIFY_NEAR(toAffine(edit->skeleton.restLocal[b]), toAffine(before.restLocal[b]), 1e-12);
}

void tst_move_joints::scaledParentsAreTakenIntoAccount() {
    Skeleton before = twoArms();
    before.restLocal[0].scale = {0.01, 0.01, 0.01}; // as files in centimetres have it
    before.restLocal[0].rotation = turn({1, 0, 0}, 90).rotation;
    const auto edit = setHead(before, bone(before, "hand.L"), {1, 2, 3}, {});
    QVERIFY(edit);
    VERIFY_NEAR(headOf(edit->skeleton, "hand.L"), Vec3d(1, 2, 3), 1e-12);
}

void tst_move_joints::whatMeansNothingIsRefused() {
    const Skeleton skeleton = twoArms();
    const JointSelection hips{.bones = {BoneIndex(0)}};
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const auto bad = moveJoints(skeleton, hips, {.translation = {nan, 0, 0}});
    QVERIFY(!bad);
    QCOMPARE(bad.error().code, std::string("bone-not-finite"));
    const auto zero = moveJoints(skeleton, hips, {.rotation = Quatd(0, 0, 0, 0)});
    QVERIFY(!zero);
    QCOMPARE(zero.error().code, std::string("bone-not-finite"));
    const auto none = moveJoints(skeleton, {.bones = {BoneIndex(77)}}, {});
    QVERIFY(!none);
    QCOMPARE(none.error().code, std::string("bone-none"));
    Skeleton flat = skeleton;
    flat.restLocal[0].scale.setZero();
    const auto held = moveJoints(flat, hips, {.translation = {1, 0, 0}});
    QVERIFY(!held);
    QCOMPARE(held.error().code, std::string("bone-flat"));
}

RIGWRIGHT_TEST(tst_move_joints)
#include "tst_move_joints.moc"
