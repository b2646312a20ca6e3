// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The triangle and the two-bone solver: closed forms, laws, and what is asked for by mistake.
#include "core/ik/two_bone.h"
#include "core/math/rotation.h"
#include "tests/core/ik/chains.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A chain bent by a random pose.
TwoBoneChain randomTwoBones(std::mt19937& random) {
    TwoBoneChain chain;
    chain.upper = randomIn(random, 0.2, 1.0);
    chain.lower = randomIn(random, 0.2, 1.0);
    chain.root = 2.0 * randomUnit(random);
    chain.mid = chain.root + chain.upper * randomUnit(random);
    chain.tip = chain.mid + chain.lower * randomUnit(random);
    return chain;
}

/// A leg of 0.5 and 0.4 that hangs straight down from the origin.
TwoBoneChain straightLeg() {
    return {{0, 0, 0}, {0, -0.5, 0}, {0, -0.9, 0}, 0.5, 0.4};
}

TwoBoneSolution solveStill(const TwoBoneChain& chain, const TwoBoneGoal& goal) {
    TwoBoneMemory memory;
    return solveTwoBone(chain, goal, 0.0, memory);
}

bool isFinite(const TwoBoneSolution& s) {
    return s.mid.allFinite() && s.tip.allFinite() && s.rootTurn.coeffs().allFinite() &&
           s.midTurn.coeffs().allFinite() && std::isfinite(s.lengthened) && std::isfinite(s.bend);
}

/// The tip that the turned bones have, from the turns alone.
Vec3d tipByTurns(const TwoBoneChain& chain, const TwoBoneSolution& solution) {
    return chain.root + solution.lengthened * (solution.rootTurn * (chain.mid - chain.root) +
                                               solution.midTurn * (chain.tip - chain.mid));
}

} // namespace

class tst_two_bone : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTriangleHasItsClosedForm_data();
    void theTriangleHasItsClosedForm();
    void theTriangleIsFiniteForAllNumbers();
    void beyondReachAllLiesOnTheLine();
    void aTargetInReachIsReached();
    void theTurnsBringTheBonesThere();
    void thePlaneCarriesBothBones();
    void theTargetOnTheTipTurnsNothing();
    void solvingTwiceKeepsLengths();
    void theBendIsWhatTheInteriorAngleLacks();
    void aStraightLegPulledUpBendsForward();
    void aStraightLegKicksWithoutTurningOver();
    void aBentChainKeepsItsPlane();
    void theSoftEndFollowsItsCurve();
    void theSoftEndHasNoKink();
    void stretchLengthensUpToItsShare();
    void softStretchStaysOnTheTarget();
    void rigidMotionAndScaleCommute();
    void onTheRootTheMidStaysOnItsSide();
    void nearTheRootTheChainIsFolded();
    void whatIsNotFiniteLeavesTheChain();
    void lengthsOfZeroLeaveTheChain();
    void extremeNumbersStayFinite();
};

void tst_two_bone::theTriangleHasItsClosedForm_data() {
    QTest::addColumn<double>("upper");
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("distance");
    QTest::addColumn<double>("interior");
    QTest::addColumn<double>("root");
    QTest::newRow("bent by 78") << 0.5 << 0.4 << 0.7 << 101.537 << 34.048;
    QTest::newRow("bent by 71") << 0.6 << 0.5 << 0.9 << 109.471 << 31.586;
    QTest::newRow("at full reach") << 0.6 << 0.5 << 1.1 << 180.0 << 0.0;
    QTest::newRow("beyond reach") << 0.6 << 0.5 << 7.0 << 180.0 << 0.0;
    QTest::newRow("equal sides") << 1.0 << 1.0 << 1.0 << 60.0 << 60.0;
    QTest::newRow("a right angle") << 3.0 << 4.0 << 5.0 << 90.0 << 53.1301;
    QTest::newRow("folded, the longer first") << 0.6 << 0.5 << 0.05 << 0.0 << 0.0;
    QTest::newRow("folded, the shorter first") << 0.5 << 0.6 << 0.05 << 0.0 << 180.0;
}

void tst_two_bone::theTriangleHasItsClosedForm() {
    QFETCH(double, upper);
    QFETCH(double, lower);
    QFETCH(double, distance);
    QFETCH(double, interior);
    QFETCH(double, root);
    const TriangleAngles angles = solveTriangle(upper, lower, distance);
    VERIFY_NEAR(angles.interior / kDegree, interior, 5e-4);
    VERIFY_NEAR(angles.root / kDegree, root, 5e-4);
}

