// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Composition of the window: what stands where.
#include "editor/shell/main_window.h"

#include "core/samples/samples.h"
#include "editor/document/skinning_preparer.h"
#include "editor/panels/bone_panel.h"
#include "editor/panels/bones_panel.h"
#include "editor/panels/channels_panel.h"
#include "editor/panels/constraints_panel.h"
#include "editor/panels/controls_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/humanoid_panel.h"
#include "editor/panels/ik_chain_panel.h"
#include "editor/panels/import_report_panel.h"
#include "editor/panels/meshes_panel.h"
#include "editor/panels/operation_strip.h"
#include "editor/panels/playback_bar.h"
#include "editor/panels/pose_panel.h"
#include "editor/panels/poses_panel.h"
#include "editor/panels/status_line.h"
#include "editor/panels/tool_options_bar.h"
#include "editor/panels/tool_strip.h"
#include "editor/panels/vertex_weights_panel.h"
#include "editor/panels/viewport_header.h"
#include "editor/panels/who_moved_panel.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/shell/command_search.h"
#include "editor/shell/last_seen.h"
#include "editor/shell/menus.h"
#include "editor/shell/own_keys.h"
#include "editor/shell/start_page.h"
#include "editor/shell/weight_operations.h"
#include "editor/shell/workspaces.h"
#include "editor/ui/actions.h"
#include "editor/ui/dock_header.h"
#include "editor/ui/messages.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/viewport/viewport_widget.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QCursor>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace rigwright::editor {

namespace {
constexpr int kPanelLeastWidth = 264;
constexpr int kPanelMostLeastHeight = 96; ///< what wants more, scrolls
} // namespace

MainWindow::MainWindow()
    : m_tools(m_document), m_player(m_document), m_range(m_document), m_tasks(m_document),
      m_files(m_document, m_tasks), m_autosave(m_document, m_tasks, Autosave::defaultFolder(),
                                               [this] { return m_files.viewText(); }),
      m_findings(m_document, m_tasks) {
    // Toasts are native, so that they lie over the picture; what stands beside them must not become
    // native with them, or the picture's window is torn from its place and stays blank.
    QApplication::setAttribute(Qt::AA_DontCreateNativeWidgetSiblings);
    m_tasks.isHandBusy = [this] { return m_tools.isBusy(); };
    new SkinningPreparer(m_document, m_tasks, this);
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    setMinimumSize(px(960), px(600));
    setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowNestedDocks |
                   QMainWindow::AllowTabbedDocks);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setContextMenuPolicy(Qt::NoContextMenu);
    m_actions = new ActionSet(this);
    new OwnKeys(this); // of the widgets below
    buildTop();
    buildCentre();
    buildDocks();
    m_fileFlow = new FileFlow(
        {*this, m_document, m_tools, m_files, m_tasks, m_autosave, m_recent, *m_toasts}, this);
    bindActions();
    buildMenus();
    keepToolSettings();
    connectFiles();
    connectViewport();
    connect(&m_document, &Document::changed, this, &MainWindow::followDocument);
    connect(&m_document, &Document::filePathChanged, this, &MainWindow::followTitle);
    connect(&m_document, &Document::historyChanged, this, [this] {
        followTitle();
        m_actionsTimer.start();
    });
    // Once a turn of the event loop: dabs, orbits and playback come many at a time.
    m_actionsTimer.setSingleShot(true);
    m_actionsTimer.setInterval(0);
    connect(&m_actionsTimer, &QTimer::timeout, this, &MainWindow::followActions);
    const auto later = qOverload<>(&QTimer::start);
    connect(&m_document.session(), &Session::viewChanged, &m_actionsTimer, later);
    connect(&m_document.session(), &Session::playheadChanged, &m_actionsTimer, later);
    connect(&m_document.session(), &Session::cameraChanged, &m_actionsTimer, later);
    connect(&m_range, &RangeOfMotion::sweepChanged, &m_actionsTimer, later);
    connect(&m_document.session(), &Session::selectionChanged, &m_actionsTimer, later);
    connect(&m_tools, &ToolStage::currentChanged, &m_actionsTimer, later);
    // Steps of a tool's own come and go with what its hints say.
    connect(&m_tools, &ToolStage::hintsChanged, this, [this, had = false]() mutable {
        const Tool& tool = m_tools.current();
        const bool has = tool.canUndo() || tool.canRedo();
        if (has || std::exchange(had, has))
            m_actionsTimer.start();
    });
    connect(&m_tools, &ToolStage::messageRequested, this,
            [this](const QString& message) { m_toasts->show(Severity::Info, message); });
    connect(&m_tools, &ToolStage::findingsReported, this,
            [this](const QString& text, const Findings& findings) {
                tellFindings(actionContext(), *this, text, findings, true);
            });
    connect(
        &m_tools, &ToolStage::commandRequested, this,
        [this](const QString& action) { (*m_actions)[action]->trigger(); },
        Qt::QueuedConnection); // it may ask in a dialog, and the key is not yet done
    connect(&m_tools, &ToolStage::brushMenuRequested, this,
            [this] { popUpBrushMenu(actionContext(), QCursor::pos()); });
    connect(&m_tools.brushOptions(), &BrushOptions::changed, &m_actionsTimer, later);
    connect(&m_tools.skeletonOptions(), &SkeletonOptions::changed, &m_actionsTimer, later);
    connect(&m_tools.brushOptions(), &BrushOptions::changed, this, [this] {
        const BrushValues& values = m_tools.brushOptions().values();
        if (values.limitInfluences)
            m_findings.setMaxInfluences(std::size_t(values.maxInfluences));
    });
    for (SliderField* field : findChildren<SliderField*>())
        connect(field, &SliderField::problem, m_statusLine, &StatusLine::setProblem);
    followEmptiness();
    // After the actions: it names what would be undone.
    onLanguage(this, [this] {
        followTitle();
        followActions();
    });
    restoreLayout();
}

