// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joint by joint: where it was at bind against where it rests.
#include "core/character/binding_state.h"

#include "core/base/sentence.h"
#include "core/character/bind_pose.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>

namespace rigwright {

namespace {

constexpr double kSameRadians = 1e-3;
constexpr double kSameScale = 1e-3;
constexpr double kSameShare = 1e-4; ///< of the size of the skeleton

double sizeOf(const std::vector<Affine3d>& rest) {
    Eigen::AlignedBox3d box;
    for (const Affine3d& bone : rest)
        box.extend(Vec3d(bone.translation()));
    return box.isEmpty() ? 0.0 : box.diagonal().norm();
}

JointOffset offsetOf(BoneIndex bone, const Affine3d& atBind, const Affine3d& atRest) {
    JointOffset offset{bone};
    offset.metres = (atBind.translation() - atRest.translation()).stableNorm();
    offset.radians =
        decomposeNearest(atBind).rotation.angularDistance(decomposeNearest(atRest).rotation);
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        const double bound = atBind.linear().col(axis).stableNorm();
        const double rests = atRest.linear().col(axis).stableNorm();
        const double larger = std::max(bound, rests);
        if (larger > 0.0)
            offset.scaling = std::max(offset.scaling, std::abs(bound - rests) / larger);
    }
    return offset;
}

BindingState stateOf(const MeshInstance& instance, MeshInstanceIndex index,
                     const Affine3d& modelFromMesh, const std::vector<Affine3d>& rest) {
    const double sameMetres = kSameShare * sizeOf(rest);
    BindingState state;
    state.mesh = index;
    const Binding& binding = *instance.binding;
    for (std::size_t j = 0; j < binding.joints.size(); ++j) {
        const BoneIndex bone = binding.joints[j];
        const auto meshFromBone = invert(binding.boneFromMeshBind[j]);
        const Affine3d atBind =
            meshFromBone ? Affine3d(modelFromMesh * *meshFromBone) : Affine3d::Identity();
        if (!meshFromBone || !atBind.matrix().allFinite()) {
            state.withoutPose.push_back(bone);
            continue;
        }
        const JointOffset offset = offsetOf(bone, atBind, rest[bone.value()]);
        // A lone joint has no skeleton whose size could be told.
        if (offset.metres <= std::max(sameMetres, 1e-9) && offset.radians <= kSameRadians &&
            offset.scaling <= kSameScale)
            continue;
        state.metres = std::max(state.metres, offset.metres);
        state.radians = std::max(state.radians, offset.radians);
        state.scaling = std::max(state.scaling, offset.scaling);
        state.joints.push_back(offset);
    }
    std::ranges::stable_sort(state.joints, std::greater<>(), [](const JointOffset& offset) {
        return std::pair(offset.metres, offset.radians);
    });
    std::ranges::sort(state.withoutPose);
    return state;
}

} // namespace

std::vector<BindingState> bindingStates(const Character& character) {
    const std::vector<Affine3d> rest = restModel(character.skeleton);
    const std::vector<std::optional<Affine3d>> places = placesAtBind(character);
    std::vector<BindingState> states;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i])
            continue;
        BindingState state = stateOf(character.meshes[i], MeshInstanceIndex(i), *places[i], rest);
        if (!state.joints.empty() || !state.withoutPose.empty())
            states.push_back(std::move(state));
    }
    return states;
}

Result<Character> reattachMesh(const Character& character, MeshInstanceIndex mesh) {
    if (!mesh.isValid() || mesh.value() >= character.meshes.size())
        return Error{"reattach-none",
                     filled("there are %1 meshes, but not the one that was asked for",
                            {std::to_string(character.meshes.size())}),
                     "", "Choose one that is there."};
    const MeshInstance& instance = character.meshes[mesh.value()];
    if (!instance.binding)
        return Error{"reattach-unbound", filled("the mesh “%1” hangs on no bones", {instance.name}),
                     instance.name, "Bind it first."};
    const Affine3d place = *placesAtBind(character)[mesh.value()];
    const std::vector<Affine3d> rest = restModel(character.skeleton);
    Character result = character;
    Binding& binding = *result.meshes[mesh.value()].binding;
    for (std::size_t j = 0; j < binding.joints.size(); ++j) {
        const auto boneFromModel = invert(rest[binding.joints[j].value()]);
        const Affine3d bind =
            boneFromModel ? Affine3d(*boneFromModel * place) : Affine3d::Identity();
        if (!boneFromModel || !bind.matrix().allFinite())
            return Error{
                "reattach-singular",
                filled("the bone %1 has no size at rest, so that nothing can be bound to it",
                       {boneLabel(character.skeleton, binding.joints[j])}),
                boneLabel(character.skeleton, binding.joints[j]),
                "Give it a scale other than 0 first."};
        binding.boneFromMeshBind[j] = bind;
    }
    return result;
}

} // namespace rigwright
