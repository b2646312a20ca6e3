// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FABRIK with several ends: trees of joints, sub-bases, weights.
#include "core/ik/fabrik.h"
#include "tests/core/ik/chains.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {

struct TreePlaces {
    std::vector<Vec3d> places;
    std::vector<Quatd> rotations;
};

TreePlaces placesOf(const IkTree& tree) {
    TreePlaces result;
    for (const TreeJoint& joint : tree.joints) {
        const Quatd parent = joint.parent ? result.rotations[*joint.parent] : tree.modelFromBase;
        result.places.push_back(
            joint.parent ? Vec3d(result.places[*joint.parent] + parent * joint.fromParent)
                         : joint.fromParent);
        result.rotations.push_back(parent * joint.local);
    }
    return result;
}

double errorOf(const IkTree& tree, const TreeEffector& effector) {
    const TreePlaces now = placesOf(tree);
    return (now.places[effector.joint] + now.rotations[effector.joint] * effector.tip -
            effector.target)
        .norm();
}

/// A stem of `stem` bones upwards with two arms of `arm` bones each, to +X and -X. Bones are 1
/// long. The last joints of the arms are the second and the last of the list.
IkTree fork(std::size_t stem, std::size_t arm) {
    IkTree tree;
    const auto add = [&](std::optional<std::size_t> parent, const Vec3d& way) {
        tree.joints.push_back({.parent = parent, .fromParent = way});
        return tree.joints.size() - 1;
    };
    std::size_t top = add({}, Vec3d::Zero());
    for (std::size_t j = 0; j < stem; ++j)
        top = add(top, Vec3d::UnitY());
    for (const double side : {1.0, -1.0}) {
        std::size_t last = top;
        for (std::size_t j = 0; j < arm; ++j)
            last = add(last, Vec3d(side, j == 0 ? 0.2 : -0.1, 0.1));
    }
    return tree;
}

/// The tree of a chain, joint by joint, with the tip as an effector.
IkTree treeOf(const IkChain& chain) {
    IkTree tree;
    tree.modelFromBase = chain.modelFromBase;
    for (std::size_t j = 0; j < chain.joints.size(); ++j) {
        TreeJoint joint{.fromParent = j == 0 ? chain.root : chain.joints[j - 1].next,
                        .rest = chain.joints[j].rest,
                        .local = chain.joints[j].local};
        if (j > 0)
            joint.parent = j - 1;
        tree.joints.push_back(joint);
    }
    return tree;
}

} // namespace

class tst_fabrik_tree : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTreeOfOneChainIsThatChain();
    void bothEndsAreReached();
    void theSubBaseStandsBetweenWhatIsAsked();
    void theFirstJointStays();
    void branchesWithoutEffectorGoAlong();
    void halfTheWeightGoesHalfTheWay();
    void weightZeroChangesNothing();
    void onTheTargetsNothingTurns();
    void anInnerJointCanBePinned();
    void aStraightChainInTheTreeBends();
    void badInputLeavesTheTree();
};

void tst_fabrik_tree::aTreeOfOneChainIsThatChain() {
    std::mt19937 random(1);
    for (int i = 0; i < 100; ++i) {
        IkChain chain = randomChain(random, 5);
        IkTree tree = treeOf(chain);
        const Vec3d target = reachableTarget(random, chain);
        const TreeEffector effector{4, chain.joints.back().next, target};
        const double tolerance = 1e-4 * lengthOf(chain);
        const ChainSolution byTree = solveFabrikTree(tree, std::span(&effector, 1), 500, tolerance);
        solveFabrik(chain, {.target = target, .iterations = 500, .tolerance = 1e-4});
        QVERIFY(byTree.error <= tolerance);
        VERIFY_NEAR(errorOf(tree, effector), byTree.error, 1e-9);
        const TreePlaces places = placesOf(tree);
        const std::vector<Vec3d> chainNow = chainPlaces(chain);
        for (std::size_t j = 0; j < 5; ++j)
            VERIFY_NEAR(places.places[j], chainNow[j], 1e-3 * lengthOf(chain));
    }
}

