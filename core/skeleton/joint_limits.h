// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointLimit: how far a joint may turn from its rest, as a cone with twist or as a hinge.
#pragma once

#include "core/math/types.h"

namespace rigwright {

/// Of a rotation `restFromPosed` = rest⁻¹ · local. Cone: `along` (the bone's direction, unit, in its
/// own frame) turns from itself by no more than `swing` (0 … π), and about itself from twistLow to
/// twistHigh. Hinge: turns about `along` only, from twistLow to twistHigh.
/// Radians, -π <= twistLow <= 0 <= twistHigh <= π.
struct JointLimit {
    bool hinge = false;
    Vec3d along = Vec3d::UnitY();
    double swing = kPi;
    double twistLow = -kPi;
    double twistHigh = kPi;

    friend bool operator==(const JointLimit&, const JointLimit&) = default;
};

/// The rotation as near as swing and twist by themselves let it be: the swing comes back to the
/// cone's edge by the shortest way, the twist to its range. A rotation within the limit is given
/// back bit for bit. Precondition: unit.
Quatd limited(const Quatd& restFromPosed, const JointLimit& limit);

/// How far outside it is, radians; 0 within.
double overLimit(const Quatd& restFromPosed, const JointLimit& limit);

} // namespace rigwright
