// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rigid parts of matrices.
#include "core/rig/rigid_part.h"

#include <cmath>

namespace rigwright {

namespace {

constexpr double kRightAngle = 1e-12;

/// The three products of different columns, relative to their lengths.
bool hasRightAngles(const Mat3d& m, const Vec3d& squares) {
    const auto across = [&](int a, int b) {
        const double product = m.col(a).dot(m.col(b));
        return product * product <= kRightAngle * kRightAngle * squares[a] * squares[b];
    };
    return across(0, 1) && across(1, 2) && across(2, 0);
}

double determinantOf(const Mat3d& m) {
    return m.col(0).dot(m.col(1).cross(m.col(2)));
}

/// Squares of columns that neither overflow nor vanish.
bool areUsable(const Vec3d& squares) {
    return squares.minCoeff() > 1e-200 && squares.maxCoeff() < 1e200;
}

/// The orthogonal polar factor by Newton's iteration (Higham 1986); false where it does not come to
/// one.
bool orthogonalise(Mat3d& matrix) {
    for (int i = 0; i < 40; ++i) {
        const double determinant = determinantOf(matrix);
        if (!(std::abs(determinant) > 1e-200))
            return false;
        Mat3d inverse; // transposed
        inverse.col(0) = matrix.col(1).cross(matrix.col(2)) / determinant;
        inverse.col(1) = matrix.col(2).cross(matrix.col(0)) / determinant;
        inverse.col(2) = matrix.col(0).cross(matrix.col(1)) / determinant;
        const double scaling = std::sqrt(inverse.norm() / matrix.norm());
        const Mat3d next = 0.5 * (scaling * matrix + inverse / scaling);
        const double moved = (next - matrix).cwiseAbs().maxCoeff();
        matrix = next;
        if (moved < 1e-14)
            return true;
    }
    return matrix.allFinite();
}

Vec3d signsOf(const Vec3d& scale) {
    return {scale.x() < 0.0 ? -1.0 : 1.0, scale.y() < 0.0 ? -1.0 : 1.0,
            scale.z() < 0.0 ? -1.0 : 1.0};
}

/// Quaternions nearer to the one that was there, so that slerps and comparisons see no change of
/// sign.
Quatd nearSign(const Quatd& rotation, const Quatd& now) {
    return rotation.coeffs().dot(now.coeffs()) < 0.0 ? Quatd(-rotation.coeffs()) : rotation;
}

} // namespace

Mat3d rotationOf(const Mat3d& given) {
    const Vec3d squares = given.colwise().squaredNorm();
    Mat3d matrix = given;
    if (areUsable(squares)) {
        if (determinantOf(given) < 0.0)
            matrix.col(0) = -matrix.col(0);
        if (hasRightAngles(given, squares)) {
            for (int i = 0; i < 3; ++i)
                matrix.col(i) /= std::sqrt(squares[i]);
            return matrix;
        }
        matrix /= std::sqrt(squares.maxCoeff());
        if (orthogonalise(matrix))
            return matrix;
    }
    Affine3d affine = Affine3d::Identity();
    affine.linear() = given;
    return decomposeNearest(affine).rotation.toRotationMatrix();
}

Affine3d rigidPart(const Affine3d& matrix) {
    Affine3d rigid;
    rigid.linear() = rotationOf(matrix.linear());
    rigid.translation() = matrix.translation();
    rigid.makeAffine();
    return rigid;
}

EvenScale evenScaleOf(const Mat3d& matrix) {
    const Vec3d squares = matrix.colwise().squaredNorm();
    EvenScale scale;
    if (!areUsable(squares))
        return scale;
    const double mean = squares.mean();
    const double off = 2e-9 * mean;
    scale.isEven = (squares.array() - mean).abs().maxCoeff() <= off &&
                   std::abs(matrix.col(0).dot(matrix.col(1))) <= off &&
                   std::abs(matrix.col(1).dot(matrix.col(2))) <= off &&
                   std::abs(matrix.col(2).dot(matrix.col(0))) <= off;
    const double factor =
        scale.isEven ? std::sqrt(mean) : std::cbrt(std::abs(determinantOf(matrix)));
    if (factor > 1e-100 && factor < 1e100)
        scale.factor = factor;
    else
        scale.isEven = false;
    return scale;
}

Transform splitMatrix(const Affine3d& matrix) {
    const Mat3d linear = matrix.linear();
    const Vec3d squares = linear.colwise().squaredNorm();
    if (!areUsable(squares) || !hasRightAngles(linear, squares))
        return decomposeNearest(matrix);
    Transform transform;
    transform.translation = matrix.translation();
    transform.scale = squares.cwiseSqrt();
    if (determinantOf(linear) < 0.0)
        transform.scale.x() = -transform.scale.x();
    transform.rotation =
        Quatd(Mat3d(linear * transform.scale.cwiseInverse().asDiagonal())).normalized();
    return transform;
}

Vec3d columnScale(const Mat3d& matrix) {
    Vec3d scale = matrix.colwise().norm();
    if (determinantOf(matrix) < 0.0)
        scale.x() = -scale.x();
    return scale;
}

Quatd mirroredBy(const Quatd& rotation, const Vec3d& signs) {
    // Axes of turns are pseudovectors: they take the sign of the determinant besides.
    const Vec3d axis = signs.prod() * signs.cwiseProduct(rotation.vec());
    return Quatd(rotation.w(), axis.x(), axis.y(), axis.z());
}

Vec3d frameSigns(const Mat3d& parent, const Vec3d& scale) {
    Vec3d signs = signsOf(scale);
    if (determinantOf(parent) * signs.prod() < 0.0)
        signs.x() = -signs.x();
    return signs;
}

Quatd localRotationFor(const Mat3d& parent, const Vec3d& scale, const Mat3d& wanted,
                       const Quatd& now) {
    const double determinant = determinantOf(parent);
    if (!std::isfinite(determinant) || determinant == 0.0)
        return now;
    Mat3d orthogonal = rotationOf(parent);
    if (determinant < 0.0)
        orthogonal.col(0) = -orthogonal.col(0);
    const Mat3d signs = frameSigns(parent, scale).asDiagonal();
    Mat3d local = orthogonal.transpose() * wanted * signs;
    if (!evenScaleOf(parent).isEven)
        for (int i = 0; i < 50; ++i) {
            const Mat3d reached = rotationOf(parent * local * scale.asDiagonal());
            const Mat3d missing = wanted * reached.transpose();
            local = Quatd(Mat3d(orthogonal.transpose() * missing * orthogonal * local))
                        .normalized()
                        .toRotationMatrix();
            if ((missing - Mat3d::Identity()).cwiseAbs().maxCoeff() < 1e-14)
                break;
        }
    const Quatd rotation = Quatd(local).normalized();
    return rotation.coeffs().allFinite() ? nearSign(rotation, now) : now;
}

} // namespace rigwright
