// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PictureInput: mouse and pen over the picture of a window, as events between pixels.
#pragma once

#include "editor/document/document.h"
#include "editor/shell/main_window.h"
#include "editor/viewport/viewport_widget.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPointingDevice>
#include <QTabletEvent>
#include <QWindow>

namespace rigwright::test {

/// Sends what the window system would send; both devices can be down at once.
class PictureInput {
public:
    explicit PictureInput(editor::MainWindow& window)
        : m_canvas(*window.viewport()->window3D()), m_document(window.document()) {}

    Qt::KeyboardModifiers held;
    bool eraser = false; ///< the pen is turned round

    [[nodiscard]] QWindow* canvas() const { return &m_canvas; }
    [[nodiscard]] QPointF pixelOf(const Vec3d& point) const {
        Vec2d pixel(-1.0, -1.0);
        editor::project(m_document.session().camera(), point,
                        {double(m_canvas.width()), double(m_canvas.height())}, pixel);
        return {pixel.x(), pixel.y()};
    }

    void mouse(QEvent::Type type, const QPointF& at, Qt::MouseButton button = Qt::LeftButton) {
        const bool move = type == QEvent::MouseMove;
        const bool up = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, m_canvas.mapToGlobal(at), move ? Qt::NoButton : button,
                          up ? Qt::NoButton : button, held);
        QCoreApplication::sendEvent(&m_canvas, &event);
    }
    void hoverMouse(const QPointF& at) { mouse(QEvent::MouseMove, at, Qt::NoButton); }

    void pen(QEvent::Type type, const QPointF& at, double pressure) {
        const bool move = type == QEvent::TabletMove;
        const bool up = type == QEvent::TabletRelease;
        penEvent(type, at, up ? 0.0 : pressure, move ? Qt::NoButton : Qt::LeftButton,
                 up ? Qt::NoButton : Qt::LeftButton);
    }
    void hoverPen(const QPointF& at) {
        penEvent(QEvent::TabletMove, at, 0.0, Qt::NoButton, Qt::NoButton);
    }
    /// The pen goes out of the tablet's reach; the window system tells the application alone.
    void penOutOfReach() {
        QTabletEvent event(QEvent::TabletLeaveProximity, &device(), {}, {}, 0.0, 0.0f, 0.0f, 0.0f,
                           0.0, 0.0f, {}, Qt::NoButton, Qt::NoButton);
        QCoreApplication::sendEvent(qApp, &event);
    }

    /// From a to b in `events` equal movements.
    void mouseStroke(const QPointF& a, const QPointF& b, int events) {
        mouse(QEvent::MouseButtonPress, a);
        for (int i = 1; i <= events; ++i)
            mouse(QEvent::MouseMove, a + (b - a) * (double(i) / events));
        mouse(QEvent::MouseButtonRelease, b);
    }
    /// The same with a pressure that goes evenly from one to the other.
    void penStroke(const QPointF& a, const QPointF& b, int events, double from, double to) {
        pen(QEvent::TabletPress, a, from);
        for (int i = 1; i <= events; ++i) {
            const double t = double(i) / events;
            pen(QEvent::TabletMove, a + (b - a) * t, from + (to - from) * t);
        }
        pen(QEvent::TabletRelease, b, 0.0);
    }

private:
    [[nodiscard]] const QPointingDevice& device() const { return eraser ? m_eraser : m_pen; }
    void penEvent(QEvent::Type type, const QPointF& at, double pressure, Qt::MouseButton button,
                  Qt::MouseButtons buttons) {
        QTabletEvent event(type, &device(), at, m_canvas.mapToGlobal(at), pressure, 0.0f, 0.0f,
                           0.0f, 0.0, 0.0f, held, button, buttons);
        QCoreApplication::sendEvent(&m_canvas, &event);
    }

    QWindow& m_canvas;
    editor::Document& m_document;
    QPointingDevice m_pen{QStringLiteral("pen"),
                          71,
                          QInputDevice::DeviceType::Stylus,
                          QPointingDevice::PointerType::Pen,
                          QInputDevice::Capability::Position | QInputDevice::Capability::Pressure,
                          1,
                          1};
    QPointingDevice m_eraser{QStringLiteral("eraser"),
                             72,
                             QInputDevice::DeviceType::Stylus,
                             QPointingDevice::PointerType::Eraser,
                             QInputDevice::Capability::Position |
                                 QInputDevice::Capability::Pressure,
                             1,
                             1};
};

} // namespace rigwright::test
