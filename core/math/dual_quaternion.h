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

/// The polar decomposition A = rotation · mirror · stretch of any finite matrix: `stretch`
/// symmetric with no negative eigenvalue, `mirror` = -1 where A mirrors, else 1.
struct Polar {
    Mat3d rotation = Mat3d::Identity();
    Mat3d stretch = Mat3d::Zero();
    double mirror = 1.0;
};

/// Stretches within 1e-6 of the identity are the identity. A singular A gives an arbitrary but
/// deterministic rotation of what has no extent.
Polar polarDecomposition(const Mat3d& matrix);

/// Splits a finite matrix M so that M = rigid · scale exactly. The scale stage is
/// x → mirror · stretch · (x - pivot) + pivotUnderScale: where it takes `pivot` is the caller's
/// choice (pivot itself: it swells about that point), the rigid motion makes up for it. The sign of
/// the real part is chosen: w > 0, at half turns the first of x, y, z that is not zero is positive.
RigidScale splitRigidScale(const Affine3d& matrix, const Polar& polar, const Vec3d& pivot,
                           const Vec3d& pivotUnderScale);

} // namespace rigwright
