// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Appended meshes keep their own materials and pictures, and the whole is a file that reads back.
#include "core/animation/sample.h"
#include "core/character/evaluate_frame.h"
#include "core/io/append_character.h"
#include "core/io/append_foreign.h"
#include "core/io/export.h"
#include "core/io/import.h"
#include "core/samples/samples.h"
#include "tests/support/builders.h"
#include "tests/support/glb_file.h"
#include "tests/support/gltf_evaluator.h"
#include "tests/support/matchers.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

using namespace rigwright;
using namespace rigwright::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// The bar with one material that has a picture: `mark` is the picture's only byte.
Character painted(const std::string& name, std::uint8_t mark, std::size_t sparePictures) {
    Character character = barCharacter();
    character.name = name;
    ForeignContent& foreign = character.foreign;
    json document = {{"asset", {{"version", "2.0"}, {"copyright", "by " + name}}},
                     {"scene", 0},
                     {"scenes", json::array({{{"nodes", json::array({0})}}})},
                     {"samplers", json::array({json{{"wrapS", 10497 + int(mark) % 2}}})},
                     {"textures", json::array()},
                     {"materials", json::array()},
                     {"extensionsUsed", json::array({"KHR_materials_clearcoat"})}};
    document["samplers"][0]["wrapS"] = mark % 2 == 0 ? 10497 : 33071;
    for (std::size_t i = 0; i <= sparePictures; ++i) {
        const bool isOwn = i == sparePictures;
        foreign.images.push_back(
            {"picture", "image/png", "",
             std::make_shared<const std::vector<std::uint8_t>>(1, isOwn ? mark : std::uint8_t(0)),
             ""});
        document["textures"].push_back({{"source", i}, {"sampler", 0}});
    }
    document["materials"].push_back(
        {{"name", name},
         {"pbrMetallicRoughness", {{"baseColorTexture", {{"index", sparePictures}}}}},
         {"normalTexture", {{"index", 0}, {"scale", 0.5}}},
         {"extensions",
          {{"KHR_materials_clearcoat",
            {{"clearcoatFactor", 1.0}, {"clearcoatTexture", {{"index", sparePictures}}}}}}},
         {"extras", {{"index", 0}}}});
    foreign.documentJson = document.dump();
    foreign.materials.push_back({.name = name, .baseColorImage = std::int32_t(sparePictures)});
    foreign.nodeOrder = {0, 1};
    foreign.nodeJson = {"", ""};
    foreign.meshOrder = {0};
    Mesh mesh = *character.meshes[0].mesh;
    mesh.ranges[0].material = 0;
    character.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    return character;
}

Appended appended(const Character& target, const Character& source) {
    AppendRequest request = requestFor(source, target, BoneMatching::Names);
    for (std::size_t i = 0; i < source.meshes.size(); ++i)
        request.meshes.emplace_back(i);
    for (std::size_t i = 0; i < source.clips.size(); ++i)
        request.clips.emplace_back(i);
    auto result = appendCharacter(target, source, request);
    if (!result)
        throw std::runtime_error(result.error().code + ": " + result.error().detail);
    return std::move(*result);
}

GlbFile exported(const Character& character, const fs::path& file) {
    const auto report = exportGlb(character, file);
    if (!report)
        throw std::runtime_error(report.error().code + ": " + report.error().detail);
    return readGlb(file);
}

/// The one byte of the picture that a texture of the file shows.
int pictureOf(const GlbFile& file, const json& textureInfo) {
    const json& texture = file.json["textures"][textureInfo["index"].get<std::size_t>()];
    const json& image = file.json["images"][texture["source"].get<std::size_t>()];
    const json& view = file.json["bufferViews"][image["bufferView"].get<std::size_t>()];
    return file.buffers[0][view.value("byteOffset", std::size_t(0))];
}

Character load(const fs::path& file) {
    auto character = importCharacter(file);
    if (!character)
        throw std::runtime_error(character.error().code + ": " + character.error().detail);
    return std::move(*character);
}

const Finding* findingOf(const Findings& findings, const std::string& code) {
    for (const Finding& finding : findings)
        if (finding.code == code)
            return &finding;
    return nullptr;
}

} // namespace

class tst_append_character : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyMaterialShowsItsOwnPicture();
    void previewsMatchTheMaterials();
    void extensionsOfMaterialsAreDeclaredAndCopyrightIsKept();
    void extensionsOfMeshesAreLeftOutAndNamed();
    void builtInCharactersKeepTheirColours();
    void twoBuiltInCharactersStayWithoutDocument();
    void clipsAloneBringNoMaterials();
    void newRootsAreInTheScene();
    void sharedMeshesStayShared();
    void theExportDeformsAsTheCharacterDoes();
    void aRequestForNothingIsAnError();
    void aFileOfWhichNothingFitsIsAnError();
    void aPosedFbxMovesTheCharacterAsItsGlbTwinDoes();
    void clipsOfTheSameRigAreCopiedToTheLastBit();

