// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What is wrong with one part of a rig, taken by itself.
#pragma once

#include "core/base/result.h"
#include "core/rig/rig.h"

#include <optional>

namespace rigwright {

/// What parts are checked against. `morphs` null: morph weights are not looked at.
struct RigGround {
    const Rig& rig;
    const Skeleton& skeleton;
    const MorphCounts* morphs = nullptr;
};

/// The first thing that is wrong, as checkRig() would say it, but for what only the whole can show
/// (cycles, two handles on one end). `index` is in the rig.
std::optional<Error> problemOfControl(const RigGround& ground, std::size_t index);
std::optional<Error> problemOfSet(const RigGround& ground, std::size_t index);
std::optional<Error> problemOfHandle(const RigGround& ground, std::size_t index);
std::optional<Error> problemOfConstraint(const RigGround& ground, std::size_t index);
std::optional<Error> problemOfJointLimit(const RigGround& ground, std::size_t index);

/// The first handle whose end an earlier one pulls already; none: nullopt.
std::optional<std::size_t> handleOnTakenEnd(const Rig& rig);

} // namespace rigwright
