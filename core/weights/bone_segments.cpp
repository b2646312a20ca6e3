// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Segments of bones from a skeleton.
#include "core/weights/bone_segments.h"

#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace rigwright {
namespace {

constexpr std::uint32_t kNone = 0xffffffffu;

/// The joints as a tree of their own, whatever stands between them.
struct Joints {
    Joints(const Skeleton& skeleton, std::span<const BoneIndex> joints);

    std::vector<std::uint32_t> jointOfBone; ///< or kNone
    std::vector<std::uint32_t> above;       ///< nearest joint above each joint, or kNone
};

Joints::Joints(const Skeleton& skeleton, std::span<const BoneIndex> joints)
    : jointOfBone(skeleton.boneCount(), kNone), above(joints.size(), kNone) {
    for (std::size_t j = joints.size(); j-- > 0;)
        jointOfBone[joints[j].value()] = std::uint32_t(j);
    for (std::size_t j = 0; j < joints.size(); ++j) {
        BoneIndex bone = skeleton.parents[joints[j].value()];
        while (bone.isValid() && jointOfBone[bone.value()] == kNone)
            bone = skeleton.parents[bone.value()];
        if (bone.isValid())
            above[j] = jointOfBone[bone.value()];
    }
}

/// Where a joint without joints below it ends.
Vec3d endOf(const Skeleton& skeleton, BoneIndex bone, const Affine3d& meshFromBone,
            std::optional<double> lengthAbove) {
    Vec3d farthest = Vec3d::Zero();
    for (std::size_t child = bone.value() + 1; child < skeleton.boneCount(); ++child) {
        const Vec3d& at = skeleton.restLocal[child].translation;
        if (skeleton.parents[child] == bone && at.squaredNorm() > farthest.squaredNorm())
            farthest = at;
    }
    if (farthest.squaredNorm() > 0.0)
        return meshFromBone * farthest;
    const Vec3d along = meshFromBone.linear() * skeleton.restLocal[bone.value()].translation;
    const double length = along.norm();
    if (!lengthAbove || !(length > 0.0))
        return meshFromBone.translation();
    return meshFromBone.translation() + along * (*lengthAbove / length);
}

} // namespace

std::vector<BoneSegment> boneSegments(const Skeleton& skeleton, std::span<const BoneIndex> joints,
                                      std::span<const Affine3d> meshFromJoint) {
    assert(joints.size() == meshFromJoint.size() && joints.size() < 0x10000);
    const Joints tree(skeleton, joints);
    std::vector<std::vector<BoneSegment>> byJoint(joints.size());
    const auto add = [&](std::size_t joint, const Vec3d& tail) {
        const Vec3d head = meshFromJoint[joint].translation();
        if (head.allFinite() && tail.allFinite())
            byJoint[joint].push_back({.joint = std::uint16_t(joint), .head = head, .tail = tail});
    };
    std::vector<std::uint8_t> hasJointBelow(joints.size());
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (tree.above[j] == kNone)
            continue;
        hasJointBelow[tree.above[j]] = 1;
        add(tree.above[j], meshFromJoint[j].translation());
    }
    for (std::size_t j = 0; j < joints.size(); ++j) {
        if (hasJointBelow[j] != 0)
            continue;
        std::optional<double> lengthAbove;
        if (tree.above[j] != kNone)
            lengthAbove =
                (meshFromJoint[j].translation() - meshFromJoint[tree.above[j]].translation())
                    .norm();
        add(j, endOf(skeleton, joints[j], meshFromJoint[j], lengthAbove));
    }
    std::vector<BoneSegment> segments;
    for (std::vector<BoneSegment>& own : byJoint) {
        const auto isPoint = [](const BoneSegment& s) { return s.head == s.tail; };
        if (!std::ranges::all_of(own, isPoint))
            std::erase_if(own, isPoint);
        else if (own.size() > 1)
            own.resize(1);
        segments.insert(segments.end(), own.begin(), own.end());
    }
    return segments;
}

} // namespace rigwright
