// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clicks, keys and drags of control rows.
#include "editor/panels/controls_tree.h"

#include "editor/panels/controls_model.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/theme.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace rigwright::editor {

namespace {

constexpr int kShapeWidth = 76;
constexpr int kEyeWidth = 32; // with the dock's padding at its right
constexpr int kDot = 8;

bool isShown(const QModelIndex& index) {
    return index.siblingAtColumn(ControlsModel::Visible)
               .data(Qt::CheckStateRole)
               .value<Qt::CheckState>() == Qt::Checked;
}

} // namespace

ControlDelegate::ControlDelegate(QTreeView& tree) : BoneDelegate(tree), m_tree(tree) {}

void ControlDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const Theme& theme = Theme::current();
    const QRect row = option.rect;
    const bool visible = isShown(index);
    if (index.column() == ControlsModel::Visible) {
        drawRowIcon(painter, {row.left(), row.top(), px(24), row.height()},
                    visible ? QStringLiteral("visible") : QStringLiteral("hidden"),
                    theme.colour(visible ? Token::Secondary : Token::Disabled));
        return;
    }
    if (index.column() == ControlsModel::Shape) {
        drawRowText(painter, row.adjusted(px(8), 0, -px(4), 0), index.data().toString(),
                    uiFont(TextRole::Body), theme.colour(Token::Secondary));
        return;
    }
    const QRect expander = expanderRect(row, index);
    const bool isSet = ControlsModel::setOf(index).has_value();
    if (isSet)
        drawRowIcon(painter, expander.translated(px(kDot), 0), QStringLiteral("folder"),
                    theme.colour(Token::Secondary));
    else if (index.model()->hasChildren(index))
        drawRowIcon(painter, expander,
                    m_tree.isExpanded(index) ? QStringLiteral("chevron-down")
                                             : QStringLiteral("chevron-right"),
                    theme.colour(Token::Secondary));
    if (!isSet) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(index.data(Qt::DecorationRole).value<QColor>());
        painter->setOpacity(visible ? 1.0 : 0.5);
        painter->drawEllipse(QRectF(
            expander.right() + 1, row.top() + (row.height() - px(kDot)) / 2.0, px(kDot), px(kDot)));
        painter->restore();
    }
    const bool selected = option.state & QStyle::State_Selected;
    drawRowText(painter, QRect(QPoint(nameLeft(row, index), row.top()), row.bottomRight()),
                index.data().toString(), uiFont(selected ? TextRole::Strong : TextRole::Body),
                theme.colour(visible ? Token::Text : Token::Secondary));
}

ControlsTree::ControlsTree(ControlsModel& model, QWidget* parent) : RowTree(parent) {
    setModel(&model);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setItemDelegate(new ControlDelegate(*this));
    auto* heads = new BoneHeader;
    setHeader(heads);
    setHeaderHidden(false);
    heads->setSectionResizeMode(ControlsModel::Name, QHeaderView::Stretch);
    for (const auto& [column, width] : {std::pair{ControlsModel::Shape, kShapeWidth},
                                        std::pair{ControlsModel::Visible, kEyeWidth}}) {
        heads->setSectionResizeMode(column, QHeaderView::Fixed);
        heads->resizeSection(column, px(width));
    }
    onLanguage(this, [this] {
        setAccessibleName(tr("Controls"));
        header()->viewport()->update();
    });
}

QRect ControlsTree::expanderRect(const QModelIndex& index) const {
    return BoneDelegate::expanderRect(visualRect(index.siblingAtColumn(ControlsModel::Name)),
                                      index);
}

void ControlsTree::startRenaming(const QModelIndex& index) {
    const QModelIndex name = index.siblingAtColumn(ControlsModel::Name);
    if (!name.isValid())
        return;
    scrollTo(name);
    setFocus(Qt::OtherFocusReason);
    edit(name);
}

void ControlsTree::pressEye(const QModelIndex& index, Qt::KeyboardModifiers modifiers) {
    if (modifiers & Qt::AltModifier) {
        Q_EMIT onlyVisibleRequested(index);
        return;
    }
    m_sweep = !isShown(index);
    m_sweptTo = index.siblingAtColumn(0);
    Q_EMIT visibilityRequested(index, *m_sweep, true);
}

/// Every row on the way: a fast pointer jumps over some.
void ControlsTree::sweepTo(const QModelIndex& index) {
    if (!index.isValid() || index == m_sweptTo)
        return;
    const bool down = visualRect(index).top() > visualRect(m_sweptTo).top();
    for (QModelIndex row = m_sweptTo; row.isValid() && row != index;) {
        row = down ? indexBelow(row) : indexAbove(row);
        if (row.isValid())
            Q_EMIT visibilityRequested(row, *m_sweep, false);
    }
    m_sweptTo = index;
}

void ControlsTree::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton)
        return; // the menu that follows is about the selection as it is
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.isValid()) {
        if (index.column() == ControlsModel::Visible) {
            pressEye(index, event->modifiers());
            return;
        }
        if (const auto set = ControlsModel::setOf(index)) {
            Q_EMIT setPressed(*set, event->modifiers() & Qt::ControlModifier);
            return;
        }
        if (model()->hasChildren(index) && expanderRect(index).contains(event->pos())) {
            setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
            return;
        }
    }
    RowTree::mousePressEvent(event);
}

void ControlsTree::mouseMoveEvent(QMouseEvent* event) {
    if (m_sweep)
        sweepTo(indexAt(event->pos()).siblingAtColumn(0));
    else
        RowTree::mouseMoveEvent(event);
}

void ControlsTree::mouseReleaseEvent(QMouseEvent* event) {
    if (m_sweep)
        m_sweep.reset();
    else
        RowTree::mouseReleaseEvent(event);
}

void ControlsTree::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const bool onName =
        event->button() == Qt::LeftButton && index.isValid() &&
        index.column() == ControlsModel::Name &&
        !(model()->hasChildren(index) && expanderRect(index).contains(event->pos()));
    if (onName)
        startRenaming(index);
    else
        mousePressEvent(event); // two quick clicks on an eye are two toggles
}

void ControlsTree::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (m_sweep)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QModelIndex index = indexAt(event->pos()).siblingAtColumn(ControlsModel::Name);
        if (ControlsModel::controlOf(index).isValid() && !selectionModel()->isSelected(index))
            selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                         QItemSelectionModel::Rows);
        Q_EMIT menuRequested(index, event->globalPos());
        return;
    }
    const QRect row = visualRect(currentIndex());
    Q_EMIT menuRequested(currentIndex().siblingAtColumn(ControlsModel::Name),
                         viewport()->mapToGlobal(row.isValid() ? row.center() : QPoint()));
}

/// Keys that the window has commands for, too.
bool ControlsTree::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (plain && (key->key() == Qt::Key_F2 || key->key() == Qt::Key_Delete)) {
            event->accept();
            return true;
        }
    }
    return RowTree::event(event);
}

void ControlsTree::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const auto set = ControlsModel::setOf(currentIndex());
    if (plain && event->key() == Qt::Key_F2)
        startRenaming(currentIndex());
    else if (plain && event->key() == Qt::Key_Delete)
        Q_EMIT deleteRequested();
    else if (set && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT setPressed(*set, false);
    else
        RowTree::keyPressEvent(event);
}

} // namespace rigwright::editor
