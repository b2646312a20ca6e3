// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cyclic coordinate descent: its laws, straight chains, the pole, bad input.
#include "core/ik/ccd.h"
#include "core/ik/two_bone.h"
#include "tests/core/ik/chains.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

class tst_ccd : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneJointTurnsToTheTarget();
    void noPassMakesTheErrorLarger();
    void reachableTargetsAreReached();
    void theTipsNeighbourTurnsFirst();
    void withinToleranceNothingTurns();
    void thePassesAreKept();
    void aStraightChainBendsToThePreferredSide();
    void aFoldedChainComesOut();
    void thePoleTakesTheChainRound();
    void zeroLengthsAndWhatIsNotFiniteLeaveIt();
    void extremeNumbersStayFinite();
};

void tst_ccd::oneJointTurnsToTheTarget() {
    std::mt19937 random(1);
    for (int i = 0; i < 100; ++i) {
        IkChain chain = randomChain(random, 1);
        const Vec3d line = randomUnit(random);
        const double length = lengthOf(chain);
        const ChainSolution solution =
            solveCcd(chain, {.target = chain.root + 3.0 * length * line, .tolerance = 1e-9});
        VERIFY_NEAR(chainPlaces(chain).back(), chain.root + length * line, 1e-9);
        VERIFY_NEAR(solution.error, 2.0 * length, 1e-9);
    }
}

void tst_ccd::noPassMakesTheErrorLarger() {
    std::mt19937 random(2);
    for (int i = 0; i < 300; ++i) {
        IkChain chain = randomChain(random, 2 + std::size_t(i % 12));
        const Vec3d target =
            chain.root + lengthOf(chain) * randomIn(random, 0.0, 1.5) * randomUnit(random);
        const ChainSolution solution = solveCcd(
            chain, {.target = target, .iterations = 30, .tolerance = 1e-6, .keepsPasses = true});
        double last = kInfinity;
        for (const std::vector<Vec3d>& places : solution.passes) {
            const double error = (places.back() - target).norm();
            QVERIFY(error <= last + 1e-12);
            QVERIFY(lengthError(chain, places) < 1e-6);
            QCOMPARE(places.front(), chain.root);
            last = error;
        }
        VERIFY_NEAR(solution.error, errorOf(chain, target), 1e-12);
    }
}

void tst_ccd::reachableTargetsAreReached() {
    std::mt19937 random(3);
    for (int i = 0; i < 200; ++i) {
        IkChain chain = randomChain(random, 4 + std::size_t(i % 8));
        const Vec3d target = reachableTarget(random, chain);
        const ChainSolution solution =
            solveCcd(chain, {.target = target, .iterations = 1000, .tolerance = 0.001});
        QVERIFY(solution.error <= 0.001 * lengthOf(chain));
        QVERIFY(isFinite(chain));
        VERIFY_NEAR(errorOf(chain, target), solution.error, 1e-12);
    }
}

void tst_ccd::theTipsNeighbourTurnsFirst() {
    // The last bone alone can bring the tip to the target: no other joint turns.
    IkChain chain = straightChain(3, Vec3d::UnitX());
    const ChainSolution solution =
        solveCcd(chain, {.target = {2, 1, 0}, .tolerance = 1e-9, .keepsPasses = true});
    QCOMPARE(solution.iterations, 1);
    VERIFY_NEAR(chain.joints[0].local, Quatd::Identity(), 1e-12);
    VERIFY_NEAR(chain.joints[1].local, Quatd::Identity(), 1e-12);
    VERIFY_NEAR(chain.joints[2].local, Quatd(Eigen::AngleAxisd(kPi / 2.0, Vec3d::UnitZ())), 1e-12);
}

void tst_ccd::withinToleranceNothingTurns() {
    std::mt19937 random(4);
    IkChain chain = randomChain(random, 6);
    const IkChain before = chain;
    const Vec3d tip = chainPlaces(chain).back();
    const Vec3d target = tip + 0.009 * lengthOf(chain) * randomUnit(random);
    const ChainSolution solution = solveCcd(chain, {.target = target});
    QCOMPARE(solution.iterations, 0);
    QVERIFY(sameLocals(chain, before));
    IkChain stopped = before;
    QCOMPARE(solveCcd(stopped, {.target = before.root, .iterations = 0}).iterations, 0);
    QVERIFY(sameLocals(stopped, before));
}

void tst_ccd::thePassesAreKept() {
    std::mt19937 random(5);
    IkChain chain = randomChain(random, 5);
    const std::vector<Vec3d> before = chainPlaces(chain);
    const ChainSolution solution = solveCcd(chain, {.target = reachableTarget(random, chain),
                                                    .iterations = 4,
                                                    .tolerance = 1e-12,
                                                    .keepsPasses = true});
    QCOMPARE(solution.iterations, 4);
    QCOMPARE(solution.passes.size(), std::size_t(5));
    const std::vector<Vec3d> after = chainPlaces(chain);
    for (std::size_t j = 0; j < before.size(); ++j) {
        VERIFY_NEAR(solution.passes.front()[j], before[j], 1e-12);
        VERIFY_NEAR(solution.passes.back()[j], after[j], 1e-12);
    }
}

