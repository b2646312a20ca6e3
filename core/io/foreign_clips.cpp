// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clips: keys of nodes become channels of bones, keys of shapes those of mesh instances.
#include "core/io/foreign_parts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <memory>
#include <utility>

namespace rigwright {

namespace {

constexpr const char* kSecondChannel =
    "a second channel moves the same target; the first one counts";

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

/// Weights of the shapes of one part in all targets of its instance; 0 for those it does not have.
Channel shapeChannel(const ForeignBuilder& builder, const ForeignShapeKeys& keys,
                     MeshInstanceIndex instance) {
    const std::size_t width = builder.character.meshes[instance.value()].mesh->morphTargets.size();
    const auto& targets = builder.placed[keys.mesh].targetOfShape;
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
    return channel;
}

/// One number of a channel, straight between its keys, held outside them. Precondition: it has
/// keys.
float valueAt(const Channel& channel, std::size_t column, float time) {
    const auto value = [&](std::size_t key) {
        return channel.values[key * channel.width + column];
    };
    const auto next = std::ranges::lower_bound(channel.times, time);
    if (next == channel.times.begin() || (next != channel.times.end() && *next == time))
        return value(std::size_t(next - channel.times.begin()));
    if (next == channel.times.end())
        return value(channel.times.size() - 1);
    const auto key = std::size_t(next - channel.times.begin());
    const double part = (double(time) - double(channel.times[key - 1])) /
                        (double(*next) - double(channel.times[key - 1]));
    return float(double(value(key - 1)) + part * (double(value(key)) - double(value(key - 1))));
}

/// A channel of morph weights as it grows part by part; `has` is by target.
struct ShapeChannel {
    Channel channel;
    std::vector<std::uint8_t> has;
};

/// Adds the targets of a later part, with the keys of both. False: it moves some that an earlier
/// part has, and otherwise; those stay.
bool addPart(ShapeChannel& shapes, const Channel& part, const std::vector<std::uint32_t>& targets) {
    const Channel before = shapes.channel;
    Channel& channel = shapes.channel;
    if (channel.times != part.times) {
        channel.times.clear();
        std::ranges::set_union(before.times, part.times, std::back_inserter(channel.times));
        channel.values.assign(channel.times.size() * channel.width, 0.0f);
        for (std::size_t key = 0; key < channel.times.size(); ++key)
            for (std::size_t column = 0; column < channel.width; ++column)
                channel.values[key * channel.width + column] =
                    valueAt(before, column, channel.times[key]);
    }
    bool agrees = true;
    for (const std::uint32_t target : targets) {
        for (std::size_t key = 0; key < channel.times.size(); ++key) {
            float& value = channel.values[key * channel.width + target];
            const float theirs = valueAt(part, target, channel.times[key]);
            if (shapes.has[target] == 0)
                value = theirs;
            else
                agrees = agrees && std::abs(theirs - value) <= 1e-4f;
        }
        shapes.has[target] = 1;
    }
    return agrees;
}

/// One channel an instance: parts of its mesh (one a material) bring their shapes apart.
void addShapeKeys(ForeignBuilder& builder, Clip& clip, const ForeignClip& source) {
    std::map<MeshInstanceIndex, ShapeChannel> shapesOf;
    for (const ForeignShapeKeys& keys : source.shapes) {
        const auto& targets = builder.placed[keys.mesh].targetOfShape;
        for (const MeshInstanceIndex instance : builder.placed[keys.mesh].instances) {
            Channel part = shapeChannel(builder, keys, instance);
            if (part.times.empty())
                continue;
            const auto [known, isNew] = shapesOf.try_emplace(instance);
            ShapeChannel& shapes = known->second;
            if (isNew) {
                shapes.has.assign(part.width, 0);
                for (const std::uint32_t target : targets)
                    shapes.has[target] = 1;
                shapes.channel = std::move(part);
            } else if (!addPart(shapes, part, targets)) {
                builder.note("import-channel-ignored", Severity::Warning, "clip " + clip.name,
                             kSecondChannel);
            }
        }
    }
    for (auto& [instance, shapes] : shapesOf)
        add(clip, std::move(shapes.channel));
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
                             kSecondChannel);
                continue;
            }
            const BoneIndex bone(keys.node);
            add(clip, channelOf(keys.translationTimes, keys.translations,
                                ChannelTarget::Translation, bone));
            add(clip, channelOf(keys.rotationTimes, keys.rotations, ChannelTarget::Rotation, bone));
            add(clip, channelOf(keys.scaleTimes, keys.scales, ChannelTarget::Scale, bone));
        }
        addShapeKeys(builder, clip, source);
        updateRange(clip);
        builder.character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    }
}

} // namespace rigwright
