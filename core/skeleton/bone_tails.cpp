// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Heads, tails and labels of bones.
#include "core/skeleton/bone_tails.h"

#include "core/base/sentence.h"

#include <algorithm>
#include <cctype>
#include <cstdio>

namespace rigwright {

namespace {

constexpr double kSmallest = 1e-9;
constexpr double kLeafShare = 0.75;

/// In which direction and how far a bone's head lies from its parent's, in the bone's own axes.
Vec3d onward(const Transform& rest) {
    return rest.rotation.conjugate() * rest.translation;
}

/// How well `child` continues its parent; 0 for one at the parent's place.
double meritOf(const Skeleton& skeleton, std::size_t child, std::size_t below) {
    const std::size_t parent = skeleton.parents[child].value();
    const Vec3d& arm = skeleton.restLocal[child].translation;
    if (!(arm.norm() > kSmallest))
        return 0.0;
    const Vec3d straight = onward(skeleton.restLocal[parent]);
    const bool knowsStraight = skeleton.parents[parent].isValid() && straight.norm() > kSmallest;
    const double merit =
        knowsStraight ? 2.0 + arm.normalized().dot(straight.normalized()) : double(below);
    return merit + (skeleton.deform[child] != 0 ? 1e6 : 0.0);
}

} // namespace

std::vector<Affine3d> restModel(const Skeleton& skeleton) {
    std::vector<Affine3d> model(skeleton.boneCount());
    for (std::size_t bone = 0; bone < model.size(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        const Affine3d above = parent.isValid() ? model[parent.value()] : Affine3d::Identity();
        model[bone] = above * toAffine(skeleton.restLocal[bone]);
        if (!model[bone].matrix().allFinite())
            model[bone] = above;
    }
    return model;
}

std::vector<BoneIndex> mainChildren(const Skeleton& skeleton) {
    std::vector<std::size_t> below(skeleton.boneCount(), 1);
    for (std::size_t bone = skeleton.boneCount(); bone-- > 0;)
        if (skeleton.parents[bone].isValid())
            below[skeleton.parents[bone].value()] += below[bone];
    std::vector<BoneIndex> main(skeleton.boneCount());
    std::vector<double> best(skeleton.boneCount(), 0.0);
    for (std::size_t child = 0; child < skeleton.boneCount(); ++child) {
        if (!skeleton.parents[child].isValid())
            continue;
        const std::size_t parent = skeleton.parents[child].value();
        const double merit = meritOf(skeleton, child, below[child]);
        if (merit > best[parent]) { // of equal ones the first
            best[parent] = merit;
            main[parent] = BoneIndex(child);
        }
    }
    return main;
}

Vec3d tailOf(const Skeleton& skeleton, BoneIndex bone, BoneIndex mainChild) {
    if (mainChild.isValid())
        return skeleton.restLocal[mainChild.value()].translation;
    if (!skeleton.parents[bone.value()].isValid())
        return Vec3d::Zero();
    const Transform& rest = skeleton.restLocal[bone.value()];
    const Vec3d ahead = onward(rest);
    // The scale of the bone is not that of the way to it.
    Vec3d tail = Vec3d::Zero();
    for (Eigen::Index i = 0; i < 3; ++i)
        if (std::abs(rest.scale[i]) > kSmallest)
            tail[i] = kLeafShare * ahead[i] / rest.scale[i];
    return tail.norm() > kSmallest && tail.allFinite() ? tail : Vec3d(Vec3d::Zero());
}

std::string boneLabel(const Skeleton& skeleton, BoneIndex bone) {
    const std::string& name = skeleton.names[bone.value()];
    return name.empty() ? "#" + std::to_string(bone.value()) : name;
}

std::string boneList(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    constexpr std::size_t kMost = 40;
    std::string list;
    for (std::size_t i = 0; i < std::min(bones.size(), kMost); ++i)
        list += (i == 0 ? "" : ", ") + boneLabel(skeleton, bones[i]);
    return bones.size() > kMost
               ? filled("%1 and %2 more", {list, std::to_string(bones.size() - kMost)})
               : list;
}

} // namespace rigwright
