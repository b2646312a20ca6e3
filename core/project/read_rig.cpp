// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones, instances, clips, poses and foreign content out of the extension.
#include "core/project/read_rig.h"

#include "core/base/sentence.h"
#include "core/character/edit_rig.h"
#include "core/project/humanoid_json.h"
#include "core/project/rig_json.h"
#include "core/project/write_rig.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rigwright {

namespace {

/// Bones and meshes keep the numbers of the file that they came from; the exporter makes tables of
/// that size.
constexpr std::uint64_t kMostOrder = std::uint64_t{1} << 24;

BoneIndex readBone(const ObjectReader& source, std::string_view key, std::size_t bones) {
    const std::int64_t index = source.indexOrNone(key, bones);
    return index < 0 ? BoneIndex() : BoneIndex(std::size_t(index));
}

std::vector<double> readDoubles(const ObjectReader& source, std::string_view key,
                                std::size_t perItem, std::size_t count) {
    std::vector<double> numbers = source.array<double>(key, "f64", 1, perItem * count);
    if (!std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); }))
        source.fail(key, "project-value-invalid", "the array holds numbers that are not finite");
    numbers.resize(perItem * count);
    return numbers;
}

std::vector<Transform> readTransforms(const ObjectReader& source, std::string_view key,
                                      std::size_t count) {
    const std::vector<double> numbers = readDoubles(source, key, kTransformNumbers, count);
    std::vector<Transform> transforms(count);
    for (std::size_t i = 0; i < count; ++i) {
        const double* n = numbers.data() + i * kTransformNumbers;
        Transform& transform = transforms[i];
        transform.translation = Vec3d(n[0], n[1], n[2]);
        transform.rotation = Quatd(n[6], n[3], n[4], n[5]); // w x y z
        transform.scale = Vec3d(n[7], n[8], n[9]);
        if (transform.rotation.squaredNorm() < 1e-24) {
            transform.rotation = Quatd::Identity();
            ++source.input().repaired;
        }
    }
    return transforms;
}

std::vector<Affine3d> readMatrices(const ObjectReader& source, std::string_view key,
                                   std::size_t count) {
    const std::vector<double> numbers = readDoubles(source, key, 16, count);
    std::vector<Affine3d> matrices(count);
    for (std::size_t i = 0; i < count; ++i)
        std::copy_n(numbers.data() + i * 16, 16, matrices[i].data());
    return matrices;
}

void readBones(const ObjectReader& source, Character& character) {
    Skeleton& skeleton = character.skeleton;
    skeleton.names = source.texts("names");
    const std::size_t count = skeleton.names.size();
    skeleton.parents = source.array<BoneIndex>("parents", "u32", 1, count);
    skeleton.deform = source.array<std::uint8_t>("deform", "u8", 1, count);
    const auto flags = source.array<std::uint8_t>("flags", "u8", 1, count);
    std::vector<std::uint32_t> colours(count, 0);
    if (source.has("colours"))
        colours = source.array<std::uint32_t>("colours", "u32", 1, count);
    skeleton.restLocal = readTransforms(source, "rest", source.isGood() ? count : 0);
    std::vector<double> envelopes(2 * count, 0.0);
    if (source.has("envelopes"))
        envelopes = readDoubles(source, "envelopes", 2, source.isGood() ? count : 0);
    if (!source.isGood())
        return;
    for (std::size_t i = 0; i < count; ++i) {
        BoneFlags bone{(flags[i] & kLockedBit) != 0,
                       (flags[i] & kHiddenBit) != 0,
                       {},
                       (flags[i] & kSoloBit) != 0,
                       {}};
        if ((flags[i] & kColourBit) != 0)
            bone.colour = colours[i];
        const EnvelopeRadii radii{envelopes[2 * i], envelopes[2 * i + 1]};
        if (!(radii == EnvelopeRadii()))
            bone.envelope = radii;
        if (bone.envelope && !isUsable(*bone.envelope))
            source.fail("envelopes", "project-value-invalid",
                        "the radii of bone " + std::to_string(i) + " are not both above 0");
        character.boneFlags.push_back(bone);
        if (skeleton.parents[i].isValid() && skeleton.parents[i].value() >= i)
            source.fail("parents", "project-value-invalid",
                        "bone " + std::to_string(i) + " stands before its parent");
    }
}

/// What instances share, by its index in the file.
struct SharedParts {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    std::vector<SkinWeights> rows;
};