void tst_two_bone::theTriangleIsFiniteForAllNumbers() {
    for (const double upper : {0.0, 1e-300, 1e-9, 1.0, 1e9, 1e200})
        for (const double lower : {0.0, 1e-300, 1e-9, 1.0, 1e9, 1e200})
            for (const double distance : {0.0, 1e-300, 1e-9, 1.0, 1e9, 1e200, 1e308}) {
                const TriangleAngles angles = solveTriangle(upper, lower, distance);
                QVERIFY(angles.interior >= 0.0 && angles.interior <= kPi);
                QVERIFY(angles.root >= 0.0 && angles.root <= kPi);
            }
}

void tst_two_bone::beyondReachAllLiesOnTheLine() {
    std::mt19937 random(1);
    for (int i = 0; i < 200; ++i) {
        const TwoBoneChain chain = randomTwoBones(random);
        const double length = chain.upper + chain.lower;
        const Vec3d line = randomUnit(random);
        const double distance = i % 10 == 0 ? length : length * randomIn(random, 1.0, 4.0);
        const TwoBoneSolution solution =
            solveStill(chain, {.target = chain.root + distance * line});
        VERIFY_NEAR(solution.mid, chain.root + chain.upper * line, 1e-6);
        VERIFY_NEAR(solution.tip, chain.root + length * line, 1e-6);
        VERIFY_NEAR(tipByTurns(chain, solution), chain.root + length * line, 1e-6);
        QCOMPARE(solution.lengthened, 1.0);
        VERIFY_NEAR(solution.bend, 0.0, 1e-6);
    }
}

void tst_two_bone::aTargetInReachIsReached() {
    std::mt19937 random(2);
    for (int i = 0; i < 1000; ++i) {
        const TwoBoneChain chain = randomTwoBones(random);
        const double least = std::abs(chain.upper - chain.lower);
        const double distance = randomIn(random, least, chain.upper + chain.lower);
        TwoBoneGoal goal{.target = chain.root + distance * randomUnit(random)};
        if (i % 2 == 0)
            goal.pole = chain.root + randomUnit(random);
        const TwoBoneSolution solution = solveStill(chain, goal);
        VERIFY_NEAR(solution.tip, goal.target, 1e-9);
        VERIFY_NEAR((solution.mid - chain.root).norm(), chain.upper, 1e-9);
        VERIFY_NEAR((solution.tip - solution.mid).norm(), chain.lower, 1e-9);
    }
}

void tst_two_bone::theTurnsBringTheBonesThere() {
    std::mt19937 random(3);
    for (int i = 0; i < 1000; ++i) {
        const TwoBoneChain chain = randomTwoBones(random);
        TwoBoneGoal goal{.target = chain.root + randomIn(random, 0.0, 2.5) * randomUnit(random),
                         .softness = i % 3 == 0 ? 0.1 : 0.0,
                         .stretch = i % 5 == 0 ? 0.2 : 0.0};
        if (i % 2 == 0)
            goal.pole = chain.root + randomUnit(random);
        const TwoBoneSolution solution = solveStill(chain, goal);
        VERIFY_NEAR(solution.rootTurn.norm(), 1.0, 1e-12);
        VERIFY_NEAR(solution.midTurn.norm(), 1.0, 1e-12);
        const Vec3d mid =
            chain.root + solution.lengthened * (solution.rootTurn * (chain.mid - chain.root));
        VERIFY_NEAR(mid, solution.mid, 1e-9);
        VERIFY_NEAR(tipByTurns(chain, solution), solution.tip, 1e-9);
    }
}

// A knee is a hinge: between both bones only the angle about the plane's normal changes.
void tst_two_bone::thePlaneCarriesBothBones() {
    std::mt19937 random(4);
    for (int i = 0; i < 500; ++i) {
        const TwoBoneChain chain = randomTwoBones(random);
        const Vec3d normal = (chain.mid - chain.root).cross(chain.tip - chain.mid);
        if (normal.norm() < 0.1 * chain.upper * chain.lower)
            continue;
        const double length = chain.upper + chain.lower;
        const TwoBoneGoal goal{.target = chain.root +
                                         length * randomIn(random, 0.6, 0.95) * randomUnit(random),
                               .pole = chain.root + randomUnit(random)};
        const TwoBoneSolution solution = solveStill(chain, goal);
        const Quatd hinge = solution.rootTurn.conjugate() * solution.midTurn;
        VERIFY_NEAR(hinge * normal.normalized(), normal.normalized(), 1e-9);
        const Vec3d newNormal =
            (solution.mid - chain.root).cross(solution.tip - solution.mid).normalized();
        VERIFY_NEAR(solution.rootTurn * normal.normalized(), newNormal, 1e-7);
    }
}

