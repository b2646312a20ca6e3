// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Plain key events, looked up in the table of actions.
#include "editor/tools/tool_keys.h"

#include <QCoreApplication>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("ToolKeys", text);
}

} // namespace

const ActionInfo* actionForKey(const KeyEvent& key, std::span<const ActionScope> scopes) {
    Qt::KeyboardModifiers held;
    held.setFlag(Qt::ShiftModifier, key.modifiers.shift);
    held.setFlag(Qt::ControlModifier, key.modifiers.control);
    held.setFlag(Qt::AltModifier, key.modifiers.alt);
    held.setFlag(Qt::KeypadModifier, key.keypad);
    return actionForKey(QKeyCombination(held, Qt::Key(key.key)), scopes, inputPreferences());
}

void addHint(std::vector<Hint>& hints, const char* action, const QString& meaning) {
    if (const QString key = actionKeyText(QString::fromLatin1(action)); !key.isEmpty())
        hints.push_back({key, meaning});
}

Hint orbitHint() {
    return {inputPreferences().keymap == Keymap::Maya
                ? translated(QT_TRANSLATE_NOOP("ToolKeys", "Alt+LMB"))
                : translated(QT_TRANSLATE_NOOP("ToolKeys", "MMB")),
            translated(QT_TRANSLATE_NOOP("ToolKeys", "orbit"))};
}

} // namespace rigwright::editor
