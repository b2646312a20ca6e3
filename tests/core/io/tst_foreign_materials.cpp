// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Materials of other formats become glTF's, with their textures, embedded or beside the file.
#include "core/io/export.h"
#include "core/io/foreign_character.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <tuple>
#include <vector>

using namespace rigwright;
namespace fs = std::filesystem;

namespace {

/// The beginning of a PNG is all that is looked at.
const std::vector<std::uint8_t> kPng{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 1, 2, 3};

ForeignScene sceneWith(const ForeignMaterial& material) {
    ForeignScene scene;
    scene.nodes.push_back({.name = "Body"});
    scene.materials.push_back(material);
    ForeignMesh mesh;
    mesh.name = "mesh";
    mesh.nodes = {0};
    mesh.material = 0;
    mesh.positions = {Vec3f(0, 0, 0), Vec3f(1, 0, 0), Vec3f(0, 1, 0)};
    mesh.uvSets.assign(1, std::vector<Vec2f>(3, Vec2f::Zero()));
    mesh.faceSizes = {3};
    mesh.corners = {0, 1, 2};
    scene.meshes.push_back(mesh);
    return scene;
}

QJsonObject materialOf(const Character& character) {
    const auto document =
        QJsonDocument::fromJson(QByteArray::fromStdString(character.foreign.documentJson));
    return document.object()["materials"].toArray()[0].toObject();
}

bool has(const Character& character, const std::string& code) {
    for (const Finding& finding : character.importFindings)
        if (finding.code == code)
            return true;
    return false;
}

} // namespace

class tst_foreign_materials : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    fs::path file() const { return fs::path(m_folder.path().toStdString()) / "model.fbx"; }

private Q_SLOTS:
    void coloursBecomeLinear();
    void embeddedImagesPassThrough();
    void imagesBesideAreFoundByPathsOfOtherMachines();
    void picturesOfAnyKindPassThroughAndThoseNotShownAreSaid();
    void oneImageIsHeldOnce();
    void aSetThatAMeshLacksBecomesTheFirst_data();
    void aSetThatAMeshLacksBecomesTheFirst();
};

void tst_foreign_materials::coloursBecomeLinear() {
    ForeignMaterial material;
    material.name = "Skin";
    material.baseColor = Vec4f(1.0f, 0.5f, 0.0f, 0.25f);
    material.emission = Vec3f(0.5f, 0.0f, 0.0f);
    material.twoSided = true;
    const auto character = characterOf(sceneWith(material), file(), {});
    QVERIFY(character.has_value());
    const MaterialPreview& preview = character->foreign.materials[0];
    QCOMPARE(preview.name, std::string("Skin"));
    QCOMPARE(preview.baseColor[0], 1.0f);
    QVERIFY(std::abs(preview.baseColor[1] - 0.214041f) < 1e-5f); // of 0.5 in sRGB
    QCOMPARE(preview.baseColor[3], 0.25f);
    const QJsonObject json = materialOf(*character);
    QCOMPARE(json["alphaMode"].toString(), QStringLiteral("BLEND"));
    QCOMPARE(json["doubleSided"].toBool(), true);
    QVERIFY(std::abs(json["emissiveFactor"].toArray()[0].toDouble() - 0.214041) < 1e-5);
    QVERIFY(json["pbrMetallicRoughness"].toObject()["metallicFactor"].toDouble(9.0) == 0.0);
}

void tst_foreign_materials::embeddedImagesPassThrough() {
    ForeignMaterial material;
    material.baseTexture = {.path = "skin.png", .image = 0};
    ForeignScene scene = sceneWith(material);
    scene.images.push_back({"skin.png", kPng});
    const auto character = characterOf(scene, file(), {});
    QVERIFY(character.has_value());
    QCOMPARE(character->foreign.images.size(), std::size_t(1));
    QVERIFY(*character->foreign.images[0].bytes == kPng);
    QCOMPARE(character->foreign.images[0].mimeType, std::string("image/png"));
    QCOMPARE(character->foreign.materials[0].baseColorImage, 0);
    ExportReport report;
    const auto glb = encodeGlb(*character, {}, report);
    QVERIFY(glb.has_value());
    QVERIFY(std::search(glb->begin(), glb->end(), kPng.begin(), kPng.end()) != glb->end());
}

void tst_foreign_materials::imagesBesideAreFoundByPathsOfOtherMachines() {
    fs::create_directories(file().parent_path() / "textures");
    std::ofstream(file().parent_path() / "textures" / "Skin.png", std::ios::binary)
        .write(reinterpret_cast<const char*>(kPng.data()), std::streamsize(kPng.size()));
    ForeignMaterial material;
    material.baseTexture = {.path = "C:\\Users\\artist\\maps\\skin.PNG"};
    const auto character = characterOf(sceneWith(material), file(), {});
    QVERIFY(character.has_value());
    QCOMPARE(character->foreign.images.size(), std::size_t(1));
    QVERIFY(has(*character, "import-texture-found-elsewhere"));
    QVERIFY(!has(*character, "import-texture-missing"));
}

