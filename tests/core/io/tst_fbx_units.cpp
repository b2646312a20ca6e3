// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FBX files that say the same in different ways give the same character, and what is odd is said.
#include "core/character/evaluate_frame.h"
#include "core/io/import.h"
#include "tests/support/fbx_sample.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

using Shape = FbxSampleCurve::Shape;

/// A cube of a metre whose top rises by half a metre in a second.
FbxSample centimetres() {
    FbxSample sample;
    sample.tipY = {.times = {0, 1}, .values = {50, 100}};
    return sample;
}

FbxSample metres() {
    FbxSample sample;
    sample.unitScaleFactor = 100.0;
    sample.edge = 1.0;
    sample.tipY = {.times = {0, 1}, .values = {0.5, 1}};
    return sample;
}

FbxSample hundredfoldArmature() {
    FbxSample sample;
    sample.edge = 1.0;
    sample.nodeScale = 100.0;
    sample.tipY = {.times = {0, 1}, .values = {0.5, 1}};
    return sample;
}

std::vector<Vec3f> positionsAt(const Character& character, double time) {
    FrameRequest request;
    if (!character.clips.empty())
        request.clip = ClipSource{ClipIndex(0), time};
    request.cpuMeshes = {MeshInstanceIndex(0)};
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    return result.vertices[0].positions;
}

Vec3f sizeAt(const Character& character, double time) {
    const auto positions = positionsAt(character, time);
    return bounds(positions).sizes();
}

const Finding* findingOf(const Character& character, const std::string& code) {
    for (const Finding& finding : character.importFindings)
        if (finding.code == code)
            return &finding;
    return nullptr;
}

} // namespace

class tst_fbx_units : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    Result<Character> read(const FbxSample& sample, const ImportChoices& choices = {}) {
        const fs::path file = fs::path(m_folder.path().toStdString()) / "sample.fbx";
        std::ofstream(file) << fbxText(sample);
        ImportOptions options;
        options.choices = choices;
        return importCharacter(file, options);
    }

private Q_SLOTS:
    void theSameCubeIsAMetreInAllUnits_data();
    void theSameCubeIsAMetreInAllUnits();
    void theUserMayKnowTheUnitBetter();
    void zUpFilesStandUp();
    void theUserMayKnowTheAxisBetter();
    void aFileWithoutUnitIsInCentimetres();
    void takesBeginAtZeroAndSayWhereTheyBegan();
    void cubicCurvesAreSampled();
    void steppedCurvesStayStepped();
    void turnsOfMoreThanHalfARoundAreKept();
    void straightCurvesAreLeftAlone();
    void geometricTransformsMoveTheMeshOnly();
    void aMeshMovedAfterTheBindIsSaid();
    void bonesOfOneNameStayTwo();
    void scaleThatIsNotInheritedIsSaid();
    void oldFilesAreRefusedWithTheReason();
    void aMissingTextureIsSaid();
    void nonLatinPathsOpen();
};

void tst_fbx_units::theSameCubeIsAMetreInAllUnits_data() {
    QTest::addColumn<int>("sample");
    QTest::newRow("centimetres") << 0;
    QTest::newRow("metres") << 1;
    QTest::newRow("armature of a hundred") << 2;
}

void tst_fbx_units::theSameCubeIsAMetreInAllUnits() {
    QFETCH(int, sample);
    const FbxSample samples[] = {centimetres(), metres(), hundredfoldArmature()};
    const auto character = read(samples[sample]);
    QVERIFY2(character.has_value(), character ? "" : character.error().detail.c_str());
    VERIFY_NEAR(sizeAt(*character, 0.0), Vec3f(1, 1, 1), 0.005);
    VERIFY_NEAR(sizeAt(*character, 1.0), Vec3f(1, 1.5f, 1), 0.005);
    VERIFY_NEAR(sizeAt(*character, 0.5), Vec3f(1, 1.25f, 1), 0.005);
    QCOMPARE(findingOf(*character, "import-unit") != nullptr, sample != 1);
    QCOMPARE(findingOf(*character, "import-armature-scaled") != nullptr, sample == 2);
}

