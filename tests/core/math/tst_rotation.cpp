// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Swing and twist put together again, shortest arcs, and their edges.
#include "core/math/rotation.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace rigwright;

namespace {
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

Vec3d randomUnit(std::mt19937& random) {
    std::normal_distribution<double> normal;
    return Vec3d(normal(random), normal(random), normal(random)).normalized();
}

Quatd randomRotation(std::mt19937& random) {
    std::normal_distribution<double> normal;
    return Quatd(normal(random), normal(random), normal(random), normal(random)).normalized();
}
} // namespace

class tst_rotation : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void swingAndTwistMakeTheRotation();
    void aMadeUpSwingAndTwistComeBack();
    void halfATurnOfSwingHasNoTwist();
    void theTwistAngleGoesOnThroughItsRange();
    void smallTurnsKeepTheirAngle();
    void theShortestArcBringsOneToTheOther();
    void oppositeDirectionsTurnHalfRound();
    void nearlyOppositeDirectionsStayExact();
    void veryLongAndVeryShortDirectionsCount();
    void whatIsNotFiniteTurnsNothing();
};

void tst_rotation::swingAndTwistMakeTheRotation() {
    std::mt19937 random(1);
    for (int i = 0; i < 1000; ++i) {
        const Quatd rotation = randomRotation(random);
        const Vec3d axis = randomUnit(random);
        const auto [swing, twist] = swingTwist(rotation, axis);
        VERIFY_NEAR(swing * twist, rotation, 1e-14);
        QVERIFY(swing.w() >= 0.0 && twist.w() >= 0.0);
        QVERIFY(std::abs(swing.vec().dot(axis)) < 1e-14);
        QVERIFY(twist.vec().cross(axis).norm() < 1e-14);
        VERIFY_NEAR(swing * axis, rotation * axis, 1e-14);
        VERIFY_NEAR(twistAngle(rotation, axis), 2.0 * std::atan2(twist.vec().dot(axis), twist.w()),
                    1e-12);
    }
}

void tst_rotation::aMadeUpSwingAndTwistComeBack() {
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i) {
        const Vec3d axis = randomUnit(random);
        const Vec3d across = axis.cross(randomUnit(random)).normalized();
        const double bend = kPi * double(i % 99) / 100.0;
        const double turn = -3.1 + 6.2 * double(i) / 199.0;
        const Quatd swing(Eigen::AngleAxisd(bend, across));
        const Quatd twist(Eigen::AngleAxisd(turn, axis));
        const SwingTwist split = swingTwist(swing * twist, axis);
        VERIFY_NEAR(split.swing, swing, 1e-12);
        VERIFY_NEAR(split.twist, twist, 1e-12);
        VERIFY_NEAR(twistAngle(swing * twist, axis), turn, 1e-12);
        VERIFY_NEAR(turnAngle(split.swing), bend, 1e-12);
    }
}

void tst_rotation::halfATurnOfSwingHasNoTwist() {
    const Quatd half(0.0, 1.0, 0.0, 0.0);
    const SwingTwist split = swingTwist(half, Vec3d::UnitY());
    VERIFY_NEAR(split.swing, half, 0.0);
    VERIFY_NEAR(split.twist, Quatd::Identity(), 0.0);
    QCOMPARE(twistAngle(half, Vec3d::UnitY()), 0.0);
    const SwingTwist noAxis = swingTwist(half, Vec3d::Zero());
    VERIFY_NEAR(noAxis.swing, half, 0.0);
    VERIFY_NEAR(noAxis.twist, Quatd::Identity(), 0.0);
}

void tst_rotation::theTwistAngleGoesOnThroughItsRange() {
    for (double angle = -kPi + 0.01; angle < kPi; angle += 0.01) {
        const Quatd turned(Eigen::AngleAxisd(angle, Vec3d::UnitY()));
        VERIFY_NEAR(twistAngle(turned, Vec3d::UnitY()), angle, 1e-12);
        VERIFY_NEAR(twistAngle(Quatd(-turned.coeffs()), Vec3d::UnitY()), angle, 1e-12);
    }
}

