// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which bone is which part of the body, by what the file itself says, else by names.
#pragma once

#include "core/character/character.h"
#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/humanoid_names.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <span>

namespace rigwright {

/// The humanoid map of a VRM file (VRMC_vrm of version 1, VRM of version 0), where the character
/// came from one and it names hips and a limb; else readHumanoid().
Humanoid fileHumanoid(const Character& character);

/// The same as roles, where the file says it (RoleEvidence::File); nothing where it does not. Of
/// several roles for one bone the first has it.
std::optional<HumanoidMap> mapOfFile(const Character& character);

/// As retargeting and maps between skeletons want it: by Character::humanoid where that is set,
/// else fileHumanoid().
Humanoid bodyOf(const Character& character);

/// Brings the humanoid map of a VRM document (its extensions are there already, with the numbers of
/// the nodes that are written) in line with Character::humanoid where that is set and the file's
/// own map says something else. `nodeOfBone`: number of the node by bone.
void writeHumanoid(nlohmann::json& document, const Character& character,
                   std::span<const int> nodeOfBone);

} // namespace rigwright
