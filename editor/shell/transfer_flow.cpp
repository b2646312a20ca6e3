// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Asking, reading, previewing, transferring, telling.
#include "editor/shell/transfer_flow.h"

#include "core/io/append_character.h"
#include "core/project/project.h"
#include "editor/commands/transfer_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/error_dialog.h"
#include "editor/shell/import_source.h"
#include "editor/shell/transfer_dialog.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/messages.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kPreviewDelay = 150; // ms
const QString kLastFolder = QStringLiteral("lastFolder");

} // namespace

TransferFlow::TransferFlow(const ActionContext& context, QWidget& window, QObject* parent)
    : QObject(parent), m_c(context), m_window(window) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kPreviewDelay);
    connect(&m_delay, &QTimer::timeout, this, &TransferFlow::preview);
}

void TransferFlow::bind() {
    m_c.actions.bind("weights.transfer",
                     {[this](bool) { ask(); }, [this] { return canAsk(); }, {}});
}

bool TransferFlow::canAsk() const {
    const MeshInstanceIndex mesh = m_c.document.session().selection().activeMesh;
    return mesh.isValid() && mesh.value() < m_c.document.character().meshes.size() &&
           m_c.document.character().skeleton.boneCount() > 0;
}

void TransferFlow::ask() {
    if (!canAsk() || m_dialog)
        return;
    m_c.tools.cancel();
    const MeshInstanceIndex mesh = m_c.document.session().selection().activeMesh;
    if (tellIfHeld(m_c, mesh))
        return;
    m_to = mesh;
    m_generation = m_c.document.generation();
    m_dialog = new TransferDialog(m_c.document.character(), mesh, &m_window);
    m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_dialog, &TransferDialog::fileWanted, this, &TransferFlow::chooseFile);
    connect(m_dialog, &TransferDialog::edited, this, [this] { m_delay.start(); });
    connect(m_dialog, &QDialog::accepted, this, [this] {
        if (m_dialog->choice())
            start(job());
    });
    connect(m_dialog, &QDialog::finished, this, [this] {
        m_delay.stop();
        m_c.tasks.drop(std::exchange(m_previewing, 0));
        m_c.tasks.drop(std::exchange(m_reading, 0));
        m_dialog.clear();
    });
    m_dialog->open();
    if (m_dialog->choice())
        preview();
}

void TransferFlow::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(
        m_dialog, tr("Take weights from a file"), QSettings().value(kLastFolder).toString(),
        characterFilter(tr("Characters")), nullptr, QFileDialog::HideNameFilterDetails);
    if (path.isEmpty())
        return;
    QSettings().setValue(kLastFolder, QFileInfo(path).absolutePath());
    read(path);
}

void TransferFlow::read(const QString& path) {
    m_c.tasks.drop(m_reading);
    const QString name = QFileInfo(path).fileName();
    Task task;
    task.name = tr("Reading %1").arg(name);
    task.work = [this, path, name](TaskProgress& progress) -> std::function<void()> {
        ImportOptions options;
        options.progress = &TaskProgress::report;
        options.progressContext = &progress;
        const auto result = std::make_shared<Result<OpenedFile>>(
            openFile(std::filesystem::path(path.toStdU16String()), options));
        return [this, name, result] {
            if (!m_dialog)
                return;
            if (!*result) {
                (new ErrorDialog(tr("“%1” could not be read").arg(name), errorText(result->error()),
                                 m_dialog))
                    ->open();
                return;
            }
            auto source = std::make_shared<const Character>(std::move((*result)->character));
            if (transferSources(*source).empty())
                m_dialog->showProblem(tr("“%1” holds no mesh with weights.").arg(name));
            else
                m_dialog->addFile(std::move(source), name);
        };
    };
    m_reading = m_c.tasks.start(std::move(task));
}

TransferJob TransferFlow::job() const {
    const TransferChoice& choice = *m_dialog->choice();
    const BrushValues& brush = m_c.tools.brushOptions().values();
    TransferJob job;
    job.source = choice.source;
    job.from = choice.name;
    job.request.from = choice.from;
    job.request.to = m_to;
    job.request.settings.match = m_dialog->settings();
    job.request.settings.maxInfluences =
        brush.limitInfluences ? std::size_t(brush.maxInfluences) : 0;
    if (const auto selected = m_c.document.session().restriction(m_to))
        job.request.vertices.emplace(selected->begin(), selected->end());
    return job;
}

bool TransferFlow::prepare(TransferJob& job) const {
    const Character& target = m_c.document.character();
    const Character& source = job.source ? *job.source : target;
    const std::optional<VertexSelection>& vertices = job.request.vertices;
    if (m_generation != m_c.document.generation() ||
        job.request.to.value() >= target.meshes.size() ||
        (vertices && !vertices->empty() &&
         vertices->back().value() >= target.meshes[job.request.to.value()].mesh->vertexCount()) ||
        std::ranges::any_of(job.request.from, [&](MeshInstanceIndex mesh) {
            return mesh.value() >= source.meshes.size();
        }))
        return false;
    job.request.map = job.source ? mapCharacters(source, target, BoneMatching::Automatic)
                                 : sameBones(target.skeleton);
    return true;
}

void TransferFlow::preview() {
    m_c.tasks.drop(std::exchange(m_previewing, 0));
    if (!m_dialog || !m_dialog->choice())
        return;
    TransferJob wanted = job();
    if (!prepare(wanted))
        return;
    wanted.done = [this](const MeshTransfer& transfer, const QString&) {
        if (m_dialog)
            m_dialog->showPreview(transfer);
    };
    wanted.failed = [this](const Error& error) {
        if (m_dialog)
            m_dialog->showProblem(errorText(error).what);
    };
    m_previewing = startTransferPreview(m_c.document, m_c.tasks, std::move(wanted));
}

void TransferFlow::start(TransferJob wanted) {
    if (!prepare(wanted))
        return;
    wanted.again = [this, wanted, generation = m_generation] {
        if (generation == m_generation) // else the dialog was about another character since
            start(wanted);
    };
    wanted.done = [this](const MeshTransfer& transfer, const QString& text) {
        tell(transfer, text);
    };
    wanted.failed = [this, name = wanted.from](const Error& error) {
        (new ErrorDialog(tr("Nothing of “%1” could be transferred").arg(name), errorText(error),
                         &m_window))
            ->open();
    };
    startTransferTask(m_c.document, m_c.tasks, std::move(wanted));
}

void TransferFlow::tell(const MeshTransfer& transfer, const QString& text) {
    if (transfer.findings.empty()) {
        WeightReport report;
        report.changed = transfer.result.edit.vertices.size();
        report.lockedOut = transfer.result.edit.lockedOut;
        tellWeightReport(m_c, text, report);
        return;
    }
    tellFindings(m_c, m_window, text, transfer.findings, !transfer.result.edit.isEmpty());
}

} // namespace rigwright::editor
