// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FBX and Collada against what the programs themselves show: frames that they wrote as OBJ, and
/// the same rigs as GLB.
#include "core/io/export.h"
#include "core/io/verify.h"
#include "tests/core/io/opened_file.h"
#include "tests/support/obj_frame.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

/// Findings that name a cause why a file does not deform as its program shows it.
const std::set<std::string> kCauses{"import-mesh-moved-after-bind", "import-deformers-lost",
                                    "import-curves-not-baked", "import-shape-weights"};

std::set<std::string> causesOf(const Character& character) {
    std::set<std::string> found;
    for (const Finding& finding : character.importFindings)
        if (kCauses.contains(finding.code))
            found.insert(finding.code);
    return found;
}

constexpr double kFrame = 1.0 / 24.0;

} // namespace

class tst_foreign_reference : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        if (!fs::exists(corpusDir() / "reference"))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    }

    void fbxDeformsAsInItsProgram_data();
    void fbxDeformsAsInItsProgram();
    void whatCannotBeRightHasItsCauseNamed_data();
    void whatCannotBeRightHasItsCauseNamed();
    void aVertexCacheLeavesTheOtherMeshesRight_data();
    void aVertexCacheLeavesTheOtherMeshesRight();
    void blendersExportsDeformAlike_data();
    void blendersExportsDeformAlike();
    void colladaLossesAreNamed();
    void everyForeignFileOpensAndExports_data();
    void everyForeignFileOpensAndExports();
};

void tst_foreign_reference::fbxDeformsAsInItsProgram_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("frame"); // -1: the file has no clip
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("percent");
    const auto row = [](const char* name, const char* file, int frame, double scale,
                        double percent) {
        QTest::newRow(name) << file << frame << scale << percent;
    };
    row("maya_kenney_character_4", "maya_kenney_character_7700_binary", 4, 0.01, 0.01);
    row("maya_kenney_character_9", "maya_kenney_character_7700_binary", 9, 0.01, 0.01);
    row("blender_293_half_skinned", "blender_293_half_skinned_7400_binary", -1, 1.0, 0.01);
    row("maya_skinned_pivot", "maya_skinned_pivot_7700_ascii", -1, 0.01, 0.01);
    row("maya_advanced_skinned_pivot", "maya_advanced_skinned_pivot_7700_binary", -1, 0.01, 0.1);
    row("maya_axes_anim_0", "maya_axes_anim_7700_ascii", 0, 0.01, 0.01);
    row("blender440_shape_weight_anim_5", "blender440_shape_weight_anim_7400_binary", 5, 1.0, 0.01);
    row("blender440_shape_weight_anim_15", "blender440_shape_weight_anim_7400_binary", 15, 1.0,
        0.01);
}

void tst_foreign_reference::fbxDeformsAsInItsProgram() {
    QFETCH(QString, file);
    QFETCH(int, frame);
    QFETCH(double, scale);
    QFETCH(double, percent);
    const Opened opened = openedFile(corpusDir() / "real" / (file.toStdString() + ".fbx"));
    QVERIFY2(opened.character.has_value(), opened.error.detail.c_str());
    const auto reference = objVertices(
        corpusDir() / "reference" / (std::string(QTest::currentDataTag()) + ".obj"), float(scale));
    QVERIFY(!reference.empty());
    const auto time = frame < 0 ? std::nullopt : std::optional(frame * kFrame);
    const double apart = percentApart(deformedVertices(*opened.character, time), reference);
    qInfo("%.6f %% of the diagonal apart", apart);
    QVERIFY2(apart <= percent, std::to_string(apart).c_str());
}

void tst_foreign_reference::whatCannotBeRightHasItsCauseNamed_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("causes");
    const auto row = [](const char* file, const QStringList& causes) {
        QTest::newRow(file) << file << causes;
    };
    row("maya_transformed_skin_7700_binary", {QStringLiteral("import-curves-not-baked"),
                                              QStringLiteral("import-mesh-moved-after-bind")});
    row("maya_axes_anim_7700_ascii",
        {QStringLiteral("import-curves-not-baked"), QStringLiteral("import-deformers-lost")});
    row("blender440_shape_weight_anim_7400_binary", {QStringLiteral("import-shape-weights")});
    row("maya_anim_interpolation_7700_binary", {QStringLiteral("import-curves-not-baked")});
    row("maya_kenney_character_7700_binary", {});
    row("blender_293_half_skinned_7400_binary", {});
    row("maya_skinned_pivot_7700_ascii", {});
    row("maya_advanced_skinned_pivot_7700_binary", {});
}

void tst_foreign_reference::whatCannotBeRightHasItsCauseNamed() {
    QFETCH(QString, file);
    QFETCH(QStringList, causes);
    const Opened opened = openedFile(corpusDir() / "real" / (file.toStdString() + ".fbx"));
    QVERIFY2(opened.character.has_value(), opened.error.detail.c_str());
    QStringList found;
    for (const std::string& code : causesOf(*opened.character))
        found += QString::fromStdString(code);
    QCOMPARE(found, causes);
}

void tst_foreign_reference::aVertexCacheLeavesTheOtherMeshesRight_data() {
    QTest::addColumn<int>("frame");
    QTest::newRow("5") << 5;
    QTest::newRow("8") << 8;
}

