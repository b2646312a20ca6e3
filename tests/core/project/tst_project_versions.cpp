// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Versions of the project format: every old file is read for ever, newer ones are refused with
/// reason.
#include "core/project/project.h"
#include "core/project/project_version.h"
#include "tests/core/project/everything_character.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace rigwright;
using namespace rigwright::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// Made-up history: version 2 renamed "title" to "name", version 3 counts bones.
Result<void> renameTitle(json& rig) {
    if (!rig.contains("title"))
        return Error{"project-missing-member", "no title", "rig", "find one"};
    rig["name"] = rig["title"];
    rig.erase("title");
    return {};
}

Result<void> countBones(json& rig) {
    rig["count"] = rig["bones"].size();
    return {};
}

constexpr std::array<ProjectStep, 2> kHistory{renameTitle, countBones};

} // namespace

class tst_project_versions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFileOfEveryVersionIsRead();
    void theFirstStepUnlocksInstancesOfAnyShape();
    void thereIsAStepFromEveryVersion();
    void stepsRunFromTheFilesVersionOn();
    void aStepThatFailsRefusesTheFile();
    void newerVersionsAreRefusedWithReason();
    void newerVersionsAreRefusedWhateverElseIsInThem();
};

void tst_project_versions::aFileOfEveryVersionIsRead() {
    for (int version = 1; version <= kProjectVersion; ++version) {
        const fs::path path =
            sourceDir() / "tests" / "data" / ("project_v" + std::to_string(version) + ".rigw");
        QVERIFY2(fs::exists(path), path.c_str());
        QVERIFY(fs::file_size(path) < 50000);
        const auto project = readProject(path);
        QVERIFY2(project.has_value(), project ? "" : project.error().detail.c_str());
        QVERIFY(openFile(path)->isProject);
        QVERIFY(project->character ==
                (version == 1 ? everythingCharacter() : everythingCharacter2()));
        QCOMPARE(project->view, std::string(kEverythingView));
    }
}

void tst_project_versions::theFirstStepUnlocksInstancesOfAnyShape() {
    // What is no instance stays as it is: the reader refuses it with its own words.
    json rig = {{"version", 1}, {"instances", {{{"visible", true}}, 7, "x", nullptr}}};
    QVERIFY(updateRig(rig, projectSteps()).has_value());
    const json instances = {{{"visible", true}, {"locked", false}}, 7, "x", nullptr};
    QVERIFY2(rig["instances"] == instances, rig.dump().c_str());
    for (const json& odd : {json{{"version", 1}}, json{{"version", 1}, {"instances", 3}}}) {
        json changed = odd;
        QVERIFY(updateRig(changed, projectSteps()).has_value());
        QCOMPARE(changed["version"].get<int>(), kProjectVersion);
    }
}

void tst_project_versions::thereIsAStepFromEveryVersion() {
    QCOMPARE(projectSteps().size(), std::size_t(kProjectVersion - 1));
}

void tst_project_versions::stepsRunFromTheFilesVersionOn() {
    json first = {{"version", 1}, {"title", "x"}, {"bones", {1, 2, 3}}};
    QVERIFY(updateRig(first, kHistory).has_value());
    const json now = {{"version", 3}, {"name", "x"}, {"bones", {1, 2, 3}}, {"count", 3}};
    QVERIFY2(first == now, first.dump().c_str());
    json second = {{"version", 2}, {"name", "x"}, {"bones", {1, 2, 3}}};
    QVERIFY(updateRig(second, kHistory).has_value());
    QVERIFY2(second == now, second.dump().c_str());
    QVERIFY(updateRig(second, kHistory).has_value());
    QVERIFY2(second == now, second.dump().c_str());
}

void tst_project_versions::aStepThatFailsRefusesTheFile() {
    json untitled = {{"version", 1}};
    const auto result = updateRig(untitled, kHistory);
    QVERIFY(!result);
    QCOMPARE(result.error().detail, std::string("no title"));
}

void tst_project_versions::newerVersionsAreRefusedWithReason() {
    json future = {{"version", 4}};
    const auto refused = updateRig(future, kHistory);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("project-newer-version"));
    QVERIFY(refused.error().detail.find("version 4") != std::string::npos);
    QVERIFY(refused.error().detail.find("up to version 3") != std::string::npos);
    QVERIFY(refused.error().remedy.find("newer Rigwright") != std::string::npos);
}

void tst_project_versions::newerVersionsAreRefusedWhateverElseIsInThem() {
    // Not even the fingerprint need be where it is today, and the model may be another.
    GlbFile file = projectGlb(barCharacter());
    rigOf(file) = {{"version", kProjectVersion + 1}, {"everything", "is elsewhere"}};
    file.json["nodes"][0]["name"] = "changed";
    withFile(glbBytes(file), [](const fs::path& path) {
        for (const Error& error : {openFile(path).error(), readProject(path).error()}) {
            QCOMPARE(error.code, std::string("project-newer-version"));
            QVERIFY(error.detail.find("version " + std::to_string(kProjectVersion + 1)) !=
                    std::string::npos);
        }
    });
}

RIGWRIGHT_TEST(tst_project_versions)
#include "tst_project_versions.moc"
