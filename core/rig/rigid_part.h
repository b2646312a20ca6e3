// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rigid parts of matrices, and rotations below parents that scale, shear or mirror.
#pragma once

#include "core/math/transform.h"

namespace rigwright {

/// The rotation nearest to a matrix; of one that mirrors (negative determinant), that of the matrix
/// with its x column turned round, as decompose() does. A singular matrix gives an arbitrary but
/// deterministic rotation. Precondition: finite.
Mat3d rotationOf(const Mat3d& matrix);

/// Its translation with rotationOf() its linear part.
Affine3d rigidPart(const Affine3d& matrix);

/// A matrix as the product of something orthogonal and an even factor, where it is one.
struct EvenScale {
    bool isEven = false; ///< within 1e-9
    double factor = 1.0; ///< > 0; of one that is not even: the cube root of its volume, or 1
};
EvenScale evenScaleOf(const Mat3d& matrix);

/// T · R · S of a finite matrix: at once where its columns are at right angles, else as
/// decomposeNearest().
Transform splitMatrix(const Affine3d& matrix);

/// Lengths of the columns; the first is negative where the matrix mirrors.
Vec3d columnScale(const Mat3d& matrix);

/// How turns below a mirroring parent, or in a bone that mirrors, come out in model space: with
/// `signs` (each 1 or -1) the diagonal matrix D, the rotation D · rotation · D.
Quatd mirroredBy(const Quatd& rotation, const Vec3d& signs);

/// The D above for a bone of that scale below `parent`: rotationOf(parent · R · S) = Q · R · D for
/// every even parent, with Q orthogonal.
Vec3d frameSigns(const Mat3d& parent, const Vec3d& scale);

/// The local rotation R with rotationOf(parent · R · scale) = `wanted`. Closed for even parents;
/// found by repeated correction for others (to 1e-12 where the parent is not far from even).
/// `now` is given back where the parent is singular.
Quatd localRotationFor(const Mat3d& parent, const Vec3d& scale, const Mat3d& wanted,
                       const Quatd& now);

} // namespace rigwright
