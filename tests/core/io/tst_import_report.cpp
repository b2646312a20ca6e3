// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The report of an import: each doubt where there is reason for it, and no false alarm.
#include "core/character/bind_pose.h"
#include "core/character/move_character.h"
#include "core/io/import_choices.h"
#include "core/io/import_report.h"
#include "core/samples/samples.h"
#include "tests/core/io/opened_file.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

Findings reportOf(const Character& character, const FileSpace& readAs = {}) {
    Findings findings;
    inspectImport(character, findings, readAs);
    return findings;
}

const Finding* find(const Findings& findings, const std::string& code) {
    const auto found = std::ranges::find(findings, code, &Finding::code);
    return found == findings.end() ? nullptr : &*found;
}

std::string listed(const Findings& findings) {
    std::string text;
    for (const Finding& finding : findings)
        text += finding.code + ": " + finding.detail + "\n";
    return text;
}

Character mannequin() {
    return *makeSample("mannequin");
}

/// What the choice behind a code is.
ImportChoices choiceOf(const std::string& fix) {
    static const std::map<std::string, ImportChoices> choices = {
        {"reread-metres", {.metresPerUnit = 1.0}},
        {"reread-centimetres", {.metresPerUnit = 0.01}},
        {"reread-millimetres", {.metresPerUnit = 0.001}},
        {"reread-times-100", {.metresPerUnit = 100.0}},
        {"reread-up-x", {.up = ImportUpAxis::X}},
        {"reread-up-z", {.up = ImportUpAxis::Z}},
        {"reread-bind-pose", {.openInBindPose = true}}};
    return choices.at(fix);
}

/// All that turns a mannequin of a file with another axis up.
Character withUp(ImportUpAxis up) {
    Character character = mannequin();
    rotateCharacter(character, Quatd(Mat3d(modelFromAxes(up).transpose())));
    return character;
}

SkinWeights& weightsOf(Character& character, std::size_t mesh = 0) {
    return character.meshes[mesh].binding->weights();
}

} // namespace

