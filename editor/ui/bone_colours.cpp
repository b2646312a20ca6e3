// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the user chose before what the table says.
#include "editor/ui/bone_colours.h"

#include "core/character/character.h"
#include "editor/ui/theme.h"

namespace rigwright::editor {

QColor shownBoneColour(const Character& character, BoneIndex bone) {
    const auto& chosen = character.boneFlags[bone.value()].colour;
    return chosen ? QColor::fromRgb(QRgb(*chosen)) : boneColour(bone.value());
}

} // namespace rigwright::editor
