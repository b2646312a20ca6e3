// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading files: every quirk by name.
#include "tests/core/io/opened_file.h"
#include "tests/support/random_weights.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

const SkinWeights& rowsOf(const Character& character, std::size_t mesh = 0) {
    return character.meshes.at(mesh).binding->weights();
}

} // namespace

class tst_import : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        if (!fs::exists(corpusDir()))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    }

    void everySyntheticAndRealGltfFileOpens_data();
    void everySyntheticAndRealGltfFileOpens();

    void eightAndSixteenInfluencesAreKept();
    void unnormalisedRowsStayAsGiven();
    void zeroRowsAreReported();
    void missingInverseBindsAreIdentity();
    void integerWeightsDecodeToExactSums();
    void sparseAndQuantisedDataDecode();
    void twoSkinsShareJoints();
    void namesSurviveDuplicatesAndScripts();
    void sharedVertexBuffersMakeOneSection();
    void coincidentVerticesWithDifferentRowsStayApart();
    void linesAreKeptAsFacesOfTwo();
    void morphTargetsHaveNamesAndDefaults();
    void interpolationsAndStartTimesAreKept();
    void aChannelThatCannotBePlayedLeavesItsTargetToTheNext();
    void imagesAndMaterialsPassThrough();
    void imagesOfTheSameBytesShareThem();
    void extensionsAndExtrasAreKept();
    void stripsFansAndLoopsBecomeFaces();
    void jointNamedTwiceInARowGetsBothWeights();
    void jointOutOfRangeWithoutWeightIsFine();
    void twoNodesShowOneMeshWithDifferentSkins();
    void nodeWeightsOverrideThoseOfTheMesh();
    void shearIsApproximatedAndReported();
    void filesBesideAreConfinedToTheFolder();
    void progressCanCancel();
};

void tst_import::everySyntheticAndRealGltfFileOpens_data() {
    QTest::addColumn<QString>("path");
    for (const char* folder : {"synthetic", "real"}) {
        if (!fs::exists(corpusDir() / folder))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(corpusDir() / folder)) {
            const std::string name = entry.path().filename().string();
            const std::string suffix = entry.path().extension().string();
            if ((suffix == ".glb" || suffix == ".gltf") && name != "s33_draco.glb" &&
                name != "s34_meshopt.glb")
                QTest::newRow(name.c_str()) << QString::fromStdString(entry.path().string());
        }
    }
}

void tst_import::everySyntheticAndRealGltfFileOpens() {
    QFETCH(QString, path);
    const fs::path file = path.toStdString();
    const Opened opened = openedFile(file);
    QVERIFY2(opened.character, (opened.error.code + ": " + opened.error.detail).c_str());
    const Character& character = *opened.character;
    QCOMPARE(QString::fromStdString(brokenInvariant(character)), QString());
    // Against the plain reading of the same file.
    const GlbFile plain = readGlb(file);
    QCOMPARE(character.skeleton.boneCount(), plain.json.value("nodes", nlohmann::json()).size());
    QCOMPARE(character.clips.size(), plain.json.value("animations", nlohmann::json()).size());
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const Mesh& mesh = *character.meshes[i].mesh;
        const auto& source = plain.json["meshes"][character.foreign.meshOrder[i]];
        for (std::size_t r = 0; r < mesh.ranges.size(); ++r) {
            const VertexSection& section = mesh.sections[mesh.ranges[r].section];
            const auto positions = accessorValues(
                plain, source["primitives"][r]["attributes"]["POSITION"].get<std::size_t>());
            QCOMPARE(std::size_t(section.vertexCount), positions.size());
            for (std::size_t v = 0; v < positions.size(); ++v)
                for (std::size_t axis = 0; axis < 3; ++axis)
                    QVERIFY(std::abs(double(mesh.positions[section.firstVertex + v][int(axis)]) -
                                     positions[v][axis]) <= 1e-6);
        }
    }
}

