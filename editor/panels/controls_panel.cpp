// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tree, order and selection of the controls dock.
#include "editor/panels/controls_panel.h"

#include "editor/commands/rig_commands.h"
#include "editor/document/document.h"
#include "editor/panels/control_menu.h"
#include "editor/panels/controls_model.h"
#include "editor/panels/controls_tree.h"
#include "editor/panels/edit_report.h"
#include "editor/panels/rig_order_list.h"
#include "editor/panels/rig_parts.h"
#include "editor/ui/dock_header.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace rigwright::editor {

ControlsPanel::ControlsPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    build();
    connectTree();
    connect(&document.session(), &Session::selectionChanged, this, &ControlsPanel::followSession);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change) ||
            std::holds_alternative<RigChanged>(change))
            followDocument();
    });
    followRows();
    onLanguage(this, [this] { followDocument(); });
}

void ControlsPanel::build() {
    m_model = new ControlsModel(m_document, this);
    m_tree = new ControlsTree(*m_model);
    m_order = new RigOrderList(m_document);
    m_emptyPage = makeEmptyPage();
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    for (QWidget* page :
         {m_emptyPage, static_cast<QWidget*>(m_tree), static_cast<QWidget*>(m_order)})
        m_pages->addWidget(page);
    connect(m_order, &RigOrderList::constraintChosen, this, &ControlsPanel::constraintChosen);
}

QWidget* ControlsPanel::makeEmptyPage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, px(8));
    column->setSpacing(px(4));
    column->addWidget(withText(makeEmptyLabel({}), [] {
        return tr("Controls are what you take hold of in place of bones. Rig a humanoid, or add "
                  "controls for the selected bones.");
    }));
    const std::array<std::pair<const char*, std::function<QString()>>, 2> ways{
        {{"rig.humanoid", [] { return tr("Rig a humanoid"); }},
         {"rig.control", [] { return tr("Controls for the selected bones"); }}}};
    for (const auto& [id, text] : ways) {
        auto* button = withText(new QPushButton, text);
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(QString::fromLatin1(id));
        auto* row = new QHBoxLayout;
        row->setContentsMargins(px(8), 0, px(8), 0);
        row->addWidget(button);
        column->addLayout(row);
        connect(button, &QPushButton::clicked, this,
                [this, id = QString::fromLatin1(id)] { Q_EMIT actionRequested(id); });
    }
    column->addStretch(1);
    return page;
}

void ControlsPanel::connectTree() {
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ControlsPanel::leaveRows);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ControlsPanel::followRows);
    connect(m_model, &ControlsModel::controlRenamed, this,
            [this](ControlIndex index, const QString& name) {
                const Rig& rig = rigOf(m_document.character());
                Control control = rig.controls[index.value()];
                control.name = name.toStdString();
                report(setControl(m_document, index, control,
                                  tr("Rename %1").arg(controlName(rig, index))));
            });
    connect(m_model, &ControlsModel::setRenamed, this,
            [this](std::size_t set, const QString& name) {
                report(changeSets(m_document, tr("Rename set"), [&](std::vector<ControlSet>& sets) {
                    sets[set].name = name.toStdString();
                }));
            });
    connect(m_tree, &ControlsTree::visibilityRequested, this, &ControlsPanel::setVisible);
    connect(m_tree, &ControlsTree::onlyVisibleRequested, this, &ControlsPanel::showOnly);
    connect(m_tree, &ControlsTree::setPressed, this, [this](std::size_t set, bool extend) {
        selectControls(rigOf(m_document.character()).sets[set].controls, extend);
    });
    connect(m_tree, &ControlsTree::menuRequested, this, &ControlsPanel::showMenu);
    connect(m_tree, &ControlsTree::deleteRequested, this,
            [this] { Q_EMIT actionRequested(QStringLiteral("rig.delete")); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ControlsPanel::followTree);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ControlsPanel::followTree);
}

QList<QAction*> ControlsPanel::headerActions() {
    QList<QAction*> actions;
    QAction* order = withText(new QAction(this), [] { return tr("Evaluation order"); });
    order->setCheckable(true);
    order->setChecked(m_showsOrder);
    connect(order, &QAction::triggered, this, &ControlsPanel::showOrder);
    connect(this, &ControlsPanel::orderShown, order, &QAction::setChecked);
    actions += order;
    const auto add = [&](std::function<QString()> text, std::function<void()> run) {
        QAction* action = withText(new QAction(this), std::move(text));
        connect(action, &QAction::triggered, this, std::move(run));
        actions += action;
    };
    add([] { return tr("Expand all"); }, [this] { m_tree->expandAll(); });
    add([] { return tr("Collapse all"); }, [this] { m_tree->collapseAll(); });
    add([] { return tr("Show all controls"); }, [this] { showAll(); });
    return actions;
}

