// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MainWindow: opening, exporting, closing, and following the document.
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/pose_commands.h"
#include "editor/panels/playback_bar.h"
#include "editor/panels/status_line.h"
#include "editor/shell/action_set.h"
#include "editor/shell/error_dialog.h"
#include "editor/shell/main_window.h"
#include "editor/shell/snapshot.h"
#include "editor/shell/start_page.h"
#include "editor/ui/local_files.h"
#include "editor/ui/metrics.h"
#include "editor/viewport/viewport_widget.h"

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace rigwright::editor {

namespace {

QString lastFolder() {
    const QString home = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QSettings().value(QStringLiteral("lastFolder"), home).toString();
}

void rememberFolder(const QString& path) {
    QSettings().setValue(QStringLiteral("lastFolder"), QFileInfo(path).absolutePath());
}

} // namespace

void MainWindow::connectFiles() {
    m_files.mayReplace = [this] {
        m_tools.cancel();
        return settleChanges();
    };
    connect(&m_files, &CharacterFiles::progressChanged, m_statusLine, &StatusLine::setProgress);
    connect(m_statusLine, &StatusLine::cancelRequested, &m_files, &CharacterFiles::cancel);
    connect(&m_files, &CharacterFiles::opened, this, [this](const QString& path) {
        if (!path.isEmpty()) {
            m_recent.add(path);
            rememberFolder(path);
        }
        beginWithCharacter();
    });
    connect(&m_files, &CharacterFiles::cancelled, this,
            [this] { m_toasts->show(Severity::Info, tr("Opening was cancelled")); });
    connect(&m_files, &CharacterFiles::failed, this,
            [this](const QString& title, const ErrorText& text) {
                auto* dialog = new ErrorDialog(title, text, this);
                dialog->open();
            });
    connect(&m_files, &CharacterFiles::exported, this,
            [this](const QString& path, const Findings& lost) {
                m_recent.add(path);
                rememberFolder(path);
                const QString name = QFileInfo(path).fileName();
                if (lost.empty()) {
                    m_toasts->show(Severity::Info, tr("Exported to %1").arg(name));
                    return;
                }
                QStringList lines;
                for (const Finding& finding : lost)
                    lines += findingText(finding);
                m_toasts->show(
                    Severity::Warning,
                    tr("Exported to %1, with %n changes", nullptr, int(lost.size())).arg(name),
                    {{tr("Show"), [this, name, lines] {
                          auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Rigwright"),
                                                      tr("Changed on the way into %1:").arg(name),
                                                      QMessageBox::Close, this);
                          box->setAttribute(Qt::WA_DeleteOnClose);
                          box->setInformativeText(lines.join(QLatin1Char('\n')));
                          box->open();
                      }}});
            });
    connect(m_startPage, &StartPage::openRequested, this, &MainWindow::chooseFile);
    connect(m_startPage, &StartPage::sampleRequested, this, &MainWindow::openSample);
    connect(m_startPage, &StartPage::fileRequested, this, &MainWindow::openFile);
}

void MainWindow::connectViewport() {
    m_statusLine->setFrameTime([this] { return m_viewport->frameMilliseconds(); });
    connect(m_viewport, &ViewportWidget::filesDropped, this, [this](const QStringList& paths) {
        if (!paths.isEmpty())
            openFile(paths.first());
    });
    connect(m_viewport, &ViewportWidget::contextMenuRequested, this, &MainWindow::showContextMenu);
}

void MainWindow::openFile(const QString& path) {
    m_tools.cancel();
    if (settleChanges())
        m_files.open(path);
}

void MainWindow::openSample(const QString& name) {
    m_tools.cancel();
    if (settleChanges())
        m_files.openSample(name);
}

