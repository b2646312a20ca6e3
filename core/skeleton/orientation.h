// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The axes of bones: which one lies along a bone, how it is rolled about it, and turning both.
#pragma once

#include "core/skeleton/skeleton_edit.h"

#include <optional>
#include <span>

namespace rigwright {

enum class BoneAxis { PlusX, MinusX, PlusY, MinusY, PlusZ, MinusZ };

Vec3d axisVector(BoneAxis axis);

/// The axis of a bone that points to its end (main child, else tailOf()); nullopt where none does
/// within 10°, or the bone has no length.
std::optional<BoneAxis> axisAlong(const Skeleton& skeleton, BoneIndex bone);

/// The axis along which most bones lie that have a child to point to; +Y where none does.
BoneAxis usualAxis(const Skeleton& skeleton);

/// How far a bone is turned about its `aim` axis, in radians (-π, π]: the twist about it in the
/// turn from the axes of model space to the bone's at rest; 0 is what the shortest turn of `aim` to
/// its direction gives.
double rollOf(const Skeleton& skeleton, BoneIndex bone, BoneAxis aim);

/// The edits below turn bones on their heads. Nothing else moves: no head, no other bone's axes,
/// and no vertex in any pose (where scales do not differ by axis). Findings: "bone-sheared" where
/// they do; "bone-roll-undefined": bones that lie along the direction that was to decide their
/// roll, or straight chains without a plane: their roll stays, as near as can be.

/// Which way the `up` axis of BoneAxes goes.
enum class BoneUp {
    Keep,      ///< as near as can be to what it is
    Direction, ///< as near as can be to BoneOrientation::direction
    Plane,     ///< out of the plane in which the bone and its parent (or its child) lie, on the
               ///< side where it is now; along a chain always on the same side
};

/// `aim` along the bone, `up` to the side; not of one line.
struct BoneOrientation {
    BoneAxis aim = BoneAxis::PlusY;
    BoneAxis up = BoneAxis::PlusZ;
    BoneUp policy = BoneUp::Keep;
    Vec3d direction = Vec3d::UnitZ(); ///< model space, for BoneUp::Direction
    /// The aim axis stays where it points now: only the roll changes.
    bool rollOnly = false;
};

/// Recalculates the axes of bones, of a chain for instance. A bone without length keeps its aim.
/// Errors: "bone-axes" (aim and up on one line), "bone-direction" (zero, or not finite).
Result<SkeletonEdit> orientBones(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                 const BoneOrientation& orientation);

/// Turns bones about their `aim` axis by `angle` radians more.
Result<SkeletonEdit> turnRoll(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                              BoneAxis aim, double angle);

/// So that rollOf() is `roll`.
Result<SkeletonEdit> setRoll(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                             BoneAxis aim, double roll);

} // namespace rigwright
