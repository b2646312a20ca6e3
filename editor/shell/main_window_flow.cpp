// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MainWindow: what the parts tell one another, and following the document.
#include "editor/commands/bone_text.h"
#include "editor/document/control_outlines.h"
#include "editor/panels/bone_menu.h"
#include "editor/panels/bones_panel.h"
#include "editor/panels/control_menu.h"
#include "editor/panels/controls_panel.h"
#include "editor/panels/edit_report.h"
#include "editor/panels/import_report_panel.h"
#include "editor/panels/playback_bar.h"
#include "editor/panels/rig_bar.h"
#include "editor/panels/status_line.h"
#include "editor/panels/tool_options_bar.h"
#include "editor/panels/tool_strip.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/shell/append_flow.h"
#include "editor/shell/bind_flow.h"
#include "editor/shell/command_search.h"
#include "editor/shell/fit_flow.h"
#include "editor/shell/import_report_flow.h"
#include "editor/shell/last_seen.h"
#include "editor/shell/main_window.h"
#include "editor/shell/skeleton_dialogs.h"
#include "editor/shell/snapshot.h"
#include "editor/shell/start_page.h"
#include "editor/shell/transfer_flow.h"
#include "editor/shell/weight_operations.h"
#include "editor/shell/workspaces.h"
#include "editor/tools/brush_json.h"
#include "editor/ui/actions.h"
#include "editor/ui/local_files.h"
#include "editor/ui/metrics.h"
#include "editor/ui/toast.h"
#include "editor/viewport/viewport_widget.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QJsonDocument>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QWindow>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>
#include <vector>

