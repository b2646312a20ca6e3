// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where the bones stood when the meshes were bound.
#include "core/character/bind_pose.h"

#include "core/character/evaluate_frame.h"

#include <algorithm>
#include <functional>
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

/// What the meshes looked at so far say, by bone.
struct ModelBinds {
    std::vector<std::optional<Affine3d>> modelFromBone;
    std::vector<std::uint8_t> contested;
    std::vector<std::optional<Affine3d>> modelFromMesh; ///< by instance
};

/// How well a place of the mesh fits: joints that would stand at rest or where another mesh has
/// them, and how far all are from rest on average.
struct Fit {
    std::size_t agreeing = 0;
    double distance = 0.0;
};

/// `apart`: the joint that the place was made of; it proves nothing.
Fit fitOf(const Binding& binding, const Affine3d& modelFromMesh,
          const std::vector<std::optional<Affine3d>>& meshFromBone,
          const std::vector<Affine3d>& rest, const ModelBinds& known,
          std::optional<std::size_t> apart) {
    Fit fit;
    Eigen::AlignedBox3d reach;
    double turns = 0.0;
    double ways = 0.0;
    std::size_t count = 0;
    for (std::size_t j = 0; j < meshFromBone.size(); ++j) {
        const std::size_t bone = binding.joints[j].value();
        reach.extend(rest[bone].translation());
        if (!meshFromBone[j] || j == apart)
            continue;
        const Affine3d here = modelFromMesh * *meshFromBone[j];
        fit.agreeing += nearlySame(here, rest[bone], 1e-3) ? 1 : 0;
        const auto& other = known.modelFromBone[bone];
        fit.agreeing += other && nearlySame(here, *other, 1e-3) ? 1 : 0;
        ways += (here.translation() - rest[bone].translation()).norm();
        turns += (here.linear() - rest[bone].linear()).norm() /
                 std::max(rest[bone].linear().norm(), 1e-12);
        ++count;
    }
    if (count > 0)
        fit.distance = (ways + turns * reach.diagonal().norm()) / double(count);
    return fit;
}

/// Where the mesh stood in model space when it was bound.
Affine3d modelFromMeshAtBind(const MeshInstance& instance,
                             const std::vector<std::optional<Affine3d>>& meshFromBone,
                             const std::vector<Affine3d>& rest, const ModelBinds& known) {
    const Binding& binding = *instance.binding;
    const auto fit = [&](const Affine3d& place, std::optional<std::size_t> apart = std::nullopt) {
        return fitOf(binding, place, meshFromBone, rest, known, apart);
    };
    Affine3d best = Affine3d::Identity();
    Fit bestFit = fit(best);
    const Affine3d atNode = modelFromUnbound(instance, rest);
    const Fit nodeFit = fit(atNode);
    if (nodeFit.agreeing > bestFit.agreeing ||
        (nodeFit.agreeing == bestFit.agreeing && nodeFit.distance < 0.99 * bestFit.distance)) {
        best = atNode;
        bestFit = nodeFit;
    }
    if (binding.joints.empty())
        return best;
    std::size_t top = 0; // parents stand before children
    for (std::size_t j = 1; j < binding.joints.size(); ++j)
        if (binding.joints[j] < binding.joints[top])
            top = j;
    const Affine3d atTop = rest[binding.joints[top].value()] * binding.boneFromMeshBind[top];
    const Fit topFit = fit(atTop, top);
    // A pose of the topmost joint draws this one near: it has to be much better.
    if (topFit.agreeing > bestFit.agreeing || (binding.joints.size() > 1 && bestFit.agreeing == 0 &&
                                               topFit.distance < 0.1 * bestFit.distance))
        return atTop;
    return best;
}

/// The meshes with most joints first: they tell most of how the others were placed.
std::vector<std::size_t> byJoints(const Character& character) {
    std::vector<std::size_t> bound;
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        if (character.meshes[i].binding)
            bound.push_back(i);
    std::ranges::stable_sort(bound, std::greater<>(), [&](std::size_t i) {
        return character.meshes[i].binding->joints.size();
    });
    return bound;
}

ModelBinds modelBinds(const Character& character, const std::vector<Affine3d>& rest) {
    ModelBinds binds;
    binds.modelFromBone.resize(character.skeleton.boneCount());
    binds.contested.assign(character.skeleton.boneCount(), 0);
    binds.modelFromMesh.resize(character.meshes.size());
    for (const std::size_t i : byJoints(character)) {
        const MeshInstance& instance = character.meshes[i];
        const Binding& binding = *instance.binding;
        const auto meshFromBone = inverseBinds(binding);
        const Affine3d modelFromMesh = modelFromMeshAtBind(instance, meshFromBone, rest, binds);
        binds.modelFromMesh[i] = modelFromMesh;
        for (std::size_t j = 0; j < meshFromBone.size(); ++j) {
            const std::size_t bone = binding.joints[j].value();
            auto& known = binds.modelFromBone[bone];
            if (!meshFromBone[j]) {
                binds.contested[bone] = 1;
                continue;
            }
            const Affine3d here = modelFromMesh * *meshFromBone[j];
            if (known && !nearlySame(*known, here))
                binds.contested[bone] = 1;
            else
                known = here;
        }
    }
    return binds;
}

} // namespace

std::vector<std::optional<Affine3d>> placesAtBind(const Character& character) {
    std::vector<Affine3d> rest;
    computeModelPose(character.skeleton, character.skeleton.restLocal, rest);
    return modelBinds(character, rest).modelFromMesh;
}

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

} // namespace rigwright