void tst_rotation::smallTurnsKeepTheirAngle() {
    for (const double angle : {1e-12, 1e-9, 1e-3, 1.0, kPi - 1e-9, kPi}) {
        const Quatd turned(Eigen::AngleAxisd(angle, Vec3d(1, 2, 3).normalized()));
        VERIFY_NEAR(turnAngle(turned), angle, 1e-15);
        VERIFY_NEAR(turnAngle(Quatd(-turned.coeffs())), angle, 1e-15);
    }
}

void tst_rotation::theShortestArcBringsOneToTheOther() {
    std::mt19937 random(3);
    std::uniform_real_distribution<double> size(0.01, 100.0);
    for (int i = 0; i < 1000; ++i) {
        const Vec3d from = randomUnit(random);
        const Vec3d to = randomUnit(random);
        const Quatd arc = shortestArc(from * size(random), to * size(random));
        VERIFY_NEAR(arc * from, to, 1e-13);
        VERIFY_NEAR(arc.norm(), 1.0, 1e-14);
        // The axis lies across both: no twist.
        QVERIFY(std::abs(arc.vec().dot(from)) < 1e-14 && std::abs(arc.vec().dot(to)) < 1e-14);
        VERIFY_NEAR(turnAngle(arc), std::atan2(from.cross(to).norm(), from.dot(to)), 1e-13);
        VERIFY_NEAR(shortestArcOfUnits(from, to), arc, 1e-14);
    }
    VERIFY_NEAR(shortestArc(Vec3d(0, 3, 0), Vec3d(0, 5, 0)), Quatd::Identity(), 0.0);
}

void tst_rotation::oppositeDirectionsTurnHalfRound() {
    std::mt19937 random(4);
    for (int i = 0; i < 100; ++i) {
        const Vec3d from = randomUnit(random);
        const Quatd arc = shortestArc(from, -from);
        VERIFY_NEAR(arc * from, -from, 1e-14);
        VERIFY_NEAR(arc.norm(), 1.0, 1e-14);
        QVERIFY(arc.coeffs() == shortestArc(from, -from).coeffs());
    }
}

void tst_rotation::nearlyOppositeDirectionsStayExact() {
    for (const double off : {1e-3, 1e-6, 1e-8, 1e-9, 1e-11, 1e-13}) {
        const Vec3d from = Vec3d::UnitX();
        const Vec3d to(-std::cos(off), std::sin(off), 0.0);
        const Quatd arc = shortestArc(from, to);
        VERIFY_NEAR(arc * from, to, 1e-10);
        VERIFY_NEAR(arc.norm(), 1.0, 1e-12);
    }
}

void tst_rotation::veryLongAndVeryShortDirectionsCount() {
    for (const double size : {1e-300, 1e-160, 1e-5, 1e160, 1e300}) {
        VERIFY_NEAR(unitOrZero(Vec3d(0, -size, 0)), -Vec3d::UnitY(), 1e-15);
        VERIFY_NEAR(shortestArc(Vec3d(size, 0, 0), Vec3d(0, size, 0)) * Vec3d::UnitX(),
                    Vec3d::UnitY(), 1e-14);
    }
}

void tst_rotation::whatIsNotFiniteTurnsNothing() {
    const Vec3d x = Vec3d::UnitX();
    for (const Vec3d& bad : {Vec3d(kNan, 0, 0), Vec3d(0, kInfinity, 0), Vec3d(0, 1, -kInfinity),
                             Vec3d(Vec3d::Zero())}) {
        QVERIFY(unitOrZero(bad).isZero(0.0));
        VERIFY_NEAR(shortestArc(bad, x), Quatd::Identity(), 0.0);
        VERIFY_NEAR(shortestArc(x, bad), Quatd::Identity(), 0.0);
    }
    const SwingTwist split = swingTwist(Quatd(kNan, 0, 0, 0), x);
    VERIFY_NEAR(split.swing, Quatd::Identity(), 0.0);
    VERIFY_NEAR(split.twist, Quatd::Identity(), 0.0);
    QCOMPARE(twistAngle(Quatd(kNan, 0, 0, 0), x), 0.0);
}

RIGWRIGHT_TEST(tst_rotation)
#include "tst_rotation.moc"