private:
    [[nodiscard]] fs::path out() const {
        return fs::path(m_folder.path().toStdString()) / "out.glb";
    }
    QTemporaryDir m_folder;
};

void tst_append_character::everyMaterialShowsItsOwnPicture() {
    const Character target = painted("coat", 11, 2);
    const Character source = painted("hat", 22, 3);
    const GlbFile file = exported(appended(target, source).character, out());
    QCOMPARE(file.json["materials"].size(), std::size_t(2));
    const std::map<std::string, int> marks{{"coat", 11}, {"hat", 22}};
    for (const json& mesh : file.json["meshes"]) {
        const json& material =
            file.json["materials"][mesh["primitives"][0]["material"].get<std::size_t>()];
        const int mark = marks.at(material["name"].get<std::string>());
        QCOMPARE(pictureOf(file, material["pbrMetallicRoughness"]["baseColorTexture"]), mark);
        QCOMPARE(
            pictureOf(file, material["extensions"]["KHR_materials_clearcoat"]["clearcoatTexture"]),
            mark);
        QCOMPARE(pictureOf(file, material["normalTexture"]), 0);
        QCOMPARE(material["extras"]["index"].get<int>(), 0); // no number of a texture
        const json& texture =
            file.json["textures"][material["normalTexture"]["index"].get<std::size_t>()];
        QCOMPARE(file.json["samplers"][texture["sampler"].get<std::size_t>()]["wrapS"].get<int>(),
                 mark == 22 ? 10497 : 33071);
    }
    std::set<std::size_t> used;
    for (const json& mesh : file.json["meshes"])
        used.insert(mesh["primitives"][0]["material"].get<std::size_t>());
    QCOMPARE(used.size(), std::size_t(2));
}

void tst_append_character::previewsMatchTheMaterials() {
    const Character character = appended(painted("coat", 11, 2), painted("hat", 22, 3)).character;
    const ForeignContent& foreign = character.foreign;
    QCOMPARE(foreign.materials.size(), std::size_t(2));
    for (const MeshInstance& mesh : character.meshes) {
        const MaterialPreview& preview =
            foreign.materials[std::size_t(mesh.mesh->ranges[0].material)];
        QCOMPARE(int(foreign.images[std::size_t(preview.baseColorImage)].bytes->front()),
                 preview.name == "coat" ? 11 : 22);
    }
}

void tst_append_character::extensionsOfMaterialsAreDeclaredAndCopyrightIsKept() {
    Character target = painted("coat", 11, 0);
    json document = json::parse(target.foreign.documentJson);
    document.erase("extensionsUsed");
    document["materials"][0].erase("extensions");
    target.foreign.documentJson = document.dump();
    const GlbFile file = exported(appended(target, painted("hat", 22, 0)).character, out());
    QVERIFY(file.json["extensionsUsed"] == json::array({"KHR_materials_clearcoat"}));
    QVERIFY(!file.json.contains("extensionsRequired"));
    QCOMPARE(file.json["asset"]["copyright"].get<std::string>(), std::string("by coat; by hat"));
}

