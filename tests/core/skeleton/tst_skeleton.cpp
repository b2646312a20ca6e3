// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The forest of bones.
#include "core/skeleton/skeleton.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;

namespace {

/// hips ─ spine ─ chest, hips ─ leg; a second root "prop"; a second bone named "leg".
Skeleton forest() {
    Skeleton skeleton;
    const BoneIndex hips = addBone(skeleton, "hips", {}, {});
    const BoneIndex spine = addBone(skeleton, "spine", hips, {});
    addBone(skeleton, "leg", hips, {});
    addBone(skeleton, "chest", spine, {});
    addBone(skeleton, "prop", {}, {});
    addBone(skeleton, "leg", spine, {});
    return skeleton;
}

} // namespace

class tst_skeleton : public QObject {
    Q_OBJECT
private slots:
    void bonesAreAppendedAfterTheirParents() {
        const Skeleton skeleton = forest();
        QCOMPARE(skeleton.boneCount(), std::size_t(6));
        QCOMPARE(skeleton.names.size(), std::size_t(6));
        QCOMPARE(skeleton.restLocal.size(), std::size_t(6));
        QCOMPARE(skeleton.deform.size(), std::size_t(6));
        for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
            QVERIFY(!skeleton.parents[i].isValid() || skeleton.parents[i].value() < i);
    }
    void theFirstBoneOfANameIsFound() {
        const Skeleton skeleton = forest();
        QCOMPARE(findBone(skeleton, "leg"), BoneIndex(2));
        QCOMPARE(findBone(skeleton, "chest"), BoneIndex(3));
        QVERIFY(!findBone(skeleton, "Leg").isValid());
        QVERIFY(!findBone(skeleton, "").isValid());
        QVERIFY(!findBone(Skeleton{}, "leg").isValid());
    }
    void childrenAreInOrder() {
        const Skeleton skeleton = forest();
        QCOMPARE(childrenOf(skeleton, BoneIndex(0)),
                 (std::vector<BoneIndex>{BoneIndex(1), BoneIndex(2)}));
        QCOMPARE(childrenOf(skeleton, BoneIndex(1)),
                 (std::vector<BoneIndex>{BoneIndex(3), BoneIndex(5)}));
        QVERIFY(childrenOf(skeleton, BoneIndex(4)).empty());
        // The children of "none" are the roots.
        QCOMPARE(childrenOf(skeleton, {}), (std::vector<BoneIndex>{BoneIndex(0), BoneIndex(4)}));
    }
    void ancestorsAreAboveOrTheBoneItself() {
        const Skeleton skeleton = forest();
        QVERIFY(isAncestorOrSelf(skeleton, BoneIndex(0), BoneIndex(3)));
        QVERIFY(isAncestorOrSelf(skeleton, BoneIndex(3), BoneIndex(3)));
        QVERIFY(!isAncestorOrSelf(skeleton, BoneIndex(3), BoneIndex(0)));
        QVERIFY(!isAncestorOrSelf(skeleton, BoneIndex(2), BoneIndex(3)));
        QVERIFY(!isAncestorOrSelf(skeleton, BoneIndex(0), BoneIndex(4)));
    }
};

RIGWRIGHT_TEST(tst_skeleton)
#include "tst_skeleton.moc"
