// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of a skeleton: where bones end up, their order, their remap, and what is refused.
#include "core/skeleton/bone_follow.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/free_bone_names.h"
#include "core/skeleton/skeleton_edit.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// a (origin) > b (x = 1) > c (x = 2) > d (x = 3), and e (y = 1) below a.
Skeleton branched() {
    Skeleton skeleton;
    const BoneIndex a = addBone(skeleton, "a", {}, {});
    const BoneIndex b = addBone(skeleton, "b", a, shift(1, 0, 0));
    const BoneIndex c = addBone(skeleton, "c", b, shift(1, 0, 0));
    addBone(skeleton, "d", c, shift(1, 0, 0));
    addBone(skeleton, "e", a, shift(0, 1, 0));
    return skeleton;
}

/// `bones` bones, each below a random one before it (or a root), at random transforms.
Skeleton randomForest(std::size_t bones, std::uint32_t seed) {
    std::mt19937 random(seed);
    Skeleton skeleton;
    for (std::size_t i = 0; i < bones; ++i) {
        const BoneIndex parent =
            i == 0 || random() % 10 == 0 ? BoneIndex() : BoneIndex(random() % i);
        addBone(skeleton, "bone" + std::to_string(i), parent, randomRigid(random));
    }
    return skeleton;
}

bool isSorted(const Skeleton& skeleton) {
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        if (skeleton.parents[bone].isValid() && skeleton.parents[bone].value() >= bone)
            return false;
    return true;
}

Vec3d headOf(const Skeleton& skeleton, const char* name) {
    return restModel(skeleton)[findBone(skeleton, name).value()].translation();
}

std::string parentNameOf(const Skeleton& skeleton, const std::string& name) {
    const BoneIndex parent = skeleton.parents[findBone(skeleton, name).value()];
    return parent.isValid() ? skeleton.names[parent.value()] : "";
}

/// "" where every bone of the new skeleton rests where its origin says.
std::string brokenOrigin(const Skeleton& before, const SkeletonEdit& edit, double tolerance) {
    const std::vector<Affine3d> old = restModel(before);
    const std::vector<Affine3d> now = restModel(edit.skeleton);
    for (std::size_t bone = 0; bone < now.size(); ++bone) {
        const BoneOrigin& origin = edit.remap.origins[bone];
        const Affine3d ridden =
            (origin.old.isValid() ? old[origin.old.value()] : Affine3d::Identity()) *
            origin.oldFromBone;
        if (std::string text = differenceOf(now[bone], ridden, tolerance); !text.empty())
            return edit.skeleton.names[bone] + ": " + text;
    }
    return {};
}

std::size_t countOf(const Findings& findings, const std::string& code) {
    for (const Finding& finding : findings)
        if (finding.code == code)
            return finding.count;
    return 0;
}

std::string codeOf(const Result<SkeletonEdit>& edit) {
    return edit ? "" : edit.error().code;
}

} // namespace

class tst_skeleton_edit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void newBonesStandWhereTheyWerePut();
    void newBonesContinueTheAxisOfTheirParent();
    void namesOfNewBonesAreFree();
    void cutsLieOnTheBone();
    void piecesGoFromTheBoneToItsChild();
    void aLeafIsCutOnItsWayOn();
    void mergingThePiecesGivesTheBoneBack();
    void dissolvingKeepsChildrenInPlace();
    void deletingTakesAllBelowAlong();
    void heirsAreBonesThatStay();
    void mergingIntoABoneBelowKeepsTheTree();
    void reparentingKeepsEveryPlace();
    void connectingMovesToTheEnd();
    void topmostOfChosenBonesMovesAlone();
    void copiesHangAsTheirOriginals();
    void unevenScalesDropShearAndSaySo();
    void whatCannotBeIsRefused();
    void parentsStandBeforeChildrenWhateverIsDone();
    void longChainsAndManyChildren();
    void theLargestSkeletonsAreEditedWhole();
    void emptyAndEqualNamesStayWhatTheyAre();
    void posesRideAsOriginsSay();
};

