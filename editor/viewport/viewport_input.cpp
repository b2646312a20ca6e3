// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ViewportInput: buttons, wheel, keys, drops.
#include "editor/viewport/viewport_input.h"

#include "editor/document/bone_segments.h"
#include "editor/document/control_outlines.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/local_files.h"
#include "editor/viewport/navigation.h"

#include <QApplication>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
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

KeyEvent toKey(const QKeyEvent& event) {
    return {event.key(), toModifiers(event.modifiers()),
            event.modifiers().testFlag(Qt::KeypadModifier)};
}

/// A press, move or release of a pen's tip or of its eraser.
bool isTip(const QTabletEvent& event) {
    return event.button() == Qt::LeftButton || event.buttons() == Qt::LeftButton;
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
    qApp->installEventFilter(this);
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
        else if (!m_pen) // a hand on the mouse does not disturb a pen that is down
            moveTo(pointerEvent(toVec(mouse->position())));
        return true;
    }
    case QEvent::MouseButtonRelease:
        release(static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
        return tablet(static_cast<QTabletEvent*>(event));
    case QEvent::NativeGesture:
        return gesture(static_cast<QNativeGestureEvent*>(event));
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
        if (auto* key = static_cast<QKeyEvent*>(event); !key->isAutoRepeat())
            m_tools.keyReleased(toKey(*key));
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
    if (QGuiApplication::applicationState() != Qt::ApplicationActive ||
        QGuiApplication::focusWindow() == &m_window || (isTyping && isTyping()) ||
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
    if (m_pen)
        endDrag(position); // it was lifted where nobody heard of it
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
    m_pen = false;
    m_last = position;
    PointerEvent pointer = pointerEvent(position);
    if (ended == Drag::Tool) {
        pointer.button = PointerButton::Left;
        m_tools.release(pointer);
    } else {
        m_tools.move(pointer); // the camera moved under a resting pointer
    }
}

void ViewportInput::moveTo(const PointerEvent& pointer) {
    switch (m_drag) {
    case Drag::Orbit:
    case Drag::Pan:
    case Drag::Zoom:
        navigate(pointer.position);
        break;
    case Drag::None:
    case Drag::Tool:
        m_tools.move(pointer);
        break;
    case Drag::Hud:
        break;
    }
    m_last = pointer.position;
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
    const Vec2d position = toVec(event->position());
    const bool tip = isTip(*event);
    if (m_pen && !tip) { // lifted where nobody told us
        setModifiers(event->modifiers());
        endDrag(position);
        event->accept();
        return true;
    }
    // Only what presses with its tip or eraser paints; the rest arrives again as mouse events.
    if (!tip || (!m_pen && toModifiers(event->modifiers()).alt))
        return false;
    setModifiers(event->modifiers());
    PointerEvent pointer = pointerEvent(position);
    const bool weighs =
        event->pointingDevice()->capabilities().testFlag(QInputDevice::Capability::Pressure);
    pointer.pressure = weighs ? event->pressure() : 1.0;
    pointer.eraser = event->pointerType() == QPointingDevice::PointerType::Eraser;
    if (event->type() == QEvent::TabletPress) {
        if (m_drag != Drag::None)
            endDrag(position);
        beginPress(position, Qt::NoButton);
        pressTool(pointer);
        m_pen = m_drag != Drag::None;
    } else if (event->type() == QEvent::TabletMove) {
        moveTo(pointer);
    } else if (m_pen) {
        endDrag(position);
    }
    event->accept();
    return true;
}

/// A pen that leaves the tablet, tip down, sends no release, and tells only the application.
bool ViewportInput::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::TabletLeaveProximity && m_pen)
        endDrag(m_last);
    return QObject::eventFilter(watched, event);
}

/// Two fingers move the view as their place on the pad does: what is under them follows.
void ViewportInput::scrollTrackpad(const QWheelEvent& event) {
    constexpr double kPixelsPerNotch = 40.0; // where the pad speaks in notches of a wheel
    const Vec2d size = viewportSize();
    const Vec2d move = event.pixelDelta().isNull()
                           ? Vec2d(toVec(event.angleDelta()) * (kPixelsPerNotch / 120.0))
                           : toVec(event.pixelDelta());
    Session& session = m_document.session();
    const Camera& camera = session.camera();
    if (event.modifiers().testFlag(Qt::ControlModifier))
        session.setCamera(
            zoomed(camera, std::exp(-move.y() * 0.005), toVec(event.position()), size));
    else if (event.modifiers().testFlag(Qt::ShiftModifier))
        session.setCamera(panned(camera, move, size));
    else
        session.setCamera(orbited(camera, pivotAt(toVec(event.position())), move, size));
}