void tst_import::eightAndSixteenInfluencesAreKept() {
    QCOMPARE(rowsOf(*openedFile(corpusDir() / "synthetic/s02_8influences.glb").character)
                 .maxInfluences(),
             std::size_t(8));
    QCOMPARE(rowsOf(*openedFile(corpusDir() / "synthetic/s31_16influences.glb").character)
                 .maxInfluences(),
             std::size_t(16));
}

void tst_import::unnormalisedRowsStayAsGiven() {
    const fs::path path = corpusDir() / "synthetic/s03_unnormalised.glb";
    const Opened opened = openedFile(path);
    const auto given = accessorValues(readGlb(path), 4);
    double largestOff = 0.0;
    for (std::size_t v = 0; v < given.size(); ++v) {
        const double sum = given[v][0] + given[v][1] + given[v][2] + given[v][3];
        QVERIFY(std::abs(rowSum(rowsOf(*opened.character), VertexIndex(v)) - sum) < 1e-6);
        largestOff = std::max(largestOff, std::abs(sum - 1.0));
    }
    QVERIFY(largestOff > 0.1);
}

void tst_import::zeroRowsAreReported() {
    const Opened opened = openedFile(corpusDir() / "synthetic/s04_zeroweights.glb");
    QCOMPARE(findingsOf(*opened.character, "import-zero-rows"), std::size_t(32));
    std::size_t empty = 0;
    for (std::size_t v = 0; v < rowsOf(*opened.character).rowCount(); ++v)
        empty += rowsOf(*opened.character).row(VertexIndex(v)).size() == 0 ? 1 : 0;
    QCOMPARE(empty, std::size_t(32));
}

void tst_import::missingInverseBindsAreIdentity() {
    const Opened opened = openedFile(corpusDir() / "synthetic/s05_noibm.glb");
    const Binding& binding = *opened.character->meshes[0].binding;
    QCOMPARE(binding.boneFromMeshBind.size(), std::size_t(6));
    for (const Affine3d& matrix : binding.boneFromMeshBind)
        QVERIFY(matrix.matrix() == Mat4d::Identity());
}

void tst_import::integerWeightsDecodeToExactSums() {
    for (const char* name : {"synthetic/s19_u8weights.glb", "synthetic/s20_u16weights.glb"}) {
        const Opened opened = openedFile(corpusDir() / name);
        const SkinWeights& rows = rowsOf(*opened.character);
        for (std::size_t v = 0; v < rows.rowCount(); ++v)
            QVERIFY(std::abs(rowSum(rows, VertexIndex(v)) - 1.0) < 1e-6);
    }
}

void tst_import::sparseAndQuantisedDataDecode() {
    // Positions are compared with the plain reading in everySyntheticAndRealGltfFileOpens().
    const Character sparse = *openedFile(corpusDir() / "synthetic/s16_sparse.glb").character;
    const auto& deltas = sparse.meshes[0].mesh->morphTargets.at(0).positionDeltas;
    QCOMPARE(deltas.size(), sparse.meshes[0].mesh->vertexCount());
    QVERIFY(std::ranges::any_of(deltas, [](const Vec3f& d) { return d.norm() > 1e-3f; }));
    QVERIFY(std::ranges::any_of(deltas, [](const Vec3f& d) { return d == Vec3f::Zero(); }));
    const Character quantised = *openedFile(corpusDir() / "synthetic/s18_quantized.glb").character;
    QVERIFY(quantised.foreign.documentJson.find("KHR_mesh_quantization") == std::string::npos);
    for (const Vec3f& normal : quantised.meshes[0].mesh->normals)
        QVERIFY(std::abs(normal.norm() - 1.0f) < 0.02f);
}

void tst_import::twoSkinsShareJoints() {
    const Character character =
        *openedFile(corpusDir() / "synthetic/s10_two_skins_shared_joints.glb").character;
    QCOMPARE(character.meshes.size(), std::size_t(2));
    const Binding& body = *character.meshes[0].binding;
    const Binding& clothes = *character.meshes[1].binding;
    const auto shared = std::ranges::find_if(body.joints, [&](BoneIndex joint) {
        return std::ranges::count(clothes.joints, joint) > 0;
    });
    QVERIFY(shared != body.joints.end());
}

