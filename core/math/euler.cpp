// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Euler angles, X then Y then Z.
#include "core/math/euler.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

double nearestTurn(double angle, double near) {
    return near + std::remainder(angle - near, 2.0 * kPi);
}

Vec3d nearestTurns(const Vec3d& angles, const Vec3d& near) {
    return {nearestTurn(angles.x(), near.x()), nearestTurn(angles.y(), near.y()),
            nearestTurn(angles.z(), near.z())};
}

} // namespace

Quatd rotationFromEuler(const Vec3d& angles) {
    return Quatd(Eigen::AngleAxisd(angles.z(), Vec3d::UnitZ())) *
           Quatd(Eigen::AngleAxisd(angles.y(), Vec3d::UnitY())) *
           Quatd(Eigen::AngleAxisd(angles.x(), Vec3d::UnitX()));
}

Vec3d eulerFromRotation(const Quatd& rotation, const Vec3d& near) {
    if (!rotation.coeffs().allFinite() || rotation.norm() == 0.0)
        return near;
    const Mat3d m = rotation.normalized().toRotationMatrix();
    const double cosY = std::hypot(m(0, 0), m(1, 0));
    const double y = std::atan2(-m(2, 0), cosY);
    if (cosY < 1e-8) {
        // Gimbal lock: X and Z turn about the same axis, so X stays what it was.
        const double x = near.x();
        const double sense = y > 0.0 ? 1.0 : -1.0;
        // m(0,1) and m(1,1) hold the sine and cosine of sense · x - z.
        const double z = sense * x - std::atan2(m(0, 1), m(1, 1));
        return nearestTurns({x, y, z}, near);
    }
    const Vec3d first(std::atan2(m(2, 1), m(2, 2)), y, std::atan2(m(1, 0), m(0, 0)));
    const Vec3d second(first.x() + kPi, kPi - first.y(), first.z() + kPi);
    const Vec3d a = nearestTurns(first, near);
    const Vec3d b = nearestTurns(second, near);
    return (a - near).squaredNorm() <= (b - near).squaredNorm() ? a : b;
}

} // namespace rigwright