void MainWindow::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a character"), lastFolder(),
        tr("Characters (*.glb *.gltf *.vrm)") + QStringLiteral(";;") + tr("All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::exportDocument(bool ask) {
    m_tools.cancel();
    QString path = m_files.exportPath();
    if (ask || path.isEmpty()) {
        QString name = QFileInfo(m_document.displayName()).completeBaseName();
        if (name.isEmpty())
            name = tr("character");
        QFileDialog dialog(this, tr("Export GLB"), lastFolder(), tr("GLB files (*.glb)"));
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setDefaultSuffix(QStringLiteral("glb"));
        dialog.selectFile(path.isEmpty() ? name + QStringLiteral(".glb") : path);
        if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
            return false;
        path = dialog.selectedFiles().first();
    }
    return m_files.exportTo(path);
}

bool MainWindow::settleChanges() {
    if (m_document.isEmpty() || m_document.undoStack().isClean())
        return true;
    QMessageBox box(QMessageBox::NoIcon, tr("Rigwright"),
                    tr("Export the changes to “%1” first?").arg(m_document.displayName()),
                    QMessageBox::NoButton, this);
    box.setInformativeText(tr("Changes that are not exported are lost."));
    QPushButton* exportButton = box.addButton(tr("Export…"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(exportButton);
    box.exec();
    if (box.clickedButton() == exportButton)
        return exportDocument(false);
    return box.clickedButton() == discard;
}

void MainWindow::closeCharacter() {
    m_tools.cancel();
    if (settleChanges())
        m_document.reset({}, {});
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!localFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList files = localFiles(event->mimeData());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    openFile(files.first());
}

void MainWindow::beginWithCharacter() {
    const Character& character = m_document.character();
    const bool bound = std::ranges::any_of(
        character.meshes, [](const MeshInstance& mesh) { return mesh.binding.has_value(); });
    ViewSettings view = m_document.session().view();
    view.shading = bound ? Shading::Weights : Shading::Solid;
    m_document.session().setView(view);
    m_tools.setCurrent(bound ? QStringLiteral("paint") : QStringLiteral("select"));
    if (!m_document.session().selection().activeBone.isValid())
        selectBone(m_document.session(), firstBoneToShow(character));
}

void MainWindow::followDocument(const Change& change) {
    if (std::holds_alternative<DocumentReset>(change)) {
        followEmptiness();
        followTitle();
    }
    m_actionsTimer.start();
}

void MainWindow::followEmptiness() {
    const bool empty = m_document.isEmpty();
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_startPage) : m_viewport);
    m_playbackDock->setVisible(!empty);
    if (!empty && m_viewport->isVisible())
        m_viewport->setFocus();
}

void MainWindow::followTitle() {
    if (m_document.isEmpty()) {
        setWindowTitle(tr("Rigwright"));
        setWindowModified(false);
        return;
    }
    setWindowTitle(tr("%1[*] — Rigwright").arg(m_document.displayName()));
    setWindowModified(!m_document.undoStack().isClean());
}

void MainWindow::showContextMenu(const QPoint& position) {
    if (m_document.isEmpty())
        return;
    m_tools.cancel();
    const BoneIndex bone = m_tools.boneUnderPointer();
    QMenu menu(this);
    if (bone.isValid()) {
        const QString name = boneText(m_document.character(), bone);
        const BoneFlags flags = m_document.character().boneFlags[bone.value()];
        const std::array bones{bone};
        menu.addAction(tr("Select %1").arg(name), this,
                       [this, bone] { selectBone(m_document.session(), bone); });
        menu.addAction(flags.locked ? tr("Unlock %1").arg(name) : tr("Lock %1").arg(name), this,
                       [this, bones, flags] {
                           setBoneFlag(m_document, bones, BoneFlag::Locked, !flags.locked);
                       });
        menu.addAction(tr("Hide %1").arg(name), this,
                       [this, bones] { setBoneFlag(m_document, bones, BoneFlag::Hidden, true); });
        menu.addAction(tr("Reset %1 to rest").arg(name), this,
                       [this, bones] { resetPose(m_document, bones); });
        menu.addSeparator();
    }
    menu.addAction((*m_actions)[QStringLiteral("view.frame-selected")]);
    menu.addAction((*m_actions)[QStringLiteral("view.frame-all")]);
    menu.exec(position);
}

} // namespace rigwright::editor
