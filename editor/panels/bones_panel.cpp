// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Filter, tree and selection of the bones dock.
#include "editor/panels/bones_panel.h"

#include "editor/commands/bone_edits.h"
#include "editor/document/document.h"
#include "editor/panels/bone_columns.h"
#include "editor/panels/bone_menu.h"
#include "editor/panels/bones_model.h"
#include "editor/panels/bones_tree.h"
#include "editor/panels/edit_report.h"
#include "editor/ui/dock_header.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QActionGroup>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace rigwright::editor {

namespace {
/// Larger skeletons open closed below this depth, so that the tree can be surveyed.
constexpr std::size_t kExpandAllBelow = 120;
constexpr int kFirstDepth = 4;

/// A bone across edits that number bones anew: its name, and which of that name it is.
using BoneKey = std::pair<std::string, int>;

std::vector<BoneKey> keysOf(const Character& character) {
    std::vector<BoneKey> keys;
    std::map<std::string, int> seen;
    for (const std::string& name : character.skeleton.names)
        keys.emplace_back(name, seen[name]++);
    return keys;
}

/// Bones came, went or changed places; other names alone give no other numbers.
bool hasOtherNumbers(std::vector<BoneKey> former, std::vector<BoneKey> now) {
    if (former == now || former.size() != now.size())
        return former != now;
    std::ranges::sort(former);
    std::ranges::sort(now);
    return former == now;
}

} // namespace

BonesPanel::BonesPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    build();
    connectParts();
    setWorkspace({});
    followDocument();
    onLanguage(this, [this] {
        m_filter->setAccessibleName(tr("Filter bones"));
        followCount();
    });
}

void BonesPanel::build() {
    m_model = new BonesModel(m_document, this);
    m_proxy = new BonesFilter(m_document, this);
    m_proxy->setSourceModel(m_model);
    m_tree = new BonesTree(m_document, *m_model);
    m_tree->setModel(m_proxy);

    m_treePage = new QWidget;
    auto* column = new QVBoxLayout(m_treePage);
    column->setContentsMargins(0, px(8), 0, 0);
    column->setSpacing(px(4));
    column->addWidget(makeFilterRow());
    m_nothing = withText(makeEmptyLabel({}), [] {
        return tr("No bone is like that. Clear the filter, or choose “All bones” in its menu.");
    });
    column->addWidget(m_nothing, 1);
    column->addWidget(m_tree, 1);
    m_emptyPage = withText(makeEmptyLabel({}), [] {
        return tr("The bones of your character appear here. Build a skeleton into the mesh with "
                  "Skeleton ▸ Fit template, or open a file that has one.");
    });

    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_emptyPage);
    m_pages->addWidget(m_treePage);
}

void BonesPanel::connectParts() {
    connect(m_filter, &QLineEdit::textChanged, this, &BonesPanel::applyFilter);
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, &BonesPanel::leaveRows);
    connect(m_model, &QAbstractItemModel::modelReset, this, &BonesPanel::followDocument);
    connect(m_model, &BonesModel::renameRequested, this,
            [this](BoneIndex bone, const QString& name) {
                report(renameBoneTo(m_document, bone, name));
            });
    connect(m_proxy, &BonesFilter::aboutToRefilter, this, [this] {
        m_syncing = true;
        if (m_proxy->scope() != BoneScope::All)
            keepClosed();
    });
    connect(m_proxy, &BonesFilter::refiltered, this, [this] {
        m_syncing = false;
        followRows();
    });
    connect(m_tree, &BonesTree::menuRequested, this, &BonesPanel::showMenu);
    connect(m_tree, &BonesTree::headerMenuRequested, this,
            [this](const QPoint& at) { makeColumnsMenu()->popup(at); });
    connect(m_tree, &BonesTree::dropped, this, &BonesPanel::hang);
    connect(m_tree, &BonesTree::dropRefused, this, &BonesPanel::messageRequested);
    connect(m_tree, &BonesTree::deleteRequested, this, &BonesPanel::deleteRequested);
    connect(&m_document.session(), &Session::selectionChanged, this, &BonesPanel::followSession);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BonesPanel::followTree);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &BonesPanel::followTree);
}

