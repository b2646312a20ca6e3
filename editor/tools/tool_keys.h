// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keys of the tools: what a key means in the keymap in use, and how hints name it.
#pragma once

#include "editor/tools/tool.h"
#include "editor/ui/actions.h"

#include <span>

namespace rigwright::editor {

/// The action of one of the scopes that the key means; null: none.
const ActionInfo* actionForKey(const KeyEvent& key, std::span<const ActionScope> scopes);

/// Adds "F radius"; nothing where the keymap in use has no key for the action.
void addHint(std::vector<Hint>& hints, const char* action, const QString& meaning);

/// What turns the view: the middle button, or Alt and the left one for hands that know Maya.
Hint orbitHint();

} // namespace rigwright::editor