Binding readBinding(const ObjectReader& source, const SharedParts& parts, std::size_t bones,
                    std::size_t vertices) {
    Binding binding;
    binding.name = source.text("name");
    for (const std::uint32_t joint : source.indices("joints", std::max<std::size_t>(bones, 1)))
        binding.joints.emplace_back(joint);
    binding.boneFromMeshBind =
        readMatrices(source, "boneFromMeshBind", source.isGood() ? binding.joints.size() : 0);
    source.each("layers", [&](const ObjectReader& layer) {
        const std::int64_t rows = layer.indexOrNone("rows", parts.rows.size());
        if (rows < 0 || parts.rows[std::size_t(rows)].rowCount() != vertices)
            layer.fail("rows", "project-value-invalid", "there is not one row of weights a vertex");
        else
            binding.layers.push_back({layer.text("name"), parts.rows[std::size_t(rows)]});
    });
    binding.method =
        SkinningMethod(source.choice("method", {kMethodNames[0], kMethodNames[1], kMethodNames[2],
                                                kMethodNames[3], kMethodNames[4]}));
    if (source.has("blendMap")) {
        const auto shares = source.floats<float>("blendMap", 1, vertices);
        binding.blendMap = BlockArray<float>(shares.size());
        for (std::size_t v = 0; v < shares.size(); ++v)
            binding.blendMap.set(v, shares[v]);
    }
    binding.skeletonRoot = readBone(source, "skeletonRoot", bones);
    binding.foreign = source.jsonText("foreign");
    if (binding.layers.empty())
        source.fail("layers", "project-value-invalid", "a binding needs a layer of weights");
    return binding;
}

void readInstance(const ObjectReader& source, const SharedParts& parts, Character& character) {
    const std::size_t bones = character.skeleton.boneCount();
    MeshInstance instance;
    instance.name = source.text("name");
    const std::int64_t mesh = source.indexOrNone("mesh", parts.meshes.size());
    if (mesh < 0)
        source.fail("mesh", "project-index-out-of-range", "an instance needs a mesh");
    instance.parent = readBone(source, "parent", bones);
    instance.parentFromMesh = readMatrices(source, "parentFromMesh", 1).front();
    instance.visible = source.flag("visible");
    instance.locked = source.flag("locked");
    instance.morphDefaults = source.floats<float>("morphDefaults", 1);
    if (!source.isGood())
        return;
    instance.mesh = parts.meshes[std::size_t(mesh)];
    if (source.has("binding"))
        instance.binding =
            readBinding(source.object("binding"), parts, bones, instance.mesh->vertexCount());
    character.meshes.push_back(std::move(instance));
}

Channel readChannel(const ObjectReader& source, const Character& character) {
    Channel channel;
    channel.target =
        ChannelTarget(source.choice("target", {"translation", "rotation", "scale", "weights"}));
    channel.interpolation =
        Interpolation(source.choice("interpolation", {"linear", "step", "cubicSpline"}));
    channel.bone = readBone(source, "bone", character.skeleton.boneCount());
    const std::int64_t instance = source.indexOrNone("instance", character.meshes.size());
    channel.mesh = instance < 0 ? MeshInstanceIndex() : MeshInstanceIndex(std::size_t(instance));
    channel.width = std::uint32_t(source.number("width", std::numeric_limits<std::int32_t>::max()));
    channel.times = source.array<float>("times", "f32", 1);
    channel.values = source.floats<float>("values", 1);
    channel.foreign = source.jsonText("foreign");
    if (!std::ranges::all_of(channel.times, [](float time) { return std::isfinite(time); }))
        source.fail("times", "project-value-invalid", "a time is not finite");
    return channel;
}

/// What of a rig could not be read; it costs no more than itself.
struct RigLosses {
    std::size_t count = 0;
    Findings parts; ///< "rig-…", by name
};

/// Reads what belongs to a rig; nothing, and the file as good as before, where it is broken.
template <class Read>
auto readOrLose(const ObjectReader& source, RigLosses& losses, const Read& read)
    -> std::optional<decltype(read())> {
    if (!source.isGood())
        return std::nullopt;
    auto value = read();
    if (source.isGood())
        return value;
    source.input().problem.reset();
    ++losses.count;
    return std::nullopt;
}

RigChannel readRigChannel(const ObjectReader& source, const Character& character) {
    RigChannel channel;
    channel.keys = readChannel(source, character);
    const auto control = source.indexOrNone("control", rigOf(character).controls.size());
    const auto handle = source.indexOrNone("handle", rigOf(character).handles.size());
    if (control >= 0)
        channel.control = ControlIndex(std::size_t(control));
    if (handle >= 0)
        channel.handle = IkHandleIndex(std::size_t(handle));
    if (source.isGood())
        if (const std::string broken = brokenRigChannel(character, channel); !broken.empty())
            source.fail("", "project-value-invalid", broken);
    return channel;
}