void tst_skeleton_edit::newBonesStandWhereTheyWerePut() {
    std::mt19937 random(1);
    const Skeleton before = randomForest(12, 7);
    for (std::size_t parent = 0; parent < before.boneCount(); ++parent) {
        const Transform place = randomRigid(random);
        const auto edit = createBone(before, {.name = "new",
                                              .parent = BoneIndex(parent),
                                              .head = place.translation,
                                              .rotation = place.rotation});
        QVERIFY(edit);
        QCOMPARE(edit->made, std::vector<BoneIndex>{BoneIndex(before.boneCount())});
        const Affine3d model = restModel(edit->skeleton).back();
        VERIFY_NEAR(model, toAffine(place), 1e-12);
        QCOMPARE(edit->skeleton.names.back(), std::string("new"));
        for (std::size_t bone = 0; bone < before.boneCount(); ++bone)
            QVERIFY(edit->skeleton.restLocal[bone] == before.restLocal[bone]);
    }
    const auto root = createBone({}, {.head = {1, 2, 3}});
    QVERIFY(root);
    QCOMPARE(root->skeleton.names.front(), std::string("bone"));
    VERIFY_NEAR(headOf(root->skeleton, "bone"), Vec3d(1, 2, 3), 0.0);
}

void tst_skeleton_edit::newBonesContinueTheAxisOfTheirParent() {
    // d lies along +X: what is extruded upwards from it has its +X upwards.
    const Skeleton before = branched();
    const auto edit = extrudeBone(before, findBone(before, "d"), {3, 2, 0});
    QVERIFY(edit);
    const Affine3d model = restModel(edit->skeleton).back();
    VERIFY_NEAR(model.translation(), Vec3d(3, 2, 0), 1e-12);
    VERIFY_NEAR(Vec3d(model.linear().col(0)), Vec3d(0, 1, 0), 1e-12);
    QCOMPARE(countOf(edit->findings, "bone-zero-length"), std::size_t(0));
    const auto flat = extrudeBone(before, findBone(before, "d"), {3, 0, 0});
    QVERIFY(flat);
    QCOMPARE(countOf(flat->findings, "bone-zero-length"), std::size_t(1));
}

void tst_skeleton_edit::namesOfNewBonesAreFree() {
    const std::vector<std::string> taken{"spine_01", "spine_02", "arm.L", "arm.L.001", ""};
    QCOMPARE(nextBoneName(taken, "spine_01"), std::string("spine_03"));
    QCOMPARE(nextBoneName(taken, "arm.L"), std::string("arm.L.002"));
    QCOMPARE(nextBoneName(taken, "spine_09"), std::string("spine_10"));
    QCOMPARE(nextBoneName(taken, "7"), std::string("7.001"));
    QCOMPARE(nextBoneName(taken, "tail"), std::string("tail.001"));
    QCOMPARE(nextBoneName(taken, ""), std::string());
    // Each name that is given is taken from then on, whatever it began with.
    FreeBoneNames names(taken);
    QVERIFY(names.isTaken("arm.L") && !names.isTaken("arm.R"));
    std::vector<std::string> all = taken;
    for (const char* from :
         {"spine_01", "spine_02", "spine_01", "spine_9", "arm.L", "arm.L.001", "arm.L.001",
          "spine_98", "spine_99", "spine_01", "arm.L.998", "arm.L.999", "arm.L"}) {
        const std::string next = names.take(from);
        QCOMPARE(next, nextBoneName(all, from));
        QVERIFY(std::ranges::find(all, next) == all.end());
        all.push_back(next);
    }
}

