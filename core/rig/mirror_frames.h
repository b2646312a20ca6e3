// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How the axes of counterparts lie to each other at rest, seen in a mirror at x = 0.
#pragma once

#include "core/math/types.h"
#include "core/rig/control.h"
#include "core/rig/driver_curve.h"

#include <cstddef>

namespace rigwright {

/// With A and B rotations (modelFrom…) and X the reflection at x = 0: Aᵀ · X · B, an orthogonal
/// matrix of determinant -1, entries within 1e-9 of -1, 0 and 1 made exact. A vector v in A's axes
/// is seen in the mirror as its transpose times v in B's.
Mat3d mirrorFrame(const Mat3d& a, const Mat3d& b);

/// The reflections of single axes, or of all, by the likeness to a matrix as above.
Vec3d nearestFlip(const Mat3d& frame);

/// What a rotation in A's axes is in B's: frameᵀ · rotation · frame.
Quatd mirroredRotation(const Quatd& rotation, const Mat3d& frame);

/// All of a transform in A's axes, about the origin of each.
Transform mirroredTransform(const Transform& value, const Mat3d& frame);

/// Which channel of B does what a channel of A does, and with which sign (scales: always 1).
struct MirroredChannel {
    TransformChannel channel = TransformChannel::MoveX;
    double sign = 1.0;
};
MirroredChannel mirroredChannel(TransformChannel channel, const Mat3d& frame);

/// The range with its numbers' sign turned, where `sign` is -1.
ChannelRange signedRange(const ChannelRange& range, double sign);

/// y(x) → ySign · y(xSign · x).
DriverCurve signedCurve(const DriverCurve& curve, double xSign, double ySign);

} // namespace rigwright
