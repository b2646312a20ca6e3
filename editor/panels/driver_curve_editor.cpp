// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drawing and gestures of the curve.
#include "editor/panels/driver_curve_editor.h"

#include "editor/ui/metrics.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kDegrees = 180.0 / kPi;
constexpr double kLeastGap = 0.1 / kDegrees; // between points: angles rise strictly
constexpr double kMostAngle = kPi;
constexpr double kStep = 1.0 / kDegrees; // of the arrow keys
constexpr int kHold = 8;                 // px around a point
constexpr int kDot = 4;                  // its radius

/// 1, 2 or 5 times a power of ten: about `count` of them are `span`.
double niceStep(double span, int count) {
    const double rough = std::max(span, 1e-12) / count;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough)
            return factor * power;
    return 10.0 * power;
}

} // namespace

DriverCurveEditor::DriverCurveEditor(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setFont(uiFont(TextRole::Small));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::CrossCursor);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
    onLanguage(this, [this] {
        setAccessibleName(tr("Curve of the driver"));
        setToolTip(tr("Drag a point; double click to add one or to take one away. Page Up and Down "
                      "choose, arrows move, Ins adds, Del takes away."));
    });
}

QSize DriverCurveEditor::sizeHint() const {
    return {px(240), px(132)};
}

QSize DriverCurveEditor::minimumSizeHint() const {
    return {px(120), px(132)};
}

QRectF DriverCurveEditor::plot() const {
    // Room for numbers below and at the left.
    return QRectF(rect()).adjusted(px(40), px(8), -px(10), -px(18));
}

void DriverCurveEditor::setUnit(const QString& unit, double perUnit, int decimals) {
    m_unit = unit;
    m_perUnit = perUnit;
    m_decimals = decimals;
    update();
}

void DriverCurveEditor::setCurve(const DriverCurve& curve) {
    if (m_dragging || curve == m_curve)
        return;
    const bool fewer = curve.points.size() < m_curve.points.size();
    m_curve = curve;
    fitRange();
    if (m_chosen >= int(m_curve.points.size()) || fewer)
        setChosen(std::min(m_chosen, int(m_curve.points.size()) - 1));
    update();
}

void DriverCurveEditor::setCurrent(std::optional<double> angle) {
    if (angle && !std::isfinite(*angle))
        angle.reset();
    if (angle == m_current)
        return;
    m_current = angle;
    update();
}

void DriverCurveEditor::setChosen(int point) {
    if (point == m_chosen)
        return;
    m_chosen = point;
    update();
    Q_EMIT chosenChanged(point);
}

/// All points, 0 in both directions, and some room. Never while one is drawn about.
void DriverCurveEditor::fitRange() {
    double left = 0.0;
    double right = kPi / 2.0;
    double low = 0.0;
    double high = 0.0;
    for (const Vec2d& point : m_curve.points) {
        left = std::min(left, point.x());
        right = std::max(right, point.x());
        low = std::min(low, point.y());
        high = std::max(high, point.y());
    }
    if (high - low < 1e-9)
        high = low + 1.0 / m_perUnit;
    const double wide = 0.06 * (right - left);
    const double tall = 0.12 * (high - low);
    m_range = QRectF(QPointF(left - wide, low - tall), QPointF(right + wide, high + tall));
}

QPointF DriverCurveEditor::placeOf(const Vec2d& point) const {
    const QRectF area = plot();
    return {area.left() + (point.x() - m_range.left()) / m_range.width() * area.width(),
            area.bottom() - (point.y() - m_range.top()) / m_range.height() * area.height()};
}

Vec2d DriverCurveEditor::pointAt(const QPointF& place) const {
    const QRectF area = plot();
    return {m_range.left() +
                (place.x() - area.left()) / std::max(area.width(), 1.0) * m_range.width(),
            m_range.top() +
                (area.bottom() - place.y()) / std::max(area.height(), 1.0) * m_range.height()};
}

int DriverCurveEditor::pointUnder(const QPointF& place) const {
    int nearest = -1;
    double distance = px(kHold);
    for (int i = 0; i < int(m_curve.points.size()); ++i) {
        const QPointF way = placeOf(m_curve.points[std::size_t(i)]) - place;
        const double length = std::hypot(way.x(), way.y());
        if (length <= distance) {
            nearest = i;
            distance = length;
        }
    }
    return nearest;
}

/// Between its neighbours: the order of points stays.
void DriverCurveEditor::movePoint(int point, const Vec2d& to) {
    auto& points = m_curve.points;
    const auto at = std::size_t(point);
    const double low = at > 0 ? points[at - 1].x() + kLeastGap : -kMostAngle;
    const double high = at + 1 < points.size() ? points[at + 1].x() - kLeastGap : kMostAngle;
    points[at] = {low < high ? std::clamp(to.x(), low, high) : points[at].x(), to.y()};
    update();
}