void tst_skeleton_edit::cutsLieOnTheBone() {
    const Skeleton before = branched();
    const std::vector<double> cuts{0.25, 0.75};
    const auto edit = splitBone(before, findBone(before, "b"), cuts);
    QVERIFY(edit);
    const std::vector<std::string> names{"a", "b", "b.001", "b.002", "c", "d", "e"};
    QCOMPARE(edit->skeleton.names, names);
    VERIFY_NEAR(headOf(edit->skeleton, "b.001"), Vec3d(1.25, 0, 0), 1e-15);
    VERIFY_NEAR(headOf(edit->skeleton, "b.002"), Vec3d(1.75, 0, 0), 1e-15);
    VERIFY_NEAR(headOf(edit->skeleton, "c"), Vec3d(2, 0, 0), 1e-15);
    QCOMPARE(parentNameOf(edit->skeleton, "c"), std::string("b.002"));
    QCOMPARE(parentNameOf(edit->skeleton, "b.002"), std::string("b.001"));
    QCOMPARE(edit->remap.pieces.size(), std::size_t(1));
    QCOMPARE(edit->remap.pieces[0].cuts, cuts);
}

void tst_skeleton_edit::piecesGoFromTheBoneToItsChild() {
    const Skeleton before = randomForest(40, 3);
    for (std::size_t bone = 0; bone < before.boneCount(); ++bone) {
        const auto edit = subdivideBone(before, BoneIndex(bone), 4);
        const BoneIndex child = mainChildren(before)[bone];
        const Vec3d tail = tailOf(before, BoneIndex(bone), child);
        if (tail.isZero()) {
            QCOMPARE(codeOf(edit), std::string("bone-zero-length"));
            continue;
        }
        QVERIFY(edit);
        const std::string broken = brokenOrigin(before, *edit, 1e-9);
        QVERIFY2(broken.empty(), broken.c_str());
        const std::vector<Affine3d> model = restModel(edit->skeleton);
        const auto& pieces = edit->remap.pieces[0].bones;
        for (std::size_t i = 0; i < 4; ++i)
            VERIFY_NEAR(model[pieces[i].value()].translation(),
                        restModel(before)[bone] * Vec3d(tail * double(i) / 4.0), 1e-9);
        if (child.isValid())
            QCOMPARE(edit->skeleton.parents[edit->remap.of(child).value()], pieces[3]);
    }
}

void tst_skeleton_edit::aLeafIsCutOnItsWayOn() {
    const Skeleton before = branched();
    const auto edit = subdivideBone(before, findBone(before, "d"), 3);
    QVERIFY(edit);
    // Three quarters of what leads to it.
    VERIFY_NEAR(headOf(edit->skeleton, "d.001"), Vec3d(3.25, 0, 0), 1e-12);
    VERIFY_NEAR(headOf(edit->skeleton, "d.002"), Vec3d(3.5, 0, 0), 1e-12);
}

void tst_skeleton_edit::mergingThePiecesGivesTheBoneBack() {
    const Skeleton before = branched();
    auto edit = subdivideBone(before, findBone(before, "b"), 3);
    QVERIFY(edit);
    for (const char* piece : {"b.001", "b.002"}) {
        edit = mergeBones(edit->skeleton, findBone(edit->skeleton, piece),
                          findBone(edit->skeleton, "b"));
        QVERIFY(edit);
    }
    QCOMPARE(edit->skeleton.names, before.names);
    QCOMPARE(edit->skeleton.parents, before.parents);
    for (std::size_t bone = 0; bone < before.boneCount(); ++bone)
        VERIFY_NEAR(toAffine(edit->skeleton.restLocal[bone]), toAffine(before.restLocal[bone]),
                    1e-15);
}

