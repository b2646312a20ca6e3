// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointTree: where the joints of a binding are at bind, and which hangs on which.
#pragma once

#include "core/math/dual_quaternion.h"
#include "core/skin/binding.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

/// By joint (index into Binding::joints). Changes only with the skeleton or the binding, never with
/// the pose. The default, without entries, stands for joints that all lie at the mesh's origin.
struct JointTree {
    static constexpr std::uint32_t kNoParent = 0xffffffffu;

    std::vector<Vec3d> pivots;          ///< the joint at bind, in mesh coordinates
    std::vector<std::uint32_t> parents; ///< nearest joint above it, or kNoParent
    std::vector<std::uint32_t> order;   ///< all joints, parents before children
};

/// A joint whose bind matrix is singular gets its pivot at the mesh's origin.
JointTree makeJointTree(const Skeleton& skeleton, const Binding& binding);

/// Splits each entry of a palette into rigid · scale, for methods that blend rigid motions.
/// Scale is applied to the mesh as it lies at bind, joint by joint down the tree: each joint swells
/// about its own pivot, after its parent's scale has moved that pivot. So joints of equal uniform
/// scale share one scale stage, and a character that is scaled or mirrored as a whole deforms
/// exactly as the plain one.
void splitPalette(const JointTree& tree, std::span<const Affine3d> palette,
                  std::vector<RigidScale>& split);

} // namespace rigwright