void tst_fbx_units::theUserMayKnowTheUnitBetter() {
    const auto character = read(centimetres(), {.metresPerUnit = 0.001});
    QVERIFY(character.has_value());
    VERIFY_NEAR(sizeAt(*character, 1.0), Vec3f(0.1f, 0.15f, 0.1f), 1e-6);
    QVERIFY(findingOf(*character, "import-unit") == nullptr);
}

void tst_fbx_units::zUpFilesStandUp() {
    FbxSample sample = centimetres(); // its top is at +Y, which that file calls forward
    sample.upAxis = 2;
    sample.frontAxis = 1;
    sample.frontSign = -1;
    const auto character = read(sample);
    QVERIFY(character.has_value());
    // Z up, -Y to the front: y becomes -z.
    VERIFY_NEAR(sizeAt(*character, 1.0), Vec3f(1, 1, 1.5f), 1e-5);
    const auto box = bounds(positionsAt(*character, 0.0));
    VERIFY_NEAR(box.min(), Vec3f(-0.5f, -0.5f, -1.0f), 1e-5);
    QVERIFY(findingOf(*character, "import-up-axis") != nullptr);
}

void tst_fbx_units::theUserMayKnowTheAxisBetter() {
    const auto character = read(centimetres(), {.up = ImportUpAxis::Z});
    QVERIFY(character.has_value());
    VERIFY_NEAR(sizeAt(*character, 1.0), Vec3f(1, 1, 1.5f), 1e-5);
    QVERIFY(findingOf(*character, "import-up-axis") == nullptr);
}

void tst_fbx_units::aFileWithoutUnitIsInCentimetres() {
    FbxSample sample = centimetres();
    sample.unitScaleFactor = 0.0;
    const auto character = read(sample);
    QVERIFY(character.has_value());
    VERIFY_NEAR(sizeAt(*character, 0.0), Vec3f(1, 1, 1), 1e-5);
}

void tst_fbx_units::takesBeginAtZeroAndSayWhereTheyBegan() {
    FbxSample sample = centimetres();
    sample.takeStart = 2.0;
    sample.tipY.times = {2, 3};
    const auto character = read(sample);
    QVERIFY(character.has_value());
    VERIFY_NEAR(character->clips[0]->start, 0.0, 1e-6);
    VERIFY_NEAR(sizeAt(*character, 0.5), Vec3f(1, 1.25f, 1), 1e-4);
    const Finding* finding = findingOf(*character, "import-take-offset");
    QVERIFY(finding != nullptr);
    QVERIFY(finding->detail.find("2 s (frame 60)") != std::string::npos);
}

void tst_fbx_units::cubicCurvesAreSampled() {
    FbxSample sample = centimetres();
    sample.tipY.shape = Shape::Cubic; // flat at both ends: 3 x² - 2 x³
    const auto character = read(sample);
    QVERIFY(character.has_value());
    for (const double x : {0.1, 0.3, 0.5, 0.8}) // frames of 30 a second
        VERIFY_NEAR(double(sizeAt(*character, x).y()), 1.0 + 0.5 * (3 * x * x - 2 * x * x * x),
                    1e-5);
    QVERIFY(findingOf(*character, "import-curves-not-baked") != nullptr);
}

void tst_fbx_units::steppedCurvesStayStepped() {
    FbxSample sample = centimetres();
    sample.tipY.shape = Shape::Constant;
    const auto character = read(sample);
    QVERIFY(character.has_value());
    VERIFY_NEAR(double(sizeAt(*character, 0.99).y()), 1.0, 1e-5);
    VERIFY_NEAR(double(sizeAt(*character, 1.0).y()), 1.5, 1e-5);
}

void tst_fbx_units::turnsOfMoreThanHalfARoundAreKept() {
    FbxSample sample;
    sample.tipTurn = {.times = {0, 1}, .values = {0, 360}};
    const auto character = read(sample);
    QVERIFY(character.has_value());
    const auto box = bounds(positionsAt(*character, 0.5));
    VERIFY_NEAR(double(box.min().y()), 0.0, 1e-4); // half a round: the top is at the bottom
    VERIFY_NEAR(double(box.max().y()), 0.0, 1e-4);
    QVERIFY(findingOf(*character, "import-curves-not-baked") != nullptr);
}

