// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointTree: building, and splitting palettes along it.
#include "core/skin/joint_tree.h"

#include "core/math/transform.h"
#include "core/skeleton/skeleton.h"

#include <Eigen/LU>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace rigwright {

JointTree makeJointTree(const Skeleton& skeleton, const Binding& binding) {
    const std::size_t count = binding.joints.size();
    JointTree tree;
    tree.pivots.assign(count, Vec3d::Zero());
    tree.parents.assign(count, JointTree::kNoParent);
    tree.order.resize(count);
    std::iota(tree.order.begin(), tree.order.end(), 0u);
    // Bones stand after their parents, so their order is that of the joints, too.
    std::ranges::stable_sort(tree.order, {}, [&](std::uint32_t j) { return binding.joints[j]; });

    std::vector<std::uint32_t> jointOfBone(skeleton.boneCount(), JointTree::kNoParent);
    for (std::size_t joint = count; joint-- > 0;)
        jointOfBone[binding.joints[joint].value()] = std::uint32_t(joint);
    for (std::size_t joint = 0; joint < count; ++joint) {
        if (const auto meshFromBone = invert(binding.boneFromMeshBind[joint]))
            tree.pivots[joint] = meshFromBone->translation();
        for (BoneIndex bone = skeleton.parents[binding.joints[joint].value()];
             bone.isValid() && tree.parents[joint] == JointTree::kNoParent;
             bone = skeleton.parents[bone.value()])
            tree.parents[joint] = jointOfBone[bone.value()];
    }
    return tree;
}

void splitPalette(const JointTree& tree, std::span<const Affine3d> palette,
                  std::vector<RigidScale>& split) {
    split.resize(palette.size());
    if (tree.order.empty()) {
        for (std::size_t joint = 0; joint < palette.size(); ++joint)
            split[joint] =
                splitRigidScale(palette[joint], polarDecomposition(palette[joint].linear()),
                                Vec3d::Zero(), Vec3d::Zero());
        return;
    }
    assert(tree.order.size() == palette.size());
    for (const std::uint32_t joint : tree.order) {
        const Polar polar = polarDecomposition(palette[joint].linear());
        const Vec3d& pivot = tree.pivots[joint];
        const std::uint32_t parent = tree.parents[joint];
        // Several roots agree on a scale of the whole when they all take it about the origin.
        const Vec3d moved =
            parent == JointTree::kNoParent
                ? Vec3d(polar.mirror * std::cbrt(std::abs(polar.stretch.determinant())) * pivot)
                : Vec3d(split[parent].scale * pivot);
        split[joint] = splitRigidScale(palette[joint], polar, pivot, moved);
    }
}

} // namespace rigwright
