// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportInput: buttons, wheel, keys, drops.
#include "editor/viewport/viewport_input.h"

#include "editor/document/bone_segments.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/local_files.h"
#include "editor/viewport/navigation.h"

#include <QApplication>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QStyle>
#include <QTabletEvent>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr int kFlightMilliseconds = 150;
constexpr double kClickSlop = 4.0; ///< logical pixels a click may move

Vec2d toVec(const QPointF& point) {
    return {point.x(), point.y()};
}

KeyModifiers toModifiers(Qt::KeyboardModifiers held) {
    return {held.testFlag(Qt::ShiftModifier), held.testFlag(Qt::ControlModifier),
            held.testFlag(Qt::AltModifier)};
}

} // namespace

ViewportInput::ViewportInput(Document& document, ToolStage& tools, QWindow& window)
    : m_document(document), m_tools(tools), m_window(window) {
    m_flight.setStartValue(0.0);
    m_flight.setEndValue(1.0);
    m_flight.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_flight, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_flightAt = interpolated(m_flightFrom, m_flightTo, value.toDouble());
        m_document.session().setCamera(m_flightAt);
    });
    connect(&document.session(), &Session::cameraChanged, this, &ViewportInput::yieldFlight);
    connect(qApp, &QGuiApplication::applicationStateChanged, this,
            [this](Qt::ApplicationState state) {
                if (state != Qt::ApplicationActive)
                    m_tools.cancel();
            });
}

Vec2d ViewportInput::viewportSize() const {
    return {double(std::max(1, m_window.width())), double(std::max(1, m_window.height()))};
}

PointerEvent ViewportInput::pointerEvent(const Vec2d& position) const {
    PointerEvent event = pointerEventAt(m_document.session().camera(), position, viewportSize());
    event.modifiers = m_modifiers;
    return event;
}

bool ViewportInput::handle(QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: // the second press of a double click is a press
        return press(static_cast<QMouseEvent*>(event));
    case QEvent::MouseMove: {
        auto* mouse = static_cast<QMouseEvent*>(event);
        setModifiers(mouse->modifiers());
        // A release that never came (a menu took it) must leave neither the camera nor a stroke on
        // the pointer. Pens say by themselves when they are lifted.
        const bool up = m_dragButton != Qt::NoButton && !mouse->buttons().testFlag(m_dragButton);
        if (m_drag != Drag::None && up)
            endDrag(toVec(mouse->position()));
        else
            moveTo(toVec(mouse->position()), 1.0);
        return true;
    }
    case QEvent::MouseButtonRelease:
        release(static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
        return tablet(static_cast<QTabletEvent*>(event));
    case QEvent::Wheel:
        wheel(static_cast<QWheelEvent*>(event));
        return true;
    case QEvent::Enter:
        takeKeys();
        return false;
    case QEvent::Leave:
        if (m_drag == Drag::None)
            m_tools.leave();
        return false;
    case QEvent::ShortcutOverride:
        // While something is under way its keys come first, whatever shortcuts there are.
        if (m_tools.isBusy())
            event->accept();
        return m_tools.isBusy();
    case QEvent::KeyPress:
        return keyPress(static_cast<QKeyEvent*>(event));
    case QEvent::FocusOut:
        setModifiers({}); // keys that are let go elsewhere are not held here any more
        // What was begun by a key would get neither Enter nor Escape any more, and go on under the
        // pointer whatever is chosen elsewhere. A drag has its button, which comes back here.
        if (m_drag == Drag::None && m_tools.isBusy())
            m_tools.cancel();
        return false;
    case QEvent::KeyRelease:
        // The event still carries the modifier that was just let go.
        setModifiers(QGuiApplication::queryKeyboardModifiers());
        return false;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        return drop(event);
    default:
        return false;
    }
}

