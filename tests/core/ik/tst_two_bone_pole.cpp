// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bending plane of the two-bone solver as the target moves about the pole.
#include "core/ik/two_bone.h"
#include "core/math/rotation.h"
#include "tests/core/ik/chains.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <functional>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr double kFrame = 1.0 / 60.0;
constexpr double kStep = 12.0 * kDegree; // 720°/s in one frame

/// An arm of 0.5 and 0.45 that hangs down from `root` with its elbow to the front.
TwoBoneChain arm(const Vec3d& root) {
    return {root, root + Vec3d(0, -0.4, 0.3), root + Vec3d(0, -0.8, 0.1), 0.5, 0.45};
}

Vec3d lineTo(const TwoBoneChain& chain, const Vec3d& target) {
    return (target - chain.root).normalized();
}

/// The normal of the bending plane: the upper bone carries it along, so that it can be told where
/// the chain is straight or folded, too.
Vec3d normalOf(const TwoBoneChain& chain, const TwoBoneSolution& solution) {
    const Vec3d normal = (chain.tip - chain.mid).cross(chain.mid - chain.root).normalized();
    return solution.rootTurn * normal;
}

/// Across root–target, to where the mid joint lies or would lie.
Vec3d bendOf(const TwoBoneChain& chain, const TwoBoneSolution& solution, const Vec3d& line) {
    return normalOf(chain, solution).cross(line);
}

double angleBetween(const Vec3d& a, const Vec3d& b) {
    return std::atan2(a.cross(b).norm(), a.dot(b));
}

/// Of two lines, both senses: 0 … 90°.
double lineAngle(const Vec3d& a, const Vec3d& b) {
    return std::atan2(a.cross(b).norm(), std::abs(a.dot(b)));
}

Vec3d poleSideOf(const TwoBoneChain& chain, const Vec3d& line, const Vec3d& pole) {
    const Vec3d way = pole - chain.root;
    return (way - line * line.dot(way)).normalized();
}

/// A frame of a moving target: how far the direction to it and the bending plane turned.
struct Frame {
    double lineTurn = 0.0;
    double planeTurn = 0.0;
    double offPole = 0.0; ///< angle between the lines root–target and root–pole
    double offSide = 0.0; ///< angle from the pole's side to where the mid joint lies
    double tipError = 0.0;
    bool finite = true;
};

/// Plays a target at 60 frames a second.
std::vector<Frame> play(const TwoBoneChain& chain, const Vec3d& pole, int frames,
                        const std::function<Vec3d(int)>& target) {
    TwoBoneMemory memory;
    std::vector<Frame> result;
    Vec3d lastLine;
    Vec3d lastNormal;
    for (int f = 0; f < frames; ++f) {
        const TwoBoneGoal goal{.target = target(f), .pole = pole};
        const TwoBoneSolution solution = solveTwoBone(chain, goal, f == 0 ? 0.0 : kFrame, memory);
        const Vec3d line = lineTo(chain, goal.target);
        const Vec3d bend = bendOf(chain, solution, line);
        const Vec3d normal = normalOf(chain, solution);
        Frame frame;
        frame.finite = solution.mid.allFinite() && solution.rootTurn.coeffs().allFinite() &&
                       solution.midTurn.coeffs().allFinite();
        if (f > 0) {
            frame.lineTurn = angleBetween(lastLine, line);
            frame.planeTurn = angleBetween(lastNormal, normal);
        }
        frame.offPole = lineAngle(line, (pole - chain.root).normalized());
        frame.offSide = angleBetween(bend, poleSideOf(chain, line, pole));
        frame.tipError = (solution.tip - goal.target).norm();
        result.push_back(frame);
        lastLine = line;
        lastNormal = normal;
    }
    return result;
}

/// Two unit vectors across `unit` and each other.
std::pair<Vec3d, Vec3d> across(const Vec3d& unit) {
    const Vec3d u = anyPerpendicular(unit);
    return {u, unit.cross(u)};
}

} // namespace