void tst_fabrik_tree::bothEndsAreReached() {
    std::mt19937 random(2);
    int reached = 0;
    for (int i = 0; i < 100; ++i) {
        IkTree tree = fork(3, 3);
        IkTree posed = tree;
        for (TreeJoint& joint : posed.joints)
            joint.local = Quatd(Eigen::AngleAxisd(randomIn(random, 0.0, 0.8), randomUnit(random)));
        const TreePlaces wanted = placesOf(posed);
        const std::vector<TreeEffector> effectors{{6, Vec3d::Zero(), wanted.places[6]},
                                                  {9, Vec3d::Zero(), wanted.places[9]}};
        const ChainSolution solution = solveFabrikTree(tree, effectors, 300, 0.01);
        reached += solution.error <= 0.01 ? 1 : 0;
        VERIFY_NEAR(std::max(errorOf(tree, effectors[0]), errorOf(tree, effectors[1])),
                    solution.error, 1e-9);
    }
    QVERIFY2(reached >= 95, qPrintable(QString::number(reached)));
}

void tst_fabrik_tree::theSubBaseStandsBetweenWhatIsAsked() {
    // Both ends are pulled out of reach to either side by the same way: the stem stays upright;
    // with unequal weights it leans to the heavier one.
    const auto topAfter = [](double left, double right) {
        IkTree tree = fork(2, 1);
        const std::vector<TreeEffector> effectors{{3, Vec3d::Zero(), {6, 2, 0}, right},
                                                  {4, Vec3d::Zero(), {-6, 2, 0}, left}};
        solveFabrikTree(tree, effectors, 50, 1e-6);
        return placesOf(tree).places[2];
    };
    QVERIFY(topAfter(1.0, 1.0).y() > 1.9);
    VERIFY_NEAR(topAfter(1.0, 1.0).x(), 0.0, 0.1);
    QVERIFY(topAfter(0.1, 1.0).x() > 0.3);
    VERIFY_NEAR(topAfter(1.0, 0.1).x(), -topAfter(0.1, 1.0).x(), 0.05);
}

void tst_fabrik_tree::theFirstJointStays() {
    std::mt19937 random(3);
    IkTree tree = fork(2, 2);
    tree.joints.front().fromParent = Vec3d(1, 2, 3);
    tree.modelFromBase = randomRotation(random);
    const std::vector<TreeEffector> effectors{{4, Vec3d::Zero(), {9, 9, 9}},
                                              {6, {0.2, 0, 0}, {-1, 2, 0}}};
    solveFabrikTree(tree, effectors, 20, 1e-3);
    QCOMPARE(placesOf(tree).places.front(), Vec3d(1, 2, 3));
}

void tst_fabrik_tree::branchesWithoutEffectorGoAlong() {
    IkTree tree = fork(3, 3);
    const IkTree before = tree;
    const TreeEffector effector{6, Vec3d::Zero(), {1, 3, 2}};
    solveFabrikTree(tree, std::span(&effector, 1), 50, 1e-3);
    QVERIFY(errorOf(tree, effector) <= 1e-3);
    for (std::size_t j = 7; j < 10; ++j)
        QVERIFY(tree.joints[j].local.coeffs() == before.joints[j].local.coeffs());
}

void tst_fabrik_tree::halfTheWeightGoesHalfTheWay() {
    IkTree tree = fork(3, 3);
    const Vec3d start = placesOf(tree).places[6];
    const Vec3d target = start + Vec3d(-0.8, 0.6, 0.4);
    const TreeEffector effector{6, Vec3d::Zero(), target, 0.5};
    solveFabrikTree(tree, std::span(&effector, 1), 200, 1e-6);
    VERIFY_NEAR(placesOf(tree).places[6], 0.5 * (start + target), 1e-5);
}

