// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading files: every quirk by name, every malformed file with its exact verdict.
#include "core/io/import.h"

#include "tests/support/glb_file.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <functional>
#include <optional>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

/// What became of a file.
struct Opened {
    std::optional<Character> character;
    Error error;
};

Opened open(const fs::path& file) {
    auto result = importCharacter(file);
    if (result)
        return {std::move(*result), {}};
    return {std::nullopt, result.error()};
}

std::size_t countOf(const Character& character, const std::string& code) {
    std::size_t count = 0;
    for (const Finding& finding : character.importFindings)
        if (finding.code == code)
            count += finding.count;
    return count;
}

const SkinWeights& rowsOf(const Character& character, std::size_t mesh = 0) {
    return character.meshes.at(mesh).binding->weights();
}

double rowSum(const SkinWeights& rows, std::size_t vertex) {
    double sum = 0.0;
    const RowView row = rows.row(VertexIndex(vertex));
    for (const float weight : row.weights)
        sum += double(weight);
    return sum;
}

/// Appends zeros to the binary chunk and an accessor of all of them; gives its index.
std::size_t addZeros(GlbFile& file, std::size_t count, const char* type, std::size_t elementSize,
                     int componentType = 5126) {
    auto& buffer = file.buffers[0];
    buffer.resize((buffer.size() + 3) / 4 * 4);
    file.json["bufferViews"].push_back(
        {{"buffer", 0}, {"byteOffset", buffer.size()}, {"byteLength", count * elementSize}});
    buffer.resize(buffer.size() + count * elementSize);
    file.json["accessors"].push_back({{"bufferView", file.json["bufferViews"].size() - 1},
                                      {"componentType", componentType},
                                      {"count", count},
                                      {"type", type}});
    return file.json["accessors"].size() - 1;
}

/// The base file of the corpus, taken apart for breaking it.
GlbFile baseFile() {
    return readGlb(corpusDir() / "synthetic" / "s01_base.glb");
}

} // namespace

using BreakFile = std::function<void(GlbFile&)>;
Q_DECLARE_METATYPE(BreakFile)

class tst_import : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        if (!fs::exists(corpusDir()))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    }

    void everySyntheticAndRealGltfFileOpens_data();
    void everySyntheticAndRealGltfFileOpens();
    void otherFormatsAreNamed_data();
    void otherFormatsAreNamed();
    void malformedFilesAreRefusedPrecisely_data();
    void malformedFilesAreRefusedPrecisely();
    void malformedFilesAreRepairedAndReported_data();
    void malformedFilesAreRepairedAndReported();
    void craftedFilesAreRefusedPrecisely_data();
    void craftedFilesAreRefusedPrecisely();
    void unusableNumbersAreNamedForWhatTheyAre_data();
    void unusableNumbersAreNamedForWhatTheyAre();

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
    const Opened opened = open(file);
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

void tst_import::otherFormatsAreNamed_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("word");
    QTest::newRow("FBX") << "synthetic/bl_s01_base.fbx"
                         << "FBX";
    QTest::newRow("FBX, ASCII") << "real/maya_axes_anim_7700_ascii.fbx"
                                << "FBX";
    QTest::newRow("FBX, truncated") << "malformed/x21_truncated.fbx"
                                    << "FBX";
    QTest::newRow("FBX, broken cluster") << "malformed/synthetic_broken_cluster_7500_ascii.fbx"
                                         << "FBX";
    QTest::newRow("Collada") << "synthetic/bl_s01_base.dae"
                             << "Collada";
    QTest::newRow("Collada, truncated") << "malformed/x22_truncated.dae"
                                        << "Collada";
    QTest::newRow("Collada, not well-formed") << "malformed/bl_s13_unicode.dae"
                                              << "Collada";
    QTest::newRow("OBJ") << "reference/maya_axes_anim_0.obj"
                         << "OBJ";
    QTest::newRow("Draco") << "synthetic/s33_draco.glb"
                           << "KHR_draco_mesh_compression";
    QTest::newRow("meshopt") << "synthetic/s34_meshopt.glb"
                             << "EXT_meshopt_compression";
}

void tst_import::otherFormatsAreNamed() {
    QFETCH(QString, file);
    QFETCH(QString, word);
    const Opened opened = open(corpusDir() / file.toStdString());
    QVERIFY(!opened.character);
    QCOMPARE(opened.error.code, std::string("format-not-supported-yet"));
    QVERIFY(opened.error.detail.find(word.toStdString()) != std::string::npos);
    QVERIFY(!opened.error.remedy.empty() && !opened.error.place.empty());
}

