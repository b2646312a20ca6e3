// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The base colour that is read out of materials, whichever way they say it.
#include "core/io/export.h"
#include "core/io/gltf_container.h"
#include "tests/core/io/opened_file.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

using nlohmann::json;

const std::string kPicture = "data:image/png;base64,iVBORw0KGgo=";

/// The preview of the base file with another material; images are 0 and 1, textures name them.
MaterialPreview previewOf(const json& material,
                          const json& textures = {{{"source", 0}}, {{"source", 1}}}) {
    GlbFile file = baseFile();
    file.json["images"] = {{{"uri", kPicture}}, {{"uri", kPicture}}};
    file.json["textures"] = textures;
    file.json["materials"] = {material};
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "material.glb";
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    return opened.character ? opened.character->foreign.materials.at(0)
                            : MaterialPreview{.name = opened.error.detail};
}

} // namespace

class tst_material_preview : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        if (!fs::exists(corpusDir()))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    }

    void metallicRoughnessIsRead();
    void specularGlossinessOfOlderFilesIsRead();
    void imagesOfExtensionsAreFound();
    void extensionsWithoutSenseAreLeftOut();
    void picturesOfOtherFormatsAreWrittenAsTextures();
};

void tst_material_preview::metallicRoughnessIsRead() {
    const MaterialPreview preview =
        previewOf({{"pbrMetallicRoughness",
                    {{"baseColorFactor", {0.5, 0.25, 1, 0.75}},
                     {"baseColorTexture", {{"index", 1}, {"texCoord", 2}}}}}});
    QCOMPARE(preview.baseColorImage, 1);
    QCOMPARE(preview.baseColorUvSet, 2u);
    QCOMPARE(preview.baseColor[1], 0.25f);
    QCOMPARE(preview.baseColor[3], 0.75f);
}

void tst_material_preview::specularGlossinessOfOlderFilesIsRead() {
    const json older = {
        {"KHR_materials_pbrSpecularGlossiness",
         {{"diffuseFactor", {1, 0.5, 0, 1}}, {"diffuseTexture", {{"index", 1}, {"texCoord", 1}}}}}};
    const MaterialPreview preview = previewOf({{"extensions", older}});
    QCOMPARE(preview.baseColorImage, 1);
    QCOMPARE(preview.baseColorUvSet, 1u);
    QCOMPARE(preview.baseColor[1], 0.5f);
    // Where both are there, the newer one counts.
    const MaterialPreview both = previewOf(
        {{"extensions", older}, {"pbrMetallicRoughness", {{"baseColorTexture", {{"index", 0}}}}}});
    QCOMPARE(both.baseColorImage, 0);
    QCOMPARE(both.baseColor[1], 1.0f);
}

void tst_material_preview::imagesOfExtensionsAreFound() {
    const json material = {{"pbrMetallicRoughness", {{"baseColorTexture", {{"index", 0}}}}}};
    const json webp = {{"EXT_texture_webp", {{"source", 1}}}};
    QCOMPARE(previewOf(material, {{{"extensions", webp}}}).baseColorImage, 1);
    QCOMPARE(previewOf(material, {{{"source", 0}, {"extensions", webp}}}).baseColorImage, 0);
}

void tst_material_preview::extensionsWithoutSenseAreLeftOut() {
    const json material = {{"pbrMetallicRoughness", {{"baseColorTexture", {{"index", 0}}}}}};
    for (const json& source : {json(2), json(-1), json("1"), json(), json(1e300)})
        QCOMPARE(
            previewOf(material, {{{"extensions", {{"EXT_texture_webp", {{"source", source}}}}}}})
                .baseColorImage,
            -1);
    for (const json& odd :
         {json(1), json::array(), json({{"diffuseTexture", 3}}),
          json({{"diffuseTexture", {{"index", 9}}}}), json({{"diffuseFactor", {1, "x", 2, 3}}})}) {
        const MaterialPreview preview =
            previewOf({{"extensions", {{"KHR_materials_pbrSpecularGlossiness", odd}}}});
        QCOMPARE(preview, MaterialPreview{});
    }
}

/// Characters of formats without a document of glTF get one with their pictures.
void tst_material_preview::picturesOfOtherFormatsAreWrittenAsTextures() {
    Character character = *openedFile(corpusDir() / "synthetic/s01_base.glb").character;
    character.foreign.documentJson.clear();
    const auto bytes = std::make_shared<const std::vector<std::uint8_t>>(
        std::vector<std::uint8_t>{0x89, 'P', 'N', 'G'});
    character.foreign.images = {
        {.name = "skin", .mimeType = "image/png", .uri = "skin.png", .bytes = bytes, .foreign = {}},
        {.name = "hair",
         .mimeType = "image/x-tga",
         .uri = "hair.tga",
         .bytes = bytes,
         .foreign = {}},
        {.name = "eyes",
         .mimeType = {},
         .uri = "C:\\art\\my eyes.png",
         .bytes = {},
         .foreign = {}}};
    character.foreign.materials.clear();
    for (const std::int32_t image : {0, 1, 0, 2, -1}) {
        MaterialPreview& preview = character.foreign.materials.emplace_back();
        preview.baseColorImage = image;
    }
    character.foreign.materials[2].baseColorUvSet = 1;
    character.foreign.materials[4].baseColor[3] = 0.5f;
    ExportReport report;
    const auto written = encodeGlb(character, {}, report);
    QVERIFY(written);
    const auto chunks = splitGltfContainer(*written);
    QVERIFY(chunks);
    const json document = json::parse(chunks->json);
    QCOMPARE(document["textures"].size(), std::size_t(3));
    const auto texture = [&](std::size_t material) {
        return document["materials"][material]["pbrMetallicRoughness"]["baseColorTexture"];
    };
    QVERIFY(texture(0) == json({{"index", 0}}));
    QVERIFY(texture(1) == json({{"index", 1}}));
    QVERIFY(texture(2) == json({{"index", 0}, {"texCoord", 1}}));
    QVERIFY(texture(3) == json({{"index", 2}}));
    QVERIFY(document["textures"][2]["source"] == 2);
    QCOMPARE(document["images"][2]["uri"].get<std::string>(), std::string("my%20eyes.png"));
    QVERIFY(document["materials"][4]["alphaMode"] == "BLEND");
    QVERIFY(!document["materials"][0].contains("alphaMode"));
    std::set<std::string> lost;
    for (const Finding& finding : report.lost)
        lost.insert(finding.code + " " + finding.where);
    QVERIFY(lost.contains("export-image-kind image hair"));
    QVERIFY(lost.contains("export-image-missing image eyes"));
    QVERIFY(!lost.contains("export-image-kind image skin"));
}

RIGWRIGHT_TEST(tst_material_preview)
#include "tst_material_preview.moc"