void tst_append_character::extensionsOfMeshesAreLeftOutAndNamed() {
    Character source = painted("hat", 22, 0);
    Mesh mesh = *source.meshes[0].mesh;
    mesh.ranges[0].foreign =
        R"({"extensions":{"KHR_materials_variants":{"mappings":[{"material":0}]}},"extras":5})";
    mesh.foreign = R"({"extras":{"kept":true}})";
    source.meshes[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
    const Appended result = appended(painted("coat", 11, 0), source);
    const Mesh& taken = *result.character.meshes[1].mesh;
    QCOMPARE(taken.ranges[0].foreign, std::string(R"({"extras":5})"));
    QCOMPARE(taken.foreign, std::string(R"({"extras":{"kept":true}})"));
    const Finding* finding = findingOf(result.findings, "append-extension-left-out");
    QVERIFY(finding != nullptr);
    QVERIFY(finding->detail.find("KHR_materials_variants") != std::string::npos);
    QCOMPARE(finding->where, std::string("hat"));
}

void tst_append_character::builtInCharactersKeepTheirColours() {
    const Character plain = barCharacter(); // no document, no material
    const Character target = *makeSample("arm");
    const GlbFile ours = exported(target, out());
    const Appended result = appended(target, painted("hat", 22, 1));
    const GlbFile file = exported(result.character, out());
    QCOMPARE(file.json["materials"].size(), ours.json["materials"].size() + 1);
    for (std::size_t i = 0; i < ours.json["materials"].size(); ++i)
        QVERIFY(file.json["materials"][i] == ours.json["materials"][i]);
    std::set<int> used;
    for (const json& mesh : file.json["meshes"])
        for (const json& primitive : mesh["primitives"])
            used.insert(primitive.value("material", -1));
    QVERIFY(used.contains(int(ours.json["materials"].size())));
    QVERIFY(!used.contains(-1));
    // The other way round: faces without material of a built-in mesh become neutral.
    const Character mixed = appended(painted("hat", 22, 1), plain).character;
    QCOMPARE(mixed.foreign.materials.size(), std::size_t(2));
    QCOMPARE(mixed.meshes[1].mesh->ranges[0].material, 1);
    QCOMPARE(mixed.foreign.materials[1].name, std::string("Neutral"));
}

void tst_append_character::twoBuiltInCharactersStayWithoutDocument() {
    const Character bar = barCharacter();
    const Character both = appended(bar, bar).character;
    QVERIFY(both.foreign == bar.foreign);
    QVERIFY(both.meshes[1].mesh == both.meshes[0].mesh);
}

void tst_append_character::clipsAloneBringNoMaterials() {
    const Character target = painted("coat", 11, 0);
    Character source = painted("hat", 22, 0);
    Clip clip;
    clip.name = "bend";
    clip.foreign = R"({"extensions":{"X_pointers":{"node":3}},"extras":"kept"})";
    Channel channel;
    channel.target = ChannelTarget::Rotation;
    channel.bone = BoneIndex(1);
    channel.width = 4;
    channel.times = {0.0f};
    channel.values = {0, 0, 0, 1};
    channel.foreign = R"({"sampler":{"extensions":{"X":1},"extras":2}})";
    clip.channels.push_back(channel);
    source.clips.push_back(std::make_shared<const Clip>(clip));
    AppendRequest request = requestFor(source, target, BoneMatching::Names);
    request.clips = {ClipIndex(0)};
    const auto result = appendCharacter(target, source, request);
    QVERIFY(result.has_value());
    QVERIFY(result->character.foreign == target.foreign);
    const Clip& taken = *result->character.clips[0];
    QCOMPARE(taken.foreign, std::string(R"({"extras":"kept"})"));
    QCOMPARE(taken.channels[0].foreign, std::string(R"({"sampler":{"extras":2}})"));
}

void tst_append_character::newRootsAreInTheScene() {
    const Character target = painted("coat", 11, 0);
    Character source = painted("hat", 22, 0);
    source.skeleton.names = {"X", "Y"};
    const GlbFile file = exported(appended(target, source).character, out());
    const json& roots = file.json["scenes"][0]["nodes"];
    for (std::size_t node = 0; node < file.json["nodes"].size(); ++node) {
        const bool isChild = std::ranges::any_of(file.json["nodes"], [&](const json& other) {
            const json children = other.value("children", json::array());
            return std::ranges::find(children, json(node)) != children.end();
        });
        QVERIFY(isChild || std::ranges::find(roots, json(node)) != roots.end());
    }
}

void tst_append_character::sharedMeshesStayShared() {
    Character source = painted("hat", 22, 0);
    source.meshes.push_back(source.meshes[0]);
    source.meshes[1].name = "second";
    source.foreign.meshOrder = {0, 0};
    finishCharacter(source);
    const Character both = appended(painted("coat", 11, 0), source).character;
    QVERIFY(both.meshes[1].mesh == both.meshes[2].mesh);
    QCOMPARE(both.meshes[1].mesh->ranges[0].material, 1);
}

void tst_append_character::theExportDeformsAsTheCharacterDoes() {
    Character target = *makeSample("mannequin");
    Character source = *makeSample("arm");
    const Character both = appended(target, source).character;
    QCOMPARE(brokenInvariant(both), std::string());
    const Character read = [&] {
        (void)exported(both, out());
        return load(out());
    }();
    QCOMPARE(read.clips.size(), both.clips.size());
    for (std::size_t clip = 0; clip < both.clips.size(); ++clip) {
        const double time = both.clips[clip]->start + 0.37 * both.clips[clip]->duration;
        std::vector<std::vector<Vec3f>> positions[2];
        const Character* const characters[] = {&both, &read};
        for (int i = 0; i < 2; ++i) {
            FrameRequest request;
            request.clip = ClipSource{ClipIndex(clip), time};
            for (std::size_t mesh = 0; mesh < both.meshes.size(); ++mesh)
                request.cpuMeshes.push_back(MeshInstanceIndex(mesh));
            FrameCaches caches;
            FrameState state;
            FrameResult result;
            evaluateFrame(*characters[i], request, caches, state, result);
            for (auto& vertices : result.vertices)
                positions[i].push_back(vertices.positions);
        }
        QCOMPARE(positions[0].size(), positions[1].size());
        for (std::size_t mesh = 0; mesh < positions[0].size(); ++mesh) {
            QCOMPARE(positions[0][mesh].size(), positions[1][mesh].size());
            for (std::size_t v = 0; v < positions[0][mesh].size(); ++v)
                VERIFY_NEAR(positions[0][mesh][v], positions[1][mesh][v], 1e-5);
        }
    }
}

void tst_append_character::aRequestForNothingIsAnError() {
    const Character bar = barCharacter();
    const auto result = appendCharacter(bar, bar, requestFor(bar, bar, BoneMatching::Automatic));
    QVERIFY(!result.has_value());
    QCOMPARE(result.error().code, std::string("append-nothing"));
}

/// PickUp and Throw of another file onto the character that they were made for.
void tst_append_character::aFileOfWhichNothingFitsIsAnError() {
    const Character target = barCharacter();
    AppendRequest request = requestFor(target, target, BoneMatching::Names);
    request.skeleton = true; // every bone of it is there
    const auto result = appendCharacter(target, target, request);
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("append-nothing-fits"));
    QVERIFY(!result.error().detail.empty() && !result.error().remedy.empty());
}

