// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A natural cubic spline through points.
#include "core/rig/smooth_curve.h"

#include "core/math/rotation.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

constexpr int kPieces = 64;
constexpr double kSamePlace = 1e-9;

/// Second derivatives at the knots (Thomas's algorithm on the tridiagonal system).
std::vector<Vec3d> bendsOf(const std::vector<Vec3d>& points, const std::vector<double>& knots) {
    const std::size_t count = points.size();
    std::vector<Vec3d> bends(count, Vec3d::Zero());
    std::vector<double> upper(count, 0.0);
    for (std::size_t i = 1; i + 1 < count; ++i) {
        const double before = knots[i] - knots[i - 1];
        const double after = knots[i + 1] - knots[i];
        const Vec3d change =
            6.0 * ((points[i + 1] - points[i]) / after - (points[i] - points[i - 1]) / before);
        const double pivot = 2.0 * (before + after) - before * upper[i - 1];
        upper[i] = after / pivot;
        bends[i] = (change - before * bends[i - 1]) / pivot;
    }
    for (std::size_t i = count - 1; i-- > 1;)
        bends[i] -= upper[i] * bends[i + 1];
    return bends;
}

} // namespace

SmoothCurve::SmoothCurve(std::span<const Vec3d> points) {
    for (const Vec3d& point : points) {
        if (!point.allFinite())
            continue;
        if (m_points.empty()) {
            m_points.push_back(point);
            continue;
        }
        const double chord = (point - m_points.back()).stableNorm();
        if (!(chord > kSamePlace) || !std::isfinite(chord))
            continue;
        m_points.push_back(point);
        m_knots.push_back(m_knots.back() + chord);
    }
    if (!isUsable())
        return;
    m_bends = bendsOf(m_points, m_knots);
    Vec3d last = m_points.front();
    for (std::size_t i = 0; i + 1 < m_points.size(); ++i)
        for (int piece = 1; piece <= kPieces; ++piece) {
            const double parameter = std::lerp(m_knots[i], m_knots[i + 1], piece / double(kPieces));
            const Vec3d next = at(parameter);
            m_parameters.push_back(parameter);
            m_lengths.push_back(m_lengths.back() + (next - last).norm());
            last = next;
        }
}

Vec3d SmoothCurve::at(double parameter) const {
    if (m_points.empty())
        return Vec3d::Zero();
    if (!isUsable())
        return m_points.front();
    const double inside = std::clamp(parameter, 0.0, end());
    std::size_t i = 0;
    while (i + 2 < m_points.size() && inside > m_knots[i + 1])
        ++i;
    const double width = m_knots[i + 1] - m_knots[i];
    const double b = (inside - m_knots[i]) / width;
    const double a = 1.0 - b;
    const double bending = width * width / 6.0;
    const Vec3d place = a * m_points[i] + b * m_points[i + 1] +
                        bending * ((a * a * a - a) * m_bends[i] + (b * b * b - b) * m_bends[i + 1]);
    if (parameter == inside)
        return place;
    const Vec3d slope =
        (m_points[i + 1] - m_points[i]) / width +
        width / 6.0 * ((1.0 - 3.0 * a * a) * m_bends[i] + (3.0 * b * b - 1.0) * m_bends[i + 1]);
    return place + (parameter - inside) * unitOrZero(slope);
}

double SmoothCurve::parameterAtLength(double length) const {
    if (length >= m_lengths.back())
        return m_parameters.back() + (length - m_lengths.back());
    const auto next = std::ranges::upper_bound(m_lengths, std::max(length, 0.0));
    const auto i = std::size_t(next - m_lengths.begin());
    const double share = (length - m_lengths[i - 1]) / (m_lengths[i] - m_lengths[i - 1]);
    return std::lerp(m_parameters[i - 1], m_parameters[i], std::max(share, 0.0));
}

double SmoothCurve::parameterAtDistance(const Vec3d& centre, double from, double distance) const {
    const auto isOutside = [&](double parameter) {
        return (at(parameter) - centre).norm() >= distance;
    };
    if (isOutside(from))
        return from;
    double low = from;
    // Beyond its end the curve is straight: so far is always enough.
    double high = std::max(low, end()) + distance + (at(end()) - centre).norm();
    for (auto piece = std::ranges::upper_bound(m_parameters, from); piece != m_parameters.end();
         ++piece) {
        if (isOutside(*piece)) {
            high = *piece;
            break;
        }
        low = *piece;
    }
    for (int i = 0; i < 100 && high - low > 1e-15 * (1.0 + high); ++i) {
        const double mid = 0.5 * (low + high);
        (isOutside(mid) ? high : low) = mid;
    }
    return high;
}

} // namespace rigwright