void tst_fbx_units::straightCurvesAreLeftAlone() {
    const auto character = read(centimetres());
    QVERIFY(character.has_value());
    QVERIFY(findingOf(*character, "import-curves-not-baked") == nullptr);
    QVERIFY(findingOf(*character, "import-mesh-moved-after-bind") == nullptr);
    QVERIFY(findingOf(*character, "import-take-offset") == nullptr);
    QVERIFY(findingOf(*character, "import-segment-scale") == nullptr);
}

void tst_fbx_units::geometricTransformsMoveTheMeshOnly() {
    FbxSample sample = centimetres();
    sample.geometricTranslation = Vec3d(0, 7, 0);
    const auto character = read(sample);
    QVERIFY(character.has_value());
    VERIFY_NEAR(bounds(positionsAt(*character, 0.0)).min(), Vec3f(-0.5f, 0.07f, -0.5f), 1e-5);
    VERIFY_NEAR(character->skeleton.restLocal[3].translation, Vec3d(0, 0, 0), 1e-9);
}

void tst_fbx_units::aMeshMovedAfterTheBindIsSaid() {
    FbxSample sample = centimetres();
    sample.meshMoved = Vec3d(30, 0, 0);
    const auto character = read(sample);
    QVERIFY(character.has_value());
    // The joints alone place it: where it was bound.
    VERIFY_NEAR(bounds(positionsAt(*character, 0.0)).center(), Vec3f(0, 0.5f, 0), 1e-5);
    const Finding* finding = findingOf(*character, "import-mesh-moved-after-bind");
    QVERIFY(finding != nullptr);
    QVERIFY(finding->detail.find("30 units") != std::string::npos);
}

void tst_fbx_units::bonesOfOneNameStayTwo() {
    FbxSample sample = centimetres();
    sample.tipName = "Root";
    const auto character = read(sample);
    QVERIFY2(character.has_value(), character ? "" : character.error().detail.c_str());
    QCOMPARE(character->skeleton.names[1], std::string("Root"));
    QCOMPARE(character->skeleton.names[2], std::string("Root"));
    VERIFY_NEAR(sizeAt(*character, 1.0), Vec3f(1, 1.5f, 1), 1e-5);
}

void tst_fbx_units::scaleThatIsNotInheritedIsSaid() {
    FbxSample sample = centimetres();
    sample.tipInheritType = 2;
    QVERIFY(findingOf(*read(sample), "import-segment-scale") == nullptr); // nothing is scaled
    sample.rootScale = 2.0;
    const auto character = read(sample);
    QVERIFY(character.has_value());
    const Finding* finding = findingOf(*character, "import-segment-scale");
    QVERIFY(finding != nullptr);
    QCOMPARE(finding->count, std::size_t(1));
    QCOMPARE(finding->where, std::string("bone Tip"));
}

void tst_fbx_units::oldFilesAreRefusedWithTheReason() {
    FbxSample sample = centimetres();
    sample.version = 6100;
    const auto character = read(sample);
    QVERIFY(!character);
    QCOMPARE(character.error().code, std::string("import-old-fbx"));
    QVERIFY(character.error().detail.find("7.1") != std::string::npos);
    QVERIFY(character.error().place.ends_with("sample.fbx"));
}

void tst_fbx_units::aMissingTextureIsSaid() {
    FbxSample sample = centimetres();
    sample.texture = "textures/skin.png";
    const auto character = read(sample);
    QVERIFY(character.has_value());
    const Finding* finding = findingOf(*character, "import-texture-missing");
    QVERIFY(finding != nullptr);
    QCOMPARE(finding->fix, std::string("reread-find-textures"));
    QVERIFY(character->foreign.images.empty());
    QCOMPARE(character->foreign.materials[0].name, std::string("Skin"));
}

void tst_fbx_units::nonLatinPathsOpen() {
    const fs::path folder = fs::path(m_folder.path().toStdString()) / "ตัวละคร nhân vật";
    fs::create_directories(folder);
    std::ofstream(folder / "กระดูก 🦴.fbx") << fbxText(centimetres());
    const auto character = importCharacter(folder / "กระดูก 🦴.fbx");
    QVERIFY2(character.has_value(), character ? "" : character.error().detail.c_str());
    QCOMPARE(character->name, std::string("กระดูก 🦴"));
}

RIGWRIGHT_TEST(tst_fbx_units)
#include "tst_fbx_units.moc"