/// The FBX rests in a frame of its clip, with bones of other frames below a scaled armature.
void tst_append_character::aPosedFbxMovesTheCharacterAsItsGlbTwinDoes() {
    const fs::path folder = corpusDir() / "synthetic";
    if (!fs::exists(folder))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    const Character target = load(folder / "s01_base.glb");
    const auto moved = [&](const char* from) {
        const Character source = load(folder / from);
        AppendRequest request = requestFor(source, target, BoneMatching::Automatic);
        request.clips = {ClipIndex(0)};
        auto result = appendCharacter(target, source, request);
        if (!result)
            throw std::runtime_error(result.error().detail);
        return std::move(result->character);
    };
    const Character byFbx = moved("bl_s01_base.fbx");
    const Character byGlb = moved("bl_s01_base.glb");
    for (const double time : {0.0, 0.3, 1.0, 1.7}) {
        const auto positions = [time](Character character) {
            sampleClip(*character.clips.back(), time, character.pose);
            FrameRequest request;
            request.cpuMeshes = {MeshInstanceIndex(0)};
            FrameCaches caches;
            FrameState state;
            FrameResult frame;
            evaluateFrame(character, request, caches, state, frame);
            return frame.vertices[0].positions;
        };
        const std::vector<Vec3f> a = positions(byFbx);
        const std::vector<Vec3f> b = positions(byGlb);
        QCOMPARE(a.size(), b.size());
        for (std::size_t v = 0; v < a.size(); ++v)
            VERIFY_NEAR(a[v], b[v], 2e-3); // the rig is 2 m long; keys of FBX are curves, sampled
    }
}

void tst_append_character::clipsOfTheSameRigAreCopiedToTheLastBit() {
    const fs::path real = corpusDir() / "real";
    if (!fs::exists(real))
        QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
    const Character target = load(real / "kaykit_mannequin" / "manny_med_mod.gltf");
    const Character source = load(real / "Med_General.glb");
    AppendRequest request = requestFor(source, target, BoneMatching::Names);
    for (std::size_t i = 0; i < source.clips.size(); ++i)
        if (source.clips[i]->name.ends_with("|PickUp") || source.clips[i]->name.ends_with("|Throw"))
            request.clips.emplace_back(i);
    QCOMPARE(request.clips.size(), std::size_t(2));
    const auto result = appendCharacter(target, source, request);
    QVERIFY(result.has_value());
    QCOMPARE(result->character.clips.size(), target.clips.size() + 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const Clip& theirs = *source.clips[request.clips[i].value()];
        const Clip& ours = *result->character.clips[target.clips.size() + i];
        QCOMPARE(ours.name, theirs.name);
        std::size_t copied = 0;
        for (const Channel& channel : theirs.channels) {
            const std::string& bone = source.skeleton.names[channel.bone.value()];
            const BoneIndex there = findBone(result->character.skeleton, bone);
            if (bone.starts_with("handslot")) {
                QVERIFY(!there.isValid());
                continue;
            }
            Channel expected = channel;
            expected.bone = there;
            QVERIFY(std::ranges::find(ours.channels, expected) != ours.channels.end());
            ++copied;
        }
        QCOMPARE(ours.channels.size(), copied);
    }
    const Finding* unmatched = findingOf(result->findings, "append-bones-unmatched");
    QVERIFY(unmatched != nullptr);
    QCOMPARE(unmatched->count, std::size_t(2));
    QVERIFY(unmatched->detail.find("handslot.l, handslot.r") != std::string::npos);
}

RIGWRIGHT_TEST(tst_append_character)
#include "tst_append_character.moc"