void tst_foreign_materials::picturesOfAnyKindPassThroughAndThoseNotShownAreSaid() {
    const std::vector<std::uint8_t> bitmap{'B', 'M', 0, 0, 0, 0, 0, 0, 0, 0};
    const std::vector<std::uint8_t> surface{'D', 'D', 'S', ' ', 124, 0, 0, 0, 0, 0};
    for (const auto& [bytes, name, isShown] :
         {std::tuple(bitmap, "skin.bmp", true), std::tuple(surface, "skin.dds", false)}) {
        ForeignMaterial material;
        material.baseTexture = {.path = name, .image = 0};
        ForeignScene scene = sceneWith(material);
        scene.images.push_back({name, bytes});
        const auto character = characterOf(scene, file(), {});
        QVERIFY(character.has_value());
        QCOMPARE(character->foreign.images.size(), std::size_t(1));
        QVERIFY(*character->foreign.images[0].bytes == bytes);
        QCOMPARE(has(*character, "import-picture-not-shown"), !isShown);
        QVERIFY(!has(*character, "import-texture-missing"));
        QVERIFY(materialOf(*character)["pbrMetallicRoughness"].toObject().contains(
            QStringLiteral("baseColorTexture")));
    }
}

void tst_foreign_materials::oneImageIsHeldOnce() {
    ForeignMaterial material;
    material.baseTexture = {.path = "skin.png", .image = 0};
    material.emissionTexture = {.path = "skin.png", .image = 0};
    ForeignScene scene = sceneWith(material);
    scene.images.push_back({"skin.png", kPng});
    const auto character = characterOf(scene, file(), {});
    QVERIFY(character.has_value());
    QCOMPARE(character->foreign.images.size(), std::size_t(1));
    QCOMPARE(materialOf(*character)["emissiveTexture"].toObject()["index"].toInt(-1), 0);
}

void tst_foreign_materials::aSetThatAMeshLacksBecomesTheFirst_data() {
    QTest::addColumn<int>("sets");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<int>("taken");
    QTest::newRow("the only one") << 1 << 0 << 0;
    QTest::newRow("the second of two") << 2 << 1 << 1;
    QTest::newRow("the second of one") << 1 << 1 << 0;
    QTest::newRow("far beyond") << 2 << 255 << 0;
}

void tst_foreign_materials::aSetThatAMeshLacksBecomesTheFirst() {
    QFETCH(int, sets);
    QFETCH(int, wanted);
    QFETCH(int, taken);
    ForeignMaterial material;
    for (ForeignTexture* texture :
         {&material.baseTexture, &material.normalTexture, &material.emissionTexture})
        *texture = {.path = "skin.png", .image = 0, .uvSet = std::uint32_t(wanted)};
    ForeignScene scene = sceneWith(material);
    scene.images.push_back({"skin.png", kPng});
    scene.meshes[0].uvSets.assign(std::size_t(sets), std::vector<Vec2f>(3, Vec2f::Zero()));
    // Another mesh of the material has more.
    scene.nodes.push_back({.name = "Hat"});
    ForeignMesh hat = scene.meshes[0];
    hat.nodes = {1};
    hat.uvSets.assign(4, std::vector<Vec2f>(3, Vec2f::Zero()));
    scene.meshes.push_back(hat);
    const auto character = characterOf(scene, file(), {});
    QVERIFY(character.has_value());
    QCOMPARE(int(character->foreign.materials[0].baseColorUvSet), taken);
    const QJsonObject json = materialOf(*character);
    const QJsonObject base = json["pbrMetallicRoughness"].toObject()["baseColorTexture"].toObject();
    for (const QJsonObject& texture :
         {base, json["normalTexture"].toObject(), json["emissiveTexture"].toObject()}) {
        QVERIFY(texture.contains("index"));
        QCOMPARE(texture["texCoord"].toInt(0), taken);
    }
    const auto& findings = character->importFindings;
    const auto said = std::ranges::find(findings, "import-uv-set-missing", &Finding::code);
    QCOMPARE(said != findings.end(), wanted != taken);
    if (said != findings.end()) {
        QCOMPARE(said->count, std::size_t(3));
        QVERIFY(said->detail.find("set " + std::to_string(wanted)) != std::string::npos);
    }
}

RIGWRIGHT_TEST(tst_foreign_materials)
#include "tst_foreign_materials.moc"
