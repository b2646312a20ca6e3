// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones, instances, clips, poses and foreign content of the extension.
#include "core/project/write_rig.h"

#include "core/project/humanoid_json.h"
#include "core/project/project.h"
#include "core/project/rig_json.h"

#include <algorithm>
#include <map>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

int indexJson(BoneIndex bone) {
    return bone.isValid() ? int(bone.value()) : -1;
}

json transformsJson(ArrayWriter& arrays, const std::vector<Transform>& transforms) {
    std::vector<double> numbers;
    numbers.reserve(transforms.size() * kTransformNumbers);
    for (const Transform& transform : transforms) {
        numbers.insert(numbers.end(), transform.translation.begin(), transform.translation.end());
        const Vec4d rotation = transform.rotation.coeffs(); // x y z w
        numbers.insert(numbers.end(), rotation.begin(), rotation.end());
        numbers.insert(numbers.end(), transform.scale.begin(), transform.scale.end());
    }
    return arrays.addOwn("f64", numbers);
}

/// All sixteen numbers a matrix, column by column.
json matricesJson(ArrayWriter& arrays, const std::vector<Affine3d>& matrices) {
    std::vector<double> numbers;
    numbers.reserve(matrices.size() * 16);
    for (const Affine3d& matrix : matrices)
        numbers.insert(numbers.end(), matrix.data(), matrix.data() + 16);
    return arrays.addOwn("f64", numbers);
}

json textsJson(const std::vector<std::string>& texts) {
    json list = json::array();
    for (const std::string& text : texts)
        list.push_back(textJson(text));
    return list;
}

json bonesJson(ArrayWriter& arrays, const Character& character) {
    std::vector<std::uint8_t> flags;
    std::vector<std::uint32_t> colours;
    std::vector<double> envelopes; // head and tail a bone; 0 and 0 = none
    bool isColoured = false;
    bool hasEnvelopes = false;
    for (const BoneFlags& bone : character.boneFlags) {
        flags.push_back(std::uint8_t((bone.locked ? kLockedBit : 0) |
                                     (bone.hidden ? kHiddenBit : 0) |
                                     (bone.colour ? kColourBit : 0) | (bone.solo ? kSoloBit : 0)));
        colours.push_back(bone.colour.value_or(0));
        isColoured = isColoured || bone.colour.has_value();
        const EnvelopeRadii radii = bone.envelope.value_or(EnvelopeRadii());
        envelopes.insert(envelopes.end(), {radii.head, radii.tail});
        hasEnvelopes = hasEnvelopes || bone.envelope.has_value();
    }
    const Skeleton& skeleton = character.skeleton;
    json bones = {{"names", textsJson(skeleton.names)},
                  {"parents", arrays.addAll("u32", skeleton.parents)},
                  {"rest", transformsJson(arrays, skeleton.restLocal)},
                  {"deform", arrays.addAll("u8", skeleton.deform)},
                  {"flags", arrays.addOwn("u8", flags)}};
    if (isColoured)
        bones["colours"] = arrays.addOwn("u32", colours);
    if (hasEnvelopes)
        bones["envelopes"] = arrays.addOwn("f64", envelopes);
    return bones;
}

/// Values that several instances share are written once and are shared again when read.
class InstanceWriter {
public:
    explicit InstanceWriter(ArrayWriter& arrays) : m_arrays(arrays) {}

    void write(const MeshInstance& instance);
    /// Moves the three lists into `rig`.
    void finish(json& rig) {
        rig["meshes"] = std::move(m_meshes);
        rig["rows"] = std::move(m_rows);
        rig["instances"] = std::move(m_instances);
    }

private:
    json bindingJson(const Binding& binding);
    std::size_t rowsIndex(const SkinWeights& rows);

    ArrayWriter& m_arrays;
    json m_meshes = json::array();
    json m_rows = json::array();
    json m_instances = json::array();
    std::map<const Mesh*, std::size_t> m_meshIndex;
};

