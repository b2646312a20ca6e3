// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Showing the report, and its remedies.
#include "editor/shell/import_report_flow.h"

#include "core/character/bind_pose.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/document.h"
#include "editor/panels/import_report_panel.h"
#include "editor/shell/action_set.h"
#include "editor/shell/character_files.h"
#include "editor/shell/file_flow.h"
#include "editor/shell/read_again_dialog.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/toast.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>

namespace rigwright::editor {

namespace {
/// The layout that the next start restores may hold a report that nobody asked for.
const QString kShownByItself = QStringLiteral("importReport/shownByItself");
} // namespace

ImportReportFlow::ImportReportFlow(const ImportReportContext& context, QObject* parent)
    : QObject(parent), m_c(context) {
    connect(&m_c.files, &CharacterFiles::opened, this, [this] {
        follow();
        announce();
    });
    connect(&m_c.files, &CharacterFiles::saved, this, &ImportReportFlow::follow);
    connect(&m_c.panel, &ImportReportPanel::fixRequested, this, &ImportReportFlow::applyFix);
    connect(&m_c.panel, &ImportReportPanel::readAgainRequested, this,
            &ImportReportFlow::chooseReading);
    connect(&m_c.panel, &ImportReportPanel::choiceUndone, this, [this](ChoiceKind kind) {
        m_c.fileFlow.readAgain(without(m_c.files.source().choices, kind));
    });
    connect(&m_c.actions.document, &Document::changed, this, [this](const Change& change) {
        if (!std::holds_alternative<DocumentReset>(change))
            return;
        if (canReadAgain()) // an edit of the whole character: it still comes from its file
            follow();
        if (m_c.actions.document.isEmpty() && QSettings().value(kShownByItself).toBool())
            m_c.dock.hide();
    });
    connect(&m_c.dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible && m_c.dock.isHidden())
            QSettings().setValue(kShownByItself, false);
    });
    m_c.actions.actions.bind("file.import-report", {[this](bool) { show(false); }, {}, {}});
    m_c.actions.actions.bind(
        "file.read-again",
        {[this](bool) { chooseReading(); }, [this] { return canReadAgain(); }, {}});
    if (QSettings().value(kShownByItself).toBool())
        m_c.dock.hide();
}

bool ImportReportFlow::canReadAgain() const {
    return !m_c.files.source().path.isEmpty();
}

/// The panel learns how the character was read.
void ImportReportFlow::follow() {
    const ImportSource source = m_c.files.source();
    m_c.panel.setImport(QFileInfo(source.path).fileName(), source.choices, canReadAgain());
}

void ImportReportFlow::announce() {
    const Document& document = m_c.actions.document;
    const Findings& findings = document.character().importFindings;
    const bool isNew = !document.isProject() && canReadAgain();
    const bool isGrave = std::ranges::any_of(
        findings, [](const Finding& finding) { return finding.severity != Severity::Info; });
    if (isNew && isGrave) {
        if (m_c.dock.isHidden() || QSettings().value(kShownByItself).toBool())
            show(true);
        else
            m_c.dock.raise();
        return;
    }
    // Who has just chosen another reading wants to see what came of it, and the way back.
    const bool isChosen = m_c.files.source().choices != ImportChoices();
    if (QSettings().value(kShownByItself).toBool() && !(isNew && isChosen))
        m_c.dock.hide();
    if (isNew && !findings.empty() && m_c.dock.isHidden())
        m_c.actions.toasts.show(
            Severity::Info,
            tr("%n things to look at in the import report", nullptr, int(findings.size())),
            {{tr("Show"), [this] { show(false); }}});
}

void ImportReportFlow::show(bool byItself) {
    auto& window = static_cast<QMainWindow&>(m_c.window);
    if (m_c.dock.isHidden() && !m_c.dock.isFloating() && m_c.neighbour.isVisible() &&
        !m_c.neighbour.isFloating())
        window.tabifyDockWidget(&m_c.neighbour, &m_c.dock);
    m_c.dock.show();
    m_c.dock.raise();
    QSettings().setValue(kShownByItself, byItself);
}

void ImportReportFlow::applyFix(const QString& fix) {
    Document& document = m_c.actions.document;
    if (fix == QLatin1String("reread-find-textures")) {
        findTextures();
    } else if (fix == QLatin1String("reread-bind-pose")) {
        goToBindPose();
    } else if (const auto choices = withFix(m_c.files.source().choices, fix.toStdString())) {
        m_c.fileFlow.readAgain(*choices);
    } else if (fix == QLatin1String("normalise")) {
        m_c.actions.tools.cancel();
        if (!normaliseWeights(document, MeshInstanceIndex()))
            m_c.actions.toasts.show(
                Severity::Info, tr("Nothing was changed: the bones of these vertices are locked."));
    } else if (fix == QLatin1String("limit")) {
        // To what every engine reads; the brush's own limit may be what the file has.
        WeightOperation operation = limitOperation(4);
        operation.wholeMeshes = true;
        operation.done = [context = m_c.actions,
                          text = operation.text](const WeightReport& report) {
            tellWeightReport(context, text, report);
        };
        startWeightTask(document, m_c.actions.tasks, MeshInstanceIndex(), operation);
    } else {
        rigwright::editor::applyFix(m_c.actions, fix);
    }
}

void ImportReportFlow::findTextures() {
    const ImportSource source = m_c.files.source();
    const QString folder = QFileDialog::getExistingDirectory(&m_c.window, tr("Find textures in"),
                                                             QFileInfo(source.path).absolutePath());
    if (folder.isEmpty())
        return;
    ImportChoices choices = source.choices;
    choices.searchFolders.emplace_back(folder.toStdU16String());
    m_c.fileFlow.readAgain(choices);
}

void ImportReportFlow::goToBindPose() {
    Document& document = m_c.actions.document;
    m_c.actions.tools.cancel();
    Pose pose = document.character().pose;
    pose.local = poseAtBind(document.character()).local;
    poseWhole(document, pose, tr("Go to bind pose"));
}

void ImportReportFlow::chooseReading() {
    m_c.actions.tools.cancel();
    const ImportSource source = m_c.files.source();
    if (source.path.isEmpty())
        return;
    auto* dialog =
        new ReadAgainDialog(QFileInfo(source.path).fileName(), source.choices, &m_c.window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_c.fileFlow.readAgain(dialog->choices()); });
    dialog->open();
}

} // namespace rigwright::editor