void tst_two_bone::theTargetOnTheTipTurnsNothing() {
    std::mt19937 random(5);
    for (int i = 0; i < 500; ++i) {
        const TwoBoneChain chain = randomTwoBones(random);
        const TwoBoneSolution free = solveStill(chain, {.target = chain.tip});
        VERIFY_NEAR(free.rootTurn, Quatd::Identity(), 1e-6);
        VERIFY_NEAR(free.midTurn, Quatd::Identity(), 1e-6);
        VERIFY_NEAR(free.mid, chain.mid, 1e-6);
        // The same with a pole where the chain bends to, as the switch from forward kinematics
        // puts it.
        const Vec3d line = (chain.tip - chain.root).normalized();
        const Vec3d arm = chain.mid - chain.root;
        const Vec3d across = arm - line * line.dot(arm);
        const double sine = arm.cross(chain.tip - chain.mid).norm() / (chain.upper * chain.lower);
        if (sine < std::sin(3.0 * kDegree))
            continue;
        const TwoBoneSolution held =
            solveStill(chain, {.target = chain.tip, .pole = chain.root + 3.0 * across});
        VERIFY_NEAR(held.rootTurn, Quatd::Identity(), 1e-6);
        VERIFY_NEAR(held.midTurn, Quatd::Identity(), 1e-6);
    }
}

void tst_two_bone::solvingTwiceKeepsLengths() {
    std::mt19937 random(6);
    for (int i = 0; i < 200; ++i) {
        TwoBoneChain chain = randomTwoBones(random);
        for (int step = 0; step < 10; ++step) {
            const TwoBoneSolution solution = solveStill(
                chain, {.target = chain.root + randomIn(random, 0.0, 3.0) * randomUnit(random),
                        .softness = 0.05});
            chain.mid = solution.mid;
            chain.tip = solution.tip;
        }
        VERIFY_NEAR((chain.mid - chain.root).norm(), chain.upper, 1e-9);
        VERIFY_NEAR((chain.tip - chain.mid).norm(), chain.lower, 1e-9);
        const TwoBoneSolution again = solveStill(chain, {.target = chain.tip});
        VERIFY_NEAR(again.tip, chain.tip, 1e-9);
        // Within half a degree of the straight line or the fold there is no plane to keep.
        const double sine = std::sin(again.bend);
        VERIFY_NEAR(again.mid, chain.mid, sine > 0.009 ? 1e-6 : 0.02 * chain.upper);
    }
}

void tst_two_bone::theBendIsWhatTheInteriorAngleLacks() {
    const TwoBoneSolution solution = solveStill(straightLeg(), {.target = {0, -0.7, 0}});
    VERIFY_NEAR(solution.bend / kDegree, 78.463, 5e-4);
    const Vec3d up = solution.mid;
    const Vec3d down = solution.tip - solution.mid;
    VERIFY_NEAR(std::acos(up.dot(down) / (0.5 * 0.4)) / kDegree, 78.463, 5e-4);
}

void tst_two_bone::aStraightLegPulledUpBendsForward() {
    for (double height = -0.899; height < -0.101; height += 0.01) {
        const TwoBoneSolution solution = solveStill(straightLeg(), {.target = {0, height, 0}});
        QVERIFY(solution.mid.z() > 0.0);
        VERIFY_NEAR(solution.mid.x(), 0.0, 1e-12);
        VERIFY_NEAR(solution.tip, Vec3d(0, height, 0), 1e-9);
        // Both bones turn about the X axis alone: the knee is a hinge.
        VERIFY_NEAR(solution.rootTurn * Vec3d::UnitX(), Vec3d::UnitX(), 1e-9);
        VERIFY_NEAR(solution.midTurn * Vec3d::UnitX(), Vec3d::UnitX(), 1e-9);
    }
}