QWidget* BonesPanel::makeFilterRow() {
    m_filter = new QLineEdit;
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(themeIcon(QStringLiteral("search"), IconTint::Secondary),
                        QLineEdit::LeadingPosition);
    // Checkable only for its look: it is "on" while not all bones are listed.
    m_scope = makeToolButton(QStringLiteral("filter"), true, [] {
        return ToolButtonTexts{
            toolTipText(tr("Bones to list"), {}, tr("All, or only some of them; parents stay."))};
    });
    m_scope->setPopupMode(QToolButton::InstantPopup);
    m_scope->setMenu(makeScopeMenu());
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(px(8), 0, px(8), 0);
    layout->setSpacing(px(4));
    layout->addWidget(m_filter, 1);
    layout->addWidget(m_scope);
    return row;
}

QMenu* BonesPanel::makeScopeMenu() {
    auto* menu = new QMenu(this);
    auto* group = new QActionGroup(menu);
    const auto add = [&](BoneScope scope, std::function<QString()> text) {
        QAction* action = withText(menu->addAction(QString()), std::move(text));
        action->setCheckable(true);
        action->setChecked(scope == BoneScope::All);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, scope] { showScope(scope); });
    };
    add(BoneScope::All, [] { return tr("&All bones"); });
    add(BoneScope::Bound, [] { return tr("&Bound to the active mesh"); });
    add(BoneScope::Selected, [] { return tr("&Selected"); });
    add(BoneScope::Locked, [] { return tr("&Locked"); });
    add(BoneScope::Hidden, [] { return tr("&Hidden"); });
    return menu;
}

void BonesPanel::showScope(BoneScope scope) {
    m_scope->setChecked(scope != BoneScope::All);
    m_proxy->setScope(scope);
}

void BonesPanel::setWorkspace(const QString& id) {
    m_workspace = id;
    m_shown = shownBoneColumns(id);
    m_model->setColours(id == QLatin1String("skeleton") ? BonesModel::Colours::BySide
                                                        : BonesModel::Colours::ByBone);
    applyColumns();
}

void BonesPanel::showColumn(int column, bool show) {
    std::erase(m_shown, column);
    if (show)
        m_shown.push_back(column);
    std::ranges::sort(m_shown);
    keepBoneColumns(m_workspace, m_shown);
    applyColumns();
}

void BonesPanel::applyColumns() {
    layOutBoneColumns(*m_tree->header(), m_shown);
    m_tree->setHeaderHidden(!wantsHeads(m_shown));
    for (QAction* action : makeColumnsMenu()->actions())
        action->setChecked(std::ranges::find(m_shown, action->data().toInt()) != m_shown.end());
}

QMenu* BonesPanel::makeColumnsMenu() {
    if (m_columns)
        return m_columns;
    m_columns = new QMenu(this);
    for (const int column : boneColumns()) {
        QAction* action =
            withText(m_columns->addAction(QString()), [column] { return boneColumnText(column); });
        action->setCheckable(true);
        action->setData(column);
        connect(action, &QAction::triggered, this,
                [this, column](bool checked) { showColumn(column, checked); });
    }
    return m_columns;
}

void BonesPanel::renameActive() {
    const BoneIndex active = m_document.session().selection().activeBone;
    if (!active.isValid())
        return;
    raiseDockOf(*this);
    if (!viewIndex(active).isValid()) {
        m_filter->clear();
        m_scope->menu()->actions().front()->trigger();
    }
    m_tree->startRenaming();
}

void BonesPanel::hang(const BoneDrop& drop) {
    report(hangBones(m_document, drop.bones, drop.parent, drop.place));
}

