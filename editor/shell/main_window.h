// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MainWindow: puts menus, bars, docks and the picture together around one document.
#pragma once

#include "editor/document/autosave.h"
#include "editor/document/document.h"
#include "editor/document/player.h"
#include "editor/document/range_of_motion.h"
#include "editor/document/task_runner.h"
#include "editor/panels/findings_model.h"
#include "editor/shell/character_files.h"
#include "editor/shell/file_flow.h"
#include "editor/shell/recent_files.h"
#include "editor/shell/recent_pictures.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/toast.h"

#include <QMainWindow>
#include <QTimer>

class QHBoxLayout;
class QStackedWidget;

namespace rigwright::editor {

class ActionSet;
class BonesPanel;
class CommandSearch;
class DockHeader;
class FindingsPanel;
class LastSeen;
class OperationStrip;
class PlaybackBar;
class PosePanel;
class PosesPanel;
class StartPage;
class StatusLine;
class ToolOptionsBar;
class ToolStrip;
class VertexWeightsPanel;
class ViewportHeader;
class ViewportWidget;
class WeightOperations;
class Workspaces;
struct ActionContext;
struct DynamicMenus;

/// Composes only: what things do lies in the document, the tools, the panels and CharacterFiles.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow();
    ~MainWindow() override;

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] ToolStage& tools() { return m_tools; }
    [[nodiscard]] CharacterFiles& files() { return m_files; }
    [[nodiscard]] FileFlow& fileFlow() { return *m_fileFlow; }
    [[nodiscard]] TaskRunner& tasks() { return m_tasks; }
    [[nodiscard]] Autosave& autosave() { return m_autosave; }
    [[nodiscard]] ActionSet& actions() { return *m_actions; }
    [[nodiscard]] ViewportWidget* viewport() const { return m_viewport; }
    [[nodiscard]] StartPage* startPage() const { return m_startPage; }
    [[nodiscard]] StatusLine* statusLine() const { return m_statusLine; }
    [[nodiscard]] ViewportHeader* viewportHeader() const { return m_viewportHeader; }
    [[nodiscard]] ToolOptionsBar* toolOptions() const { return m_toolOptions; }
    [[nodiscard]] ToolStrip* toolStrip() const { return m_toolStrip; }
    [[nodiscard]] PlaybackBar* playbackBar() const { return m_playbackBar; }
    [[nodiscard]] BonesPanel* bonesPanel() const { return m_bonesPanel; }
    [[nodiscard]] RangeOfMotion& rangeOfMotion() { return m_range; }
    [[nodiscard]] Workspaces* workspaces() const { return m_workspaces; }
    [[nodiscard]] OperationStrip* operationStrip() const { return m_operationStrip; }
    [[nodiscard]] CommandSearch* search() const { return m_search; }
    [[nodiscard]] ToastStack& toasts() { return *m_toasts; }

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildTop();
    void buildCentre();
    void buildDocks();
    void buildSkeletonDocks();
    void buildRigDocks();
    /// `title` is in the context of this class.
    DockHeader* addPanel(const QString& name, const char* title, QWidget* content);
    void buildMenus();
    void fillRecentMenu(DynamicMenus menus);
    void connectFiles();
    void connectViewport();
    void returnKeyboard(const QWindow* focused);
    void restoreLayout();

    [[nodiscard]] ActionContext actionContext();
    void bindActions();
    void bindRigBar();
    void keepToolSettings();
    void showContextMenu(const QPoint& position);

    void followDocument(const Change& change);
    void followEmptiness();
    void followTitle();
    void followActions();
    void beginWithCharacter();

    Document m_document;
    ToolStage m_tools;
    Player m_player;
    RangeOfMotion m_range;
    RecentFiles m_recent;
    RecentPictures m_recentPictures;
    TaskRunner m_tasks;
    CharacterFiles m_files;
    Autosave m_autosave;
    FileFlow* m_fileFlow = nullptr;
    FindingsModel m_findings;
    ActionSet* m_actions = nullptr;
    QTimer m_actionsTimer;
    bool m_pictureHadKeys = false; ///< before they went elsewhere
    bool m_keysAreAway = false;    ///< in a dialog, or another program
    QHBoxLayout* m_menuRow = nullptr;
    Workspaces* m_workspaces = nullptr;
    CommandSearch* m_search = nullptr;
    ToolOptionsBar* m_toolOptions = nullptr;
    ToolStrip* m_toolStrip = nullptr;
    ViewportHeader* m_viewportHeader = nullptr;
    ViewportWidget* m_viewport = nullptr;
    StartPage* m_startPage = nullptr;
    QStackedWidget* m_stack = nullptr;
    BonesPanel* m_bonesPanel = nullptr;
    PosePanel* m_posePanel = nullptr;
    PosesPanel* m_posesPanel = nullptr;
    VertexWeightsPanel* m_weightsPanel = nullptr;
    FindingsPanel* m_findingsPanel = nullptr;
    PlaybackBar* m_playbackBar = nullptr;
    QDockWidget* m_playbackDock = nullptr;
    QList<QDockWidget*> m_panels;
    StatusLine* m_statusLine = nullptr;
    ToastStack* m_toasts = nullptr;
    OperationStrip* m_operationStrip = nullptr;
    WeightOperations* m_weightOperations = nullptr;
    LastSeen* m_lastSeen = nullptr;
};

} // namespace rigwright::editor
