// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Files that cannot be read, or not as they stand: each with its exact verdict.
#include "tests/core/io/opened_file.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <cstring>
#include <functional>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

namespace {

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

} // namespace

using BreakFile = std::function<void(GlbFile&)>;
Q_DECLARE_METATYPE(BreakFile)

class tst_import_refusals : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        if (!fs::exists(corpusDir()))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    }

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
};

void tst_import_refusals::otherFormatsAreNamed_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("word");
    QTest::newRow("Blender") << QByteArray("BLENDER-v300") << "Blender";
    QTest::newRow("USD") << QByteArray("#usda 1.0\n") << "USD";
    QTest::newRow("Maya") << QByteArray("//Maya ASCII 2022 scene\n") << "Maya";
    QTest::newRow("Alembic") << QByteArray("Ogawa\xff") << "Alembic";
}

void tst_import_refusals::otherFormatsAreNamed() {
    QFETCH(QByteArray, content);
    QFETCH(QString, word);
    const QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "character.dat";
    QFile file(QString::fromStdString(path.string()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    const Opened opened = openedFile(path);
    QVERIFY(!opened.character);
    QCOMPARE(opened.error.code, std::string("format-not-supported-yet"));
    QVERIFY(opened.error.detail.find(word.toStdString()) != std::string::npos);
    QVERIFY(!opened.error.remedy.empty() && !opened.error.place.empty());
}

void tst_import_refusals::malformedFilesAreRefusedPrecisely_data() {
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
    row("x21_truncated.fbx", "reader-refused", "x21_truncated.fbx");
    row("x22_truncated.dae", "reader-refused", "x22_truncated.dae");
    row("bl_s13_unicode.dae", "reader-refused", "bl_s13_unicode.dae");
    row("x10_cyclic_nodes.glb", "gltf-node-cycle", "nodes[6].children[0]");
    row("x12_index_oor.glb", "gltf-index-beyond-vertices", "meshes[0].primitives[0].indices[5]");
    row("x15_bad_joint_ref.glb", "gltf-index-out-of-range", "skins[0].joints[0]");
    row("integer-out-of-bounds.gltf", "gltf-wrong-type", "bufferViews[0].byteLength");
    row("invalid-buffer-index.gltf", "gltf-index-out-of-range", "bufferViews[1].buffer");
    row("invalid-primitive-indices.gltf", "gltf-index-out-of-range", "bufferViews[0].buffer");
}

void tst_import_refusals::malformedFilesAreRefusedPrecisely() {
    QFETCH(QString, file);
    QFETCH(QString, code);
    QFETCH(QString, place);
    const Opened opened = openedFile(corpusDir() / "malformed" / file.toStdString());
    QVERIFY(!opened.character);
    QCOMPARE(QString::fromStdString(opened.error.code), code);
    QVERIFY2(opened.error.place.ends_with(place.toStdString()), opened.error.place.c_str());
    QVERIFY(!opened.error.detail.empty());
    QVERIFY(!opened.error.remedy.empty());
}

void tst_import_refusals::malformedFilesAreRepairedAndReported_data() {
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

void tst_import_refusals::malformedFilesAreRepairedAndReported() {
    QFETCH(QString, file);
    QFETCH(QString, code);
    QFETCH(int, count);
    const Opened opened = openedFile(corpusDir() / "malformed" / file.toStdString());
    QVERIFY2(opened.character, opened.error.detail.c_str());
    QCOMPARE(QString::fromStdString(brokenInvariant(*opened.character)), QString());
    QCOMPARE(findingsOf(*opened.character, code.toStdString()), std::size_t(count));
}

void tst_import_refusals::craftedFilesAreRefusedPrecisely_data() {
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
    row("a compression that is not known", "gltf-extension-unsupported", "extensionsRequired[0]",
        [](GlbFile& f) { f.json["extensionsRequired"] = {"ACME_meshopt_compression"}; });
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

void tst_import_refusals::craftedFilesAreRefusedPrecisely() {
    QFETCH(BreakFile, breakIt);
    QFETCH(QString, code);
    QFETCH(QString, place);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "broken.glb";
    GlbFile file = baseFile();
    breakIt(file);
    writeBytes(path, glbBytes(file));
    const Opened opened = openedFile(path);
    QVERIFY(!opened.character);
    QCOMPARE(QString::fromStdString(opened.error.code), code);
    QVERIFY2(opened.error.place.ends_with(place.toStdString()), opened.error.place.c_str());
    QVERIFY(!opened.error.detail.empty());
    QVERIFY2(QString::fromStdString(opened.error.detail).trimmed().toStdString() ==
                 opened.error.detail,
             opened.error.detail.c_str());
    QVERIFY(!opened.error.remedy.empty());
}

void tst_import_refusals::unusableNumbersAreNamedForWhatTheyAre_data() {
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

void tst_import_refusals::unusableNumbersAreNamedForWhatTheyAre() {
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
    const Opened opened = openedFile(path);
    QVERIFY2(opened.character, opened.error.detail.c_str());
    const Findings& findings = opened.character->importFindings;
    if (wording.isEmpty()) {
        QCOMPARE(findingsOf(*opened.character, "import-positions-repaired"), std::size_t(0));
        return;
    }
    QCOMPARE(findings.size(), std::size_t(1));
    QCOMPARE(findings[0].code, std::string("import-positions-repaired"));
    QCOMPARE(findings[0].count, std::size_t(numbers.size()));
    QCOMPARE(QString::fromStdString(findings[0].detail),
             "coordinates that are " + wording + " became 0");
}

RIGWRIGHT_TEST(tst_import_refusals)
#include "tst_import_refusals.moc"