class tst_import_report : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void soundCharactersHaveNothingToReport() {
        for (const char* name : {"mannequin", "arm", "tail", "bar"}) {
            const Findings findings = reportOf(*makeSample(name));
            QVERIFY2(findings.empty(), listed(findings).c_str());
        }
        QVERIFY(reportOf(Character{}).empty());
    }

    void unusualSizesOfferTheUnitThatMakesThemUsual_data() {
        QTest::addColumn<double>("factor");
        QTest::addColumn<double>("metresPerUnit");
        QTest::addColumn<QString>("fix");
        // The bar is 4 m long.
        QTest::newRow("4 cm, a file in metres") << 0.01 << 1.0 << "reread-times-100";
        QTest::newRow("4 cm, a file in centimetres") << 0.01 << 0.01 << "reread-metres";
        QTest::newRow("400 m, a file in metres") << 100.0 << 1.0 << "reread-centimetres";
        QTest::newRow("4 km, a file in metres") << 1000.0 << 1.0 << "reread-millimetres";
        QTest::newRow("40 micrometres") << 1e-5 << 1.0 << "";
    }
    void unusualSizesOfferTheUnitThatMakesThemUsual() {
        QFETCH(double, factor);
        QFETCH(double, metresPerUnit);
        QFETCH(QString, fix);
        Character character = barCharacter();
        scaleCharacter(character, factor);
        const Findings findings = reportOf(character, {.metresPerUnit = metresPerUnit});
        const Finding* doubt = find(findings, "import-unit-doubtful");
        QVERIFY2(doubt, listed(findings).c_str());
        QCOMPARE(QString::fromStdString(doubt->fix), fix);
        QVERIFY(doubt->severity == Severity::Warning);
        if (fix.isEmpty())
            return;
        // Read so, it is of a usual size, and nobody doubts any more.
        const ImportChoices choices = choiceOf(doubt->fix);
        scaleCharacter(character, choices.metresPerUnit / metresPerUnit);
        QVERIFY(reportOf(character, spaceReadAs(choices)).empty());
    }

    void usualSizesAreNotDoubted() {
        for (const double length : {0.25, 1.0, 1.8, 19.0}) {
            Character character = barCharacter();
            scaleCharacter(character, length / 4.0);
            QVERIFY2(reportOf(character).empty(), listed(reportOf(character)).c_str());
        }
    }

    void sizesAreGivenInFigures() {
        Character character = barCharacter();
        scaleCharacter(character, 0.0045);
        const Findings findings = reportOf(character);
        QCOMPARE(findings.at(0).detail,
                 std::string("the longest side is 1.8 cm as read, of 1.8 cm × 4.5 mm × 4.5 mm; a "
                             "hundred times larger it would be 1.8 m"));
    }

    void bodiesThatLieOnTheirBackAreDoubted_data() {
        QTest::addColumn<ImportUpAxis>("up");
        QTest::addColumn<QString>("fix");
        QTest::newRow("z") << ImportUpAxis::Z << "reread-up-z";
        QTest::newRow("x") << ImportUpAxis::X << "reread-up-x";
    }
    void bodiesThatLieOnTheirBackAreDoubted() {
        QFETCH(ImportUpAxis, up);
        QFETCH(QString, fix);
        Character character = withUp(up);
        const Findings findings = reportOf(character);
        const Finding* doubt = find(findings, "import-up-doubtful");
        QVERIFY2(doubt, listed(findings).c_str());
        QCOMPARE(QString::fromStdString(doubt->fix), fix);
        QVERIFY(doubt->severity == Severity::Warning);
        applyImportChoices(character, choiceOf(doubt->fix));
        QVERIFY2(reportOf(character).empty(), listed(reportOf(character)).c_str());
    }

    void aFileThatNamesTheWrongAxisIsReadWithTheRightOne() {
        Character character = mannequin(); // +Y up, though its file says Z
        const FileSpace readAs{.modelFromFileAxes = modelFromAxes(ImportUpAxis::Z)};
        rotateCharacter(character, Quatd(readAs.modelFromFileAxes));
        const Findings findings = reportOf(character, readAs);
        const Finding* doubt = find(findings, "import-up-doubtful");
        QVERIFY2(doubt, listed(findings).c_str());
        QCOMPARE(doubt->fix, std::string("reread-up-y"));
    }

    void whoStandsOnTheHeadHasNoChoiceOfAxis() {
        Character character = mannequin();
        rotateCharacter(character, Quatd(Eigen::AngleAxisd(kPi, Vec3d::UnitX())));
        const Findings findings = reportOf(character);
        const Finding* doubt = find(findings, "import-up-doubtful");
        QVERIFY2(doubt, listed(findings).c_str());
        QVERIFY(doubt->fix.empty());
    }

    void whoLiesDownInAPoseAloneIsNotDoubted() {
        Character character = mannequin();
        for (std::size_t bone = 0; bone < character.skeleton.boneCount(); ++bone)
            if (!character.skeleton.parents[bone].isValid())
                character.pose.local[bone].rotation =
                    Quatd(Eigen::AngleAxisd(kPi / 2.0, Vec3d::UnitX())) *
                    character.pose.local[bone].rotation;
        QVERIFY(!find(reportOf(character), "import-up-doubtful"));
    }

    void aPoseThatIsNotTheBindIsNamedWithItsFarthestJoint() {
        Character character = mannequin();
        const BoneIndex forearm = findBone(character.skeleton, "lower_arm.L");
        QVERIFY(forearm.isValid());
        Transform& local = character.pose.local[forearm.value()];
        local.rotation = local.rotation * turn(Vec3d::UnitZ(), 34.2).rotation;
        const Findings findings = reportOf(character);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, std::string("import-posed-on-load"));
        QCOMPARE(findings[0].count, std::size_t(1));
        QCOMPARE(findings[0].fix, std::string("reread-bind-pose"));
        QVERIFY(findings[0].detail.find("lower_arm.L") != std::string::npos);
        QVERIFY(findings[0].detail.find("34.2°") != std::string::npos);
        applyImportChoices(character, choiceOf("reread-bind-pose"));
        QVERIFY2(reportOf(character).empty(), listed(reportOf(character)).c_str());
    }

    void meshesThatBindABoneDifferentlyAreNamed() {
        Character character = armCharacter();
        QVERIFY(!find(reportOf(character), "import-binds-disagree"));
        Binding& cuff = *character.meshes[1].binding;
        QCOMPARE(cuff.joints.front(), BoneIndex(kLower));
        // Turned, and with a second joint that stays, so that the mesh keeps its place.
        cuff.joints.push_back(BoneIndex(kUpper));
        cuff.boneFromMeshBind.push_back(character.meshes[0].binding->boneFromMeshBind[0]);
        cuff.boneFromMeshBind.front() =
            toAffine(turn(Vec3d::UnitY(), 20.0)) * cuff.boneFromMeshBind.front();
        const Findings findings = reportOf(character);
        const Finding* finding = find(findings, "import-binds-disagree");
        QVERIFY2(finding, listed(findings).c_str());
        QCOMPARE(finding->count, std::size_t(1));
        QVERIFY(finding->detail.find(character.skeleton.names[kLower]) != std::string::npos);
    }

    void rowsAreCountedOverAllMeshes() {
        Character character = cloudCharacter(12, 50, 5, 7);
        weightsOf(character).setRow(VertexIndex(3), {});
        weightsOf(character).setRow(VertexIndex(4), WeightRow{{0, 0.5f}, {1, 0.25f}});
        WeightRow nine;
        for (std::uint16_t bone = 0; bone < 9; ++bone)
            nine.push_back({bone, bone == 0 ? 1.0f - 8 * 0.0625f : 0.0625f});
        weightsOf(character).setRow(VertexIndex(5), nine);
        const Findings findings = reportOf(character);
        const Finding* many = find(findings, "import-influences");
        QVERIFY2(many, listed(findings).c_str());
        QCOMPARE(many->count, std::size_t(48));
        QCOMPARE(many->fix, std::string("limit"));
        QVERIFY(many->detail.starts_with("more than 8 at 1 of them, 9 at most;"));
        const Finding* zero = find(findings, "import-zero-rows");
        QVERIFY(zero);
        QCOMPARE(zero->count, std::size_t(1));
        const Finding* sums = find(findings, "import-sums-off");
        QVERIFY(sums);
        QCOMPARE(sums->fix, std::string("normalise"));
        QVERIFY(sums->severity == Severity::Warning);
        QVERIFY(sums->detail.find("0.750") != std::string::npos);
    }

    void sumsThatRoundingLeavesAreANote() {
        Character character = barCharacter();
        weightsOf(character).setRow(VertexIndex(0), WeightRow{{0, 254.0f / 255.0f}});
        const Findings findings = reportOf(character);
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(findings[0].severity == Severity::Info);
    }

    void aMeshWithoutAnyWeightIsOneError() {
        Character character = barCharacter();
        weightsOf(character) = SkinWeights(character.meshes[0].mesh->vertexCount());
        const Findings findings = reportOf(character);
        QCOMPARE(findings.size(), std::size_t(1));
        QCOMPARE(findings[0].code, std::string("import-no-weights"));
        QVERIFY(findings[0].severity == Severity::Error);
    }

    void twinsThatCameWithOtherRowsAreCounted() {
        Character character = armCharacter();
        Mesh mesh = *character.meshes[0].mesh;
        weightsOf(character).setRow(VertexIndex(0), WeightRow{{0, 0.125f}, {1, 0.875f}});
        finishMesh(mesh, rowKeys(weightsOf(character)));
        const std::size_t points = character.meshes[0].mesh->topology.pointCount();
        QCOMPARE(mesh.topology.pointCount(), points + 1); // it came as a point of its own
        character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
        const Findings findings = reportOf(character);
        const Finding* twins = find(findings, "import-twins-differ");
        QVERIFY2(twins, listed(findings).c_str());
        QVERIFY(twins->count >= 1);
        QCOMPARE(twins->fix, std::string("equalise-twins"));
        QVERIFY(isWatchedByLint(twins->code));
    }

    void scalesOfJointsAndWhatIsAboveThemAreNamed() {
        Character character = armCharacter();
        character.skeleton.restLocal[kHelper].scale = {1, 2, 1}; // no joint, nothing below it
        QVERIFY(!find(reportOf(character), "import-scale-uneven"));
        character.skeleton.restLocal[kUpper].scale = {1, 1, 1.5};
        character.skeleton.restLocal[kLower].scale = {-1, 1, 1};
        const Findings findings = reportOf(character);
        const Finding* uneven = find(findings, "import-scale-uneven");
        const Finding* negative = find(findings, "import-scale-negative");
        QVERIFY2(uneven && negative, listed(findings).c_str());
        QCOMPARE(uneven->count, std::size_t(1));
        QVERIFY(uneven->detail.find("1.000 × 1.000 × 1.500") != std::string::npos);
        QCOMPARE(negative->count, std::size_t(1));
    }

    void whatIsPassedThroughIsSaid() {
        Character character = barCharacter();
        character.foreign.documentJson = R"({"extensionsUsed": ["A_one", "B_two", 3]})";
        character.foreign.images.push_back({"skin", "image/png", "textures/skin.png", {}, ""});
        const Findings findings = reportOf(character);
        QCOMPARE(findings.size(), std::size_t(2));
        QCOMPARE(findings[0].code, std::string("import-texture-missing")); // the graver one first
        QCOMPARE(findings[0].fix, std::string("reread-find-textures"));
        QVERIFY(findings[0].detail.find("textures/skin.png") != std::string::npos);
        QCOMPARE(findings[1].code, std::string("import-extension-unsupported"));
        QCOMPARE(findings[1].count, std::size_t(2));
        QVERIFY(findings[1].detail.starts_with("A_one, B_two;"));
        for (const char* odd : {"", "[1]", "{", R"({"extensionsUsed": 3})"}) {
            character.foreign.documentJson = odd;
            QCOMPARE(reportOf(character).size(), std::size_t(1));
        }
    }

    void whatTheReaderSaidIsNotSaidAgain() {
        Character character = barCharacter();
        weightsOf(character).setRow(VertexIndex(0), {});
        character.foreign.images.push_back({"skin", "image/png", "skin.png", {}, ""});
        character.importFindings = {
            {"import-skin-unused", Severity::Info, 1, "skin a", "first", ""},
            {"import-zero-rows", Severity::Warning, 1, "mesh bar", "the reader's", ""},
            {"import-texture-missing", Severity::Warning, 1, "image skin", "the reader's too", ""},
            {"import-weights-repaired", Severity::Error, 1, "mesh bar", "last", ""}};
        inspectImport(character, character.importFindings);
        const Findings& findings = character.importFindings;
        QCOMPARE(findings.size(), std::size_t(4));
        QCOMPARE(findings[0].detail, std::string("last"));
        QCOMPARE(findings[1].detail, std::string("the reader's"));
        QCOMPARE(findings[2].detail, std::string("the reader's too"));
        QCOMPARE(findings[3].detail, std::string("first"));
    }

    void filesOfTheCorpusReportTheirQuirkAndNothingElse_data();
    void filesOfTheCorpusReportTheirQuirkAndNothingElse();
};