MainWindow::~MainWindow() {
    // Nothing may tell panels of a document that is going.
    disconnect(qApp, nullptr, this, nullptr);
    m_tools.cancel();
    m_document.disconnect(this);
    m_document.session().disconnect(this);
    m_tools.disconnect(this);
    m_files.disconnect(this);
    delete m_fileFlow;
    delete m_weightOperations;
    delete m_lastSeen;
    delete m_operationStrip;
    // Widgets refer to the members above; they go first, the picture before the rest.
    delete m_toasts;
    delete m_viewport;
    for (QDockWidget* panel : m_panels)
        delete panel;
    delete m_playbackDock;
    delete takeCentralWidget();
    delete m_statusLine;
    setMenuWidget(nullptr);
}

void MainWindow::buildTop() {
    auto* top = new QWidget;
    setSurface(top, "background");
    auto* column = new QVBoxLayout(top);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);

    auto* menuRow = new QWidget;
    menuRow->setFixedHeight(px(32));
    auto* row = m_menuRow = new QHBoxLayout(menuRow);
    row->setContentsMargins(px(8), 0, px(8), 0);
    row->setSpacing(px(8));
    auto* bar = new QMenuBar;
    bar->setObjectName(QStringLiteral("menuBar"));
    bar->setNativeMenuBar(false);
    // Where the window is too narrow for all menus; Qt's own sign for "more" is dark on dark.
    if (auto* more = bar->findChild<QToolButton*>(QStringLiteral("qt_menubar_ext_button")))
        more->setIcon(themeIcon(QStringLiteral("chevron-down"), IconTint::Secondary));
    bar->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred);
    row->addWidget(bar, 0, Qt::AlignVCenter);
    row->addStretch(1);
    m_search = new CommandSearch(m_document, m_actions->all());
    row->addWidget(m_search);
    connect(m_search, &CommandSearch::finished, this,
            [this] { m_stack->currentWidget()->setFocus(Qt::OtherFocusReason); });
    connect(m_search, &CommandSearch::actionChosen, this,
            [](QAction* action) { action->trigger(); });
    connect(m_search, &CommandSearch::boneChosen, this,
            [this](BoneIndex bone) { selectBone(m_document.session(), bone); });
    column->addWidget(menuRow);

    m_toolOptions = new ToolOptionsBar(m_document, m_tools);
    column->addWidget(m_toolOptions);
    column->addWidget(makeLine(Qt::Horizontal));
    setMenuWidget(top);
}

