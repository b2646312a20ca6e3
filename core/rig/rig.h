// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rig: everything by which a character is moved that is not a bone itself.
#pragma once

#include "core/base/result.h"
#include "core/rig/constraint.h"
#include "core/rig/control.h"
#include "core/rig/ik_handle.h"
#include "core/rig/joint_limit.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

struct Skeleton;

/// Constraints run in their order here, those `beforeIk` before the handles and those `afterMotion`
/// after them; handles run from the root of the skeleton to its tips, and in their order here where
/// that says nothing. Immutable in a Character (shared), replaced when edited.
struct Rig {
    std::vector<Control> controls;
    std::vector<ControlSet> sets;
    std::vector<IkHandle> handles;
    std::vector<Constraint> constraints;
    std::vector<RigJointLimit> jointLimits; ///< ascending by bone, one a bone

    [[nodiscard]] bool isEmpty() const {
        return controls.empty() && handles.empty() && constraints.empty() && jointLimits.empty();
    }

    friend bool operator==(const Rig&, const Rig&) = default;
};

/// What a rig is checked against besides the skeleton: how many morph targets each mesh has.
using MorphCounts = std::vector<std::size_t>;

/// Nothing where the rig can be solved. Errors, each with the thing's name as `place`:
/// "rig-index" (names what is not there), "rig-value" (a number that is not finite or out of its
/// range), "rig-chain" (a handle's end is not below its root, or nothing lies between), "rig-self"
/// (follows itself), "rig-cycle" (follows itself by way of others: `detail` names the path),
/// "rig-missing" (a source, a chain or a target that its kind needs), "rig-end-taken" (two
/// handles pull one end).
Result<void> checkRig(const Rig& rig, const Skeleton& skeleton, const MorphCounts& morphs);

/// Names of things for texts; never empty ("Control 3" where a label is empty).
std::string controlLabel(const Rig& rig, ControlIndex control);
std::string handleLabel(const Rig& rig, IkHandleIndex handle);
std::string constraintLabel(const Rig& rig, ConstraintIndex constraint);
std::string nodeLabel(const Rig& rig, const Skeleton& skeleton, const RigNode& node);

} // namespace rigwright
