// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Whatever the target: joints keep their limits and bones their lengths, in every solver.
#include "core/ik/ccd.h"
#include "core/ik/fabrik.h"
#include "tests/core/ik/chains.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {

enum class Solver { Ccd, Fabrik };

ChainSolution solve(Solver solver, IkChain& chain, const ChainGoal& goal) {
    return solver == Solver::Ccd ? solveCcd(chain, goal) : solveFabrik(chain, goal);
}

JointLimit randomLimit(std::mt19937& random, const Vec3d& next) {
    const bool hinge = random() % 3 == 0;
    return {.hinge = hinge,
            .along = hinge ? randomUnit(random) : next.normalized(),
            .swing = randomIn(random, 0.2, 1.5),
            .twistLow = -randomIn(random, 0.0, 1.5),
            .twistHigh = randomIn(random, 0.0, 1.5)};
}

/// A random chain of which every third joint or so is free, in a pose within its limits.
IkChain limitedChain(std::mt19937& random, std::size_t bones) {
    IkChain chain = randomChain(random, bones);
    for (ChainJoint& joint : chain.joints) {
        if (random() % 3 != 0)
            joint.limit = randomLimit(random, joint.next);
        joint.local = joint.rest;
    }
    return chain;
}

/// A pose within the limits.
void poseWithin(std::mt19937& random, IkChain& chain) {
    for (ChainJoint& joint : chain.joints) {
        const Quatd turn = randomRotation(random);
        joint.local = joint.rest * (joint.limit ? limited(turn, *joint.limit) : turn);
    }
}

double overLimits(const IkChain& chain) {
    double most = 0.0;
    for (const ChainJoint& joint : chain.joints) {
        if (joint.limit)
            most = std::max(most, overLimit(joint.rest.conjugate() * joint.local, *joint.limit));
    }
    return most;
}

} // namespace

class tst_ik_limits : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void limitsAndLengthsHold_data();
    void limitsAndLengthsHold();
    void aPoseOutsideItsLimitsComesIn_data() { limitsAndLengthsHold_data(); }
    void aPoseOutsideItsLimitsComesIn();
    void limitedChainsGetNearer_data() { limitsAndLengthsHold_data(); }
    void limitedChainsGetNearer();
    void aHingedStraightLegBendsAsItMay_data() { limitsAndLengthsHold_data(); }
    void aHingedStraightLegBendsAsItMay();
    void thePoleDoesNotBreakLimits_data() { limitsAndLengthsHold_data(); }
    void thePoleDoesNotBreakLimits();
    void treesKeepLimitsAndLengths();
};

void tst_ik_limits::limitsAndLengthsHold_data() {
    QTest::addColumn<int>("solver");
    QTest::newRow("CCD") << int(Solver::Ccd);
    QTest::newRow("FABRIK") << int(Solver::Fabrik);
}

void tst_ik_limits::limitsAndLengthsHold() {
    QFETCH(int, solver);
    std::mt19937 random(1);
    for (int i = 0; i < 1000; ++i) {
        IkChain chain = limitedChain(random, 2 + std::size_t(i % 9));
        const Vec3d target =
            chain.root + lengthOf(chain) * randomIn(random, 0.0, 1.3) * randomUnit(random);
        const ChainSolution solution =
            solve(Solver(solver), chain, {.target = target, .keepsPasses = true});
        QVERIFY(isFinite(chain));
        QVERIFY2(overLimits(chain) < 1e-9, qPrintable(QString::number(overLimits(chain))));
        for (const std::vector<Vec3d>& places : solution.passes)
            QVERIFY(lengthError(chain, places) < 1e-6);
        QVERIFY(lengthError(chain, chainPlaces(chain)) < 1e-6);
        VERIFY_NEAR(errorOf(chain, target), solution.error, 1e-9);
    }
}

void tst_ik_limits::aPoseOutsideItsLimitsComesIn() {
    QFETCH(int, solver);
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i) {
        IkChain chain = limitedChain(random, 5);
        for (ChainJoint& joint : chain.joints)
            joint.local = randomRotation(random);
        // Even where the tip is on the target and no pass is needed.
        const Vec3d target = chainPlaces(chain).back();
        solve(Solver(solver), chain, {.target = target});
        QVERIFY(overLimits(chain) < 1e-9);
    }
}

