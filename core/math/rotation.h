// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rotations taken apart and made: swing and twist, the shortest arc, the angle of a turn.
#pragma once

#include "core/math/types.h"

#include <cmath>

namespace rigwright {

/// A unit vector across `unit`: from the coordinate axis that lies least along it.
Vec3d anyPerpendicular(const Vec3d& unit);

/// unitOrZero() of what is so long or short that its square is no normal number.
Vec3d unitOrZeroOfAnySize(const Vec3d& direction);

/// `direction` at unit length, of any finite size; the zero vector where it is zero or not finite.
inline Vec3d unitOrZero(const Vec3d& direction) {
    const double squared = direction.squaredNorm();
    if (squared > 1e-280 && squared < 1e280)
        return direction * (1.0 / std::sqrt(squared));
    return unitOrZeroOfAnySize(direction);
}

/// A rotation that rounding took off unit length, by no more than 1e-6, put back on it.
inline Quatd renormalized(const Quatd& rotation) {
    return Quatd(rotation.coeffs() * (1.5 - 0.5 * rotation.squaredNorm()));
}

/// rotation = swing · twist (or its negative, which is the same rotation): `twist` turns about the
/// axis, `swing` about an axis across it, both by no more than half a turn (w >= 0).
struct SwingTwist {
    Quatd swing = Quatd::Identity();
    Quatd twist = Quatd::Identity();
};

/// `rotation` and `axis` of unit length. A swing by half a turn (nothing tells the twist) and an
/// axis of zero have the twist identity; what is not finite gives identities.
SwingTwist swingTwist(const Quatd& rotation, const Vec3d& axis);

/// The angle of that twist about `axis`, radians, -π … π.
double twistAngle(const Quatd& rotation, const Vec3d& axis);

/// The angle by which `rotation` (unit, either sign) turns, radians, 0 … π; accurate near 0 and π.
double turnAngle(const Quatd& rotation);

/// The least rotation that brings the direction `from` to the direction `to`, of any lengths but 0.
/// Opposite ones: half a turn about anyPerpendicular(). Zero or not finite: the identity.
Quatd shortestArc(const Vec3d& from, const Vec3d& to);

/// shortestArc() of unit vectors, where that is known.
Quatd shortestArcOfUnits(const Vec3d& from, const Vec3d& to);

} // namespace rigwright
