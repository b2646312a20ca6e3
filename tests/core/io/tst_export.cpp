// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing GLB: nothing that came in may be missing, and everything deforms as it did.
#include "core/io/export.h"
#include "core/io/import.h"

#include "tests/support/glb_file.h"
#include "tests/support/gltf_evaluator.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

using namespace rigwright;
using namespace rigwright::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr const char* kNoCorpus = "the folder of test files (RIGWRIGHT_CORPUS) is absent";

struct Written {
    std::vector<std::uint8_t> bytes;
    ExportReport report;
};

Written encode(const Character& character, const ExportOptions& options = {}) {
    Written written;
    auto bytes = encodeGlb(character, options, written.report);
    if (!bytes)
        throw std::runtime_error(bytes.error().code + ": " + bytes.error().detail);
    written.bytes = std::move(*bytes);
    return written;
}

Character load(const fs::path& file) {
    auto character = importCharacter(file);
    if (!character)
        throw std::runtime_error(character.error().code + ": " + character.error().detail);
    return std::move(*character);
}

std::size_t countOf(const Findings& findings, const std::string& code) {
    std::size_t count = 0;
    for (const Finding& finding : findings)
        if (finding.code == code)
            count += finding.count;
    return count;
}

/// A file of the corpus, written and read again.
struct RoundTrip {
    explicit RoundTrip(const fs::path& path)
        : sourcePath(path), source(readGlb(path)), before(load(path)), written(encode(before)) {
        outPath = fs::path(folder.path().toStdString()) / "out.glb";
        writeBytes(outPath, written.bytes);
        out = readGlb(outPath);
        after = load(outPath);
    }

    QTemporaryDir folder;
    fs::path sourcePath;
    GlbFile source;
    Character before;
    Written written;
    fs::path outPath;
    GlbFile out;
    Character after;

    /// The node of the written file that carries what this node of the source carried.
    [[nodiscard]] std::size_t carrier(std::size_t node) const {
        if (out.json["nodes"][node].contains("mesh"))
            return node;
        const std::string name = source.json["nodes"][node].value(
            "name",
            source.json["meshes"][source.json["nodes"][node]["mesh"].get<std::size_t>()].value(
                "name", ""));
        for (std::size_t n = source.json["nodes"].size(); n < out.json["nodes"].size(); ++n)
            if (out.json["nodes"][n].value("name", "") == name)
                return n;
        throw std::runtime_error("no node carries the mesh of node " + std::to_string(node));
    }
};

double worstDifference(const RoundTrip& trip, const EvaluatedMoment& moment,
                       const EvaluatedMoment& outMoment) {
    const auto expected = evaluateGltf(trip.source, moment);
    const auto found = evaluateGltf(trip.out, outMoment);
    double worst = 0.0;
    for (const EvaluatedPrimitive& primitive : expected) {
        const std::size_t node = trip.carrier(primitive.node);
        const auto match = std::ranges::find_if(found, [&](const EvaluatedPrimitive& other) {
            return other.node == node && other.primitive == primitive.primitive;
        });
        if (match == found.end() || match->positions.size() != primitive.positions.size())
            return 1e300;
        for (std::size_t v = 0; v < primitive.positions.size(); ++v)
            for (std::size_t i = 0; primitive.hasWeight[v] && i < 3; ++i)
                worst =
                    std::max(worst, std::abs(primitive.positions[v][i] - match->positions[v][i]));
    }
    return worst / sizeOf(expected);
}

void addCorpusRows(bool withMalformed) {
    QTest::addColumn<QString>("path");
    for (const char* folder : {"synthetic", "real", "malformed"}) {
        if (!fs::exists(corpusDir() / folder) ||
            (!withMalformed && std::string(folder) == "malformed"))
            continue;
        for (const auto& entry : fs::recursive_directory_iterator(corpusDir() / folder)) {
            const std::string suffix = entry.path().extension().string();
            // The plain reading of the source does not decompress: tst_gltf_compression does.
            const std::string name = entry.path().filename().string();
            if (name == "s33_draco.glb" || name == "s34_meshopt.glb")
                continue;
            if ((suffix == ".glb" || suffix == ".gltf") && importCharacter(entry.path()))
                QTest::newRow(name.c_str()) << QString::fromStdString(entry.path().string());
        }
    }
}