void MainWindow::buildCentre() {
    auto* centre = new QWidget;
    auto* row = new QHBoxLayout(centre);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_toolStrip = new ToolStrip(m_document, m_tools);
    row->addWidget(m_toolStrip);
    row->addWidget(makeLine(Qt::Vertical));
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    m_viewportHeader = new ViewportHeader(m_document);
    column->addWidget(m_viewportHeader);
    column->addWidget(makeLine(Qt::Horizontal));
    m_stack = new QStackedWidget;
    m_startPage = new StartPage(m_recent, m_recentPictures);
    m_viewport = new ViewportWidget(m_document, m_tools);
    m_stack->addWidget(m_startPage);
    m_stack->addWidget(m_viewport);
    m_stack->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    column->addWidget(m_stack, 1);
    row->addLayout(column, 1);
    setCentralWidget(centre);

    m_statusLine = new StatusLine(m_document, m_tools, m_findings);
    onLanguage(m_statusLine, [this] {
        m_statusLine->setStartHints(
            {{tr("LMB"), tr("choose a card")},
             {actionKeyText(QStringLiteral("file.open")), tr("open")},
             {actionKeyText(QStringLiteral("edit.search")), tr("search everything")}});
    });
    auto* bar = new QStatusBar;
    bar->setSizeGripEnabled(false);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->setFixedHeight(m_statusLine->height());
    bar->layout()->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(m_statusLine, 1);
    setStatusBar(bar);
    m_toasts = new ToastStack(this, m_stack);
    m_operationStrip = new OperationStrip(this, m_stack);
    connect(m_operationStrip, &OperationStrip::left, this,
            [this] { m_stack->currentWidget()->setFocus(Qt::OtherFocusReason); });
    m_lastSeen = new LastSeen(m_document, *m_viewport, m_recent, m_recentPictures, this);
}

DockHeader* MainWindow::addPanel(const QString& name, const char* title, QWidget* content) {
    auto* dock = new QDockWidget(this);
    onLanguage(dock, [dock, title] { dock->setWindowTitle(tr(title)); });
    dock->setObjectName(name);
    auto* header = new DockHeader(dock);
    dock->setTitleBarWidget(header);
    setSurface(content, "panel");
    content->setMinimumWidth(px(kPanelLeastWidth));
    if (content->minimumSizeHint().height() > px(kPanelMostLeastHeight)) {
        // In a low window it scrolls instead of losing its lower end.
        auto* scroll = new QScrollArea;
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setFocusPolicy(Qt::NoFocus);
        scroll->setMinimumHeight(px(kPanelMostLeastHeight));
        setSurface(scroll, "panel");
        scroll->setWidget(content);
        dock->setWidget(scroll);
    } else {
        content->setMinimumHeight(std::max(px(72), content->minimumSizeHint().height()));
        dock->setWidget(content);
    }
    addDockWidget(Qt::RightDockWidgetArea, dock);
    m_panels.append(dock);
    return header;
}

void MainWindow::buildDocks() {
    m_bonesPanel = new BonesPanel(m_document);
    m_posePanel = new PosePanel(m_document);
    m_weightsPanel = new VertexWeightsPanel(m_document);
    m_findingsPanel = new FindingsPanel(m_document, m_findings);
    addPanel(QStringLiteral("bones"), QT_TR_NOOP("Bones"), m_bonesPanel)
        ->addToMenu(m_bonesPanel->headerActions());
    connect(m_bonesPanel, &BonesPanel::messageRequested, this,
            [this](const QString& message) { m_toasts->show(Severity::Info, message); });
    buildSkeletonDocks();
    buildRigDocks();
    DockHeader* pose = addPanel(QStringLiteral("pose"), QT_TR_NOOP("Pose"), m_posePanel);
    DockHeader* weights =
        addPanel(QStringLiteral("vertexWeights"), QT_TR_NOOP("Vertex weights"), m_weightsPanel);
    DockHeader* findings =
        addPanel(QStringLiteral("findings"), QT_TR_NOOP("Findings"), m_findingsPanel);
    auto* reportPanel = new ImportReportPanel(m_document, m_findings);
    DockHeader* report =
        addPanel(QStringLiteral("importReport"), QT_TR_NOOP("Import report"), reportPanel);
    report->addToMenu(reportPanel->headerActions());
    connect(reportPanel, &ImportReportPanel::subjectChanged, report, &DockHeader::setSubject);
    m_posesPanel = new PosesPanel(m_document);
    DockHeader* poses = addPanel(QStringLiteral("poses"), QT_TR_NOOP("Poses"), m_posesPanel);
    connect(m_posesPanel, &PosesPanel::subjectChanged, poses, &DockHeader::setSubject);
    connect(m_posesPanel, &PosesPanel::messageRequested, this,
            [this](const QString& message) { m_toasts->show(Severity::Info, message); });
    auto* meshesPanel = new MeshesPanel(m_document);
    DockHeader* meshes = addPanel(QStringLiteral("meshes"), QT_TR_NOOP("Meshes"), meshesPanel);
    meshes->addToMenu(meshesPanel->headerActions());
    connect(meshesPanel, &MeshesPanel::subjectChanged, meshes, &DockHeader::setSubject);
    addPanel(QStringLiteral("history"), QT_TR_NOOP("History"), new HistoryPanel(m_document));
    m_weightsPanel->setBrush(m_tools.brushOptions());
    connect(m_weightsPanel, &VertexWeightsPanel::messageRequested, this,
            [this](const QString& message) { m_toasts->show(Severity::Info, message); });
    connect(m_posePanel, &PosePanel::subjectChanged, pose, &DockHeader::setSubject);
    connect(m_weightsPanel, &VertexWeightsPanel::subjectChanged, weights, &DockHeader::setSubject);
    connect(m_findingsPanel, &FindingsPanel::subjectChanged, findings, &DockHeader::setSubject);
    connect(m_findingsPanel, &FindingsPanel::fixRequested, this,
            [this](const QString& fix) { applyFix(actionContext(), fix); });
    connect(m_findingsPanel, &FindingsPanel::messageRequested, this,
            [this](const QString& message) { m_toasts->show(Severity::Info, message); });
    connect(m_statusLine, &StatusLine::findingsRequested, this,
            [this] { raiseDockOf(*m_findingsPanel); });

    m_playbackBar = new PlaybackBar(m_document, m_player, m_range);
    m_playbackDock = new QDockWidget(this);
    onLanguage(m_playbackDock, [this] { m_playbackDock->setWindowTitle(tr("Playback")); });
    m_playbackDock->setObjectName(QStringLiteral("playback"));
    m_playbackDock->setTitleBarWidget(new QWidget); // the bar says itself what it is
    m_playbackDock->setFeatures(QDockWidget::DockWidgetClosable);
    m_playbackDock->setWidget(m_playbackBar);
    addDockWidget(Qt::BottomDockWidgetArea, m_playbackDock);

    m_workspaces = new Workspaces(*this, m_panels, m_document, m_tools);
    m_bonesPanel->setWorkspace(m_workspaces->current());
    connect(m_workspaces, &Workspaces::changed, m_bonesPanel, &BonesPanel::setWorkspace);
    // Between the menus and the search, in the middle of what is left.
    m_menuRow->insertWidget(m_menuRow->count() - 1, m_workspaces->bar(), 0, Qt::AlignBottom);
    m_menuRow->insertStretch(m_menuRow->count() - 1, 1);
}

