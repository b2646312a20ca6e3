// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a new rest pose means for the values of controls.
#pragma once

#include "core/character/character.h"

#include <span>

namespace rigwright {

/// Before the skeleton takes the rest pose `after` (one transform a bone): free controls will rest
/// elsewhere, so their values and keys in clips and saved poses become those that put them where
/// they were; clips that leave such a control alone get a key for it. Controls of the current pose
/// go to rest. Controls that drive bones act on whatever the pose gives: they keep their values.
void followRest(Character& character, std::span<const Transform> after);

} // namespace rigwright