class tst_two_bone_pole : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void offTheConeTheMidLiesToThePole();
    void offTheConeOnlyThePresentCounts();
    void behindTheRootThePoleCountsToo();
    void pastThePoleThePlaneTurnsSteadily();
    void pastTheRootThePlaneTurnsSteadily();
    void throughTheConeThePlaneTurnsSteadily();
    void backOnThePolesSideAQuarterOfASecondLater();
    void inTheConeThePlaneGoesAlong();
    void withoutMemoryTheConeTakesThePolesSide();
    void onThePoleItselfThePreferredBendDecides();
    void aStillForgets();
    void theHalfTurnIsDoneAtItsSpeed();
    void thePoleAngleTurnsThePlane();
    void aPoleOnTheRootSaysNothing();
    void poleBendIsWhatTheSolverTakes();
    void boneTwistGoesOnThroughStraight();
};

void tst_two_bone_pole::offTheConeTheMidLiesToThePole() {
    std::mt19937 random(1);
    int count = 0;
    while (count < 1000) {
        const TwoBoneChain chain = arm(randomUnit(random));
        const Vec3d line = randomUnit(random);
        const Vec3d pole = chain.root + randomIn(random, 0.1, 5.0) * randomUnit(random);
        if (lineAngle(line, (pole - chain.root).normalized()) < 20.0 * kDegree)
            continue;
        ++count;
        TwoBoneMemory memory;
        const TwoBoneSolution solution =
            solveTwoBone(chain, {.target = chain.root + 0.7 * line, .pole = pole}, 0.0, memory);
        VERIFY_NEAR(bendOf(chain, solution, line), poleSideOf(chain, line, pole), 1e-9);
        const Vec3d toMid = solution.mid - chain.root;
        VERIFY_NEAR((toMid - line * line.dot(toMid)).normalized(), poleSideOf(chain, line, pole),
                    1e-9);
    }
}

// Two ways to one target, no turn running: the same result to the last bit of what counts.
void tst_two_bone_pole::offTheConeOnlyThePresentCounts() {
    std::mt19937 random(2);
    const Vec3d root(0.2, 1.4, 0);
    const TwoBoneChain chain = arm(root);
    const Vec3d pole = root + Vec3d(0, 0, 2);
    for (int i = 0; i < 200; ++i) {
        const auto offCone = [&] {
            for (;;) {
                const Vec3d line = randomUnit(random);
                if (lineAngle(line, Vec3d::UnitZ()) > 20.5 * kDegree)
                    return line;
            }
        };
        const Vec3d target = root + 0.6 * offCone();
        std::vector<TwoBoneSolution> results;
        for (int way = 0; way < 2; ++way) {
            TwoBoneMemory memory;
            for (int f = 0; f < 20; ++f)
                solveTwoBone(chain, {.target = root + 0.8 * randomUnit(random), .pole = pole},
                             kFrame, memory);
            for (int f = 0; f < 15; ++f) // as long as a turn may last
                solveTwoBone(chain, {.target = root + 0.6 * offCone(), .pole = pole}, kFrame,
                             memory);
            results.push_back(
                solveTwoBone(chain, {.target = target, .pole = pole}, kFrame, memory));
        }
        VERIFY_NEAR(results[0].mid, results[1].mid, 1e-12);
        VERIFY_NEAR(results[0].rootTurn, results[1].rootTurn, 1e-12);
        VERIFY_NEAR(results[0].midTurn, results[1].midTurn, 1e-12);
    }
}

void tst_two_bone_pole::behindTheRootThePoleCountsToo() {
    const TwoBoneChain chain = arm(Vec3d::Zero());
    const Vec3d pole(0, 0, 1);
    for (const double angle : {110.0, 130.0, 159.9}) {
        const Vec3d line(std::sin(angle * kDegree), 0, std::cos(angle * kDegree));
        TwoBoneMemory memory;
        const TwoBoneSolution solution =
            solveTwoBone(chain, {.target = 0.7 * line, .pole = pole}, kFrame, memory);
        VERIFY_NEAR(bendOf(chain, solution, line), poleSideOf(chain, line, pole), 1e-9);
        QVERIFY(!memory.inCone);
    }
    TwoBoneMemory memory;
    const Vec3d line(std::sin(165.0 * kDegree), 0, std::cos(165.0 * kDegree));
    solveTwoBone(chain, {.target = 0.7 * line, .pole = pole}, kFrame, memory);
    QVERIFY(memory.inCone);
}