/// Keys go to what the pointer is over, as hands expect: after a click in the tree, R turns the
/// bone at once. Somebody who is typing, or answering a question, is not disturbed.
void ViewportInput::takeKeys() {
    const QWidget* focus = QApplication::focusWidget();
    if (QGuiApplication::applicationState() != Qt::ApplicationActive ||
        QGuiApplication::focusWindow() == &m_window || qobject_cast<const QLineEdit*>(focus) ||
        QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    m_window.requestActivate();
}

void ViewportInput::setModifiers(Qt::KeyboardModifiers held) {
    m_modifiers = toModifiers(held);
    m_tools.modifiersChanged(m_modifiers);
}

bool ViewportInput::press(QMouseEvent* event) {
    setModifiers(event->modifiers());
    const Vec2d position = toVec(event->position());
    m_last = position;
    if (m_drag != Drag::None)
        return true;
    beginPress(position, event->button());
    const bool alt = m_modifiers.alt;
    if (event->button() == Qt::MiddleButton) {
        const bool pan = m_modifiers.shift || alt;
        startNavigation(pan ? Drag::Pan : m_modifiers.control ? Drag::Zoom : Drag::Orbit, position);
        return true;
    }
    if (alt && !m_tools.isBusy() &&
        (event->button() == Qt::LeftButton || event->button() == Qt::RightButton)) {
        startNavigation(event->button() == Qt::LeftButton ? Drag::Orbit : Drag::Zoom, position);
        return true;
    }
    PointerEvent pointer = pointerEvent(position);
    if (event->button() == Qt::LeftButton) {
        pressTool(pointer);
        return true;
    }
    if (event->button() == Qt::RightButton && m_tools.isBusy()) {
        pointer.button = PointerButton::Right;
        m_tools.press(pointer);
        m_pressed = Vec2d(-1e6, -1e6); // cancelling asks for no menu
    }
    return true;
}

/// The keyboard follows whoever presses here. `button`: none for a pen.
void ViewportInput::beginPress(const Vec2d& position, Qt::MouseButton button) {
    if (QGuiApplication::focusWindow() != &m_window) // isActive() is true in any active parent
        m_window.requestActivate();
    m_dragButton = button;
    m_pressed = position;
}

void ViewportInput::pressTool(PointerEvent pointer) {
    if (!m_tools.isBusy() && hudPressed && hudPressed(pointer.position)) {
        m_drag = Drag::Hud;
        return;
    }
    m_drag = Drag::Tool;
    pointer.button = PointerButton::Left;
    m_tools.press(pointer);
}

void ViewportInput::endDrag(const Vec2d& position) {
    const Drag ended = std::exchange(m_drag, Drag::None);
    m_dragButton = Qt::NoButton;
    m_last = position;
    PointerEvent pointer = pointerEvent(position);
    if (ended == Drag::Tool) {
        pointer.button = PointerButton::Left;
        m_tools.release(pointer);
    } else {
        m_tools.move(pointer); // the camera moved under a resting pointer
    }
}

void ViewportInput::moveTo(const Vec2d& position, double pressure) {
    switch (m_drag) {
    case Drag::Orbit:
    case Drag::Pan:
    case Drag::Zoom:
        navigate(position);
        break;
    case Drag::None:
    case Drag::Tool: {
        PointerEvent pointer = pointerEvent(position);
        pointer.pressure = pressure;
        m_tools.move(pointer);
        break;
    }
    case Drag::Hud:
        break;
    }
    m_last = position;
}

void ViewportInput::release(QMouseEvent* event) {
    setModifiers(event->modifiers());
    const Vec2d position = toVec(event->position());
    const bool wasClick = (position - m_pressed).norm() <= kClickSlop;
    if (event->button() == Qt::RightButton && m_drag == Drag::None) {
        if (wasClick && !m_tools.isBusy())
            Q_EMIT contextMenuRequested(event->globalPosition().toPoint());
        return;
    }
    if (event->button() == m_dragButton)
        endDrag(position);
}

bool ViewportInput::tablet(QTabletEvent* event) {
    // Only pens that press with their tip paint; the rest arrives again as mouse events.
    const bool tip = event->button() == Qt::LeftButton || event->buttons() == Qt::LeftButton;
    if (!tip || toModifiers(event->modifiers()).alt)
        return false;
    setModifiers(event->modifiers());
    const Vec2d position = toVec(event->position());
    if (event->type() == QEvent::TabletPress) {
        PointerEvent pointer = pointerEvent(position);
        pointer.pressure = event->pressure();
        beginPress(position, Qt::NoButton);
        pressTool(pointer);
    } else if (event->type() == QEvent::TabletMove) {
        moveTo(position, event->pressure());
    } else {
        endDrag(position);
    }
    event->accept();
    return true;
}

void ViewportInput::wheel(QWheelEvent* event) {
    const double steps = event->angleDelta().y() / 120.0;
    if (steps == 0.0 || event->modifiers().testFlag(Qt::AltModifier)) {
        event->ignore();
        return;
    }
    m_flight.stop();
    Session& session = m_document.session();
    const Vec2d position = toVec(event->position());
    session.setCamera(zoomed(session.camera(), std::pow(0.88, steps), position, viewportSize()));
    m_tools.move(pointerEvent(position));
    event->accept();
}

void ViewportInput::startNavigation(Drag drag, const Vec2d& position) {
    m_drag = drag;
    m_flight.stop();
    if (drag != Drag::Orbit)
        return;
    Session& session = m_document.session();
    m_pivot = session.camera().target;
    if (session.playhead().playing)
        return; // asking the surface would cost a rebuild in each frame
    if (const auto pick = m_document.derived().pick(pointerEvent(position).ray)) {
        m_pivot = pick->hit.position.cast<double>();
    } else if (session.selection().activeBone.isValid()) {
        const auto& bones = m_document.derived().shownFrame().modelFromBone;
        m_pivot = bones[session.selection().activeBone.value()].translation();
    }
}

void ViewportInput::navigate(const Vec2d& position) {
    Session& session = m_document.session();
    const Vec2d drag = position - m_last;
    if (m_drag == Drag::Orbit)
        session.setCamera(orbited(session.camera(), m_pivot, drag, viewportSize()));
    else if (m_drag == Drag::Pan)
        session.setCamera(panned(session.camera(), drag, viewportSize()));
    else
        session.setCamera(zoomed(session.camera(), std::exp((drag.y() - drag.x()) * 0.005),
                                 viewportSize() / 2.0, viewportSize()));
}

bool ViewportInput::keyPress(QKeyEvent* event) {
    setModifiers(QGuiApplication::keyboardModifiers() | event->modifiers());
    const bool isModifier = event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control ||
                            event->key() == Qt::Key_Alt || event->key() == Qt::Key_Meta;
    if (!isModifier) {
        if (m_tools.key({event->key(), toModifiers(event->modifiers())}) || navigationKey(event)) {
            event->accept();
            return true;
        }
    }
    event->ignore();
    return true; // ignored on purpose: the main window's shortcuts are next
}

bool ViewportInput::navigationKey(QKeyEvent* event) {
    const bool pad = event->modifiers().testFlag(Qt::KeypadModifier);
    const bool opposite = event->modifiers().testFlag(Qt::ControlModifier);
    const Vec2d size = viewportSize();
    Session& session = m_document.session();
    const double step = size.y() / 12.0; // 15 degrees
    const auto turn = [&](double x, double y) {
        flyTo(orbited(destination(), destination().target, {x * step, y * step}, size));
    };
    switch (event->key()) {
    case Qt::Key_Home:
        frameAll();
        return true;
    case Qt::Key_Period:
        frameSelected();
        return true;
    default:
        break;
    }
    if (!pad)
        return false;
    switch (event->key()) {
    case Qt::Key_1:
        lookFrom(opposite ? QStringLiteral("back") : QStringLiteral("front"));
        return true;
    case Qt::Key_3:
        lookFrom(opposite ? QStringLiteral("left") : QStringLiteral("right"));
        return true;
    case Qt::Key_7:
        lookFrom(opposite ? QStringLiteral("bottom") : QStringLiteral("top"));
        return true;
    case Qt::Key_5: {
        Camera camera = session.camera();
        camera.orthographic = !camera.orthographic;
        session.setCamera(camera);
        return true;
    }
    case Qt::Key_4:
        turn(1.0, 0.0);
        return true;
    case Qt::Key_6:
        turn(-1.0, 0.0);
        return true;
    case Qt::Key_8:
        turn(0.0, 1.0);
        return true;
    case Qt::Key_2:
        turn(0.0, -1.0);
        return true;
    case Qt::Key_Plus:
        flyTo(zoomed(destination(), 0.8, size / 2.0, size));
        return true;
    case Qt::Key_Minus:
        flyTo(zoomed(destination(), 1.25, size / 2.0, size));
        return true;
    default:
        return false;
    }
}

bool ViewportInput::drop(QEvent* event) {
    auto* dropped = static_cast<QDropEvent*>(event); // drag moves and enters are drop events too
    const QStringList files = localFiles(dropped->mimeData());
    if (files.isEmpty()) {
        dropped->ignore();
        return true;
    }
    dropped->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        Q_EMIT filesDropped(files);
    return true;
}

/// Somebody else set the camera in mid-flight: another projection flies on, another place stays.
void ViewportInput::yieldFlight() {
    Camera now = m_document.session().camera();
    if (m_flight.state() != QAbstractAnimation::Running || now == m_flightAt)
        return;
    m_flightTo.orthographic = now.orthographic;
    now.orthographic = m_flightAt.orthographic;
    if (now != m_flightAt)
        m_flight.stop();
}

/// Where the camera is, or will be when it has arrived: keys that follow one another add up.
const Camera& ViewportInput::destination() const {
    return m_flight.state() == QAbstractAnimation::Running ? m_flightTo
                                                           : m_document.session().camera();
}

void ViewportInput::flyTo(const Camera& camera) {
    m_flight.stop();
    Session& session = m_document.session();
    const bool still = QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) <= 0;
    if (still || !m_window.isExposed()) {
        session.setCamera(camera);
        return;
    }
    m_flightFrom = m_flightAt = session.camera();
    m_flightTo = camera;
    m_flight.setDuration(kFlightMilliseconds);
    m_flight.start();
}

void ViewportInput::lookFrom(const QString& view) {
    flyTo(lookingFrom(destination(), view));
}

void ViewportInput::frameAll() {
    const Vec2d size = viewportSize();
    flyTo(framing(destination(), m_document.derived().shownBounds(), size.x() / size.y()));
}

void ViewportInput::frameSelected() {
    const Selection& selection = m_document.session().selection();
    Box3f box;
    const auto segments = boneSegments(m_document.character().skeleton,
                                       m_document.derived().shownFrame().modelFromBone);
    for (const BoneSegment& segment : segments) {
        if (std::ranges::binary_search(selection.bones, segment.bone)) {
            box.extend(segment.head.cast<float>());
            box.extend(segment.tail.cast<float>());
        }
    }
    if (box.isEmpty()) {
        frameAll();
        return;
    }
    const Vec3f room = Vec3f::Constant(box.diagonal().norm() * 0.35f); // the flesh around the bone
    box.extend(Vec3f(box.min() - room));
    box.extend(Vec3f(box.max() + room));
    const Vec2d size = viewportSize();
    flyTo(framing(destination(), box, size.x() / size.y()));
}

} // namespace rigwright::editor