void tst_skeleton_edit::dissolvingKeepsChildrenInPlace() {
    const Skeleton before = randomForest(60, 11);
    std::mt19937 random(5);
    for (int i = 0; i < 50; ++i) {
        std::vector<BoneIndex> bones;
        for (int k = 0; k < 8; ++k)
            bones.emplace_back(random() % before.boneCount());
        const auto edit = dissolveBones(before, bones);
        QVERIFY(edit);
        QVERIFY(isSorted(edit->skeleton));
        const std::string broken = brokenOrigin(before, *edit, 1e-9);
        QVERIFY2(broken.empty(), broken.c_str());
        const std::set<BoneIndex> gone(bones.begin(), bones.end());
        QCOMPARE(edit->skeleton.boneCount(), before.boneCount() - gone.size());
        for (std::size_t bone = 0; bone < before.boneCount(); ++bone) {
            BoneIndex heir(bone);
            while (heir.isValid() && gone.contains(heir))
                heir = before.parents[heir.value()];
            QCOMPARE(edit->remap.heirOf[bone], edit->remap.of(heir));
            QCOMPARE(edit->remap.newOf[bone].isValid(), !gone.contains(BoneIndex(bone)));
        }
    }
}

void tst_skeleton_edit::deletingTakesAllBelowAlong() {
    const Skeleton before = branched();
    const auto edit = deleteBones(
        before, {.bones = {findBone(before, "b")}, .children = DeletedChildren::Delete});
    QVERIFY(edit);
    QCOMPARE(edit->skeleton.names, (std::vector<std::string>{"a", "e"}));
    for (const char* name : {"b", "c", "d"})
        QCOMPARE(edit->remap.heir(findBone(before, name)), findBone(edit->skeleton, "a"));
    const auto all = deleteBones(
        before, {.bones = {findBone(before, "a")}, .children = DeletedChildren::Delete});
    QVERIFY(all);
    QCOMPARE(all->skeleton.boneCount(), std::size_t(0));
    QCOMPARE(countOf(all->findings, "bone-none-left"), std::size_t(1));
    QVERIFY(!all->remap.heir(BoneIndex(0)).isValid());
}

void tst_skeleton_edit::heirsAreBonesThatStay() {
    const Skeleton before = branched();
    const BoneIndex c = findBone(before, "c");
    const auto edit = deleteBones(before, {.bones = {findBone(before, "a"), c},
                                           .children = DeletedChildren::Keep,
                                           .heir = findBone(before, "e")});
    QVERIFY(edit);
    QCOMPARE(edit->remap.heir(findBone(before, "a")), findBone(edit->skeleton, "e"));
    QCOMPARE(edit->remap.heir(c), findBone(edit->skeleton, "e"));
    QCOMPARE(parentNameOf(edit->skeleton, "b"), std::string());
    QCOMPARE(codeOf(deleteBones(before, {.bones = {findBone(before, "b")},
                                         .children = DeletedChildren::Delete,
                                         .heir = c})),
             std::string("bone-heir"));
}

void tst_skeleton_edit::mergingIntoABoneBelowKeepsTheTree() {
    const Skeleton before = branched();
    const auto edit = mergeBones(before, findBone(before, "a"), findBone(before, "c"));
    QVERIFY(edit);
    QVERIFY(isSorted(edit->skeleton));
    QCOMPARE(parentNameOf(edit->skeleton, "b"), std::string());
    QCOMPARE(parentNameOf(edit->skeleton, "c"), std::string("b"));
    QCOMPARE(parentNameOf(edit->skeleton, "e"), std::string("c"));
    QCOMPARE(edit->remap.heir(findBone(before, "a")), findBone(edit->skeleton, "c"));
    for (const char* name : {"b", "c", "d", "e"})
        VERIFY_NEAR(headOf(edit->skeleton, name), headOf(before, name), 1e-12);
}