void BonesPanel::report(const Result<Findings>& result) {
    for (const QString& sentence : sentencesOf(result))
        Q_EMIT messageRequested(sentence);
}

QList<QAction*> BonesPanel::headerActions() {
    QList<QAction*> actions;
    QAction* columns = withText(new QAction(this), [] { return tr("Columns"); });
    columns->setMenu(makeColumnsMenu());
    actions += columns;
    const auto add = [&](std::function<QString()> text, std::function<void()> run) {
        QAction* action = withText(new QAction(this), std::move(text));
        connect(action, &QAction::triggered, this, std::move(run));
        actions += action;
    };
    add([] { return tr("Expand all"); }, [this] { m_tree->expandAll(); });
    add([] { return tr("Collapse all"); }, [this] { m_tree->collapseAll(); });
    add([] { return tr("End solo"); }, [this] { setFlagOnAll(BoneFlag::Solo, false); });
    add([] { return tr("Unlock all"); }, [this] { setFlagOnAll(BoneFlag::Locked, false); });
    add([] { return tr("Show all"); }, [this] { setFlagOnAll(BoneFlag::Hidden, false); });
    return actions;
}

void BonesPanel::setFlagOnAll(BoneFlag flag, bool value) {
    std::vector<BoneIndex> bones;
    for (std::size_t bone = 0; bone < m_document.character().skeleton.boneCount(); ++bone)
        bones.emplace_back(bone);
    setBoneFlag(m_document, bones, flag, value);
}

