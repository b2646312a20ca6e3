// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Clicks, keys and drags of bone rows.
#include "editor/panels/bones_tree.h"

#include "editor/commands/bone_flag_commands.h"
#include "editor/document/document.h"
#include "editor/panels/bone_rows.h"
#include "editor/panels/bones_model.h"
#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/theme.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace rigwright::editor {

BonesTree::BonesTree(Document& document, BonesModel& model, QWidget* parent)
    : RowTree(parent), m_document(document), m_model(model) {
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setItemDelegate(new BoneDelegate(*this));
    auto* heads = new BoneHeader;
    setHeader(heads);
    heads->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(heads, &QWidget::customContextMenuRequested, this, [this, heads](const QPoint& at) {
        Q_EMIT headerMenuRequested(heads->mapToGlobal(at));
    });
    m_drag = new BoneRowDrag(document, *this);
    connect(m_drag, &BoneRowDrag::refused, this, &BonesTree::dropRefused);
    onLanguage(this, [this] {
        setAccessibleName(tr("Bones"));
        header()->viewport()->update();
    });
}

QRect BonesTree::expanderRect(const QModelIndex& index) const {
    return BoneDelegate::expanderRect(visualRect(index.siblingAtColumn(BonesModel::Name)), index);
}

void BonesTree::startRenaming() {
    const QModelIndex name = currentIndex().siblingAtColumn(BonesModel::Name);
    if (!name.isValid())
        return;
    scrollTo(name);
    setFocus(Qt::OtherFocusReason);
    edit(name);
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
        pressRow(event, index);
        return;
    }
    RowTree::mousePressEvent(event);
}

/// Of several selected rows none may lose its mark before it is known whether they are dragged.
void BonesTree::pressRow(QMouseEvent* event, const QModelIndex& index) {
    const bool among = selectionModel()->isSelected(index.siblingAtColumn(BonesModel::Name)) &&
                       event->modifiers() == Qt::NoModifier;
    const bool selects = among && selectionModel()->selectedRows().size() > 1;
    m_press = Press{event->pos(), BonesModel::boneOf(index), selects};
    if (!selects)
        RowTree::mousePressEvent(event);
}

/// The selected bones where the row under the button is one of them, else that one.
void BonesTree::beginDrag() {
    m_press->drags = true;
    std::vector<BoneIndex> bones = m_document.session().selection().bones;
    if (!std::ranges::binary_search(bones, m_press->bone))
        bones = {m_press->bone};
    m_drag->begin(std::move(bones));
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
    if (!m_press || !(event->buttons() & Qt::LeftButton)) {
        RowTree::mouseMoveEvent(event);
        return;
    }
    const bool far =
        (event->pos() - m_press->position).manhattanLength() >= QApplication::startDragDistance();
    if (far && !m_press->drags)
        beginDrag();
    m_drag->moveTo(event->pos(), event->modifiers());
}

void BonesTree::mouseReleaseEvent(QMouseEvent* event) {
    if (m_sweepColumn >= 0) {
        m_sweepColumn = -1;
        m_model.endSweep();
        return;
    }
    const std::optional<Press> press = std::exchange(m_press, std::nullopt);
    if (m_drag->isActive()) {
        RowTree::mouseReleaseEvent(event);
        if (const auto drop = m_drag->drop())
            Q_EMIT dropped(*drop);
        return;
    }
    if (press && press->selects && !press->drags)
        selectionModel()->setCurrentIndex(
            indexAt(press->position).siblingAtColumn(BonesModel::Name),
            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    RowTree::mouseReleaseEvent(event);
}

void BonesTree::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const bool onName = event->button() == Qt::LeftButton && index.isValid() &&
                        index.column() == BonesModel::Name &&
                        !expanderRect(index).contains(event->pos());
    if (!onName) { // two quick clicks on a mark are two toggles
        mousePressEvent(event);
        return;
    }
    m_press.reset();
    startRenaming();
}

/// Keys that the window has commands for, too.
bool BonesTree::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        const bool own = key->key() == Qt::Key_F2 || key->key() == Qt::Key_Delete ||
                         (key->key() == Qt::Key_Escape && m_drag->isActive());
        if (plain && own) {
            event->accept();
            return true;
        }
    }
    return RowTree::event(event);
}

void BonesTree::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (m_drag->isActive()) {
        if (event->key() == Qt::Key_Escape)
            m_drag->cancel();
        else if (event->key() == Qt::Key_Alt)
            m_drag->setModifiers(event->modifiers() | Qt::AltModifier);
    } else if (plain && event->key() == Qt::Key_F2) {
        startRenaming();
    } else if (plain && event->key() == Qt::Key_Delete) {
        Q_EMIT deleteRequested();
    } else {
        RowTree::keyPressEvent(event);
    }
}

void BonesTree::keyReleaseEvent(QKeyEvent* event) {
    if (m_drag->isActive() && event->key() == Qt::Key_Alt)
        m_drag->setModifiers(event->modifiers() & ~Qt::AltModifier);
    else
        RowTree::keyReleaseEvent(event);
}

void BonesTree::paintEvent(QPaintEvent* event) {
    RowTree::paintEvent(event);
    QPainter painter(viewport());
    m_drag->paintGround(painter);
}

void BonesTree::drawRow(QPainter* painter, const QStyleOptionViewItem& option,
                        const QModelIndex& index) const {
    RowTree::drawRow(painter, option, index);
    const BoneIndex target = m_drag->target();
    if (!target.isValid() || BonesModel::boneOf(index) != target)
        return;
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(Theme::current().colour(Token::AccentLine), 1));
    painter->drawRect(QRect(0, option.rect.top(), viewport()->width(), option.rect.height())
                          .adjusted(1, 1, -2, -2));
}

} // namespace rigwright::editor
