// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Judging places by the edit itself, and showing what it says.
#include "editor/panels/bone_row_drag.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/panels/bones_model.h"
#include "editor/ui/messages.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {
constexpr int kOpenAfter = 600; // ms
constexpr int kScrollEvery = 40;
constexpr int kScrollEdge = 20;
constexpr int kScrollStep = 8;
} // namespace

BoneRowDrag::BoneRowDrag(Document& document, QTreeView& tree)
    : QObject(&tree), m_document(document), m_tree(tree) {
    m_opening.setSingleShot(true);
    m_opening.setInterval(kOpenAfter);
    connect(&m_opening, &QTimer::timeout, this, [this] {
        const QModelIndex row = m_tree.indexAt(m_position).siblingAtColumn(BonesModel::Name);
        if (m_active && row.isValid())
            m_tree.expand(row);
    });
    m_scrolling.setInterval(kScrollEvery);
    connect(&m_scrolling, &QTimer::timeout, this, &BoneRowDrag::scroll);
    connect(&document, &Document::aboutToEdit, this, &BoneRowDrag::cancel);
    connect(&document, &Document::changed, this, &BoneRowDrag::cancel);
}

void BoneRowDrag::begin(std::vector<BoneIndex> bones) {
    m_document.endOpenEdit();
    m_document.setOpenEdit(true);
    m_active = true;
    m_drop = {std::move(bones), {}, ReparentPlace::Keep};
    m_overPlace = false;
    m_refusal.clear();
    m_scrolling.start();
    if (!m_label) {
        m_label = makeLabel({});
        m_label->setParent(m_tree.viewport());
        m_label->setObjectName(QStringLiteral("boneDrag"));
        m_label->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_label->setContentsMargins(px(8), px(4), px(8), px(4));
        m_label->setWordWrap(true);
        setSurface(m_label, "toast");
    }
}

void BoneRowDrag::moveTo(const QPoint& position, Qt::KeyboardModifiers modifiers) {
    if (!m_active)
        return;
    m_position = position;
    m_modifiers = modifiers;
    const BoneDrop former = m_drop;
    const bool wasOver = m_overPlace;
    m_overPlace = m_tree.viewport()->rect().contains(position);
    m_drop.parent = m_overPlace ? BonesModel::boneOf(m_tree.indexAt(position)) : BoneIndex();
    m_drop.place = modifiers & Qt::AltModifier && m_drop.parent.isValid() ? ReparentPlace::Connect
                                                                          : ReparentPlace::Keep;
    if (wasOver != m_overPlace || former.parent != m_drop.parent || former.place != m_drop.place ||
        !m_label->isVisible())
        judge();
    placeLabel();
}

/// By the edit itself: it knows every reason.
void BoneRowDrag::judge() {
    m_opening.start();
    m_refusal.clear();
    if (m_overPlace) {
        const auto edit = reparentBones(m_document.character().skeleton, m_drop.bones,
                                        m_drop.parent, m_drop.place);
        if (!edit)
            m_refusal = errorText(edit.error()).what;
    }
    const bool can = m_overPlace && m_refusal.isEmpty();
    m_tree.viewport()->setCursor(can ? Qt::ClosedHandCursor : Qt::ForbiddenCursor);
    say();
    m_tree.viewport()->update();
}

void BoneRowDrag::say() {
    m_label->setText(sentence());
    m_label->setVisible(m_overPlace);
    m_label->raise();
    const int most = m_tree.viewport()->width() - px(16);
    m_label->setFixedWidth(std::max(
        1, std::min(most, m_label->fontMetrics().horizontalAdvance(m_label->text()) + px(20))));
    m_label->setFixedHeight(m_label->heightForWidth(m_label->width()));
}

QString BoneRowDrag::sentence() const {
    if (!m_overPlace)
        return {};
    if (!m_refusal.isEmpty())
        return m_refusal;
    if (!m_drop.parent.isValid())
        return tr("Hang on no bone, as a root.");
    const QString parent = boneText(m_document.character(), m_drop.parent);
    return m_drop.place == ReparentPlace::Connect
               ? tr("Hang at the end of %1.").arg(parent)
               : tr("Hang below %1; Alt: at its end.").arg(parent);
}

void BoneRowDrag::placeLabel() {
    const QRect area = m_tree.viewport()->rect();
    QPoint at = m_position + QPoint(px(12), px(16));
    if (at.y() + m_label->height() > area.bottom())
        at.setY(m_position.y() - px(8) - m_label->height());
    at.setX(std::clamp(at.x(), px(8), std::max(px(8), area.right() - px(8) - m_label->width())));
    m_label->move(at);
}

void BoneRowDrag::scroll() {
    const QRect area = m_tree.viewport()->rect();
    if (!area.contains(m_position))
        return;
    QScrollBar* bar = m_tree.verticalScrollBar();
    const int before = bar->value();
    if (m_position.y() < area.top() + px(kScrollEdge))
        bar->setValue(before - px(kScrollStep));
    else if (m_position.y() > area.bottom() - px(kScrollEdge))
        bar->setValue(before + px(kScrollStep));
    if (bar->value() != before)
        moveTo(m_position, m_modifiers);
}

std::optional<BoneDrop> BoneRowDrag::drop() {
    if (!m_active)
        return std::nullopt;
    const bool can = m_overPlace && m_refusal.isEmpty();
    const QString why = m_overPlace ? m_refusal : QString();
    end();
    if (!why.isEmpty())
        Q_EMIT refused(why);
    return can ? std::optional(std::exchange(m_drop, {})) : std::nullopt;
}

void BoneRowDrag::cancel() {
    if (m_active)
        end();
}

void BoneRowDrag::end() {
    m_active = false;
    m_document.setOpenEdit(false);
    m_opening.stop();
    m_scrolling.stop();
    m_label->hide();
    m_tree.viewport()->unsetCursor();
    m_tree.viewport()->update();
}

BoneIndex BoneRowDrag::target() const {
    return m_active && m_refusal.isEmpty() ? m_drop.parent : BoneIndex();
}

void BoneRowDrag::paintGround(QPainter& painter) const {
    if (!m_active || !m_overPlace || m_drop.parent.isValid())
        return;
    // Below the lowest row: the pointer is there, so that there is some.
    int bottom = 0;
    for (QModelIndex row = m_tree.indexAt(QPoint(m_position.x(), 0)); row.isValid();
         row = m_tree.indexBelow(row))
        bottom = m_tree.visualRect(row).bottom() + 1;
    painter.setPen(QPen(Theme::current().colour(Token::AccentLine), 1));
    painter.drawRect(
        QRect(QPoint(0, bottom), m_tree.viewport()->rect().bottomRight()).adjusted(1, 1, -1, -1));
}

} // namespace rigwright::editor
