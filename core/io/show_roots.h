// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keeping bones that became roots in the scene of their file.
#pragma once

#include "core/character/character.h"

#include <span>

namespace rigwright {

/// Puts roots of the character (CharacterEdit::newRoots, after editCharacter()) among those of the
/// scene that its file shows: bones that no scene names are not in the picture of other programs,
/// and joints must be. Nothing to do where the file has no scenes: then all roots are shown.
void showRoots(Character& character, std::span<const BoneIndex> roots);

} // namespace rigwright
