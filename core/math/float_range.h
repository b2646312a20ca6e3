// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From double to float without infinities and NaN.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace rigwright {

/// The nearest number within the range of float. NaN, which comes of ∞ - ∞ far beyond that range,
/// gives 0.
inline double inFloatRange(double value) {
    constexpr double kMost = std::numeric_limits<float>::max();
    return std::isnan(value) ? 0.0 : std::clamp(value, -kMost, kMost);
}

inline float toFloat(double value) {
    return static_cast<float>(inFloatRange(value));
}

} // namespace rigwright
