// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// stepTowards(): the one step of which FABRIK is made.
#pragma once

#include "core/math/rotation.h"
#include "core/math/types.h"

#include <cmath>

namespace rigwright {

/// The place `length` away from `from` on the way to `towards`. Where both are one place: along +Y.
inline Vec3d stepTowards(const Vec3d& from, const Vec3d& towards, double length) {
    const Vec3d way = towards - from;
    const double squared = way.squaredNorm();
    if (squared > 1e-280 && squared < 1e280)
        return from + way * (length / std::sqrt(squared));
    const Vec3d unit = unitOrZero(way);
    return from + (unit.isZero(0.0) ? Vec3d(Vec3d::UnitY()) : unit) * length;
}

} // namespace rigwright
