// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The one table of actions: everything that menus, keys and the search box can do.
#pragma once

#include <QKeySequence>
#include <QString>

#include <span>

namespace rigwright::editor {

/// Where a key means the action. Window and Viewport hold whatever the tool is.
enum class ActionScope {
    Window,   ///< a shortcut of the window
    Viewport, ///< read by the tools while the picture has the keyboard, whichever is current
    Pose,     ///< while a select or pose tool is current
    Brush,    ///< while a brush is current
};

/// Texts are English here and translated by the accessors. `keys` is portable text, several parted
/// by two spaces, "" = none. Viewport, Pose and Brush actions are done by the current tool.
struct ActionInfo {
    const char* id;
    ActionScope scope;
    const char* keys;
    const char* icon; ///< "" = none
    const char* text;
    const char* sentence; ///< tool tip: what it does
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
QList<QKeySequence> actionKeys(const ActionInfo& action);

/// True where a key could mean both scopes at once.
bool scopesOverlap(ActionScope a, ActionScope b);

} // namespace rigwright::editor
