// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Euler angles: rotations as three numbers for people, and back.
#pragma once

#include "core/math/types.h"

namespace rigwright {

/// Rotation about X, then Y, then Z, all axes of the parent: Rz · Ry · Rx. Radians.
Quatd rotationFromEuler(const Vec3d& angles);

/// Angles of that order for a rotation of any length but 0. Of the many that mean the same (two
/// families, whole turns, and at Y = ±90° a free choice between X and Z) those nearest to `near`:
/// numbers in a field that is dragged go on without a jump. A quaternion that is not finite or has
/// length 0 gives `near` back.
Vec3d eulerFromRotation(const Quatd& rotation, const Vec3d& near = Vec3d::Zero());

} // namespace rigwright
