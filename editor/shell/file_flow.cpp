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
#include "editor/shell/import_source.h"
#include "editor/shell/recent_files.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/finding_words.h"
#include "editor/ui/messages.h"
#include "editor/ui/metrics.h"
#include "editor/ui/pending_text.h"
#include "editor/ui/plain_texts.h"
#include "editor/ui/toast.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace rigwright::editor {

namespace {

const QString kProjectEnding = QStringLiteral("rigw");
/// A change that is nearly worked out needs no question.
constexpr int kNearlyDoneMs = 2000;

QString nameOf(const QString& path) {
    return QFileInfo(path).fileName();
}

QString lastFolder() {
    const QString home = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QSettings().value(QStringLiteral("lastFolder"), home).toString();
}

/// `folder`, or what is left of it: folders vanish between two sessions, or while one lasts.
QString existingFolder(const QString& folder) {
    QString path = QDir::cleanPath(folder);
    while (!QFileInfo(path).isDir()) {
        const QString above = QFileInfo(path).path();
        if (above == path)
            return QDir::homePath();
        path = above;
    }
    return path;
}

bool isSameFile(const QString& one, const QString& other) {
    const QString canonical = QFileInfo(one).canonicalFilePath();
    return !canonical.isEmpty() && canonical == QFileInfo(other).canonicalFilePath();
}

void rememberFolder(const QString& path) {
    QSettings().setValue(QStringLiteral("lastFolder"), QFileInfo(path).absolutePath());
}

bool looksLikeCharacter(const QString& path) {
    return characterEndings().contains(QFileInfo(path).suffix().toLower());
}

QString meshesOfOtherMethods(const Character& character) {
    QStringList names;
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.binding && mesh.binding->method != SkinningMethod::LinearBlend)
            names += QString::fromStdString(mesh.name);
    return names.join(QStringLiteral(", "));
}

} // namespace

FileFlow::FileFlow(const FileFlowContext& context, QObject* parent)
    : QObject(parent), m_c(context),
      m_disk([this] { return m_c.files.isWriting() || m_c.files.isOpening(); }) {
    connectFiles();
    connectDisk();
}

void FileFlow::connectDisk() {
    connect(&m_c.document, &Document::filePathChanged, this,
            [this] { m_disk.watch(m_c.document.filePath()); });
    connect(&m_disk, &DiskWatch::gone, this, [this](const QString& path) {
        m_c.toasts.show(
            Severity::Warning,
            tr("“%1” is gone from the disk. What is open here is kept").arg(nameOf(path)),
            {{tr("Save as…"), [this] { save(true); }}});
    });
    connect(&m_disk, &DiskWatch::changed, this, [this](const QString& path) {
        m_c.toasts.show(Severity::Warning, tr("“%1” was changed on the disk").arg(nameOf(path)),
                        {{tr("Reload"), [this] { revert(); }}});
    });
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
        if (isSameFile(path, m_c.document.filePath()))
            m_disk.watch(m_c.document.filePath());
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
        &m_c.window, tr("Open a character"), existingFolder(lastFolder()),
        characterFilter(tr("Characters")), nullptr, QFileDialog::HideNameFilterDetails);
    if (!path.isEmpty())
        openFile(path);
}

QString FileFlow::askForTarget(const QString& title, const QString& ending, const QString& filter,
                               const QString& suggestion) {
    const QString folder = existingFolder(QFileInfo(suggestion).absolutePath());
    QFileDialog dialog(&m_c.window, title, folder, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave); // asks before it replaces a file
    dialog.setDefaultSuffix(ending);
    dialog.selectFile(QDir(folder).filePath(nameOf(suggestion)));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    const QString path = dialog.selectedFiles().first();
    if (QFileInfo(path).suffix().compare(ending, Qt::CaseInsensitive) == 0)
        return path;
    // Another ending was typed: what is written is named for what it is.
    const QString named = path + QLatin1Char('.') + ending;
    if (!QFileInfo::exists(named))
        return named;
    QMessageBox box(QMessageBox::Question, title, QString(), QMessageBox::Yes | QMessageBox::No,
                    &m_c.window);
    setPlainTexts(box, tr("“%1” exists. Replace it?").arg(nameOf(named)));
    return box.exec() == QMessageBox::Yes ? named : QString();
}

/// A number of the last operation runs it anew: that is waited for a moment, to be part of what is
/// written.
void FileFlow::finishTyping() {
    const auto newest = [this] {
        const std::vector<TaskRunner::Named> changing = m_c.tasks.changing();
        return changing.empty() ? TaskRunner::Id() : changing.back().id;
    };
    const TaskRunner::Id before = newest();
    commitPendingText(m_c.window);
    if (newest() > before)
        m_c.tasks.finishChanging(kNearlyDoneMs);
}

FileFlow::Overwrite FileFlow::askToOverwrite() {
    const QString path = m_c.document.filePath();
    // While a save of ours is under way, what is seen there may be our own.
    if (m_c.files.isSaving() || !m_disk.isChanged())
        return Overwrite::Yes;
    QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"), QString(), QMessageBox::NoButton,
                    &m_c.window);
    setPlainTexts(box,
                  tr("“%1” was changed on the disk meanwhile. Overwrite it?").arg(nameOf(path)),
                  tr("Another program has written it since it was opened or saved here. What that "
                     "program wrote is lost then."));
    QPushButton* overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* elsewhere = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == overwrite)
        return Overwrite::Yes;
    return box.clickedButton() == elsewhere ? Overwrite::Elsewhere : Overwrite::No;
}

