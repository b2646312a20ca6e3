// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Table of workspaces and switching between them.
#include "editor/shell/workspaces.h"

#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QTabBar>

#include <algorithm>
#include <array>
#include <utility>

namespace rigwright::editor {

namespace {

/// Raised when the set of docks changes: an older layout is then not restored.
constexpr int kLayoutVersion = 7;

constexpr auto kSkeletonPanels =
    std::to_array<std::pair<const char*, int>>({{"bones", 0}, {"bone", 244}, {"humanoid", 200}});
constexpr auto kWeightsPanels = std::to_array<std::pair<const char*, int>>(
    {{"bones", 380}, {"vertexWeights", 148}, {"findings", 0}});

constexpr auto kRigPanels = std::to_array<std::pair<const char*, int>>(
    {{"controls", 0}, {"ikChain", 192}, {"constraints", 196}, {"channels", 176}});

constexpr auto kWorkspaces = std::to_array<WorkspaceInfo>(
    {{"skeleton", QT_TRANSLATE_NOOP("Workspaces", "Skeleton"), Shading::Solid,
      BoneDisplay::Octahedral, "select", kSkeletonPanels},
     {"weights", QT_TRANSLATE_NOOP("Workspaces", "Weights"), Shading::Weights, BoneDisplay::Stick,
      "paint", kWeightsPanels},
     {"rig", QT_TRANSLATE_NOOP("Workspaces", "Rig"), Shading::Solid, BoneDisplay::Stick, "move",
      kRigPanels, true}});
constexpr int kFirstShown = 1;

QString settingsKey(const QString& id) {
    return QStringLiteral("window/workspace/") + id;
}

} // namespace

std::span<const WorkspaceInfo> workspaceTable() {
    return kWorkspaces;
}

Workspaces::Workspaces(QMainWindow& window, const QList<QDockWidget*>& docks, Document& document,
                       ToolStage& tools)
    : QObject(&window), m_window(window), m_docks(docks), m_document(document), m_tools(tools) {
    m_bar = new QTabBar;
    m_bar->setObjectName(QStringLiteral("workspaces"));
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    m_bar->setFocusPolicy(Qt::TabFocus);
    m_bar->setUsesScrollButtons(false);
    for (std::size_t i = 0; i < kWorkspaces.size(); ++i)
        m_bar->addTab(QString());
    onLanguage(this, [this] { retranslate(); });
    m_bar->setCurrentIndex(kFirstShown);
    m_current = QString::fromLatin1(kWorkspaces[kFirstShown].id);
    connect(m_bar, &QTabBar::currentChanged, this, &Workspaces::follow);
    connect(&m_document, &Document::changed, this, &Workspaces::followWeights);
}

/// A mesh without weights is shown solid in a workspace about weights; its first ones are shown.
void Workspaces::followWeights() {
    const bool had = std::exchange(m_hadWeights, hasWeights());
    ViewSettings view = m_document.session().view();
    if (had || !m_hadWeights || info().shading != Shading::Weights ||
        view.shading != Shading::Solid)
        return;
    view.shading = Shading::Weights;
    m_document.session().setView(view);
}

void Workspaces::retranslate() {
    for (std::size_t i = 0; i < kWorkspaces.size(); ++i)
        m_bar->setTabText(int(i), QCoreApplication::translate("Workspaces", kWorkspaces[i].title));
    m_bar->setAccessibleName(tr("Workspace"));
}

QString Workspaces::current() const {
    return m_current;
}

void Workspaces::setCurrent(const QString& id) {
    for (std::size_t i = 0; i < kWorkspaces.size(); ++i)
        if (id == QLatin1String(kWorkspaces[i].id))
            m_bar->setCurrentIndex(int(i));
}

const WorkspaceInfo& Workspaces::info() const {
    return *std::ranges::find_if(kWorkspaces, [this](const WorkspaceInfo& workspace) {
        return m_current == QLatin1String(workspace.id);
    });
}

bool Workspaces::hasWeights() const {
    return std::ranges::any_of(m_document.character().meshes,
                               [](const MeshInstance& mesh) { return mesh.binding.has_value(); });
}

void Workspaces::follow(int index) {
    m_tools.cancel();
    keep();
    const WorkspaceInfo& next = kWorkspaces[std::size_t(index)];
    m_current = QString::fromLatin1(next.id);
    show(next);
    Q_EMIT changed(m_current);
}

void Workspaces::keep() {
    Kept& kept = m_kept[m_current];
    kept.layout = m_window.saveState(kLayoutVersion);
    if (m_document.isEmpty())
        return;
    kept.view = m_document.session().view();
    kept.tool = m_tools.current().id();
    kept.hasView = true;
}

void Workspaces::show(const WorkspaceInfo& workspace) {
    const Kept kept = m_kept.value(QString::fromLatin1(workspace.id));
    if (kept.layout.isEmpty() || !m_window.restoreState(kept.layout, kLayoutVersion))
        arrange(workspace);
    if (m_document.isEmpty())
        return;
    if (!kept.hasView) {
        showAsDelivered(workspace);
        return;
    }
    // Only what a workspace is about: the ramp, the grid and the like stay as the user left them.
    ViewSettings view = m_document.session().view();
    view.shading = kept.view.shading;
    view.bones = kept.view.bones;
    view.controls = kept.view.controls;
    m_document.session().setView(view);
    m_tools.setCurrent(kept.tool);
}

void Workspaces::begin() {
    for (auto& kept : m_kept)
        kept.hasView = false; // it was about another character
    showAsDelivered(info());
}

void Workspaces::beginWith(const QString& id) {
    const ViewSettings view = m_document.session().view();
    const QString before = m_current;
    setCurrent(id);
    if (m_current == before)
        return;
    begin(); // the one that was left has kept what is the other's
    m_document.session().setView(view);
}

void Workspaces::showAsDelivered(const WorkspaceInfo& workspace) {
    const bool paintable = hasWeights() || workspace.shading != Shading::Weights;
    ViewSettings view = m_document.session().view();
    view.shading = paintable ? workspace.shading : Shading::Solid;
    view.bones = workspace.bones;
    view.controls = workspace.controls;
    m_document.session().setView(view);
    m_tools.setCurrent(paintable ? QString::fromLatin1(workspace.tool) : QStringLiteral("select"));
}

void Workspaces::arrange(const WorkspaceInfo& workspace) {
    QList<QDockWidget*> shown;
    QList<int> heights;
    // What the panels with a height of their own leave to the one that takes the rest; asked for
    // more than there is, the window would shrink them all.
    constexpr int kBars = 32 + 40 + 24;
    int rest = m_window.height() - px(kBars);
    for (const auto& [name, height] : workspace.panels)
        rest -= px(height);
    for (QDockWidget* dock : m_docks) {
        const auto panel = std::ranges::find_if(workspace.panels, [dock](const auto& entry) {
            return dock->objectName() == QLatin1String(entry.first);
        });
        dock->setFloating(false);
        m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
        dock->setVisible(panel != workspace.panels.end());
    }
    for (const auto& [name, height] : workspace.panels)
        for (QDockWidget* dock : m_docks)
            if (dock->objectName() == QLatin1String(name)) {
                // Added anew, each goes below the one before.
                m_window.addDockWidget(Qt::RightDockWidgetArea, dock);
                shown.append(dock);
                heights.append(height > 0 ? px(height) : std::max(rest, px(72)));
            }
    constexpr int kPanelWidth = 320;
    if (!shown.isEmpty()) {
        m_window.resizeDocks({shown.first()}, {px(kPanelWidth)}, Qt::Horizontal);
        m_window.resizeDocks(shown, heights, Qt::Vertical);
    }
}

void Workspaces::resetLayout() {
    m_kept.remove(m_current);
    QSettings().remove(settingsKey(m_current));
    arrange(info());
    if (!m_document.isEmpty())
        showAsDelivered(info());
}

void Workspaces::restore() {
    const QSettings settings;
    for (const WorkspaceInfo& workspace : kWorkspaces) {
        const QString id = QString::fromLatin1(workspace.id);
        const QByteArray layout = settings.value(settingsKey(id)).toByteArray();
        if (!layout.isEmpty())
            m_kept[id].layout = layout;
    }
    const QString last = settings.value(QStringLiteral("window/workspaceShown")).toString();
    const QString before = m_current;
    setCurrent(last);
    if (m_current == before) // else follow() has shown it
        show(info());
}

void Workspaces::store() {
    keep();
    QSettings settings;
    for (auto kept = m_kept.constBegin(); kept != m_kept.constEnd(); ++kept)
        settings.setValue(settingsKey(kept.key()), kept->layout);
    settings.setValue(QStringLiteral("window/workspaceShown"), m_current);
}

} // namespace rigwright::editor