std::size_t InstanceWriter::rowsIndex(const SkinWeights& rows) {
    // Equal rows make equal arrays, which are stored once, so that their JSON is equal, too.
    json written = rowsJson(m_arrays, rows);
    const auto known = std::find(m_rows.begin(), m_rows.end(), written);
    const auto index = std::size_t(known - m_rows.begin());
    if (known == m_rows.end())
        m_rows.push_back(std::move(written));
    return index;
}

json InstanceWriter::bindingJson(const Binding& binding) {
    json layers = json::array();
    for (const WeightLayer& layer : binding.layers)
        layers.push_back({{"name", textJson(layer.name)}, {"rows", rowsIndex(layer.rows)}});
    json written = {{"name", textJson(binding.name)},
                    {"joints", m_arrays.addAll("u32", binding.joints)},
                    {"boneFromMeshBind", matricesJson(m_arrays, binding.boneFromMeshBind)},
                    {"layers", std::move(layers)},
                    {"method", kMethodNames[std::size_t(binding.method)]},
                    {"skeletonRoot", indexJson(binding.skeletonRoot)},
                    {"foreign", textJson(binding.foreign)}};
    if (binding.blendMap.size() > 0) {
        std::vector<float> shares(binding.blendMap.size());
        for (std::size_t v = 0; v < shares.size(); ++v)
            shares[v] = binding.blendMap[v];
        written["blendMap"] = m_arrays.addOwn("f32", shares);
    }
    return written;
}

void InstanceWriter::write(const MeshInstance& instance) {
    const auto [known, isNew] = m_meshIndex.try_emplace(instance.mesh.get(), m_meshes.size());
    if (isNew)
        m_meshes.push_back(meshJson(m_arrays, *instance.mesh));
    json written = {{"name", textJson(instance.name)},
                    {"mesh", known->second},
                    {"parent", indexJson(instance.parent)},
                    {"parentFromMesh", matricesJson(m_arrays, {instance.parentFromMesh})},
                    {"visible", instance.visible},
                    {"locked", instance.locked},
                    {"morphDefaults", m_arrays.addAll("f32", instance.morphDefaults)}};
    if (instance.binding)
        written["binding"] = bindingJson(*instance.binding);
    m_instances.push_back(std::move(written));
}

json channelJson(ArrayWriter& arrays, const Channel& channel) {
    static constexpr const char* kTargets[] = {"translation", "rotation", "scale", "weights"};
    static constexpr const char* kInterpolations[] = {"linear", "step", "cubicSpline"};
    return {{"target", kTargets[std::size_t(channel.target)]},
            {"interpolation", kInterpolations[std::size_t(channel.interpolation)]},
            {"bone", indexJson(channel.bone)},
            {"instance", channel.mesh.isValid() ? int(channel.mesh.value()) : -1},
            {"width", channel.width},
            {"times", arrays.addAll("f32", channel.times)},
            {"values", arrays.addAll("f32", channel.values)},
            {"foreign", textJson(channel.foreign)}};
}

json clipJson(ArrayWriter& arrays, const Clip& clip) {
    json channels = json::array();
    for (const Channel& channel : clip.channels)
        channels.push_back(channelJson(arrays, channel));
    json written = {
        {"name", textJson(clip.name)},
        {"startAndDuration", arrays.addOwn("f64", std::vector<double>{clip.start, clip.duration})},
        {"channels", std::move(channels)},
        {"foreign", textJson(clip.foreign)}};
    for (const RigChannel& channel : clip.rigChannels) {
        json keys = channelJson(arrays, channel.keys);
        keys["control"] = channel.control.isValid() ? int(channel.control.value()) : -1;
        keys["handle"] = channel.handle.isValid() ? int(channel.handle.value()) : -1;
        written["rigChannels"].push_back(std::move(keys));
    }
    return written;
}