void tst_ik_limits::limitedChainsGetNearer() {
    QFETCH(int, solver);
    std::mt19937 random(3);
    int reached = 0;
    for (int i = 0; i < 200; ++i) {
        IkChain chain = limitedChain(random, 8);
        IkChain other = chain;
        poseWithin(random, other);
        const Vec3d target = chainPlaces(other).back();
        const double before = errorOf(chain, target);
        const ChainSolution solution =
            solve(Solver(solver), chain, {.target = target, .iterations = 100});
        QVERIFY(solution.error <= before + 1e-12);
        reached += solution.error <= 0.01 * lengthOf(chain) ? 1 : 0;
    }
    QVERIFY2(reached >= 120, qPrintable(QString::number(reached)));
}

// A straight leg whose knee is a hinge across the preferred bend, or against it.
void tst_ik_limits::aHingedStraightLegBendsAsItMay() {
    QFETCH(int, solver);
    for (const auto& [axis, low, high] : {std::tuple(Vec3d(Vec3d::UnitX()), 0.0, 2.5),
                                          {Vec3d(Vec3d::UnitX()), -2.5, 0.0},
                                          {Vec3d(Vec3d::UnitZ()), 0.0, 2.5},
                                          {Vec3d(Vec3d::UnitZ()), -2.5, 0.0}}) {
        IkChain chain = straightChain(2, -Vec3d::UnitY());
        chain.joints[1].limit =
            JointLimit{.hinge = true, .along = axis, .twistLow = low, .twistHigh = high};
        const Vec3d target(0, -1.5, 0);
        const ChainSolution solution =
            solve(Solver(solver), chain, {.target = target, .iterations = 100, .tolerance = 0.005});
        QVERIFY2(solution.error <= 0.01, qPrintable(QString::number(solution.error)));
        QVERIFY(overLimits(chain) < 1e-9);
    }
}

void tst_ik_limits::thePoleDoesNotBreakLimits() {
    QFETCH(int, solver);
    std::mt19937 random(4);
    for (int i = 0; i < 300; ++i) {
        IkChain chain = limitedChain(random, 4);
        const ChainGoal goal{.target = chain.root + lengthOf(chain) * randomIn(random, 0.0, 1.2) *
                                                        randomUnit(random),
                             .pole = chain.root + randomUnit(random)};
        const ChainSolution solution = solve(Solver(solver), chain, goal);
        QVERIFY(overLimits(chain) < 1e-9);
        QVERIFY(lengthError(chain, chainPlaces(chain)) < 1e-6);
        VERIFY_NEAR(errorOf(chain, goal.target), solution.error, 1e-9);
    }
}

void tst_ik_limits::treesKeepLimitsAndLengths() {
    std::mt19937 random(5);
    for (int i = 0; i < 1000; ++i) {
        IkTree tree;
        for (std::size_t j = 0; j < 10; ++j) {
            TreeJoint joint{.fromParent = randomIn(random, 0.2, 1.0) * randomUnit(random),
                            .rest = randomRotation(random)};
            if (j > 0)
                joint.parent = random() % j;
            joint.local = joint.rest;
            if (random() % 2 == 0)
                joint.limit = randomLimit(random, randomUnit(random));
            tree.joints.push_back(joint);
        }
        std::vector<TreeEffector> effectors;
        for (const std::size_t joint : {std::size_t(9), std::size_t(random() % 9)})
            effectors.push_back({joint, 0.3 * randomUnit(random), 3.0 * randomUnit(random),
                                 randomIn(random, 0.0, 1.0)});
        const ChainSolution solution = solveFabrikTree(tree, effectors, 10, 0.01);
        QVERIFY(std::isfinite(solution.error));
        for (const TreeJoint& joint : tree.joints) {
            // Only rotations have changed: that is what keeps the lengths.
            QVERIFY(std::abs(joint.local.norm() - 1.0) < 1e-9);
            if (joint.limit)
                QVERIFY(overLimit(joint.rest.conjugate() * joint.local, *joint.limit) < 1e-9);
        }
    }
}

RIGWRIGHT_TEST(tst_ik_limits)
#include "tst_ik_limits.moc"
