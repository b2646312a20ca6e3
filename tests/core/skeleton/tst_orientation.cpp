// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Axes of bones: where they point, how they are rolled, and that nothing else moves.
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/orientation.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr BoneAxis kAxes[] = {BoneAxis::PlusX,  BoneAxis::MinusX, BoneAxis::PlusY,
                              BoneAxis::MinusY, BoneAxis::PlusZ,  BoneAxis::MinusZ};

/// A chain of `bones` bones of random lengths and directions in the plane across `normal`.
Skeleton chainIn(const Vec3d& normal, std::size_t bones, std::uint32_t seed) {
    std::mt19937 random(seed);
    Skeleton skeleton;
    Vec3d head(1, 2, 3);
    Affine3d above = Affine3d::Identity();
    Vec3d way = normal.unitOrthogonal();
    for (std::size_t i = 0; i < bones; ++i) {
        Affine3d place(randomRigid(random).rotation);
        place.translation() = head;
        addBone(skeleton, "bone" + std::to_string(i), i == 0 ? BoneIndex() : BoneIndex(i - 1),
                *decompose(above.inverse() * place));
        above = place;
        way = Eigen::AngleAxisd(0.3 + 0.2 * double(random() % 5), normal) * way;
        head += (0.5 + double(random() % 10) / 10.0) * way;
    }
    return skeleton;
}

std::vector<BoneIndex> all(const Skeleton& skeleton) {
    std::vector<BoneIndex> bones;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        bones.emplace_back(bone);
    return bones;
}

Vec3d pointing(const Skeleton& skeleton, std::size_t bone, BoneAxis axis) {
    return restModel(skeleton)[bone].linear() * axisVector(axis);
}

double angleBetween(const Vec3d& a, const Vec3d& b) {
    return std::atan2(a.cross(b).norm(), a.dot(b));
}

} // namespace

class tst_orientation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anyAxisCanLieAlongTheBone();
    void headsAndOtherBonesStay();
    void theUpAxisComesAsNearAsCanBe();
    void keepingTheUpTurnsTheShortestWay();
    void thePlaneOfAChainDecidesItsRoll();
    void straightChainsAreListed();
    void rollIsWhatWasSet();
    void rollsAddUp();
    void axesOfASkeletonAreRecognised();
    void orientingTwiceIsOrientingOnce();
    void whatMeansNothingIsRefused();
};

void tst_orientation::anyAxisCanLieAlongTheBone() {
    const Skeleton before = chainIn(Vec3d(1, 2, -1).normalized(), 8, 1);
    for (const BoneAxis aim : kAxes) {
        const BoneAxis up = kAxes[(std::size_t(aim) + 2) % 6];
        const auto edit = orientBones(before, all(before), {.aim = aim, .up = up});
        QVERIFY(edit);
        const std::vector<BoneIndex> main = mainChildren(edit->skeleton);
        for (std::size_t bone = 0; bone < 8; ++bone) {
            const Vec3d way = restModel(edit->skeleton)[bone].linear() *
                              tailOf(edit->skeleton, BoneIndex(bone), main[bone]);
            VERIFY_NEAR(pointing(edit->skeleton, bone, aim), way.normalized(), 1e-9);
            const auto along = axisAlong(edit->skeleton, BoneIndex(bone));
            QVERIFY(along == aim);
        }
    }
}

void tst_orientation::headsAndOtherBonesStay() {
    const Skeleton before = chainIn(Vec3d::UnitZ(), 6, 2);
    const std::vector<BoneIndex> chosen{BoneIndex(1), BoneIndex(3)};
    for (const auto& edit :
         {orientBones(before, chosen, {}), turnRoll(before, chosen, BoneAxis::PlusX, 1.0),
          setRoll(before, chosen, BoneAxis::MinusZ, -0.5)}) {
        QVERIFY(edit);
        QVERIFY(edit->rule == PoseRule::Ride);
        const std::vector<Affine3d> now = restModel(edit->skeleton);
        const std::vector<Affine3d> then = restModel(before);
        for (std::size_t bone = 0; bone < 6; ++bone) {
            VERIFY_NEAR(now[bone].translation(), then[bone].translation(), 1e-12);
            if (bone != 1 && bone != 3)
                VERIFY_NEAR(now[bone], then[bone], 1e-12);
        }
    }
}