/// A triangle on one joint, made by hand as built-in characters are.
Character handMade() {
    Character character;
    character.name = "Hand made";
    const BoneIndex root = addBone(character.skeleton, "root", BoneIndex(), {});
    Transform above;
    above.translation = Vec3d(0, 1, 0);
    addBone(character.skeleton, "tip", root, above);
    auto mesh = std::make_shared<Mesh>();
    mesh->name = "Quad";
    mesh->positions = {{0, 0, 0}, {1, 0, 0}, {1, 2, 0}, {0, 2, 0}};
    mesh->normals.assign(4, Vec3f::UnitZ());
    mesh->faceOffsets = {0, 4};
    mesh->cornerVertices = {0, 1, 2, 3};
    finishMesh(*mesh, {});
    MeshInstance instance;
    instance.name = "Quad";
    instance.mesh = mesh;
    Binding binding;
    binding.joints = {BoneIndex(0), BoneIndex(1)};
    binding.boneFromMeshBind.assign(2, Affine3d::Identity());
    binding.boneFromMeshBind[1].translation() = Vec3d(0, -1, 0);
    WeightLayer layer;
    layer.rows = SkinWeights(4);
    for (std::size_t v = 0; v < 4; ++v)
        layer.rows.setRow(VertexIndex(v),
                          std::vector<Influence>{{std::uint16_t(v < 2 ? 0 : 1), 1.0f}});
    binding.layers.push_back(layer);
    instance.binding = binding;
    character.meshes.push_back(instance);
    finishCharacter(character);
    return character;
}

} // namespace

class tst_export : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void deformsAsTheSource_data() { addCorpusRows(false); }
    void deformsAsTheSource();
    void secondExportIsByteEqual_data() { addCorpusRows(true); }
    void secondExportIsByteEqual();
    void keepsWhatItDoesNotInterpret_data() { addCorpusRows(false); }
    void keepsWhatItDoesNotInterpret();
    void keepsClipsKeyByKey_data() { addCorpusRows(false); }
    void keepsClipsKeyByKey();
    void obeysTheRulesForWriters_data() { addCorpusRows(true); }
    void obeysTheRulesForWriters();

    void sixteenInfluencesStaySixteen();
    void influencesAreCutOnRequestAndReported();
    void zeroRowsHangOnTheRootJointAndAreReported();
    void unnormalisedRowsAreScaledAndReported();
    void sameMeshWithDifferentRowsBecomesTwoMeshes();
    void handMadeCharactersBecomeProperFiles();
    void skinnedMeshOnABusyNodeMovesToItsOwn();
    void referencesOfVrmFollowMovedMeshes();
    void emptyCharactersAndMeshesAreWritten();
    void clipsBeforeZeroAreShifted();
    void nodeWeightsAndMorphNamesComeBack();
    void foreignAttributesComeBack();
    void namesWithAnyLetterInThemComeBackWhole_data();
    void namesWithAnyLetterInThemComeBackWhole();
    void meshesWithoutSkinKeepTheirWeights();
};

void tst_export::deformsAsTheSource() {
    QFETCH(QString, path);
    const RoundTrip trip(path.toStdString());
    QVERIFY(worstDifference(trip, {}, {}) <= 1e-5);
    std::size_t written = 0;
    for (std::size_t a = 0; a < trip.before.clips.size(); ++a) {
        if (trip.before.clips[a]->channels.empty())
            continue;
        const auto [first, last] = animationRange(trip.source, a);
        for (const double part : {0.0, 0.31, 0.77}) {
            const double time = first + (last - first) * part;
            QVERIFY(worstDifference(trip, {a, time}, {written, time}) <= 1e-5);
        }
        ++written;
    }
}

void tst_export::secondExportIsByteEqual() {
    QFETCH(QString, path);
    const RoundTrip trip(path.toStdString());
    QVERIFY(encode(trip.after).bytes == trip.written.bytes);
    QCOMPARE(QString::fromStdString(brokenInvariant(trip.after)), QString());
}

