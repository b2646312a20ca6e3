// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bodies without a skeleton, to be given one.
#pragma once

#include "core/character/character.h"

namespace rigwright::test {

/// The mesh of the built-in mannequin in T-pose, and nothing else.
Character bareMannequin();

/// A mesh alone, visible, in model space.
Character bareCharacter(Mesh mesh);

} // namespace rigwright::test
