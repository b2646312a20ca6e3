// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a file says of its bones stays true after edits of the skeleton.
#include "core/character/edit_skeleton.h"
#include "core/io/character_humanoid.h"
#include "core/io/show_roots.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// hips > spine > arm, and tail below hips; nodes of the file in the other order.
Character fromFile(const std::string& documentJson) {
    Character character;
    character.skeleton = namedSkeleton("b0\nb0 > b1\nb1 > b2\nb0 > b3\n");
    character.foreign.documentJson = documentJson;
    character.foreign.nodeOrder = {3, 2, 1, 0};
    finishCharacter(character);
    return character;
}

CharacterEdit edited(const Character& character, const Result<SkeletonEdit>& edit) {
    return editCharacter(character, edit.value()).value();
}

} // namespace

class tst_show_roots : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void newRootsJoinTheSceneThatIsShown();
    void rootsThatWereOnesAreNotNew();
    void partsOfTheBodyFollowTheirBones();
};

void tst_show_roots::newRootsJoinTheSceneThatIsShown() {
    const Character before =
        fromFile(R"({"scene": 1, "scenes": [{"nodes": [3]}, {"nodes": [3]}]})");
    CharacterEdit loose =
        edited(before, reparentBones(before.skeleton, {{BoneIndex(2)}}, BoneIndex()));
    QCOMPARE(loose.newRoots, std::vector<BoneIndex>{BoneIndex(2)});
    showRoots(loose.character, loose.newRoots);
    auto scenes = nlohmann::json::parse(loose.character.foreign.documentJson)["scenes"];
    QCOMPARE(scenes[0]["nodes"].dump(), std::string("[3]"));
    QCOMPARE(scenes[1]["nodes"].dump(), std::string("[3,1]"));

    CharacterEdit made = edited(before, createBone(before.skeleton, {.name = "new"}));
    QCOMPARE(made.newRoots, std::vector<BoneIndex>{BoneIndex(4)});
    showRoots(made.character, made.newRoots);
    scenes = nlohmann::json::parse(made.character.foreign.documentJson)["scenes"];
    QCOMPARE(scenes[1]["nodes"].dump(), std::string("[3,4]"));

    CharacterEdit apart = edited(before, dissolveBones(before.skeleton, {{BoneIndex(0)}}));
    QCOMPARE(apart.newRoots.size(), std::size_t(2));
    showRoots(apart.character, apart.newRoots);
    scenes = nlohmann::json::parse(apart.character.foreign.documentJson)["scenes"];
    QCOMPARE(scenes[1]["nodes"].dump(), std::string("[3,2,0]"));
}

void tst_show_roots::rootsThatWereOnesAreNotNew() {
    const Character before = fromFile("{}");
    CharacterEdit cut = edited(before, subdivideBone(before.skeleton, BoneIndex(0), 2));
    QVERIFY(cut.newRoots.empty());
    showRoots(cut.character, cut.newRoots);
    QCOMPARE(cut.character.foreign.documentJson, std::string("{}"));
}

void tst_show_roots::partsOfTheBodyFollowTheirBones() {
    Character character = fromFile(R"({"extensions": {"VRMC_vrm": {"humanoid": {"humanBones":
        {"hips": {"node": 3}, "spine": {"node": 2}, "leftUpperArm": {"node": 1}}}}}})");
    // Numbers of nodes go beyond the number of bones now.
    character = edited(character, dissolveBones(character.skeleton, {{BoneIndex(3)}})).character;
    character = edited(character, dissolveBones(character.skeleton, {{BoneIndex(1)}})).character;
    Humanoid body = fileHumanoid(character);
    QCOMPARE(body.of(HumanoidPart::Hips), BoneIndex(0));
    QCOMPARE(body.of(HumanoidPart::UpperArm, BoneSide::Left), BoneIndex(1));
    character = edited(character, subdivideBone(character.skeleton, BoneIndex(0), 3)).character;
    body = fileHumanoid(character);
    QCOMPARE(body.of(HumanoidPart::Hips), BoneIndex(0));
    QCOMPARE(body.of(HumanoidPart::UpperArm, BoneSide::Left), findBone(character.skeleton, "b2"));
}

RIGWRIGHT_TEST(tst_show_roots)
#include "tst_show_roots.moc"