// The plane of root, target and pole turns by 1 / sin a as fast as the direction to the target.
void tst_two_bone_pole::pastThePoleThePlaneTurnsSteadily() {
    std::mt19937 random(3);
    for (int i = 0; i < 60; ++i) {
        const TwoBoneChain chain = arm(randomUnit(random));
        const Vec3d axis = randomUnit(random);
        const Vec3d pole = chain.root + randomIn(random, 0.3, 3.0) * axis;
        const auto [u, v] = across(axis);
        // A straight way that comes as near to the pole as 20.05°, at 0.6 from the root there.
        const double nearest = randomIn(random, 20.05, 70.0) * kDegree;
        const double sense = i % 2 == 0 ? 1.0 : -1.0;
        const Vec3d closest = 0.5 * (sense * std::cos(nearest) * axis + std::sin(nearest) * u);
        const double speed = randomIn(random, 0.002, 0.03);
        for (const Frame& frame : play(chain, pole, 81, [&](int f) {
                 return Vec3d(chain.root + closest + speed * (f - 40) * v * 0.5);
             })) {
            QVERIFY(frame.finite);
            QVERIFY(frame.offPole >= 20.0 * kDegree);
            QVERIFY2(frame.planeTurn <= 3.2 * frame.lineTurn + 1e-9,
                     qPrintable(QString::number(frame.planeTurn / frame.lineTurn)));
            QVERIFY(frame.offSide < 1e-6);
        }
    }
}

void tst_two_bone_pole::pastTheRootThePlaneTurnsSteadily() {
    std::mt19937 random(4);
    int ways = 0;
    while (ways < 60) {
        const TwoBoneChain chain = arm(randomUnit(random));
        const double length = chain.upper + chain.lower;
        const Vec3d axis = randomUnit(random);
        const Vec3d pole = chain.root + 2.0 * axis;
        // Past the root at 5 … 10 % of the chain: the direction to the target turns nearly half
        // round within a few frames.
        const Vec3d along = randomUnit(random);
        const auto [u, v] = across(along);
        const double side = randomIn(random, 0.0, 2.0 * kPi);
        const Vec3d past =
            length * randomIn(random, 0.05, 0.1) * (std::cos(side) * u + std::sin(side) * v);
        const double speed = randomIn(random, 0.002, 0.02);
        const auto target = [&](double f) {
            return Vec3d(chain.root + past + speed * (f - 30.3) * along);
        };
        bool staysOff = true; // between the frames, too
        for (int f = 0; f <= 6000; ++f)
            staysOff =
                staysOff && lineAngle(lineTo(chain, target(f / 100.0)), axis) >= 20.0 * kDegree;
        if (!staysOff)
            continue;
        ++ways;
        for (const Frame& frame : play(chain, pole, 61, target)) {
            QVERIFY(frame.finite);
            QVERIFY2(frame.planeTurn <= 3.2 * frame.lineTurn + 1e-9,
                     qPrintable(QString::number(frame.planeTurn / frame.lineTurn)));
        }
    }
}

void tst_two_bone_pole::throughTheConeThePlaneTurnsSteadily() {
    std::mt19937 random(5);
    for (int i = 0; i < 200; ++i) {
        const TwoBoneChain chain = arm(randomUnit(random));
        const Vec3d axis = randomUnit(random);
        const Vec3d pole = chain.root + randomIn(random, 0.3, 3.0) * axis;
        const auto [u, v] = across(axis);
        // Through the middle (every fourth), or past it within the cone, before or behind the root.
        const double nearest = i % 4 == 0 ? 0.0 : randomIn(random, 0.0, 19.0) * kDegree;
        const double sense = i % 2 == 0 ? 1.0 : -1.0;
        const Vec3d closest = 0.6 * (sense * std::cos(nearest) * axis + std::sin(nearest) * u);
        const double speed = randomIn(random, 0.003, 0.04);
        const int half = int(0.55 / speed);
        const std::vector<Frame> frames = play(chain, pole, 2 * half + 40, [&](int f) {
            // Comes, goes through, and stays.
            const int moving = std::min(f, 2 * half);
            return Vec3d(chain.root + closest + speed * (moving - half) * v);
        });
        int left = -1;
        bool within = false;
        for (std::size_t f = 0; f < frames.size(); ++f) {
            const Frame& frame = frames[f];
            QVERIFY(frame.finite);
            VERIFY_NEAR(frame.tipError, 0.0, 1e-4);
            QVERIFY2(frame.planeTurn <= kStep + 3.2 * frame.lineTurn + 1e-9,
                     qPrintable(QString("%1: plane %2°, target %3°")
                                    .arg(f)
                                    .arg(frame.planeTurn / kDegree)
                                    .arg(frame.lineTurn / kDegree)));
            const bool in = frame.offPole < 20.0 * kDegree;
            if (within && !in)
                left = int(f);
            within = in;
            if (left >= 0 && !in && int(f) >= left + 15) // 0.25 s
                VERIFY_NEAR(frame.offSide, 0.0, 1e-6);
        }
        QVERIFY(left >= 0);
    }
}

