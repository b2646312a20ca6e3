// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// stepTowards(): the one step of which FABRIK is made.
#pragma once

#include "core/math/types.h"

#include <cmath>

namespace rigwright {

/// stepTowards() along a way whose square is no normal number, 0 for one.
Vec3d stepOfAnySize(const Vec3d& from, const Vec3d& way, double length);

/// The place `length` away from `from` on the way to `towards`. Where both are one place: along +Y.
inline Vec3d stepTowards(const Vec3d& from, const Vec3d& towards, double length) {
    const Vec3d way = towards - from;
    const double squared = way.squaredNorm();
    if (squared > 1e-280 && squared < 1e280)
        return from + way * (length / std::sqrt(squared));
    return stepOfAnySize(from, way, length);
}

} // namespace rigwright
