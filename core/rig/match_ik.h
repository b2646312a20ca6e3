// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Matching of forward and inverse kinematics: the switch without a jump.
#pragma once

#include "core/base/index.h"
#include "core/pose/pose.h"
#include "core/rig/solve_rig.h"

namespace rigwright {

/// What to match: `source` is the pose before solveRig(), `solved` after it.
struct MatchInput {
    const Rig& rig;
    const RigPlan& plan;
    const Skeleton& skeleton;
    const Pose& source;
    const Pose& solved;
};

/// FK → IK: moves the target (and the pole, along the present bend at its distance) so that with
/// weight 1 the chain is where it is now. Only controls can be moved: with another kind of target
/// nothing is changed. Result: `source` with new control values, the weight as it was.
Pose matchTargetToChain(const MatchInput& input, IkHandleIndex handle);

/// IK → FK: gives the bones of the chain and its end (by the controls that drive them, else the
/// bones themselves) what they have now, so that with weight 0 nothing moves.
Pose matchChainToResult(const MatchInput& input, IkHandleIndex handle);

} // namespace rigwright
