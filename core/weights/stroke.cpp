// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sampling a stroke by distance.
#include "core/weights/stroke.h"

#include <cmath>
#include <utility>

namespace rigwright {
namespace {

constexpr double kRounding = 4096.0;
constexpr double kLongestMovement = 100'000.0; // in spacings
// A dab due within this part of a spacing behind the end of a movement belongs to it: many short
// movements must not lose the dab that one long movement gives.
constexpr double kSlack = 1e-6;

bool isFinite(const StrokeSampler::Point& point) {
    return std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.pressure);
}

} // namespace

StrokeSampler::StrokeSampler(double spacing, SpacingShare share)
    : m_spacing(std::isfinite(spacing) && spacing > 0.0 ? spacing : 1.0),
      m_share(std::move(share)) {}

double StrokeSampler::wayAfter(double pressure) const {
    const double share = m_share ? m_share(pressure) : 1.0;
    return share > 0.0 && share <= 1.0 ? m_spacing * share : m_spacing;
}

StrokeSampler::Point StrokeSampler::rounded(const Point& point) const {
    const double grid = m_spacing / kRounding;
    const Point result{std::round(point.x / grid) * grid, std::round(point.y / grid) * grid,
                       std::round(point.pressure * kRounding) / kRounding};
    return isFinite(result) ? result : point; // coordinates too large for the grid
}

std::vector<StrokeSampler::Point> StrokeSampler::moveTo(const Point& point) {
    std::vector<Point> dabs;
    if (!isFinite(point))
        return dabs;
    const double length = m_started ? std::hypot(point.x - m_last.x, point.y - m_last.y) : 0.0;
    if (!m_started || !(length / m_spacing <= kLongestMovement)) {
        m_started = true;
        m_toNext = wayAfter(point.pressure);
        m_last = point;
        dabs.push_back(rounded(point));
        return dabs;
    }
    double travelled = 0.0;
    while (m_toNext <= length - travelled + kSlack * m_spacing) {
        travelled += m_toNext;
        const double t = length > 0.0 ? std::fmin(travelled / length, 1.0) : 1.0;
        const double pressure = std::lerp(m_last.pressure, point.pressure, t);
        dabs.push_back(
            rounded({std::lerp(m_last.x, point.x, t), std::lerp(m_last.y, point.y, t), pressure}));
        m_toNext = wayAfter(pressure); // not the rounded one: half a step of it may go either way
    }
    m_toNext -= length - travelled;
    m_last = point;
    return dabs;
}

} // namespace rigwright
