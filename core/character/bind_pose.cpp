// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where the bones stood when the meshes were bound.
#include "core/character/bind_pose.h"

#include "core/character/evaluate_frame.h"

#include <algorithm>
#include <optional>

namespace rigwright {

namespace {

constexpr double kSame = 1e-4;

/// Apart by no more than `tolerance`, relative to the size of the entries.
bool nearlySame(const Affine3d& a, const Affine3d& b, double tolerance = kSame) {
    const double linear = (a.linear() - b.linear()).norm();
    const double size = std::max(a.linear().norm(), b.linear().norm());
    const double way = (a.translation() - b.translation()).norm();
    const double reach = std::max(a.translation().norm(), b.translation().norm());
    return linear <= tolerance * size && way <= tolerance * std::max(reach, 1e-6);
}

/// meshFromBone at bind time, by joint; none where the bind is singular.
std::vector<std::optional<Affine3d>> inverseBinds(const Binding& binding) {
    std::vector<std::optional<Affine3d>> inverses;
    inverses.reserve(binding.boneFromMeshBind.size());
    for (const Affine3d& bind : binding.boneFromMeshBind)
        inverses.push_back(invert(bind));
    return inverses;
}

std::size_t jointsAtRest(const Binding& binding, const Affine3d& modelFromMesh,
                         const std::vector<std::optional<Affine3d>>& meshFromBone,
                         const std::vector<Affine3d>& rest) {
    std::size_t count = 0;
    for (std::size_t j = 0; j < meshFromBone.size(); ++j)
        if (meshFromBone[j] && nearlySame(Affine3d(modelFromMesh * *meshFromBone[j]),
                                          rest[binding.joints[j].value()], 1e-3))
            ++count;
    return count;
}

/// Where the mesh stood in model space when it was bound.
Affine3d modelFromMeshAtBind(const MeshInstance& instance,
                             const std::vector<std::optional<Affine3d>>& meshFromBone,
                             const std::vector<Affine3d>& rest) {
    const Binding& binding = *instance.binding;
    std::vector<Affine3d> ways{Affine3d::Identity(), modelFromUnbound(instance, rest)};
    std::size_t top = 0; // parents stand before children
    for (std::size_t j = 1; j < binding.joints.size(); ++j)
        if (binding.joints[j] < binding.joints[top])
            top = j;
    if (!binding.joints.empty())
        ways.emplace_back(rest[binding.joints[top].value()] * binding.boneFromMeshBind[top]);
    std::size_t best = 0;
    std::size_t bestCount = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const std::size_t count = jointsAtRest(binding, ways[i], meshFromBone, rest);
        if (count > bestCount) {
            best = i;
            bestCount = count;
        }
    }
    return ways[best];
}

struct ModelBinds {
    std::vector<std::optional<Affine3d>> modelFromBone;
    std::vector<std::uint8_t> contested;
};

ModelBinds modelBinds(const Character& character, const std::vector<Affine3d>& rest) {
    ModelBinds binds;
    binds.modelFromBone.resize(character.skeleton.boneCount());
    binds.contested.assign(character.skeleton.boneCount(), 0);
    for (const MeshInstance& instance : character.meshes) {
        if (!instance.binding)
            continue;
        const auto meshFromBone = inverseBinds(*instance.binding);
        const Affine3d modelFromMesh = modelFromMeshAtBind(instance, meshFromBone, rest);
        for (std::size_t j = 0; j < meshFromBone.size(); ++j) {
            const std::size_t bone = instance.binding->joints[j].value();
            auto& known = binds.modelFromBone[bone];
            if (!meshFromBone[j]) {
                binds.contested[bone] = 1;
                continue;
            }
            const Affine3d here = modelFromMesh * *meshFromBone[j];
            if (known && !nearlySame(*known, here))
                binds.contested[bone] = 1;
            known = here;
        }
    }
    return binds;
}

} // namespace

BindPose poseAtBind(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    std::vector<Affine3d> rest;
    computeModelPose(skeleton, skeleton.restLocal, rest);
    const ModelBinds binds = modelBinds(character, rest);
    BindPose result{.local = skeleton.restLocal, .left = {}};
    std::vector<Affine3d> model(rest.size(), Affine3d::Identity());
    for (std::size_t bone = 0; bone < rest.size(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        const Affine3d above = parent.isValid() ? model[parent.value()] : Affine3d::Identity();
        if (binds.contested[bone]) {
            result.left.emplace_back(bone);
        } else if (binds.modelFromBone[bone]) {
            // A bone at rest keeps its exact numbers.
            if (const auto inverse = invert(above);
                inverse && !nearlySame(Affine3d(above * toAffine(result.local[bone])),
                                       *binds.modelFromBone[bone], 1e-7)) {
                const Transform local =
                    decomposeNearest(Affine3d(*inverse * *binds.modelFromBone[bone]));
                if (isFinite(local))
                    result.local[bone] = local;
            }
        }
        model[bone] = above * toAffine(result.local[bone]);
    }
    return result;
}

std::size_t jointsOffBind(const Character& character, double tolerance) {
    const Skeleton& skeleton = character.skeleton;
    std::vector<Affine3d> rest;
    computeModelPose(skeleton, skeleton.restLocal, rest);
    const ModelBinds binds = modelBinds(character, rest);
    Eigen::AlignedBox3d reach;
    for (std::size_t bone = 0; bone < rest.size(); ++bone)
        if (binds.modelFromBone[bone])
            reach.extend(rest[bone].translation());
    const double size = reach.isEmpty() ? 0.0 : reach.diagonal().norm();
    std::size_t count = 0;
    for (std::size_t bone = 0; bone < rest.size(); ++bone) {
        if (!binds.modelFromBone[bone])
            continue;
        const Affine3d& bind = *binds.modelFromBone[bone];
        const double way = (bind.translation() - rest[bone].translation()).norm();
        const double turn = (bind.linear() - rest[bone].linear()).norm();
        if (way > tolerance * std::max(size, 1e-9) || turn > tolerance * rest[bone].linear().norm())
            ++count;
    }
    return count;
}

} // namespace rigwright
