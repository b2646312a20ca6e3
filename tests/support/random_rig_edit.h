// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Random edits of a rig, for laws that hold for any of them.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/rig/rig_edit.h"

#include <random>
#include <string>

namespace rigwright::test {

struct RandomRigEdit {
    std::string what;
    Result<RigEdit> edit;
};

/// One of all kinds of edits, of random things, by the generator's seed; some of them impossible
/// (cycles, chains that are none). Rigs are kept below some dozens of things.
RandomRigEdit randomRigEdit(const Character& character, std::mt19937& random);

} // namespace rigwright::test
