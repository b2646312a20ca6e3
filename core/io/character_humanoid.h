// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which bone is which part of the body, by what the file itself says, else by names.
#pragma once

#include "core/character/character.h"
#include "core/skeleton/humanoid_names.h"

namespace rigwright {

/// The humanoid map of a VRM file (VRMC_vrm of version 1, VRM of version 0), where the character
/// came from one and it names hips and a limb; else readHumanoid().
Humanoid humanoidOf(const Character& character);

} // namespace rigwright
