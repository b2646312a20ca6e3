// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Morph targets, and weights for them wherever weights are.
#include "core/character/add_morph.h"

#include <memory>
#include <utility>

namespace rigwright {

namespace {

/// One value more in each group of `width`, 0.
std::vector<float> widened(const std::vector<float>& values, std::size_t width) {
    std::vector<float> wide;
    wide.reserve(width == 0 ? 0 : values.size() / width * (width + 1));
    for (std::size_t i = 0; i < values.size(); ++i) {
        wide.push_back(values[i]);
        if ((i + 1) % width == 0)
            wide.push_back(0.0f);
    }
    return wide;
}

std::shared_ptr<const Clip> widened(const std::shared_ptr<const Clip>& clip,
                                    MeshInstanceIndex instance) {
    auto wide = std::make_shared<Clip>(*clip);
    bool isAny = false;
    for (Channel& channel : wide->channels)
        if (channel.target == ChannelTarget::MorphWeights && channel.mesh == instance &&
            channel.width > 0) {
            channel.values = widened(channel.values, channel.width);
            ++channel.width;
            isAny = true;
        }
    return isAny ? std::shared_ptr<const Clip>(std::move(wide)) : clip;
}

} // namespace

std::uint32_t addMorph(Character& character, MeshInstanceIndex instance, MorphTarget target) {
    MeshInstance& placed = character.meshes[instance.value()];
    auto mesh = std::make_shared<Mesh>(*placed.mesh);
    const std::size_t number = mesh->morphTargets.size();
    mesh->morphTargets.push_back(std::move(target));
    mesh->morphDefaults.resize(number + 1, 0.0f);
    placed.mesh = std::move(mesh);
    if (!placed.morphDefaults.empty())
        placed.morphDefaults.push_back(0.0f);
    character.pose.morphWeights[instance.value()].push_back(0.0f);
    for (auto& saved : character.poseLibrary) {
        auto pose = std::make_shared<SavedPose>(*saved);
        pose->pose.morphWeights[instance.value()].push_back(0.0f);
        saved = std::move(pose);
    }
    for (auto& clip : character.clips)
        clip = widened(clip, instance);
    return std::uint32_t(number);
}

} // namespace rigwright
