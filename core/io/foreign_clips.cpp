// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clips: keys of nodes become channels of bones, keys of shapes those of mesh instances.
#include "core/io/foreign_parts.h"

#include <memory>
#include <utility>

namespace rigwright {

namespace {

/// Adds the keys whose times still ascend as float.
template <class Value>
Channel channelOf(const std::vector<double>& times, const std::vector<Value>& values,
                  ChannelTarget target, BoneIndex bone) {
    Channel channel;
    channel.target = target;
    channel.bone = bone;
    channel.width = std::uint32_t(Value::SizeAtCompileTime);
    for (std::size_t i = 0; i < times.size(); ++i) {
        const auto time = float(times[i]);
        if (!channel.times.empty() && !(time > channel.times.back()))
            continue;
        Value value = values[i];
        if (target == ChannelTarget::Rotation) {
            const float length = value.stableNorm();
            if (!(length > 1e-6f))
                continue;
            value /= length;
        }
        channel.times.push_back(time);
        channel.values.insert(channel.values.end(), value.begin(), value.end());
    }
    return channel;
}

void add(Clip& clip, Channel channel) {
    if (!channel.times.empty())
        clip.channels.push_back(std::move(channel));
}

/// Shape weights of the parts of one mesh in one channel: parts that come later add the targets
/// that the earlier ones do not have, at the same times.
void addShapeKeys(ForeignBuilder& builder, Clip& clip, const ForeignShapeKeys& keys,
                  MeshInstanceIndex instance) {
    const Mesh& mesh = *builder.character.meshes[instance.value()].mesh;
    const std::size_t width = mesh.morphTargets.size();
    const auto& targets = builder.placed[keys.mesh].targetOfShape;
    for (const Channel& channel : clip.channels)
        if (channel.target == ChannelTarget::MorphWeights && channel.mesh == instance)
            return;
    Channel channel;
    channel.target = ChannelTarget::MorphWeights;
    channel.mesh = instance;
    channel.width = std::uint32_t(width);
    for (std::size_t i = 0; i < keys.times.size(); ++i) {
        const auto time = float(keys.times[i]);
        if (!channel.times.empty() && !(time > channel.times.back()))
            continue;
        channel.times.push_back(time);
        channel.values.resize(channel.values.size() + width, 0.0f);
        float* row = channel.values.data() + channel.values.size() - width;
        for (std::size_t s = 0; s < targets.size(); ++s)
            row[targets[s]] = keys.weights[i * targets.size() + s];
    }
    add(clip, std::move(channel));
}

} // namespace

void placeClips(ForeignBuilder& builder) {
    for (const ForeignClip& source : builder.scene.clips) {
        Clip clip;
        clip.name = source.name;
        std::vector<std::uint8_t> moved(builder.scene.nodes.size(), 0);
        for (const ForeignNodeKeys& keys : source.nodes) {
            if (std::exchange(moved[keys.node], std::uint8_t(1)) != 0) {
                builder.note("import-channel-ignored", Severity::Warning, "clip " + clip.name,
                             "a second channel moves the same target; the first one counts");
                continue;
            }
            const BoneIndex bone(keys.node);
            add(clip, channelOf(keys.translationTimes, keys.translations,
                                ChannelTarget::Translation, bone));
            add(clip, channelOf(keys.rotationTimes, keys.rotations, ChannelTarget::Rotation, bone));
            add(clip, channelOf(keys.scaleTimes, keys.scales, ChannelTarget::Scale, bone));
        }
        for (const ForeignShapeKeys& keys : source.shapes)
            for (const MeshInstanceIndex instance : builder.placed[keys.mesh].instances)
                addShapeKeys(builder, clip, keys, instance);
        updateRange(clip);
        builder.character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    }
}

} // namespace rigwright