void tst_skeleton_edit::reparentingKeepsEveryPlace() {
    const Skeleton before = randomForest(50, 21);
    const std::vector<Affine3d> places = restModel(before);
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i) {
        const BoneIndex bone(random() % before.boneCount());
        const BoneIndex parent =
            random() % 5 == 0 ? BoneIndex() : BoneIndex(random() % before.boneCount());
        const auto edit = reparentBones(before, {{bone}}, parent);
        if (parent.isValid() && isAncestorOrSelf(before, bone, parent)) {
            QCOMPARE(codeOf(edit), std::string("bone-cycle"));
            continue;
        }
        QVERIFY(edit);
        QVERIFY(isSorted(edit->skeleton));
        const std::vector<Affine3d> now = restModel(edit->skeleton);
        for (std::size_t b = 0; b < before.boneCount(); ++b)
            VERIFY_NEAR(now[edit->remap.newOf[b].value()], places[b], 1e-9);
        const BoneIndex moved = edit->remap.of(bone);
        QCOMPARE(edit->skeleton.parents[moved.value()], edit->remap.of(parent));
        // There and back.
        const auto back =
            reparentBones(edit->skeleton, {{moved}}, edit->remap.of(before.parents[bone.value()]));
        QVERIFY(back);
        for (std::size_t b = 0; b < before.boneCount(); ++b)
            VERIFY_NEAR(
                toAffine(back->skeleton.restLocal[back->remap.of(edit->remap.newOf[b]).value()]),
                toAffine(before.restLocal[b]), 1e-9);
    }
}

void tst_skeleton_edit::connectingMovesToTheEnd() {
    const Skeleton before = branched();
    const BoneIndex e = findBone(before, "e");
    const auto edit = reparentBones(before, {{e}}, findBone(before, "b"), ReparentPlace::Connect);
    QVERIFY(edit);
    QVERIFY(edit->rule == PoseRule::Pivot);
    VERIFY_NEAR(headOf(edit->skeleton, "e"), Vec3d(2, 0, 0), 1e-12); // the head of c
    QCOMPARE(parentNameOf(edit->skeleton, "e"), std::string("b"));
    QCOMPARE(countOf(edit->findings, "bone-zero-length"), std::size_t(0));
    const auto leaf = reparentBones(before, {{e}}, findBone(before, "d"), ReparentPlace::Connect);
    QVERIFY(leaf);
    VERIFY_NEAR(headOf(leaf->skeleton, "e"), Vec3d(3.75, 0, 0), 1e-12);
    QCOMPARE(codeOf(reparentBones(before, {{e}}, {}, ReparentPlace::Connect)),
             std::string("bone-no-end"));
}

void tst_skeleton_edit::topmostOfChosenBonesMovesAlone() {
    const Skeleton before = branched();
    const std::vector<BoneIndex> bones{findBone(before, "c"), findBone(before, "d")};
    const auto edit = reparentBones(before, bones, findBone(before, "e"));
    QVERIFY(edit);
    QCOMPARE(parentNameOf(edit->skeleton, "c"), std::string("e"));
    QCOMPARE(parentNameOf(edit->skeleton, "d"), std::string("c"));
}

void tst_skeleton_edit::copiesHangAsTheirOriginals() {
    const Skeleton before = branched();
    const std::vector<BoneIndex> bones{findBone(before, "c"), findBone(before, "b")};
    const auto edit = duplicateBones(before, bones);
    QVERIFY(edit);
    QCOMPARE(edit->made.size(), std::size_t(2));
    QCOMPARE(edit->skeleton.names[edit->made[0].value()], std::string("c.001"));
    QCOMPARE(parentNameOf(edit->skeleton, "c.001"), std::string("b.001"));
    QCOMPARE(parentNameOf(edit->skeleton, "b.001"), std::string("a"));
    QCOMPARE(parentNameOf(edit->skeleton, "d"), std::string("c"));
    VERIFY_NEAR(headOf(edit->skeleton, "c.001"), headOf(before, "c"), 0.0);
}

