// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A map that was set goes before one that is found.
#include "core/character/humanoid.h"

#include "core/skeleton/humanoid_names.h"

#include <algorithm>

namespace rigwright {

HumanoidSearch humanoidOf(const Character& character) {
    if (!character.humanoid)
        return findHumanoid(character.skeleton);
    HumanoidSearch search;
    search.map = *character.humanoid;
    const bool isOfFile = std::ranges::any_of(search.map.roles, [](const RoleChoice& choice) {
        return choice.evidence == RoleEvidence::File;
    });
    search.naming = isOfFile ? HumanoidNaming::Vrm : readHumanoid(character.skeleton).naming;
    search.refusal = rolesMissing(search.map);
    return search;
}

std::optional<Error> noHumanBody(const HumanoidSearch& search) {
    return search.refusal && search.refusal->code != "humanoid-roles-missing" ? search.refusal
                                                                              : std::nullopt;
}

} // namespace rigwright
