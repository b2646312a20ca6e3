// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drawing and gestures of the slider field.
#include "editor/ui/slider_field.h"

#include "editor/ui/expression.h"
#include "editor/ui/metrics.h"
#include "editor/ui/theme.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {
constexpr double kFine = 0.1; // Shift + drag
} // namespace

SliderField::SliderField(SliderSettings settings, QWidget* parent)
    : QWidget(parent), m_settings(std::move(settings)) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeHorCursor);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(m_settings.label);
    setFixedHeight(fieldHeight());
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_value = clamped(m_settings.defaultValue);
    m_editor = new QLineEdit(this);
    m_editor->setProperty("kind", "inline");
    m_editor->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_editor->hide();
    m_editor->installEventFilter(this);
    connect(m_editor, &QLineEdit::textEdited, this, [this](const QString& text) {
        const bool fine = evaluateExpression(text, m_settings.unit).has_value();
        m_editor->setProperty("invalid", !fine);
        const QString reason = fine ? QString() : tr("“%1” is not a number").arg(text);
        m_editor->setToolTip(reason);
        Q_EMIT problem(reason);
        update();
    });
}

void SliderField::setLabel(const QString& label) {
    m_settings.label = label;
    setAccessibleName(label);
    updateGeometry();
    placeEditor();
    update();
}

double SliderField::clamped(double value) const {
    if (!std::isfinite(value))
        return m_value;
    return m_settings.bounded ? std::clamp(value, m_settings.minimum, m_settings.maximum) : value;
}

double SliderField::positionOf(double value) const {
    const double span = m_settings.maximum - m_settings.minimum;
    return span > 0.0 ? std::pow(std::clamp((value - m_settings.minimum) / span, 0.0, 1.0),
                                 1.0 / m_settings.curve)
                      : 0.0;
}

double SliderField::valueAt(double position) const {
    return m_settings.minimum + (m_settings.maximum - m_settings.minimum) *
                                    std::pow(std::clamp(position, 0.0, 1.0), m_settings.curve);
}

void SliderField::setRange(double minimum, double maximum, int decimals) {
    m_settings.minimum = minimum;
    m_settings.maximum = maximum;
    m_settings.decimals = decimals;
    m_settings.step = std::pow(10.0, -decimals);
    setValue(m_value);
    update();
}

void SliderField::setValue(double value) {
    value = clamped(value);
    if (value == m_value)
        return;
    m_value = value;
    QAccessibleValueChangeEvent change(this, m_value);
    QAccessible::updateAccessibility(&change);
    update();
}

void SliderField::edit(double value) {
    value = clamped(value);
    if (value == m_value)
        return;
    setValue(value);
    Q_EMIT valueEdited(m_value);
}

void SliderField::gesture(double value) {
    Q_EMIT editingStarted();
    edit(value);
    Q_EMIT editingFinished();
}

QString SliderField::valueText() const {
    QString text = numberText(m_value, m_settings.decimals);
    if (m_settings.unit.isEmpty() || !m_settings.showsUnit)
        return text;
    return m_settings.unit == QStringLiteral("°") ? text + m_settings.unit
                                                  : text + QLatin1Char(' ') + m_settings.unit;
}

bool SliderField::isTyping() const {
    return m_editor->isVisible();
}

QSize SliderField::sizeHint() const {
    const QFontMetrics metrics = fontMetrics();
    const double widest = m_settings.bounded ? m_settings.maximum : -100.0;
    const QString unit = m_settings.showsUnit ? QLatin1Char(' ') + m_settings.unit : QString();
    const int number = metrics.horizontalAdvance(numberText(widest, m_settings.decimals) + unit);
    const int label =
        m_settings.label.isEmpty() ? 0 : metrics.horizontalAdvance(m_settings.label) + px(12);
    return {label + number + px(16), fieldHeight()};
}

QSize SliderField::minimumSizeHint() const {
    return m_settings.label.isEmpty() ? QSize(px(48), fieldHeight()) : sizeHint();
}

