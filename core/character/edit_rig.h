// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Editing the rig of a character: poses and clips follow.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/rig/rig_edit.h"

namespace rigwright {

/// The character with the edited rig: values and weights of controls and handles that stay, in the
/// current and the saved poses and in clips, new ones at rest; channels of those that are gone are
/// dropped (rigKeysDropped()). An empty rig becomes none.
/// Errors: those of checkRig(); nothing is changed then.
Result<Character> withRig(const Character& character, const RigEdit& edit);

/// The same in place and unchecked, for edits that keep rigs sound. Returns rigKeysDropped().
/// Precondition: checkRig() holds for the rig on the character's present skeleton and meshes.
std::size_t replaceRig(Character& character, Rig rig, const RigRemap& remap);

/// How many keys of clips the edit takes away with their controls and handles.
std::size_t rigKeysDropped(const Character& character, const RigRemap& remap);

/// How many morph targets each mesh has, for checkRig().
MorphCounts morphCounts(const Character& character);

} // namespace rigwright