QToolButton* ControlsPanel::makeAddButton() {
    QToolButton* button = makeToolButton(QStringLiteral("add"), false, [] {
        return ToolButtonTexts{
            toolTipText(tr("Add controls"), {}, tr("For the selected bones, a limb or a body."))};
    });
    button->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(button);
    const auto add = [&](const char* id, std::function<QString()> text) {
        connect(withText(menu->addAction(QString()), std::move(text)), &QAction::triggered, this,
                [this, id = QString::fromLatin1(id)] { Q_EMIT actionRequested(id); });
    };
    add("rig.humanoid", [] { return tr("Rig a humanoid"); });
    add("rig.control", [] { return tr("Controls for the selected bones"); });
    add("rig.control-chain", [] { return tr("Controls for the chain"); });
    add("rig.limb", [] { return tr("IK handle for the limb"); });
    button->setMenu(menu);
    return button;
}

void ControlsPanel::showOrder(bool show) {
    if (std::exchange(m_showsOrder, show) == show)
        return;
    followPage();
    Q_EMIT orderShown(show);
}

void ControlsPanel::renameActive() {
    const ControlIndex active = m_document.session().selection().activeControl;
    if (!m_model->indexOf(active).isValid())
        return;
    raiseDockOf(*this);
    showOrder(false);
    m_tree->startRenaming(m_model->indexOf(active));
}

void ControlsPanel::report(const Result<Findings>& result) {
    for (const QString& sentence : sentencesOf(result))
        Q_EMIT messageRequested(sentence);
}

void ControlsPanel::followPage() {
    const Rig& rig = rigOf(m_document.character());
    const bool hasRows = m_showsOrder ? !rig.isEmpty() : !rig.controls.empty();
    m_pages->setCurrentWidget(!hasRows       ? m_emptyPage
                              : m_showsOrder ? static_cast<QWidget*>(m_order)
                                             : m_tree);
}

void ControlsPanel::followDocument() {
    followPage();
    const std::size_t count = rigOf(m_document.character()).controls.size();
    Q_EMIT subjectChanged(count > 0 ? QString::number(count) : QString());
}

/// The rows are about to be made anew: what is open is known still.
void ControlsPanel::leaveRows() {
    m_syncing = true;
    m_closed.clear();
    m_scrolledTo = m_tree->verticalScrollBar()->value();
    for (std::size_t i = 0; m_model->indexOf(ControlIndex(i)).isValid(); ++i) {
        const QModelIndex index = m_model->indexOf(ControlIndex(i));
        if (m_model->hasChildren(index) && !m_tree->isExpanded(index))
            m_closed.emplace_back(i);
    }
}

void ControlsPanel::followRows() {
    m_syncing = true;
    m_tree->expandAll();
    // An edit leaves controls their numbers but for those behind one that is gone.
    if (std::exchange(m_generation, m_document.generation()) == m_document.generation()) {
        for (const ControlIndex control : m_closed)
            m_tree->collapse(m_model->indexOf(control));
        m_tree->doItemsLayout();
        m_tree->verticalScrollBar()->setValue(m_scrolledTo);
    }
    m_syncing = false;
    followSession();
}

void ControlsPanel::followSession() {
    if (m_syncing)
        return;
    m_syncing = true;
    const Selection& selection = m_document.session().selection();
    QItemSelection rows;
    for (const ControlIndex control : selection.controls)
        if (const QModelIndex index = m_model->indexOf(control); index.isValid())
            rows.select(index, m_model->indexOf(control, ControlsModel::Visible));
    m_tree->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    const QModelIndex active = m_model->indexOf(selection.activeControl);
    m_tree->selectionModel()->setCurrentIndex(active, QItemSelectionModel::NoUpdate);
    if (active.isValid())
        m_tree->scrollTo(active);
    m_syncing = false;
}

