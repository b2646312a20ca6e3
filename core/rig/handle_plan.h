// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Chains of IK handles at rest, and the order in which handles run.
#pragma once

#include "core/rig/rig_plan.h"

namespace rigwright {

/// Fills `handles` and `handleGroups` of a plan that has all else. A handle comes after those whose
/// root is above its own; else they keep their order.
void planHandles(const Rig& rig, RigPlan& plan);

} // namespace rigwright
