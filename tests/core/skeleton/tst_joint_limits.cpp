// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joint limits: within nothing changes, outside the nearest edge by swing and by twist.
#include "core/math/rotation.h"
#include "core/skeleton/joint_limits.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace rigwright;

namespace {

Vec3d randomUnit(std::mt19937& random) {
    std::normal_distribution<double> normal;
    return Vec3d(normal(random), normal(random), normal(random)).normalized();
}

double randomIn(std::mt19937& random, double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random);
}

Quatd about(const Vec3d& axis, double angle) {
    return Quatd(Eigen::AngleAxisd(angle, axis));
}

JointLimit randomLimit(std::mt19937& random, bool hinge) {
    return {.hinge = hinge,
            .along = randomUnit(random),
            .swing = randomIn(random, 0.1, 3.0),
            .twistLow = -randomIn(random, 0.0, 3.0),
            .twistHigh = randomIn(random, 0.0, 3.0)};
}

} // namespace

class tst_joint_limits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withinTheLimitNothingChangesABit();
    void theSwingComesBackToTheConesEdge();
    void theTwistComesBackToItsRange();
    void theNearerEndOfTheRangeIsTaken();
    void aHingeTurnsAboutItsAxisOnly();
    void whatIsLimitedStaysAsItIs();
    void howFarOutsideIsTold();
    void bothSignsAreOneRotation();
    void noLimitAtAllLetsEverythingPass();
    void aLockedJointHasNoChoice();
    void halfATurnAndBadNumbersAreFinite();
};

void tst_joint_limits::withinTheLimitNothingChangesABit() {
    std::mt19937 random(1);
    for (int i = 0; i < 1000; ++i) {
        const JointLimit limit = randomLimit(random, i % 3 == 0);
        const Vec3d across = limit.along.cross(randomUnit(random)).normalized();
        const double swing = limit.hinge ? 0.0 : randomIn(random, 0.0, limit.swing);
        const Quatd rotation =
            about(across, swing) *
            about(limit.along, randomIn(random, limit.twistLow, limit.twistHigh));
        QVERIFY(limited(rotation, limit).coeffs() == rotation.coeffs());
        QCOMPARE(overLimit(rotation, limit), 0.0);
    }
}

void tst_joint_limits::theSwingComesBackToTheConesEdge() {
    std::mt19937 random(2);
    for (int i = 0; i < 300; ++i) {
        JointLimit limit = randomLimit(random, false);
        limit.swing = randomIn(random, 0.1, 1.5);
        const Vec3d across = limit.along.cross(randomUnit(random)).normalized();
        const double twist = randomIn(random, limit.twistLow, limit.twistHigh);
        const double swing = randomIn(random, limit.swing, 3.1);
        const Quatd kept = limited(about(across, swing) * about(limit.along, twist), limit);
        VERIFY_NEAR(kept, about(across, limit.swing) * about(limit.along, twist), 1e-9);
        VERIFY_NEAR(std::acos(limit.along.dot(kept * limit.along)), limit.swing, 1e-7);
    }
}

void tst_joint_limits::theTwistComesBackToItsRange() {
    const JointLimit limit{
        .along = Vec3d::UnitX(), .swing = 1.0, .twistLow = -0.3, .twistHigh = 0.5};
    const Quatd swing = about(Vec3d::UnitZ(), 0.7);
    VERIFY_NEAR(limited(swing * about(Vec3d::UnitX(), 1.2), limit),
                swing * about(Vec3d::UnitX(), 0.5), 1e-12);
    VERIFY_NEAR(limited(swing * about(Vec3d::UnitX(), -1.2), limit),
                swing * about(Vec3d::UnitX(), -0.3), 1e-12);
}

void tst_joint_limits::theNearerEndOfTheRangeIsTaken() {
    // 170° is 20° from -170° round the circle, but 160° from +10°.
    const double degree = kPi / 180.0;
    const JointLimit limit{.hinge = true,
                           .along = Vec3d::UnitX(),
                           .twistLow = -170.0 * degree,
                           .twistHigh = 10.0 * degree};
    VERIFY_NEAR(limited(about(Vec3d::UnitX(), 170.0 * degree), limit),
                about(Vec3d::UnitX(), -170.0 * degree), 1e-12);
    VERIFY_NEAR(limited(about(Vec3d::UnitX(), 60.0 * degree), limit),
                about(Vec3d::UnitX(), 10.0 * degree), 1e-12);
}

