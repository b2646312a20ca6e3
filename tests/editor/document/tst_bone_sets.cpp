// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones that belong together: below, chains, the other side.
#include "editor/document/bone_sets.h"

#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

std::vector<BoneIndex> bones(std::initializer_list<std::size_t> numbers) {
    std::vector<BoneIndex> made;
    for (const std::size_t number : numbers)
        made.emplace_back(number);
    return made;
}

/// 0 hips > 1 chest > {2 arm.L > 3 hand.L, 4 arm.R > 5 hand.R}; 6 prop, a root.
Skeleton torso() {
    Skeleton skeleton;
    const BoneIndex hips = addBone(skeleton, "hips", {}, {});
    const BoneIndex chest = addBone(skeleton, "chest", hips, {});
    const BoneIndex left = addBone(skeleton, "arm.L", chest, {});
    addBone(skeleton, "hand.L", left, {});
    const BoneIndex right = addBone(skeleton, "arm.R", chest, {});
    addBone(skeleton, "hand.R", right, {});
    addBone(skeleton, "prop", {}, {});
    return skeleton;
}

} // namespace

class tst_bone_sets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingBelowHoldsTheBonesThemselves() {
        const Skeleton skeleton = torso();
        QCOMPARE(withBonesBelow(skeleton, bones({1})), bones({1, 2, 3, 4, 5}));
        QCOMPARE(withBonesBelow(skeleton, bones({5, 2})), bones({2, 3, 5}));
        QCOMPARE(withBonesBelow(skeleton, {}), bones({}));
        const std::vector strangers{BoneIndex(), BoneIndex(99)};
        QCOMPARE(withBonesBelow(skeleton, strangers), bones({}));
    }

    void aChainEndsWhereSomethingBranchesOff() {
        const Skeleton skeleton = torso();
        QCOMPARE(chainsOf(skeleton, bones({3})), bones({2, 3}));
        QCOMPARE(chainsOf(skeleton, bones({2})), bones({2, 3}));
        QCOMPARE(chainsOf(skeleton, bones({0})), bones({0, 1}));
        QCOMPARE(chainsOf(skeleton, bones({1})), bones({0, 1}));
        QCOMPARE(chainsOf(skeleton, bones({6})), bones({6}));
        QCOMPARE(chainsOf(skeleton, bones({3, 4})), bones({2, 3, 4, 5}));
        for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
            // The chain of any of its bones is the same chain.
            const std::vector<BoneIndex> chain = chainsOf(skeleton, bones({bone}));
            for (const BoneIndex member : chain)
                QCOMPARE(chainsOf(skeleton, std::vector{member}), chain);
        }
    }

    void theOtherSideTwiceIsWhereOneBegan() {
        const Skeleton skeleton = torso();
        QCOMPARE(mirrorImagesOf(skeleton, bones({2, 3})), bones({4, 5}));
        QCOMPARE(mirrorImagesOf(skeleton, mirrorImagesOf(skeleton, bones({2, 3}))), bones({2, 3}));
        QCOMPARE(mirrorImagesOf(skeleton, bones({1})), bones({1})); // a centre bone
    }
};

RIGWRIGHT_TEST(tst_bone_sets)
#include "tst_bone_sets.moc"
