// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cutting, and cutting anew.
#include "editor/shell/subdivide_bones.h"

#include "editor/commands/bone_edits.h"
#include "editor/document/document.h"

#include <QScopedValueRollback>
#include <QUndoStack>

namespace rigwright::editor {

SubdivideBones::SubdivideBones(const ActionContext& context, const SkeletonParts& parts,
                               QObject* parent)
    : QObject(parent), m_context(context), m_parts(parts) {
    connect(&parts.strip, &OperationStrip::edited, this, &SubdivideBones::adjust);
    connect(&context.document, &Document::historyChanged, this, &SubdivideBones::follow);
}

void SubdivideBones::run() {
    if (cut(m_numbers.subdividePieces))
        m_parts.strip.present(NumberedOperation::Subdivide, m_numbers);
}

/// False where nothing was cut.
bool SubdivideBones::cut(int pieces) {
    Document& document = m_context.document;
    const QScopedValueRollback cutting(m_isCutting, true); // the strip stays while steps come
    m_revision = 0;
    const auto done = subdivideSelectedBones(document, std::size_t(pieces));
    if (!done) {
        tellError(m_context, done.error());
        return false;
    }
    m_revision = document.revision();
    tellFindings(m_context, m_parts.window, document.undoStack().undoText(), *done, true);
    return true;
}

void SubdivideBones::adjust(const OperationNumbers& numbers) {
    if (m_parts.strip.operation() != NumberedOperation::Subdivide)
        return;
    Document& document = m_context.document;
    m_numbers = numbers;
    document.endOpenEdit();
    if (m_revision == 0 || m_revision != document.revision()) {
        m_parts.strip.hide();
        return;
    }
    {
        const QScopedValueRollback cutting(m_isCutting, true);
        document.undo(); // the selection comes back with it
    }
    if (!cut(numbers.subdividePieces))
        m_parts.strip.hide();
}

/// The strip belongs to the newest step.
void SubdivideBones::follow() {
    if (!m_isCutting && m_parts.strip.operation() == NumberedOperation::Subdivide &&
        m_revision != m_context.document.revision())
        m_parts.strip.hide();
}

} // namespace rigwright::editor