namespace {

/// What each file of the corpus is expected to have in its report; files that are not named here:
/// nothing.
const std::map<std::string, std::set<std::string>>& expectedReports() {
    static const std::map<std::string, std::set<std::string>> reports = {
        // synthetic: the quirk is in the name
        {"s02_8influences.glb", {"import-influences"}},
        {"s03_unnormalised.glb", {"import-sums-off"}},
        {"s04_zeroweights.glb", {"import-zero-rows"}},
        {"s05_noibm.glb", {"import-posed-on-load"}}, // glTF says: bound at the mesh's origin
        {"s06_root_cm_zup.glb", {"import-unit-doubtful"}},
        {"s08_nonuniform.glb", {"import-scale-uneven"}},
        {"s12_dupnames.glb", {"import-duplicate-names"}},
        {"s22_extras_vrm.glb", {"import-extension-unsupported"}},
        {"s26_coincident_diff_weights.glb", {"import-twins-differ"}},
        {"s27_textured_pbr.glb", {"import-extension-unsupported"}},
        {"s31_16influences.glb", {"import-influences"}},
        {"bl_s02_8influences.glb", {"import-influences"}},
        {"bl_s06_root_cm_zup.glb", {"import-unit-doubtful"}},
        // real
        {"03_skinned_cylinder.gltf", {"import-posed-on-load"}}, // a joint turned by 30°
        {"Fox.glb", {"import-unit-doubtful"}},                  // 155 units long: centimetres
        {"Med_General.glb", {"import-skin-unused"}},            // clips and skeleton alone
        {"manny_med_mod.gltf", {"import-twins-differ"}},        // where the legs are put on
        {"singleBlendshapeCube_sparse.glb", {"import-unit-doubtful"}}, // a cube of 1 cm
        {"unassigned-skeleton.gltf", {"import-bind-matrix-repaired"}},
    };
    return reports;
}

} // namespace

