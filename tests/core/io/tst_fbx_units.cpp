// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FBX files that say the same in different ways give the same character, and what is odd is said.
#include "core/character/evaluate_frame.h"
#include "core/io/fbx_document.h"
#include "core/io/fbx_evidence.h"
#include "core/io/fbx_motion.h"
#include "core/io/import.h"
#include "tests/support/fbx_sample.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
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

constexpr const char* kSecondLayer = "AnimationLayer: 42, \"AnimLayer::Second\", \"\" {\n}\n";

/// Puts an object into the text of a file, and its connections.
void addObject(std::string& text, const std::string& object, const std::string& links) {
    const std::string end = "}\nConnections: {\n";
    const std::size_t at = text.find(end);
    text.insert(at + end.size(), links);
    text.insert(at, object);
}

/// The evidence of a file against a scene with the node of Tip (model 12) and a clip without keys.
struct Sampled {
    explicit Sampled(const std::string& text)
        : document(*parseFbx({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()})),
          objects(document) {
        ForeignNode tip;
        tip.name = "Tip";
        tip.parentFromNode = parentFromModel(placementOf(*objects.object(12)));
        scene.nodes.push_back(tip);
        scene.clips.emplace_back().name = "Take";
    }
    void bake() {
        FbxEvidence evidence{.objects = objects, .scene = scene, .modelOfNode = {12}};
        bakeCurves(evidence);
    }
    [[nodiscard]] const Finding* finding(const std::string& code) const {
        const auto found = std::ranges::find(scene.findings, code, &Finding::code);
        return found == scene.findings.end() ? nullptr : &*found;
    }

    FbxDocument document; ///< views into the text
    FbxObjects objects;
    ForeignScene scene;
};

} // namespace

class tst_fbx_units : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    Result<Character> read(const FbxSample& sample, const ImportChoices& choices = {}) {
        return readText(fbxText(sample), choices);
    }
    Result<Character> readText(const std::string& text, const ImportChoices& choices = {}) {
        const fs::path file = fs::path(m_folder.path().toStdString()) / "sample.fbx";
        std::ofstream(file) << text;
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
    void anEmptyLayerCountsAsNone();
    void curvesThatAreNotSampledAreSaidWithTheReason_data();
    void curvesThatAreNotSampledAreSaidWithTheReason();
    void takesOfOneNameAreToldApartByTheirOrder();
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

void tst_fbx_units::anEmptyLayerCountsAsNone() {
    FbxSample sample = centimetres();
    sample.tipY.shape = Shape::Cubic;
    std::string text = fbxText(sample);
    addObject(text, kSecondLayer, "C: \"OO\",42,40\n");
    const auto character = readText(text);
    QVERIFY(character.has_value());
    VERIFY_NEAR(double(sizeAt(*character, 0.3).y()), 1.0 + 0.5 * (0.27 - 0.054), 1e-5);
    QVERIFY(findingOf(*character, "import-curves-not-baked") != nullptr);
    QVERIFY(findingOf(*character, "import-curves-between-keys") == nullptr);
}

void tst_fbx_units::curvesThatAreNotSampledAreSaidWithTheReason_data() {
    QTest::addColumn<int>("way");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<int>("count");
    QTest::newRow("layers") << 0 << "adds up 2 layers" << 2;
    QTest::newRow("too long") << 1 << "more than 200000 keys" << 1;
    QTest::newRow("pivots") << 2 << "the pivots of Tip" << 1;
    QTest::newRow("one name") << 3 << "several takes have this name" << 1;
    QTest::newRow("straight in two layers") << 4 << "" << 0;
}

void tst_fbx_units::curvesThatAreNotSampledAreSaidWithTheReason() {
    QFETCH(int, way);
    QFETCH(QString, reason);
    QFETCH(int, count);
    FbxSample sample = centimetres();
    sample.tipY.shape = way == 4 ? Shape::Linear : Shape::Cubic;
    if (way == 0)
        sample.tipTurn = {.times = {0, 1}, .values = {0, 30}, .shape = Shape::Cubic};
    if (way == 4)
        sample.tipTurn = {.times = {0, 1}, .values = {0, 0}};
    if (way == 1)
        sample.tipY.times = {0, 1e5}; // three million frames
    std::string text = fbxText(sample);
    if (way == 0 || way == 4) {
        addObject(text, kSecondLayer, "C: \"OO\",42,40\n");
        const std::string link = "C: \"OO\",60,41";
        text.replace(text.find(link), link.size(), "C: \"OO\",60,42");
    }
    if (way == 3) {
        addObject(text, kSecondLayer, "C: \"OO\",42,43\nC: \"OO\",50,42\n");
        addObject(text, "AnimationStack: 43, \"AnimStack::Take\", \"\" {\n}\n", "");
    }
    Sampled sampled(text);
    if (way == 2)
        sampled.scene.nodes[0].parentFromNode.translation().x() += 10.0;
    sampled.bake();
    const Finding* said = sampled.finding("import-curves-between-keys");
    QCOMPARE(said != nullptr, count > 0);
    QVERIFY(sampled.finding("import-curves-not-baked") == nullptr);
    QCOMPARE(sampled.scene.clips[0].nodes.size(), std::size_t(0)); // as the library left it
    if (said == nullptr)
        return;
    QVERIFY2(said->detail.find(reason.toStdString()) != std::string::npos, said->detail.c_str());
    QCOMPARE(said->count, std::size_t(way == 3 ? 2 : count)); // both takes say it
    QCOMPARE(said->severity, Severity::Warning);
    QCOMPARE(said->where, std::string("clip Take"));
}

void tst_fbx_units::takesOfOneNameAreToldApartByTheirOrder() {
    FbxSample sample = centimetres();
    sample.tipY.shape = Shape::Cubic;
    sample.tipTurn = {.times = {0, 1}, .values = {0, 30}, .shape = Shape::Cubic};
    std::string text = fbxText(sample);
    addObject(text, kSecondLayer, "C: \"OO\",42,43\n");
    addObject(text, "AnimationStack: 43, \"AnimStack::Take\", \"\" {\n}\n", "");
    const std::string link = "C: \"OO\",60,41";
    text.replace(text.find(link), link.size(), "C: \"OO\",60,42");
    Sampled sampled(text);
    sampled.scene.clips.push_back(sampled.scene.clips[0]);
    sampled.bake();
    QVERIFY(sampled.finding("import-curves-between-keys") == nullptr);
    // The first take moves Tip and does not turn it, the second turns it and does not move it.
    const auto& clips = sampled.scene.clips;
    QCOMPARE(clips[0].nodes.size(), std::size_t(1));
    QCOMPARE(clips[1].nodes.size(), std::size_t(1));
    const ForeignNodeKeys& moves = clips[0].nodes[0];
    const ForeignNodeKeys& turns = clips[1].nodes[0];
    VERIFY_NEAR(double(moves.translations.back().y() - moves.translations.front().y()), 50.0, 1e-4);
    VERIFY_NEAR(double(moves.rotations.back().z()), 0.0, 1e-6);
    VERIFY_NEAR(double(turns.translations.back().y() - turns.translations.front().y()), 0.0, 1e-4);
    VERIFY_NEAR(double(turns.rotations.back().z()), std::sin(15.0 * kPi / 180.0), 1e-6);
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
