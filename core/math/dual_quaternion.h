// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DualQuaternion: a rigid motion, and the split of any affine matrix into rigid motion and scale.
#pragma once

#include "core/math/types.h"

namespace rigwright {

/// A rigid motion x → R x + t as `real` = the rotation (unit) and `dual` = ½ (t as a pure
/// quaternion) · real. (real, dual) and (-real, -dual) are the same motion. Kavan et al. 2007.
struct DualQuaternion {
    Quatd real = Quatd::Identity();
    Quatd dual = Quatd(0.0, 0.0, 0.0, 0.0);
};

/// `rotation` is of unit length.
DualQuaternion makeDualQuaternion(const Quatd& rotation, const Vec3d& translation);

/// The matrix of a dual quaternion with unit real part.
Affine3d toAffine(const DualQuaternion& motion);

/// matrix = rigid · scale.
struct RigidScale {
    DualQuaternion rigid;
    Affine3d scale = Affine3d::Identity();
};

/// Splits a finite matrix M so that M = rigid · scale exactly, by the polar decomposition of its
/// linear part, A = R · σP: P symmetric and not negative, σ = -1 where A mirrors (then the scale
/// stage begins with a reflection in the origin, so that a wholly mirrored character deforms as the
/// mirror image of the plain one). The scale is centred on `pivot` (the joint at bind, in the
/// coordinates that M reads): pivot → σ·pivot under the scale stage, so that a scaled bone swells
/// about its joint. Scales within 1e-6 of 1 count as 1. A singular A gives an arbitrary but
/// deterministic rotation about what has no extent. The sign of the real part is chosen: w > 0, at
/// half turns the first of x, y, z that is not zero is positive.
RigidScale splitRigidScale(const Affine3d& matrix, const Vec3d& pivot);

} // namespace rigwright
