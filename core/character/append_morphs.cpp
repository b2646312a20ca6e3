// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finds who goes by whom, and puts the weights in the order of the other mesh's targets.
#include "core/character/append_morphs.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace rigwright {

namespace {

/// By target of `to`: the target of `from` with its name; nothing where there is none.
using TargetMap = std::vector<std::optional<std::size_t>>;

TargetMap mapTargets(const Mesh& from, const Mesh& to) {
    TargetMap map(to.morphTargets.size());
    for (std::size_t i = 0; i < map.size(); ++i) {
        if (to.morphTargets[i].name.empty())
            continue;
        const auto same =
            std::ranges::find(from.morphTargets, to.morphTargets[i].name, &MorphTarget::name);
        if (same != from.morphTargets.end())
            map[i] = std::size_t(same - from.morphTargets.begin());
    }
    return map;
}

std::size_t sharedCount(const TargetMap& map) {
    return std::size_t(std::ranges::count_if(map, [](const auto& i) { return i.has_value(); }));
}

/// Each target by the one of its own number.
TargetMap sameOrder(std::size_t count) {
    TargetMap map;
    for (std::size_t i = 0; i < count; ++i)
        map.emplace_back(i);
    return map;
}

Channel remapped(const Channel& channel, const TargetMap& map, const std::vector<float>& defaults) {
    Channel result = channel;
    result.width = std::uint32_t(map.size());
    result.values.clear();
    const bool cubic = channel.interpolation == Interpolation::CubicSpline;
    const std::size_t groups = channel.times.size() * (cubic ? 3 : 1);
    result.values.reserve(groups * map.size());
    for (std::size_t group = 0; group < groups; ++group) {
        const bool isTangent = cubic && group % 3 != 1;
        for (std::size_t i = 0; i < map.size(); ++i)
            result.values.push_back(map[i]      ? channel.values[group * channel.width + *map[i]]
                                    : isTangent ? 0.0f
                                                : defaults[i]);
    }
    return result;
}

/// The channel a mesh goes by, and the order of its targets there.
struct Choice {
    const Channel* channel = nullptr;
    TargetMap map;
};

Choice choose(const std::vector<const Channel*>& channels, const Character& source,
              const MeshInstance& mesh, MeshInstanceIndex origin) {
    Choice best;
    std::size_t most = 0;
    bool bestHasName = false;
    for (const Channel* channel : channels) {
        const MeshInstance& theirs = source.meshes[channel->mesh.value()];
        if (channel->mesh == origin)
            return {channel, sameOrder(mesh.mesh->morphTargets.size())};
        TargetMap map = mapTargets(*theirs.mesh, *mesh.mesh);
        const std::size_t shared = sharedCount(map);
        const bool hasName = theirs.name == mesh.name;
        if (shared == 0 || (bestHasName && !hasName) || (bestHasName == hasName && shared <= most))
            continue;
        best = {channel, std::move(map)};
        most = shared;
        bestHasName = hasName;
    }
    return best;
}

} // namespace

std::vector<Channel> morphChannels(const Clip& clip, const Character& source,
                                   const Character& target,
                                   std::span<const MeshInstanceIndex> origins,
                                   std::vector<MeshInstanceIndex>& unused) {
    std::vector<const Channel*> channels;
    for (const Channel& channel : clip.channels)
        if (channel.target == ChannelTarget::MorphWeights && channel.mesh.isValid() &&
            !channel.times.empty())
            channels.push_back(&channel);
    std::vector<Channel> result;
    std::vector<const Channel*> used;
    for (std::size_t i = 0; i < target.meshes.size(); ++i) {
        const MeshInstance& mesh = target.meshes[i];
        if (mesh.mesh->morphTargets.empty())
            continue;
        const Choice choice = choose(channels, source, mesh, origins[i]);
        if (choice.channel == nullptr)
            continue;
        std::vector<float> defaults =
            mesh.morphDefaults.empty() ? mesh.mesh->morphDefaults : mesh.morphDefaults;
        defaults.resize(mesh.mesh->morphTargets.size(), 0.0f);
        result.push_back(remapped(*choice.channel, choice.map, defaults));
        result.back().mesh = MeshInstanceIndex(i);
        used.push_back(choice.channel);
    }
    for (const Channel* channel : channels)
        if (std::ranges::count(used, channel) == 0)
            unused.push_back(channel->mesh);
    return result;
}

} // namespace rigwright
