// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One of everything, made by hand.
#include "tests/core/project/everything_character.h"

#include "core/project/project.h"
#include "core/project/project_container.h"
#include "core/rig/rig.h"

#include <QTemporaryDir>

#include <limits>
#include <stdexcept>
#include <utility>

namespace rigwright::test {

namespace fs = std::filesystem;

namespace {

Transform odd(double shift) {
    Transform transform;
    transform.translation = Vec3d(0.1 + shift, -0.0, 1.0 / 3.0);
    transform.rotation = Quatd(Eigen::AngleAxisd(0.3 + shift, Vec3d(1, 2, 3).normalized()));
    transform.scale = Vec3d(1, 1 + 1e-15, -1);
    return transform;
}

void addBones(Character& character) {
    Skeleton& skeleton = character.skeleton;
    const BoneIndex root = addBone(skeleton, "root", BoneIndex(), {});
    const BoneIndex twin = addBone(skeleton, "twin", root, odd(0));
    addBone(skeleton, "twin", twin, odd(1e-9));
    addBone(skeleton, "", root, {});
    addBone(skeleton, "\xe0\xb8\x81\xe0\xb8\xa3\xe0\xb8\xb0\xe0\xb8\x94\xe0\xb8\xb9\xe0\xb8\x81",
            root,
            odd(2)); // "bone" in Thai
    for (int i = 0; i < 20; ++i)
        addBone(skeleton, "finger " + std::to_string(i), twin, {});
    character.boneFlags.resize(skeleton.boneCount());
    character.boneFlags[1].locked = true;
    character.boneFlags[2].hidden = true;
    character.boneFlags[3].colour = 0x000000;
    character.boneFlags[4] = {true, true, 0xff8000};
}

std::shared_ptr<const Mesh> polygons() {
    Mesh mesh;
    mesh.name = "Polygons";
    for (int v = 0; v < 10; ++v) {
        mesh.positions.emplace_back(float(v) * 0.1f, v % 2 == 0 ? -0.0f : 1.0f, 1e-40f);
        mesh.normals.push_back(Vec3f(0.6f, 0.8f, 0).normalized());
        mesh.tangents.emplace_back(1, 0, 0, v % 3 == 0 ? -1.0f : 1.0f);
        mesh.colors.emplace_back(0.5f, 0.25f, float(v), 1);
    }
    mesh.uvSets.assign(2, std::vector<Vec2f>(10, Vec2f(0.1f, 2.5f)));
    mesh.faceOffsets = {0, 3, 7, 12, 14, 15};
    mesh.cornerVertices = {0, 1, 2, 0, 2, 3, 1, 4, 5, 6, 7, 8, 9, 5, 7};
    VertexSection first;
    first.vertexCount = 4;
    first.hasNormals = first.hasTangents = first.hasColors = true;
    first.uvSetCount = 2;
    ForeignAttribute attribute;
    attribute.semantic = "_HEAT";
    attribute.componentType = 5123;
    attribute.components = 2;
    attribute.normalized = true;
    attribute.bytes.assign(16, std::uint8_t(7));
    first.foreignAttributes.push_back(attribute);
    VertexSection second = first;
    second.firstVertex = 4;
    second.vertexCount = 6;
    second.hasColors = false;
    second.foreignAttributes.clear();
    mesh.sections = {first, second};
    mesh.ranges = {{0, 2, 1, 0, R"({"extras":{"of":"a range"}})"}, {2, 3, -1, 1, ""}};
    mesh.morphTargets.push_back({"up", std::vector<Vec3f>(10, Vec3f(0, 1, 0)), {}, {}});
    mesh.morphTargets.push_back({"", {}, std::vector<Vec3f>(10, Vec3f(1, 0, 0)), {}});
    mesh.morphDefaults = {0.25f, -0.0f};
    mesh.foreign = R"({"extras":{"deep":[1,{"two":null}]}})";
    std::vector<PointIndex> points;
    for (const std::size_t point : {3u, 0u, 0u, 1u, 2u, 3u, 1u, 0u, 2u, 4u})
        points.emplace_back(point);
    mesh.topology = topologyOf(std::move(points));
    return std::make_shared<const Mesh>(std::move(mesh));
}

SkinWeights oddRows() {
    SkinWeights rows(10);
    rows.setRow(VertexIndex(0), WeightRow{{2, 0.25f}, {0, 0.75f}});
    rows.setRow(VertexIndex(1), WeightRow{{0, 0.0f}, {1, 1.0f}, {2, 0.0f}});
    rows.setRow(VertexIndex(2), WeightRow{{1, 0.3f}, {2, 0.3f}});
    rows.setRow(VertexIndex(3), WeightRow{{1, 5.0f}, {1, 0.5f}});
    rows.setRow(VertexIndex(5), WeightRow{{2, 1e-40f}});
    WeightRow all;
    for (std::uint16_t joint = 0; joint < 21; ++joint)
        all.push_back({joint, 0.1f / float(joint + 1)});
    rows.setRow(VertexIndex(6), all);
    return rows;
}

void addInstances(Character& character) {
    Binding binding;
    binding.name = "Skin";
    for (std::size_t i = 0; i < 21; ++i) {
        binding.joints.emplace_back(i + 4);
        binding.boneFromMeshBind.push_back(toAffine(odd(double(i))));
    }
    binding.boneFromMeshBind[3].matrix()(3, 0) = 1e-17; // a last row as careless files have it
    binding.layers = {{"base", oddRows()}, {"over", SkinWeights(10)}};
    binding.skeletonRoot = BoneIndex(0);
    binding.foreign = R"({"extras":"of a skin"})";
    MeshInstance first;
    first.name = "Twin";
    first.mesh = polygons();
    first.binding = binding;
    first.parent = BoneIndex(0);
    first.morphDefaults = {0.5f, 0.125f};
    MeshInstance second = first;
    second.binding->method = SkinningMethod::DualQuaternion;
    second.visible = false;
    second.morphDefaults.clear();
    MeshInstance third;
    third.mesh = std::make_shared<const Mesh>(*first.mesh);
    third.parent = BoneIndex(3);
    third.parentFromMesh = toAffine(odd(3));
    third.parentFromMesh.linear()(0, 1) += 0.5; // shear
    character.meshes = {first, second, third};
}

Channel channel(ChannelTarget target, Interpolation interpolation, std::uint32_t width) {
    Channel made;
    made.target = target;
    made.interpolation = interpolation;
    made.width = width;
    made.times = {-0.5f, 0.1f, 2.0f};
    const std::size_t groups = interpolation == Interpolation::CubicSpline ? 3 : 1;
    for (std::size_t i = 0; i < made.times.size() * width * groups; ++i)
        made.values.push_back(float(i + 1) * 0.1f);
    return made;
}

void addClips(Character& character) {
    Clip clip;
    clip.name = "Move";
    clip.channels = {channel(ChannelTarget::Translation, Interpolation::Linear, 3),
                     channel(ChannelTarget::Rotation, Interpolation::Step, 4),
                     channel(ChannelTarget::Scale, Interpolation::CubicSpline, 3)};
    for (Channel& moving : clip.channels)
        moving.bone = BoneIndex(1);
    clip.channels.push_back(channel(ChannelTarget::MorphWeights, Interpolation::Linear, 2));
    clip.channels.back().mesh = MeshInstanceIndex(0);
    clip.channels.back().foreign = R"({"sampler":{"extras":1}})";
    clip.foreign = R"({"extras":{"fps":30}})";
    clip.start = -0.5;
    clip.duration = 2.5000000000000004;
    character.clips.push_back(std::make_shared<const Clip>(clip));
    character.clips.push_back(std::make_shared<const Clip>()); // no name, no channels
}

void addForeign(ForeignContent& foreign) {
    foreign.sourceFormat = "vrm";
    foreign.documentJson = R"({"asset": {"version": "2.0", "copyright": "x"},)"
                           R"( "materials": [{"name": "a"}, {"extras": 0.1}], "extras": [1, 2]})";
    for (std::uint32_t bone = 0; bone < 25; ++bone) {
        foreign.nodeOrder.push_back((bone + 7) % 25);
        foreign.nodeJson.push_back(bone == 3 ? R"({"extras":{"of":"a node"}})" : "");
    }
    foreign.meshOrder = {1, 1, 0};
    ForeignImage image;
    image.name = "Skin colour";
    image.mimeType = "image/png";
    image.bytes = std::make_shared<const std::vector<std::uint8_t>>(
        std::vector<std::uint8_t>{0x89, 'P', 'N', 'G', 0, 1, 2});
    image.foreign = R"({"extras":null})";
    ForeignImage missing;
    missing.uri = "not%20there.png";
    foreign.images = {image, missing};
    foreign.materials = {{"a", {0.1f, 0.2f, 0.3f, 0.4f}, 1, 1, true}, {}};
}

} // namespace

Character everythingCharacter() {
    Character character;
    character.name = "everything \xff\xfe"; // not UTF-8, as names of files may be
    addBones(character);
    addInstances(character);
    addClips(character);
    finishCharacter(character);
    SavedPose saved{"Wave", character.pose};
    character.poseLibrary.push_back(std::make_shared<const SavedPose>(saved));
    saved.pose.local[2] = odd(5);
    saved.pose.morphWeights[1] = {1.5f, std::numeric_limits<float>::denorm_min()};
    character.poseLibrary.push_back(std::make_shared<const SavedPose>(saved));
    character.pose.local[1] = odd(4);
    character.pose.morphWeights[0][0] = -2.0f;
    addForeign(character.foreign);
    character.importFindings = {{"import-zero-rows", Severity::Warning, 3, "mesh Twin", "why", ""},
                                {"x", Severity::Error, 1, "", "", "fix-x"}};
    return character;
}

Character everythingCharacter2() {
    Character character = everythingCharacter();
    character.meshes[1].locked = true;
    character.boneFlags[5].solo = true;
    character.boneFlags[6] = {true, true, 0x0080ff, true};
    return character;
}

GlbFile projectGlb(const Character& character, const std::string& view) {
    const auto bytes = encodeProject(character, view);
    if (!bytes)
        throw std::runtime_error(bytes.error().code + ": " + bytes.error().detail);
    GlbFile file;
    withFile(*bytes, [&](const fs::path& path) { file = readGlb(path); });
    return file;
}

nlohmann::json& rigOf(GlbFile& file) {
    return file.json["extensions"][std::string(kRigExtension)];
}

std::vector<std::uint8_t> resealed(GlbFile file) {
    auto& bin = file.buffers.at(0);
    bin.resize((bin.size() + 3) / 4 * 4, 0);
    file.json["buffers"][0]["byteLength"] = bin.size();
    nlohmann::json bare = file.json;
    takeRig(bare);
    if (rigOf(file).is_object())
        rigOf(file)["fingerprint"] = fingerprintOf(bare, bin);
    return glbBytes(std::move(file));
}

void withFile(const std::vector<std::uint8_t>& bytes,
              const std::function<void(const fs::path&)>& use) {
    const QTemporaryDir folder;
    const fs::path path = fs::path(folder.path().toStdString()) / "project.rigw";
    writeBytes(path, bytes);
    use(path);
}

} // namespace rigwright::test
