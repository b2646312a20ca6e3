// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// IK handles on a pose: gathering of chains, solvers, ends, weights.
#pragma once

#include "core/rig/rig_frame.h"

#include <span>
#include <vector>

namespace rigwright {

/// What handles are solved with and what they leave behind.
struct HandleRun {
    RigFrame& frame;
    const RigRequest& request;
    RigMemory& memory;
    std::vector<HandleReport>& reports;
};

/// Handles of one group (RigPlan::handleGroups): one handle, or FABRIK handles that share bones,
/// which are solved as one tree. Disabled ones and those of weight 0 leave the pose bit for bit as
/// it is, and forget.
void solveHandleGroup(const HandleRun& run, std::span<const IkHandleIndex> group);

/// Pose::ikWeights of the handle within 0 … 1; 0 where it is not a number or the handle is off.
double handleWeight(RigFrame& frame, IkHandleIndex handle);

/// Joints from root to tip as they are now, model space.
std::vector<Vec3d> chainPlacesOf(RigFrame& frame, IkHandleIndex handle);

/// The target in work space, drawn in to a million lengths of the chain so that squares of
/// distances stay finite.
Vec3d targetWithin(const Vec3d& target, const Vec3d& root, double length);

/// Places the joints; false: degenerate, the pose is as it was. Report: all but `solved`, `error`.
bool solveTwoBoneHandle(const HandleRun& run, IkHandleIndex handle, const Vec3d& target);
bool solveChainHandle(const HandleRun& run, IkHandleIndex handle, const Vec3d& target);
/// FABRIK handles that share bones; `targets` in step with them.
bool solveHandleTree(const HandleRun& run, std::span<const IkHandleIndex> handles,
                     std::span<const Vec3d> targets);

} // namespace rigwright