void tst_import::malformedFilesAreRefusedPrecisely_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* file, const char* code, const char* place) {
        QTest::newRow(file) << file << code << place;
    };
    row("x01_empty.glb", "file-empty", "x01_empty.glb");
    row("x02_truncated_half.glb", "gltf-truncated", "GLB header");
    row("x03_truncated_json.glb", "gltf-truncated", "GLB header");
    row("x04_header_only.glb", "gltf-truncated", "GLB header");
    row("x05_garbage.glb", "gltf-container-invalid", "x05_garbage.glb");
    row("x06_empty.gltf", "gltf-missing-property", "asset");
    row("x07_empty.fbx", "file-empty", "x07_empty.fbx");
    row("x08_empty.dae", "file-empty", "x08_empty.dae");
    row("x09_empty.obj", "file-empty", "x09_empty.obj");
    row("x10_cyclic_nodes.glb", "gltf-node-cycle", "nodes[6].children[0]");
    row("x12_index_oor.glb", "gltf-index-beyond-vertices", "meshes[0].primitives[0].indices[5]");
    row("x15_bad_joint_ref.glb", "gltf-index-out-of-range", "skins[0].joints[0]");
    row("integer-out-of-bounds.gltf", "gltf-wrong-type", "bufferViews[0].byteLength");
    row("invalid-buffer-index.gltf", "gltf-index-out-of-range", "bufferViews[1].buffer");
    row("invalid-primitive-indices.gltf", "gltf-index-out-of-range", "bufferViews[0].buffer");
}

void tst_import::malformedFilesAreRefusedPrecisely() {
    QFETCH(QString, file);
    QFETCH(QString, code);
    QFETCH(QString, place);
    const Opened opened = open(corpusDir() / "malformed" / file.toStdString());
    QVERIFY(!opened.character);
    QCOMPARE(QString::fromStdString(opened.error.code), code);
    QVERIFY2(opened.error.place.ends_with(place.toStdString()), opened.error.place.c_str());
    QVERIFY(!opened.error.detail.empty());
    QVERIFY(!opened.error.remedy.empty());
}

void tst_import::malformedFilesAreRepairedAndReported_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("count");
    QTest::newRow("x13_nan_weights.glb") << "x13_nan_weights.glb"
                                         << "import-weights-repaired" << 4;
    // A root of the scene that another node claims as its child: one parent, so the tree is sound.
    QTest::newRow("x17_two_parents.glb") << "x17_two_parents.glb"
                                         << "import-scene-root-not-root" << 1;
    QTest::newRow("x19_anim_no_target.glb") << "x19_anim_no_target.glb"
                                            << "import-channel-ignored" << 1;
    QTest::newRow("x20_weights_anim_no_targets.glb") << "x20_weights_anim_no_targets.glb"
                                                     << "import-channel-ignored" << 1;
}

void tst_import::malformedFilesAreRepairedAndReported() {
    QFETCH(QString, file);
    QFETCH(QString, code);
    QFETCH(int, count);
    const Opened opened = open(corpusDir() / "malformed" / file.toStdString());
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(QString::fromStdString(brokenInvariant(*opened.character)), QString());
    QCOMPARE(countOf(*opened.character, code.toStdString()), std::size_t(count));
}

