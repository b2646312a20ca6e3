// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Stroke sampling: dabs at equal distances, whatever the rate of pointer events.
#pragma once

#include <functional>
#include <vector>

namespace rigwright {

/// Turns pointer positions into dabs each `spacing` apart along the path (any unit: the editor uses
/// pixels). The first position gives a dab at once. Equal paths give bit-equal dabs at any event
/// rate: positions and pressures are rounded to 1/4096 (positions: of the spacing), far above what
/// adding up short movements can lose. A spacing that is not finite and positive counts as 1.
class StrokeSampler {
public:
    struct Point {
        double x = 0.0;
        double y = 0.0;
        double pressure = 1.0;

        friend bool operator==(const Point&, const Point&) = default;
    };

    /// Part of the spacing to go after a dab of that pressure, where a light dab is a small one;
    /// what is not within (0, 1] counts as 1. Empty: the whole of it always.
    using SpacingShare = std::function<double(double pressure)>;

    explicit StrokeSampler(double spacing, SpacingShare share = {});

    /// The dabs that this movement completes, oldest first; pressure goes linearly along the
    /// movement. Points that are not finite are ignored. A movement longer than 100 000 spacings is
    /// a jump: one dab at its end, and the stroke goes on from there.
    std::vector<Point> moveTo(const Point& point);

private:
    [[nodiscard]] Point rounded(const Point& point) const;
    [[nodiscard]] double wayAfter(double pressure) const;

    double m_spacing;
    SpacingShare m_share;
    bool m_started = false;
    Point m_last;
    double m_toNext = 0.0; ///< way left to the next dab
};

} // namespace rigwright