void ControlsPanel::followTree() {
    if (m_syncing)
        return;
    const Rig& rig = rigOf(m_document.character());
    Selection selection = m_document.session().selection();
    const auto standsOne = [&rig, former = selection.controls](BoneIndex bone) {
        return std::ranges::any_of(former, [&](ControlIndex control) {
            return rig.controls[control.value()].bone == bone;
        });
    };
    selection.controls.clear();
    for (const QModelIndex& index : m_tree->selectionModel()->selectedRows())
        if (const ControlIndex control = ControlsModel::controlOf(index); control.isValid())
            selection.controls.push_back(control);
    std::ranges::sort(selection.controls);
    const ControlIndex current = ControlsModel::controlOf(m_tree->currentIndex());
    if (std::ranges::binary_search(selection.controls, current))
        selection.activeControl = current;
    else if (!std::ranges::binary_search(selection.controls, selection.activeControl))
        selection.activeControl =
            selection.controls.empty() ? ControlIndex() : selection.controls.back();
    if (selection.activeControl.isValid()) {
        // As selectControl(): panels about bones show what the control stands on. Bones that were
        // chosen themselves stay while more is added to them.
        if (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier))
            std::erase_if(selection.bones, standsOne);
        else
            selection.bones.clear();
        selection.activeBone = rig.controls[selection.activeControl.value()].bone;
    }
    m_syncing = true;
    m_document.session().setSelection(selection);
    m_syncing = false;
}

void ControlsPanel::selectControls(std::vector<ControlIndex> controls, bool extend) {
    if (controls.empty())
        return;
    const std::vector<ControlIndex> before =
        extend ? m_document.session().selection().controls : std::vector<ControlIndex>();
    const ControlIndex active = controls.front();
    controls.insert(controls.end(), before.begin(), before.end());
    Selection selection = m_document.session().selection();
    selection.controls = std::move(controls);
    selection.activeControl = active;
    selection.bones.clear();
    selection.activeBone = rigOf(m_document.character()).controls[active.value()].bone;
    m_document.session().setSelection(selection);
}

void ControlsPanel::setVisible(const QModelIndex& index, bool visible, bool begins) {
    if (begins)
        m_sweepToken = nextRigToken();
    const auto set = ControlsModel::setOf(index);
    const std::vector<ControlIndex> controls =
        set ? rigOf(m_document.character()).sets[*set].controls
            : std::vector{ControlsModel::controlOf(index)};
    report(changeControls(
        m_document, controls, visible ? tr("Show controls") : tr("Hide controls"),
        [visible](Control& control) { control.hidden = !visible; }, m_sweepToken));
}

void ControlsPanel::showOnly(const QModelIndex& index) {
    const Rig& rig = rigOf(m_document.character());
    const auto set = ControlsModel::setOf(index);
    const std::vector<ControlIndex> shown =
        set ? rig.sets[*set].controls : std::vector{ControlsModel::controlOf(index)};
    std::vector<ControlIndex> all;
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        all.emplace_back(i);
    std::size_t at = 0;
    report(changeControls(m_document, all, tr("Hide other controls"), [&](Control& control) {
        control.hidden = std::ranges::find(shown, all[at++]) == shown.end();
    }));
}

void ControlsPanel::showAll() {
    std::vector<ControlIndex> all;
    for (std::size_t i = 0; i < rigOf(m_document.character()).controls.size(); ++i)
        all.emplace_back(i);
    report(changeControls(m_document, all, tr("Show all controls"),
                          [](Control& control) { control.hidden = false; }));
}

ControlMenuCalls ControlsPanel::calls() {
    return {[this](const Result<Findings>& result) { report(result); },
            [this](const QString& id) { Q_EMIT actionRequested(id); }};
}

void ControlsPanel::showMenu(const QModelIndex& index, const QPoint& globalPosition) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Selection& selection = m_document.session().selection();
    if (const auto set = ControlsModel::setOf(index)) {
        fillSetMenu(*menu, m_document, *set, calls());
    } else if (!selection.controls.empty()) {
        std::vector<ControlIndex> controls = selection.controls;
        std::ranges::rotate(controls, std::ranges::find(controls, selection.activeControl));
        fillControlMenu(*menu, m_document, controls, calls());
    } else {
        delete menu;
        return;
    }
    menu->addSeparator();
    const QPersistentModelIndex row = index;
    menu->addAction(tr("Rename"), this, [this, row] { m_tree->startRenaming(row); });
    menu->popup(globalPosition);
}

} // namespace rigwright::editor