void tst_export::keepsWhatItDoesNotInterpret() {
    QFETCH(QString, path);
    const RoundTrip trip(path.toStdString());
    const json& a = trip.source.json;
    const json& b = trip.out.json;
    for (const char* member : {"materials", "textures", "samplers", "cameras", "extras"})
        QVERIFY2(a.value(member, json()) == b.value(member, json()), member);
    // Bones keep their numbers, so even unknown extensions stay true word for word.
    QVERIFY(a.value("extensions", json()) == b.value("extensions", json()));
    for (std::size_t n = 0; n < a["nodes"].size(); ++n)
        for (const char* member : {"name", "extras", "extensions", "camera"})
            QVERIFY2(a["nodes"][n].value(member, json()) == b["nodes"][n].value(member, json()),
                     member);
    for (std::size_t m = 0; m < a.value("meshes", json::array()).size(); ++m) {
        QVERIFY(a["meshes"][m].value("extras", json()) == b["meshes"][m].value("extras", json()));
        QVERIFY(a["meshes"][m].value("name", "") == b["meshes"][m].value("name", ""));
    }
    for (std::size_t s = 0; s < b.value("skins", json::array()).size(); ++s)
        QVERIFY(a["skins"][s].value("extras", json()) == b["skins"][s].value("extras", json()));
    for (std::size_t i = 0; i < a.value("scenes", json::array()).size(); ++i)
        QVERIFY(a["scenes"][i].value("extras", json()) == b["scenes"][i].value("extras", json()));
    QCOMPARE(trip.after.foreign.images.size(), trip.before.foreign.images.size());
    for (std::size_t i = 0; i < trip.before.foreign.images.size(); ++i)
        QVERIFY(*trip.after.foreign.images[i].bytes == *trip.before.foreign.images[i].bytes);
}

void tst_export::keepsClipsKeyByKey() {
    QFETCH(QString, path);
    const RoundTrip trip(path.toStdString());
    QCOMPARE(trip.after.clips.size(), trip.before.clips.size());
    for (std::size_t c = 0; c < trip.before.clips.size(); ++c) {
        const Clip& a = *trip.before.clips[c];
        const Clip& b = *trip.after.clips[c];
        QCOMPARE(b.name, a.name);
        QCOMPARE(b.start, a.start);
        QCOMPARE(b.duration, a.duration);
        QCOMPARE(b.channels.size(), a.channels.size());
        for (std::size_t i = 0; i < a.channels.size(); ++i) {
            QVERIFY(b.channels[i].target == a.channels[i].target);
            QVERIFY(b.channels[i].interpolation == a.channels[i].interpolation);
            QVERIFY(b.channels[i].times == a.channels[i].times);
            QVERIFY(b.channels[i].values == a.channels[i].values);
            QVERIFY(b.channels[i].foreign == a.channels[i].foreign);
        }
    }
}

void tst_export::obeysTheRulesForWriters() {
    QFETCH(QString, path);
    const RoundTrip trip(path.toStdString());
    const json& file = trip.out.json;
    for (const auto& [member, value] : file.items())
        QVERIFY2(!value.is_array() || !value.empty(), member.c_str());
    for (const json& view : file.value("bufferViews", json::array()))
        QCOMPARE(view.value("byteOffset", 0) % 4, 0);
    std::vector<bool> isChild(file["nodes"].size(), false);
    for (const json& node : file["nodes"])
        for (const json& child : node.value("children", json::array()))
            isChild[child.get<std::size_t>()] = true;
    for (std::size_t n = 0; n < file["nodes"].size(); ++n) {
        const json& node = file["nodes"][n];
        QVERIFY(!node.contains("skin") ||
                (!isChild[n] && !node.contains("translation") && !node.contains("rotation") &&
                 !node.contains("scale") && !node.contains("matrix")));
    }
    for (const json& mesh : file.value("meshes", json::array())) {
        for (const json& primitive : mesh["primitives"]) {
            const json& attributes = primitive["attributes"];
            QVERIFY(file["accessors"][attributes["POSITION"].get<std::size_t>()].contains("min"));
            std::map<std::size_t, std::pair<double, std::vector<double>>> rows;
            for (int set = 0; attributes.contains("JOINTS_" + std::to_string(set)); ++set) {
                const std::string number = std::to_string(set);
                const auto joints =
                    accessorValues(trip.out, attributes["JOINTS_" + number].get<std::size_t>());
                const auto weights =
                    accessorValues(trip.out, attributes["WEIGHTS_" + number].get<std::size_t>());
                for (std::size_t v = 0; v < joints.size(); ++v) {
                    for (std::size_t i = 0; i < 4; ++i) {
                        auto& [sum, used] = rows[v];
                        if (weights[v][i] == 0.0) {
                            QCOMPARE(joints[v][i], 0.0);
                            continue;
                        }
                        QVERIFY(std::ranges::count(used, joints[v][i]) == 0);
                        used.push_back(joints[v][i]);
                        sum += weights[v][i];
                    }
                }
            }
            for (const auto& [vertex, row] : rows)
                QVERIFY(std::abs(row.first - 1.0) <= 2e-7);
        }
    }
    for (const json& skin : file.value("skins", json::array()))
        for (const auto& matrix :
             accessorValues(trip.out, skin["inverseBindMatrices"].get<std::size_t>()))
            QVERIFY(matrix[3] == 0.0 && matrix[7] == 0.0 && matrix[11] == 0.0 && matrix[15] == 1.0);
    for (const json& animation : file.value("animations", json::array())) {
        for (const json& sampler : animation["samplers"]) {
            const auto input = sampler["input"].get<std::size_t>();
            QVERIFY(file["accessors"][input].contains("max"));
            double last = -1.0;
            for (const auto& time : accessorValues(trip.out, input)) {
                QVERIFY(time[0] > last && time[0] >= 0.0);
                last = time[0];
            }
        }
    }
}