bool FileFlow::save(bool ask) {
    finishTyping();
    m_c.tools.cancel();
    if (m_c.document.isEmpty())
        return false;
    if (!ask && m_c.document.isProject()) {
        const Overwrite answer = askToOverwrite();
        if (answer == Overwrite::No)
            return false;
        ask = answer == Overwrite::Elsewhere;
    }
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
    finishTyping();
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
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Rigwright"), QString(), QMessageBox::Close,
                                &m_c.window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setPlainTexts(*box, title, lines.join(QLatin1Char('\n')));
    box->open();
}

void FileFlow::tellExported(const ExportOutcome& outcome) {
    m_c.recent.add(outcome.path);
    rememberFolder(outcome.path);
    if (isSameFile(outcome.path, m_c.document.filePath()))
        m_disk.watch(m_c.document.filePath()); // our own writing is not news
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
    if (const QString meshes = meshesOfOtherMethods(m_c.document.character()); !meshes.isEmpty())
        lines += tr("Files hold linear blending; shown here by another method: %1.").arg(meshes);
    const QString title = tr("What changed on the way into %1:").arg(name);
    m_c.toasts.show(severity, text,
                    {{tr("Show"), [this, title, lines] { showLines(title, lines); }}});
}

bool FileFlow::mayLoseChanges(const QString& question, const QString& yes) {
    if (m_c.document.undoStack().isClean() && m_c.tasks.changing().empty())
        return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"), QString(), QMessageBox::NoButton,
                    &m_c.window);
    setPlainTexts(box, question, tr("Changes that are not saved are lost."));
    QPushButton* go = box.addButton(yes, QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    if (box.clickedButton() != go)
        return false;
    dropChanging();
    return true;
}

void FileFlow::revert() {
    m_c.tools.cancel();
    if (m_c.files.isWriting())
        m_c.tasks.finishPending(); // the file to go back to is the one that comes of it
    const QString path = m_c.document.filePath();
    if (path.isEmpty() ||
        !mayLoseChanges(tr("Go back to “%1” as it is on the disk?").arg(nameOf(path)),
                        tr("Revert")))
        return;
    m_c.files.open(path, m_c.document.isProject() ? ImportChoices() : m_c.files.source().choices);
}

void FileFlow::readAgain(const ImportChoices& choices) {
    m_c.tools.cancel();
    if (m_c.files.isWriting())
        m_c.tasks.finishPending();
    const QString path = m_c.files.source().path;
    if (path.isEmpty())
        return;
    if (!QFileInfo::exists(path)) {
        m_c.toasts.show(
            Severity::Warning,
            tr("“%1” is not where it was read from: it cannot be read again").arg(nameOf(path)));
        return;
    }
    if (mayLoseChanges(tr("Read “%1” again?").arg(nameOf(path)), tr("Read again")))
        m_c.files.open(path, choices);
}

void FileFlow::dropChanging() {
    for (const TaskRunner::Named& task : m_c.tasks.changing())
        m_c.tasks.drop(task.id);
}

/// A change that was asked for belongs to the document: it is waited for, or given up knowingly.
bool FileFlow::settleTasks() {
    if (m_c.tasks.finishChanging(kNearlyDoneMs))
        return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"), QString(), QMessageBox::NoButton,
                    &m_c.window);
    setPlainTexts(box, tr("“%1” is still running.").arg(m_c.tasks.changing().front().name),
                  tr("This goes on by itself when that is done. Going on without it loses its "
                     "change."));
    QPushButton* without = box.addButton(tr("Go on without it"), QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    connect(&m_c.tasks, &TaskRunner::finished, &box, [this, &box] {
        if (m_c.tasks.changing().empty())
            box.done(QMessageBox::Accepted);
    });
    box.exec();
    if (box.clickedButton() == without)
        dropChanging();
    return m_c.tasks.changing().empty();
}

bool FileFlow::settleChanges() {
    commitPendingText(m_c.window);
    if (!settleTasks())
        return false;
    if (m_c.files.isWriting())
        m_c.tasks.finishPending();
    if (m_c.document.isEmpty() || m_c.document.undoStack().isClean())
        return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"), QString(), QMessageBox::NoButton,
                    &m_c.window);
    setPlainTexts(box, tr("Save the changes to “%1” first?").arg(m_c.document.displayName()),
                  tr("Changes that are not saved are lost."));
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
        QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"), QString(), QMessageBox::NoButton,
                        &m_c.window);
        const QString copy =
            leftover.originalPath.isEmpty()
                ? tr("There is a copy from: %1. It was never saved as a file.").arg(when)
                : tr("There is a copy from: %1. The file itself is as it was last saved.")
                      .arg(when);
        setPlainTexts(box,
                      tr("“%1” was not saved when Rigwright ended. Recover it?").arg(leftover.name),
                      copy);
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

} // namespace rigwright::editor