void SliderField::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    QPainterPath shape;
    shape.addRoundedRect(frame, px(4) - 0.5, px(4) - 0.5);
    painter.fillPath(shape, theme.colour(Token::Field));
    if (m_settings.bounded && isEnabled() && !isTyping()) {
        const bool isSigned = m_settings.minimum < 0.0 && m_settings.maximum > 0.0;
        const double from = isSigned ? positionOf(0.0) : 0.0;
        const double to = positionOf(m_value);
        QRectF filled = frame;
        filled.setLeft(frame.left() + frame.width() * std::min(from, to));
        filled.setRight(frame.left() + frame.width() * std::max(from, to));
        painter.save();
        painter.setClipPath(shape);
        painter.fillRect(filled, theme.colour(Token::Fill));
        painter.restore();
    }
    Token line = Token::Border;
    if (m_editor->property("invalid").toBool() && isTyping())
        line = Token::Error;
    else if (isTyping() || m_keyboardFocus)
        line = Token::AccentLine;
    painter.setPen(QPen(theme.colour(line), 1));
    painter.drawPath(shape);

    const int padding = m_settings.label.isEmpty() ? px(6) : px(8);
    const QRect inside = rect().adjusted(padding, 0, -padding, 0);
    if (!m_settings.label.isEmpty()) {
        painter.setPen(theme.colour(isEnabled() ? Token::Label : Token::Disabled));
        painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, m_settings.label);
    }
    if (!isTyping()) {
        painter.setPen(theme.colour(isEnabled() ? Token::Text : Token::Disabled));
        QString text = valueText();
        if (painter.fontMetrics().horizontalAdvance(text) > inside.width())
            text = numberText(m_value, m_settings.decimals); // the number before its unit
        painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter, text);
    }
}

void SliderField::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_pressed = true;
    m_dragging = false;
    m_pressPosition = m_lastPosition = event->position();
    m_startValue = m_dragValue = m_value;
}

void SliderField::mouseMoveEvent(QMouseEvent* event) {
    if (!m_pressed)
        return;
    if (!m_dragging) {
        if ((event->position() - m_pressPosition).manhattanLength() <
            QApplication::startDragDistance())
            return;
        m_dragging = true;
        m_lastPosition = m_pressPosition;
        qApp->installEventFilter(this); // the keyboard may be in the picture's window
        Q_EMIT editingStarted();
    }
    dragTo(event->position(), event->modifiers());
}

void SliderField::dragTo(const QPointF& position, Qt::KeyboardModifiers modifiers) {
    double pixels = position.x() - m_lastPosition.x();
    m_lastPosition = position;
    if (modifiers & Qt::ShiftModifier)
        pixels *= kFine;
    m_dragValue = m_settings.bounded
                      ? valueAt(positionOf(m_dragValue) + pixels / std::max(width(), 1))
                      : m_dragValue + pixels * m_settings.step;
    double value = m_dragValue;
    if (modifiers & Qt::ControlModifier) {
        const double coarse = m_settings.step * 10.0;
        value = std::round(value / coarse) * coarse;
    }
    edit(value);
}

void SliderField::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    m_pressed = false;
    if (m_dragging)
        endDrag();
    else
        startTyping();
}

void SliderField::endDrag() {
    qApp->removeEventFilter(this);
    m_pressed = m_dragging = false;
    Q_EMIT editingFinished();
}

/// Escape, and undo, which is about the step that is being made.
bool SliderField::takesDragBack(QEvent* event) {
    if (!m_dragging ||
        (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return false;
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_Escape && !key->matches(QKeySequence::Undo))
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        edit(m_startValue);
        endDrag();
    }
    return true;
}

void SliderField::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_pressed = false;
    finishTyping(false);
    gesture(m_settings.defaultValue);
}

void SliderField::wheelEvent(QWheelEvent* event) {
    // Without focus the wheel scrolls whatever is around.
    if (!hasFocus() && !m_editor->hasFocus()) {
        event->ignore();
        return;
    }
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0.0 && !isTyping())
        gesture(m_value + notches * m_settings.step);
    event->accept();
}

namespace {
bool startsNumber(const QString& text) {
    return !text.isEmpty() && (text[0].isDigit() || QStringLiteral("-+.,(").contains(text[0]));
}
} // namespace