void tst_two_bone_pole::backOnThePolesSideAQuarterOfASecondLater() {
    // Straight through the pole: the whole half turn is to be made up.
    const TwoBoneChain chain = arm(Vec3d::Zero());
    const Vec3d pole(0, 0, 1);
    const std::vector<Frame> frames = play(chain, pole, 80, [&](int f) {
        const double angle = (std::min(f, 50) - 25) * kDegree;
        return Vec3d(0.7 * std::sin(angle), 0.0, 0.7 * std::cos(angle));
    });
    QVERIFY(frames[44].offPole < 20.0 * kDegree);
    VERIFY_NEAR(frames[44].offSide, kPi, 1e-6); // carried through
    for (std::size_t f = 46; f < 59; ++f)
        QVERIFY(frames[f].offSide > 1e-3);
    for (std::size_t f = 45 + 15; f < frames.size(); ++f)
        VERIFY_NEAR(frames[f].offSide, 0.0, 1e-6);
}

void tst_two_bone_pole::inTheConeThePlaneGoesAlong() {
    std::mt19937 random(6);
    const TwoBoneChain chain = arm(Vec3d::Zero());
    const Vec3d pole(0, 0, 1);
    TwoBoneMemory memory;
    Vec3d line = Vec3d(std::sin(25.0 * kDegree), 0, std::cos(25.0 * kDegree));
    TwoBoneSolution solution =
        solveTwoBone(chain, {.target = 0.7 * line, .pole = pole}, 0.0, memory);
    Vec3d bend = bendOf(chain, solution, line);
    for (int f = 0; f < 100; ++f) {
        const double angle = randomIn(random, 0.0, 19.5) * kDegree;
        const double turn = randomIn(random, 0.0, 2.0 * kPi);
        const Vec3d next(std::sin(angle) * std::cos(turn), std::sin(angle) * std::sin(turn),
                         std::cos(angle));
        solution = solveTwoBone(chain, {.target = 0.7 * next, .pole = pole}, kFrame, memory);
        bend = Quatd::FromTwoVectors(line, next) * bend;
        VERIFY_NEAR(bendOf(chain, solution, next), bend, 1e-9);
        VERIFY_NEAR(solution.tip, 0.7 * next, 1e-9);
        line = next;
    }
}

void tst_two_bone_pole::withoutMemoryTheConeTakesThePolesSide() {
    const TwoBoneChain chain = arm(Vec3d::Zero());
    const Vec3d pole(0, 0, 1);
    for (const double angle : {0.02, 1.0, 10.0, 19.99})
        for (double turn = 0.0; turn < 6.0; turn += 0.7) {
            const Vec3d line(std::sin(angle * kDegree) * std::cos(turn),
                             std::sin(angle * kDegree) * std::sin(turn), std::cos(angle * kDegree));
            TwoBoneMemory memory;
            const TwoBoneSolution solution =
                solveTwoBone(chain, {.target = 0.7 * line, .pole = pole}, kFrame, memory);
            VERIFY_NEAR(bendOf(chain, solution, line), poleSideOf(chain, line, pole), 1e-6);
            QVERIFY(memory.isSet && memory.inCone);
        }
}

