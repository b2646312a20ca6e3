// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drawing and choosing of segments.
#include "editor/ui/segmented_choice.h"

#include "editor/ui/metrics.h"
#include "editor/ui/theme.h"

#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace rigwright::editor {

SegmentedChoice::SegmentedChoice(std::vector<Segment> segments, QWidget* parent)
    : QWidget(parent), m_segments(std::move(segments)) {
    setFocusPolicy(Qt::TabFocus);
    setFixedHeight(fieldHeight());
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SegmentedChoice::setTexts(const QStringList& texts) {
    Q_ASSERT(texts.size() == qsizetype(m_segments.size()));
    for (std::size_t i = 0; i < m_segments.size(); ++i)
        m_segments[i].text = texts[qsizetype(i)];
    setAccessibleDescription(m_segments[std::size_t(m_current)].text);
    updateGeometry();
    update();
}

QStringList SegmentedChoice::texts() const {
    QStringList texts;
    for (const Segment& segment : m_segments)
        texts += segment.text;
    return texts;
}

void SegmentedChoice::setCurrent(int index) {
    if (index == m_current || index < 0 || index >= int(m_segments.size()))
        return;
    m_current = index;
    setAccessibleDescription(m_segments[std::size_t(index)].text);
    update();
}

void SegmentedChoice::choose(int index) {
    if (index == m_current || index < 0 || index >= int(m_segments.size()))
        return;
    setCurrent(index);
    Q_EMIT chosen(index);
}

QSize SegmentedChoice::sizeHint() const {
    int widest = px(30);
    for (const Segment& segment : m_segments) {
        if (segment.curve.isEmpty())
            widest = std::max(widest, fontMetrics().horizontalAdvance(segment.text) + px(16));
    }
    return {widest * int(m_segments.size()) + 1, fieldHeight()};
}

QRect SegmentedChoice::segmentRect(int index) const {
    const int count = int(m_segments.size());
    const int left = (width() - 1) * index / count;
    const int right = (width() - 1) * (index + 1) / count;
    return {left, 0, right - left + 1, height()};
}

int SegmentedChoice::segmentAt(const QPoint& position) const {
    for (int i = 0; i < int(m_segments.size()); ++i) {
        if (segmentRect(i).contains(position))
            return i;
    }
    return -1;
}

void SegmentedChoice::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(frame, px(4) - 0.5, px(4) - 0.5);
    painter.fillPath(shape, theme.colour(Token::Field));
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(segmentRect(m_current), theme.colour(Token::Raised));
    painter.restore();

    for (int i = 0; i < int(m_segments.size()); ++i) {
        const Segment& segment = m_segments[std::size_t(i)];
        const QRect area = segmentRect(i);
        Token ink = i == m_current ? Token::AccentText : Token::Secondary;
        if (!isEnabled())
            ink = Token::Disabled;
        painter.setPen(theme.colour(ink));
        if (segment.curve.isEmpty()) {
            painter.drawText(area, Qt::AlignCenter, segment.text);
        } else {
            const QRectF box = QRectF(0, 0, px(14), px(12));
            QTransform place;
            place.translate(area.center().x() + 0.5 - box.width() / 2,
                            area.center().y() + 0.5 + box.height() / 2);
            place.scale(box.width(), -box.height());
            painter.setPen(
                QPen(theme.colour(ink), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(place.map(segment.curve));
        }
        if (i > 0) {
            painter.setPen(QPen(theme.colour(Token::Border), 1));
            painter.drawLine(QPointF(area.left() + 0.5, 1),
                             QPointF(area.left() + 0.5, height() - 1));
        }
    }
    painter.setPen(QPen(theme.colour(hasFocus() ? Token::AccentLine : Token::Border), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
}

void SegmentedChoice::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        choose(segmentAt(event->pos()));
}

void SegmentedChoice::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up)
        choose(m_current - 1);
    else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Down)
        choose(m_current + 1);
    else
        QWidget::keyPressEvent(event);
}

bool SegmentedChoice::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int index = segmentAt(help->pos());
        if (index >= 0)
            QToolTip::showText(help->globalPos(), m_segments[std::size_t(index)].text, this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key >= Qt::Key_Left && key <= Qt::Key_Down) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace rigwright::editor