void ViewportInput::wheel(QWheelEvent* event) {
    const double steps = event->angleDelta().y() / 120.0;
    const bool trackpad = inputPreferences().trackpad;
    // While a button drags a tool, the picture stands still: a line or a box is meant on it.
    if ((steps == 0.0 && !trackpad) || event->modifiers().testFlag(Qt::AltModifier) ||
        m_drag == Drag::Tool) {
        event->ignore();
        return;
    }
    m_flight.stop();
    Session& session = m_document.session();
    const Vec2d position = toVec(event->position());
    if (trackpad)
        scrollTrackpad(*event);
    else
        session.setCamera(
            zoomed(session.camera(), std::pow(0.88, steps), position, viewportSize()));
    m_tools.move(pointerEvent(position));
    event->accept();
}

/// Pinching zooms, whatever scrolling does.
bool ViewportInput::gesture(QNativeGestureEvent* event) {
    if (event->gestureType() != Qt::ZoomNativeGesture || m_drag == Drag::Tool)
        return false;
    const Vec2d position = toVec(event->position());
    m_flight.stop();
    Session& session = m_document.session();
    session.setCamera(
        zoomed(session.camera(), std::exp(-event->value()), position, viewportSize()));
    m_tools.move(pointerEvent(position));
    event->accept();
    return true;
}

/// What keeps its place while the view turns.
Vec3d ViewportInput::pivotAt(const Vec2d& position) const {
    const Session& session = m_document.session();
    const Vec3d target = session.camera().target;
    if (session.playhead().playing)
        return target; // asking the surface would cost a rebuild in each frame
    if (inputPreferences().orbitCentre == OrbitCentre::Pointer)
        if (const auto pick = m_document.derived().pick(pointerEvent(position).ray))
            return pick->hit.position.cast<double>();
    const std::vector<BoneIndex>& selected = session.selection().bones;
    const FrameResult& frame = m_document.derived().shownFrame();
    const auto& bones = frame.modelFromBone;
    if (const ControlIndex held = heldControl(m_document); held.isValid())
        return frame.rig.modelFromControl[held.value()].translation();
    if (selected.empty())
        return target;
    Vec3d middle = Vec3d::Zero();
    for (const BoneIndex bone : selected)
        middle += bones[bone.value()].translation();
    return middle / double(selected.size());
}

void ViewportInput::startNavigation(Drag drag, const Vec2d& position) {
    m_drag = drag;
    m_flight.stop();
    if (drag == Drag::Orbit)
        m_pivot = pivotAt(position);
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
        if (m_tools.key(toKey(*event))) {
            event->accept();
            return true;
        }
        const bool back = event->key() == Qt::Key_Backtab;
        if ((back || event->key() == Qt::Key_Tab) &&
            !event->modifiers().testFlag(Qt::ControlModifier)) {
            event->accept();
            Q_EMIT tabPressed(!back);
            return true;
        }
    }
    event->ignore();
    return true; // ignored on purpose: the main window's shortcuts are next
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

void ViewportInput::turn(double right, double up) {
    const Vec2d size = viewportSize();
    const double step = size.y() / 180.0; // a degree
    flyTo(orbited(destination(), destination().target, {-right * step, up * step}, size));
}

void ViewportInput::zoom(double factor) {
    const Vec2d size = viewportSize();
    flyTo(zoomed(destination(), factor, size / 2.0, size));
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
    if (heldControl(m_document).isValid()) {
        for (const ControlOutline& outline : shownOutlines(m_document))
            if (std::ranges::binary_search(selection.controls, outline.control))
                for (const std::vector<Vec3d>& line : outline.lines)
                    for (const Vec3d& point : line)
                        box.extend(point.cast<float>());
    }
    const bool ofControls = !box.isEmpty();
    const auto segments = boneSegments(m_document.character().skeleton,
                                       m_document.derived().shownFrame().modelFromBone);
    for (const BoneSegment& segment : segments) {
        if (!ofControls && std::ranges::binary_search(selection.bones, segment.bone)) {
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