void tst_import::craftedFilesAreRefusedPrecisely_data() {
    QTest::addColumn<BreakFile>("breakIt");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* code, const char* place, BreakFile breakIt) {
        QTest::newRow(name) << breakIt << code << place;
    };
    row("two parents", "gltf-node-two-parents", "nodes[7].children[0]",
        [](GlbFile& f) { f.json["nodes"][7]["children"] = {2}; });
    row("a node that is its own child", "gltf-node-cycle", "nodes[3].children[1]",
        [](GlbFile& f) { f.json["nodes"][3]["children"].push_back(3); });
    row("four thousand million elements without data", "gltf-accessor-without-data",
        "meshes[0].primitives[0].attributes.POSITION", [](GlbFile& f) {
            f.json["accessors"][0]["count"] = 4'000'000'000u;
            f.json["accessors"][0].erase("bufferView");
        });
    row("count beyond the view", "gltf-accessor-out-of-range",
        "meshes[0].primitives[0].attributes.POSITION",
        [](GlbFile& f) { f.json["accessors"][0]["count"] = 222; });
    row("an offset that would overflow", "gltf-accessor-out-of-range",
        "meshes[0].primitives[0].attributes.POSITION",
        [](GlbFile& f) { f.json["accessors"][0]["byteOffset"] = 9007199254740991ull; });
    row("a view beyond the buffer", "gltf-accessor-out-of-range",
        "meshes[0].primitives[0].attributes.POSITION",
        [](GlbFile& f) { f.json["bufferViews"][0]["byteOffset"] = 9007199254740991ull; });
    row("attributes of different length", "gltf-attribute-counts-differ",
        "meshes[0].primitives[0].attributes.NORMAL",
        [](GlbFile& f) { f.json["accessors"][1]["count"] = 220; });
    row("normals of two components", "gltf-accessor-type",
        "meshes[0].primitives[0].attributes.NORMAL",
        [](GlbFile& f) { f.json["accessors"][1]["type"] = "VEC2"; });
    row("joints as floats", "gltf-accessor-type", "meshes[0].primitives[0].attributes.JOINTS_0",
        [](GlbFile& f) {
            f.json["accessors"][3]["componentType"] = 5126;
            f.json["accessors"][3]["count"] = 1;
            f.json["accessors"][0]["count"] = 1;
            f.json["accessors"][1]["count"] = 1;
            f.json["accessors"][2]["count"] = 1;
            f.json["accessors"][4]["count"] = 1;
        });
    row("a joint beyond the skin", "gltf-joint-out-of-range",
        "meshes[0].primitives[0].attributes.JOINTS_n", [](GlbFile& f) {
            f.json["skins"][0]["joints"] = {1, 2};
        });
    row("a skin without joints", "gltf-value-invalid", "skins[0].joints",
        [](GlbFile& f) { f.json["skins"][0]["joints"] = nlohmann::json::array(); });
    row("a sampler that does not exist", "gltf-index-out-of-range", "animations[0].channels",
        [](GlbFile& f) { f.json["animations"][0]["channels"][0]["sampler"] = 99; });
    for (const int type : {0, 7, 5119, 5124, 5127, 5130, 5131})
        row(qPrintable(QStringLiteral("a component type %1").arg(type)), "gltf-value-invalid",
            "accessors[2].componentType",
            [type](GlbFile& f) { f.json["accessors"][2]["componentType"] = type; });
    for (const char* type : {"", "VEC5", "vec3", "VEC3 VEC4", "SCALAR\n"})
        row(qPrintable(QStringLiteral("an element type \"%1\"").arg(type)), "gltf-value-invalid",
            "accessors[1].type", [type](GlbFile& f) { f.json["accessors"][1]["type"] = type; });
    row("an element type that is a number", "gltf-wrong-type", "accessors[1].type",
        [](GlbFile& f) { f.json["accessors"][1]["type"] = 3; });
    for (const int stride : {1, 2, 3, 6, 255, 256})
        row(qPrintable(QStringLiteral("a stride of %1").arg(stride)), "gltf-value-invalid",
            "bufferViews[0].byteStride",
            [stride](GlbFile& f) { f.json["bufferViews"][0]["byteStride"] = stride; });
    row("sparse indices as floats", "gltf-value-invalid",
        "accessors[0].sparse.indices.componentType", [](GlbFile& f) {
            f.json["accessors"][0]["sparse"] = {
                {"count", 1},
                {"indices", {{"bufferView", 0}, {"componentType", 5126}}},
                {"values", {{"bufferView", 0}}}};
        });
    row("indices without data", "gltf-missing-property", "].bufferView", [](GlbFile& f) {
        const auto indices = f.json["meshes"][0]["primitives"][0]["indices"].get<std::size_t>();
        f.json["accessors"][indices].erase("bufferView");
    });
    row("compressed indices that nobody requires", "format-not-supported-yet", "].bufferView",
        [](GlbFile& f) {
            nlohmann::json& primitive = f.json["meshes"][0]["primitives"][0];
            primitive["extensions"]["KHR_draco_mesh_compression"] = nlohmann::json::object();
            f.json["accessors"][primitive["indices"].get<std::size_t>()].erase("bufferView");
        });
    row("no counts", "gltf-missing-property", "accessors[2].count",
        [](GlbFile& f) { f.json["accessors"][2].erase("count"); });
    row("a negative index", "gltf-wrong-type", "nodes[7].mesh",
        [](GlbFile& f) { f.json["nodes"][7]["mesh"] = -1; });
    row("a text for a number", "gltf-wrong-type", "nodes[1].translation[0]",
        [](GlbFile& f) { f.json["nodes"][1]["translation"][0] = "0"; });
    row("scales that multiply to infinity", "gltf-transform-too-large", "nodes[1]", [](GlbFile& f) {
        for (auto& node : f.json["nodes"])
            node["scale"] = {1e17, 1e17, 1e17};
    });
    row("glTF 1.0", "format-not-supported-yet", "asset.version",
        [](GlbFile& f) { f.json["asset"]["version"] = "1.0"; });
    row("an unknown required extension", "gltf-extension-unsupported", "extensionsRequired[0]",
        [](GlbFile& f) { f.json["extensionsRequired"] = {"ACME_inside_out"}; });
    row("a buffer elsewhere", "gltf-uri-forbidden", "buffers[0].uri",
        [](GlbFile& f) { f.json["buffers"][0]["uri"] = "../secret.bin"; });
    row("a buffer on the net", "gltf-uri-forbidden", "buffers[0].uri",
        [](GlbFile& f) { f.json["buffers"][0]["uri"] = "http://example.org/a.bin"; });
    row("an absolute buffer", "gltf-uri-forbidden", "buffers[0].uri",
        [](GlbFile& f) { f.json["buffers"][0]["uri"] = "%2Fetc%2Fpasswd"; });
    row("a buffer that is not there", "gltf-buffer-missing", "buffers[0].uri",
        [](GlbFile& f) { f.json["buffers"][0]["uri"] = "nowhere.bin"; });
    row("broken base64", "gltf-uri-invalid", "buffers[0].uri", [](GlbFile& f) {
        f.json["buffers"][0]["uri"] = "data:application/octet-stream;base64,!!";
    });
    row("nested without end", "gltf-json-too-deep", "JSON", [](GlbFile& f) {
        nlohmann::json deep = 1;
        for (int i = 0; i < 200; ++i)
            deep = nlohmann::json::array({deep});
        f.json["extras"] = deep;
    });
    row("the same data a thousand times over", "gltf-memory-limit", "", [](GlbFile& f) {
        // Each part has an attribute map of its own, so each needs memory of its own.
        nlohmann::json& primitives = f.json["meshes"][0]["primitives"];
        f.buffers[0].resize(12'000'000);
        f.json["bufferViews"].push_back({{"buffer", 0}, {"byteLength", 12'000'000}});
        f.json["accessors"].push_back({{"bufferView", f.json["bufferViews"].size() - 1},
                                       {"componentType", 5126},
                                       {"count", 1'000'000},
                                       {"type", "VEC3"}});
        const std::size_t big = f.json["accessors"].size() - 1;
        primitives = nlohmann::json::array();
        for (int i = 0; i < 200; ++i)
            primitives.push_back(
                {{"attributes", {{"POSITION", big}, {"_PART" + std::to_string(i), big}}}});
    });
    row("the same texture coordinates over and over", "gltf-memory-limit", "primitives[0]",
        [](GlbFile& f) {
            nlohmann::json attributes{{"POSITION", addZeros(f, 25'000, "VEC3", 12)}};
            const std::size_t uvs = addZeros(f, 25'000, "VEC2", 8);
            for (int i = 0; i < 2000; ++i)
                attributes["TEXCOORD_" + std::to_string(i)] = uvs;
            f.json["meshes"][0]["primitives"] = {{{"attributes", attributes}}};
        });
    row("the same weights over and over", "gltf-memory-limit", "", [](GlbFile& f) {
        nlohmann::json attributes{{"POSITION", addZeros(f, 25'000, "VEC3", 12)}};
        const std::size_t joints = addZeros(f, 25'000, "VEC4", 4, 5121);
        const std::size_t weights = addZeros(f, 25'000, "VEC4", 16);
        for (int i = 0; i < 1000; ++i) {
            attributes["JOINTS_" + std::to_string(i)] = joints;
            attributes["WEIGHTS_" + std::to_string(i)] = weights;
        }
        f.json["meshes"][0]["primitives"] = {{{"attributes", attributes}}};
    });
    row("the same keys over and over", "gltf-memory-limit", "animations[0].samplers[0]",
        [](GlbFile& f) {
            nlohmann::json& animation = f.json["animations"][0];
            animation["samplers"] = {{{"input", addZeros(f, 20'000, "SCALAR", 4)},
                                      {"output", addZeros(f, 20'000, "VEC3", 12)}}};
            animation["channels"] = nlohmann::json::array();
            for (int i = 0; i < 1500; ++i) {
                animation["channels"].push_back(
                    {{"sampler", 0},
                     {"target", {{"node", f.json["nodes"].size()}, {"path", "scale"}}}});
                f.json["nodes"].push_back(nlohmann::json::object());
            }
        });
    row("the same image over and over", "gltf-memory-limit", "", [](GlbFile& f) {
        addZeros(f, 50'000, "SCALAR", 4);
        const nlohmann::json view = f.json["bufferViews"].back();
        f.json["images"] = nlohmann::json::array();
        for (int i = 0; i < 2000; ++i) {
            f.json["images"].push_back(
                {{"bufferView", f.json["bufferViews"].size()}, {"mimeType", "image/png"}});
            f.json["bufferViews"].push_back(view);
        }
    });
    row("a large skin over and over", "gltf-memory-limit", "", [](GlbFile& f) {
        f.json["skins"][0]["joints"] = std::vector<int>(20'000, 1);
        f.json["skins"][0].erase("inverseBindMatrices");
        for (int i = 0; i < 200; ++i)
            f.json["nodes"].push_back({{"mesh", 0}, {"skin", 0}});
    });
}

void tst_import::craftedFilesAreRefusedPrecisely() {
    QFETCH(BreakFile, breakIt);
    QFETCH(QString, code);
    QFETCH(QString, place);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "broken.glb";
    GlbFile file = baseFile();
    breakIt(file);
    writeBytes(path, glbBytes(file));
    const Opened opened = open(path);
    QVERIFY(!opened.character);
    QCOMPARE(QString::fromStdString(opened.error.code), code);
    QVERIFY2(opened.error.place.ends_with(place.toStdString()), opened.error.place.c_str());
    QVERIFY(!opened.error.detail.empty());
    QVERIFY2(QString::fromStdString(opened.error.detail).trimmed().toStdString() ==
                 opened.error.detail,
             opened.error.detail.c_str());
    QVERIFY(!opened.error.remedy.empty());
}

void tst_import::unusableNumbersAreNamedForWhatTheyAre_data() {
    QTest::addColumn<QList<float>>("numbers");
    QTest::addColumn<QString>("wording");
    const QString large = QStringLiteral("too large to be meant (beyond 1e18)");
    const float nan = std::nanf("");
    QTest::newRow("NaN") << QList<float>{nan} << QStringLiteral("not finite numbers");
    QTest::newRow("infinite") << QList<float>{INFINITY, -INFINITY}
                              << QStringLiteral("not finite numbers");
    QTest::newRow("too large") << QList<float>{3e38f, -2e18f} << large;
    QTest::newRow("both") << QList<float>{3e38f, nan} << "not finite numbers or " + large;
    QTest::newRow("neither") << QList<float>{1e18f, -1e18f} << QString();
}

void tst_import::unusableNumbersAreNamedForWhatTheyAre() {
    QFETCH(QList<float>, numbers);
    QFETCH(QString, wording);
    GlbFile file = baseFile();
    const std::size_t view = file.json["accessors"][0]["bufferView"].get<std::size_t>();
    const std::size_t at = file.json["accessors"][0].value("byteOffset", std::size_t{0}) +
                           file.json["bufferViews"][view].value("byteOffset", std::size_t{0});
    std::memcpy(file.buffers[0].data() + at, numbers.data(),
                std::size_t(numbers.size()) * sizeof(float));
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "numbers.glb";
    writeBytes(path, glbBytes(file));
    const Opened opened = open(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    const Findings& findings = opened.character->importFindings;
    if (wording.isEmpty()) {
        QCOMPARE(countOf(*opened.character, "import-positions-repaired"), std::size_t(0));
        return;
    }
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, std::string("import-positions-repaired"));
    QCOMPARE(findings[0].count, std::size_t(numbers.size()));
    QCOMPARE(QString::fromStdString(findings[0].detail),
             "coordinates that are " + wording + " became 0");
}

void tst_import::eightAndSixteenInfluencesAreKept() {
    QCOMPARE(rowsOf(*open(corpusDir() / "synthetic/s02_8influences.glb").character).maxInfluences(),
             std::size_t(8));
    QCOMPARE(
        rowsOf(*open(corpusDir() / "synthetic/s31_16influences.glb").character).maxInfluences(),
        std::size_t(16));
}

void tst_import::unnormalisedRowsStayAsGiven() {
    const fs::path path = corpusDir() / "synthetic/s03_unnormalised.glb";
    const Opened opened = open(path);
    const auto given = accessorValues(readGlb(path), 4);
    double largestOff = 0.0;
    for (std::size_t v = 0; v < given.size(); ++v) {
        const double sum = given[v][0] + given[v][1] + given[v][2] + given[v][3];
        QVERIFY(std::abs(rowSum(rowsOf(*opened.character), v) - sum) < 1e-6);
        largestOff = std::max(largestOff, std::abs(sum - 1.0));
    }
    QVERIFY(largestOff > 0.1);
}

void tst_import::zeroRowsAreReported() {
    const Opened opened = open(corpusDir() / "synthetic/s04_zeroweights.glb");
    QCOMPARE(countOf(*opened.character, "import-zero-rows"), std::size_t(32));
    std::size_t empty = 0;
    for (std::size_t v = 0; v < rowsOf(*opened.character).rowCount(); ++v)
        empty += rowsOf(*opened.character).row(VertexIndex(v)).size() == 0 ? 1 : 0;
    QCOMPARE(empty, std::size_t(32));
}

void tst_import::missingInverseBindsAreIdentity() {
    const Opened opened = open(corpusDir() / "synthetic/s05_noibm.glb");
    const Binding& binding = *opened.character->meshes[0].binding;
    QCOMPARE(binding.boneFromMeshBind.size(), std::size_t(6));
    for (const Affine3d& matrix : binding.boneFromMeshBind)
        QVERIFY(matrix.matrix() == Mat4d::Identity());
}

void tst_import::integerWeightsDecodeToExactSums() {
    for (const char* name : {"synthetic/s19_u8weights.glb", "synthetic/s20_u16weights.glb"}) {
        const Opened opened = open(corpusDir() / name);
        const SkinWeights& rows = rowsOf(*opened.character);
        for (std::size_t v = 0; v < rows.rowCount(); ++v)
            QVERIFY(std::abs(rowSum(rows, v) - 1.0) < 1e-6);
    }
}

void tst_import::sparseAndQuantisedDataDecode() {
    // Positions are compared with the plain reading in everySyntheticAndRealGltfFileOpens().
    const Character sparse = *open(corpusDir() / "synthetic/s16_sparse.glb").character;
    const auto& deltas = sparse.meshes[0].mesh->morphTargets.at(0).positionDeltas;
    QCOMPARE(deltas.size(), sparse.meshes[0].mesh->vertexCount());
    QVERIFY(std::ranges::any_of(deltas, [](const Vec3f& d) { return d.norm() > 1e-3f; }));
    QVERIFY(std::ranges::any_of(deltas, [](const Vec3f& d) { return d == Vec3f::Zero(); }));
    const Character quantised = *open(corpusDir() / "synthetic/s18_quantized.glb").character;
    QVERIFY(quantised.foreign.documentJson.find("KHR_mesh_quantization") == std::string::npos);
    for (const Vec3f& normal : quantised.meshes[0].mesh->normals)
        QVERIFY(std::abs(normal.norm() - 1.0f) < 0.02f);
}

void tst_import::twoSkinsShareJoints() {
    const Character character =
        *open(corpusDir() / "synthetic/s10_two_skins_shared_joints.glb").character;
    QCOMPARE(character.meshes.size(), std::size_t(2));
    const Binding& body = *character.meshes[0].binding;
    const Binding& clothes = *character.meshes[1].binding;
    const auto shared = std::ranges::find_if(body.joints, [&](BoneIndex joint) {
        return std::ranges::count(clothes.joints, joint) > 0;
    });
    QVERIFY(shared != body.joints.end());
}

void tst_import::namesSurviveDuplicatesAndScripts() {
    const Character duplicates = *open(corpusDir() / "synthetic/s12_dupnames.glb").character;
    QCOMPARE(std::ranges::count(duplicates.skeleton.names, "Bone"), 6);
    const Character scripts = *open(corpusDir() / "synthetic/s13_unicode.glb").character;
    for (const char* name : {"腰", "背骨.001", "Ñandú/ärm", "🦴 bone", "a\"b\\c", "Кость"})
        QVERIFY2(findBone(scripts.skeleton, name).isValid(), name);
}

void tst_import::sharedVertexBuffersMakeOneSection() {
    const Character character =
        *open(corpusDir() / "synthetic/s25_multiprim_shared_verts.glb").character;
    const Mesh& mesh = *character.meshes[0].mesh;
    QCOMPARE(mesh.sections.size(), std::size_t(1));
    QCOMPARE(mesh.ranges.size(), std::size_t(2));
    QCOMPARE(mesh.vertexCount(), std::size_t(221));
    QCOMPARE(mesh.ranges[1].material, 1);
}

void tst_import::coincidentVerticesWithDifferentRowsStayApart() {
    const Character character =
        *open(corpusDir() / "synthetic/s26_coincident_diff_weights.glb").character;
    const Mesh& mesh = *character.meshes[0].mesh;
    QCOMPARE(mesh.vertexCount(), std::size_t(442));
    QCOMPARE(mesh.topology.pointCount(), std::size_t(442));
}

void tst_import::linesAreKeptAsFacesOfTwo() {
    const Character character = *open(corpusDir() / "synthetic/s28_lines_prim.glb").character;
    const Mesh& mesh = *character.meshes[0].mesh;
    const MaterialRange& lines = mesh.ranges.at(1);
    QVERIFY(lines.faceCount > 0);
    for (std::uint32_t f = lines.firstFace; f < lines.firstFace + lines.faceCount; ++f)
        QCOMPARE(mesh.faceOffsets[f + 1] - mesh.faceOffsets[f], 2u);
}

void tst_import::morphTargetsHaveNamesAndDefaults() {
    const Character stress =
        *open(corpusDir() / "real/khr-MorphStressTest/MorphStressTest.gltf").character;
    QCOMPARE(stress.meshes[0].mesh->morphTargets.size(), std::size_t(8));
    QCOMPARE(stress.meshes[0].mesh->morphTargets[7].name, std::string("Key 8"));
    const Character simple = *open(corpusDir() / "real/khr-SimpleMorph/SimpleMorph.gltf").character;
    QCOMPARE(simple.meshes[0].mesh->morphDefaults, (std::vector<float>{0.5f, 0.5f}));
    QCOMPARE(simple.pose.morphWeights[0], (std::vector<float>{0.5f, 0.5f}));
}

void tst_import::interpolationsAndStartTimesAreKept() {
    const Character character =
        *open(corpusDir() / "synthetic/s21_cubic_step_2anims.glb").character;
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
    const Opened opened = open(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(opened.character->clips[0]->channels.size(), std::size_t(1));
    QCOMPARE(countOf(*opened.character, "import-channel-ignored"), std::size_t(2));
}

void tst_import::imagesAndMaterialsPassThrough() {
    const fs::path path = corpusDir() / "synthetic/s27_textured_pbr.glb";
    const Character character = *open(path).character;
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
        *open(corpusDir() / "real/kaykit_mannequin/manny_med_mod.gltf").character;
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
    const Opened opened = open(path);
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
    const Character character = *open(path).character;
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
        const Opened opened = open(path);
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
    const Opened opened = open(path);
    QCOMPARE(rowsOf(*opened.character).copyRow(VertexIndex(5)), (WeightRow{{2, 0.5f}, {3, 0.5f}}));
    QCOMPARE(countOf(*opened.character, "import-weights-merged"), std::size_t(1));
}

void tst_import::jointOutOfRangeWithoutWeightIsFine() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "unused.glb";
    GlbFile file = baseFile();
    setRow(file, 5, {2, 200, 201, 202}, {1.0f, 0.0f, 0.0f, 0.0f});
    writeBytes(path, glbBytes(file));
    const Opened opened = open(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(rowsOf(*opened.character).copyRow(VertexIndex(5)), (WeightRow{{2, 1.0f}}));
    setRow(file, 5, {2, 200, 201, 202}, {0.5f, 0.5f, 0.0f, 0.0f});
    writeBytes(path, glbBytes(file));
    const Error error = open(path).error;
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
    const Opened opened = open(path);
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
    const Opened opened = open(path);
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
    const Opened opened = open(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(countOf(*opened.character, "import-node-shear"), std::size_t(1));
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
        const Opened opened = open(root / "inner" / "file.gltf");
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