// Raised straight before the body and on above the head the knee cap goes on facing the same side
// of the leg, though the preferred bend (forward) comes to lie along the leg on the way.
void tst_two_bone::aStraightLegKicksWithoutTurningOver() {
    Vec3d last = Vec3d::UnitZ();
    for (double angle = 0.0; angle < 170.0; angle += 1.0) {
        const Vec3d line(0, -std::cos(angle * kDegree), std::sin(angle * kDegree));
        const Vec3d wanted(0, std::sin(angle * kDegree), std::cos(angle * kDegree));
        const TwoBoneSolution solution = solveStill(straightLeg(), {.target = 0.8 * line});
        const Vec3d bend = (solution.mid - line * line.dot(solution.mid)).normalized();
        VERIFY_NEAR(bend, wanted, 1e-9);
        QVERIFY(bend.dot(last) > 0.99);
        last = bend;
    }
}

void tst_two_bone::aBentChainKeepsItsPlane() {
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        TwoBoneChain chain = straightLeg();
        const double side = randomIn(random, 0.0, 2.0 * kPi);
        const Vec3d bend(std::cos(side), 0.0, std::sin(side));
        chain.mid = 0.5 * Vec3d(0.3 * bend - 0.954 * Vec3d::UnitY()).normalized();
        chain.tip = chain.mid - 0.4 * Vec3d(0.3 * bend + 0.954 * Vec3d::UnitY()).normalized();
        // Pulled along its own line the chain stays in the plane it is bent in, whatever the
        // preferred bend.
        const TwoBoneSolution solution =
            solveStill(chain, {.target = 0.7 * chain.tip, .preferredBend = randomUnit(random)});
        const Vec3d normal = chain.mid.cross(chain.tip).normalized();
        VERIFY_NEAR(solution.mid.dot(normal), 0.0, 1e-9);
        QVERIFY(solution.mid.dot(bend) > 0.0);
    }
}

void tst_two_bone::theSoftEndFollowsItsCurve() {
    const TwoBoneChain leg = straightLeg();
    for (double distance = 0.2; distance < 2.0; distance += 0.01) {
        const TwoBoneGoal goal{.target = {0, -distance, 0}, .softness = 0.1};
        const double easy = 0.9 * 0.9;
        const double s = 0.1 * 0.9;
        const double expected =
            distance <= easy ? distance : easy + s * (1.0 - std::exp(-(distance - easy) / s));
        const TwoBoneSolution solution = solveStill(leg, goal);
        VERIFY_NEAR(solution.tip, Vec3d(0, -expected, 0), 1e-9);
        QVERIFY(expected < 0.9 && solution.bend > 0.0);
    }
}

// Without the soft end the knee's speed grows without bound as the leg gets straight.
void tst_two_bone::theSoftEndHasNoKink() {
    const auto fastest = [](double softness) {
        double most = 0.0;
        double last = -1.0;
        for (double distance = 0.85; distance < 1.0; distance += 1e-4) {
            const double bend =
                solveStill(straightLeg(), {.target = {0, -distance, 0}, .softness = softness}).bend;
            if (last >= 0.0)
                most = std::max(most, std::abs(bend - last));
            last = bend;
        }
        return most;
    };
    QVERIFY(fastest(0.02) < 0.2 * fastest(0.0));
}

void tst_two_bone::stretchLengthensUpToItsShare() {
    const TwoBoneChain leg = straightLeg();
    for (double distance = 0.5; distance < 2.0; distance += 0.05) {
        const TwoBoneSolution solution =
            solveStill(leg, {.target = {0, -distance, 0}, .stretch = 0.5});
        VERIFY_NEAR(solution.lengthened, std::clamp(distance / 0.9, 1.0, 1.5), 1e-12);
        VERIFY_NEAR(solution.tip, Vec3d(0, -std::min(distance, 1.35), 0), 1e-9);
        VERIFY_NEAR((solution.mid - leg.root).norm(), 0.5 * solution.lengthened, 1e-9);
        VERIFY_NEAR((solution.tip - solution.mid).norm(), 0.4 * solution.lengthened, 1e-9);
    }
}