void BonesPanel::showMenu(const QPoint& globalPosition) {
    const std::vector<BoneIndex>& bones = m_document.session().selection().bones;
    if (bones.empty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillBoneMenu(*menu, m_document, bones);
    menu->addSeparator();
    menu->addAction(tr("Rename"), m_tree, &BonesTree::startRenaming);
    menu->addAction(tr("Make roots"), this, [this] { report(unparentSelectedBones(m_document)); });
    menu->addAction(tr("Delete"), this, &BonesPanel::deleteRequested);
    menu->popup(globalPosition);
}

QModelIndex BonesPanel::viewIndex(BoneIndex bone, int column) const {
    return m_proxy->mapFromSource(m_model->indexOf(bone, column));
}

/// The rows are about to be made anew: what is open is known still.
void BonesPanel::leaveRows() {
    m_scrolledTo = m_tree->verticalScrollBar()->value();
    if (m_listsAll) {
        keepClosed();
        m_listsAll = true;
    }
}

void BonesPanel::followDocument() {
    const std::size_t bones = m_document.character().skeleton.boneCount();
    m_pages->setCurrentWidget(bones > 0 ? m_treePage : m_emptyPage);
    followCount();
    const std::vector<BoneKey> former = std::exchange(m_keys, keysOf(m_document.character()));
    if (std::exchange(m_generation, m_document.generation()) == m_document.generation())
        followEdit(former);
    else
        openAsDelivered();
    followRows();
}

void BonesPanel::openAsDelivered() {
    m_listsAll = false; // what was closed was another character's
    m_closed.clear();
    m_filter->clear();
    m_scope->menu()->actions().front()->trigger();
    if (m_document.character().skeleton.boneCount() < kExpandAllBelow)
        m_tree->expandAll();
    else
        m_tree->expandToDepth(kFirstDepth);
    m_listsAll = true;
}

/// The same character with another skeleton: filter, scope, and what is open and where stay.
void BonesPanel::followEdit(const std::vector<BoneKey>& former) {
    if (hasOtherNumbers(former, m_keys)) {
        std::map<BoneKey, std::size_t> now;
        for (std::size_t bone = 0; bone < m_keys.size(); ++bone)
            now.emplace(m_keys[bone], bone);
        std::vector<BoneIndex> closed;
        for (const BoneIndex bone : m_closed)
            if (const auto found = now.find(former[bone.value()]); found != now.end())
                closed.emplace_back(found->second);
        m_closed = std::move(closed);
    }
    m_syncing = true;
    m_proxy->followSkeleton();
    m_tree->expandAll();
    m_listsAll = m_filter->text().isEmpty() && m_proxy->scope() == BoneScope::All;
    if (m_listsAll)
        for (const BoneIndex bone : m_closed)
            m_tree->collapse(viewIndex(bone));
    m_tree->doItemsLayout();
    m_tree->verticalScrollBar()->setValue(m_scrolledTo);
    m_syncing = false;
}

void BonesPanel::followCount() {
    const auto bones = m_document.character().skeleton.boneCount();
    m_filter->setPlaceholderText(tr("Filter %n bones", nullptr, int(bones)));
}

void BonesPanel::applyFilter(const QString& text) {
    m_syncing = true; // rows that go out of sight stay selected in the session
    keepClosed();
    m_proxy->setFilterFixedString(text);
    m_syncing = false;
    followRows();
}

/// What is closed while all bones are listed; a filter opens everything.
void BonesPanel::keepClosed() {
    if (!std::exchange(m_listsAll, false))
        return;
    m_closed.clear();
    for (std::size_t i = 0; i < m_keys.size(); ++i) {
        const QModelIndex index = viewIndex(BoneIndex(i));
        if (m_proxy->hasChildren(index) && !m_tree->isExpanded(index))
            m_closed.emplace_back(i);
    }
}

/// Other rows than before.
void BonesPanel::followRows() {
    m_syncing = true;
    const bool listsAll = m_filter->text().isEmpty() && m_proxy->scope() == BoneScope::All;
    if (!listsAll || !m_listsAll)
        m_tree->expandAll();
    if (listsAll && !std::exchange(m_listsAll, true))
        for (const BoneIndex bone : m_closed)
            m_tree->collapse(viewIndex(bone));
    m_nothing->setVisible(m_proxy->rowCount() == 0);
    m_tree->setVisible(m_proxy->rowCount() > 0);
    m_syncing = false;
    followSession();
}

void BonesPanel::followSession() {
    if (m_syncing)
        return;
    m_syncing = true;
    const Selection& selection = m_document.session().selection();
    QItemSelection rows;
    for (const BoneIndex bone : selection.bones) {
        const QModelIndex index = viewIndex(bone);
        if (index.isValid())
            rows.select(index, viewIndex(bone, BonesModel::Solo));
    }
    m_tree->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    const QModelIndex active = viewIndex(selection.activeBone);
    m_tree->selectionModel()->setCurrentIndex(active, QItemSelectionModel::NoUpdate);
    if (active.isValid())
        m_tree->scrollTo(active);
    m_syncing = false;
}

void BonesPanel::followTree() {
    if (m_syncing)
        return;
    Selection selection = m_document.session().selection();
    // Bones that the filter hides stay selected while more are added to them.
    if (QGuiApplication::keyboardModifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) {
        std::erase_if(selection.bones,
                      [this](BoneIndex bone) { return viewIndex(bone).isValid(); });
    } else {
        selection.bones.clear();
        selection.controls.clear(); // drags and keys are about bones from now on
        selection.activeControl = {};
    }
    for (const QModelIndex& index : m_tree->selectionModel()->selectedRows())
        selection.bones.push_back(BonesModel::boneOf(index));
    std::ranges::sort(selection.bones);
    const BoneIndex current = BonesModel::boneOf(m_tree->currentIndex());
    if (std::ranges::binary_search(selection.bones, current))
        selection.activeBone = current;
    else if (!std::ranges::binary_search(selection.bones, selection.activeBone))
        selection.activeBone = selection.bones.empty() ? BoneIndex() : selection.bones.back();
    m_syncing = true;
    m_document.session().setSelection(selection);
    m_syncing = false;
}

} // namespace rigwright::editor
