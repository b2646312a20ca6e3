// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// TransferFlow: “Transfer weights…”, from the dialog to the step in the history.
#pragma once

#include "core/character/transfer_character.h"
#include "editor/document/task_runner.h"
#include "editor/shell/action_bindings.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <cstdint>

class QWidget;

namespace rigwright::editor {

class TransferDialog;
struct TransferJob;

/// The dialog asks, and is shown what would come of its choice, worked out unseen; a file to take
/// from is read as a task; then a task makes the step, for the mesh that was active, or its
/// selected vertices. A file that cannot be read and a cancelled task leave everything as it was.
class TransferFlow : public QObject {
    Q_OBJECT
public:
    /// `window` is the parent of the dialogs, and outlives the flow.
    TransferFlow(const ActionContext& context, QWidget& window, QObject* parent = nullptr);

    void bind();

    /// Opens the dialog for the active mesh.
    void ask();
    /// Starts reading a file for the open dialog. One being read already is given up.
    void read(const QString& path);

private:
    void chooseFile();
    [[nodiscard]] bool canAsk() const;
    /// What the dialog asks for. Precondition: it is open and has something to take from.
    [[nodiscard]] TransferJob job() const;
    /// Counterparts of now; false where meshes or vertices of the job are gone.
    bool prepare(TransferJob& job) const;
    void preview();
    void start(TransferJob job);
    void tell(const MeshTransfer& transfer, const QString& text);

    ActionContext m_c;
    QWidget& m_window;
    QPointer<TransferDialog> m_dialog;
    MeshInstanceIndex m_to;         ///< the mesh that the dialog is about
    std::uint64_t m_generation = 0; ///< of the document then
    QTimer m_delay;                 ///< of the preview
    TaskRunner::Id m_reading = 0;
    TaskRunner::Id m_previewing = 0;
};

} // namespace rigwright::editor
