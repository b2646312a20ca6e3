// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Two-bone inverse kinematics by the law of cosines, with a pole, soft end and stretch.
#pragma once

#include "core/math/types.h"

#include <optional>

namespace rigwright {

/// Radians: between the two sides of length `upper` and `lower` (π: straight), and at the root
/// between `upper` and the way to the target.
struct TriangleAngles {
    double interior = kPi;
    double root = 0.0;
};

/// The triangle of two sides with `distance` between their ends. Only the cosines are clamped:
/// beyond reach it is straight, nearer than |upper - lower| folded. Finite for all finite input.
TriangleAngles solveTriangle(double upper, double lower, double distance);

/// Places in model space as they are, lengths (metres) as they rest: solving twice gives the same.
struct TwoBoneChain {
    Vec3d root = Vec3d::Zero();
    Vec3d mid = Vec3d::Zero();
    Vec3d tip = Vec3d::Zero();
    double upper = 0.0;
    double lower = 0.0;
};

struct TwoBoneGoal {
    Vec3d target = Vec3d::Zero();
    std::optional<Vec3d> pole{};
    Vec3d preferredBend = Vec3d::UnitZ(); ///< model space, towards mid; need not be across the line
    double poleAngle = 0.0;               ///< radians about root → target
    double softness = 0.0;                ///< share of upper + lower; 0 = off
    double stretch = 0.0;                 ///< most share of lengthening; 0 = off
};

/// What solveTwoBone() remembers from frame to frame.
struct TwoBoneMemory {
    bool isSet = false;
    Vec3d line = Vec3d::Zero(); ///< unit: root → target in the last frame
    Vec3d bend = Vec3d::Zero(); ///< unit, across the line: where the mid joint lay
    bool inCone = false;        ///< the pole said nothing in the last frame
    double turn = 0.0;          ///< radians still to be turned to the pole's side, signed
};

/// `rootTurn` and `midTurn` are rotations of model space: that of the root bone becomes
/// rootTurn · before, that of the mid bone midTurn · before, so that the bones lie root → mid →
/// tip. `lengthened`: factor on both lengths (1 without stretch). `bend`: π minus the interior
/// angle.
struct TwoBoneSolution {
    Vec3d mid = Vec3d::Zero();
    Vec3d tip = Vec3d::Zero();
    Quatd rootTurn = Quatd::Identity();
    Quatd midTurn = Quatd::Identity();
    double lengthened = 1.0;
    double bend = 0.0;
};

/// Pole: with a the angle (0 … 90°, both senses) between the lines root–target and root–pole:
/// a >= 20°: mid lies in the half plane of root, target and pole. a < 20°: the plane of the last
/// frame goes along with root → target by the shortest rotation. When a reaches 20° again and the
/// plane differs, it turns about root–target to the pole's side at 720°/s. Without memory inside
/// the cone: the pole's side where it is defined (a > 0.01°), else the preferred bend. Without a
/// pole: the plane in which the chain is bent now, where it is (more than 0.5°), else the preferred
/// bend. `dt` 0: a still; the memory is set anew.
///
/// Beyond reach root, mid and tip lie on the line to the target (1e-6), lengths kept; soft: the
/// distance D becomes d_a + s (1 - e^(-(D - d_a) / s)) beyond d_a = (1 - softness) · length,
/// s = softness · length. With `stretch` both lengths grow by what is missing, up to that share.
/// Target on the root: mid stays on its side, folded as far as lengths let it. Lengths of 0 and
/// values that are not finite: the chain as it is, turns the identity.
TwoBoneSolution solveTwoBone(const TwoBoneChain& chain, const TwoBoneGoal& goal, double dt,
                             TwoBoneMemory& memory);

/// What solveTwoBone() takes as bending plane at once, without memory: for bend directions of a
/// chain elsewhere. Unit, across root → target.
Vec3d poleBend(const Vec3d& root, const Vec3d& target, const Vec3d& pole, const Vec3d& preferred);

} // namespace rigwright