void tst_two_bone_pole::onThePoleItselfThePreferredBendDecides() {
    const TwoBoneChain chain = arm(Vec3d::Zero());
    for (const double angle : {0.0, 0.005}) {
        const Vec3d line(std::sin(angle * kDegree), 0, std::cos(angle * kDegree));
        TwoBoneMemory memory;
        const TwoBoneSolution solution = solveTwoBone(
            chain,
            {.target = 0.7 * line, .pole = Vec3d(0, 0, 1), .preferredBend = {0.3, -1.0, 5.0}},
            kFrame, memory);
        const Vec3d wanted = Vec3d(0.3, -1.0, 0.0).normalized();
        VERIFY_NEAR(bendOf(chain, solution, line), wanted, 1e-2);
        // And where that lies along it as well, there is still a bend.
        TwoBoneMemory other;
        const TwoBoneSolution along = solveTwoBone(
            chain, {.target = 0.7 * line, .pole = Vec3d(0, 0, 1), .preferredBend = line}, kFrame,
            other);
        QVERIFY(along.mid.allFinite());
        VERIFY_NEAR(along.tip, 0.7 * line, 1e-9);
    }
}

void tst_two_bone_pole::aStillForgets() {
    const TwoBoneChain chain = arm(Vec3d::Zero());
    const Vec3d pole(0, 0, 1);
    const Vec3d line(std::sin(10.0 * kDegree), 0, std::cos(10.0 * kDegree));
    TwoBoneMemory memory;
    solveTwoBone(chain, {.target = {0.0, 0.7, 0.1}, .pole = pole}, 0.0, memory);
    const TwoBoneSolution still =
        solveTwoBone(chain, {.target = 0.7 * line, .pole = pole}, 0.0, memory);
    VERIFY_NEAR(bendOf(chain, still, line), poleSideOf(chain, line, pole), 1e-9);
    // A seek in the middle of a turn is at once on the pole's side.
    for (int degrees = -25; degrees <= 22; ++degrees)
        solveTwoBone(
            chain,
            {.target = {0.7 * std::sin(degrees * kDegree), 0.0, 0.7 * std::cos(degrees * kDegree)},
             .pole = pole},
            kFrame, memory);
    QVERIFY(memory.turn != 0.0);
    const Vec3d other(std::sin(22.0 * kDegree), 0, std::cos(22.0 * kDegree));
    const TwoBoneSolution sought =
        solveTwoBone(chain, {.target = 0.7 * other, .pole = pole}, 0.0, memory);
    VERIFY_NEAR(bendOf(chain, sought, other), poleSideOf(chain, other, pole), 1e-9);
    QCOMPARE(memory.turn, 0.0);
}

void tst_two_bone_pole::theHalfTurnIsDoneAtItsSpeed() {
    // At any frame rate the turn goes at 720°/s and never beyond.
    const TwoBoneChain chain = arm(Vec3d::Zero());
    const Vec3d pole(0, 0, 1);
    const Vec3d off(std::sin(21.0 * kDegree), 0, std::cos(21.0 * kDegree));
    for (const double dt : {0.001, 1.0 / 144.0, 1.0 / 24.0, 0.2, 10.0}) {
        TwoBoneMemory memory{true, Vec3d::UnitZ(), Vec3d(std::cos(1.0), std::sin(1.0), 0.0), true,
                             0.0};
        double before = -1.0;
        for (double time = dt; time < 0.3 || before < 0.0; time += dt) {
            const TwoBoneSolution solution =
                solveTwoBone(chain, {.target = 0.7 * off, .pole = pole}, dt, memory);
            const double offSide =
                angleBetween(bendOf(chain, solution, off), poleSideOf(chain, off, pole));
            if (before >= 0.0)
                VERIFY_NEAR(offSide, std::max(before - 4.0 * kPi * dt, 0.0), 1e-6);
            before = offSide;
        }
        if (dt < 0.3)
            VERIFY_NEAR(before, 0.0, 1e-6);
    }
}

