// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring poses.
#include "core/pose/mirror.h"

#include "core/skeleton/skeleton.h"

#include <cassert>
#include <optional>

namespace rigwright {
namespace {

Affine3d reflection(const PoseMirrorPlane& plane) {
    Affine3d matrix = Affine3d::Identity();
    matrix.linear() -= 2.0 * plane.normal * plane.normal.transpose();
    matrix.translation() = 2.0 * plane.offset * plane.normal;
    return matrix;
}

/// The transform that puts a bone where it is to be; nullopt where its parent does not allow it.
std::optional<Transform> localFor(const Affine3d& modelFromBone, const Affine3d& modelFromParent) {
    const auto parentFromModel = invert(modelFromParent);
    if (!parentFromModel)
        return std::nullopt;
    const Affine3d parentFromBone = *parentFromModel * modelFromBone;
    if (!parentFromBone.matrix().allFinite())
        return std::nullopt;
    return decomposeNearest(parentFromBone);
}

} // namespace

std::vector<Transform> mirrorPose(const Skeleton& skeleton, const BoneMirror& bones,
                                  std::span<const Transform> local, const PoseMirrorPlane& plane) {
    assert(local.size() == skeleton.boneCount() && bones.mirror.size() == skeleton.boneCount());
    std::vector<Affine3d> rest;
    std::vector<Affine3d> posed;
    computeModelPose(skeleton, skeleton.restLocal, rest);
    computeModelPose(skeleton, local, posed);
    const Affine3d mirror = reflection(plane);
    std::vector<Transform> mirrored(local.begin(), local.end());
    // As they come out, shear dropped: a child is put where it belongs under the parent that it
    // has.
    std::vector<Affine3d> modelFromBone(local.size());
    for (std::size_t b = 0; b < local.size(); ++b) {
        const BoneIndex parent = skeleton.parents[b];
        const Affine3d modelFromParent =
            parent.isValid() ? modelFromBone[parent.value()] : Affine3d::Identity();
        if (const BoneIndex other = bones.of(BoneIndex(b)); other.isValid()) {
            if (const auto boneFromModel = invert(rest[other.value()])) {
                const Affine3d moved = posed[other.value()] * *boneFromModel;
                if (const auto own = localFor(mirror * moved * mirror * rest[b], modelFromParent))
                    mirrored[b] = *own;
            }
        }
        modelFromBone[b] = modelFromParent * toAffine(mirrored[b]);
    }
    return mirrored;
}

std::vector<Transform> mirrorOnto(const Skeleton& skeleton, const BoneMirror& bones,
                                  std::span<const Transform> local, std::span<const BoneIndex> onto,
                                  const PoseMirrorPlane& plane) {
    const std::vector<Transform> mirrored = mirrorPose(skeleton, bones, local, plane);
    std::vector<Transform> result(local.begin(), local.end());
    for (const BoneIndex bone : onto)
        result[bone.value()] = mirrored[bone.value()];
    return result;
}

std::vector<BoneIndex> withDescendants(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    std::vector<std::uint8_t> chosen(skeleton.boneCount(), 0);
    for (const BoneIndex bone : bones)
        chosen[bone.value()] = 1;
    std::vector<BoneIndex> all;
    for (std::size_t b = 0; b < chosen.size(); ++b) {
        const BoneIndex parent = skeleton.parents[b]; // stands before its children
        if (parent.isValid() && chosen[parent.value()] != 0)
            chosen[b] = 1;
        if (chosen[b] != 0)
            all.emplace_back(b);
    }
    return all;
}

void resetBones(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                std::span<Transform> local) {
    assert(local.size() == skeleton.boneCount());
    for (const BoneIndex bone : bones)
        local[bone.value()] = skeleton.restLocal[bone.value()];
}

} // namespace rigwright
