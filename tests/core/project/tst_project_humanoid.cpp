// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The humanoid map in projects: kept to the last bit; what is odd in one costs a finding.
#include "core/project/project.h"
#include "core/samples/samples.h"
#include "tests/core/project/everything_character.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace rigwright;
using namespace rigwright::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr const char* kView = "{}";

Character mapped() {
    Character character = *makeSample("mannequin");
    character.humanoid = HumanoidMap();
    std::size_t next = 1;
    // Every evidence, odd confidences, a role that somebody said has no bone.
    for (const RoleEvidence evidence :
         {RoleEvidence::Name, RoleEvidence::Shape, RoleEvidence::NameAndShape, RoleEvidence::Place,
          RoleEvidence::Mirror, RoleEvidence::File, RoleEvidence::ByHand}) {
        character.humanoid->roles[next + 10] = {BoneIndex(next), 1.0 / double(next + 2), evidence};
        ++next;
    }
    (*character.humanoid)[HumanoidRole::Jaw] = {BoneIndex(), 1.0, RoleEvidence::ByHand};
    return character;
}

Character reopened(const std::vector<std::uint8_t>& bytes) {
    Character character;
    withFile(bytes, [&](const fs::path& path) {
        auto project = readProject(path);
        if (!project)
            qFatal("%s: %s", project.error().code.c_str(), project.error().detail.c_str());
        character = std::move(project->character);
    });
    return character;
}

std::size_t dropped(const Character& character) {
    for (const Finding& finding : character.importFindings)
        if (finding.code == "project-roles-dropped")
            return finding.count;
    return 0;
}

} // namespace

class tst_project_humanoid : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aMapIsKeptToTheLastBit();
    void noMapAndAnEmptyOneAreTwoThings();
    void oddRolesCostAFinding_data();
    void oddRolesCostAFinding();
};

void tst_project_humanoid::aMapIsKeptToTheLastBit() {
    const Character before = mapped();
    QCOMPARE(brokenInvariant(before), std::string());
    const auto bytes = encodeProject(before, kView);
    QVERIFY(bytes);
    const Character after = reopened(*bytes);
    QVERIFY(after.humanoid.has_value());
    QVERIFY(*after.humanoid == *before.humanoid);
    QVERIFY(after == before);
    QVERIFY(*encodeProject(after, kView) == *bytes);
}

void tst_project_humanoid::noMapAndAnEmptyOneAreTwoThings() {
    Character character = *makeSample("bar");
    QVERIFY(!reopened(*encodeProject(character, kView)).humanoid);
    character.humanoid = HumanoidMap();
    const Character after = reopened(*encodeProject(character, kView));
    QVERIFY(after.humanoid == character.humanoid);
}

void tst_project_humanoid::oddRolesCostAFinding_data() {
    QTest::addColumn<QString>("odd");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("keepsHips");
    const QString hips = R"("hips": {"bone": 1, "confidence": 0.5, "evidence": "name"})";
    const auto row = [&](const char* what, const QString& more, int count) {
        QTest::newRow(what) << "{" + hips + ", " + more + "}" << count << true;
    };
    row("a role of a later version",
        R"("thirdEye": {"bone": 2, "confidence": 1, "evidence": "name"})", 1);
    row("a bone out of range", R"("head": {"bone": 4000, "confidence": 1, "evidence": "name"})", 1);
    row("a huge bone",
        R"("head": {"bone": 18446744073709551615, "confidence": 1, "evidence": "name"})", 1);
    row("a negative bone", R"("head": {"bone": -2, "confidence": 1, "evidence": "name"})", 1);
    row("a bone that is no number",
        R"("head": {"bone": "head", "confidence": 1, "evidence": "name"})", 1);
    row("a bone with a fraction", R"("head": {"bone": 2.5, "confidence": 1, "evidence": "name"})",
        1);
    row("a bone twice", R"("head": {"bone": 1, "confidence": 1, "evidence": "name"})", 1);
    row("an unknown evidence", R"("head": {"bone": 2, "confidence": 1, "evidence": "dream"})", 1);
    row("no confidence", R"("head": {"bone": 2, "evidence": "name"})", 1);
    row("no object", R"("head": 2, "neck": null, "spine": [])", 3);
    QTest::newRow("no map at all") << "[1, 2]" << 1 << false;
    QTest::newRow("null") << "null" << 1 << false;
}

void tst_project_humanoid::oddRolesCostAFinding() {
    QFETCH(QString, odd);
    QFETCH(int, count);
    QFETCH(bool, keepsHips);
    GlbFile file = projectGlb(*makeSample("mannequin"), kView);
    rigOf(file)["humanoid"] = json::parse(odd.toStdString());
    const Character after = reopened(resealed(file));
    QCOMPARE(int(dropped(after)), count);
    QCOMPARE(brokenInvariant(after), std::string());
    QCOMPARE(after.humanoid.has_value(), keepsHips);
    if (keepsHips) {
        HumanoidMap hipsAlone;
        hipsAlone[HumanoidRole::Hips] = {BoneIndex(1), 0.5, RoleEvidence::Name};
        QVERIFY(*after.humanoid == hipsAlone);
    }
    // It can be saved again, without what was odd.
    const Character again = reopened(*encodeProject(after, kView));
    QVERIFY(again.humanoid == after.humanoid);
}

RIGWRIGHT_TEST(tst_project_humanoid)
#include "tst_project_humanoid.moc"
