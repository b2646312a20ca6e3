// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Swing and twist, the shortest arc.
#include "core/math/rotation.h"

#include <cmath>

namespace rigwright {

Vec3d anyPerpendicular(const Vec3d& unit) {
    Eigen::Index axis = 0;
    unit.cwiseAbs().minCoeff(&axis);
    return unit.cross(Vec3d::Unit(axis)).normalized();
}

Vec3d unitOrZeroOfAnySize(const Vec3d& direction) {
    const double most = direction.cwiseAbs().maxCoeff<Eigen::PropagateNaN>();
    if (!(most > 0.0) || !std::isfinite(most))
        return Vec3d::Zero();
    const Vec3d scaled = direction.unaryExpr([most](double value) { return value / most; });
    return scaled / scaled.norm();
}

SwingTwist swingTwist(const Quatd& rotation, const Vec3d& axis) {
    if (!rotation.coeffs().allFinite() || !axis.allFinite())
        return {};
    const double sign = rotation.w() < 0.0 ? -1.0 : 1.0;
    const double sine = sign * rotation.vec().dot(axis);
    const double cosine = sign * rotation.w();
    const double length = std::hypot(sine, cosine);
    const Quatd whole(sign * rotation.coeffs());
    if (!(length > 1e-14))
        return {whole, Quatd::Identity()};
    const double s = sine / length;
    const Quatd twist(cosine / length, s * axis.x(), s * axis.y(), s * axis.z());
    return {whole * twist.conjugate(), twist};
}

double twistAngle(const Quatd& rotation, const Vec3d& axis) {
    const double sine = rotation.vec().dot(axis);
    const double cosine = rotation.w();
    if (!(std::hypot(sine, cosine) > 1e-14))
        return 0.0; // half a turn about an axis across it: nothing tells
    return cosine < 0.0 ? 2.0 * std::atan2(-sine, -cosine) : 2.0 * std::atan2(sine, cosine);
}

double turnAngle(const Quatd& rotation) {
    return 2.0 * std::atan2(rotation.vec().norm(), std::abs(rotation.w()));
}

Quatd shortestArc(const Vec3d& from, const Vec3d& to) {
    const Vec3d a = unitOrZero(from);
    const Vec3d b = unitOrZero(to);
    return a.isZero(0.0) || b.isZero(0.0) ? Quatd::Identity() : shortestArcOfUnits(a, b);
}

Quatd shortestArcOfUnits(const Vec3d& from, const Vec3d& to) {
    // The sum of both is twice the cosine of half the angle long, without the cancellation that
    // 1 + cosine suffers near half a turn.
    const Vec3d sum = from + to;
    const double length = sum.norm();
    if (!(length > 1e-10)) {
        const Vec3d axis = anyPerpendicular(from);
        return {0.0, axis.x(), axis.y(), axis.z()};
    }
    const Vec3d axis = from.cross(sum) / length;
    return {0.5 * length, axis.x(), axis.y(), axis.z()};
}

} // namespace rigwright
