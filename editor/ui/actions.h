// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The one table of actions: everything that menus, keys and the search box can do.
#pragma once

#include "editor/ui/input_preferences.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

namespace rigwright::editor {

/// Where a key means the action. Window and Viewport hold whatever the tool is. Of Bones and
/// Vertices, one is in force: keys that mean what the current tool is about.
enum class ActionScope {
    Window,   ///< a shortcut of the window
    Bones,    ///< a shortcut of the window, unless the vertex selection tool is current
    Vertices, ///< a shortcut of the window while the vertex selection tool is current
    Viewport, ///< read by the tools while the picture has the keyboard, whichever is current
    Pose,     ///< while a select, vertex selection or pose tool is current
    Joints,   ///< while a tool is current that edits the skeleton
    Brush,    ///< while a brush is current
};

/// Portable text, several keys parted by two spaces, "" = none; one text where the keymaps agree.
struct ActionKeys {
    const char* blender;
    const char* maya;

    constexpr ActionKeys(const char* both) : blender(both), maya(both) {}
    constexpr ActionKeys(const char* blenderLike, const char* mayaLike)
        : blender(blenderLike), maya(mayaLike) {}
};

/// Texts are English here and translated by the accessors. Viewport, Pose and Brush actions are
/// done by the current tool (Tool::perform).
struct ActionInfo {
    const char* id;
    ActionScope scope;
    ActionKeys keys;
    const char* icon; ///< "" = none, for a reason that whyWithoutIcon() gives
    const char* text;
    const char* sentence; ///< tool tip: what it does; never empty
    bool checkable = false;
};

std::span<const ActionInfo> actionTable();
/// Null where there is no such action.
const ActionInfo* findAction(const QString& id);

QString actionText(const ActionInfo& action);
/// Without the "&" of "&Open", or the "(&O)" that stands behind a text of another script.
QString withoutMnemonic(QString text);
/// The text without mnemonic and ellipsis, as the search box shows it.
QString plainActionText(const ActionInfo& action);
QString actionSentence(const ActionInfo& action);
/// `action` is one of the table.
QList<QKeySequence> actionKeys(const ActionInfo& action,
                               const InputPreferences& preferences = inputPreferences());
/// The first key of the keymap in use as the user reads it; "" where the action has none.
QString actionKeyText(const QString& id);
/// What a pressed key means in the scopes given; null: nothing. A key of the number pad has
/// Qt::KeypadModifier, and stands for its bare brother where it has no meaning of its own.
const ActionInfo* actionForKey(QKeyCombination key, std::span<const ActionScope> scopes,
                               const InputPreferences& preferences = inputPreferences());

/// Why an action of the table has no icon; "" where it has one, or where nobody has given a reason.
const char* whyWithoutIcon(const ActionInfo& action);

/// True for actions whose keys are shortcuts of the window (else the tools read them).
bool isWindowShortcut(ActionScope scope);
/// True where a key could mean both scopes at once.
bool scopesOverlap(ActionScope a, ActionScope b);

} // namespace rigwright::editor