void tst_import::namesSurviveDuplicatesAndScripts() {
    const Character duplicates = *openedFile(corpusDir() / "synthetic/s12_dupnames.glb").character;
    QCOMPARE(std::ranges::count(duplicates.skeleton.names, "Bone"), 6);
    const Character scripts = *openedFile(corpusDir() / "synthetic/s13_unicode.glb").character;
    for (const char* name : {"腰", "背骨.001", "Ñandú/ärm", "🦴 bone", "a\"b\\c", "Кость"})
        QVERIFY2(findBone(scripts.skeleton, name).isValid(), name);
}

void tst_import::sharedVertexBuffersMakeOneSection() {
    const Character character =
        *openedFile(corpusDir() / "synthetic/s25_multiprim_shared_verts.glb").character;
    const Mesh& mesh = *character.meshes[0].mesh;
    QCOMPARE(mesh.sections.size(), std::size_t(1));
    QCOMPARE(mesh.ranges.size(), std::size_t(2));
    QCOMPARE(mesh.vertexCount(), std::size_t(221));
    QCOMPARE(mesh.ranges[1].material, 1);
}

void tst_import::coincidentVerticesWithDifferentRowsStayApart() {
    const Character character =
        *openedFile(corpusDir() / "synthetic/s26_coincident_diff_weights.glb").character;
    const Mesh& mesh = *character.meshes[0].mesh;
    QCOMPARE(mesh.vertexCount(), std::size_t(442));
    QCOMPARE(mesh.topology.pointCount(), std::size_t(442));
}

void tst_import::linesAreKeptAsFacesOfTwo() {
    const Character character = *openedFile(corpusDir() / "synthetic/s28_lines_prim.glb").character;
    const Mesh& mesh = *character.meshes[0].mesh;
    const MaterialRange& lines = mesh.ranges.at(1);
    QVERIFY(lines.faceCount > 0);
    for (std::uint32_t f = lines.firstFace; f < lines.firstFace + lines.faceCount; ++f)
        QCOMPARE(mesh.faceOffsets[f + 1] - mesh.faceOffsets[f], 2u);
}

void tst_import::morphTargetsHaveNamesAndDefaults() {
    const Character stress =
        *openedFile(corpusDir() / "real/khr-MorphStressTest/MorphStressTest.gltf").character;
    QCOMPARE(stress.meshes[0].mesh->morphTargets.size(), std::size_t(8));
    QCOMPARE(stress.meshes[0].mesh->morphTargets[7].name, std::string("Key 8"));
    const Character simple =
        *openedFile(corpusDir() / "real/khr-SimpleMorph/SimpleMorph.gltf").character;
    QCOMPARE(simple.meshes[0].mesh->morphDefaults, (std::vector<float>{0.5f, 0.5f}));
    QCOMPARE(simple.pose.morphWeights[0], (std::vector<float>{0.5f, 0.5f}));
}

void tst_import::interpolationsAndStartTimesAreKept() {
    const Character character =
        *openedFile(corpusDir() / "synthetic/s21_cubic_step_2anims.glb").character;
    QCOMPARE(character.clips.size(), std::size_t(2));
    std::vector<Interpolation> kinds;
    for (const auto& clip : character.clips)
        for (const Channel& channel : clip->channels)
            kinds.push_back(channel.interpolation);
    QVERIFY(std::ranges::count(kinds, Interpolation::CubicSpline) > 0);
    QVERIFY(std::ranges::count(kinds, Interpolation::Step) > 0);
    QVERIFY(std::ranges::any_of(
        character.clips, [](const auto& clip) { return std::abs(clip->start - 0.5) < 1e-6; }));
}