void tst_two_bone::softStretchStaysOnTheTarget() {
    double last = 1.0;
    for (double distance = 0.5; distance < 1.3; distance += 0.01) {
        const TwoBoneSolution solution = solveStill(
            straightLeg(), {.target = {0, -distance, 0}, .softness = 0.1, .stretch = 0.5});
        VERIFY_NEAR(solution.tip, Vec3d(0, -distance, 0), 1e-9);
        QVERIFY(solution.lengthened >= last - 1e-12 && solution.lengthened < last + 0.02);
        last = solution.lengthened;
    }
}

void tst_two_bone::rigidMotionAndScaleCommute() {
    std::mt19937 random(8);
    for (int i = 0; i < 300; ++i) {
        const TwoBoneChain chain = randomTwoBones(random);
        TwoBoneGoal goal{.target = chain.root + randomIn(random, 0.1, 2.0) * randomUnit(random),
                         .preferredBend = randomUnit(random),
                         .poleAngle = randomIn(random, -3.0, 3.0),
                         .softness = 0.05};
        if (i % 2 == 0)
            goal.pole = chain.root + randomUnit(random);
        const TwoBoneSolution solution = solveStill(chain, goal);
        const Quatd rotation = randomRotation(random);
        const Vec3d shift = randomUnit(random);
        const double scale = i % 3 == 0 ? 0.01 : i % 3 == 1 ? 1.0 : 100.0;
        const auto moved = [&](const Vec3d& p) { return Vec3d(scale * (rotation * p) + shift); };
        const TwoBoneChain other{moved(chain.root), moved(chain.mid), moved(chain.tip),
                                 scale * chain.upper, scale * chain.lower};
        TwoBoneGoal otherGoal = goal;
        otherGoal.target = moved(goal.target);
        otherGoal.preferredBend = rotation * goal.preferredBend;
        if (goal.pole)
            otherGoal.pole = moved(*goal.pole);
        const TwoBoneSolution turned = solveStill(other, otherGoal);
        VERIFY_NEAR(turned.mid, moved(solution.mid), 1e-6 * scale);
        VERIFY_NEAR(turned.tip, moved(solution.tip), 1e-6 * scale);
        VERIFY_NEAR(turned.rootTurn, rotation * solution.rootTurn * rotation.conjugate(), 1e-6);
        VERIFY_NEAR(turned.midTurn, rotation * solution.midTurn * rotation.conjugate(), 1e-6);
    }
}

void tst_two_bone::onTheRootTheMidStaysOnItsSide() {
    const Vec3d root(1, 2, 3);
    for (const auto& [upper, lower] : {std::pair(0.5, 0.5), {0.6, 0.4}, {0.4, 0.6}}) {
        const Vec3d mid = root + upper * Vec3d(0, -0.8, 0.6);
        const TwoBoneChain chain{root, mid, mid + lower * Vec3d(0, -0.8, -0.6), upper, lower};
        for (const bool withPole : {false, true}) {
            TwoBoneGoal goal{.target = root};
            if (withPole)
                goal.pole = root + Vec3d(0, 0, 2);
            const TwoBoneSolution solution = solveStill(chain, goal);
            QVERIFY(isFinite(solution));
            QVERIFY((solution.mid - root).z() >= -1e-9);
            VERIFY_NEAR((solution.mid - root).norm(), upper, 1e-9);
            VERIFY_NEAR((solution.tip - root).norm(), std::abs(upper - lower), 1e-9);
            VERIFY_NEAR((solution.tip - solution.mid).norm(), lower, 1e-9);
        }
    }
    const TwoBoneChain straight{root, root - Vec3d(0, 0.5, 0), root - Vec3d(0, 1, 0), 0.5, 0.5};
    const TwoBoneSolution folded = solveStill(straight, {.target = root});
    VERIFY_NEAR(folded.tip, root, 1e-12);
    VERIFY_NEAR(folded.mid, root + Vec3d(0, 0, 0.5), 1e-9);
}

void tst_two_bone::nearTheRootTheChainIsFolded() {
    std::mt19937 random(9);
    for (const double distance : {0.0, 1e-300, 1e-15, 1e-9, 1e-6, 1e-3, 0.09999}) {
        for (const auto& [upper, lower] : {std::pair(0.5, 0.5), {0.6, 0.5}, {0.5, 0.6}}) {
            TwoBoneChain chain = straightLeg();
            chain.upper = upper;
            chain.lower = lower;
            const Vec3d line = randomUnit(random);
            const TwoBoneSolution solution = solveStill(chain, {.target = distance * line});
            QVERIFY(isFinite(solution));
            const double expected = std::max(distance, std::abs(upper - lower));
            VERIFY_NEAR((solution.tip - chain.root).norm(), expected, 1e-9);
            if (distance > 1e-6)
                VERIFY_NEAR(solution.tip, expected * line, 1e-9);
        }
    }
}