void MainWindow::buildSkeletonDocks() {
    const auto say = [this](const QString& message) { m_toasts->show(Severity::Info, message); };
    const auto trigger = [this](const char* id) {
        (*m_actions)[QString::fromLatin1(id)]->trigger();
    };
    connect(m_bonesPanel, &BonesPanel::deleteRequested, this,
            [trigger] { trigger("skeleton.delete"); });
    auto* bonePanel = new BonePanel(m_document);
    DockHeader* bone = addPanel(QStringLiteral("bone"), QT_TR_NOOP("Bone"), bonePanel);
    bone->addToMenu(bonePanel->headerActions());
    connect(bonePanel, &BonePanel::subjectChanged, bone, &DockHeader::setSubject);
    connect(bonePanel, &BonePanel::messageRequested, this, say);
    // Numbers do what the pointer does: on both sides, with what is below.
    SkeletonOptions& options = m_tools.skeletonOptions();
    bonePanel->setOptions(options.values().joints());
    connect(&options, &SkeletonOptions::changed, bonePanel,
            [&options, bonePanel] { bonePanel->setOptions(options.values().joints()); });
    connect(bonePanel, &BonePanel::optionsChanged, this, [&options, bonePanel] {
        SkeletonValues values = options.values();
        values.withChildren = bonePanel->options().withChildren;
        values.symmetric = bonePanel->options().symmetric;
        options.setValues(values);
    });
    auto* humanoid = new HumanoidPanel(m_document);
    addPanel(QStringLiteral("humanoid"), QT_TR_NOOP("Humanoid check"), humanoid);
    connect(humanoid, &HumanoidPanel::mapRequested, this,
            [trigger] { trigger("skeleton.humanoid"); });
    connect(humanoid, &HumanoidPanel::templateRequested, this,
            [trigger] { trigger("skeleton.template"); });
    connect(humanoid, &HumanoidPanel::bindPoseRequested, this,
            [trigger] { trigger("skeleton.go-to-bind"); });
    connect(humanoid, &HumanoidPanel::messageRequested, this, say);
}

