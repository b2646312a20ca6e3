// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The command that exchanges a binding, and the tasks that make it.
#include "editor/commands/transfer_commands.h"

#include "editor/commands/bone_text.h"
#include "editor/commands/weight_commands.h"
#include "editor/document/document.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <optional>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

/// The binding moves between the character and the command, so that painting goes on in place.
class ReplaceBinding : public DocumentCommand {
public:
    ReplaceBinding(Document& document, MeshTransfer transfer, const QString& text)
        : DocumentCommand(document, text), m_mesh(transfer.result.edit.mesh),
          m_deform(document.character().skeleton.deform) {
        for (const BoneIndex bone : transfer.binding.joints)
            m_deform[bone.value()] = 1;
        applyAfter(transfer.result.edit, transfer.binding.weights());
        m_other = std::move(transfer.binding);
    }

    void undo() override { exchange(); }
    void redo() override { exchange(); }
    [[nodiscard]] std::size_t byteCount() const override {
        std::size_t bytes = sizeof(*this) + m_deform.size();
        if (m_other)
            bytes += m_other->weights().rowCount() * 4 * sizeof(Influence) +
                     m_other->joints.size() * sizeof(Affine3d);
        return bytes;
    }
    void freePayload() override { m_other.reset(); }

private:
    void exchange() {
        std::swap(character().meshes[m_mesh.value()].binding, m_other);
        std::swap(character().skeleton.deform, m_deform);
        announce(DocumentReset());
    }

    MeshInstanceIndex m_mesh;
    std::optional<Binding> m_other; ///< what the document does not hold at the moment
    std::vector<std::uint8_t> m_deform;
};

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
    if (!transfer.changesBinding())
        return applyWeightEdits(document, {std::move(transfer.result.edit)}, text);
    document.push(std::make_unique<ReplaceBinding>(document, std::move(transfer), text));
    return true;
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
