// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// IkHandle: a chain of bones that reaches for a target.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"
#include "core/rig/rig_node.h"

#include <optional>
#include <string>

namespace rigwright {

enum class IkSolver { TwoBone, Ccd, Fabrik };

/// How the bone at the end is turned. Free: it goes along with its parent. Keep: as before the
/// handle was solved, in model space. FromTarget: as the target, by the difference at rest.
enum class EndRotation { Free, Keep, FromTarget };

/// The chain goes from the head of `root` down to the head of `end`, or with `tip` (in the frame of
/// `end`) to that place on it. TwoBone takes any chain that has one joint where it bends: bones
/// between root, mid and end that lie in line at rest go along stiffly (twist bones); `mid` invalid:
/// the one bone between, or the joint that is farthest from the line at rest.
struct IkHandle {
    std::string name;
    bool enabled = true;
    IkSolver solver = IkSolver::TwoBone;
    BoneIndex root;
    BoneIndex mid;
    BoneIndex end;
    Vec3d tip = Vec3d::Zero();
    RigNode target;
    RigNode pole;            ///< none: the preferred bend
    double poleAngle = 0.0;  ///< radians: the bend turned off the pole's side about root–target
    double softness = 0.02;  ///< share of the chain before its end where it slows; 0 = off; < 1
    double stretch = 0.0;    ///< most share by which the chain may lengthen; 0 = off
    /// Towards which the chain bends where neither pose nor pole says so: direction in the frame of
    /// `root`; none: as it is bent at rest, or forward.
    std::optional<Vec3d> bend;
    EndRotation endRotation = EndRotation::FromTarget;
    int iterations = 10;      ///< 1 … 1000
    double tolerance = 0.01;  ///< share of the chain's length, > 0
    double weight = 1.0;      ///< Pose::ikWeights at rest, 0 … 1

    friend bool operator==(const IkHandle&, const IkHandle&) = default;
};

} // namespace rigwright
