// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of roles as people call them.
#include "editor/ui/role_words.h"

#include <QCoreApplication>

#include <array>

namespace rigwright::editor {

namespace {

// In the order of the roles.
constexpr auto kTitles = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("HumanoidRoles", "Hips"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Spine"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Chest"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Upper chest"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Neck"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Head"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Jaw"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left eye"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right eye"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left shoulder"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right shoulder"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left upper arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right upper arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left lower arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right lower arm"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left hand"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right hand"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left upper leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right upper leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left lower leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right lower leg"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left foot"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right foot"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left toes"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right toes"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left thumb metacarpal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right thumb metacarpal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left thumb proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right thumb proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left thumb distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right thumb distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left index proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right index proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left index intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right index intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left index distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right index distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left middle proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right middle proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left middle intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right middle intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left middle distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right middle distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left ring proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right ring proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left ring intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right ring intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left ring distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right ring distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left little proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right little proximal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left little intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right little intermediate"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Left little distal"),
    QT_TRANSLATE_NOOP("HumanoidRoles", "Right little distal"),
});
static_assert(kTitles.size() == kHumanoidRoleCount);

} // namespace

QString roleTitle(HumanoidRole role) {
    return QCoreApplication::translate("HumanoidRoles", kTitles[std::size_t(role)]);
}

} // namespace rigwright::editor
