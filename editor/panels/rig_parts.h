// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What panels of a rig show together: who is selected, and what in the rig is about it.
#pragma once

#include "core/rig/make_constraint.h"
#include "core/rig/rig.h"

#include <vector>

namespace rigwright::editor {

class Document;

/// Selects a bone or a control alone; nothing where none is named or it is gone.
void selectNode(Document& document, const RigNode& node);

/// What stands for a constraint or a handle where only bones and controls can be selected.
RigNode nodeOf(const Constraint& constraint);
RigNode nodeOf(const IkHandle& handle);

/// By control: the one that it rides on (its space; else the control that drives the nearest bone
/// above its own), invalid for those at the top. Never a cycle.
std::vector<ControlIndex> ridesOn(const Rig& rig, const Skeleton& skeleton);

/// The handles that a node is about: target, pole, or a bone of the chain (by itself or by the
/// control that drives it), in their order in the rig.
std::vector<IkHandleIndex> handlesAbout(const Rig& rig, const Skeleton& skeleton,
                                        const RigNode& node);

/// Constraints and handles in evaluation order; with a node only those that name it, its control or
/// bone, or the limb that it moves by IK.
std::vector<RigOrderEntry> stackOf(const Rig& rig, const Skeleton& skeleton, const RigNode& node);

/// For gestures of these panels: never that of another field or tool.
std::uint64_t nextRigToken();

} // namespace rigwright::editor
