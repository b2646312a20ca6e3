// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drawing and gestures of a row.
#include "editor/panels/constraint_row.h"

#include "editor/panels/row_tree.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/surface.h"
#include "editor/ui/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <utility>

namespace rigwright::editor {

namespace {
constexpr int kWeightWidth = 60;
} // namespace

ConstraintRow::ConstraintRow(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_enabled = new QCheckBox;
    m_enabled->setFocusPolicy(Qt::TabFocus);
    m_weight = new SliderField({.defaultValue = 1.0});
    m_weight->setFixedWidth(px(kWeightWidth));
    m_menu = makeToolButton(QStringLiteral("more"), false,
                            [] { return ToolButtonTexts{tr("What can be done with it")}; });
    m_menu->setIconSize(QSize(px(16), px(16)));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(px(8), 0, px(4), 0);
    line->setSpacing(px(4));
    line->addWidget(m_enabled);
    line->addStretch(1);
    line->addWidget(m_weight);
    line->addWidget(m_menu);
    connect(m_menu, &QToolButton::clicked, this, [this] {
        Q_EMIT pressed();
        Q_EMIT menuRequested(m_menu->mapToGlobal(QPoint(0, m_menu->height())));
    });
    onLanguage(this, [this] {
        m_enabled->setAccessibleName(tr("Enabled"));
        m_enabled->setToolTip(tr("Whether it has a say at all."));
        m_weight->setAccessibleName(tr("Weight"));
        m_weight->setToolTip(tr("0: as it was without; 1: all that it says."));
    });
}

QSize ConstraintRow::sizeHint() const {
    const int text = QFontMetrics(uiFont(TextRole::Strong)).height() +
                     QFontMetrics(uiFont(TextRole::Small)).height();
    return {px(240), std::max(px(40), text + px(6))};
}

void ConstraintRow::setTexts(const Texts& texts) {
    m_texts = texts;
    setToolTip(texts.help.isEmpty() ? texts.sentence
                                    : texts.sentence + QLatin1Char('\n') + texts.help);
    setAccessibleName(texts.title);
    setAccessibleDescription(texts.sentence);
    update();
}

void ConstraintRow::setChosen(bool chosen) {
    m_chosen = chosen;
    update();
}

void ConstraintRow::setOn(bool on) {
    m_enabled->setChecked(on);
    m_on = on;
    update();
}

void ConstraintRow::setMark(Mark mark) {
    if (std::exchange(m_mark, mark) != mark)
        update();
}

QRect ConstraintRow::textRect() const {
    const int left = m_enabled->geometry().right() + px(8);
    return {left, 0, m_weight->geometry().left() - px(4) - left, height()};
}

void ConstraintRow::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (m_chosen) {
        painter.fillRect(rect(), theme.colour(Token::SelectedRow));
        painter.fillRect(QRect(0, 0, 2, height()), theme.colour(Token::AccentLine));
    } else if (m_hovered) {
        painter.fillRect(rect(), theme.colour(Token::Hover));
    }
    const QFont strong = uiFont(m_chosen ? TextRole::Strong : TextRole::Body);
    const QFont small = uiFont(TextRole::Small);
    const int first = QFontMetrics(strong).height();
    const int second = QFontMetrics(small).height();
    QRect area = textRect();
    area.setTop((height() - first - second) / 2);
    drawRowText(&painter, QRect(area.left(), area.top(), area.width(), first), m_texts.title,
                strong, theme.colour(m_on ? Token::Text : Token::Disabled));
    drawRowText(&painter, QRect(area.left(), area.top() + first, area.width(), second),
                m_texts.sentence, small, theme.colour(m_on ? Token::Secondary : Token::Disabled));
    if (m_keyboardFocus) {
        painter.setPen(theme.colour(Token::AccentLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    if (m_mark != Mark::None) {
        const int y = m_mark == Mark::Above ? 0 : height() - 2;
        painter.fillRect(QRect(0, y, width(), 2), theme.colour(Token::AccentLine));
    }
}

void ConstraintRow::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_pressed = true;
    m_dragging = false;
    m_pressPosition = event->pos();
    Q_EMIT pressed();
}

void ConstraintRow::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed || !(event->buttons() & Qt::LeftButton))
        return;
    if (!m_dragging &&
        (event->pos() - m_pressPosition).manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    Q_EMIT dragged(event->globalPosition().toPoint());
}

void ConstraintRow::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = false;
    if (std::exchange(m_dragging, false))
        Q_EMIT dropped(event->globalPosition().toPoint());
}

void ConstraintRow::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    Q_EMIT pressed();
    Q_EMIT menuRequested(event->reason() == QContextMenuEvent::Mouse
                             ? event->globalPos()
                             : mapToGlobal(rect().center()));
}

/// Keys that the window has commands for, too.
bool ConstraintRow::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int code = key->key();
        if (code == Qt::Key_Up || code == Qt::Key_Down || code == Qt::Key_Space ||
            code == Qt::Key_Delete || (code == Qt::Key_Escape && m_dragging)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ConstraintRow::keyPressEvent(QKeyEvent* event) {
    const bool moves = event->modifiers() & Qt::AltModifier;
    switch (event->key()) {
    case Qt::Key_Up:
        Q_EMIT stepped(-1, moves);
        return;
    case Qt::Key_Down:
        Q_EMIT stepped(1, moves);
        return;
    case Qt::Key_Space:
        m_enabled->click();
        return;
    case Qt::Key_Delete:
        Q_EMIT deleteRequested();
        return;
    case Qt::Key_Escape:
        if (std::exchange(m_dragging, false)) {
            m_pressed = false;
            Q_EMIT dragCancelled();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void ConstraintRow::focusInEvent(QFocusEvent* event) {
    m_keyboardFocus = event->reason() == Qt::TabFocusReason ||
                      event->reason() == Qt::BacktabFocusReason ||
                      event->reason() == Qt::OtherFocusReason;
    update();
}

void ConstraintRow::focusOutEvent(QFocusEvent*) {
    m_keyboardFocus = false;
    update();
}

void ConstraintRow::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    m_hovered = true;
    update();
}

void ConstraintRow::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    m_hovered = false;
    update();
}

} // namespace rigwright::editor