int DriverCurveEditor::addPoint(const Vec2d& point) {
    DriverCurve curve = m_curve;
    const double x = std::clamp(point.x(), -kMostAngle, kMostAngle);
    const auto behind =
        std::ranges::find_if(curve.points, [x](const Vec2d& other) { return other.x() > x; });
    const auto at = behind - curve.points.begin();
    const bool crowds = (at > 0 && x - curve.points[std::size_t(at - 1)].x() < kLeastGap) ||
                        (behind != curve.points.end() && behind->x() - x < kLeastGap);
    if (crowds)
        return -1;
    curve.points.insert(behind, {x, point.y()});
    gesture(curve);
    setChosen(int(at));
    return int(at);
}

void DriverCurveEditor::removePoint(int point) {
    if (point < 0 || point >= int(m_curve.points.size()))
        return;
    DriverCurve curve = m_curve;
    curve.points.erase(curve.points.begin() + point);
    gesture(curve);
    setChosen(std::min(point, int(curve.points.size()) - 1));
}

void DriverCurveEditor::gesture(const DriverCurve& curve) {
    Q_EMIT editingStarted();
    m_curve = curve;
    fitRange();
    update();
    Q_EMIT curveEdited(m_curve);
    Q_EMIT editingFinished();
}

void DriverCurveEditor::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const int point = pointUnder(event->position());
    setChosen(point);
    if (point < 0)
        return;
    m_dragging = true;
    m_before = m_curve;
}

void DriverCurveEditor::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragging || !(event->buttons() & Qt::LeftButton))
        return;
    const DriverCurve former = m_curve;
    movePoint(m_chosen, pointAt(event->position()));
    if (m_curve == former)
        return;
    if (!std::exchange(m_moved, true))
        Q_EMIT editingStarted();
    Q_EMIT curveEdited(m_curve);
}

void DriverCurveEditor::endDrag(bool keep) {
    if (!m_dragging)
        return;
    const bool moved = std::exchange(m_moved, false);
    if (moved && !keep) {
        m_curve = m_before;
        Q_EMIT curveEdited(m_curve);
    }
    m_dragging = false;
    fitRange();
    update();
    if (moved)
        Q_EMIT editingFinished();
}

void DriverCurveEditor::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        endDrag(true);
}

void DriverCurveEditor::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    endDrag(true);
    const int point = pointUnder(event->position());
    if (point >= 0)
        removePoint(point);
    else if (plot().contains(event->position()))
        addPoint(pointAt(event->position()));
}

