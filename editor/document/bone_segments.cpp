// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneSegments: children give direction and length, the rest pose those of leaves.
#include "editor/document/bone_segments.h"

#include <algorithm>

namespace rigwright::editor {

namespace {

constexpr double kLeafShare = 0.75;
constexpr double kLoneLength = 0.1; ///< metres, for a bone without parent and children
constexpr double kLoneShare = 0.25; ///< and at most that much of what the joints span
constexpr double kSmallest = 1e-9;

/// Where a bone's head lies, seen from its parent, in the bone's own rest axes: the direction in
/// which it carries its parent on.
Vec3d onward(const Transform& rest) {
    const Affine3d boneFromParent = Affine3d(rest.rotation.conjugate());
    return boneFromParent * rest.translation;
}

/// The child that continues a bone best: the one most in line with it; from a root the one with the
/// most bones below it (the spine, not a leg).
class MainChildren {
public:
    explicit MainChildren(const Skeleton& skeleton)
        : m_skeleton(skeleton), m_below(skeleton.boneCount(), 1), m_main(skeleton.boneCount()),
          m_best(skeleton.boneCount(), 0.0) {
        for (std::size_t bone = skeleton.boneCount(); bone-- > 0;) {
            if (skeleton.parents[bone].isValid())
                m_below[skeleton.parents[bone].value()] += m_below[bone];
        }
        for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
            offer(bone);
    }

    [[nodiscard]] BoneIndex of(std::size_t bone) const { return m_main[bone]; }

private:
    void offer(std::size_t child) {
        const BoneIndex parent = m_skeleton.parents[child];
        if (!parent.isValid())
            return;
        const std::size_t bone = parent.value();
        const Vec3d arm = m_skeleton.restLocal[child].translation;
        if (arm.norm() <= kSmallest)
            return;
        const Vec3d straight = onward(m_skeleton.restLocal[bone]);
        const bool knowsStraight =
            m_skeleton.parents[bone].isValid() && straight.norm() > kSmallest;
        const double merit = knowsStraight ? 2.0 + arm.normalized().dot(straight.normalized())
                                           : double(m_below[child]);
        // Joints before helpers; of equal ones the first.
        const double rank = merit + (m_skeleton.deform[child] ? 1e6 : 0.0);
        if (rank > m_best[bone]) {
            m_best[bone] = rank;
            m_main[bone] = BoneIndex(child);
        }
    }

    const Skeleton& m_skeleton;
    std::vector<std::size_t> m_below;
    std::vector<BoneIndex> m_main;
    std::vector<double> m_best;
};

/// A made-up tail: on in the direction and three quarters of the length that led here, turning with
/// the bone.
Vec3d leafTail(const Skeleton& skeleton, std::span<const Affine3d> modelFromBone, std::size_t bone,
               double loneLength) {
    const Affine3d& place = modelFromBone[bone];
    const Vec3d ahead = onward(skeleton.restLocal[bone]);
    if (skeleton.parents[bone].isValid() && ahead.norm() > kSmallest) {
        const Vec3d direction = place.linear() * ahead;
        const double length =
            (place.translation() - modelFromBone[skeleton.parents[bone].value()].translation())
                .norm();
        if (direction.norm() > kSmallest && length > kSmallest)
            return place.translation() + kLeafShare * length * direction.normalized();
    }
    const Vec3d along = place.linear().col(1);
    const double length = along.norm();
    return place.translation() +
           loneLength * (length > 0.0 ? Vec3d(along / length) : Vec3d(Vec3d::UnitY()));
}

} // namespace

std::vector<BoneSegment> boneSegments(const Skeleton& skeleton,
                                      std::span<const Affine3d> modelFromBone) {
    const MainChildren mainChildren(skeleton);
    Eigen::AlignedBox3d joints;
    for (const Affine3d& place : modelFromBone)
        joints.extend(Vec3d(place.translation()));
    const double span = joints.isEmpty() ? 0.0 : joints.diagonal().norm();
    const double loneLength =
        span > kSmallest ? std::min(kLoneLength, kLoneShare * span) : kLoneLength;
    std::vector<BoneSegment> segments;
    segments.reserve(skeleton.boneCount());
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const Vec3d head = modelFromBone[bone].translation();
        const BoneIndex child = mainChildren.of(bone);
        if (child.isValid())
            segments.push_back(
                {BoneIndex(bone), head, modelFromBone[child.value()].translation(), false});
        else
            segments.push_back(
                {BoneIndex(bone), head, leafTail(skeleton, modelFromBone, bone, loneLength), true});
    }
    return segments;
}

std::vector<std::uint8_t> drawnBones(const Character& character, FreeBones free) {
    const Skeleton& skeleton = character.skeleton;
    std::vector<std::uint8_t> drawn(skeleton.boneCount(), 0);
    const bool anyJoint = std::ranges::any_of(skeleton.deform, [](auto flag) { return flag != 0; });
    if (!anyJoint || free == FreeBones::Draw) {
        std::ranges::fill(drawn, std::uint8_t(1));
        for (const MeshInstance& mesh : character.meshes) {
            if (mesh.parent.isValid())
                drawn[mesh.parent.value()] = 0;
        }
    }
    if (anyJoint) {
        // Children stand after their parents: one pass from the end carries the mark upwards.
        std::vector<std::uint8_t> leads(skeleton.boneCount(), 0);
        for (std::size_t bone = skeleton.boneCount(); bone-- > 0;) {
            if (skeleton.deform[bone])
                leads[bone] = 1;
            if (leads[bone] && skeleton.parents[bone].isValid())
                leads[skeleton.parents[bone].value()] = 1;
            drawn[bone] = drawn[bone] | leads[bone];
        }
    }
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        if (character.boneFlags[bone].hidden)
            drawn[bone] = 0;
    }
    return drawn;
}

} // namespace rigwright::editor