void tst_skeleton_edit::unevenScalesDropShearAndSaySo() {
    Skeleton before = branched();
    before.restLocal[1].scale = {1.0, 2.0, 1.0};
    before.restLocal[2].rotation = turn({0, 0, 1}, 30).rotation;
    const auto edit = dissolveBones(before, {{BoneIndex(1)}});
    QVERIFY(edit);
    // c, and d below it; heads are exact, what rides is where the bones really came to be.
    QCOMPARE(countOf(edit->findings, "bone-sheared"), std::size_t(2));
    for (const char* name : {"c", "d"})
        VERIFY_NEAR(headOf(edit->skeleton, name), headOf(before, name), 1e-12);
    const std::string broken = brokenOrigin(before, *edit, 1e-9);
    QVERIFY2(broken.empty(), broken.c_str());
    before.restLocal[2].rotation = turn({0, 0, 1}, 90).rotation; // axes come onto axes
    const auto straight = dissolveBones(before, {{BoneIndex(1)}});
    QVERIFY(straight);
    QCOMPARE(countOf(straight->findings, "bone-sheared"), std::size_t(0));
}

void tst_skeleton_edit::whatCannotBeIsRefused() {
    const Skeleton skeleton = branched();
    const BoneIndex a(0);
    const BoneIndex beyond(9);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(codeOf(extrudeBone(skeleton, beyond, {})), std::string("bone-none"));
    QCOMPARE(codeOf(extrudeBone(skeleton, {}, {})), std::string("bone-none"));
    QCOMPARE(codeOf(extrudeBone(skeleton, a, {nan, 0, 0})), std::string("bone-not-finite"));
    for (const std::vector<double>& cuts :
         {std::vector<double>{}, {0.0}, {1.0}, {0.5, 0.5}, {0.6, 0.4}, {nan}, {0.5, nan}})
        QCOMPARE(codeOf(splitBone(skeleton, a, cuts)), std::string("bone-fraction"));
    QCOMPARE(codeOf(subdivideBone(skeleton, a, 1)), std::string("bone-piece-count"));
    QCOMPARE(codeOf(subdivideBone(skeleton, a, 70000)), std::string("bone-piece-count"));
    QCOMPARE(codeOf(mergeBones(skeleton, a, a)), std::string("bone-same"));
    QCOMPARE(codeOf(mergeBones(skeleton, a, beyond)), std::string("bone-none"));
    QCOMPARE(codeOf(dissolveBones(skeleton, {{beyond}})), std::string("bone-none"));
    QCOMPARE(codeOf(reparentBones(skeleton, {{a}}, a)), std::string("bone-cycle"));
    QCOMPARE(codeOf(reparentBones(skeleton, {{a}}, beyond)), std::string("bone-none"));
    QCOMPARE(codeOf(duplicateBones(skeleton, {{beyond}})), std::string("bone-none"));
    QCOMPARE(codeOf(renameBone(skeleton, beyond, "x")), std::string("bone-none"));
    const auto taken = renameBone(skeleton, a, "b");
    QVERIFY(taken);
    QCOMPARE(countOf(taken->findings, "bone-name-taken"), std::size_t(1));
    QVERIFY(renameBone(skeleton, a, "")->findings.empty());
    Skeleton flat = skeleton;
    flat.restLocal[1].scale = Vec3d(1, 0, 1);
    QCOMPARE(codeOf(reparentBones(flat, {{BoneIndex(4)}}, BoneIndex(1))), std::string("bone-flat"));
    QCOMPARE(codeOf(extrudeBone(flat, BoneIndex(2), {1, 1, 1})), std::string("bone-flat"));
    // A lone bone, and one upon its parent, have no length.
    Skeleton lone;
    addBone(lone, "lone", {}, {});
    QCOMPARE(codeOf(subdivideBone(lone, BoneIndex(0), 2)), std::string("bone-zero-length"));
    addBone(lone, "upon", BoneIndex(0), {});
    QCOMPARE(codeOf(subdivideBone(lone, BoneIndex(1), 2)), std::string("bone-zero-length"));
}