void tst_ccd::aStraightChainBendsToThePreferredSide() {
    for (const std::size_t bones : {2, 3, 5, 20})
        for (const double share : {0.0, 0.2, 0.5, 0.9, 0.98}) {
            IkChain chain = straightChain(bones, -Vec3d::UnitY());
            const Vec3d target(0, -share * double(bones), 0);
            const ChainSolution solution =
                solveCcd(chain, {.target = target, .iterations = 200, .tolerance = 0.001});
            QVERIFY2(solution.error <= 0.001 * double(bones),
                     qPrintable(
                         QString("%1 bones to %2: %3").arg(bones).arg(share).arg(solution.error)));
            double bulge = 0.0;
            for (const Vec3d& place : chainPlaces(chain)) {
                bulge += place.z();
                VERIFY_NEAR(place.x(), 0.0, 1e-9);
            }
            QVERIFY(bulge > 0.01 || share == 0.0);
        }
}

void tst_ccd::aFoldedChainComesOut() {
    // Forth and back on one line; the target farther out on it.
    IkChain chain = straightChain(3, Vec3d::UnitX());
    chain.joints[1].local = Eigen::AngleAxisd(kPi, Vec3d::UnitY());
    chain.joints[2].local = Eigen::AngleAxisd(kPi, Vec3d::UnitY());
    for (const Vec3d& target : {Vec3d(2, 0, 0), Vec3d(-1.5, 0, 0)}) {
        IkChain folded = chain;
        const ChainSolution solution =
            solveCcd(folded, {.target = target, .iterations = 100, .tolerance = 0.001});
        QVERIFY(solution.error <= 0.003);
        QVERIFY(isFinite(folded));
    }
}

void tst_ccd::thePoleTakesTheChainRound() {
    std::mt19937 random(6);
    for (int i = 0; i < 200; ++i) {
        IkChain chain = randomChain(random, 3 + std::size_t(i % 6));
        const Vec3d target = reachableTarget(random, chain);
        const double angle = i % 2 == 0 ? 0.0 : randomIn(random, -3.0, 3.0);
        const ChainGoal goal{.target = target,
                             .pole = chain.root + 2.0 * randomUnit(random),
                             .poleAngle = angle,
                             .iterations = 200,
                             .tolerance = 0.001};
        const ChainSolution solution = solveCcd(chain, goal);
        VERIFY_NEAR(errorOf(chain, target), solution.error, 1e-9);
        const std::vector<Vec3d> places = chainPlaces(chain);
        const Vec3d line = (places.back() - chain.root).normalized();
        Vec3d bulge = Vec3d::Zero();
        for (const Vec3d& place : places)
            bulge += place - chain.root - line * line.dot(place - chain.root);
        if (bulge.norm() < 0.01)
            continue;
        const Vec3d wanted = Eigen::AngleAxisd(angle, line) *
                             poleBend(chain.root, places.back(), *goal.pole, goal.preferredBend);
        VERIFY_NEAR(bulge.normalized(), wanted, 1e-6);
    }
}

void tst_ccd::zeroLengthsAndWhatIsNotFiniteLeaveIt() {
    std::mt19937 random(7);
    const IkChain chain = randomChain(random, 4);
    const auto isUntouched = [](IkChain tried, const ChainGoal& goal) {
        const IkChain before = tried;
        const ChainSolution solution = solveCcd(tried, goal);
        return sameLocals(tried, before) && solution.iterations == 0 &&
               std::isfinite(solution.error);
    };
    for (const double bad : {kNan, kInfinity, -kInfinity}) {
        QVERIFY(isUntouched(chain, {.target = {bad, 0, 0}}));
        QVERIFY(isUntouched(chain, {.pole = Vec3d(0, bad, 0)}));
        QVERIFY(isUntouched(chain, {.poleAngle = bad}));
        QVERIFY(isUntouched(chain, {.preferredBend = {0, 0, bad}}));
    }
    QVERIFY(isUntouched(straightChain(3, Vec3d::Zero()), {.target = {1, 0, 0}}));
    QVERIFY(isUntouched(IkChain{}, {.target = {1, 0, 0}}));
    // Some bones of length zero: the others still go there.
    IkChain some = straightChain(std::vector<double>{1.0, 0.0, 1.0, 0.0, 1.0, 0.0}, Vec3d::UnitX());
    const ChainSolution solution =
        solveCcd(some, {.target = {1.0, 0.0, 0.0}, .iterations = 100, .tolerance = 0.001});
    QVERIFY(isFinite(some));
    QVERIFY(solution.error <= 0.003);
}

void tst_ccd::extremeNumbersStayFinite() {
    for (const double far : {1e6, 1e160, 1e300}) {
        IkChain chain = straightChain(4, Vec3d::UnitX());
        const ChainSolution solution = solveCcd(chain, {.target = {0, far, far}});
        QVERIFY(isFinite(chain));
        QVERIFY(std::isfinite(solution.error));
        VERIFY_NEAR(chainPlaces(chain).back(), Vec3d(0, 4, 4) / std::sqrt(2.0), 0.04);
    }
    for (const double scale : {0.01, 100.0, 1e-20, 1e20}) {
        IkChain chain = straightChain(std::vector<double>(4, scale), Vec3d::UnitX());
        const ChainSolution solution =
            solveCcd(chain, {.target = {scale, 2 * scale, 0}, .iterations = 100});
        QVERIFY(solution.error <= 0.04 * scale);
    }
}

RIGWRIGHT_TEST(tst_ccd)
#include "tst_ccd.moc"
