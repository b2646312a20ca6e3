// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SmoothCurve: a curve through points, and places on it.
#pragma once

#include "core/math/types.h"

#include <span>
#include <vector>

namespace rigwright {

/// The natural cubic spline through points (curvature 0 at its ends), its parameter the length of
/// the chords between them: twice continuously differentiable, a straight line through points that
/// lie on one. It goes on straight beyond its ends. Points at one place count once; of less than
/// two places it is that place, going nowhere.
class SmoothCurve {
public:
    explicit SmoothCurve(std::span<const Vec3d> points);

    /// False where it has no length.
    [[nodiscard]] bool isUsable() const { return m_points.size() >= 2; }
    /// Parameters run from 0 to this, metres of chords.
    [[nodiscard]] double end() const { return m_knots.back(); }
    [[nodiscard]] Vec3d at(double parameter) const;

    /// Length of the curve from its beginning, metres (chords of 64 pieces a segment).
    [[nodiscard]] double length() const { return m_lengths.back(); }
    /// The parameter at which the curve is so long.
    [[nodiscard]] double parameterAtLength(double length) const;
    /// The first parameter behind `from` whose place is `distance` away from `centre`, where that
    /// is nearer to begin with; else `from`.
    [[nodiscard]] double parameterAtDistance(const Vec3d& centre, double from,
                                             double distance) const;

private:
    std::vector<Vec3d> m_points;
    std::vector<double> m_knots{0.0};
    std::vector<Vec3d> m_bends;            ///< second derivatives at the points
    std::vector<double> m_parameters{0.0}; ///< of the pieces
    std::vector<double> m_lengths{0.0};
};

} // namespace rigwright
