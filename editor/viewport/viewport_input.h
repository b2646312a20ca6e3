// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportInput: window events become navigation, or values for the tool stage.
#pragma once

#include "editor/document/camera.h"
#include "editor/tools/pointer_event.h"

#include <QObject>
#include <QPoint>
#include <QStringList>
#include <QVariantAnimation>

#include <functional>

class QEvent;
class QKeyEvent;
class QMouseEvent;
class QNativeGestureEvent;
class QTabletEvent;
class QWheelEvent;
class QWindow;

namespace rigwright::editor {

class Document;
class ToolStage;

/// Middle button orbits, with Shift pans, with Ctrl zooms; Alt with left, middle, right orbits,
/// pans, zooms as in Maya (Alt+Shift too, where a window manager keeps Alt for itself). Scrolling
/// zooms, or what InputPreferences say of trackpads. The left button, pens, hovering and keys go to
/// the stage; keys that nobody wants are ignored, so that the main window's shortcuts get them.
class ViewportInput : public QObject {
    Q_OBJECT
public:
    ViewportInput(Document& document, ToolStage& tools, QWindow& window);

    /// True where the event needs no further handling.
    bool handle(QEvent* event);

    /// Asked first at a press of the left button; true = the HUD took it.
    std::function<bool(const Vec2d& position)> hudPressed;
    /// True where a text field of the main window has the keyboard or is about to get it.
    std::function<bool()> isTyping;

    /// Degrees, about what the camera looks at.
    void turn(double right, double up);
    /// Of the distance; below 1 comes nearer.
    void zoom(double factor);
    void lookFrom(const QString& view);
    void frameSelected();
    void frameAll();

Q_SIGNALS:
    void filesDropped(const QStringList& paths);
    /// Tab or Shift+Tab: the keyboard goes on to the next or former widget.
    void tabPressed(bool forward);
    void contextMenuRequested(const QPoint& globalPosition);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Drag { None, Orbit, Pan, Zoom, Tool, Hud };

    [[nodiscard]] Vec2d viewportSize() const;
    [[nodiscard]] PointerEvent pointerEvent(const Vec2d& position) const;
    bool press(QMouseEvent* event);
    void beginPress(const Vec2d& position, Qt::MouseButton button);
    void pressTool(PointerEvent pointer);
    void endDrag(const Vec2d& position);
    void moveTo(const PointerEvent& pointer);
    void release(QMouseEvent* event);
    bool tablet(QTabletEvent* event);
    void wheel(QWheelEvent* event);
    void scrollTrackpad(const QWheelEvent& event);
    bool gesture(QNativeGestureEvent* event);
    [[nodiscard]] Vec3d pivotAt(const Vec2d& position) const;
    bool keyPress(QKeyEvent* event);
    bool drop(QEvent* event);
    void startNavigation(Drag drag, const Vec2d& position);
    void navigate(const Vec2d& position);
    void flyTo(const Camera& camera);
    void yieldFlight();
    [[nodiscard]] const Camera& destination() const;
    void takeKeys();
    void setModifiers(Qt::KeyboardModifiers held);

    Document& m_document;
    ToolStage& m_tools;
    QWindow& m_window;
    Drag m_drag = Drag::None;
    Qt::MouseButton m_dragButton = Qt::NoButton;
    bool m_pen = false; ///< the drag is a pen's, which has no button to watch
    Vec2d m_last = Vec2d::Zero();
    Vec2d m_pressed = Vec2d::Zero();
    Vec3d m_pivot = Vec3d::Zero();
    KeyModifiers m_modifiers;
    QVariantAnimation m_flight;
    Camera m_flightFrom;
    Camera m_flightTo;
    Camera m_flightAt; ///< as the flight set it last
};

} // namespace rigwright::editor