void tst_import_report::filesOfTheCorpusReportTheirQuirkAndNothingElse_data() {
    QTest::addColumn<QString>("path");
    if (!fs::exists(corpusDir()))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    for (const char* folder : {"synthetic", "real"})
        for (const auto& entry : fs::recursive_directory_iterator(corpusDir() / folder)) {
            const std::string suffix = entry.path().extension().string();
            const std::string name = entry.path().filename().string();
            if ((suffix == ".glb" || suffix == ".gltf") && name != "s33_draco.glb" &&
                name != "s34_meshopt.glb")
                QTest::newRow(name.c_str()) << QString::fromStdString(entry.path().string());
        }
}

void tst_import_report::filesOfTheCorpusReportTheirQuirkAndNothingElse() {
    QFETCH(QString, path);
    const fs::path file = path.toStdString();
    const Opened opened = openedFile(file);
    QVERIFY2(opened.character, (opened.error.code + ": " + opened.error.detail).c_str());
    std::set<std::string> codes;
    for (const Finding& finding : opened.character->importFindings)
        codes.insert(finding.code);
    const auto expected = expectedReports().find(file.filename().string());
    QVERIFY2(codes ==
                 (expected == expectedReports().end() ? std::set<std::string>() : expected->second),
             listed(opened.character->importFindings).c_str());
}

RIGWRIGHT_TEST(tst_import_report)
#include "tst_import_report.moc"
