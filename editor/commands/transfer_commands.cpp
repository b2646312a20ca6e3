// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The step of a transfer, and the tasks that make it.
#include "editor/commands/transfer_commands.h"

#include "editor/commands/binding_commands.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <utility>

namespace rigwright::editor {

namespace {

QString textOf(const TransferJob& job) {
    const QString text =
        QCoreApplication::translate("Commands", "Transfer weights from %1").arg(job.from);
    return job.request.vertices
               ? QCoreApplication::translate("Commands", "%1 (selection)").arg(text)
               : text;
}

using Shared = std::shared_ptr<const TransferJob>;

Result<MeshTransfer> work(const Character& target, const TransferJob& job, TaskProgress& progress) {
    return transferToMesh(target, job.source ? *job.source : target, job.request,
                          {&TaskProgress::report, &progress});
}

} // namespace

bool pushTransfer(Document& document, MeshTransfer transfer, const QString& text) {
    document.endOpenEdit();
    WeightEdit& edit = transfer.result.edit;
    if (!transfer.changesBinding())
        return applyBindings(document, {.edits = {std::move(edit)}}, text);
    applyAfter(edit, transfer.binding.weights());
    return applyBindings(document, {.bindings = {{edit.mesh, std::move(transfer.binding)}}}, text);
}

TaskRunner::Id startTransferTask(Document& document, TaskRunner& tasks, TransferJob job) {
    document.endOpenEdit(); // the copy must not hold half a stroke
    Task task;
    const QString text = textOf(job);
    task.name = text;
    task.inputs = {.weights = true, .flags = true};
    task.again = job.again;
    const Shared shared = std::make_shared<const TransferJob>(std::move(job));
    task.work = [shared, text, &document,
                 target = document.character()](TaskProgress& progress) -> std::function<void()> {
        const auto result = std::make_shared<Result<MeshTransfer>>(work(target, *shared, progress));
        return [shared, text, result, &document] {
            if (!*result) {
                if (shared->failed)
                    shared->failed(result->error());
                return;
            }
            pushTransfer(document, **result, text);
            if (shared->done)
                shared->done(**result, text);
        };
    };
    return tasks.start(std::move(task));
}

TaskRunner::Id startTransferPreview(const Document& document, TaskRunner& tasks, TransferJob job) {
    Task task;
    task.name = textOf(job);
    task.quiet = true;
    const Shared shared = std::make_shared<const TransferJob>(std::move(job));
    task.work = [shared,
                 target = document.character()](TaskProgress& progress) -> std::function<void()> {
        const auto result = std::make_shared<Result<MeshTransfer>>(work(target, *shared, progress));
        return [shared, result] {
            if (!*result && shared->failed)
                shared->failed(result->error());
            else if (*result && shared->done)
                shared->done(**result, {});
        };
    };
    return tasks.start(std::move(task));
}

} // namespace rigwright::editor