json poseJson(ArrayWriter& arrays, const Pose& pose) {
    std::vector<float> weights;
    for (const auto& instance : pose.morphWeights)
        weights.insert(weights.end(), instance.begin(), instance.end());
    json written = {{"local", transformsJson(arrays, pose.local)},
                    {"morphWeights", arrays.addOwn("f32", weights)}};
    if (!pose.controls.empty())
        written["controls"] = transformsJson(arrays, pose.controls);
    if (!pose.ikWeights.empty())
        written["ikWeights"] = arrays.addAll("f64", pose.ikWeights);
    return written;
}

json imageJson(ArrayWriter& arrays, const ForeignImage& image) {
    json written = {{"name", textJson(image.name)},
                    {"mimeType", textJson(image.mimeType)},
                    {"uri", textJson(image.uri)},
                    {"foreign", textJson(image.foreign)}};
    if (image.bytes != nullptr)
        written["bytes"] = arrays.addAll("u8", *image.bytes);
    return written;
}

json materialJson(ArrayWriter& arrays, const MaterialPreview& material) {
    const std::vector<float> color(std::begin(material.baseColor), std::end(material.baseColor));
    return {{"name", textJson(material.name)},
            {"baseColor", arrays.addOwn("f32", color)},
            {"baseColorImage", material.baseColorImage},
            {"baseColorUvSet", material.baseColorUvSet},
            {"doubleSided", material.doubleSided}};
}

json foreignJson(ArrayWriter& arrays, const ForeignContent& foreign) {
    json images = json::array();
    for (const ForeignImage& image : foreign.images)
        images.push_back(imageJson(arrays, image));
    json materials = json::array();
    for (const MaterialPreview& material : foreign.materials)
        materials.push_back(materialJson(arrays, material));
    return {{"sourceFormat", textJson(foreign.sourceFormat)},
            {"documentJson", textJson(foreign.documentJson)},
            {"nodeJson", textsJson(foreign.nodeJson)},
            {"nodeOrder", arrays.addAll("u32", foreign.nodeOrder)},
            {"meshOrder", arrays.addAll("u32", foreign.meshOrder)},
            {"images", std::move(images)},
            {"materials", std::move(materials)}};
}

json findingJson(const Finding& finding) {
    static constexpr const char* kSeverities[] = {"info", "warning", "error"};
    return {{"code", textJson(finding.code)},
            {"severity", kSeverities[int(finding.severity)]},
            {"count", finding.count},
            {"where", textJson(finding.where)},
            {"detail", textJson(finding.detail)},
            {"fix", textJson(finding.fix)}};
}

} // namespace

json rigJson(ArrayWriter& arrays, const Character& character, std::string_view view) {
    json rig = {{"version", kProjectVersion},
                {"name", textJson(character.name)},
                {"view", textJson(std::string(view))},
                {"bones", bonesJson(arrays, character)}};
    InstanceWriter instances(arrays);
    for (const MeshInstance& instance : character.meshes)
        instances.write(instance);
    instances.finish(rig);
    rig["clips"] = json::array();
    for (const auto& clip : character.clips)
        rig["clips"].push_back(clipJson(arrays, *clip));
    rig["pose"] = poseJson(arrays, character.pose);
    rig["poseLibrary"] = json::array();
    for (const auto& saved : character.poseLibrary)
        rig["poseLibrary"].push_back(
            {{"name", textJson(saved->name)}, {"pose", poseJson(arrays, saved->pose)}});
    if (character.humanoid)
        rig["humanoid"] = humanoidJson(*character.humanoid);
    if (character.rig)
        rig["rig"] = rigPartsJson(*character.rig);
    rig["foreign"] = foreignJson(arrays, character.foreign);
    rig["importFindings"] = json::array();
    for (const Finding& finding : character.importFindings)
        rig["importFindings"].push_back(findingJson(finding));
    return rig;
}

} // namespace rigwright
