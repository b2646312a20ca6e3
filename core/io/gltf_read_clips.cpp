// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Animations of a glTF file to clips.
#include "core/base/sentence.h"
#include "core/io/gltf_error.h"
#include "core/io/gltf_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

namespace rigwright {

namespace {

constexpr std::array kTimeTypes{5126};
constexpr std::array kValueTypes{5120, 5121, 5122, 5123, 5126};

/// Reads one animation.
class ClipReader {
public:
    ClipReader(GltfReader& reader, std::size_t index)
        : m_reader(reader), m_source(reader.document.model.animations[index]), m_index(index),
          m_label(labelOf("clip", m_source.name, index)) {}

    Result<Clip> run();

private:
    Result<void> readChannel(std::size_t index);
    bool findTarget(const tinygltf::AnimationChannel& source, Channel& channel);
    Result<bool> readKeys(const tinygltf::AnimationChannel& source, Channel& channel);
    void dropUnorderedKeys(Channel& channel);
    void unitRotations(Channel& channel);
    void noteUntargeted();

    void ignored(const std::string& why) {
        m_reader.note("import-channel-ignored", Severity::Warning, m_label, why);
    }

    GltfReader& m_reader;
    const tinygltf::Animation& m_source;
    std::size_t m_index;
    std::string m_label;
    Clip m_clip;
    std::set<std::pair<std::uint32_t, ChannelTarget>> m_targets; ///< of the channels kept
};

bool ClipReader::findTarget(const tinygltf::AnimationChannel& source, Channel& channel) {
    const auto node = std::size_t(source.target_node);
    const std::string& path = source.target_path;
    if (path == "weights") {
        channel.target = ChannelTarget::MorphWeights;
        channel.mesh = m_reader.meshOfNode[node];
        if (!channel.mesh.isValid()) {
            ignored("a channel moves morph weights of a node without a mesh");
            return false;
        }
        channel.width = std::uint32_t(
            m_reader.character.meshes[channel.mesh.value()].mesh->morphTargets.size());
        if (channel.width == 0) {
            ignored("a channel moves morph weights of a mesh without morph targets");
            return false;
        }
    } else if (path == "translation" || path == "rotation" || path == "scale") {
        channel.target = path == "translation" ? ChannelTarget::Translation
                         : path == "rotation"  ? ChannelTarget::Rotation
                                               : ChannelTarget::Scale;
        channel.bone = m_reader.boneOfNode[node];
        channel.width = channel.target == ChannelTarget::Rotation ? 4 : 3;
    } else {
        ignored(filled("a channel moves “%1”, which is not supported", {path}));
        return false;
    }
    if (m_targets.contains({std::uint32_t(node), channel.target})) {
        ignored("a second channel moves the same target; the first one counts");
        return false;
    }
    return true;
}

/// Times must rise; keys that go back or stand still are dropped with all their values.
void ClipReader::dropUnorderedKeys(Channel& channel) {
    const std::size_t group =
        channel.width * (channel.interpolation == Interpolation::CubicSpline ? 3u : 1u);
    std::size_t kept = 0;
    for (std::size_t key = 0; key < channel.times.size(); ++key) {
        const float time = channel.times[key];
        if (!std::isfinite(time) || std::abs(time) > 1e9f ||
            (kept > 0 && time <= channel.times[kept - 1]))
            continue;
        if (kept != key) {
            channel.times[kept] = time;
            std::copy_n(channel.values.begin() + std::ptrdiff_t(key * group), group,
                        channel.values.begin() + std::ptrdiff_t(kept * group));
        }
        ++kept;
    }
    if (kept == channel.times.size())
        return;
    m_reader.note("import-keys-dropped", Severity::Warning, m_label,
                  "keys whose time does not rise were dropped", channel.times.size() - kept);
    channel.times.resize(kept);
    channel.values.resize(kept * group);
}

void ClipReader::unitRotations(Channel& channel) {
    if (channel.target != ChannelTarget::Rotation)
        return;
    const bool cubic = channel.interpolation == Interpolation::CubicSpline;
    const std::size_t group = cubic ? 12 : 4;
    for (std::size_t key = 0; key < channel.times.size(); ++key) {
        Eigen::Map<Vec4f> rotation(channel.values.data() + key * group + (cubic ? 4 : 0));
        const float length = rotation.squaredNorm();
        if (length < 1e-12f) {
            rotation = Vec4f(0, 0, 0, 1);
            m_reader.note("import-rotation-repaired", Severity::Warning, m_label,
                          "a rotation of zero length was replaced by none");
        } else if (std::abs(length - 1.0f) > 1e-4f) {
            rotation.normalize();
        }
    }
}

/// False: the channel cannot be played, and that was noted.
Result<bool> ClipReader::readKeys(const tinygltf::AnimationChannel& source, Channel& channel) {
    const std::string place = placeOf("animations", m_index);
    const auto& samplers = m_source.samplers;
    if (std::size_t(source.sampler) >= samplers.size())
        return gltfError("gltf-index-out-of-range", place + ".channels",
                         "there is no sampler " + std::to_string(source.sampler) +
                             ": the animation has " + std::to_string(samplers.size()));
    const tinygltf::AnimationSampler& sampler = samplers[std::size_t(source.sampler)];
    const std::string samplerPlace = placeOf(place + ".samplers", std::size_t(source.sampler));
    channel.interpolation = sampler.interpolation == "STEP"          ? Interpolation::Step
                            : sampler.interpolation == "CUBICSPLINE" ? Interpolation::CubicSpline
                                                                     : Interpolation::Linear;
    if (channel.interpolation == Interpolation::Linear && sampler.interpolation != "LINEAR" &&
        !sampler.interpolation.empty())
        m_reader.note(
            "import-interpolation-unknown", Severity::Warning, m_label,
            filled("the interpolation “%1” was taken as LINEAR", {sampler.interpolation}));
    const auto times = openAccessor(m_reader.document, sampler.input, samplerPlace + ".input");
    if (!times)
        return times.error();
    if (auto result = requireType(*times, 1, kTimeTypes, "one float"); !result)
        return result.error();
    const auto values = openAccessor(m_reader.document, sampler.output, samplerPlace + ".output");
    if (!values)
        return values.error();
    const bool isMorph = channel.target == ChannelTarget::MorphWeights;
    if (auto result = requireType(*values, isMorph ? 1 : int(channel.width), kValueTypes,
                                  isMorph ? "one number" : "as many numbers as the target has");
        !result)
        return result.error();
    const std::size_t groups = channel.interpolation == Interpolation::CubicSpline ? 3 : 1;
    const std::size_t perKey = groups * (isMorph ? channel.width : 1);
    if (times->count == 0 || values->count / perKey != times->count ||
        values->count % perKey != 0) {
        ignored(filled("a channel has %1 values for %2 keys, which do not belong together",
                       {std::to_string(values->count), std::to_string(times->count)}));
        return false;
    }
    const std::size_t numbers = times->count + values->count * std::size_t(values->components);
    if (auto result = m_reader.spend(numbers * sizeof(float), samplerPlace); !result)
        return result.error();
    channel.times.resize(times->count);
    readFloats(*times, channel.times.data());
    channel.values.resize(values->count * std::size_t(values->components));
    readFloats(*values, channel.values.data());
    UnusableNumbers unusable;
    for (const float value : channel.values)
        unusable.add(value);
    if (unusable.count() > 0) {
        ignored(filled("a channel has values that are %1", {unusable.wording()}));
        return false;
    }
    dropUnorderedKeys(channel);
    unitRotations(channel);
    return !channel.times.empty();
}

Result<void> ClipReader::readChannel(std::size_t index) {
    const tinygltf::AnimationChannel& source = m_source.channels[index];
    Channel channel;
    if (!findTarget(source, channel))
        return {};
    const auto playable = readKeys(source, channel);
    if (!playable)
        return playable.error();
    if (!*playable)
        return {};
    const auto& json = m_reader.document.json["animations"][m_index];
    const auto& channelJson = json["channels"][m_reader.document.channelIndices[m_index][index]];
    nlohmann::json foreign;
    for (const auto& [part, object] :
         {std::pair<const char*, const nlohmann::json&>{"channel", channelJson},
          {"sampler", json["samplers"][std::size_t(source.sampler)]},
          {"target", channelJson["target"]}})
        if (const std::string text = foreignMembers(m_reader, object, m_label); !text.empty())
            foreign[part] = nlohmann::json::parse(text);
    if (!foreign.is_null())
        channel.foreign = foreign.dump();
    m_targets.emplace(std::uint32_t(source.target_node), channel.target);
    m_clip.channels.push_back(std::move(channel));
    return {};
}

void ClipReader::noteUntargeted() {
    const auto& json = m_reader.document.json["animations"][m_index];
    for (const auto& channel : json["channels"]) {
        if (channel["target"].contains("node"))
            continue;
        ignored(channel["target"]["path"] == "pointer"
                    ? "a channel moves a property by pointer, which is not supported"
                    : "a channel names no node to move");
    }
}

Result<Clip> ClipReader::run() {
    m_clip.name = m_source.name;
    m_clip.foreign =
        foreignMembers(m_reader, m_reader.document.json["animations"][m_index], m_label);
    noteUntargeted();
    for (std::size_t i = 0; i < m_source.channels.size(); ++i)
        if (auto result = readChannel(i); !result)
            return result.error();
    updateRange(m_clip);
    return std::move(m_clip);
}

} // namespace

Result<void> readClips(GltfReader& reader) {
    for (std::size_t i = 0; i < reader.document.model.animations.size(); ++i) {
        auto clip = ClipReader(reader, i).run();
        if (!clip)
            return clip.error();
        reader.character.clips.push_back(std::make_shared<const Clip>(std::move(*clip)));
    }
    return {};
}

} // namespace rigwright
