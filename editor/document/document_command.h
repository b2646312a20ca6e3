// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DocumentCommand: base of every undoable change of a character.
#pragma once

#include "editor/document/change.h"
#include "editor/document/document.h"
#include "editor/document/edit_key.h"

#include <QUndoCommand>

#include <cstddef>

namespace rigwright::editor {

/// `text` reads like a sentence: "Paint upper_arm.L".
class DocumentCommand : public QUndoCommand {
public:
    /// Memory it holds for undo, in bytes, as near as is cheap to tell.
    [[nodiscard]] virtual std::size_t byteCount() const { return sizeof(*this); }
    /// Gives that memory back; the command is never undone or redone afterwards.
    virtual void freePayload() {}

protected:
    DocumentCommand(Document& document, const QString& text)
        : QUndoCommand(text), m_document(document) {}

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] Character& character() { return m_document.edit(EditKey()); }
    void announce(const Change& change) { m_document.announce(EditKey(), change); }

private:
    Document& m_document;
};

} // namespace rigwright::editor
