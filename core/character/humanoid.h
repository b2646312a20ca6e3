// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The humanoid map that counts for a character.
#pragma once

#include "core/character/character.h"
#include "core/skeleton/humanoid_map.h"

namespace rigwright {

/// Character::humanoid, with its evidence, where it is set (by hand, by a template, or by the file:
/// the reader of VRM sets it); else what findHumanoid() finds. A map that is set is refused only
/// for required roles without a bone ("humanoid-roles-missing").
HumanoidSearch humanoidOf(const Character& character);

} // namespace rigwright
