// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Chains of IK handles at rest, and the order in which handles run.
#pragma once

#include "core/rig/rig_plan.h"

#include <span>

namespace rigwright {

/// Fills `handles` and `handleGroups` of a plan that has all else. A handle comes after those that
/// move what its root, its target or its pole hangs on; else they keep their order.
void planHandles(const Rig& rig, const Skeleton& skeleton, RigPlan& plan);

/// Metres from place to place.
double lengthOf(std::span<const Vec3d> places);

/// Where a place lies off the line from the first to the last of `places`.
Vec3d offLine(std::span<const Vec3d> places, const Vec3d& place);

} // namespace rigwright