void tst_two_bone::whatIsNotFiniteLeavesTheChain() {
    const TwoBoneChain leg{{0, 0, 0}, {0, -0.4, 0.3}, {0, -0.8, 0.1}, 0.5, 0.45};
    const auto isUntouched = [&](const TwoBoneChain& chain, const TwoBoneGoal& goal) {
        TwoBoneMemory memory;
        const TwoBoneSolution s = solveTwoBone(chain, goal, 1.0 / 60.0, memory);
        return s.mid == chain.mid && s.tip == chain.tip && s.bend == 0.0 && s.lengthened == 1.0 &&
               s.rootTurn.coeffs() == Quatd::Identity().coeffs() &&
               s.midTurn.coeffs() == Quatd::Identity().coeffs() && !memory.isSet;
    };
    for (const double bad : {kNan, kInfinity, -kInfinity}) {
        QVERIFY(isUntouched(leg, {.target = {0, bad, 0}}));
        QVERIFY(isUntouched(leg, {.target = {0, -0.5, 0}, .pole = Vec3d(bad, 0, 0)}));
        QVERIFY(isUntouched(leg, {.target = {0, -0.5, 0}, .preferredBend = {0, 0, bad}}));
        QVERIFY(isUntouched(leg, {.target = {0, -0.5, 0}, .poleAngle = bad}));
        QVERIFY(isUntouched(leg, {.target = {0, -0.5, 0}, .softness = bad}));
        QVERIFY(isUntouched(leg, {.target = {0, -0.5, 0}, .stretch = bad}));
        TwoBoneChain broken = leg;
        broken.upper = bad;
        QVERIFY(isUntouched(broken, {.target = {0, -0.5, 0}}));
    }
    TwoBoneMemory memory;
    for (const double dt : {kNan, -1.0}) // as a still
        QVERIFY(isFinite(
            solveTwoBone(leg, {.target = {0, -0.5, 0}, .pole = Vec3d(0, 0, 1)}, dt, memory)));
}

void tst_two_bone::lengthsOfZeroLeaveTheChain() {
    for (const auto& [upper, lower] : {std::pair(0.0, 0.4), {0.5, 0.0}, {0.0, 0.0}, {-0.5, 0.4}}) {
        TwoBoneChain chain = straightLeg();
        chain.upper = upper;
        chain.lower = lower;
        const TwoBoneSolution solution = solveStill(chain, {.target = {0, -0.5, 0}});
        QVERIFY(solution.mid == chain.mid && solution.tip == chain.tip);
        QVERIFY(solution.rootTurn.coeffs() == Quatd::Identity().coeffs());
    }
    // Lengths that rest with joints that fell into one place.
    const TwoBoneChain collapsed{{1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 0.5, 0.4};
    const TwoBoneSolution solution = solveStill(collapsed, {.target = {1, 0.3, 1}});
    QVERIFY(isFinite(solution));
    VERIFY_NEAR(solution.tip, Vec3d(1, 0.3, 1), 1e-9);
}

void tst_two_bone::extremeNumbersStayFinite() {
    std::mt19937 random(10);
    for (const double far : {1e6, 1e150, 1e160, 1e300}) {
        const Vec3d line = randomUnit(random);
        const TwoBoneSolution solution =
            solveStill(straightLeg(), {.target = far * line, .pole = Vec3d(far, far, -far)});
        QVERIFY(isFinite(solution));
        VERIFY_NEAR(solution.tip, 0.9 * line, 1e-6);
        QVERIFY(isFinite(
            solveStill(straightLeg(), {.target = far * line, .softness = 0.1, .stretch = far})));
    }
    for (const double size : {1e-150, 1e-20, 1e20, 1e120}) {
        const TwoBoneChain chain{{0, 0, 0}, {0, -size, 0}, {0, -2 * size, 0}, size, size};
        const TwoBoneSolution solution = solveStill(chain, {.target = {0, -size, 0}});
        VERIFY_NEAR(solution.tip / size, -Vec3d::UnitY(), 1e-9);
    }
}

RIGWRIGHT_TEST(tst_two_bone)
#include "tst_two_bone.moc"