/// maya_axes_anim: mesh Y is moved by a vertex cache in another file; all else is right.
void tst_foreign_reference::aVertexCacheLeavesTheOtherMeshesRight() {
    QFETCH(int, frame);
    const Opened opened = openedFile(corpusDir() / "real" / "maya_axes_anim_7700_ascii.fbx");
    QVERIFY2(opened.character.has_value(), opened.error.detail.c_str());
    const auto reference = objVertices(
        corpusDir() / "reference" / ("maya_axes_anim_" + std::to_string(frame) + ".obj"), 0.01f);
    const double diagonal = double(bounds(reference).diagonal().norm());
    const double apart =
        100.0 * farthest(deformedVertices(*opened.character, frame * kFrame, "Y"), reference) /
        diagonal;
    qInfo("%.6f %% of the diagonal apart", apart);
    QVERIFY2(apart <= 0.1, std::to_string(apart).c_str());
}

void tst_foreign_reference::blendersExportsDeformAlike_data() {
    QTest::addColumn<QString>("rig");
    QTest::addColumn<QString>("suffix");
    for (const char* rig : {"s01_base", "s02_8influences", "s06_root_cm_zup",
                            "s10_two_skins_shared_joints", "s13_unicode", "s17_morph_skin"})
        QTest::addRow("%s.fbx", rig) << rig << "fbx";
    for (const char* rig : {"s01_base", "s02_8influences", "s10_two_skins_shared_joints"})
        QTest::addRow("%s.dae", rig) << rig << "dae";
}

void tst_foreign_reference::blendersExportsDeformAlike() {
    QFETCH(QString, rig);
    QFETCH(QString, suffix);
    const fs::path folder = corpusDir() / "synthetic";
    const std::string name = "bl_" + rig.toStdString() + ".";
    const Opened glb = openedFile(folder / (name + "glb"));
    const Opened other = openedFile(folder / (name + suffix.toStdString()));
    QVERIFY2(glb.character.has_value(), glb.error.detail.c_str());
    QVERIFY2(other.character.has_value(), other.error.detail.c_str());
    double largest = 0.0;
    for (const double time : {0.05, 0.4, 0.75, 1.0, 1.3, 1.7, 1.95})
        largest = std::max(largest, percentApart(deformedVertices(*other.character, time),
                                                 deformedVertices(*glb.character, time)));
    qInfo("%.6f %% of the diagonal apart", largest);
    QVERIFY2(largest <= 0.1, std::to_string(largest).c_str());
}

void tst_foreign_reference::colladaLossesAreNamed() {
    const auto findingOf = [](const char* file, const std::string& code) {
        const Opened opened = openedFile(corpusDir() / "synthetic" / file);
        for (const Finding& finding :
             opened.character ? opened.character->importFindings : Findings())
            if (finding.code == code)
                return finding;
        return Finding{};
    };
    QVERIFY(findingOf("bl_s17_morph_skin.dae", "import-shapes-lost").detail.find("blend shapes") !=
            std::string::npos);
    const Finding scaled = findingOf("bl_s06_root_cm_zup.dae", "import-armature-scaled");
    QCOMPARE(scaled.severity, Severity::Warning);
    QVERIFY2(scaled.detail.find("scale of the armature was lost") != std::string::npos,
             scaled.detail.c_str());
    QVERIFY(findingOf("bl_s01_base.dae", "import-armature-scaled").code.empty());
    // Bones have the names that people gave them, not the ids of the file ("Armature_bone00").
    const Opened base = openedFile(corpusDir() / "synthetic" / "bl_s01_base.dae");
    QVERIFY(findBone(base.character->skeleton, "bone00").isValid());
}

void tst_foreign_reference::everyForeignFileOpensAndExports_data() {
    QTest::addColumn<QString>("path");
    for (const char* folder : {"synthetic", "real"}) {
        if (!fs::exists(corpusDir() / folder))
            continue;
        for (const auto& entry : fs::directory_iterator(corpusDir() / folder)) {
            const std::string suffix = entry.path().extension().string();
            if (suffix == ".fbx" || suffix == ".dae")
                QTest::newRow(entry.path().filename().c_str())
                    << QString::fromStdString(entry.path().string());
        }
    }
}

void tst_foreign_reference::everyForeignFileOpensAndExports() {
    QFETCH(QString, path);
    const Opened opened = openedFile(path.toStdString());
    QVERIFY2(opened.character.has_value(), opened.error.detail.c_str());
    const Character& character = *opened.character;
    QCOMPARE(brokenInvariant(character), std::string());
    for (const MeshInstance& instance : character.meshes) {
        QCOMPARE(brokenInvariant(*instance.mesh), std::string());
        for (const Vec3f& position : instance.mesh->positions)
            QVERIFY(position.allFinite());
    }
    QTemporaryDir folder;
    const fs::path file = fs::path(folder.path().toStdString()) / "out.glb";
    const auto written = exportGlb(character, file);
    QVERIFY2(written.has_value(), written ? "" : written.error().detail.c_str());
    const auto verified = verifyExport(character, file);
    QVERIFY2(verified.has_value(), verified ? "" : verified.error().detail.c_str());
    // Rows without weight follow the root joint in a GLB, which the exporter says.
    if (findingsOf(character, "import-zero-rows") == 0)
        QVERIFY2(verified->passed(), verified->worstPose.c_str());
}

RIGWRIGHT_TEST(tst_foreign_reference)
#include "tst_foreign_reference.moc"
