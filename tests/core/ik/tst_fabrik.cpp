// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FABRIK on places and on chains: the paper's numbers, lengths, straight chains, the pole.
#include "core/ik/fabrik.h"
#include "core/ik/two_bone.h"
#include "tests/core/ik/chains.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace rigwright;
using namespace rigwright::test;

namespace {

double lengthError(std::span<const Vec3d> places, std::span<const double> lengths) {
    double most = 0.0;
    for (std::size_t i = 0; i < lengths.size(); ++i)
        most =
            std::max(most, std::abs((places[i + 1] - places[i]).norm() - lengths[i]) / lengths[i]);
    return most;
}

} // namespace

class tst_fabrik : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void threeBonesConvergeInThreePasses();
    void chainsConvergeAsPlacesDo();
    void lengthsAreExactAfterEachPass();
    void beyondReachItIsALineInOnePass();
    void reachableTargetsAreReached();
    void jointsTurnWithoutTwist();
    void withinToleranceNothingTurns();
    void aStraightChainBendsToThePreferredSide();
    void aFoldedChainComesOut();
    void thePoleTakesTheChainRound();
    void coincidentPlacesAreFinite();
    void zeroLengthsAndWhatIsNotFiniteLeaveIt();
    void extremeNumbersStayFinite();
    void rigidMotionCommutes();
};

void tst_fabrik::threeBonesConvergeInThreePasses() {
    std::array<Vec3d, 4> places{Vec3d(0, 0, 0), Vec3d(1, 0, 0), Vec3d(2, 0, 0), Vec3d(3, 0, 0)};
    const std::array lengths{1.0, 1.0, 1.0};
    const Vec3d target(1, 2, 0);
    const ChainSolution solution = fabrikPlaces(places, lengths, target, 10, 1e-3, true);
    QCOMPARE(solution.iterations, 3);
    QCOMPARE(solution.passes.size(), std::size_t(4));
    const std::array expected{0.02986, 0.00411, 0.00059};
    for (std::size_t pass = 0; pass < 3; ++pass)
        VERIFY_NEAR((solution.passes[pass + 1].back() - target).norm(), expected[pass], 5e-6);
    VERIFY_NEAR(solution.error, 0.00059, 5e-6);
}

void tst_fabrik::chainsConvergeAsPlacesDo() {
    IkChain chain = straightChain(3, Vec3d::UnitX());
    const ChainSolution solution =
        solveFabrik(chain, {.target = {1, 2, 0}, .tolerance = 1e-3 / 3.0, .keepsPasses = true});
    QCOMPARE(solution.iterations, 3);
    VERIFY_NEAR(solution.error, 0.00059, 5e-6);
    const std::vector<Vec3d> places = chainPlaces(chain);
    for (std::size_t j = 0; j < places.size(); ++j)
        VERIFY_NEAR(places[j], solution.passes.back()[j], 1e-12);
}

void tst_fabrik::lengthsAreExactAfterEachPass() {
    std::mt19937 random(1);
    for (int i = 0; i < 300; ++i) {
        IkChain chain = randomChain(random, 2 + std::size_t(i % 15));
        const Vec3d target =
            chain.root + lengthOf(chain) * randomIn(random, 0.0, 1.5) * randomUnit(random);
        const ChainSolution solution =
            solveFabrik(chain, {.target = target, .tolerance = 1e-9, .keepsPasses = true});
        for (const std::vector<Vec3d>& places : solution.passes) {
            QVERIFY(rigwright::test::lengthError(chain, places) < 1e-6);
            VERIFY_NEAR(places.front(), chain.root, 1e-12);
        }
        VERIFY_NEAR(errorOf(chain, target), solution.error, 1e-9);
    }
}

void tst_fabrik::beyondReachItIsALineInOnePass() {
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i) {
        IkChain chain = randomChain(random, 1 + std::size_t(i % 10));
        const Vec3d line = randomUnit(random);
        const double length = lengthOf(chain);
        const double distance = length * randomIn(random, 1.001, 5.0);
        const ChainSolution solution = solveFabrik(chain, {.target = chain.root + distance * line});
        QCOMPARE(solution.iterations, 1);
        VERIFY_NEAR(solution.error, distance - length, 1e-9);
        double passed = 0.0;
        const std::vector<Vec3d> places = chainPlaces(chain);
        for (std::size_t j = 0; j < chain.joints.size(); ++j) {
            passed += chain.joints[j].next.norm();
            VERIFY_NEAR(places[j + 1], chain.root + passed * line, 1e-9);
        }
    }
}