void tst_import::aChannelThatCannotBePlayedLeavesItsTargetToTheNext() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "twice.glb";
    GlbFile file = baseFile();
    nlohmann::json& animation = file.json["animations"][0];
    const nlohmann::json good = animation["channels"][0];
    const nlohmann::json samplers = animation["samplers"];
    // One value too few for the keys.
    nlohmann::json sampler = samplers[good["sampler"].get<std::size_t>()];
    nlohmann::json output = file.json["accessors"][sampler["output"].get<std::size_t>()];
    output["count"] = output["count"].get<std::size_t>() - 1;
    sampler["output"] = file.json["accessors"].size();
    file.json["accessors"].push_back(output);
    animation["samplers"].push_back(sampler);
    nlohmann::json broken = good;
    broken["sampler"] = animation["samplers"].size() - 1;
    animation["channels"] = {broken, good, good};
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(opened.character->clips[0]->channels.size(), std::size_t(1));
    QCOMPARE(findingsOf(*opened.character, "import-channel-ignored"), std::size_t(2));
}

void tst_import::imagesAndMaterialsPassThrough() {
    const fs::path path = corpusDir() / "synthetic/s27_textured_pbr.glb";
    const Character character = *openedFile(path).character;
    const GlbFile plain = readGlb(path);
    QCOMPARE(character.foreign.images.size(), std::size_t(1));
    const auto& view =
        plain.json["bufferViews"][plain.json["images"][0]["bufferView"].get<std::size_t>()];
    const auto begin = plain.buffers[0].begin() + view.value("byteOffset", 0);
    QVERIFY(*character.foreign.images[0].bytes ==
            std::vector<std::uint8_t>(begin, begin + view["byteLength"].get<int>()));
    QCOMPARE(character.foreign.materials.at(0).baseColorImage, 0);
    QVERIFY(std::abs(character.foreign.materials[0].baseColor[0] - 0.8f) < 1e-6f);
    QVERIFY(nlohmann::json::parse(character.foreign.documentJson)["materials"] ==
            plain.json["materials"]);
    // An image beside the file.
    const Character beside =
        *openedFile(corpusDir() / "real/kaykit_mannequin/manny_med_mod.gltf").character;
    QVERIFY(*beside.foreign.images.at(0).bytes ==
            readBytes(corpusDir() / "real/kaykit_mannequin/mannequin_texture.png"));
    QCOMPARE(beside.foreign.images[0].mimeType, std::string("image/png"));
}

void tst_import::imagesOfTheSameBytesShareThem() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "shared.glb";
    writeBytes(path.parent_path() / "beside.png", {1, 2, 3});
    GlbFile file = baseFile();
    file.json["images"] = {{{"bufferView", 0}, {"mimeType", "image/png"}},
                           {{"uri", "beside.png"}},
                           {{"bufferView", 0}, {"mimeType", "image/jpeg"}},
                           {{"uri", "./beside.png"}}};
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    const auto& images = opened.character->foreign.images;
    QCOMPARE(images.size(), std::size_t(4));
    QVERIFY(images[0].bytes != nullptr && images[0].bytes == images[2].bytes);
    QCOMPARE(images[2].mimeType, std::string("image/jpeg"));
    QVERIFY(images[1].bytes != nullptr && images[1].bytes == images[3].bytes);
    QCOMPARE(*images[1].bytes, (std::vector<std::uint8_t>{1, 2, 3}));
}

void tst_import::extensionsAndExtrasAreKept() {
    const fs::path path = corpusDir() / "synthetic/s22_extras_vrm.glb";
    const Character character = *openedFile(path).character;
    const GlbFile plain = readGlb(path);
    QCOMPARE(character.foreign.sourceFormat, std::string("vrm"));
    const auto document = nlohmann::json::parse(character.foreign.documentJson);
    for (const char* member : {"extensions", "extensionsUsed", "scenes", "asset"})
        QVERIFY(document[member] == plain.json[member]);
    for (std::size_t bone = 0; bone < character.skeleton.boneCount(); ++bone) {
        const auto& node = plain.json["nodes"][character.foreign.nodeOrder[bone]];
        const std::string& text = character.foreign.nodeJson[bone];
        const auto kept = text.empty() ? nlohmann::json::object() : nlohmann::json::parse(text);
        for (const char* member : {"extensions", "extras"})
            QVERIFY(kept.value(member, nlohmann::json()) == node.value(member, nlohmann::json()));
    }
}

