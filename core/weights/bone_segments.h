// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Where the bones lie that a mesh is bound to: line segments in the space of the mesh.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

/// A piece of a bone, in mesh coordinates at bind time. A joint may have several (the hips reach to
/// the spine and to both thighs) or none (then it gets no weight). Head and tail may coincide.
/// Radii are for envelopes: mesh units at either end; 0 or less = taken from the mesh.
struct BoneSegment {
    std::uint16_t joint = 0; ///< index into Binding::joints
    Vec3d head = Vec3d::Zero();
    Vec3d tail = Vec3d::Zero();
    double headRadius = 0.0;
    double tailRadius = 0.0;

    friend bool operator==(const BoneSegment&, const BoneSegment&) = default;
};

/// One segment from each joint to each of the joints next below it. A joint without joints below
/// reaches to its farthest child bone; without children it goes on by the length of the bone above,
/// in the direction that its own place has from that bone (as bones do whose axes agree); the only
/// bone of a chain is a point. `meshFromJoint`: one a joint, where it stood at bind. Segments of no
/// length are left out where the joint has others. Joints whose place is not finite have none.
/// Precondition: joints are bones of the skeleton; both lists are of one size, below 65536.
std::vector<BoneSegment> boneSegments(const Skeleton& skeleton, std::span<const BoneIndex> joints,
                                      std::span<const Affine3d> meshFromJoint);

} // namespace rigwright