void tst_joint_limits::aHingeTurnsAboutItsAxisOnly() {
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        const JointLimit limit = randomLimit(random, true);
        const Vec3d across = limit.along.cross(randomUnit(random)).normalized();
        const double twist = randomIn(random, limit.twistLow, limit.twistHigh);
        const Quatd rotation =
            about(across, randomIn(random, 0.01, 3.0)) * about(limit.along, twist);
        VERIFY_NEAR(limited(rotation, limit), about(limit.along, twist), 1e-9);
    }
}

void tst_joint_limits::whatIsLimitedStaysAsItIs() {
    std::mt19937 random(4);
    std::normal_distribution<double> normal;
    for (int i = 0; i < 2000; ++i) {
        const JointLimit limit = randomLimit(random, i % 2 == 0);
        const Quatd rotation =
            Quatd(normal(random), normal(random), normal(random), normal(random)).normalized();
        const Quatd kept = limited(rotation, limit);
        QVERIFY(std::abs(kept.norm() - 1.0) < 1e-12);
        QVERIFY(overLimit(kept, limit) < 1e-9);
        VERIFY_NEAR(limited(kept, limit), kept, 1e-9);
    }
}

void tst_joint_limits::howFarOutsideIsTold() {
    const JointLimit cone{
        .along = Vec3d::UnitY(), .swing = 0.5, .twistLow = -0.2, .twistHigh = 0.2};
    VERIFY_NEAR(overLimit(about(Vec3d::UnitX(), 0.8), cone), 0.3, 1e-12);
    VERIFY_NEAR(overLimit(about(Vec3d::UnitY(), -0.9), cone), 0.7, 1e-12);
    JointLimit hinge = cone;
    hinge.hinge = true;
    VERIFY_NEAR(overLimit(about(Vec3d::UnitX(), 0.8), hinge), 0.8, 1e-12);
    VERIFY_NEAR(overLimit(about(Vec3d::UnitY(), 0.9), hinge), 0.7, 1e-12);
}

void tst_joint_limits::bothSignsAreOneRotation() {
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i) {
        const JointLimit limit = randomLimit(random, i % 2 == 0);
        const Quatd rotation = about(randomUnit(random), randomIn(random, 0.0, 3.0)); // of any kind
        const Quatd negative(-rotation.coeffs());
        VERIFY_NEAR(limited(negative, limit), limited(rotation, limit), 1e-12);
        VERIFY_NEAR(overLimit(negative, limit), overLimit(rotation, limit), 1e-12);
    }
}

void tst_joint_limits::noLimitAtAllLetsEverythingPass() {
    std::mt19937 random(6);
    for (int i = 0; i < 200; ++i) {
        const Quatd rotation = about(randomUnit(random), randomIn(random, -kPi, kPi));
        QVERIFY(limited(rotation, JointLimit{}).coeffs() == rotation.coeffs());
        QCOMPARE(overLimit(rotation, JointLimit{}), 0.0);
    }
}

void tst_joint_limits::aLockedJointHasNoChoice() {
    std::mt19937 random(7);
    for (const bool hinge : {false, true}) {
        const JointLimit limit{.hinge = hinge, .swing = 0.0, .twistLow = 0.0, .twistHigh = 0.0};
        for (int i = 0; i < 100; ++i)
            VERIFY_NEAR(limited(about(randomUnit(random), randomIn(random, -3.0, 3.0)), limit),
                        Quatd::Identity(), 1e-9);
    }
}

void tst_joint_limits::halfATurnAndBadNumbersAreFinite() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (const bool hinge : {false, true}) {
        const JointLimit limit{.hinge = hinge, .swing = 1.0, .twistLow = -0.1, .twistHigh = 0.1};
        for (const Quatd& half : {Quatd(0, 1, 0, 0), Quatd(0, 0, 1, 0), Quatd(0, 0, 0, -1)}) {
            const Quatd kept = limited(half, limit);
            QVERIFY(kept.coeffs().allFinite());
            QVERIFY(overLimit(kept, limit) < 1e-9);
        }
        VERIFY_NEAR(limited(Quatd(nan, 0, 0, 0), limit), Quatd::Identity(), 0.0);
        QCOMPARE(overLimit(Quatd(nan, 0, 0, 0), limit), 0.0);
        JointLimit noAxis = limit;
        noAxis.along = Vec3d::Zero();
        QVERIFY(limited(about(Vec3d::UnitX(), 2.0), noAxis).coeffs().allFinite());
        noAxis.along = Vec3d(nan, 0, 0);
        QVERIFY(limited(about(Vec3d::UnitX(), 2.0), noAxis).coeffs().allFinite());
    }
}

RIGWRIGHT_TEST(tst_joint_limits)
#include "tst_joint_limits.moc"