void tst_fabrik_tree::weightZeroChangesNothing() {
    IkTree tree = fork(3, 3);
    const IkTree before = tree;
    const TreeEffector effector{6, Vec3d::Zero(), {5, 5, 5}, 0.0};
    const ChainSolution solution = solveFabrikTree(tree, std::span(&effector, 1), 10, 1e-3);
    QCOMPARE(solution.error, 0.0);
    for (std::size_t j = 0; j < tree.joints.size(); ++j)
        QVERIFY(tree.joints[j].local.coeffs() == before.joints[j].local.coeffs());
    solveFabrikTree(tree, {}, 10, 1e-3);
    QVERIFY(tree.joints[1].local.coeffs() == before.joints[1].local.coeffs());
}

void tst_fabrik_tree::onTheTargetsNothingTurns() {
    IkTree tree = fork(3, 3);
    const IkTree before = tree;
    const TreePlaces now = placesOf(tree);
    const std::vector<TreeEffector> effectors{{6, Vec3d::Zero(), now.places[6]},
                                              {9, Vec3d::Zero(), now.places[9]}};
    QCOMPARE(solveFabrikTree(tree, effectors, 10, 1e-3).iterations, 0);
    for (std::size_t j = 0; j < tree.joints.size(); ++j)
        QVERIFY(tree.joints[j].local.coeffs() == before.joints[j].local.coeffs());
}

void tst_fabrik_tree::anInnerJointCanBePinned() {
    // The elbow is held where it is while the hand below it reaches.
    IkTree tree = fork(2, 4);
    const TreePlaces now = placesOf(tree);
    const std::vector<TreeEffector> effectors{
        {4, Vec3d::Zero(), now.places[4]},
        {6, Vec3d::Zero(), now.places[4] + Vec3d(0.5, 1.0, 0.8)}};
    const ChainSolution solution = solveFabrikTree(tree, effectors, 300, 1e-3);
    QVERIFY2(solution.error <= 1e-3, qPrintable(QString::number(solution.error)));
}

void tst_fabrik_tree::aStraightChainInTheTreeBends() {
    IkTree tree;
    tree.joints.push_back({});
    for (std::size_t j = 0; j < 4; ++j)
        tree.joints.push_back({.parent = j, .fromParent = {0, -1, 0}});
    const TreeEffector effector{4, Vec3d::Zero(), {0, -2.5, 0}};
    const ChainSolution solution = solveFabrikTree(tree, std::span(&effector, 1), 100, 0.001);
    QVERIFY(solution.error <= 0.001);
    QVERIFY(placesOf(tree).places[2].z() > 0.1); // forward
}

void tst_fabrik_tree::badInputLeavesTheTree() {
    const IkTree before = fork(2, 2);
    const auto isUntouched = [&](const TreeEffector& effector) {
        IkTree tree = before;
        const ChainSolution solution = solveFabrikTree(tree, std::span(&effector, 1), 10, 1e-3);
        for (std::size_t j = 0; j < tree.joints.size(); ++j) {
            if (tree.joints[j].local.coeffs() != before.joints[j].local.coeffs())
                return false;
        }
        return std::isfinite(solution.error);
    };
    for (const double bad : {kNan, kInfinity}) {
        QVERIFY(isUntouched({4, Vec3d::Zero(), {bad, 0, 0}}));
        QVERIFY(isUntouched({4, {0, bad, 0}, {1, 0, 0}}));
        QVERIFY(isUntouched({4, Vec3d::Zero(), {1, 0, 0}, bad}));
    }
    QVERIFY(isUntouched({99, Vec3d::Zero(), {1, 0, 0}}));
    IkTree none;
    QVERIFY(std::isfinite(solveFabrikTree(none, {}, 10, 1e-3).error));
    // Joints in one place.
    IkTree collapsed = before;
    for (TreeJoint& joint : collapsed.joints)
        joint.fromParent.setZero();
    const TreeEffector effector{4, Vec3d::Zero(), {1, 0, 0}};
    QVERIFY(std::isfinite(solveFabrikTree(collapsed, std::span(&effector, 1), 10, 1e-3).error));
    for (const Vec3d& place : placesOf(collapsed).places)
        QVERIFY(place.allFinite());
}

RIGWRIGHT_TEST(tst_fabrik_tree)
#include "tst_fabrik_tree.moc"
