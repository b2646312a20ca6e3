// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Model, rows and clicks of the history dock.
#include "editor/panels/history_panel.h"

#include "editor/document/document.h"
#include "editor/panels/row_tree.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QHeaderView>
#include <QPainter>
#include <QStackedLayout>

#include <algorithm>

namespace rigwright::editor {

namespace {

class HistoryDelegate : public RowDelegate {
public:
    explicit HistoryDelegate(QObject* parent) : RowDelegate(rowHeight(), parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = Theme::current();
        const auto state = HistoryModel::State(index.data(HistoryModel::StateRole).toInt());
        const QRect row = option.rect.adjusted(px(8), 0, -px(8), 0);
        int right = row.right();
        if (index.data(HistoryModel::SavedRole).toBool()) {
            drawRowIcon(painter, QRect(right - px(16), row.top(), px(16), row.height()),
                        QStringLiteral("file"), theme.colour(Token::Secondary));
            right -= px(20);
        }
        drawRowText(painter, QRect(QPoint(row.left(), row.top()), QPoint(right, row.bottom())),
                    index.data().toString(),
                    uiFont(state == HistoryModel::Current ? TextRole::Strong : TextRole::Body),
                    theme.colour(state == HistoryModel::Future ? Token::Secondary : Token::Text));
    }
};

} // namespace

HistoryModel::HistoryModel(Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
    connect(&document, &Document::historyChanged, this, &HistoryModel::follow);
    follow();
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

int HistoryModel::stackIndex(int row) const {
    return m_rows[std::size_t(row)];
}

int HistoryModel::currentRow() const {
    const auto found = std::ranges::find(m_rows, m_document.undoStack().index());
    return found == m_rows.end() ? -1 : int(found - m_rows.begin());
}

QString HistoryModel::startText() const {
    if (m_document.droppedOldSteps())
        return tr("Older steps were dropped to save memory");
    return tr("Start: %1").arg(m_document.displayName());
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QUndoStack& stack = m_document.undoStack();
    const int at = stackIndex(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return index.row() == 0 ? startText() : stack.text(at - 1);
    case StateRole:
        return at == stack.index() ? Current : (at < stack.index() ? Past : Future);
    case SavedRole:
        return at == stack.cleanIndex();
    default:
        return {};
    }
}

void HistoryModel::follow() {
    beginResetModel();
    m_rows.clear();
    const QUndoStack& stack = m_document.undoStack();
    // Steps whose memory was given back cannot be undone: the list begins after them.
    int first = 0;
    for (int i = 0; i < stack.index(); ++i)
        if (stack.command(i)->isObsolete())
            first = i + 1;
    for (int at = first; at <= stack.count(); ++at)
        m_rows.push_back(at);
    endResetModel();
}

HistoryPanel::HistoryPanel(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(new HistoryModel(document, this)) {
    m_list = new RowTree;
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HistoryDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    onLanguage(m_list, [this] { m_list->setAccessibleName(tr("History")); });
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_empty = withText(makeEmptyLabel({}), [] {
        return tr("Each step you take appears here by name. Click a step to go back "
                  "to it, or forward again.");
    });
    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_list);
    connect(m_model, &QAbstractItemModel::modelReset, this, &HistoryPanel::follow);
    connect(m_list, &QAbstractItemView::clicked, this, &HistoryPanel::goTo);
    connect(m_list, &QAbstractItemView::activated, this, &HistoryPanel::goTo);
    follow();
}

void HistoryPanel::follow() {
    m_pages->setCurrentIndex(m_document.isEmpty() || m_document.undoStack().count() == 0 ? 0 : 1);
    const QModelIndex current = m_model->index(m_model->currentRow());
    m_list->selectionModel()->setCurrentIndex(current, QItemSelectionModel::ClearAndSelect);
    m_list->scrollTo(current);
}

void HistoryPanel::goTo(const QModelIndex& index) {
    if (index.isValid())
        m_document.goToStep(m_model->stackIndex(index.row()));
}

} // namespace rigwright::editor
