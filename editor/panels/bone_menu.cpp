// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Entries of the bone menu, each over one command or selection.
#include "editor/panels/bone_menu.h"

#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/pose_clipboard.h"
#include "editor/commands/pose_commands.h"
#include "editor/document/bone_sets.h"
#include "editor/document/document.h"
#include "editor/panels/colour_menu.h"
#include "editor/ui/bone_colours.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace rigwright::editor {

namespace {

using Bones = std::vector<BoneIndex>;

QString translated(const char* text) {
    return QCoreApplication::translate("BoneMenu", text);
}

void select(Document& document, const Bones& bones, BoneIndex former) {
    Selection selection = document.session().selection();
    selection.bones = bones;
    selection.controls.clear();
    selection.activeControl = {};
    selection.activeBone = std::ranges::find(bones, former) != bones.end() ? former : bones.front();
    document.session().setSelection(selection);
}

void addSelecting(QMenu& menu, Document& document, const Bones& bones) {
    const Skeleton& skeleton = document.character().skeleton;
    const auto add = [&](const QString& text, Bones wanted) {
        QAction* action = menu.addAction(text);
        action->setEnabled(!wanted.empty() && wanted != document.session().selection().bones);
        QObject::connect(action, &QAction::triggered, &document,
                         [&document, wanted = std::move(wanted), former = bones.front()] {
                             select(document, wanted, former);
                         });
    };
    add(translated(QT_TRANSLATE_NOOP("BoneMenu", "Select everything below")),
        withBonesBelow(skeleton, bones));
    add(translated(QT_TRANSLATE_NOOP("BoneMenu", "Select chain")), chainsOf(skeleton, bones));
    add(translated(QT_TRANSLATE_NOOP("BoneMenu", "Select other side")),
        mirrorImagesOf(skeleton, bones));
}

/// One entry that sets the flag, or takes it away where all have it.
void addFlag(QMenu& menu, Document& document, const Bones& bones, BoneFlag flag,
             const std::pair<const char*, const char*>& texts) {
    const bool all = std::ranges::all_of(bones, [&](BoneIndex bone) {
        return flagOf(document.character().boneFlags[bone.value()], flag);
    });
    QObject::connect(menu.addAction(translated(all ? texts.second : texts.first)),
                     &QAction::triggered, &document,
                     [&document, bones, flag, all] { setBoneFlag(document, bones, flag, !all); });
}

void addFlags(QMenu& menu, Document& document, const Bones& bones) {
    addFlag(menu, document, bones, BoneFlag::Locked,
            {QT_TRANSLATE_NOOP("BoneMenu", "Lock"), QT_TRANSLATE_NOOP("BoneMenu", "Unlock")});
    QObject::connect(menu.addAction(translated(QT_TRANSLATE_NOOP("BoneMenu", "Lock all others"))),
                     &QAction::triggered, &document, [&document, bones] {
                         setBoneFlagExclusively(document, bones, BoneFlag::Locked, false);
                     });
    addFlag(menu, document, bones, BoneFlag::Solo,
            {QT_TRANSLATE_NOOP("BoneMenu", "Solo"), QT_TRANSLATE_NOOP("BoneMenu", "End solo")});
    addFlag(menu, document, bones, BoneFlag::Hidden,
            {QT_TRANSLATE_NOOP("BoneMenu", "Hide"), QT_TRANSLATE_NOOP("BoneMenu", "Show")});
    QObject::connect(menu.addAction(translated(QT_TRANSLATE_NOOP("BoneMenu", "Hide all others"))),
                     &QAction::triggered, &document, [&document, bones] {
                         setBoneFlagExclusively(document, bones, BoneFlag::Hidden, false);
                     });
}

void addColours(QMenu& menu, Document& document, const Bones& bones) {
    QMenu* colours = menu.addMenu(translated(QT_TRANSLATE_NOOP("BoneMenu", "Colour")));
    fillColourMenu(*colours, document,
                   {.automatic = translated(QT_TRANSLATE_NOOP("BoneMenu", "Automatic")),
                    .title = translated(QT_TRANSLATE_NOOP("BoneMenu", "Colour of bones")),
                    .now = shownBoneColour(document.character(), bones.front()).rgb() & 0xffffffu,
                    .isChosen =
                        [&](std::optional<std::uint32_t> colour) {
                            return std::ranges::all_of(bones, [&](BoneIndex bone) {
                                return document.character().boneFlags[bone.value()].colour ==
                                       colour;
                            });
                        },
                    .choose =
                        [&document, bones](std::optional<std::uint32_t> colour) {
                            setBoneColour(document, bones, colour);
                        }});
}

} // namespace

void fillBoneMenu(QMenu& menu, Document& document, std::vector<BoneIndex> bones) {
    addSelecting(menu, document, bones);
    menu.addSeparator();
    addFlags(menu, document, bones);
    addColours(menu, document, bones);
    menu.addSeparator();
    QObject::connect(menu.addAction(translated(QT_TRANSLATE_NOOP("BoneMenu", "Reset to rest"))),
                     &QAction::triggered, &document,
                     [&document, bones] { resetPose(document, bones); });
    QObject::connect(
        menu.addAction(translated(QT_TRANSLATE_NOOP("BoneMenu", "Reset with everything below"))),
        &QAction::triggered, &document, [&document, bones] { resetChain(document, bones); });
}

} // namespace rigwright::editor
