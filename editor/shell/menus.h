// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The menus: which action stands where.
#pragma once

#include <QList>

class QAction;
class QMenu;
class QMenuBar;

namespace rigwright::editor {

class ActionSet;

/// Menus that the window fills itself.
struct DynamicMenus {
    QMenu* samples = nullptr;
    QMenu* recent = nullptr;
    QMenu* panels = nullptr;
    QMenu* language = nullptr;
};

DynamicMenus fillMenuBar(QMenuBar& bar, const ActionSet& actions);

/// One entry a language, named in itself, the current one checked; choosing one switches at once
/// and is kept for the next start. Returns the entries, with the names that the command search
/// shows.
QList<QAction*> fillLanguageMenu(QMenu& menu);

} // namespace rigwright::editor