void tst_two_bone_pole::thePoleAngleTurnsThePlane() {
    std::mt19937 random(7);
    for (int i = 0; i < 200; ++i) {
        const TwoBoneChain chain = arm(randomUnit(random));
        const Vec3d line = randomUnit(random);
        const Vec3d pole = chain.root + randomUnit(random);
        if (lineAngle(line, (pole - chain.root).normalized()) < 20.0 * kDegree)
            continue;
        const double angle = randomIn(random, -kPi, kPi);
        TwoBoneMemory memory;
        const TwoBoneSolution solution = solveTwoBone(
            chain, {.target = chain.root + 0.7 * line, .pole = pole, .poleAngle = angle}, kFrame,
            memory);
        const Vec3d wanted = Eigen::AngleAxisd(angle, line) * poleSideOf(chain, line, pole);
        VERIFY_NEAR(bendOf(chain, solution, line), wanted, 1e-9);
    }
}

void tst_two_bone_pole::aPoleOnTheRootSaysNothing() {
    const TwoBoneChain chain = arm({1, 2, 3});
    TwoBoneMemory memory;
    for (int f = 0; f < 20; ++f) {
        const Vec3d line = Vec3d(std::sin(0.1 * f), -1.0, 0.2).normalized();
        const TwoBoneSolution solution = solveTwoBone(
            chain, {.target = chain.root + 0.7 * line, .pole = chain.root}, kFrame, memory);
        QVERIFY(solution.mid.allFinite());
        VERIFY_NEAR(solution.tip, chain.root + 0.7 * line, 1e-9);
        QVERIFY((solution.mid - chain.root).z() > 0.0); // the preferred bend, carried along
    }
}

void tst_two_bone_pole::poleBendIsWhatTheSolverTakes() {
    std::mt19937 random(8);
    for (int i = 0; i < 500; ++i) {
        const TwoBoneChain chain = arm(randomUnit(random));
        const Vec3d line = randomUnit(random);
        const Vec3d pole =
            i % 10 == 0 ? Vec3d(chain.root + 2.0 * line) : Vec3d(chain.root + randomUnit(random));
        const Vec3d preferred = randomUnit(random);
        TwoBoneMemory memory;
        const TwoBoneSolution solution = solveTwoBone(
            chain, {.target = chain.root + 0.7 * line, .pole = pole, .preferredBend = preferred},
            0.0, memory);
        const Vec3d bend = poleBend(chain.root, chain.root + 0.7 * line, pole, preferred);
        VERIFY_NEAR(bendOf(chain, solution, line), bend, 1e-6);
        VERIFY_NEAR(bend.norm(), 1.0, 1e-12);
        VERIFY_NEAR(bend.dot(line), 0.0, 1e-12);
    }
    for (const Vec3d& bad : {Vec3d(0, 0, 0), Vec3d(kNan, 0, 0), Vec3d(kInfinity, 0, 0)})
        VERIFY_NEAR(poleBend(bad, bad, bad, bad).norm(), 1.0, 1e-12);
}

// Animation underneath that goes through the straight leg leaves a plane of noise for some frames:
// the bones must not turn about themselves because of it.
void tst_two_bone_pole::boneTwistGoesOnThroughStraight() {
    std::mt19937 random(9);
    Quatd last = Quatd::Identity();
    for (int f = 0; f <= 200; ++f) {
        const double bend = (10.0 - 0.1 * f) * kDegree / 2.0; // to the front … the plane is 20° off
        if (bend < 0.0)
            break;
        const double off = 20.0 * kDegree;
        const Vec3d side(std::sin(off), 0, std::cos(off));
        TwoBoneChain chain{{0, 0, 0}, {}, {}, 0.5, 0.5};
        chain.mid = 0.5 * (std::sin(bend) * side - std::cos(bend) * Vec3d::UnitY());
        chain.tip = chain.mid - 0.5 * (std::sin(bend) * side + std::cos(bend) * Vec3d::UnitY());
        TwoBoneMemory memory;
        const TwoBoneSolution solution =
            solveTwoBone(chain, {.target = {0, -0.8, 0}, .pole = Vec3d(0, -0.4, 2)}, 0.0, memory);
        if (f > 0)
            QVERIFY(last.angularDistance(solution.rootTurn) < 2.0 * kDegree);
        last = solution.rootTurn;
    }
}

RIGWRIGHT_TEST(tst_two_bone_pole)
#include "tst_two_bone_pole.moc"
