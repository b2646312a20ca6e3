// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lint: findings about a character's weights and skeleton, each with a remedy code.
#pragma once

#include "core/base/finding.h"

namespace rigwright {

struct Character;

/// Codes, in this order, one finding a bound mesh: "weights-unnormalised" (sum off 1 by more than
/// 1e-5; fix "normalise"), "weights-zero-rows", "weights-many-influences" (more than
/// `maxInfluences` above 0; fix "limit"), "weights-twins-differ" (vertices of one place with other
/// rows than the first of them; fix "equalise-twins"); then "names-duplicate", "names-empty". None
/// is an error: all can be worked with. What was true when a file was read and cannot change any
/// more stands in Character::importFindings, not here: each place says its own.
Findings lint(const Character& character, std::size_t maxInfluences = 4);

} // namespace rigwright
