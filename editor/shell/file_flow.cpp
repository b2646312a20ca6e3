// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Dialogs, questions and messages of opening, saving and exporting.
#include "editor/shell/file_flow.h"

#include "editor/document/autosave.h"
#include "editor/document/document.h"
#include "editor/document/task_runner.h"
#include "editor/shell/action_set.h"
#include "editor/shell/character_files.h"
#include "editor/shell/error_dialog.h"
#include "editor/shell/recent_files.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/messages.h"
#include "editor/ui/metrics.h"
#include "editor/ui/toast.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>
#include <chrono>

namespace rigwright::editor {

namespace {

const QString kProjectEnding = QStringLiteral("rigw");
/// Programs write a file in several steps; the last one counts.
constexpr std::chrono::milliseconds kDiskSettles{400};

QString nameOf(const QString& path) {
    return QFileInfo(path).fileName();
}

QString lastFolder() {
    const QString home = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QSettings().value(QStringLiteral("lastFolder"), home).toString();
}

void rememberFolder(const QString& path) {
    QSettings().setValue(QStringLiteral("lastFolder"), QFileInfo(path).absolutePath());
}

bool looksLikeCharacter(const QString& path) {
    static const QStringList endings{kProjectEnding, QStringLiteral("glb"), QStringLiteral("gltf"),
                                     QStringLiteral("vrm")};
    return endings.contains(QFileInfo(path).suffix().toLower());
}

} // namespace

FileFlow::FileFlow(const FileFlowContext& context, QObject* parent)
    : QObject(parent), m_c(context) {
    connectFiles();
    m_diskTimer.setSingleShot(true);
    m_diskTimer.setInterval(kDiskSettles);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_diskTimer,
            qOverload<>(&QTimer::start));
    connect(&m_diskTimer, &QTimer::timeout, this, &FileFlow::checkDisk);
    connect(&m_c.document, &Document::filePathChanged, this,
            [this] { watch(m_c.document.filePath()); });
}

void FileFlow::bind(ActionSet& actions) {
    const auto open = [this] { return !m_c.document.isEmpty(); };
    actions.bind("file.open", {[this](bool) { chooseFile(); }, {}, {}});
    actions.bind("file.save", {[this](bool) { save(false); }, open, {}});
    actions.bind("file.save-as", {[this](bool) { save(true); }, open, {}});
    actions.bind("file.revert",
                 {[this](bool) { revert(); },
                  [this] { return !m_c.document.isEmpty() && !m_c.document.filePath().isEmpty(); },
                  {}});
    actions.bind("file.export", {[this](bool) { exportGlb(false); }, open, {}});
    actions.bind("file.export-as", {[this](bool) { exportGlb(true); }, open, {}});
    actions.bind("file.close", {[this](bool) { closeCharacter(); }, open, {}});
}

void FileFlow::connectFiles() {
    const auto remember = [this](const QString& path) {
        if (path.isEmpty())
            return;
        m_c.recent.add(path);
        rememberFolder(path);
        watch(path);
    };
    connect(&m_c.files, &CharacterFiles::opened, this, remember);
    connect(&m_c.files, &CharacterFiles::saved, this, [this, remember](const QString& path) {
        remember(path);
        m_c.toasts.show(Severity::Info, tr("Saved %1").arg(nameOf(path)));
    });
    connect(&m_c.files, &CharacterFiles::exported, this, &FileFlow::tellExported);
    connect(&m_c.files, &CharacterFiles::failed, this,
            [this](const QString& title, const ErrorText& text) {
                m_recovering.reset();
                (new ErrorDialog(title, text, &m_c.window))->open();
            });
    // What was recovered is discarded only when a new copy of it stands beside it.
    connect(&m_c.files, &CharacterFiles::recovered, &m_c.autosave, &Autosave::saveNow);
    connect(&m_c.autosave, &Autosave::written, this, [this] {
        if (m_recovering)
            m_c.autosave.discard(*m_recovering);
        m_recovering.reset();
    });
    connect(&m_c.autosave, &Autosave::failed, this, [this](const QString& reason) {
        m_c.toasts.show(Severity::Warning, tr("Autosave does not work: %1").arg(reason));
    });
    connect(&m_c.tasks, &TaskRunner::cancelled, this, [this](const QString& name) {
        m_c.toasts.show(Severity::Info, tr("Cancelled: %1").arg(name));
    });
    connect(&m_c.tasks, &TaskRunner::failed, this,
            [this](const QString& name, const QString& reason) {
                m_c.toasts.show(Severity::Error, tr("Failed: %1 (%2)").arg(name, reason));
            });
    connect(
        &m_c.tasks, &TaskRunner::inputsChanged, this,
        [this](const QString& name, const std::function<void()>& again) {
            std::vector<ToastAction> actions;
            if (again)
                actions.push_back({tr("Run again"), again});
            m_c.toasts.show(
                Severity::Warning,
                tr("%1: the result was dropped, because its input was edited meanwhile").arg(name),
                std::move(actions));
        });
}