void tst_fabrik::reachableTargetsAreReached() {
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        IkChain chain = randomChain(random, 4 + std::size_t(i % 8));
        const Vec3d target = reachableTarget(random, chain);
        const ChainSolution solution =
            solveFabrik(chain, {.target = target, .iterations = 500, .tolerance = 0.001});
        QVERIFY(solution.error <= 0.001 * lengthOf(chain));
        QVERIFY(isFinite(chain));
    }
}

// Each joint goes from its old direction to its new one by the shortest way, under its new parent.
void tst_fabrik::jointsTurnWithoutTwist() {
    std::mt19937 random(4);
    for (int i = 0; i < 100; ++i) {
        IkChain chain = randomChain(random, 5);
        const IkChain before = chain;
        solveFabrik(chain, {.target = reachableTarget(random, chain)});
        Quatd parent = chain.modelFromBase;
        for (std::size_t j = 0; j < chain.joints.size(); ++j) {
            const Quatd old = parent * before.joints[j].local;
            const Quatd now = parent * chain.joints[j].local;
            const Quatd turn = now * old.conjugate();
            const Quatd arc =
                Quatd::FromTwoVectors(old * chain.joints[j].next, now * chain.joints[j].next);
            VERIFY_NEAR(turn, arc, 1e-6);
            parent = now;
        }
    }
}

void tst_fabrik::withinToleranceNothingTurns() {
    std::mt19937 random(5);
    IkChain chain = randomChain(random, 6);
    const IkChain before = chain;
    const Vec3d target = chainPlaces(chain).back() + 0.009 * lengthOf(chain) * randomUnit(random);
    QCOMPARE(solveFabrik(chain, {.target = target}).iterations, 0);
    for (std::size_t j = 0; j < chain.joints.size(); ++j)
        VERIFY_NEAR(chain.joints[j].local, before.joints[j].local, 1e-9);
}

void tst_fabrik::aStraightChainBendsToThePreferredSide() {
    for (const std::size_t bones : {2, 3, 5, 20})
        for (const double share : {0.0, 0.2, 0.5, 0.9, 0.98}) {
            IkChain chain = straightChain(bones, -Vec3d::UnitY());
            const Vec3d target(0, -share * double(bones), 0);
            const ChainSolution solution =
                solveFabrik(chain, {.target = target, .iterations = 200, .tolerance = 0.001});
            QVERIFY2(solution.error <= 0.001 * double(bones),
                     qPrintable(
                         QString("%1 bones to %2: %3").arg(bones).arg(share).arg(solution.error)));
            double bulge = 0.0;
            for (const Vec3d& place : chainPlaces(chain)) {
                bulge += place.z();
                VERIFY_NEAR(place.x(), 0.0, 1e-9);
            }
            QVERIFY(bulge > 0.01 || share == 0.0);
            // With the pole behind, it bends there.
            IkChain other = straightChain(bones, -Vec3d::UnitY());
            solveFabrik(other, {.target = target, .pole = Vec3d(3, -1, 0)});
            double side = 0.0;
            for (const Vec3d& place : chainPlaces(other))
                side += place.x();
            QVERIFY(side > 0.01 || share == 0.0);
        }
}

void tst_fabrik::aFoldedChainComesOut() {
    IkChain chain = straightChain(3, Vec3d::UnitX());
    chain.joints[1].local = Eigen::AngleAxisd(kPi, Vec3d::UnitY());
    chain.joints[2].local = Eigen::AngleAxisd(kPi, Vec3d::UnitY());
    for (const Vec3d& target : {Vec3d(2, 0, 0), Vec3d(-1.5, 0, 0)}) {
        IkChain folded = chain;
        const ChainSolution solution =
            solveFabrik(folded, {.target = target, .iterations = 100, .tolerance = 0.001});
        QVERIFY(solution.error <= 0.003);
        QVERIFY(isFinite(folded));
    }
}

void tst_fabrik::thePoleTakesTheChainRound() {
    std::mt19937 random(6);
    for (int i = 0; i < 200; ++i) {
        IkChain chain = randomChain(random, 3 + std::size_t(i % 6));
        const Vec3d target = reachableTarget(random, chain);
        const ChainGoal goal{.target = target,
                             .pole = chain.root + 2.0 * randomUnit(random),
                             .iterations = 200,
                             .tolerance = 0.001};
        const ChainSolution solution = solveFabrik(chain, goal);
        VERIFY_NEAR(errorOf(chain, target), solution.error, 1e-9);
        const std::vector<Vec3d> places = chainPlaces(chain);
        const Vec3d line = (places.back() - chain.root).normalized();
        Vec3d bulge = Vec3d::Zero();
        for (const Vec3d& place : places)
            bulge += place - chain.root - line * line.dot(place - chain.root);
        if (bulge.norm() < 0.01)
            continue;
        VERIFY_NEAR(bulge.normalized(),
                    poleBend(chain.root, places.back(), *goal.pole, goal.preferredBend), 1e-6);
    }
}

