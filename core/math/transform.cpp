// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transform: composing, splitting and blending translation, rotation and scale.
#include "core/math/transform.h"

#include "core/math/rotation.h"

#include <Eigen/LU>
#include <Eigen/SVD>

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {

namespace {

struct RotationScale {
    Mat3d rotation = Mat3d::Identity();
    Vec3d scale = Vec3d::Zero();
};

/// Gram-Schmidt from the longest column to the shortest, so that short columns (whose direction may
/// be rounding noise) never tilt long ones. Exact where the columns are orthogonal.
RotationScale splitByColumns(const Mat3d& linear) {
    const Vec3d lengths = linear.colwise().norm();
    std::array<int, 3> order{0, 1, 2};
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return lengths[a] > lengths[b]; });
    const auto [first, second, third] = order;

    RotationScale split;
    if (lengths[first] == 0.0)
        return split;
    const Vec3d a = linear.col(first) / lengths[first];
    Vec3d b = linear.col(second) - a * a.dot(linear.col(second));
    const double rest = b.norm();
    if (rest > 1e-12 * lengths[first]) {
        b /= rest;
        b = (b - a * a.dot(b)).normalized(); // once more: cancellation above may leave a tilt
    } else {
        b = anyPerpendicular(a);
    }
    const bool cyclic = second == (first + 1) % 3;
    const Vec3d c = cyclic ? a.cross(b) : b.cross(a);
    split.rotation.col(first) = a;
    split.rotation.col(second) = b;
    split.rotation.col(third) = c;
    for (int i = 0; i < 3; ++i)
        split.scale[i] = split.rotation.col(i).dot(linear.col(i));
    return split;
}

/// Moves the signs so that only the x scale can be negative, the product R · S unchanged.
void putMirrorOnX(RotationScale& split) {
    Vec3d flip = Vec3d::Ones();
    for (int i = 1; i < 3; ++i)
        flip[i] = split.scale[i] < 0.0 ? -1.0 : 1.0;
    flip[0] = flip[1] * flip[2]; // a proper rotation stays one
    split.rotation = split.rotation * flip.asDiagonal();
    split.scale = split.scale.cwiseProduct(flip);
}

/// The rotation nearest to a matrix (Kabsch): U · V^T of its singular value decomposition, with the
/// least singular direction turned where that would mirror.
Mat3d nearestRotation(const Mat3d& matrix) {
    const Eigen::JacobiSVD<Mat3d> svd(matrix, Eigen::ComputeFullU | Eigen::ComputeFullV);
    Mat3d u = svd.matrixU();
    if ((u * svd.matrixV().transpose()).determinant() < 0.0)
        u.col(2) *= -1.0;
    return u * svd.matrixV().transpose();
}

double largestEntry(const Mat3d& matrix) {
    return matrix.cwiseAbs().maxCoeff();
}

bool isFiniteMatrix(const Affine3d& matrix) {
    return matrix.matrix().topRows<3>().array().isFinite().all();
}

Transform makeTransform(const Affine3d& matrix, RotationScale split, double unit) {
    putMirrorOnX(split);
    Transform transform;
    transform.translation = matrix.translation();
    transform.rotation = Quatd(split.rotation).normalized();
    transform.scale = split.scale * unit;
    return transform;
}

} // namespace

Affine3d toAffine(const Transform& transform) {
    Affine3d matrix;
    matrix.linear() = transform.rotation.toRotationMatrix() * transform.scale.asDiagonal();
    matrix.translation() = transform.translation;
    matrix.makeAffine();
    return matrix;
}

std::optional<Transform> decompose(const Affine3d& matrix, double tolerance) {
    if (!isFiniteMatrix(matrix))
        return std::nullopt;
    const Mat3d given = matrix.linear();
    const double unit = largestEntry(given);
    if (unit == 0.0)
        return makeTransform(matrix, {}, 1.0);
    // In units of the largest entry nothing can overflow or underflow on the way.
    const Mat3d linear = given / unit;
    const RotationScale split = splitByColumns(linear);
    if (largestEntry(split.rotation * split.scale.asDiagonal() - linear) > tolerance)
        return std::nullopt;
    return makeTransform(matrix, split, unit);
}

Transform decomposeNearest(const Affine3d& matrix) {
    const Mat3d given = matrix.linear();
    const double unit = largestEntry(given);
    if (unit == 0.0)
        return makeTransform(matrix, {}, 1.0);
    const Mat3d linear = given / unit;
    RotationScale split = splitByColumns(linear);
    if (largestEntry(split.rotation * split.scale.asDiagonal() - linear) > 1e-12) {
        // Alternate between the best rotation for a scale and the best scale for a rotation; each
        // half step lowers |R S - L|, so this ends at a minimum.
        for (int i = 0; i < 100; ++i) {
            const Mat3d rotation = nearestRotation(linear * split.scale.asDiagonal());
            const double moved = largestEntry(rotation - split.rotation);
            split.rotation = rotation;
            split.scale = (rotation.transpose() * linear).diagonal();
            if (moved < 1e-13)
                break;
        }
    }
    return makeTransform(matrix, split, unit);
}

std::optional<Affine3d> invert(const Affine3d& matrix) {
    if (!isFiniteMatrix(matrix))
        return std::nullopt;
    const Mat3d given = matrix.linear();
    const double unit = largestEntry(given);
    if (unit == 0.0)
        return std::nullopt;
    // The columns are brought to unit length first: a small scale is not a singular matrix.
    const Mat3d linear = given / unit;
    const Vec3d lengths = linear.colwise().norm();
    if (lengths.minCoeff() == 0.0)
        return std::nullopt;
    const Mat3d columns = linear * lengths.cwiseInverse().asDiagonal();
    if (std::abs(columns.determinant()) < 1e-13)
        return std::nullopt;
    Affine3d inverse;
    inverse.linear() = (lengths * unit).cwiseInverse().asDiagonal() * columns.inverse();
    inverse.translation() = -(inverse.linear() * matrix.translation());
    inverse.makeAffine();
    if (!isFiniteMatrix(inverse))
        return std::nullopt;
    return inverse;
}

Transform interpolate(const Transform& a, const Transform& b, double t) {
    Transform result;
    result.translation = (1.0 - t) * a.translation + t * b.translation;
    result.rotation = a.rotation.slerp(t, b.rotation).normalized();
    result.scale = (1.0 - t) * a.scale + t * b.scale;
    return result;
}

bool isFinite(const Transform& transform) {
    return transform.translation.allFinite() && transform.rotation.coeffs().allFinite() &&
           transform.scale.allFinite();
}

} // namespace rigwright