void tst_skeleton_edit::parentsStandBeforeChildrenWhateverIsDone() {
    // The last bone becomes the parent of the first, again and again.
    Skeleton skeleton = randomForest(30, 4);
    std::mt19937 random(9);
    for (int i = 0; i < 300; ++i) {
        const BoneIndex bone(random() % 30);
        const BoneIndex parent(random() % 30);
        const auto edit = reparentBones(skeleton, {{bone}}, parent);
        if (!edit)
            continue;
        QVERIFY(isSorted(edit->skeleton));
        std::set<BoneIndex> numbers(edit->remap.newOf.begin(), edit->remap.newOf.end());
        QCOMPARE(numbers.size(), std::size_t(30));
        for (std::size_t b = 0; b < 30; ++b)
            QCOMPARE(edit->skeleton.names[edit->remap.newOf[b].value()], skeleton.names[b]);
        skeleton = edit->skeleton;
    }
}

void tst_skeleton_edit::longChainsAndManyChildren() {
    Skeleton chain;
    for (std::size_t i = 0; i < 300; ++i)
        addBone(chain, "link", i == 0 ? BoneIndex() : BoneIndex(i - 1), shift(0.01, 0, 0));
    const std::vector<Affine3d> places = restModel(chain);
    const auto top = dissolveBones(chain, {{BoneIndex(150)}});
    QVERIFY(top);
    VERIFY_NEAR(restModel(top->skeleton).back(), places.back(), 1e-12);
    const auto cut = subdivideBone(chain, BoneIndex(0), 100);
    QVERIFY(cut);
    QCOMPARE(cut->skeleton.boneCount(), std::size_t(399));
    VERIFY_NEAR(restModel(cut->skeleton).back(), places.back(), 1e-12);

    Skeleton star;
    addBone(star, "middle", {}, {});
    for (std::size_t i = 0; i < 200; ++i)
        addBone(star, "ray", BoneIndex(0), shift(double(i), 1, 0));
    const auto loose = dissolveBones(star, {{BoneIndex(0)}});
    QVERIFY(loose);
    QCOMPARE(loose->skeleton.boneCount(), std::size_t(200));
    for (const BoneIndex parent : loose->skeleton.parents)
        QVERIFY(!parent.isValid());
}

void tst_skeleton_edit::theLargestSkeletonsAreEditedWhole() {
    Skeleton chain;
    for (std::size_t i = 0; i < kMostBones; ++i)
        addBone(chain, "link", i == 0 ? BoneIndex() : BoneIndex(i - 1), shift(0.001, 0, 0));
    const auto gone =
        deleteBones(chain, {.bones = {BoneIndex(1)}, .children = DeletedChildren::Delete});
    QVERIFY(gone);
    QCOMPARE(gone->skeleton.boneCount(), std::size_t(1));
    for (const BoneIndex heir : gone->remap.heirOf)
        QCOMPARE(heir, BoneIndex(0));
    std::vector<BoneIndex> inner;
    for (std::size_t i = 1; i + 1 < kMostBones; ++i)
        inner.emplace_back(i);
    const auto ends = dissolveBones(chain, inner);
    QVERIFY(ends);
    QCOMPARE(ends->skeleton.boneCount(), std::size_t(2));
    QCOMPARE(ends->skeleton.parents[1], BoneIndex(0));
    VERIFY_NEAR(Vec3d(restModel(ends->skeleton)[1].translation()),
                Vec3d(0.001 * double(kMostBones), 0, 0), 1e-6);
    QCOMPARE(ends->remap.heir(BoneIndex(kMostBones - 2)), BoneIndex(0));
    QCOMPARE(codeOf(extrudeBone(chain, BoneIndex(7), {1, 1, 1})), std::string("bone-too-many"));

    // Copies of bones of one name, and pieces of one bone, all have names of their own.
    Skeleton half;
    for (std::size_t i = 0; i < kMostBones / 2; ++i)
        addBone(half, "ray_01", {}, shift(double(i), 0, 0));
    std::vector<BoneIndex> all;
    for (std::size_t i = 0; i < half.boneCount(); ++i)
        all.emplace_back(i);
    const auto copies = duplicateBones(half, all);
    QVERIFY(copies);
    QCOMPARE(copies->made.size(), half.boneCount());
    std::set<std::string> names;
    for (const BoneIndex copy : copies->made)
        names.insert(copies->skeleton.names[copy.value()]);
    QCOMPARE(names.size(), half.boneCount());
    QVERIFY(names.contains("ray_02") && !names.contains("ray_01"));
    const auto cut = subdivideBone(branched(), BoneIndex(1), 60000);
    QVERIFY(cut);
    QCOMPARE(std::set<std::string>(cut->skeleton.names.begin(), cut->skeleton.names.end()).size(),
             cut->skeleton.boneCount());
    VERIFY_NEAR(headOf(cut->skeleton, "c"), Vec3d(2, 0, 0), 1e-9);
}