void tst_fabrik::coincidentPlacesAreFinite() {
    std::vector<Vec3d> places(5, Vec3d(1, 1, 1));
    const std::vector<double> lengths(4, 0.5);
    ChainSolution solution = fabrikPlaces(places, lengths, Vec3d(1, 2, 1), 20, 1e-3);
    QVERIFY(std::isfinite(solution.error));
    QVERIFY(lengthError(places, lengths) < 1e-6);
    QCOMPARE(places.front(), Vec3d(1, 1, 1));
    // Onto the root itself.
    std::vector<Vec3d> bent{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {2, 1, 0}};
    solution = fabrikPlaces(bent, std::vector<double>(3, 1.0), Vec3d::Zero(), 200, 1e-6);
    QVERIFY(solution.error <= 1e-6);
    QVERIFY(lengthError(bent, std::vector<double>(3, 1.0)) < 1e-6);
}

void tst_fabrik::zeroLengthsAndWhatIsNotFiniteLeaveIt() {
    std::mt19937 random(7);
    const IkChain chain = randomChain(random, 4);
    const auto isUntouched = [](IkChain tried, const ChainGoal& goal) {
        const IkChain before = tried;
        const ChainSolution solution = solveFabrik(tried, goal);
        return sameLocals(tried, before) && solution.iterations == 0 &&
               std::isfinite(solution.error);
    };
    for (const double bad : {kNan, kInfinity, -kInfinity}) {
        QVERIFY(isUntouched(chain, {.target = {bad, 0, 0}}));
        QVERIFY(isUntouched(chain, {.pole = Vec3d(0, bad, 0)}));
        std::vector<Vec3d> places{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};
        const std::vector<Vec3d> before = places;
        fabrikPlaces(places, std::vector<double>(2, 1.0), Vec3d(0, bad, 0), 10, 0.01);
        QVERIFY(places == before);
    }
    QVERIFY(isUntouched(straightChain(3, Vec3d::Zero()), {.target = {1, 0, 0}}));
    QVERIFY(isUntouched(IkChain{}, {.target = {1, 0, 0}}));
    IkChain some = straightChain(std::vector<double>{1.0, 0.0, 1.0, 0.0, 1.0, 0.0}, Vec3d::UnitX());
    const ChainSolution solution =
        solveFabrik(some, {.target = {1.0, 0.0, 0.0}, .iterations = 100, .tolerance = 0.001});
    QVERIFY(isFinite(some));
    QVERIFY(solution.error <= 0.003);
}

void tst_fabrik::extremeNumbersStayFinite() {
    for (const double far : {1e6, 1e160, 1e300}) {
        IkChain chain = straightChain(4, Vec3d::UnitX());
        const ChainSolution solution = solveFabrik(chain, {.target = {0, far, far}});
        QVERIFY(std::isfinite(solution.error));
        VERIFY_NEAR(chainPlaces(chain).back(), Vec3d(0, 4, 4) / std::sqrt(2.0), 1e-9);
    }
    for (const double scale : {0.01, 100.0, 1e-20, 1e20}) {
        IkChain chain = straightChain(std::vector<double>(4, scale), Vec3d::UnitX());
        const ChainSolution solution =
            solveFabrik(chain, {.target = {scale, 2 * scale, 0}, .iterations = 100});
        QVERIFY(solution.error <= 0.04 * scale);
        QVERIFY(rigwright::test::lengthError(chain, chainPlaces(chain)) < 1e-6);
    }
}

void tst_fabrik::rigidMotionCommutes() {
    std::mt19937 random(8);
    for (int i = 0; i < 100; ++i) {
        IkChain chain = randomChain(random, 6);
        ChainGoal goal{.target = reachableTarget(random, chain)};
        const Quatd rotation = randomRotation(random);
        const Vec3d shift = randomUnit(random);
        IkChain moved = chain;
        moved.root = rotation * chain.root + shift;
        moved.modelFromBase = rotation * chain.modelFromBase;
        ChainGoal movedGoal = goal;
        movedGoal.target = rotation * goal.target + shift;
        solveFabrik(chain, goal);
        solveFabrik(moved, movedGoal);
        for (std::size_t j = 0; j < chain.joints.size(); ++j)
            VERIFY_NEAR(moved.joints[j].local, chain.joints[j].local, 1e-9);
    }
}

RIGWRIGHT_TEST(tst_fabrik)
#include "tst_fabrik.moc"
