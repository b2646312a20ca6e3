// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lint: findings about a character's weights and skeleton, each with a remedy code.
#pragma once

#include "core/base/finding.h"

namespace rigwright {

struct Character;

/// Codes: "weights-unnormalised" (fix "normalise"), "weights-zero-rows", "weights-many-influences"
/// (more than `maxInfluences`; fix "limit"), "weights-twins-differ" (fix "equalise-twins"),
/// "names-duplicate", "names-empty", plus what the reader repaired (Character::importFindings).
Findings lint(const Character& character, std::size_t maxInfluences = 4);

} // namespace rigwright