namespace rigwright::editor {

void MainWindow::connectFiles() {
    m_files.mayReplace = [this] {
        m_tools.cancel();
        return m_fileFlow->settleChanges();
    };
    connect(&m_tasks, &TaskRunner::progressChanged, m_statusLine,
            [this](const QString& name, double fraction, int others, bool canCancel) {
                const QString text =
                    others > 0 ? tr("%1 (and %n more)", nullptr, others).arg(name) : name;
                m_statusLine->setProgress(text, fraction, canCancel);
            });
    connect(m_statusLine, &StatusLine::cancelRequested, &m_tasks, &TaskRunner::cancelShown);
    connect(&m_files, &CharacterFiles::opened, this, &MainWindow::beginWithCharacter);
    connect(&m_files, &CharacterFiles::saved, m_lastSeen, &LastSeen::takeFor);
    connect(m_startPage, &StartPage::openRequested, m_fileFlow, &FileFlow::chooseFile);
    connect(m_startPage, &StartPage::sampleRequested, m_fileFlow, &FileFlow::openSample);
    connect(m_startPage, &StartPage::fileRequested, m_fileFlow, &FileFlow::openFile);
}

/// Tool settings, in the project's view; what a pen does belongs to the desk it lies on, so that
/// the next start knows it too.
void MainWindow::keepToolSettings() {
    BrushOptions& brush = m_tools.brushOptions();
    VertexSelectOptions& vertices = m_tools.vertexSelectOptions();
    BrushValues former = brush.values();
    const QString kPen = QStringLiteral("pen/brush");
    const QJsonObject kept =
        QJsonDocument::fromJson(QSettings().value(kPen).toByteArray()).object();
    const BrushValues stored = brushFromJson(kept, former);
    former.pressureStrength = stored.pressureStrength;
    former.pressureRadius = stored.pressureRadius;
    former.pressureCurve = stored.pressureCurve;
    brush.setValues(former);
    connect(&brush, &BrushOptions::changed, this, [&brush, kPen, former]() mutable {
        const BrushValues& now = brush.values();
        if (std::tie(now.pressureStrength, now.pressureRadius, now.pressureCurve) !=
            std::tie(former.pressureStrength, former.pressureRadius, former.pressureCurve))
            QSettings().setValue(kPen,
                                 QJsonDocument(brushToJson(now)).toJson(QJsonDocument::Compact));
        former = now;
    });
    m_files.setViewExtras(
        {[this, &brush, &vertices] {
             return QJsonObject{{"brush", brushToJson(brush.values())},
                                {"vertexSelection", vertexSelectToJson(vertices.values())},
                                {"workspace", m_workspaces->current()}};
         },
         [this, &brush, &vertices](const QJsonObject& view) {
             m_workspaces->beginWith(view[QLatin1String("workspace")].toString());
             const BrushValues now = brush.values();
             BrushValues values = brushFromJson(view[QLatin1String("brush")].toObject(), now);
             values.pressureStrength =
                 now.pressureStrength; // the pen is here, not where it came from
             values.pressureRadius = now.pressureRadius;
             values.pressureCurve = now.pressureCurve;
             brush.setValues(values);
             vertices.setValues(vertexSelectFromJson(
                 view[QLatin1String("vertexSelection")].toObject(), vertices.values()));
         }});
}

ActionContext MainWindow::actionContext() {
    return {*m_actions, m_document, m_tools, *m_viewport, *m_toasts, m_tasks};
}

void MainWindow::bindActions() {
    const ActionContext context = actionContext();
    bindEditActions(context);
    bindViewActions(context);
    bindToolActions(context);
    bindPoseActions(context);
    bindPoseLibraryActions(context, *m_posesPanel, m_range);
    bindWeightActions(context);
    m_weightOperations = new WeightOperations(context, *m_operationStrip, this);
    m_weightOperations->bind();
    bindSkeletonActions(context,
                        {*this, *m_operationStrip, [this] {
                             auto* controls = findChild<ControlsPanel*>();
                             if (controls && heldControl(m_document).isValid())
                                 controls->renameActive();
                             else
                                 m_bonesPanel->renameActive();
                         }});
    (new SkeletonDialogs(context, *this, this))->bind();
    bindRigActions(context, *this);
    bindAnimationActions(context, m_player, m_range, *m_playbackBar);
    bindWindowActions(context, *this);
    m_fileFlow->bind(*m_actions);
    auto* report = findChild<ImportReportPanel*>();
    new ImportReportFlow({*this, *findChild<QDockWidget*>(QStringLiteral("importReport")),
                          *findChild<QDockWidget*>(QStringLiteral("findings")), *report, m_files,
                          *m_fileFlow, context},
                         report); // goes with it, before what it works with
    (new TransferFlow(context, *this, this))->bind();
    (new BindFlow(context, *this, this))->bind();
    (new FitFlow(context, *this, this))->bind();
    (new AppendFlow({*this, m_document, m_tools, m_tasks, *m_toasts}, this))->bind(*m_actions);
    connect(m_toolStrip, &ToolStrip::commandRequested, m_actions,
            [this](const QString& id) { (*m_actions)[id]->trigger(); });
    m_actions->bind("file.quit", {[this](bool) { close(); }, {}, {}});
    for (const WorkspaceInfo& info : workspaceTable()) {
        const QByteArray action = QByteArray("workspace.") + info.id;
        const QString id = QString::fromLatin1(info.id);
        m_actions->bind(action.constData(), {[this, id](bool) { m_workspaces->setCurrent(id); },
                                             {},
                                             [this, id] { return m_workspaces->current() == id; }});
    }
    connect(m_workspaces, &Workspaces::changed, m_actions, &ActionSet::follow);
    bindRigBar();
    m_actions->bind("window.reset-layout", {[this](bool) { m_workspaces->resetLayout(); }, {}, {}});
    m_actions->bind("edit.search",
                    {[this](bool) {
                         activateWindow(); // the picture's own window may have the keyboard
                         m_search->setFocus(Qt::ShortcutFocusReason);
                     },
                     {},
                     {}});
}

void MainWindow::bindRigBar() {
    RigBar::Actions actions{(*m_actions)[QStringLiteral("rig.control")],
                            {},
                            (*m_actions)[QStringLiteral("pose.reset-all")]};
    for (const ActionInfo& info : actionTable()) {
        const QString id = QString::fromLatin1(info.id);
        if (id.startsWith(QLatin1String("rig.constraint-")) ||
            id.startsWith(QLatin1String("rig.driver")))
            actions.constraints << (*m_actions)[id];
    }
    m_toolOptions->rigBar()->setActions(actions);
    connect(m_toolOptions->rigBar(), &RigBar::messageRequested, this,
            [this](const QString& message) { m_toasts->show(Severity::Info, message); });
    connect(m_workspaces, &Workspaces::changed, m_toolOptions,
            [this](const QString& id) { m_toolOptions->setRigging(id == QLatin1String("rig")); });
}

void MainWindow::followActions() {
    m_actions->follow();
    const auto name = [this](const char* id, bool can, const QString& with,
                             const QString& without) {
        (*m_actions)[QString::fromLatin1(id)]->setText(can ? with : without);
    };
    const QUndoStack& history = m_document.undoStack();
    const Tool& tool = m_tools.current(); // a step of its own has no name
    name("edit.undo", m_document.canUndo() && !tool.canUndo(),
         tr("&Undo %1").arg(history.undoText()), tr("&Undo"));
    name("edit.redo", m_document.canRedo() && !tool.canRedo(),
         tr("&Redo %1").arg(history.redoText()), tr("&Redo"));
}

void MainWindow::connectViewport() {
    m_statusLine->setFrameTime([this] { return m_viewport->frameMilliseconds(); });
    connect(m_viewport, &ViewportWidget::filesDropped, m_fileFlow, &FileFlow::openDropped);
    connect(m_viewport, &ViewportWidget::contextMenuRequested, this, &MainWindow::showContextMenu);
    // What is painted, or dragged, is what is seen: test poses rest under the hand.
    connect(&m_tools, &ToolStage::hintsChanged, this, [this] {
        if (m_tools.isBusy())
            m_range.pause();
    });
    connect(qApp, &QGuiApplication::focusWindowChanged, this, &MainWindow::returnKeyboard);
}

/// The picture is a window of its own: when a dialog, or another program, had the keyboard that was
/// there, the system gives it back to the main window alone. What goes from the picture to the main
/// window by itself (a click, Tab, the search) stays there.
void MainWindow::returnKeyboard(const QWindow* focused) {
    const QWindow* picture = m_viewport->window3D();
    if (focused == picture)
        m_pictureHadKeys = true;
    else if (focused != windowHandle())
        m_keysAreAway = true;
    else if (std::exchange(m_keysAreAway, false) && m_pictureHadKeys && !m_document.isEmpty() &&
             !QApplication::activeModalWidget())
        m_viewport->window3D()->requestActivate();
    else
        m_pictureHadKeys = false;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (!event->mimeData()->hasUrls())
        return;
    event->acceptProposedAction();
    m_fileFlow->openDropped(localFiles(event->mimeData()));
}

void MainWindow::beginWithCharacter() {
    m_workspaces->begin();
    if (!m_document.session().selection().activeBone.isValid())
        selectBone(m_document.session(), firstBoneToShow(m_document.character()));
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
    const bool begins = !empty && m_stack->currentWidget() != m_viewport;
    m_stack->setCurrentWidget(empty ? static_cast<QWidget*>(m_startPage) : m_viewport);
    m_playbackDock->setVisible(!empty);
    // Only then: an edit of bones is a new character as well, and the keyboard stays where it is.
    if (begins && m_viewport->isVisible())
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
    QMenu menu(this);
    const ControlIndex control = m_tools.overlay().hoveredControl;
    const Rig& rig = rigOf(m_document.character());
    const bool isOnControl = control.isValid() && control.value() < rig.controls.size();
    const BoneIndex bone = isOnControl ? BoneIndex() : m_tools.boneUnderPointer();
    if (isOnControl) {
        // As in the list of controls: about the selection, which the one under the pointer is in.
        Session& session = m_document.session();
        if (!std::ranges::binary_search(session.selection().controls, control))
            selectControl(session, rig, control);
        std::vector<ControlIndex> controls = session.selection().controls;
        std::ranges::rotate(controls,
                            std::ranges::find(controls, session.selection().activeControl));
        fillControlMenu(menu, m_document, controls,
                        {[this](const Result<Findings>& result) {
                             for (const QString& sentence : sentencesOf(result))
                                 m_toasts->show(Severity::Info, sentence);
                         },
                         [this](const QString& id) { (*m_actions)[id]->trigger(); }});
        menu.addSeparator();
    } else if (bone.isValid()) {
        const QString name = boneText(m_document.character(), bone);
        menu.addAction(tr("Select %1").arg(name), this,
                       [this, bone] { selectBone(m_document.session(), bone); });
        menu.addSeparator();
        // About the whole selection where the bone is part of it, as in the tree.
        const std::vector<BoneIndex>& selected = m_document.session().selection().bones;
        fillBoneMenu(menu, m_document,
                     std::ranges::binary_search(selected, bone) ? selected : std::vector{bone});
        menu.addSeparator();
    }
    menu.addAction((*m_actions)[QStringLiteral("view.frame-selected")]);
    menu.addAction((*m_actions)[QStringLiteral("view.frame-all")]);
    menu.exec(position);
}

} // namespace rigwright::editor
