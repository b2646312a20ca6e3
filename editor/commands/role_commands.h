// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on which bone is which of the standard humanoid.
#pragma once

#include "core/base/index.h"
#include "core/skeleton/humanoid_map.h"

#include <optional>

namespace rigwright::editor {

class Document;

/// Gives the bone a role, which its former bone loses, or takes the bone's role away; from then on
/// the character keeps its map. False, and nothing pushed, where the bone had it so.
bool giveRole(Document& document, BoneIndex bone, std::optional<HumanoidRole> role);

} // namespace rigwright::editor
