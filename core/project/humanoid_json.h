// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The humanoid map as JSON of the extension.
#pragma once

#include "core/skeleton/humanoid_map.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>

namespace rigwright {

/// An object with a member for each role that has a bone, evidence or confidence, by VRM's names:
/// {"hips": {"bone": 3, "confidence": 1.0, "evidence": "file"}}; bone -1 = none.
nlohmann::json humanoidJson(const HumanoidMap& map);

/// The inverse, for JSON of any shape. Names that are no role, bones that are not there or that a
/// role before has, and members of other types are left out and counted in `odd`; confidence is
/// brought to [0, 1]. Nothing where `written` is no object.
std::optional<HumanoidMap> humanoidFrom(const nlohmann::json& written, std::size_t boneCount,
                                        std::size_t& odd);

} // namespace rigwright
