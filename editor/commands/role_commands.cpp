// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Another map in the character.
#include "editor/commands/role_commands.h"

#include "core/character/humanoid.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <utility>

namespace rigwright::editor {

bool giveRole(Document& document, BoneIndex bone, std::optional<HumanoidRole> role) {
    const Character& character = document.character();
    if (!bone.isValid() || bone.value() >= character.skeleton.boneCount())
        return false;
    HumanoidMap map = humanoidOf(character).map;
    const std::optional<HumanoidRole> former = roleOf(map, bone);
    if (former == role)
        return false;
    if (role)
        setRole(map, *role, bone);
    else
        setRole(map, *former, BoneIndex());
    Character after = character;
    after.humanoid = map;
    const QString text =
        QCoreApplication::translate("Commands", "Change role of %1").arg(boneText(character, bone));
    return replaceCharacter(document, std::move(after), {.text = text});
}

} // namespace rigwright::editor