void tst_import::stripsFansAndLoopsBecomeFaces() {
    struct Case {
        int mode;
        std::size_t faces;
        std::vector<std::uint32_t> corners;
    };
    // Indices 0 1 2 3 4 5 in every mode; glTF 2.0, 3.7.2.1.
    const std::vector<Case> cases{
        {0, 6, {0, 1, 2, 3, 4, 5}},
        {1, 3, {0, 1, 2, 3, 4, 5}},
        {2, 6, {0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0}},
        {3, 5, {0, 1, 1, 2, 2, 3, 3, 4, 4, 5}},
        {4, 2, {0, 1, 2, 3, 4, 5}},
        {5, 4, {0, 1, 2, 1, 3, 2, 2, 3, 4, 3, 5, 4}},
        {6, 4, {1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5, 0}},
    };
    QTemporaryDir folder;
    for (const Case& expected : cases) {
        GlbFile file = baseFile();
        for (std::size_t i = 0; i < 5; ++i)
            file.json["accessors"][i]["count"] = 6;
        auto& primitive = file.json["meshes"][0]["primitives"][0];
        primitive.erase("indices");
        primitive["mode"] = expected.mode;
        const fs::path path = fs::path(folder.path().toStdString()) / "mode.glb";
        writeBytes(path, glbBytes(file));
        const Opened opened = openedFile(path);
        QVERIFY2(opened.character, opened.error.detail.c_str());
        QCOMPARE(opened.character->meshes[0].mesh->faceCount(), expected.faces);
        QCOMPARE(opened.character->meshes[0].mesh->cornerVertices, expected.corners);
    }
}

namespace {

/// Writes JOINTS_0 and WEIGHTS_0 of one vertex of the base file.
void setRow(GlbFile& file, std::size_t vertex, std::array<std::uint8_t, 4> joints,
            std::array<float, 4> weights) {
    const auto at = [&](std::size_t accessor) {
        const auto& json = file.json["accessors"][accessor];
        const auto& view = file.json["bufferViews"][json["bufferView"].get<std::size_t>()];
        return view.value("byteOffset", std::size_t{0}) + json.value("byteOffset", std::size_t{0});
    };
    const std::size_t jointSize = file.json["accessors"][3]["componentType"] == 5121 ? 1 : 2;
    for (std::size_t i = 0; i < 4; ++i) {
        std::uint8_t* joint =
            file.buffers[0].data() + at(3) + vertex * 4 * jointSize + i * jointSize;
        joint[0] = joints[i];
        if (jointSize == 2)
            joint[1] = 0;
        std::memcpy(file.buffers[0].data() + at(4) + vertex * 16 + i * 4, &weights[i], 4);
    }
}

} // namespace

void tst_import::jointNamedTwiceInARowGetsBothWeights() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "twice.glb";
    GlbFile file = baseFile();
    setRow(file, 5, {2, 3, 2, 0}, {0.25f, 0.5f, 0.25f, 0.0f});
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QCOMPARE(rowsOf(*opened.character).copyRow(VertexIndex(5)), (WeightRow{{2, 0.5f}, {3, 0.5f}}));
    QCOMPARE(findingsOf(*opened.character, "import-weights-merged"), std::size_t(1));
}

void tst_import::jointOutOfRangeWithoutWeightIsFine() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "unused.glb";
    GlbFile file = baseFile();
    setRow(file, 5, {2, 200, 201, 202}, {1.0f, 0.0f, 0.0f, 0.0f});
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(rowsOf(*opened.character).copyRow(VertexIndex(5)), (WeightRow{{2, 1.0f}}));
    setRow(file, 5, {2, 200, 201, 202}, {0.5f, 0.5f, 0.0f, 0.0f});
    writeBytes(path, glbBytes(file));
    const Error error = openedFile(path).error;
    QCOMPARE(error.code, std::string("gltf-joint-out-of-range"));
    QVERIFY2(error.detail.find("vertex 5 ") != std::string::npos, error.detail.c_str());
}

