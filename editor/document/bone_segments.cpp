// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneSegments: children give the direction, parents the length of leaves.
#include "editor/document/bone_segments.h"

#include <algorithm>

namespace rigwright::editor {

namespace {

constexpr double kLeafShare = 0.5;
constexpr double kLoneLength = 0.1; ///< metres, for a bone without parent and children

Vec3d leafTail(const Skeleton& skeleton, std::span<const Affine3d> modelFromBone,
               std::size_t bone) {
    const Vec3d head = modelFromBone[bone].translation();
    // Bones at the very place of their parent take the direction from further up.
    for (BoneIndex up = skeleton.parents[bone]; up.isValid(); up = skeleton.parents[up.value()]) {
        const Vec3d arm = head - modelFromBone[up.value()].translation();
        if (arm.norm() > 1e-9)
            return head + kLeafShare * arm;
    }
    const Vec3d along = modelFromBone[bone].linear().col(1);
    const double length = along.norm();
    return head + kLoneLength * (length > 0.0 ? Vec3d(along / length) : Vec3d(Vec3d::UnitY()));
}

} // namespace

std::vector<BoneSegment> boneSegments(const Skeleton& skeleton,
                                      std::span<const Affine3d> modelFromBone) {
    std::vector<BoneSegment> segments;
    std::vector<std::uint8_t> isParent(skeleton.boneCount(), 0);
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        if (!parent.isValid())
            continue;
        const Vec3d head = modelFromBone[parent.value()].translation();
        const Vec3d tail = modelFromBone[bone].translation();
        if ((tail - head).norm() <= 1e-9)
            continue;
        segments.push_back({parent, head, tail, false});
        isParent[parent.value()] = 1;
    }
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        if (!isParent[bone])
            segments.push_back({BoneIndex(bone), modelFromBone[bone].translation(),
                                leafTail(skeleton, modelFromBone, bone), true});
    std::ranges::stable_sort(segments, {}, &BoneSegment::bone);
    return segments;
}

} // namespace rigwright::editor
