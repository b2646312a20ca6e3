// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Values, weights and keys through an edit of the rig.
#include "core/character/edit_rig.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace rigwright {

namespace {

/// `rest` with what the old values have for parts that stayed.
template <class Value, class Number>
void keep(std::vector<Value>& values, const std::vector<Number>& numbers, std::vector<Value> rest) {
    for (std::size_t old = 0; old < std::min(numbers.size(), values.size()); ++old)
        if (numbers[old].isValid())
            rest[numbers[old].value()] = std::move(values[old]);
    values = std::move(rest);
}

void followPose(Pose& pose, const Rig& rig, const RigRemap& remap) {
    keep(pose.controls, remap.controls, std::vector<Transform>(rig.controls.size()));
    std::vector<double> weights;
    weights.reserve(rig.handles.size());
    for (const IkHandle& handle : rig.handles)
        weights.push_back(handle.weight);
    keep(pose.ikWeights, remap.handles, std::move(weights));
}

/// What the channel moves has its new number; false where it is gone.
bool follow(RigChannel& channel, const RigRemap& remap) {
    if (channel.control.isValid())
        channel.control = remap.controls[channel.control.value()];
    if (channel.handle.isValid())
        channel.handle = remap.handles[channel.handle.value()];
    return channel.control.isValid() || channel.handle.isValid();
}

std::shared_ptr<const Clip> followed(const std::shared_ptr<const Clip>& clip,
                                     const RigRemap& remap) {
    if (clip->rigChannels.empty())
        return clip;
    auto result = std::make_shared<Clip>(*clip);
    std::erase_if(result->rigChannels,
                  [&](RigChannel& channel) { return !follow(channel, remap); });
    return *result == *clip ? clip : std::shared_ptr<const Clip>(std::move(result));
}

} // namespace

MorphCounts morphCounts(const Character& character) {
    MorphCounts counts;
    counts.reserve(character.meshes.size());
    for (const MeshInstance& instance : character.meshes)
        counts.push_back(instance.mesh->morphTargets.size());
    return counts;
}

std::size_t rigKeysDropped(const Character& character, const RigRemap& remap) {
    std::size_t keys = 0;
    for (const auto& clip : character.clips)
        for (RigChannel channel : clip->rigChannels) {
            const std::size_t count = channel.keys.times.size();
            keys += follow(channel, remap) ? 0 : count;
        }
    return keys;
}

std::size_t replaceRig(Character& character, Rig rig, const RigRemap& remap) {
    const std::size_t dropped = rigKeysDropped(character, remap);
    followPose(character.pose, rig, remap);
    for (auto& saved : character.poseLibrary) {
        SavedPose pose = *saved;
        followPose(pose.pose, rig, remap);
        saved =
            pose.pose == saved->pose ? saved : std::make_shared<const SavedPose>(std::move(pose));
    }
    for (auto& clip : character.clips)
        clip = followed(clip, remap);
    if (rig.isEmpty())
        character.rig.reset();
    else if (!character.rig || !(*character.rig == rig))
        character.rig = std::make_shared<const Rig>(std::move(rig));
    return dropped;
}

Result<Character> withRig(const Character& character, const RigEdit& edit) {
    if (const auto checked = checkRig(edit.rig, character.skeleton, morphCounts(character));
        !checked)
        return checked.error();
    Character result = character;
    replaceRig(result, edit.rig, edit.remap);
    return result;
}

} // namespace rigwright