void tst_export::sixteenInfluencesStaySixteen() {
    if (!fs::exists(corpusDir()))
        QSKIP(kNoCorpus);
    const RoundTrip trip(corpusDir() / "synthetic/s31_16influences.glb");
    const SkinWeights& a = trip.before.meshes[0].binding->weights();
    const SkinWeights& b = trip.after.meshes[0].binding->weights();
    QCOMPARE(b.maxInfluences(), std::size_t(16));
    for (std::size_t v = 0; v < a.rowCount(); ++v)
        for (std::uint16_t joint = 0; joint < 16; ++joint)
            QVERIFY(std::abs(a.weightOf(VertexIndex(v), joint) -
                             b.weightOf(VertexIndex(v), joint)) <= 1e-6f);
}

void tst_export::influencesAreCutOnRequestAndReported() {
    if (!fs::exists(corpusDir()))
        QSKIP(kNoCorpus);
    const Character before = load(corpusDir() / "synthetic/s31_16influences.glb");
    const Written written = encode(before, {.maxInfluences = 4});
    QVERIFY(countOf(written.report.lost, "export-influences-dropped") > 0);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "cut.glb";
    writeBytes(path, written.bytes);
    const Character after = load(path);
    const SkinWeights& rows = after.meshes[0].binding->weights();
    QCOMPARE(rows.maxInfluences(), std::size_t(4));
    for (std::size_t v = 0; v < rows.rowCount(); ++v) {
        WeightRow expected = before.meshes[0].binding->weights().copyRow(VertexIndex(v));
        std::ranges::stable_sort(expected, std::ranges::greater{}, &Influence::weight);
        expected.resize(std::min<std::size_t>(expected.size(), 4));
        const double sum =
            std::accumulate(expected.begin(), expected.end(), 0.0,
                            [](double s, const Influence& i) { return s + double(i.weight); });
        for (const Influence& influence : expected)
            QVERIFY(std::abs(double(rows.weightOf(VertexIndex(v), influence.bone)) -
                             double(influence.weight) / sum) <= 1e-6);
    }
}

void tst_export::zeroRowsHangOnTheRootJointAndAreReported() {
    if (!fs::exists(corpusDir()))
        QSKIP(kNoCorpus);
    const RoundTrip trip(corpusDir() / "synthetic/s04_zeroweights.glb");
    QCOMPARE(countOf(trip.written.report.lost, "export-zero-rows"), std::size_t(32));
    const SkinWeights& before = trip.before.meshes[0].binding->weights();
    const SkinWeights& after = trip.after.meshes[0].binding->weights();
    for (std::size_t v = 0; v < before.rowCount(); ++v)
        if (before.row(VertexIndex(v)).size() == 0)
            QCOMPARE(after.copyRow(VertexIndex(v)), (WeightRow{{0, 1.0f}}));
}

