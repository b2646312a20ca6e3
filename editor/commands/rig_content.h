// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigContent: what of a character an edit of its rig may change, and the step that swaps it.
#pragma once

#include "core/character/character.h"
#include "core/rig/rig_edit.h"
#include "editor/commands/rig_commands.h"

#include <memory>
#include <vector>

namespace rigwright::editor {

/// Never the meshes. Values are compared, pointers first.
struct RigContent {
    std::shared_ptr<const Rig> rig;
    Pose pose;
    std::vector<std::shared_ptr<const SavedPose>> poseLibrary;
    std::vector<std::shared_ptr<const Clip>> clips;
};
RigContent rigContent(const Character& character);
bool isContentOf(const RigContent& content, const Character& character);

/// Pushes `after` in place of what the document has; the selection follows by `remap`, or as the
/// step says. `moved`: constraints change their places. False, and nothing pushed, where nothing
/// differs. Precondition: the character holds its invariants with it.
struct RigSwap {
    RigContent after;
    const RigRemap& remap;
    bool moved = false;
};
bool pushRig(Document& document, RigSwap swap, const RigStep& step);

} // namespace rigwright::editor
