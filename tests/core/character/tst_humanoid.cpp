// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The humanoid map of a character: which one counts, and that it follows every edit.
#include "core/character/append.h"
#include "core/character/edit_skeleton.h"
#include "core/character/humanoid.h"
#include "core/character/symmetrise_character.h"
#include "core/samples/samples.h"
#include "tests/support/random_bone_edit.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <map>
#include <random>
#include <string>

using namespace rigwright;
using namespace rigwright::test;

namespace {

Character mannequinWithMap() {
    Character character = *makeSample("mannequin");
    character.humanoid = findHumanoid(character.skeleton).map;
    return character;
}

std::string nameOfBone(const Character& character, HumanoidRole role) {
    const BoneIndex bone = character.humanoid->of(role);
    return bone.isValid() ? character.skeleton.names[bone.value()] : std::string();
}

Character edited(const Character& character, const Result<SkeletonEdit>& edit) {
    return editCharacter(character, edit.value()).value().character;
}

} // namespace

class tst_humanoid : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutAMapItIsFound();
    void aMapThatIsSetGoesBeforeOneThatIsFound();
    void aMapWithGapsIsRefusedWithTheirNames();
    void rolesStayWithTheirBones();
    void bonesThatAreGoneLoseTheirRoles();
    void rolesSurviveAnyEdits();
    void bonesMadeBySymmetryHaveTheOtherSidesRoles();
    void whatIsAppendedChangesNoRole();
    void twoRolesForOneBoneBreakTheCharacter();
};

void tst_humanoid::withoutAMapItIsFound() {
    const Character character = *makeSample("mannequin");
    const HumanoidSearch own = humanoidOf(character);
    const HumanoidSearch found = findHumanoid(character.skeleton);
    QVERIFY(own.map == found.map);
    QCOMPARE(own.naming, found.naming);
    QVERIFY(!own.refusal);
    QVERIFY(humanoidOf(*makeSample("quadruped")).refusal.has_value());
}

void tst_humanoid::aMapThatIsSetGoesBeforeOneThatIsFound() {
    Character character = mannequinWithMap();
    setRole(*character.humanoid, HumanoidRole::Jaw, findBone(character.skeleton, "head_end"));
    const HumanoidSearch own = humanoidOf(character);
    QVERIFY(own.map == *character.humanoid);
    QCOMPARE(own.map[HumanoidRole::Jaw].evidence, RoleEvidence::ByHand);
    QVERIFY(!own.refusal);
    QCOMPARE(own.naming, readHumanoid(character.skeleton).naming);
    for (RoleChoice& choice : character.humanoid->roles)
        if (choice.bone.isValid())
            choice.evidence = RoleEvidence::File;
    QCOMPARE(humanoidOf(character).naming, HumanoidNaming::Vrm);
}

void tst_humanoid::aMapWithGapsIsRefusedWithTheirNames() {
    Character character = mannequinWithMap();
    setRole(*character.humanoid, HumanoidRole::LeftHand, BoneIndex());
    const HumanoidSearch own = humanoidOf(character);
    QVERIFY(own.refusal.has_value());
    QCOMPARE(own.refusal->code, std::string("humanoid-roles-missing"));
    QVERIFY(own.refusal->detail.find("Left hand") != std::string::npos);
    QVERIFY(own.map.of(HumanoidRole::RightHand).isValid());
}

void tst_humanoid::rolesStayWithTheirBones() {
    const Character before = mannequinWithMap();
    const BoneIndex spine = findBone(before.skeleton, "spine_02");
    const BoneIndex arm = findBone(before.skeleton, "upper_arm.L");
    for (const Result<SkeletonEdit>& edit :
         {subdivideBone(before.skeleton, spine, 3), reparentBones(before.skeleton, {{arm}}, spine),
          createBone(before.skeleton, {.name = "new", .parent = spine, .head = {0, 1, 0}}),
          renameBone(before.skeleton, BoneIndex(0), "other"),
          dissolveBones(before.skeleton, {{findBone(before.skeleton, "root")}})}) {
        const Character after = edited(before, edit);
        QCOMPARE(brokenInvariant(after), std::string());
        for (const HumanoidRole role : humanoidRoles()) {
            QCOMPARE(nameOfBone(after, role), nameOfBone(before, role));
            QCOMPARE((*after.humanoid)[role].confidence, (*before.humanoid)[role].confidence);
        }
    }
}

