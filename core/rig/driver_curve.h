// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DriverCurve: an editable function from an angle to a value.
#pragma once

#include "core/math/types.h"

#include <vector>

namespace rigwright {

/// Points (x, y) with x strictly ascending, all finite; before the first and after the last the
/// value holds. Smooth: cubic between them that does not overshoot (monotone where the points are;
/// Fritsch and Carlson 1980).
struct DriverCurve {
    std::vector<Vec2d> points;
    bool smooth = false;

    friend bool operator==(const DriverCurve&, const DriverCurve&) = default;
};

/// 0 without points. `x` finite.
double valueAt(const DriverCurve& curve, double x);

} // namespace rigwright