void tst_export::unnormalisedRowsAreScaledAndReported() {
    if (!fs::exists(corpusDir()))
        QSKIP(kNoCorpus);
    const RoundTrip trip(corpusDir() / "synthetic/s03_unnormalised.glb");
    QVERIFY(countOf(trip.written.report.lost, "export-rows-normalised") > 0);
}

void tst_export::sameMeshWithDifferentRowsBecomesTwoMeshes() {
    Character character = handMade();
    character.meshes.push_back(character.meshes[0]);
    finishCharacter(character);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "two.glb";
    writeBytes(path, encode(character).bytes);
    GlbFile file = readGlb(path);
    QCOMPARE(file.json["meshes"].size(), std::size_t(1));
    QCOMPARE(file.json["skins"].size(), std::size_t(1));
    character.meshes[1].binding->weights().setRow(VertexIndex(0),
                                                  std::vector<Influence>{{0, 0.5f}, {1, 0.5f}});
    writeBytes(path, encode(character).bytes);
    file = readGlb(path);
    QCOMPARE(file.json["meshes"].size(), std::size_t(2));
    QCOMPARE(file.json["skins"].size(), std::size_t(1));
    const Character after = load(path);
    QCOMPARE(after.meshes[0].binding->weights().row(VertexIndex(0)).size(), std::size_t(1));
    QCOMPARE(after.meshes[1].binding->weights().row(VertexIndex(0)).size(), std::size_t(2));
}

void tst_export::handMadeCharactersBecomeProperFiles() {
    const Character character = handMade();
    const Written written = encode(character);
    QCOMPARE(countOf(written.report.lost, "export-polygons-triangulated"), std::size_t(1));
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "hand.glb";
    writeBytes(path, written.bytes);
    const GlbFile file = readGlb(path);
    QVERIFY(file.json["asset"]["generator"] == "Rigwright");
    QCOMPARE(file.json["materials"].size(), std::size_t(1));
    QVERIFY(file.json["meshes"][0]["primitives"][0]["material"] == 0);
    QVERIFY(file.json["scenes"][0]["nodes"] == json::array({0, 2}));
    const Character after = load(path);
    QCOMPARE(after.skeleton.names[0], std::string("root"));
    QCOMPARE(after.meshes[0].mesh->faceCount(), std::size_t(2));
    QVERIFY(after.meshes[0].mesh->positions == character.meshes[0].mesh->positions);
    QVERIFY(after.meshes[0].binding->weights() == character.meshes[0].binding->weights());
    QVERIFY(encode(after).bytes == written.bytes);
}

void tst_export::skinnedMeshOnABusyNodeMovesToItsOwn() {
    Character character = handMade();
    // The mesh hangs on a joint that is moved and has a parent: that bone must stay as it is.
    character.meshes[0].parent = BoneIndex(1);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "busy.glb";
    writeBytes(path, encode(character).bytes);
    const GlbFile file = readGlb(path);
    QCOMPARE(file.json["nodes"].size(), std::size_t(3));
    QVERIFY(!file.json["nodes"][1].contains("mesh"));
    QVERIFY(file.json["nodes"][1]["translation"] == json::array({0.0, 1.0, 0.0}));
    QVERIFY(file.json["nodes"][2]["mesh"] == 0 && file.json["nodes"][2]["name"] == "Quad");
    QVERIFY(file.json["scenes"][0]["nodes"] == json::array({0, 2}));
}

void tst_export::referencesOfVrmFollowMovedMeshes() {
    Character character = handMade();
    character.meshes[0].parent = BoneIndex(1);
    character.foreign.nodeOrder = {0, 1};
    character.foreign.nodeJson = {"", ""};
    character.foreign.meshOrder = {3}; // the file had meshes that no node showed
    character.foreign.documentJson =
        json{{"asset", {{"version", "2.0"}}},
             {"scenes", {{{"nodes", {0}}}}},
             {"scene", 0},
             {"extensions",
              {{"VRMC_vrm",
                {{"humanoid", {{"humanBones", {{"hips", {{"node", 1}}}}}}},
                 {"expressions",
                  {{"preset",
                    {{"happy", {{"morphTargetBinds", {{{"node", 1}, {"index", 0}}}}}}}}}}}},
               {"VRM",
                {{"firstPerson",
                  {{"firstPersonBone", -1},
                   {"meshAnnotations", {{{"mesh", 3}}, {{"mesh", 0}}}}}}}}}}}
            .dump();
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "vrm.glb";
    const Written written = encode(character);
    writeBytes(path, written.bytes);
    const json extensions = readGlb(path).json["extensions"];
    const json& vrm = extensions["VRMC_vrm"];
    QVERIFY(vrm["humanoid"]["humanBones"]["hips"]["node"] == 1);
    QVERIFY(vrm["expressions"]["preset"]["happy"]["morphTargetBinds"][0]["node"] == 2);
    const json& first = extensions["VRM"]["firstPerson"];
    QVERIFY(first["firstPersonBone"] == -1);
    QVERIFY(first["meshAnnotations"][0]["mesh"] == 0);
    QVERIFY(!first["meshAnnotations"][1].contains("mesh"));
    QCOMPARE(countOf(written.report.lost, "export-references-lost"), std::size_t(1));
}

