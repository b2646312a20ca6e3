// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Character: comparing, finishing, and checking its invariants.
#include "core/character/character.h"

#include "core/rig/rig.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

template <class T>
bool sameShared(const std::shared_ptr<const T>& a, const std::shared_ptr<const T>& b) {
    return a == b || (a != nullptr && b != nullptr && *a == *b);
}

bool isBone(const Skeleton& skeleton, BoneIndex bone) {
    return bone.isValid() && bone.value() < skeleton.boneCount();
}

std::string quoted(const char* what, std::size_t index, const std::string& name) {
    return std::string(what) + " " + std::to_string(index) + " (\"" + name + "\")";
}

/// A pose must have one finite transform a bone and one finite weight a morph target.
std::string brokenPose(const Character& character, const Pose& pose) {
    const Skeleton& skeleton = character.skeleton;
    if (pose.local.size() != skeleton.boneCount())
        return "does not have one transform a bone";
    for (std::size_t i = 0; i < pose.local.size(); ++i)
        if (!isFinite(pose.local[i]))
            return "has a transform that is not finite at " + quoted("bone", i, skeleton.names[i]);
    if (pose.morphWeights.size() != character.meshes.size())
        return "does not have one set of morph weights a mesh";
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (instance.mesh == nullptr)
            continue; // brokenMesh() says so
        if (pose.morphWeights[i].size() != instance.mesh->morphTargets.size())
            return "does not have one morph weight a target of " + quoted("mesh", i, instance.name);
        if (!std::ranges::all_of(pose.morphWeights[i], [](float w) { return std::isfinite(w); }))
            return "has a morph weight that is not finite at " + quoted("mesh", i, instance.name);
    }
    if (pose.controls.size() != rigOf(character).controls.size())
        return "does not have one value a control";
    if (!std::ranges::all_of(pose.controls, [](const Transform& value) { return isFinite(value); }))
        return "has a value of a control that is not finite";
    if (pose.ikWeights.size() != rigOf(character).handles.size())
        return "does not have one weight an IK handle";
    if (!std::ranges::all_of(pose.ikWeights, [](double w) { return w >= 0.0 && w <= 1.0; }))
        return "has a weight of an IK handle outside 0 … 1";
    return {};
}

std::string brokenSkeleton(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    const std::size_t bones = skeleton.boneCount();
    if (skeleton.names.size() != bones || skeleton.restLocal.size() != bones ||
        skeleton.deform.size() != bones)
        return "the skeleton's arrays differ in length";
    if (character.boneFlags.size() != bones)
        return "there is not one entry of bone flags a bone";
    for (std::size_t i = 0; i < bones; ++i) {
        const BoneIndex parent = skeleton.parents[i];
        if (parent.isValid() && parent.value() >= i)
            return quoted("bone", i, skeleton.names[i]) + " stands before its parent";
        if (!isFinite(skeleton.restLocal[i]))
            return quoted("bone", i, skeleton.names[i]) +
                   " has a rest transform that is not finite";
        if (character.boneFlags[i].colour.value_or(0) > 0xffffff)
            return quoted("bone", i, skeleton.names[i]) + " has a colour beyond 0xffffff";
        const std::optional<EnvelopeRadii>& envelope = character.boneFlags[i].envelope;
        if (envelope && !isUsable(*envelope))
            return quoted("bone", i, skeleton.names[i]) +
                   " has a radius of its envelope that is not a finite number above 0";
    }
    return {};
}

std::string brokenBinding(const Skeleton& skeleton, const Mesh& mesh, const Binding& binding) {
    if (binding.layers.empty())
        return "its binding has no weight layer";
    if (binding.joints.size() != binding.boneFromMeshBind.size())
        return "its binding does not have one bind matrix a joint";
    for (const BoneIndex joint : binding.joints)
        if (!isBone(skeleton, joint))
            return "its binding names a joint that does not exist";
    if (binding.skeletonRoot.isValid() && !isBone(skeleton, binding.skeletonRoot))
        return "its binding names a skeleton root that does not exist";
    for (const Affine3d& bind : binding.boneFromMeshBind)
        if (!bind.matrix().allFinite())
            return "its binding has a bind matrix that is not finite";
    if (binding.blendMap.size() != 0 && binding.blendMap.size() != mesh.vertexCount())
        return "its binding's blend map does not have one entry a vertex";
    for (const WeightLayer& layer : binding.layers) {
        if (layer.rows.rowCount() != mesh.vertexCount())
            return "its binding does not have one row of weights a vertex";
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            const RowView row = layer.rows.row(VertexIndex(v));
            for (std::size_t i = 0; i < row.size(); ++i) {
                if (row.bones[i] >= binding.joints.size())
                    return "the row of vertex " + std::to_string(v) + " names a joint out of range";
                if (!std::isfinite(row.weights[i]) || row.weights[i] < 0.0f)
                    return "the row of vertex " + std::to_string(v) +
                           " has a weight that is negative or not finite";
            }
        }
    }
    return {};
}