void tst_import::twoNodesShowOneMeshWithDifferentSkins() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "two.glb";
    GlbFile file = baseFile();
    file.json["skins"].push_back(file.json["skins"][0]);
    std::swap(file.json["skins"][1]["joints"][0], file.json["skins"][1]["joints"][1]);
    file.json["nodes"].push_back({{"mesh", 0}, {"skin", 1}, {"name", "Second"}});
    file.json["scenes"][0]["nodes"].push_back(8);
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    const auto& meshes = opened.character->meshes;
    QCOMPARE(meshes.size(), std::size_t(2));
    QVERIFY(meshes[0].mesh == meshes[1].mesh);
    QVERIFY(meshes[0].binding->joints[0] == meshes[1].binding->joints[1]);
    QVERIFY(meshes[0].binding->weights().shareBlock(0).sharesWith(
        meshes[1].binding->weights().shareBlock(0)));
}

void tst_import::nodeWeightsOverrideThoseOfTheMesh() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "weights.glb";
    GlbFile file = readGlb(corpusDir() / "synthetic/s17_morph_skin.glb");
    file.json["meshes"][0]["weights"] = {0.25, 0.5};
    file.json["nodes"].push_back({{"mesh", 0}, {"weights", {0.75, 0.125}}});
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(opened.character->pose.morphWeights[0], (std::vector<float>{0.25f, 0.5f}));
    QCOMPARE(opened.character->pose.morphWeights[1], (std::vector<float>{0.75f, 0.125f}));
}

void tst_import::shearIsApproximatedAndReported() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "shear.glb";
    GlbFile file = baseFile();
    file.json["nodes"][0]["matrix"] = {1, 0, 0, 0, 0.5, 1, 0, 0, 0, 0, 1, 0, 3, 0, 0, 1};
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(findingsOf(*opened.character, "import-node-shear"), std::size_t(1));
    QCOMPARE(opened.character->skeleton.restLocal[0].translation.x(), 3.0);
}

void tst_import::filesBesideAreConfinedToTheFolder() {
    QTemporaryDir folder;
    const fs::path root = fs::path(folder.path().toStdString());
    fs::create_directories(root / "inner" / "data");
    GlbFile file = baseFile();
    writeBytes(root / "inner" / "data" / "a b.bin", file.buffers[0]);
    writeBytes(root / "outside.bin", file.buffers[0]);
    const auto verdict = [&](const char* uri) {
        file.json["buffers"][0]["uri"] = uri;
        const std::string text = file.json.dump();
        writeBytes(root / "inner" / "file.gltf", {text.begin(), text.end()});
        const Opened opened = openedFile(root / "inner" / "file.gltf");
        return opened.character ? std::string("fine") : opened.error.code;
    };
    QCOMPARE(verdict("data/a%20b.bin"), std::string("fine"));
    QCOMPARE(verdict("data/../data/a b.bin"), std::string("fine"));
    QCOMPARE(verdict("../outside.bin"), std::string("gltf-uri-forbidden"));
    QCOMPARE(verdict("data/../../outside.bin"), std::string("gltf-uri-forbidden"));
    QCOMPARE(verdict("..%2Foutside.bin"), std::string("gltf-uri-forbidden"));
    QCOMPARE(verdict("file:///etc/passwd"), std::string("gltf-uri-forbidden"));
    QCOMPARE(verdict("/etc/passwd"), std::string("gltf-uri-forbidden"));
    QCOMPARE(verdict("data"), std::string("gltf-buffer-missing"));
}

void tst_import::progressCanCancel() {
    ImportOptions options;
    double last = -1.0;
    options.progressContext = &last;
    options.progress = [](double fraction, void* context) {
        *static_cast<double*>(context) = fraction;
        return true;
    };
    const fs::path path = corpusDir() / "synthetic/s01_base.glb";
    QVERIFY(importCharacter(path, options).has_value());
    QCOMPARE(last, 1.0);
    options.progress = [](double fraction, void*) { return fraction < 0.5; };
    QCOMPARE(importCharacter(path, options).error().code, std::string("cancelled"));
}

RIGWRIGHT_TEST(tst_import)
#include "tst_import.moc"
