// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transferring weights from another mesh, as one step worked out beside the work.
#pragma once

#include "core/base/result.h"
#include "core/character/transfer_character.h"
#include "editor/document/task_runner.h"

#include <QString>

#include <functional>
#include <memory>

namespace rigwright::editor {

/// Gives the mesh the rows, and the binding where it needs it, as one step; undo takes every bit
/// back. Precondition: `transfer` was made from the document's present character. False, and
/// nothing pushed, where it changes nothing.
bool pushTransfer(Document& document, MeshTransfer transfer, const QString& text);

/// What to transfer, and from where. `source` null: the document's own character. `from` names it,
/// for texts.
struct TransferJob {
    std::shared_ptr<const Character> source;
    TransferRequest request;
    QString from;
    /// On the GUI thread, when the step was pushed, or there was nothing to change.
    std::function<void(const MeshTransfer& transfer, const QString& text)> done;
    /// On the GUI thread, when it could not be done.
    std::function<void(const Error& error)> failed;
    std::function<void()> again; ///< see Task
};

/// Works on a copy. Dropped, with the offer to run again, where weights, meshes, bones or locks
/// were edited meanwhile.
TaskRunner::Id startTransferTask(Document& document, TaskRunner& tasks, TransferJob job);

/// The same without a step, unseen: `done` gets what would come of it.
TaskRunner::Id startTransferPreview(const Document& document, TaskRunner& tasks, TransferJob job);

} // namespace rigwright::editor
