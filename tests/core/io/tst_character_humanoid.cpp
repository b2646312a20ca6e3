// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VRM files say themselves which bone is which part of the body.
#include "core/io/character_humanoid.h"
#include "core/io/export.h"
#include "core/io/import.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

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
    void theFilesWordAsRoles();
    void aMapThatIsSetGoesBeforeTheFile();
    void exportsKeepAndChangeTheFilesMap_data();
    void exportsKeepAndChangeTheFilesMap();
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

void tst_character_humanoid::theFilesWordAsRoles() {
    const Character character = nameless(R"({"extensions": {"VRMC_vrm": {"humanoid": {"humanBones":
        {"hips": {"node": 3}, "leftUpperArm": {"node": 1}, "leftThumbMetacarpal": {"node": 0},
         "upperChest": {"node": 2}, "head": {"node": 2}}}}}})");
    const auto map = mapOfFile(character);
    QVERIFY(map.has_value());
    QVERIFY((*map)[HumanoidRole::Hips] == (RoleChoice{BoneIndex(0), 1.0, RoleEvidence::File}));
    QCOMPARE(map->of(HumanoidRole::LeftThumbMetacarpal), BoneIndex(3));
    // Two roles for one bone: the first has it.
    QCOMPARE(map->of(HumanoidRole::UpperChest), BoneIndex(1));
    QVERIFY(!map->of(HumanoidRole::Head).isValid());
    QVERIFY(!mapOfFile(nameless("{}")));
    QVERIFY(!mapOfFile(nameless(R"({"extensions": {"VRMC_vrm": {"humanoid": {"humanBones": {
        "hips": {"node": 3}}}}}})")));
}

void tst_character_humanoid::aMapThatIsSetGoesBeforeTheFile() {
    Character character = nameless(R"({"extensions": {"VRMC_vrm": {"humanoid": {"humanBones":
        {"hips": {"node": 3}, "leftUpperArm": {"node": 1}}}}}})");
    QVERIFY(bodyOf(character) == fileHumanoid(character));
    character.humanoid = HumanoidMap();
    setRole(*character.humanoid, HumanoidRole::Hips, BoneIndex(2));
    const Humanoid body = bodyOf(character);
    QCOMPARE(body.of(HumanoidPart::Hips), BoneIndex(2));
    QVERIFY(!body.of(HumanoidPart::UpperArm, BoneSide::Left).isValid());
}

void tst_character_humanoid::exportsKeepAndChangeTheFilesMap_data() {
    QTest::addColumn<QString>("extension");
    QTest::newRow("version 1") << R"("VRMC_vrm": {"specVersion": "1.0", "humanoid": {"humanBones": {
            "hips": {"node": 0}, "leftUpperLeg": {"node": 1, "extras": "kept"},
            "rightUpperLeg": {"node": 2}, "rightThumbProximal": {"node": 3}}}})";
    QTest::newRow("version 0") << R"("VRM": {"humanoid": {"armStretch": 0.05, "humanBones": [
            {"bone": "hips", "node": 0, "useDefaultValues": true},
            {"bone": "leftUpperLeg", "node": 1, "extras": "kept"},
            {"bone": "rightUpperLeg", "node": 2}, {"bone": "rightThumbIntermediate", "node": 3}]}})";
}

void tst_character_humanoid::exportsKeepAndChangeTheFilesMap() {
    QFETCH(QString, extension);
    Character character;
    character.skeleton = namedSkeleton("b0\nb0 > b1\nb0 > b2\nb2 > b3\n");
    character.foreign.documentJson =
        (R"({"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "extensions": {)" +
         extension + "}}")
            .toStdString();
    character.foreign.nodeOrder = {0, 1, 2, 3};
    finishCharacter(character);
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("out.vrm").toStdString();
    const auto written = [&](const Character& what) {
        const auto report = exportGlb(what, path);
        if (!report)
            qFatal("%s", report.error().detail.c_str());
        return importCharacter(path).value();
    };
    const Character read = written(character);
    QVERIFY(read.humanoid.has_value());
    QCOMPARE(read.humanoid->of(HumanoidRole::Hips), BoneIndex(0));
    QCOMPARE(read.humanoid->of(HumanoidRole::RightThumbProximal), BoneIndex(3));
    QVERIFY(mapOfFile(read) == read.humanoid);
    // What is not changed is written as it was.
    QCOMPARE(written(read).foreign.documentJson, read.foreign.documentJson);
    Character changed = read;
    setRole(*changed.humanoid, HumanoidRole::Spine, BoneIndex(3));
    setRole(*changed.humanoid, HumanoidRole::RightUpperLeg, BoneIndex());
    const Character again = written(changed);
    for (const HumanoidRole role : humanoidRoles())
        QCOMPARE(again.humanoid->of(role), changed.humanoid->of(role));
    QVERIFY(!again.humanoid->of(HumanoidRole::RightThumbProximal).isValid());
    QVERIFY(again.foreign.documentJson.find("\"kept\"") != std::string::npos);
}

RIGWRIGHT_TEST(tst_character_humanoid)
#include "tst_character_humanoid.moc"