std::string brokenMesh(const Character& character, std::size_t index) {
    const MeshInstance& instance = character.meshes[index];
    if (instance.mesh == nullptr)
        return "it has no mesh";
    if (instance.parent.isValid() && !isBone(character.skeleton, instance.parent))
        return "its parent bone does not exist";
    if (!instance.parentFromMesh.matrix().allFinite())
        return "its placement is not finite";
    if (instance.binding)
        return brokenBinding(character.skeleton, *instance.mesh, *instance.binding);
    return {};
}

/// `morphWidth`: how many numbers a key of morph weights has.
std::string brokenKeys(const Channel& channel, std::size_t morphWidth) {
    const std::size_t groups = channel.interpolation == Interpolation::CubicSpline ? 3 : 1;
    if (channel.values.size() != channel.times.size() * channel.width * groups)
        return "a channel has a wrong number of values";
    const std::size_t vectorWidth = channel.target == ChannelTarget::Rotation ? 4 : 3;
    if (channel.width !=
        (channel.target == ChannelTarget::MorphWeights ? morphWidth : vectorWidth))
        return "a channel has the wrong number of values a key";
    const auto isFiniteFloat = [](float value) { return std::isfinite(value); };
    if (!std::ranges::all_of(channel.times, isFiniteFloat) ||
        !std::ranges::all_of(channel.values, isFiniteFloat))
        return "a channel has a time or a value that is not finite";
    if (!std::ranges::is_sorted(channel.times, std::ranges::less_equal{}))
        return "the times of a channel are not strictly increasing";
    return {};
}

std::string brokenChannel(const Character& character, const Channel& channel) {
    const bool morph = channel.target == ChannelTarget::MorphWeights;
    if (!morph && !isBone(character.skeleton, channel.bone))
        return "a channel moves a bone that does not exist";
    if (morph && (!channel.mesh.isValid() || channel.mesh.value() >= character.meshes.size()))
        return "a channel moves a mesh that does not exist";
    return brokenKeys(
        channel, morph ? character.meshes[channel.mesh.value()].mesh->morphTargets.size() : 0);
}

} // namespace

std::string brokenRigChannel(const Character& character, const RigChannel& channel) {
    const Rig& rig = rigOf(character);
    const bool morph = channel.keys.target == ChannelTarget::MorphWeights;
    if (channel.control.isValid() == channel.handle.isValid() || morph != channel.handle.isValid())
        return "a channel moves neither a control nor the weight of a handle";
    if (channel.control.isValid() && channel.control.value() >= rig.controls.size())
        return "a channel moves a control that does not exist";
    if (channel.handle.isValid() && channel.handle.value() >= rig.handles.size())
        return "a channel moves an IK handle that does not exist";
    return brokenKeys(channel.keys, 1);
}

bool operator==(const MeshInstance& a, const MeshInstance& b) {
    return a.name == b.name && sameShared(a.mesh, b.mesh) && a.binding == b.binding &&
           a.parent == b.parent && a.parentFromMesh.matrix() == b.parentFromMesh.matrix() &&
           a.visible == b.visible && a.locked == b.locked && a.morphDefaults == b.morphDefaults;
}

bool operator==(const Character& a, const Character& b) {
    return a.name == b.name && a.skeleton == b.skeleton && a.boneFlags == b.boneFlags &&
           a.meshes == b.meshes && std::ranges::equal(a.clips, b.clips, sameShared<Clip>) &&
           a.pose == b.pose &&
           std::ranges::equal(a.poseLibrary, b.poseLibrary, sameShared<SavedPose>) &&
           a.humanoid == b.humanoid && sameShared(a.rig, b.rig) && a.foreign == b.foreign &&
           a.importFindings == b.importFindings;
}