void tst_humanoid::bonesThatAreGoneLoseTheirRoles() {
    const Character before = mannequinWithMap();
    const BoneIndex elbow = before.humanoid->of(HumanoidRole::LeftLowerArm);
    const Character after = edited(before, dissolveBones(before.skeleton, {{elbow}}));
    for (const HumanoidRole role : humanoidRoles()) {
        const bool isGone = role == HumanoidRole::LeftLowerArm;
        QCOMPARE(nameOfBone(after, role), isGone ? std::string() : nameOfBone(before, role));
    }
    QVERIFY((*after.humanoid)[HumanoidRole::LeftLowerArm] == RoleChoice());
    // A map without any bone is still one that was set.
    std::vector<BoneIndex> all;
    for (std::size_t bone = 0; bone < before.skeleton.boneCount(); ++bone)
        all.emplace_back(bone);
    Character bare = before;
    bare.meshes.clear();
    bare.clips.clear();
    finishCharacter(bare);
    const Character none = edited(bare, dissolveBones(bare.skeleton, all));
    QVERIFY(none.humanoid.has_value());
    QVERIFY(*none.humanoid == HumanoidMap());
}

void tst_humanoid::rolesSurviveAnyEdits() {
    std::mt19937 random(17);
    Character character = mannequinWithMap();
    character.meshes.clear();
    character.clips.clear();
    finishCharacter(character);
    for (int i = 0; i < 60; ++i) {
        const RandomBoneEdit step = randomBoneEdit(character.skeleton, random, 20, 80);
        if (!step.edit)
            continue;
        const Character before = character;
        character = edited(before, step.edit);
        QCOMPARE(brokenInvariant(character), std::string());
        for (const HumanoidRole role : humanoidRoles())
            QCOMPARE(character.humanoid->of(role), step.edit->remap.of(before.humanoid->of(role)));
    }
}

void tst_humanoid::bonesMadeBySymmetryHaveTheOtherSidesRoles() {
    const Character before = mannequinWithMap();
    std::vector<BoneIndex> right;
    for (std::size_t bone = 0; bone < before.skeleton.boneCount(); ++bone)
        if (before.skeleton.names[bone].ends_with(".R"))
            right.emplace_back(bone);
    const Character half = edited(before, deleteBones(before.skeleton, {.bones = right}));
    QVERIFY(!half.humanoid->of(HumanoidRole::RightHand).isValid());
    const auto whole = symmetriseCharacter(half, {.from = BoneSide::Left});
    QVERIFY(whole);
    for (const HumanoidRole role : humanoidRoles())
        QCOMPARE(nameOfBone(whole->character, role), nameOfBone(before, role));
    QCOMPARE(whole->character.humanoid->roles[std::size_t(HumanoidRole::RightHand)].evidence,
             RoleEvidence::Mirror);
}

void tst_humanoid::whatIsAppendedChangesNoRole() {
    const Character before = mannequinWithMap();
    const Character tail = *makeSample("tail");
    AppendRequest request;
    request.skeleton = true;
    request.map.ofSource.resize(tail.skeleton.boneCount());
    const Appended appended = appendTo(before, tail, request);
    QVERIFY(appended.character.skeleton.boneCount() > before.skeleton.boneCount());
    QVERIFY(appended.character.humanoid == before.humanoid);
    QCOMPARE(brokenInvariant(appended.character), std::string());
}

void tst_humanoid::twoRolesForOneBoneBreakTheCharacter() {
    Character character = mannequinWithMap();
    (*character.humanoid)[HumanoidRole::Jaw].bone = character.humanoid->of(HumanoidRole::Head);
    QVERIFY(!brokenInvariant(character).empty());
    (*character.humanoid)[HumanoidRole::Jaw].bone = BoneIndex(character.skeleton.boneCount());
    QVERIFY(!brokenInvariant(character).empty());
}

RIGWRIGHT_TEST(tst_humanoid)
#include "tst_humanoid.moc"
