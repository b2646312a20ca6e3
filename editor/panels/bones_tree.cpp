// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Painting and clicking of bone rows.
#include "editor/panels/bones_tree.h"

#include "editor/commands/bone_flag_commands.h"
#include "editor/panels/bones_model.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/theme.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <array>
#include <optional>

namespace rigwright::editor {

namespace {

constexpr int kMarginLeft = 4;
constexpr int kIndent = 12;
constexpr int kExpander = 16;
constexpr int kDot = 8;

class BoneDelegate : public RowDelegate {
public:
    explicit BoneDelegate(QObject* parent) : RowDelegate(rowHeight(), parent) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        switch (index.column()) {
        case BonesModel::Name:
            paintName(painter, option, index);
            break;
        case BonesModel::Visible:
            paintVisible(painter, option.rect, index);
            break;
        case BonesModel::Lock:
            paintLock(painter, option.rect, index);
            break;
        case BonesModel::Solo:
            paintSolo(painter, option.rect, index);
            break;
        default:
            break;
        }
    }

private:
    static void paintName(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) {
        const Theme& theme = Theme::current();
        const QRect row = option.rect;
        int x = row.left() + px(kMarginLeft) + px(kIndent) * RowTree::rowLevel(index);
        if (index.model()->hasChildren(index)) {
            const auto* view = static_cast<const QTreeView*>(option.widget);
            drawRowIcon(painter, QRect(x, row.top(), px(kExpander), row.height()),
                        view->isExpanded(index) ? QStringLiteral("chevron-down")
                                                : QStringLiteral("chevron-right"),
                        theme.colour(Token::Secondary));
        }
        x += px(kExpander);
        const bool visible = index.siblingAtColumn(BonesModel::Visible)
                                 .data(Qt::CheckStateRole)
                                 .value<Qt::CheckState>() == Qt::Checked;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(index.data(Qt::DecorationRole).value<QColor>());
        painter->setOpacity(visible ? 1.0 : 0.5);
        painter->drawEllipse(
            QRectF(x, row.top() + (row.height() - px(kDot)) / 2.0, px(kDot), px(kDot)));
        painter->restore();
        x += px(kDot) + px(8);
        const bool selected = option.state & QStyle::State_Selected;
        drawRowText(painter, QRect(QPoint(x, row.top()), row.bottomRight()),
                    index.data().toString(), uiFont(selected ? TextRole::Strong : TextRole::Body),
                    theme.colour(visible ? Token::Text : Token::Secondary));
    }

    static void paintVisible(QPainter* painter, const QRect& cell, const QModelIndex& index) {
        const bool on = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
        drawRowIcon(painter, markRect(cell),
                    on ? QStringLiteral("visible") : QStringLiteral("hidden"),
                    Theme::current().colour(on ? Token::Secondary : Token::Disabled));
    }

    static void paintLock(QPainter* painter, const QRect& cell, const QModelIndex& index) {
        const bool on = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
        drawRowIcon(painter, markRect(cell), on ? QStringLiteral("lock") : QStringLiteral("unlock"),
                    Theme::current().colour(on ? Token::Text : Token::Disabled));
    }

    static void paintSolo(QPainter* painter, const QRect& cell, const QModelIndex& index) {
        const bool on = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
        drawRowIcon(painter, markRect(cell), QStringLiteral("solo"),
                    Theme::current().colour(on ? Token::AccentText : Token::Disabled));
    }

    static QRect markRect(const QRect& cell) {
        return {cell.left(), cell.top(), px(24), cell.height()};
    }
};

} // namespace

BonesTree::BonesTree(Document& document, BonesModel& model, QWidget* parent)
    : RowTree(parent), m_document(document), m_model(model) {
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setItemDelegate(new BoneDelegate(this));
    onLanguage(this, [this] { setAccessibleName(tr("Bones")); });
}

QRect BonesTree::expanderRect(const QModelIndex& index) const {
    const QRect row = visualRect(index.siblingAtColumn(BonesModel::Name));
    return {row.left() + px(kMarginLeft) + px(kIndent) * rowLevel(index), row.top(), px(kExpander),
            row.height()};
}

bool BonesTree::pressMark(const QModelIndex& index, Qt::KeyboardModifiers modifiers) {
    const std::optional<BoneFlag> flag = BonesModel::flagOfColumn(index.column());
    if (!flag)
        return false;
    const BoneIndex bone = BonesModel::boneOf(index);
    if (modifiers & Qt::AltModifier) {
        // The others get the mark, hidden or locked, and this one is left free; but it alone is
        // solo.
        setBoneFlagExclusively(m_document, std::array{bone}, *flag, *flag == BoneFlag::Solo);
        return true;
    }
    m_sweepColumn = index.column();
    m_sweptTo = index.siblingAtColumn(0);
    m_model.beginSweep(*flag, !m_model.flag(bone, *flag));
    m_model.sweep(bone);
    return true;
}

void BonesTree::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton)
        return; // the menu that follows is about the selection as it is
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.isValid()) {
        if (pressMark(index, event->modifiers()))
            return;
        if (model()->hasChildren(index) && expanderRect(index).contains(event->pos())) {
            setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
            return;
        }
    }
    RowTree::mousePressEvent(event);
}

void BonesTree::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (m_sweepColumn >= 0)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const QModelIndex index = indexAt(event->pos());
        if (!index.isValid())
            return;
        if (!selectionModel()->isSelected(index))
            selectionModel()->setCurrentIndex(index.siblingAtColumn(BonesModel::Name),
                                              QItemSelectionModel::ClearAndSelect |
                                                  QItemSelectionModel::Rows);
        Q_EMIT menuRequested(event->globalPos());
        return;
    }
    const QRect row = visualRect(currentIndex());
    Q_EMIT menuRequested(viewport()->mapToGlobal(row.isValid() ? row.center() : QPoint()));
}

/// Every row on the way: a fast pointer jumps over some.
void BonesTree::sweepTo(const QModelIndex& index) {
    if (!index.isValid())
        return;
    const bool down = visualRect(index).top() > visualRect(m_sweptTo).top();
    for (QModelIndex row = m_sweptTo; row.isValid();
         row = down ? indexBelow(row) : indexAbove(row)) {
        m_model.sweep(BonesModel::boneOf(row));
        if (row == index)
            break;
    }
    m_sweptTo = index;
}

void BonesTree::mouseMoveEvent(QMouseEvent* event) {
    if (m_sweepColumn >= 0) {
        sweepTo(indexAt(event->pos()).siblingAtColumn(0));
        return;
    }
    RowTree::mouseMoveEvent(event);
}

void BonesTree::mouseReleaseEvent(QMouseEvent* event) {
    if (m_sweepColumn >= 0) {
        m_sweepColumn = -1;
        m_model.endSweep();
        return;
    }
    RowTree::mouseReleaseEvent(event);
}

void BonesTree::mouseDoubleClickEvent(QMouseEvent* event) {
    // Two quick clicks on a mark are two toggles.
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && index.column() != BonesModel::Name) {
        mousePressEvent(event);
        return;
    }
    if (index.isValid() && !expanderRect(index).contains(event->pos()))
        setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
    else
        mousePressEvent(event);
}

} // namespace rigwright::editor
