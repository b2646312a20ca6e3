// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DualQuaternion: making, and splitting matrices into rigid motion and scale.
#include "core/math/dual_quaternion.h"

#include <Eigen/LU>
#include <Eigen/SVD>

#include <cmath>

namespace rigwright {

namespace {

Polar polarBySingularValues(const Mat3d& matrix) {
    const Eigen::JacobiSVD<Mat3d> svd(matrix, Eigen::ComputeFullU | Eigen::ComputeFullV);
    const Vec3d& sizes = svd.singularValues();
    Mat3d u = svd.matrixU();
    const Mat3d& v = svd.matrixV();
    Polar polar;
    if ((u * v.transpose()).determinant() < 0.0) {
        if (sizes[2] > 1e-12 * sizes[0])
            polar.mirror = -1.0;
        u *= polar.mirror;
        if (polar.mirror > 0.0)
            u.col(2) *= -1.0; // a flat matrix does not say on which side it is
    }
    polar.rotation = u * v.transpose();
    polar.stretch = v * sizes.asDiagonal() * v.transpose();
    return polar;
}

/// Half turns have two quaternions of the same right; rounding must not choose between them.
Quatd withChosenSign(Quatd rotation) {
    rotation.normalize();
    constexpr double kZero = 1e-7;
    for (const double part : {rotation.w(), rotation.x(), rotation.y(), rotation.z()}) {
        if (std::abs(part) <= kZero)
            continue;
        if (part < 0.0)
            rotation.coeffs() *= -1.0;
        break;
    }
    return rotation;
}

} // namespace

DualQuaternion makeDualQuaternion(const Quatd& rotation, const Vec3d& translation) {
    const Quatd pure(0.0, translation.x(), translation.y(), translation.z());
    DualQuaternion motion;
    motion.real = rotation;
    motion.dual = pure * rotation;
    motion.dual.coeffs() *= 0.5;
    return motion;
}

Affine3d toAffine(const DualQuaternion& motion) {
    Affine3d matrix;
    matrix.linear() = motion.real.toRotationMatrix();
    matrix.translation() = 2.0 * (motion.dual * motion.real.conjugate()).vec();
    matrix.makeAffine();
    return matrix;
}

Polar polarDecomposition(const Mat3d& given) {
    const double unit = given.cwiseAbs().maxCoeff();
    if (unit == 0.0)
        return {};
    const Mat3d matrix = given / unit; // no overflow or underflow below
    const Mat3d gram = matrix.transpose() * matrix;
    const double square = gram.trace() / 3.0;
    Polar polar;
    if ((gram - square * Mat3d::Identity()).cwiseAbs().maxCoeff() <= 1e-6 * square) {
        // A rotation times one factor, by far the most frequent case.
        polar.mirror = matrix.determinant() < 0.0 ? -1.0 : 1.0;
        polar.rotation = matrix * (polar.mirror / std::sqrt(square));
        polar.stretch = std::sqrt(square) * Mat3d::Identity();
    } else {
        polar = polarBySingularValues(matrix);
    }
    polar.stretch *= unit;
    if ((polar.stretch - Mat3d::Identity()).cwiseAbs().maxCoeff() <= 1e-6)
        polar.stretch.setIdentity();
    return polar;
}

RigidScale splitRigidScale(const Affine3d& matrix, const Polar& polar, const Vec3d& pivot,
                           const Vec3d& pivotUnderScale) {
    RigidScale split;
    split.scale.linear() = polar.mirror * polar.stretch;
    const Quatd rotation = withChosenSign(Quatd(polar.rotation));
    if (split.scale.linear() == Mat3d::Identity() && pivot == pivotUnderScale) {
        // Nothing to scale: then the rounding of a far pivot must not come in.
        split.rigid = makeDualQuaternion(rotation, matrix.translation());
        return split;
    }
    split.scale.translation() = pivotUnderScale - split.scale.linear() * pivot;
    split.rigid = makeDualQuaternion(rotation, matrix * pivot - rotation * pivotUnderScale);
    return split;
}

} // namespace rigwright