void FileFlow::openFile(const QString& path) {
    m_c.tools.cancel();
    if (settleChanges())
        m_c.files.open(path);
}

void FileFlow::openSample(const QString& name) {
    m_c.tools.cancel();
    if (settleChanges())
        m_c.files.openSample(name);
}

void FileFlow::openDropped(const QStringList& paths) {
    if (paths.isEmpty()) {
        m_c.toasts.show(Severity::Info, tr("Drop a file that lies on this computer"));
        return;
    }
    const auto chosen = std::ranges::find_if(paths, looksLikeCharacter);
    const QString path = chosen == paths.end() ? paths.first() : *chosen;
    if (QFileInfo(path).isDir()) {
        m_c.toasts.show(Severity::Info,
                        tr("“%1” is a folder. Drop one character file").arg(nameOf(path)),
                        {{tr("Choose…"), [this, path] {
                              QSettings().setValue(QStringLiteral("lastFolder"), path);
                              chooseFile();
                          }}});
        return;
    }
    if (paths.size() > 1)
        m_c.toasts.show(Severity::Info,
                        tr("One character opens at a time: opening “%1”").arg(nameOf(path)));
    openFile(path);
}

void FileFlow::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(
        &m_c.window, tr("Open a character"), lastFolder(),
        tr("Characters (*.rigw *.glb *.gltf *.vrm)") + QStringLiteral(";;") + tr("All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

QString FileFlow::askForTarget(const QString& title, const QString& ending, const QString& filter,
                               const QString& suggestion) {
    QFileDialog dialog(&m_c.window, title, QFileInfo(suggestion).absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave); // asks before it replaces a file
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(suggestion);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().first();
    if (QFileInfo(path).suffix().compare(ending, Qt::CaseInsensitive) == 0)
        return path;
    // Another ending was typed: what is written is named for what it is.
    const QString named = path + QLatin1Char('.') + ending;
    if (QFileInfo::exists(named) &&
        QMessageBox::question(&m_c.window, title,
                              tr("“%1” exists. Replace it?").arg(nameOf(named))) !=
            QMessageBox::Yes)
        return {};
    return named;
}

bool FileFlow::save(bool ask) {
    m_c.tools.cancel();
    if (m_c.document.isEmpty())
        return false;
    QString path = m_c.document.filePath();
    if (ask || !m_c.document.isProject()) {
        QString base = QFileInfo(path).completeBaseName();
        if (base.isEmpty())
            base =
                m_c.document.displayName().isEmpty() ? tr("character") : m_c.document.displayName();
        const QString folder = path.isEmpty() ? lastFolder() : QFileInfo(path).absolutePath();
        path = askForTarget(tr("Save project"), kProjectEnding, tr("Rigwright projects (*.rigw)"),
                            folder + QLatin1Char('/') + base + QLatin1Char('.') + kProjectEnding);
        if (path.isEmpty())
            return false;
    }
    m_c.files.save(path);
    return true;
}

bool FileFlow::exportGlb(bool ask) {
    m_c.tools.cancel();
    QString path = m_c.files.exportPath();
    if (ask || path.isEmpty()) {
        QString suggestion = path;
        if (suggestion.isEmpty()) {
            QString base = QFileInfo(m_c.document.displayName()).completeBaseName();
            if (base.isEmpty())
                base = tr("character");
            suggestion = lastFolder() + QLatin1Char('/') + base + QStringLiteral(".glb");
        }
        path = askForTarget(tr("Export GLB"), QStringLiteral("glb"), tr("GLB files (*.glb)"),
                            suggestion);
        if (path.isEmpty())
            return false;
    }
    m_c.files.exportTo(path);
    return true;
}

void FileFlow::showLines(const QString& title, const QStringList& lines) {
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Rigwright"), title, QMessageBox::Close,
                                &m_c.window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->setInformativeText(lines.join(QLatin1Char('\n')));
    box->open();
}

void FileFlow::tellExported(const ExportOutcome& outcome) {
    m_c.recent.add(outcome.path);
    rememberFolder(outcome.path);
    const QString name = nameOf(outcome.path);
    QStringList lines;
    for (const Finding& finding : outcome.lost)
        lines += findingText(finding);
    Severity severity = outcome.lost.empty() ? Severity::Info : Severity::Warning;
    QString text;
    if (!outcome.proof) {
        severity = Severity::Warning;
        text = tr("Exported to %1, but it could not be read back").arg(name);
        lines += outcome.problem.what;
    } else {
        const DeformationProof& proof = *outcome.proof;
        const QString error = tr("%1 mm").arg(numberText(proof.maxError * 1000.0, 3));
        lines += tr("Compared in %n poses with the document: largest error %1.", nullptr,
                    int(proof.posesCompared))
                     .arg(error);
        if (proof.passed()) {
            text = tr("Exported to %1 · deforms as here, largest error %2").arg(name, error);
        } else {
            severity = Severity::Error;
            text = tr("Exported to %1, but it deforms differently: up to %2").arg(name, error);
            lines += tr("Worst: %1, vertex %2, in %3")
                         .arg(QString::fromStdString(proof.worstMesh))
                         .arg(proof.worstVertex)
                         .arg(QString::fromStdString(proof.worstPose));
        }
    }
    const QString title = tr("What changed on the way into %1:").arg(name);
    m_c.toasts.show(severity, text,
                    {{tr("Show"), [this, title, lines] { showLines(title, lines); }}});
}

void FileFlow::revert() {
    m_c.tools.cancel();
    const QString path = m_c.document.filePath();
    if (path.isEmpty())
        return;
    if (!m_c.document.undoStack().isClean()) {
        QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"),
                        tr("Go back to “%1” as it is on the disk?").arg(nameOf(path)),
                        QMessageBox::NoButton, &m_c.window);
        box.setInformativeText(tr("Changes that are not saved are lost."));
        QPushButton* back = box.addButton(tr("Revert"), QMessageBox::DestructiveRole);
        box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
        box.exec();
        if (box.clickedButton() != back)
            return;
    }
    m_c.files.open(path);
}

bool FileFlow::settleChanges() {
    if (m_c.files.isWriting())
        m_c.tasks.finishPending();
    if (m_c.document.isEmpty() || m_c.document.undoStack().isClean())
        return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"),
                    tr("Save the changes to “%1” first?").arg(m_c.document.displayName()),
                    QMessageBox::NoButton, &m_c.window);
    box.setInformativeText(tr("Changes that are not saved are lost."));
    QPushButton* saveButton = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(saveButton);
    box.exec();
    if (box.clickedButton() == discard)
        return true;
    if (box.clickedButton() != saveButton || !save(false))
        return false;
    m_c.tasks.finishPending();
    return m_c.document.undoStack().isClean();
}

