// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Colours of bones, as the tree, the all-bones map and menus show them.
#pragma once

#include "core/base/index.h"

#include <QColor>

namespace rigwright {
struct Character;
}

namespace rigwright::editor {

/// The colour that the user gave the bone, else that of the cycled table (boneColour()).
QColor shownBoneColour(const Character& character, BoneIndex bone);

/// How many colours the cycled table has: boneColour(0 … kBoneColourCount - 1).
inline constexpr std::size_t kBoneColourCount = 8;

} // namespace rigwright::editor