void tst_orientation::theUpAxisComesAsNearAsCanBe() {
    const Skeleton before = chainIn(Vec3d(0, 1, 1).normalized(), 7, 3);
    const Vec3d direction(0.3, 1.0, -0.2);
    BoneOrientation orientation{.policy = BoneUp::Direction, .direction = direction};
    for (const bool rollOnly : {false, true}) {
        orientation.rollOnly = rollOnly;
        const auto edit = orientBones(before, all(before), orientation);
        QVERIFY(edit);
        for (std::size_t bone = 0; bone < 7; ++bone) {
            const Vec3d aim = pointing(edit->skeleton, bone, orientation.aim);
            const Vec3d up = pointing(edit->skeleton, bone, orientation.up);
            // No roll brings it nearer than the angle between the direction and the plane across.
            const double least = std::abs(0.5 * kPi - angleBetween(aim, direction));
            VERIFY_NEAR(angleBetween(up, direction), least, 1e-6);
            if (rollOnly)
                VERIFY_NEAR(aim, pointing(before, bone, orientation.aim), 1e-12);
        }
    }
}

void tst_orientation::keepingTheUpTurnsTheShortestWay() {
    const Skeleton before = chainIn(Vec3d::UnitX(), 5, 4);
    const auto edit = orientBones(before, all(before), {});
    QVERIFY(edit);
    for (std::size_t bone = 0; bone < 5; ++bone) {
        const Quatd turn(Mat3d(restModel(edit->skeleton)[bone].linear() *
                               restModel(before)[bone].linear().transpose()));
        VERIFY_NEAR(Quatd::Identity().angularDistance(turn),
                    angleBetween(pointing(before, bone, BoneAxis::PlusY),
                                 pointing(edit->skeleton, bone, BoneAxis::PlusY)),
                    1e-9);
    }
}

void tst_orientation::thePlaneOfAChainDecidesItsRoll() {
    const Vec3d normal = Vec3d(1, -2, 0.5).normalized();
    const Skeleton before = chainIn(normal, 7, 5);
    const auto edit =
        orientBones(before, all(before), {.up = BoneAxis::PlusX, .policy = BoneUp::Plane});
    QVERIFY(edit);
    QVERIFY(edit->findings.empty());
    const Vec3d first = pointing(edit->skeleton, 0, BoneAxis::PlusX);
    VERIFY_NEAR(std::abs(first.dot(normal)), 1.0, 1e-9);
    QVERIFY(first.dot(pointing(before, 0, BoneAxis::PlusX)) >= -1e-9); // the side where it was
    for (std::size_t bone = 1; bone < 7; ++bone)
        VERIFY_NEAR(pointing(edit->skeleton, bone, BoneAxis::PlusX), first, 1e-9);
}

void tst_orientation::straightChainsAreListed() {
    Skeleton straight;
    for (std::size_t i = 0; i < 4; ++i)
        addBone(straight, "", i == 0 ? BoneIndex() : BoneIndex(i - 1), shift(0, 1, 0));
    for (const BoneOrientation& orientation :
         {BoneOrientation{.policy = BoneUp::Plane},
          BoneOrientation{.policy = BoneUp::Direction, .direction = {0, -3, 0}}}) {
        const auto edit = orientBones(straight, all(straight), orientation);
        QVERIFY(edit);
        QCOMPARE(edit->findings.size(), std::size_t(1));
        QCOMPARE(edit->findings[0].code, std::string("bone-roll-undefined"));
        QCOMPARE(edit->findings[0].count, std::size_t(4));
        QVERIFY(edit->skeleton == straight);
    }
}