void FileFlow::closeCharacter() {
    m_c.tools.cancel();
    if (settleChanges())
        m_c.document.reset({}, {});
}

void FileFlow::offerRecovery() {
    for (const Leftover& leftover : m_c.autosave.leftovers()) {
        const QString when =
            recentTimeText(leftover.time.toLocalTime(), QDateTime::currentDateTime());
        QMessageBox box(
            QMessageBox::NoIcon, tr("Rigwright"),
            tr("“%1” was not saved when Rigwright ended. Recover it?").arg(leftover.name),
            QMessageBox::NoButton, &m_c.window);
        box.setInformativeText(tr("There is a copy from: %1. The file itself is as it was last "
                                  "saved.")
                                   .arg(when));
        QPushButton* recover = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
        QPushButton* discard = box.addButton(tr("Discard copy"), QMessageBox::DestructiveRole);
        box.addButton(tr("Later"), QMessageBox::RejectRole);
        box.setDefaultButton(recover);
        box.exec();
        if (box.clickedButton() == discard)
            m_c.autosave.discard(leftover);
        if (box.clickedButton() != recover)
            continue;
        m_recovering = leftover;
        m_c.files.recover(leftover.file, leftover.originalPath);
        return; // one document at a time; the others are offered at the next start
    }
}

void FileFlow::watch(const QString& path) {
    if (const QStringList watched = m_watcher.files(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    const QFileInfo info(path);
    m_knownTime = info.lastModified();
    m_knownSize = info.exists() ? info.size() : -1;
    if (!path.isEmpty() && info.exists())
        m_watcher.addPath(path);
}

void FileFlow::checkDisk() {
    const QString path = m_c.document.filePath();
    if (path.isEmpty() || m_c.files.isWriting() || m_c.files.isOpening())
        return;
    const QFileInfo info(path);
    if (info.exists() && info.lastModified() == m_knownTime && info.size() == m_knownSize) {
        watch(path); // replaced by the same: the watch went with the old file
        return;
    }
    watch(path);
    if (!info.exists())
        m_c.toasts.show(
            Severity::Warning,
            tr("“%1” is gone from the disk. What is open here is kept").arg(nameOf(path)),
            {{tr("Save as…"), [this] { save(true); }}});
    else
        m_c.toasts.show(Severity::Warning, tr("“%1” was changed on the disk").arg(nameOf(path)),
                        {{tr("Reload"), [this] { revert(); }}});
}

} // namespace rigwright::editor
