// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clips as glTF animations.
#include "core/io/gltf_writer.h"

#include <algorithm>

namespace rigwright {

namespace {

const char* pathOf(ChannelTarget target) {
    switch (target) {
    case ChannelTarget::Translation:
        return "translation";
    case ChannelTarget::Rotation:
        return "rotation";
    case ChannelTarget::Scale:
        return "scale";
    case ChannelTarget::MorphWeights:
        return "weights";
    }
    return "";
}

const char* nameOf(Interpolation interpolation) {
    switch (interpolation) {
    case Interpolation::Linear:
        return "LINEAR";
    case Interpolation::Step:
        return "STEP";
    case Interpolation::CubicSpline:
        return "CUBICSPLINE";
    }
    return "";
}

/// Writes the animations; equal key times are written once in the whole file.
class ClipWriter {
public:
    explicit ClipWriter(GltfWriter& writer) : m_writer(writer) {}

    void write(const Clip& clip);

private:
    int nodeOf(const Channel& channel) const;
    int writeTimes(const Channel& channel, float shift);
    int writeValues(const Channel& channel);

    GltfWriter& m_writer;
    std::map<std::vector<float>, int> m_times;
};

int ClipWriter::nodeOf(const Channel& channel) const {
    if (channel.target != ChannelTarget::MorphWeights)
        return channel.bone.isValid() ? m_writer.nodeOfBone[channel.bone.value()] : kNothing;
    return channel.mesh.isValid() ? m_writer.placements[channel.mesh.value()].node : kNothing;
}

int ClipWriter::writeTimes(const Channel& channel, float shift) {
    std::vector<float> times = channel.times;
    for (float& time : times)
        time = std::max(time + shift, 0.0f);
    const auto [entry, isNew] = m_times.try_emplace(std::move(times), kNothing);
    if (isNew)
        entry->second = addAccessor(m_writer, asBytes(entry->first.data(), entry->first.size()),
                                    entry->first.size(),
                                    {.type = TINYGLTF_TYPE_SCALAR,
                                     .componentType = TINYGLTF_COMPONENT_TYPE_FLOAT,
                                     .withBounds = true});
    return entry->second;
}

int ClipWriter::writeValues(const Channel& channel) {
    const bool isMorph = channel.target == ChannelTarget::MorphWeights;
    const int type = isMorph                                     ? TINYGLTF_TYPE_SCALAR
                     : channel.target == ChannelTarget::Rotation ? TINYGLTF_TYPE_VEC4
                                                                 : TINYGLTF_TYPE_VEC3;
    const std::size_t count = channel.values.size() / (isMorph ? 1 : channel.width);
    return addAccessor(m_writer, asBytes(channel.values.data(), channel.values.size()), count,
                       {.type = type, .componentType = TINYGLTF_COMPONENT_TYPE_FLOAT});
}

void ClipWriter::write(const Clip& clip) {
    const std::string where = "clip " + clip.name;
    float shift = 0.0f;
    for (const Channel& channel : clip.channels)
        if (!channel.times.empty())
            shift = std::max(shift, -channel.times.front());
    tinygltf::Animation animation;
    animation.name = clip.name;
    std::vector<std::string> foreign;
    for (const Channel& channel : clip.channels) {
        const int node = nodeOf(channel);
        if (node == kNothing || channel.times.empty()) {
            m_writer.lost("export-channel-dropped", Severity::Warning, where,
                          "a channel moves nothing that is in the file, or has no keys");
            continue;
        }
        tinygltf::AnimationSampler sampler;
        sampler.input = writeTimes(channel, shift);
        sampler.output = writeValues(channel);
        sampler.interpolation = nameOf(channel.interpolation);
        tinygltf::AnimationChannel written;
        written.sampler = int(animation.samplers.size());
        written.target_node = node;
        written.target_path = pathOf(channel.target);
        animation.samplers.push_back(std::move(sampler));
        animation.channels.push_back(std::move(written));
        foreign.push_back(channel.foreign);
    }
    if (animation.channels.empty()) {
        m_writer.lost("export-clip-empty", Severity::Warning, where,
                      "a clip without channels cannot be written to glTF");
        return;
    }
    if (shift > 0.0f)
        m_writer.lost("export-clip-shifted", Severity::Info, where,
                      "the clip was moved to start at 0: glTF has no times before that");
    m_writer.model.animations.push_back(std::move(animation));
    m_writer.foreign.animations.push_back(clip.foreign);
    m_writer.foreign.channels.push_back(std::move(foreign));
}

} // namespace

void writeClips(GltfWriter& writer) {
    ClipWriter clips(writer);
    for (const auto& clip : writer.character.clips)
        clips.write(*clip);
}

} // namespace rigwright
