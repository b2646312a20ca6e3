// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bringing a joint's rotation back into its limit, by swing and by twist.
#include "core/skeleton/joint_limits.h"

#include "core/math/rotation.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

/// Radians: what rounding puts outside counts as within, so that what was limited stays as it is.
constexpr double kRounding = 1e-10;

/// Swing and twist with their angles, and what the limit makes of these.
struct LimitedAngles {
    Vec3d along = Vec3d::UnitY();
    SwingTwist parts;
    double bend = 0.0;
    double turn = 0.0;
    double allowedBend = 0.0;
    double allowedTurn = 0.0;
};

/// The angle itself within low … high, else the end that is nearer on the circle.
double inRange(double angle, double low, double high) {
    if (!(angle < low - kRounding) && !(angle > high + kRounding))
        return angle;
    const auto way = [](double turn) { return std::abs(std::remainder(turn, 2.0 * kPi)); };
    return way(low - angle) < way(angle - high) ? low : high;
}

LimitedAngles limitedAngles(const Quatd& rotation, const JointLimit& limit) {
    LimitedAngles angles;
    if (const Vec3d unit = unitOrZero(limit.along); unit.allFinite() && !unit.isZero(0.0))
        angles.along = unit;
    angles.parts = swingTwist(rotation, angles.along);
    const auto& [swing, twist] = angles.parts;
    angles.bend = turnAngle(swing);
    angles.turn = 2.0 * std::atan2(twist.vec().dot(angles.along), twist.w());
    const double most = limit.hinge ? 0.0 : std::max(limit.swing, 0.0);
    angles.allowedBend = angles.bend > most + kRounding ? most : angles.bend;
    angles.allowedTurn = inRange(angles.turn, limit.twistLow, limit.twistHigh);
    return angles;
}

} // namespace

Quatd limited(const Quatd& restFromPosed, const JointLimit& limit) {
    if (!restFromPosed.coeffs().allFinite())
        return Quatd::Identity();
    const LimitedAngles angles = limitedAngles(restFromPosed, limit);
    const bool bends = angles.bend != angles.allowedBend;
    const bool turns = angles.turn != angles.allowedTurn;
    if (!bends && !turns)
        return restFromPosed;
    Quatd swing = angles.parts.swing;
    Quatd twist = angles.parts.twist;
    if (bends)
        swing = Eigen::AngleAxisd(angles.allowedBend, unitOrZero(swing.vec()));
    if (turns)
        twist = Eigen::AngleAxisd(angles.allowedTurn, angles.along);
    return (swing * twist).normalized();
}

double overLimit(const Quatd& restFromPosed, const JointLimit& limit) {
    if (!restFromPosed.coeffs().allFinite())
        return 0.0;
    const LimitedAngles angles = limitedAngles(restFromPosed, limit);
    const double turn = std::remainder(angles.turn - angles.allowedTurn, 2.0 * kPi);
    return std::max(angles.bend - angles.allowedBend, std::abs(turn));
}

} // namespace rigwright