bool isUsable(const EnvelopeRadii& radii) {
    return std::isfinite(radii.head) && radii.head > 0.0 && std::isfinite(radii.tail) &&
           radii.tail > 0.0;
}

std::vector<std::uint8_t> heldBones(std::span<const BoneFlags> flags) {
    const bool anySolo = std::ranges::any_of(flags, &BoneFlags::solo);
    std::vector<std::uint8_t> held;
    held.reserve(flags.size());
    for (const BoneFlags& bone : flags)
        held.push_back(bone.locked || (anySolo && !bone.solo) ? 1 : 0);
    return held;
}

const Rig& rigOf(const Character& character) {
    static const Rig kNone;
    return character.rig ? *character.rig : kNone;
}

Pose restPose(const Character& character) {
    Pose pose;
    pose.local = character.skeleton.restLocal;
    pose.morphWeights.reserve(character.meshes.size());
    for (const MeshInstance& instance : character.meshes) {
        std::vector<float> weights =
            instance.morphDefaults.empty() ? instance.mesh->morphDefaults : instance.morphDefaults;
        weights.resize(instance.mesh->morphTargets.size(), 0.0f);
        pose.morphWeights.push_back(std::move(weights));
    }
    const Rig& rig = rigOf(character);
    pose.controls.resize(rig.controls.size());
    pose.ikWeights.reserve(rig.handles.size());
    for (const IkHandle& handle : rig.handles)
        pose.ikWeights.push_back(handle.weight);
    return pose;
}

void finishCharacter(Character& character) {
    Skeleton& skeleton = character.skeleton;
    character.boneFlags.resize(skeleton.boneCount());
    skeleton.deform.assign(skeleton.boneCount(), 0);
    for (const MeshInstance& instance : character.meshes)
        if (instance.binding)
            for (const BoneIndex joint : instance.binding->joints)
                skeleton.deform[joint.value()] = 1;
    character.pose = restPose(character);
}

namespace {

/// Precondition: there is a map.
std::string brokenHumanoid(const Character& character) {
    std::vector<std::uint8_t> taken(character.skeleton.boneCount(), 0);
    for (const RoleChoice& choice : character.humanoid->roles) {
        if (!choice.bone.isValid())
            continue;
        if (choice.bone.value() >= taken.size())
            return "a role of the humanoid has a bone that there is not";
        if (std::exchange(taken[choice.bone.value()], 1) != 0)
            return "bone " + std::to_string(choice.bone.value()) + " has two roles of the humanoid";
    }
    return {};
}

} // namespace

std::string brokenInvariant(const Character& character) {
    if (std::string broken = brokenSkeleton(character); !broken.empty())
        return broken;
    if (const std::string broken = brokenPose(character, character.pose); !broken.empty())
        return "the pose " + broken;
    for (std::size_t i = 0; i < character.poseLibrary.size(); ++i) {
        const auto& saved = character.poseLibrary[i];
        if (saved == nullptr)
            return "saved pose " + std::to_string(i) + " is missing";
        if (const std::string broken = brokenPose(character, saved->pose); !broken.empty())
            return quoted("saved pose", i, saved->name) + " " + broken;
    }
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        if (const std::string broken = brokenMesh(character, i); !broken.empty())
            return quoted("mesh", i, character.meshes[i].name) + ": " + broken;
    for (std::size_t i = 0; i < character.clips.size(); ++i) {
        if (character.clips[i] == nullptr)
            return "clip " + std::to_string(i) + " is missing";
        for (const Channel& channel : character.clips[i]->channels)
            if (const std::string broken = brokenChannel(character, channel); !broken.empty())
                return quoted("clip", i, character.clips[i]->name) + ": " + broken;
        for (const RigChannel& channel : character.clips[i]->rigChannels)
            if (const std::string broken = brokenRigChannel(character, channel); !broken.empty())
                return quoted("clip", i, character.clips[i]->name) + ": " + broken;
    }
    if (character.rig) {
        MorphCounts morphs;
        for (const MeshInstance& instance : character.meshes)
            morphs.push_back(instance.mesh->morphTargets.size());
        if (const auto checked = checkRig(*character.rig, character.skeleton, morphs); !checked)
            return checked.error().place + ": " + checked.error().detail;
    }
    return character.humanoid ? brokenHumanoid(character) : std::string();
}

} // namespace rigwright
