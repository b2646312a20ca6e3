// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VRM files say themselves which bone is which part of the body.
#include "core/io/character_humanoid.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {
/// Names that tell nothing; nodes of the file in the other order.
Character nameless(const std::string& documentJson) {
    Character character;
    character.skeleton = namedSkeleton("b0\nb0 > b1\nb0 > b2\nb2 > b3\n");
    character.foreign.documentJson = documentJson;
    character.foreign.nodeOrder = {3, 2, 1, 0};
    finishCharacter(character);
    return character;
}
} // namespace

class tst_character_humanoid : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void versionOneNamesNodes();
    void versionNoughtListsThem();
    void namesDecideWhereTheFileSaysNothing();
    void brokenMapsFallBackOnNames_data();
    void brokenMapsFallBackOnNames();
};

void tst_character_humanoid::versionOneNamesNodes() {
    const Character character = nameless(R"({"extensions": {"VRMC_vrm": {"humanoid": {"humanBones":
        {"hips": {"node": 3}, "leftUpperArm": {"node": 1}, "leftThumbMetacarpal": {"node": 0},
         "upperChest": {"node": 2}}}}}})");
    const Humanoid body = fileHumanoid(character);
    QCOMPARE(body.naming, HumanoidNaming::Vrm);
    QCOMPARE(body.of(HumanoidPart::Hips), BoneIndex(0));
    QCOMPARE(body.of(HumanoidPart::UpperArm, BoneSide::Left), BoneIndex(2));
    QCOMPARE(body.of(HumanoidPart::Thumb, BoneSide::Left, 1), BoneIndex(3));
    QCOMPARE(body.of(HumanoidPart::Spine, BoneSide::Centre, 3), BoneIndex(1));
}

void tst_character_humanoid::versionNoughtListsThem() {
    const Character character = nameless(R"({"extensions": {"VRM": {"humanoid": {"humanBones": [
        {"bone": "hips", "node": 3}, {"bone": "leftUpperLeg", "node": 2},
        {"bone": "rightThumbProximal", "node": 1}]}}}})");
    const Humanoid body = fileHumanoid(character);
    QCOMPARE(body.naming, HumanoidNaming::Vrm);
    QCOMPARE(body.of(HumanoidPart::UpperLeg, BoneSide::Left), BoneIndex(1));
    QCOMPARE(body.of(HumanoidPart::Thumb, BoneSide::Right, 1), BoneIndex(2));
}

void tst_character_humanoid::namesDecideWhereTheFileSaysNothing() {
    Character character;
    character.skeleton = namedSkeleton(namedSkeletons()[1].lines);
    finishCharacter(character);
    QVERIFY(fileHumanoid(character) == readHumanoid(character.skeleton));
}

void tst_character_humanoid::brokenMapsFallBackOnNames_data() {
    QTest::addColumn<QString>("bones");
    QTest::newRow("a list in version 1") << "[1, 2]";
    QTest::newRow("a number") << "7";
    QTest::newRow("nodes that are not there") << R"({"hips": {"node": 99}})";
    QTest::newRow("nodes that are no numbers")
        << R"({"hips": {"node": "x"}, "leftUpperArm": {"node": -1}})";
    QTest::newRow("hips alone") << R"({"hips": {"node": 3}})";
}

void tst_character_humanoid::brokenMapsFallBackOnNames() {
    QFETCH(QString, bones);
    const Character character =
        nameless(QStringLiteral(R"({"extensions": {"VRMC_vrm": {"humanoid": {"humanBones": %1}}}})")
                     .arg(bones)
                     .toStdString());
    QVERIFY(fileHumanoid(character) == readHumanoid(character.skeleton));
}

RIGWRIGHT_TEST(tst_character_humanoid)
#include "tst_character_humanoid.moc"
