// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// EditCharacter: any change of the character, for a test's sake.
#pragma once

#include "editor/document/document_command.h"

#include <functional>
#include <utility>

namespace rigwright::test {

/// Never undone.
class EditCharacter : public editor::DocumentCommand {
public:
    EditCharacter(editor::Document& document, std::function<void(Character&)> edit,
                  editor::Change change)
        : DocumentCommand(document, QStringLiteral("Edit")), m_edit(std::move(edit)),
          m_change(std::move(change)) {}
    void redo() override {
        m_edit(character());
        announce(m_change);
    }
    void undo() override {}

private:
    std::function<void(Character&)> m_edit;
    editor::Change m_change;
};

} // namespace rigwright::test
