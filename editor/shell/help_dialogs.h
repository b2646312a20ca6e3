// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The list of keys and the about box.
#pragma once

class QWidget;

namespace rigwright::editor {

/// Lists the table of actions with the keys of the keymap in use. Not modal.
void showKeys(QWidget* parent);
void showAbout(QWidget* parent);

} // namespace rigwright::editor
