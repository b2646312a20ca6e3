// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Driver curves: straight or smooth between their points.
#include "core/rig/driver_curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace rigwright {

namespace {

double steepness(const DriverCurve& curve, std::size_t i) {
    const Vec2d way = curve.points[i + 1] - curve.points[i];
    return way.x() > 0.0 ? way.y() / way.x() : 0.0;
}

/// The tangent at a point that keeps the cubics on both sides monotone: the weighted harmonic mean
/// of the slopes beside it where they go the same way, else 0 (Fritsch and Butland 1984, within the
/// region of Fritsch and Carlson 1980). At the ends the slope of the one segment.
double tangentAt(const DriverCurve& curve, std::size_t i) {
    if (i == 0)
        return steepness(curve, 0);
    if (i + 1 == curve.points.size())
        return steepness(curve, i - 1);
    const double before = steepness(curve, i - 1);
    const double after = steepness(curve, i);
    if (!(before * after > 0.0))
        return 0.0;
    const double left = curve.points[i].x() - curve.points[i - 1].x();
    const double right = curve.points[i + 1].x() - curve.points[i].x();
    const double a = left + 2.0 * right;
    const double b = 2.0 * left + right;
    return (a + b) / (a / before + b / after);
}

} // namespace

double valueAt(const DriverCurve& curve, double x) {
    const auto& points = curve.points;
    if (points.empty())
        return 0.0;
    if (!(x > points.front().x()))
        return points.front().y();
    if (x >= points.back().x())
        return points.back().y();
    const auto next = std::ranges::upper_bound(points, x, {}, [](const Vec2d& p) { return p.x(); });
    const auto i = std::size_t(next - points.begin()) - 1;
    const double width = points[i + 1].x() - points[i].x();
    const double t = (x - points[i].x()) / width;
    if (!curve.smooth)
        return std::lerp(points[i].y(), points[i + 1].y(), t);
    const double t2 = t * t;
    const double t3 = t2 * t;
    return (2.0 * t3 - 3.0 * t2 + 1.0) * points[i].y() +
           (t3 - 2.0 * t2 + t) * width * tangentAt(curve, i) +
           (3.0 * t2 - 2.0 * t3) * points[i + 1].y() + (t3 - t2) * width * tangentAt(curve, i + 1);
}

} // namespace rigwright