void SliderField::keyPressEvent(QKeyEvent* event) {
    const double step = m_settings.step * (event->modifiers() & Qt::ControlModifier ? 10.0 : 1.0);
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        gesture(m_value - step);
        return;
    case Qt::Key_Right:
    case Qt::Key_Up:
        gesture(m_value + step);
        return;
    case Qt::Key_Home:
        if (m_settings.bounded)
            gesture(m_settings.minimum);
        return;
    case Qt::Key_End:
        if (m_settings.bounded)
            gesture(m_settings.maximum);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        startTyping();
        return;
    default:
        break;
    }
    const QString text = event->text();
    if (!(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && startsNumber(text)) {
        startTyping();
        m_editor->setText(text);
        return;
    }
    QWidget::keyPressEvent(event);
}

bool SliderField::event(QEvent* event) {
    // Keys that mean something here must not fire shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        const bool move = key->key() >= Qt::Key_Home && key->key() <= Qt::Key_Down;
        if (move || (plain && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter ||
                               startsNumber(key->text())))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void SliderField::startTyping() {
    if (isTyping())
        return;
    m_startValue = m_value;
    m_editor->setText(numberText(m_value, m_settings.decimals));
    m_editor->setProperty("invalid", false);
    m_editor->setToolTip({});
    m_editor->show();
    m_editor->selectAll();
    m_editor->setFocus(Qt::OtherFocusReason);
    update();
}

void SliderField::finishTyping(bool keep) {
    if (!isTyping())
        return;
    const std::optional<double> value =
        keep ? evaluateExpression(m_editor->text(), m_settings.unit) : std::nullopt;
    const bool hadFocus = m_editor->hasFocus();
    m_editor->hide();
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
    Q_EMIT problem({});
    // What is shown rounded and was not touched stays as exact as it was.
    if (value &&
        numberText(*value, m_settings.decimals) != numberText(m_value, m_settings.decimals))
        gesture(*value);
    update();
}

bool SliderField::eventFilter(QObject* watched, QEvent* event) {
    if (takesDragBack(event))
        return true;
    if (watched == m_editor) {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            if (key == Qt::Key_Return || key == Qt::Key_Enter) {
                // A text that is no number stays, marked, until it is mended or given up.
                if (evaluateExpression(m_editor->text(), m_settings.unit))
                    finishTyping(true);
                return true;
            }
            // Undo takes a refused text back as a whole, and where nothing is left to take back in
            // here it ends the typing: the next one is the window's.
            const bool undo =
                static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo) &&
                (m_editor->property("invalid").toBool() || !m_editor->isUndoAvailable());
            if (key == Qt::Key_Escape || undo) {
                finishTyping(false);
                return true;
            }
        } else if (event->type() == QEvent::ShortcutOverride) {
            // Every key types here, Escape included.
            if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
                event->accept();
                return true;
            }
        } else if (event->type() == QEvent::FocusOut) {
            if (static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
                finishTyping(true);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SliderField::focusInEvent(QFocusEvent* event) {
    m_keyboardFocus =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void SliderField::focusOutEvent(QFocusEvent*) {
    m_keyboardFocus = false;
    if (m_dragging)
        endDrag();
    update();
}

void SliderField::resizeEvent(QResizeEvent*) {
    placeEditor();
}

void SliderField::placeEditor() {
    const int left = m_settings.label.isEmpty()
                         ? px(8)
                         : px(12) + fontMetrics().horizontalAdvance(m_settings.label);
    m_editor->setGeometry(left, 1, std::max(width() - left - px(8), px(24)), height() - 2);
}

namespace {

class SliderAccessible : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SliderAccessible(SliderField* field) : QAccessibleWidget(field, QAccessible::Slider) {}
    void* interface_cast(QAccessible::InterfaceType type) override {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? field()->valueText() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return field()->value(); }
    void setCurrentValue(const QVariant& value) override { field()->edit(value.toDouble()); }
    QVariant maximumValue() const override { return field()->settings().maximum; }
    QVariant minimumValue() const override { return field()->settings().minimum; }
    QVariant minimumStepSize() const override { return field()->settings().step; }

private:
    [[nodiscard]] SliderField* field() const { return static_cast<SliderField*>(widget()); }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* field = qobject_cast<SliderField*>(object);
    return field ? new SliderAccessible(field) : nullptr;
}

} // namespace

void installSliderAccessibility() {
    QAccessible::installFactory(makeAccessible);
}

} // namespace rigwright::editor