void MainWindow::buildRigDocks() {
    const auto connectPanel = [this](auto* panel, DockHeader* header) {
        using Panel = std::remove_pointer_t<decltype(panel)>;
        connect(panel, &Panel::subjectChanged, header, &DockHeader::setSubject);
        connect(panel, &Panel::messageRequested, this,
                [this](const QString& message) { m_toasts->show(Severity::Info, message); });
        header->addToMenu(panel->headerActions());
    };
    const auto trigger = [this](const QString& id) { (*m_actions)[id]->trigger(); };
    auto* controls = new ControlsPanel(m_document);
    DockHeader* header = addPanel(QStringLiteral("controls"), QT_TR_NOOP("Controls"), controls);
    connectPanel(controls, header);
    header->addButton(controls->makeAddButton());
    connect(controls, &ControlsPanel::actionRequested, this, trigger);
    auto* chain = new IkChainPanel(m_document);
    connectPanel(chain, addPanel(QStringLiteral("ikChain"), QT_TR_NOOP("IK chain"), chain));
    connect(chain, &IkChainPanel::actionRequested, this, trigger);
    auto* constraints = new ConstraintsPanel(m_document);
    header = addPanel(QStringLiteral("constraints"), QT_TR_NOOP("Constraints"), constraints);
    connectPanel(constraints, header);
    header->addButton(constraints->makeAddButton());
    connect(constraints, &ConstraintsPanel::actionRequested, this, trigger);
    connect(constraints, &ConstraintsPanel::problem, m_statusLine, &StatusLine::setProblem);
    auto* channels = new ChannelsPanel(m_document);
    connectPanel(channels, addPanel(QStringLiteral("channels"), QT_TR_NOOP("Channels"), channels));
    connect(channels, &ChannelsPanel::problem, m_statusLine, &StatusLine::setProblem);
    auto* who = new WhoMovedPanel(m_document);
    header = addPanel(QStringLiteral("whoMoved"), QT_TR_NOOP("Who moved this bone?"), who);
    connect(who, &WhoMovedPanel::subjectChanged, header, &DockHeader::setSubject);
    const auto show = [constraints](ConstraintIndex constraint) {
        raiseDockOf(*constraints);
        constraints->choose(constraint);
    };
    connect(who, &WhoMovedPanel::constraintChosen, constraints, show);
    connect(controls, &ControlsPanel::constraintChosen, constraints, show);
}

void MainWindow::buildMenus() {
    auto* bar = menuWidget()->findChild<QMenuBar*>(QStringLiteral("menuBar"));
    const DynamicMenus menus = fillMenuBar(*bar, *m_actions);
    for (const SampleInfo& sample : sampleList()) {
        const QString name = QString::fromUtf8(sample.name.data(), qsizetype(sample.name.size()));
        withText(
            menus.samples->addAction(QString(), this,
                                     [this, name] { m_fileFlow->openSample(name); }),
            [sample] { return sampleTitle(std::string(sample.name), std::string(sample.title)); });
    }
    for (QDockWidget* panel : m_panels)
        menus.panels->addAction(panel->toggleViewAction());
    menus.panels->addAction(m_playbackDock->toggleViewAction());
    m_search->addCommands(fillLanguageMenu(*menus.language));
    onLanguage(menus.recent, [this, menus] { fillRecentMenu(menus); });
    connect(&m_recent, &RecentFiles::changed, this, [this, menus] { fillRecentMenu(menus); });
}

void MainWindow::fillRecentMenu(DynamicMenus menus) {
    menus.recent->clear();
    for (const RecentFile& file : m_recent.list()) {
        const QString path = file.path;
        QAction* action = menus.recent->addAction(QFileInfo(path).fileName(), this,
                                                  [this, path] { m_fileFlow->openFile(path); });
        action->setToolTip(path);
    }
    menus.recent->setEnabled(!menus.recent->isEmpty());
    if (!menus.recent->isEmpty()) {
        menus.recent->addSeparator();
        menus.recent->addAction(tr("Clear list"), &m_recent, &RecentFiles::clear);
    }
    menus.recent->setToolTipsVisible(true);
}

void MainWindow::restoreLayout() {
    QSettings settings;
    const QByteArray geometry = settings.value(QStringLiteral("window/geometry")).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry))
        resize(QSize(px(1600), px(1000)).boundedTo(screen()->availableSize()));
    m_workspaces->restore();
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    // The keyboard begins at the picture or the cards, not in the first field of a bar.
    if (!event->spontaneous())
        QTimer::singleShot(0, this, [this] { m_stack->currentWidget()->setFocus(); });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_tools.cancel();
    if (!m_fileFlow->settleChanges()) {
        event->ignore();
        return;
    }
    m_tasks.cancelAll();
    m_tasks.finishPending();
    m_toasts->clear();
    m_lastSeen->keep();
    QSettings settings;
    settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_workspaces->store();
    QMainWindow::closeEvent(event);
}

} // namespace rigwright::editor
