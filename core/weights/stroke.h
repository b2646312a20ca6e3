// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Stroke sampling: dabs at equal distances, whatever the rate of pointer events.
#pragma once

#include <vector>

namespace rigwright {

/// Turns pointer positions into dabs each `spacing` apart along the path (any unit: the editor uses
/// pixels). The first position gives a dab at once. Equal paths give equal dabs at any event rate.
class StrokeSampler {
public:
    struct Point {
        double x = 0.0;
        double y = 0.0;
        double pressure = 1.0;
    };

    explicit StrokeSampler(double spacing);

    /// The dabs that this movement completes, oldest first. Non-finite points are ignored.
    std::vector<Point> moveTo(const Point& point);

private:
    double m_spacing;
    bool m_started = false;
    Point m_last;
    double m_toNext = 0.0;
};

} // namespace rigwright