void tst_skeleton_edit::emptyAndEqualNamesStayWhatTheyAre() {
    Skeleton before;
    addBone(before, "", {}, {});
    addBone(before, "", BoneIndex(0), shift(1, 0, 0));
    addBone(before, "twin", BoneIndex(1), shift(1, 0, 0));
    addBone(before, "twin", BoneIndex(1), shift(0, 1, 0));
    // A bone without name gives pieces and copies without name; twins are told apart by number.
    const auto cut = splitBone(before, BoneIndex(1), std::vector<double>{0.5});
    QVERIFY(cut);
    QCOMPARE(cut->skeleton.names, (std::vector<std::string>{"", "", "", "twin", "twin"}));
    const auto copy = duplicateBones(before, {{BoneIndex(0), BoneIndex(3), BoneIndex(3)}});
    QVERIFY(copy);
    QCOMPARE(copy->made.size(), std::size_t(2)); // asked for twice is once
    QCOMPARE(copy->skeleton.names,
             (std::vector<std::string>{"", "", "twin", "twin", "", "twin.001"}));
    const auto without = dissolveBones(before, {{BoneIndex(2)}});
    QVERIFY(without);
    QCOMPARE(without->skeleton.names, (std::vector<std::string>{"", "", "twin"}));
    VERIFY_NEAR(Vec3d(restModel(without->skeleton)[2].translation()), Vec3d(1, 1, 0), 1e-12);
}

void tst_skeleton_edit::posesRideAsOriginsSay() {
    // The law of BoneRemap, in random poses.
    const Skeleton before = randomForest(25, 31);
    std::mt19937 random(8);
    for (int i = 0; i < 100; ++i) {
        std::vector<Transform> pose;
        for (std::size_t bone = 0; bone < before.boneCount(); ++bone)
            pose.push_back(randomRigid(random));
        const BoneIndex bone(random() % before.boneCount());
        const auto edit = i % 3 == 0   ? reparentBones(before, {{bone}}, BoneIndex(random() % 25))
                          : i % 3 == 1 ? subdivideBone(before, bone, 3)
                                       : mergeBones(before, bone, BoneIndex(random() % 25));
        if (!edit)
            continue;
        const FollowedPose followed = followPose(before, *edit, pose);
        QCOMPARE(followed.sheared + followed.flat, std::size_t(0));
        Skeleton posedBefore = before;
        posedBefore.restLocal = pose;
        SkeletonEdit posed = *edit;
        posed.skeleton.restLocal = followed.local;
        const std::string broken = brokenOrigin(posedBefore, posed, 1e-8);
        QVERIFY2(broken.empty(), broken.c_str());
    }
}

RIGWRIGHT_TEST(tst_skeleton_edit)
#include "tst_skeleton_edit.moc"