void tst_export::emptyCharactersAndMeshesAreWritten() {
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "empty.glb";
    Character character;
    writeBytes(path, encode(character).bytes);
    QCOMPARE(load(path).skeleton.boneCount(), std::size_t(0));

    character = handMade();
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    mesh->faceOffsets = {0};
    mesh->cornerVertices.clear();
    mesh->ranges.clear();
    character.meshes[0].mesh = mesh;
    const Written written = encode(character);
    QCOMPARE(countOf(written.report.lost, "export-mesh-without-faces"), std::size_t(1));
    writeBytes(path, written.bytes);
    QCOMPARE(load(path).meshes.size(), std::size_t(0));
    QCOMPARE(load(path).skeleton.boneCount(), std::size_t(2));
}

void tst_export::clipsBeforeZeroAreShifted() {
    Character character = handMade();
    Clip clip;
    clip.name = "Early";
    Channel channel;
    channel.target = ChannelTarget::Translation;
    channel.bone = BoneIndex(1);
    channel.times = {-1.0f, 0.5f};
    channel.values = {0, 1, 0, 0, 2, 0};
    clip.channels.push_back(channel);
    updateRange(clip);
    character.clips.push_back(std::make_shared<const Clip>(clip));
    character.clips.push_back(std::make_shared<const Clip>()); // nothing to write
    const Written written = encode(character);
    QCOMPARE(countOf(written.report.lost, "export-clip-shifted"), std::size_t(1));
    QCOMPARE(countOf(written.report.lost, "export-clip-empty"), std::size_t(1));
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "early.glb";
    writeBytes(path, written.bytes);
    const Character after = load(path);
    QCOMPARE(after.clips.size(), std::size_t(1));
    QVERIFY(after.clips[0]->channels[0].times == (std::vector<float>{0.0f, 1.5f}));
}

void tst_export::nodeWeightsAndMorphNamesComeBack() {
    Character character = handMade();
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    MorphTarget smile;
    smile.name = "smile";
    smile.positionDeltas.assign(4, Vec3f::Zero());
    smile.positionDeltas[2] = Vec3f(0, 0, 1);
    MorphTarget still;
    still.name = "still";
    mesh->morphTargets = {smile, still};
    mesh->morphDefaults = {0.25f, 0.0f};
    character.meshes[0].mesh = mesh;
    character.meshes[0].morphDefaults = {0.5f, 1.0f};
    finishCharacter(character);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "morph.glb";
    writeBytes(path, encode(character).bytes);
    const Character after = load(path);
    QVERIFY(after.meshes[0].mesh->morphTargets == mesh->morphTargets);
    QVERIFY(after.meshes[0].mesh->morphDefaults == mesh->morphDefaults);
    QVERIFY(after.meshes[0].morphDefaults == character.meshes[0].morphDefaults);
    QVERIFY(after.pose.morphWeights == character.pose.morphWeights);
    QVERIFY(encode(after).bytes == readBytes(path));
}

void tst_export::foreignAttributesComeBack() {
    Character character = handMade();
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    // Three bytes an element: written with a stride of four.
    mesh->sections[0].foreignAttributes = {{.semantic = "_MARK",
                                            .componentType = 5121,
                                            .components = 3,
                                            .normalized = true,
                                            .bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}}};
    character.meshes[0].mesh = mesh;
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "mark.glb";
    writeBytes(path, encode(character).bytes);
    QVERIFY(load(path).meshes[0].mesh->sections[0].foreignAttributes ==
            mesh->sections[0].foreignAttributes);
}