void readRigChannels(const ObjectReader& source, const Character& character, Clip& clip,
                     RigLosses& losses) {
    const nlohmann::json* written = source.raw("rigChannels");
    if (written == nullptr)
        return;
    if (!written->is_array()) {
        ++losses.count;
        return;
    }
    source.each("rigChannels", [&](const ObjectReader& channel) {
        if (auto read =
                readOrLose(channel, losses, [&] { return readRigChannel(channel, character); }))
            clip.rigChannels.push_back(std::move(*read));
    });
}

/// At rest where the pose does not say, or not so that it can be read.
void readControls(const ObjectReader& source, const Character& character, Pose& pose,
                  RigLosses& losses) {
    const Rig& rig = rigOf(character);
    std::optional<std::vector<Transform>> controls;
    std::optional<std::vector<double>> weights;
    if (source.has("controls"))
        controls = readOrLose(source, losses, [&] {
            return readTransforms(source, "controls", rig.controls.size());
        });
    if (source.has("ikWeights"))
        weights = readOrLose(source, losses, [&] {
            return readDoubles(source, "ikWeights", 1, rig.handles.size());
        });
    pose.controls = controls.value_or(std::vector<Transform>(rig.controls.size()));
    pose.ikWeights.clear();
    for (std::size_t h = 0; h < rig.handles.size(); ++h) {
        const double weight = weights ? (*weights)[h] : rig.handles[h].weight;
        // A handle that is not sound will go, with whatever it begins with.
        pose.ikWeights.push_back(std::isfinite(weight) ? std::clamp(weight, 0.0, 1.0) : 1.0);
    }
}

Clip readClip(const ObjectReader& source, const Character& character, RigLosses& losses) {
    Clip clip;
    clip.name = source.text("name");
    const std::vector<double> range = readDoubles(source, "startAndDuration", 2, 1);
    clip.start = range[0];
    clip.duration = range[1];
    source.each("channels", [&](const ObjectReader& channel) {
        clip.channels.push_back(readChannel(channel, character));
    });
    clip.foreign = source.jsonText("foreign");
    readRigChannels(source, character, clip, losses);
    return clip;
}

Pose readPose(const ObjectReader& source, const Character& character, RigLosses& losses) {
    Pose pose;
    pose.local = readTransforms(source, "local", character.skeleton.boneCount());
    std::size_t targets = 0;
    for (const MeshInstance& instance : character.meshes)
        targets += instance.mesh->morphTargets.size();
    std::vector<float> weights = source.floats<float>("morphWeights", 1, targets);
    weights.resize(targets);
    auto next = weights.begin();
    for (const MeshInstance& instance : character.meshes) {
        const auto end = next + std::ptrdiff_t(instance.mesh->morphTargets.size());
        pose.morphWeights.emplace_back(next, end);
        next = end;
    }
    readControls(source, character, pose, losses);
    return pose;
}

ForeignImage readImage(const ObjectReader& source) {
    ForeignImage image;
    image.name = source.text("name");
    image.mimeType = source.text("mimeType");
    image.uri = source.text("uri");
    image.foreign = source.jsonText("foreign");
    if (source.has("bytes"))
        image.bytes = std::make_shared<const std::vector<std::uint8_t>>(
            source.array<std::uint8_t>("bytes", "u8", 1));
    return image;
}

MaterialPreview readMaterial(const ObjectReader& source, std::size_t images) {
    MaterialPreview material;
    material.name = source.text("name");
    const std::vector<float> color = source.floats<float>("baseColor", 1, 4);
    std::copy(color.begin(), color.end(), material.baseColor);
    material.baseColorImage = std::int32_t(source.indexOrNone("baseColorImage", images));
    material.baseColorUvSet =
        std::uint32_t(source.number("baseColorUvSet", std::numeric_limits<std::uint32_t>::max()));
    material.doubleSided = source.flag("doubleSided");
    return material;
}

ForeignContent readForeign(const ObjectReader& source) {
    ForeignContent foreign;
    foreign.sourceFormat = source.text("sourceFormat");
    foreign.documentJson = source.jsonText("documentJson");
    foreign.nodeJson = source.jsonTexts("nodeJson");
    foreign.nodeOrder = source.indices("nodeOrder", kMostOrder);
    foreign.meshOrder = source.indices("meshOrder", kMostOrder);
    source.each("images",
                [&](const ObjectReader& image) { foreign.images.push_back(readImage(image)); });
    source.each("materials", [&](const ObjectReader& material) {
        foreign.materials.push_back(readMaterial(material, foreign.images.size()));
    });
    return foreign;
}

