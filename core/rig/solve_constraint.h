// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// solveConstraint: one constraint, on the pose as it is now.
#pragma once

#include "core/rig/constraint.h"
#include "core/rig/rig_frame.h"

#include <span>
#include <vector>

namespace rigwright {

/// Does what ConstraintKind says, weighted between what the target was and what it becomes
/// (translation and scale straight, rotation by slerp, in the target's own parent). Disabled ones,
/// weight 0, sources without weight and results that are not finite change nothing, bit for bit.
///
/// In ConstraintSpace::Local, P and S are rest⁻¹ · local of target and sources (as transforms: the
/// move in the axes of the rest, the turn, the factors), for Parent, Position, Rotation, Scale,
/// Orient, Blend and LimitPosition; other kinds work in model space whatever the space says, and
/// LimitRotation, TwistSpread and drivers always from the rest of the bone in its parent.
/// Directions (Aim, Pole) are exact below parents that scale unevenly; rotations are those nearest
/// to what is asked for there (rotationOf()).
void solveConstraint(RigFrame& frame, const Constraint& constraint);

/// Whether it works in ConstraintSpace::Local: what it says, for kinds that can.
bool isLocal(const Constraint& constraint);

/// The mean of rotations by weight: for two the slerp between them, else the one from which the
/// weighted turns to all cancel out. `weights` >= 0, one above 0; in step with `rotations`.
Quatd meanRotation(std::span<const Quatd> rotations, std::span<const double> weights);

/// `local` as it differs from `rest`, and back: translation in the axes of the rest.
Transform offsetFromRest(const Transform& rest, const Transform& local);
Transform withOffset(const Transform& rest, const Transform& offset);

/// The bone's rotation from its rest, parent's doing aside: rest⁻¹ · local.
Quatd rotationFromRest(const Transform& rest, const Transform& local);

/// Of a driver's bone; see DriverAngle. Radians.
double driverAngle(const Driver& driver, const Quatd& restFromPosed, const Vec3d& along);

/// The kinds that are worked out elsewhere.
void solveTwistSpread(RigFrame& frame, const Constraint& constraint);
void solveSpline(RigFrame& frame, const Constraint& constraint);
void solveDriver(RigFrame& frame, const Constraint& constraint);

} // namespace rigwright
