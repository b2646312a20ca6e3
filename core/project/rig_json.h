// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls, IK handles and constraints as JSON of the extension.
#pragma once

#include "core/rig/rig.h"

#include <nlohmann/json.hpp>

#include <cstddef>

namespace rigwright {

/// An object with the lists "controls", "sets", "handles", "constraints" and "jointLimits". What a
/// part has as it is made is left out; bones and controls go by number, -1 = none; numbers keep
/// their last bit.
nlohmann::json rigPartsJson(const Rig& rig);

/// The inverse, for JSON of any shape. Everything keeps its number: of what cannot be read, or is of
/// a kind that is not known, an empty part stands there that checkRig() refuses and soundRig()
/// takes out, but joint limits and sets are left out and counted in `odd`. Indices are not checked.
Rig rigPartsFrom(const nlohmann::json& written, std::size_t& odd);

} // namespace rigwright