bool DriverCurveEditor::event(QEvent* event) {
    // Keys that mean something here must not fire shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride) {
        static constexpr std::array kKeys{Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,
                                          Qt::Key_Down,   Qt::Key_PageUp, Qt::Key_PageDown,
                                          Qt::Key_Insert, Qt::Key_Delete};
        const auto* key = static_cast<QKeyEvent*>(event);
        if (std::ranges::find(kKeys, Qt::Key(key->key())) != kKeys.end() ||
            (m_dragging && key->key() == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void DriverCurveEditor::keyPressEvent(QKeyEvent* event) {
    const int last = int(m_curve.points.size()) - 1;
    const double far = event->modifiers() & Qt::ControlModifier ? 10.0 : 1.0;
    const auto move = [&](double x, double y) {
        if (m_chosen < 0 || m_chosen > last)
            return;
        const DriverCurve former = m_curve;
        const Vec2d step(x * kStep * far, y * far * m_range.height() / 100.0);
        movePoint(m_chosen, m_curve.points[std::size_t(m_chosen)] + step);
        const DriverCurve moved = m_curve;
        m_curve = former;
        if (moved != former)
            gesture(moved);
    };
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_dragging)
            endDrag(false);
        else
            QWidget::keyPressEvent(event);
        return;
    case Qt::Key_PageUp:
        setChosen(std::clamp(m_chosen - 1, std::min(0, last), last));
        return;
    case Qt::Key_PageDown:
        setChosen(std::min(m_chosen + 1, last));
        return;
    case Qt::Key_Left:
        move(-1.0, 0.0);
        return;
    case Qt::Key_Right:
        move(1.0, 0.0);
        return;
    case Qt::Key_Up:
        move(0.0, 1.0);
        return;
    case Qt::Key_Down:
        move(0.0, -1.0);
        return;
    case Qt::Key_Delete:
        removePoint(m_chosen);
        return;
    case Qt::Key_Insert: {
        // Half-way to the next point; behind the last one a little on.
        const double from = m_chosen >= 0 ? m_curve.points[std::size_t(m_chosen)].x() : 0.0;
        const double to = m_chosen >= 0 && m_chosen < last
                              ? m_curve.points[std::size_t(m_chosen) + 1].x()
                              : from + 20.0 * kStep;
        const double x = 0.5 * (from + to);
        addPoint({x, rigwright::valueAt(m_curve, x)});
        return;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

void DriverCurveEditor::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void DriverCurveEditor::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

QString DriverCurveEditor::valueText(double value) const {
    const QString number = numberText(value * m_perUnit, m_decimals);
    return m_unit == QStringLiteral("°") || m_unit.isEmpty() ? number + m_unit
                                                             : number + QLatin1Char(' ') + m_unit;
}

void DriverCurveEditor::paintAxes(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const QRectF area = plot();
    const double angleStep = niceStep(m_range.width() * kDegrees, 5);
    for (double degrees = std::ceil(m_range.left() * kDegrees / angleStep) * angleStep;
         degrees <= m_range.right() * kDegrees; degrees += angleStep) {
        const double x = placeOf({degrees / kDegrees, 0.0}).x();
        const bool zero = std::abs(degrees) < angleStep * 1e-6;
        painter.setPen(theme.colour(zero ? Token::Disabled : Token::Border));
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        painter.setPen(theme.colour(Token::Secondary));
        painter.drawText(QRectF(x - px(24), area.bottom() + px(2), px(48), px(16)),
                         Qt::AlignHCenter | Qt::AlignTop,
                         numberText(zero ? 0.0 : degrees, angleStep < 1.0 ? 1 : 0) +
                             QStringLiteral("°"));
    }
    const double valueStep = niceStep(m_range.height() * m_perUnit, 3);
    const int decimals =
        std::clamp(int(std::ceil(-std::log10(valueStep) - 1e-9)), 0, m_decimals + 1);
    for (double value = std::ceil(m_range.top() * m_perUnit / valueStep) * valueStep;
         value <= m_range.bottom() * m_perUnit; value += valueStep) {
        const double y = placeOf({0.0, value / m_perUnit}).y();
        const bool zero = std::abs(value) < valueStep * 1e-6;
        painter.setPen(theme.colour(zero ? Token::Disabled : Token::Border));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme.colour(Token::Secondary));
        painter.drawText(QRectF(0, y - px(8), area.left() - px(4), px(16)),
                         Qt::AlignRight | Qt::AlignVCenter,
                         numberText(zero ? 0.0 : value, decimals));
    }
}

void DriverCurveEditor::paintCurve(QPainter& painter) const {
    const QRectF area = plot();
    QPainterPath path;
    constexpr int kStepPixels = 2;
    for (double x = area.left(); x <= area.right(); x += kStepPixels) {
        const double angle = pointAt({x, 0.0}).x();
        const QPointF place = placeOf({angle, rigwright::valueAt(m_curve, angle)});
        if (path.elementCount() == 0)
            path.moveTo(place);
        else
            path.lineTo(place);
    }
    painter.setPen(
        QPen(Theme::current().colour(isEnabled() ? Token::AccentLine : Token::Disabled), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

void DriverCurveEditor::paintPoints(QPainter& painter) const {
    const Theme& theme = Theme::current();
    for (int i = 0; i < int(m_curve.points.size()); ++i) {
        const bool chosen = i == m_chosen;
        painter.setPen(QPen(theme.colour(chosen ? Token::Text : Token::AccentLine), 1.5));
        painter.setBrush(theme.colour(chosen ? Token::Accent : Token::Field));
        painter.drawEllipse(placeOf(m_curve.points[std::size_t(i)]), px(kDot), px(kDot));
    }
}

void DriverCurveEditor::paintCurrent(QPainter& painter) const {
    if (!m_current)
        return;
    const QRectF area = plot();
    const double value = rigwright::valueAt(m_curve, *m_current);
    const double angle = std::clamp(*m_current, m_range.left(), m_range.right());
    const double x = placeOf({angle, 0.0}).x();
    painter.setPen(QPen(Theme::current().colour(Token::Text), 1, Qt::DashLine));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    const bool rightHalf = x > area.center().x();
    const QRectF place(rightHalf ? x - px(124) : x + px(4), area.top(), px(120), px(16));
    painter.setPen(Theme::current().colour(Token::Text));
    painter.drawText(
        place, (rightHalf ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop,
        QStringLiteral("%1° → %2").arg(numberText(*m_current * kDegrees, 1), valueText(value)));
}

void DriverCurveEditor::paintEvent(QPaintEvent*) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(4), px(4));
    painter.fillPath(shape, theme.colour(Token::Field));
    paintAxes(painter);
    painter.save();
    painter.setClipRect(plot().adjusted(-px(6), -px(6), px(6), px(6)));
    paintCurve(painter);
    paintPoints(painter);
    painter.restore();
    paintCurrent(painter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(hasFocus() ? Token::AccentLine : Token::Border), 1));
    painter.drawPath(shape);
}

} // namespace rigwright::editor
