// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Grounds, bars and small painting of rows.
#include "editor/panels/row_tree.h"

#include "editor/ui/icons.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"

#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>

namespace rigwright::editor {

RowTree::RowTree(QWidget* parent) : QTreeView(parent) {
    setHeaderHidden(true);
    setRootIsDecorated(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setAllColumnsShowFocus(true);
    setExpandsOnDoubleClick(false);
    setFont(uiFont(TextRole::Body));
    header()->setMinimumSectionSize(1);
    header()->setStretchLastSection(false);
    // The models say their words anew whenever they are asked.
    onLanguage(this, [this] { viewport()->update(); });
}

int RowTree::rowLevel(const QModelIndex& index) {
    int level = 0;
    for (QModelIndex parent = index.parent(); parent.isValid(); parent = parent.parent())
        ++level;
    return level;
}

void RowTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    const bool selected = selectionModel() && selectionModel()->isSelected(index);
    if (selected) {
        painter->fillRect(row, theme.colour(Token::SelectedRow));
        painter->fillRect(QRect(0, row.top(), 2, row.height()), theme.colour(Token::AccentLine));
    } else if (m_hovered.isValid() && m_hovered.row() == index.row() &&
               m_hovered.parent() == index.parent()) {
        painter->fillRect(row, theme.colour(Token::Hover));
    }
    QTreeView::drawRow(painter, option, index);
}

void RowTree::drawBranches(QPainter*, const QRect&, const QModelIndex&) const {}

void RowTree::setHovered(const QModelIndex& index) {
    if (m_hovered == index)
        return;
    m_hovered = index;
    viewport()->update();
}

void RowTree::mouseMoveEvent(QMouseEvent* event) {
    setHovered(indexAt(event->pos()).siblingAtColumn(0));
    QTreeView::mouseMoveEvent(event);
}

void RowTree::leaveEvent(QEvent* event) {
    setHovered({});
    QTreeView::leaveEvent(event);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return {px(24), m_height};
}

void drawRowText(QPainter* painter, const QRect& area, const QString& text, const QFont& font,
                 const QColor& colour, Qt::Alignment alignment) {
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(area, int(alignment | Qt::AlignVCenter | Qt::TextSingleLine),
                      QFontMetrics(font).elidedText(text, Qt::ElideRight, area.width()));
}

void drawRowIcon(QPainter* painter, const QRect& area, const QString& icon, const QColor& colour) {
    const int size = px(16);
    painter->drawPixmap(area.left() + (area.width() - size) / 2,
                        area.top() + (area.height() - size) / 2,
                        iconPixmap(icon, size, colour, painter->device()->devicePixelRatioF()));
}

} // namespace rigwright::editor