void tst_orientation::rollIsWhatWasSet() {
    const Skeleton before = chainIn(Vec3d(3, 1, 1).normalized(), 6, 6);
    for (const BoneAxis aim : kAxes)
        for (const double roll : {0.0, 0.7, -2.5, 3.1}) {
            const auto edit = setRoll(before, all(before), aim, roll);
            QVERIFY(edit);
            for (std::size_t bone = 0; bone < 6; ++bone) {
                VERIFY_NEAR(rollOf(edit->skeleton, BoneIndex(bone), aim), roll, 1e-9);
                VERIFY_NEAR(pointing(edit->skeleton, bone, aim), pointing(before, bone, aim), 1e-9);
            }
            // 0: the shortest turn from the axes of model space.
            if (roll == 0.0)
                VERIFY_NEAR(Quatd(Mat3d(restModel(edit->skeleton)[2].linear())),
                            Quatd::FromTwoVectors(axisVector(aim), pointing(before, 2, aim)), 1e-9);
        }
}

void tst_orientation::rollsAddUp() {
    const Skeleton before = chainIn(Vec3d::UnitY(), 4, 7);
    auto edit = turnRoll(before, all(before), BoneAxis::PlusY, 0.4);
    QVERIFY(edit);
    for (std::size_t bone = 0; bone < 4; ++bone) {
        const double turned = rollOf(edit->skeleton, BoneIndex(bone), BoneAxis::PlusY) -
                              rollOf(before, BoneIndex(bone), BoneAxis::PlusY);
        VERIFY_NEAR(std::remainder(turned - 0.4, 2.0 * kPi), 0.0, 1e-9);
    }
    edit = turnRoll(edit->skeleton, all(before), BoneAxis::MinusY, 0.4); // and back
    QVERIFY(edit);
    for (std::size_t bone = 0; bone < 4; ++bone)
        VERIFY_NEAR(toAffine(edit->skeleton.restLocal[bone]), toAffine(before.restLocal[bone]),
                    1e-12);
}

void tst_orientation::axesOfASkeletonAreRecognised() {
    const Skeleton before = chainIn(Vec3d(1, 1, 0).normalized(), 9, 8);
    for (const BoneAxis aim : kAxes) {
        const BoneAxis up = kAxes[(std::size_t(aim) + 2) % 6];
        const auto edit = orientBones(before, all(before), {.aim = aim, .up = up});
        QVERIFY(edit);
        QVERIFY(usualAxis(edit->skeleton) == aim);
    }
    QVERIFY(usualAxis({}) == BoneAxis::PlusY);
}

void tst_orientation::orientingTwiceIsOrientingOnce() {
    const Skeleton before = chainIn(Vec3d(0, 2, 1).normalized(), 9, 9);
    for (const BoneUp policy : {BoneUp::Keep, BoneUp::Direction, BoneUp::Plane}) {
        const BoneOrientation orientation{.policy = policy};
        const auto once = orientBones(before, all(before), orientation);
        QVERIFY(once);
        const auto twice = orientBones(once->skeleton, all(before), orientation);
        QVERIFY(twice);
        for (std::size_t bone = 0; bone < 9; ++bone)
            VERIFY_NEAR(toAffine(twice->skeleton.restLocal[bone]),
                        toAffine(once->skeleton.restLocal[bone]), 1e-9);
    }
}

void tst_orientation::whatMeansNothingIsRefused() {
    const Skeleton skeleton = chainIn(Vec3d::UnitX(), 3, 1);
    const auto code = [](const Result<SkeletonEdit>& edit) {
        return edit ? std::string() : edit.error().code;
    };
    QCOMPARE(code(orientBones(skeleton, all(skeleton),
                              {.aim = BoneAxis::PlusX, .up = BoneAxis::MinusX})),
             std::string("bone-axes"));
    QCOMPARE(code(orientBones(skeleton, all(skeleton),
                              {.policy = BoneUp::Direction, .direction = Vec3d::Zero()})),
             std::string("bone-direction"));
    QCOMPARE(code(turnRoll(skeleton, all(skeleton), BoneAxis::PlusY,
                           std::numeric_limits<double>::infinity())),
             std::string("bone-not-finite"));
    QCOMPARE(code(setRoll(skeleton, {{BoneIndex(7)}}, BoneAxis::PlusY, 0.0)),
             std::string("bone-none"));
}

RIGWRIGHT_TEST(tst_orientation)
#include "tst_orientation.moc"