void tst_export::namesWithAnyLetterInThemComeBackWhole_data() {
    QTest::addColumn<QByteArray>("odd");
    QTest::newRow("NUL") << QByteArray(1, '\0');
    QTest::newRow("line end") << QByteArray("\n");
    QTest::newRow("quote and backslash") << QByteArray("\"\\");
    QTest::newRow("escape") << QByteArray("\x1b[31m");
    QTest::newRow("beyond the first plane") << QByteArray("\xf0\x9f\xa6\xb4");
}

/// Everything that has a name: the letter in its middle, at its beginning, at its end.
void tst_export::namesWithAnyLetterInThemComeBackWhole() {
    QFETCH(QByteArray, odd);
    const std::string letter = odd.toStdString();
    const auto name = [&](const std::string& text) { return text + letter + "B"; };
    Character character = handMade();
    character.skeleton.names = {name("root"), letter + "tip"};
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    mesh->name = name("mesh");
    // Cut short, both would have one name.
    for (const char* end : {"A", "B"})
        mesh->sections[0].foreignAttributes.push_back({.semantic = "_MARK" + letter + end,
                                                       .componentType = 5121,
                                                       .components = 1,
                                                       .normalized = true,
                                                       .bytes = {1, 2, 3, std::uint8_t(*end)}});
    MorphTarget target;
    target.name = name("smile");
    target.positionDeltas.assign(4, Vec3f::UnitZ());
    mesh->morphTargets = {target};
    character.meshes[0].mesh = mesh;
    character.meshes[0].name = name("instance");
    character.meshes[0].parent = BoneIndex();
    character.meshes[0].binding->name = letter;
    Clip clip;
    clip.name = name("clip") + letter;
    Channel channel;
    channel.bone = BoneIndex(1);
    channel.width = 3;
    channel.times = {0.0f, 1.0f};
    channel.values = {0, 0, 0, 0, 1, 0};
    clip.channels = {channel};
    clip.duration = 1.0;
    character.clips = {std::make_shared<const Clip>(clip)};
    character.foreign.materials = {{.name = name("skin")}};
    finishCharacter(character);

    const Written written = encode(character);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "names.glb";
    writeBytes(path, written.bytes);
    const json file = readGlb(path).json;
    QVERIFY(file["nodes"][0]["name"] == character.skeleton.names[0]);
    QVERIFY(file["nodes"][1]["name"] == character.skeleton.names[1]);
    QVERIFY(file["nodes"][2]["name"] == character.meshes[0].name);
    QVERIFY(file["meshes"][0]["name"] == mesh->name);
    QVERIFY(file["meshes"][0]["extras"]["targetNames"][0] == target.name);
    QVERIFY(file["skins"][0]["name"] == letter);
    QVERIFY(file["animations"][0]["name"] == clip.name);
    QVERIFY(file["materials"][0]["name"] == name("skin"));
    const Character after = load(path);
    QVERIFY(after.skeleton.names[0] == character.skeleton.names[0]);
    QVERIFY(after.meshes[0].mesh->sections[0].foreignAttributes ==
            mesh->sections[0].foreignAttributes);
    QVERIFY(encode(after).bytes == written.bytes);
}

void tst_export::meshesWithoutSkinKeepTheirWeights() {
    if (!fs::exists(corpusDir()))
        QSKIP(kNoCorpus);
    QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "loose.glb";
    GlbFile file = readGlb(corpusDir() / "synthetic/s01_base.glb");
    file.json["nodes"][7].erase("skin");
    writeBytes(path, glbBytes(file));
    const Character before = load(path);
    QVERIFY(!before.meshes[0].binding);
    const fs::path again = fs::path(folder.path().toStdString()) / "again.glb";
    writeBytes(again, encode(before).bytes);
    const GlbFile written = readGlb(again);
    const json& attributes = written.json["meshes"][0]["primitives"][0]["attributes"];
    for (const auto& [semantic, accessor] :
         {std::pair{"JOINTS_0", std::size_t{3}}, std::pair{"WEIGHTS_0", std::size_t{4}}})
        QVERIFY(accessorValues(written, attributes[semantic].get<std::size_t>()) ==
                accessorValues(file, accessor));
}

RIGWRIGHT_TEST(tst_export)
#include "tst_export.moc"
