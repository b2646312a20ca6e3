// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Filter, tree and selection of the bones dock.
#include "editor/panels/bones_panel.h"

#include "editor/document/document.h"
#include "editor/panels/bones_model.h"
#include "editor/panels/bones_tree.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace rigwright::editor {

namespace {
/// Larger skeletons open closed below this depth, so that the tree can be surveyed.
constexpr std::size_t kExpandAllBelow = 120;
constexpr int kFirstDepth = 4;
} // namespace

BonesPanel::BonesPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    m_model = new BonesModel(document, this);
    m_proxy = new QSortFilterProxyModel(this);
    m_proxy->setSourceModel(m_model);
    m_proxy->setRecursiveFilteringEnabled(true);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setFilterKeyColumn(BonesModel::Name);

    m_filter = new QLineEdit;
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(themeIcon(QStringLiteral("search"), IconTint::Secondary),
                        QLineEdit::LeadingPosition);

    m_tree = new BonesTree(document, *m_model);
    m_tree->setModel(m_proxy);
    m_tree->header()->setSectionResizeMode(BonesModel::Name, QHeaderView::Stretch);
    for (const int column : {BonesModel::Visible, BonesModel::Lock})
        m_tree->header()->setSectionResizeMode(column, QHeaderView::Fixed);
    m_tree->header()->resizeSection(BonesModel::Visible, px(24));
    m_tree->header()->resizeSection(BonesModel::Lock, px(32)); // the mark, and the dock's padding

    m_treePage = new QWidget;
    auto* column = new QVBoxLayout(m_treePage);
    column->setContentsMargins(0, px(8), 0, 0);
    column->setSpacing(px(4));
    auto* filterRow = new QHBoxLayout;
    filterRow->setContentsMargins(px(8), 0, px(8), 0);
    filterRow->addWidget(m_filter);
    column->addLayout(filterRow);
    column->addWidget(m_tree, 1);
    m_emptyPage = withText(makeEmptyLabel({}), [] {
        return tr("The bones of your character appear here, with visibility and "
                  "lock. Open a file that has a skeleton.");
    });

    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_emptyPage);
    m_pages->addWidget(m_treePage);

    connect(m_filter, &QLineEdit::textChanged, this, &BonesPanel::applyFilter);
    connect(m_model, &QAbstractItemModel::modelReset, this, &BonesPanel::followDocument);
    connect(&document.session(), &Session::selectionChanged, this, &BonesPanel::followSession);
    connect(m_tree->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &BonesPanel::followTree);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &BonesPanel::followTree);
    followDocument();
    onLanguage(this, [this] {
        m_filter->setAccessibleName(tr("Filter bones"));
        followCount();
    });
}

QModelIndex BonesPanel::viewIndex(BoneIndex bone, int column) const {
    return m_proxy->mapFromSource(m_model->indexOf(bone, column));
}

void BonesPanel::followDocument() {
    const std::size_t bones = m_document.character().skeleton.boneCount();
    m_pages->setCurrentWidget(bones > 0 ? m_treePage : m_emptyPage);
    followCount();
    m_filter->clear();
    if (bones < kExpandAllBelow)
        m_tree->expandAll();
    else
        m_tree->expandToDepth(kFirstDepth);
    followSession();
}

void BonesPanel::followCount() {
    const auto bones = m_document.character().skeleton.boneCount();
    m_filter->setPlaceholderText(tr("Filter %n bones", nullptr, int(bones)));
}

void BonesPanel::applyFilter(const QString& text) {
    m_syncing = true; // rows that go out of sight stay selected in the session
    m_proxy->setFilterFixedString(text);
    if (!text.isEmpty())
        m_tree->expandAll();
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
            rows.select(index, viewIndex(bone, BonesModel::Lock));
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
    // Bones that the filter hides stay selected only where nothing visible is chosen instead.
    selection.bones.clear();
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
