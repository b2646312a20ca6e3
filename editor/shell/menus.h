// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The menus: which action stands where.
#pragma once

#include <QString>

class QMenu;
class QMenuBar;

namespace rigwright::editor {

class ActionSet;

/// Menus that the window fills itself.
struct DynamicMenus {
    QMenu* samples = nullptr;
    QMenu* recent = nullptr;
    QMenu* panels = nullptr;
};

DynamicMenus fillMenuBar(QMenuBar& bar, const ActionSet& actions);

} // namespace rigwright::editor