Finding readFinding(const ObjectReader& source) {
    Finding finding;
    finding.code = source.text("code");
    finding.severity = Severity(source.choice("severity", {"info", "warning", "error"}));
    finding.count = source.number("count", std::numeric_limits<std::size_t>::max());
    finding.where = source.text("where");
    finding.detail = source.text("detail");
    finding.fix = source.text("fix");
    return finding;
}

/// What is wrong in a map costs no more than itself: it can be found anew.
void readHumanoid(const ObjectReader& rig, Character& character) {
    const nlohmann::json* written = rig.raw("humanoid");
    if (written == nullptr || !rig.isGood())
        return;
    std::size_t odd = 0;
    character.humanoid = humanoidFrom(*written, character.skeleton.boneCount(), odd);
    if (odd > 0)
        character.importFindings.push_back(
            {"project-roles-dropped", Severity::Warning, odd, "humanoid",
             "roles of the humanoid that are not known, or whose bones are not there or have a "
             "role already, were left out",
             ""});
}

/// As written; poses and clips go by its numbers.
void readParts(const ObjectReader& rig, Character& character, RigLosses& losses) {
    const nlohmann::json* written = rig.raw("rig");
    if (written != nullptr && rig.isGood())
        character.rig = std::make_shared<const Rig>(rigPartsFrom(*written, losses.count));
}

/// Leaves out what the rig cannot be with, and says so.
void makeRigSound(Character& character, RigLosses losses) {
    if (character.rig) {
        const MorphCounts morphs = morphCounts(character);
        if (character.rig->isEmpty() || !checkRig(*character.rig, character.skeleton, morphs)) {
            RigEdit sound = soundRig(*character.rig, character.skeleton, &morphs);
            losses.parts = std::move(sound.findings);
            replaceRig(character, std::move(sound.rig), sound.remap);
        }
    }
    const std::size_t count = losses.count + losses.parts.size();
    if (count == 0)
        return;
    std::string names;
    constexpr std::size_t kMost = 20;
    for (std::size_t i = 0; i < std::min(losses.parts.size(), kMost); ++i)
        names += (i == 0 ? "" : ", ") + losses.parts[i].where;
    character.importFindings.push_back(
        {"project-rig-dropped", Severity::Warning, count, "rig",
         names.empty() ? "parts of the rig, or keys and values of its controls, that could not be "
                         "read were left out"
                       : filled("parts of the rig that could not be read, or do not fit the "
                                "skeleton, were left out or changed: %1",
                                {names}),
         ""});
}

} // namespace

ProjectFile readRig(const ObjectReader& rig) {
    ProjectFile project;
    Character& character = project.character;
    character.name = rig.text("name");
    project.view = rig.jsonText("view");
    readBones(rig.object("bones"), character);
    SharedParts parts;
    rig.each("meshes", [&](const ObjectReader& mesh) { parts.meshes.push_back(readMesh(mesh)); });
    rig.each("rows", [&](const ObjectReader& rows) { parts.rows.push_back(readRows(rows)); });
    rig.each("instances",
             [&](const ObjectReader& instance) { readInstance(instance, parts, character); });
    if (!rig.isGood())
        return project;
    RigLosses losses;
    readParts(rig, character, losses);
    rig.each("clips", [&](const ObjectReader& clip) {
        character.clips.push_back(std::make_shared<const Clip>(readClip(clip, character, losses)));
    });
    character.pose = readPose(rig.object("pose"), character, losses);
    rig.each("poseLibrary", [&](const ObjectReader& saved) {
        character.poseLibrary.push_back(std::make_shared<const SavedPose>(
            SavedPose{saved.text("name"), readPose(saved.object("pose"), character, losses)}));
    });
    character.foreign = readForeign(rig.object("foreign"));
    rig.each("importFindings", [&](const ObjectReader& finding) {
        character.importFindings.push_back(readFinding(finding));
    });
    readHumanoid(rig, character);
    if (rig.isGood())
        makeRigSound(character, std::move(losses));
    if (rig.isGood())
        if (const std::string broken = brokenInvariant(character); !broken.empty())
            rig.fail("", "project-value-invalid", broken);
    return project;
}

} // namespace rigwright
