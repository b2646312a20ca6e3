// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Limit shape: circles about the bone's direction.
#include "editor/viewport/limit_shape.h"

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

constexpr int kRimParts = 48;
constexpr int kRimSpokes = 8;
constexpr double kTwistRadius = 0.3;
constexpr double kFree = 1e-6; ///< radians short of all the way round

Vec3d turned(const Vec3d& direction, const Vec3d& axis, double angle) {
    return Eigen::AngleAxisd(angle, axis) * direction;
}

/// From the apex along `from` turned to `low`, round to `high`, and back.
std::vector<Vec3d> fan(const Vec3d& from, const Vec3d& axis, double low, double high) {
    const int parts = std::max(2, int(std::ceil((high - low) / (2.0 * kPi) * kRimParts)));
    std::vector<Vec3d> line{Vec3d::Zero()};
    for (int part = 0; part <= parts; ++part)
        line.push_back(turned(from, axis, low + (high - low) * part / parts));
    line.push_back(Vec3d::Zero());
    return line;
}

} // namespace

std::vector<std::vector<Vec3d>> limitLines(const JointLimit& limit, const Vec3d& direction) {
    const double length = limit.along.norm();
    if (!(length > 0.0) || !limit.along.allFinite())
        return {};
    const Vec3d axis = limit.along / length;
    const Vec3d across = axis.unitOrthogonal();
    if (limit.hinge) {
        Vec3d from = direction.normalized();
        if (!from.allFinite() || from.cross(axis).norm() < 1e-6)
            from = across; // the bone lies on its hinge: any direction shows the range
        return {fan(from, axis, limit.twistLow, limit.twistHigh)};
    }
    std::vector<std::vector<Vec3d>> lines;
    if (limit.swing < kPi - kFree) {
        const Vec3d edge = turned(axis, across, limit.swing);
        std::vector<Vec3d> rim;
        for (int part = 0; part <= kRimParts; ++part)
            rim.push_back(turned(edge, axis, 2.0 * kPi * part / kRimParts));
        lines.push_back(std::move(rim));
        for (int spoke = 0; spoke < kRimSpokes; ++spoke)
            lines.push_back({Vec3d::Zero(), turned(edge, axis, 2.0 * kPi * spoke / kRimSpokes)});
    }
    if (limit.twistHigh - limit.twistLow < 2.0 * kPi - kFree)
        lines.push_back(fan(kTwistRadius * across, axis, limit.twistLow, limit.twistHigh));
    return lines;
}

} // namespace rigwright::editor
