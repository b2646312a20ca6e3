// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The humanoid map that counts for a character.
#pragma once

#include "core/character/character.h"
#include "core/skeleton/humanoid_map.h"

#include <optional>

namespace rigwright {

/// Character::humanoid, with its evidence, where it is set (by hand, by a template, or by the file:
/// the reader of VRM sets it); else what findHumanoid() finds. A map that is set is refused only
/// for required roles without a bone ("humanoid-roles-missing").
HumanoidSearch humanoidOf(const Character& character);

/// The refusal where there is no human body at all (no bones, four legs …), rather than one that
/// lacks some roles: what is made for human bodies then leaves the character alone.
std::optional<Error> noHumanBody(const HumanoidSearch& search);

} // namespace rigwright
