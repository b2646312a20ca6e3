// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// DriverCurveEditor: the curve from an angle to a value, with points that can be drawn about.
#pragma once

#include "core/rig/driver_curve.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <optional>

namespace rigwright::editor {

/// Angles run to the right, in degrees; values upwards, in the unit that was set. A press takes
/// hold of a point and chooses it, a double click adds one, or takes away the one under it. By
/// keys: Page Up and Down choose, arrows move (with Ctrl ten times as far), Ins adds, Del takes
/// away.
class DriverCurveEditor : public QWidget {
    Q_OBJECT
public:
    explicit DriverCurveEditor(QWidget* parent = nullptr);

    [[nodiscard]] const DriverCurve& curve() const { return m_curve; }
    /// Not while a point is under the hand.
    void setCurve(const DriverCurve& curve);
    /// How values are written: so many of `unit` are one of the curve's.
    void setUnit(const QString& unit, double perUnit, int decimals);
    /// The angle now (radians), drawn as a line with the value that it gives; none: no line.
    void setCurrent(std::optional<double> angle);
    /// The chosen point; -1: none.
    [[nodiscard]] int chosen() const { return m_chosen; }
    void setChosen(int point);
    [[nodiscard]] bool isDragging() const { return m_dragging; }

    /// Where a point of the plane (radians, value) is drawn, and back.
    [[nodiscard]] QPointF placeOf(const Vec2d& point) const;
    [[nodiscard]] Vec2d pointAt(const QPointF& place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// One gesture of the user's begins and ends; Escape in between gives the old curve back.
    void editingStarted();
    void curveEdited(const rigwright::DriverCurve& curve);
    void editingFinished();
    void chosenChanged(int point);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] int pointUnder(const QPointF& place) const;
    void fitRange();
    void movePoint(int point, const Vec2d& to);
    int addPoint(const Vec2d& point);
    void removePoint(int point);
    void gesture(const DriverCurve& curve);
    void endDrag(bool keep);
    void paintAxes(QPainter& painter) const;
    void paintCurve(QPainter& painter) const;
    void paintPoints(QPainter& painter) const;
    void paintCurrent(QPainter& painter) const;
    [[nodiscard]] QString valueText(double value) const;

    DriverCurve m_curve;
    DriverCurve m_before; ///< when the drag began
    QString m_unit;
    double m_perUnit = 1.0;
    int m_decimals = 2;
    std::optional<double> m_current;
    QRectF m_range{-0.2, -0.2, 2.0, 1.4}; ///< radians and values shown; y of the top is its bottom
    int m_chosen = -1;
    bool m_dragging = false;
    bool m_moved = false; ///< since the button went down
};

} // namespace rigwright::editor
