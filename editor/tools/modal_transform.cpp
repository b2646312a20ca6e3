// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ModalTransform: pointer, axis lock and typed number become one motion.
#include "editor/tools/modal_transform.h"

#include "editor/commands/rig_edits.h"
#include "editor/document/control_outlines.h"
#include "editor/document/document.h"
#include "editor/tools/control_drag.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("ModalTransform", text);
}

QString actionName(PoseAction action) {
    switch (action) {
    case PoseAction::Move:
        return translated(QT_TRANSLATE_NOOP("ModalTransform", "Move"));
    case PoseAction::Rotate:
        return translated(QT_TRANSLATE_NOOP("ModalTransform", "Rotate"));
    case PoseAction::Scale:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("ModalTransform", "Scale"));
}

/// A command on the selected bones: following the pointer, or putting one channel back to rest.
struct PoseCommand {
    PoseAction action;
    bool reset;
};

std::optional<PoseCommand> poseCommand(const QString& id) {
    static constexpr std::pair<const char*, PoseCommand> kCommands[] = {
        {"pose.grab", {PoseAction::Move, false}},
        {"pose.turn", {PoseAction::Rotate, false}},
        {"pose.resize", {PoseAction::Scale, false}},
        {"pose.reset-position", {PoseAction::Move, true}},
        {"pose.reset-rotation", {PoseAction::Rotate, true}},
        {"pose.reset-scale", {PoseAction::Scale, true}},
    };
    for (const auto& [name, command] : kCommands)
        if (id == QLatin1String(name))
            return command;
    return std::nullopt;
}

PoseChannel channelOf(PoseAction action) {
    switch (action) {
    case PoseAction::Move:
        return PoseChannel::Translation;
    case PoseAction::Rotate:
        return PoseChannel::Rotation;
    case PoseAction::Scale:
        break;
    }
    return PoseChannel::Scale;
}

} // namespace

ModalTransform::ModalTransform(std::unique_ptr<BoneDrag> drag, PoseAction action,
                               const PointerEvent& start, bool pointerIsElsewhere)
    : m_action(action), m_drag(std::move(drag)), m_start(start), m_now(start),
      m_pointerIsElsewhere(pointerIsElsewhere), m_pointer(start.position),
      m_towards(towardsViewer(start.camera)) {
    goOnFrom(start);
    m_shown = action == PoseAction::Scale ? 1.0 : 0.0;
    if (action == PoseAction::Scale)
        m_space = Space::Local;
}

/// Keeps what was reached, and counts the pointer's way from `event` on.
void ModalTransform::goOnFrom(const PointerEvent& event) {
    if (m_action == PoseAction::Move)
        m_carried = m_axis < 0 ? pulled() : Vec3d(axisDirection() * pulledAlong(axisDirection()));
    else if (m_action == PoseAction::Scale)
        m_carriedFactor = stretched();
    m_start = event;
    m_pointer = PrecisePointer(event.position);
    if (!project(event.camera, m_drag->pivot(), event.viewportSize, m_centre))
        m_centre = event.viewportSize / 2.0;
    m_lastAngle = screenAngle(event.position, m_centre);
}

void ModalTransform::move(const PointerEvent& event) {
    if (std::exchange(m_pointerIsElsewhere, false) || !(event.camera == m_start.camera) ||
        event.viewportSize != m_start.viewportSize)
        goOnFrom(event);
    m_now = event;
    m_pointer.moveTo(event.position, event.modifiers.shift && !event.modifiers.control);
    const double angle = screenAngle(m_pointer.position(), m_centre);
    m_turned += wrapAngle(angle - m_lastAngle);
    m_lastAngle = angle;
    update();
}

bool ModalTransform::key(const KeyEvent& event) {
    switch (event.key) {
    case Qt::Key_X:
        return lockAxis(0);
    case Qt::Key_Y:
        return lockAxis(1);
    case Qt::Key_Z:
        return lockAxis(2);
    default:
        return type(event.key);
    }
}

bool ModalTransform::lockAxis(int axis) {
    if (m_drag->ownAxis())
        return true; // the only one there is
    const Space first = m_action == PoseAction::Scale ? Space::Local : Space::Model;
    if (m_axis != axis) {
        m_axis = axis;
        m_space = first;
    } else if (m_space == Space::Model) {
        m_space = Space::Local;
    } else {
        m_axis = -1;
        m_space = first;
    }
    update();
    return true;
}

bool ModalTransform::type(int key) {
    constexpr qsizetype kLongest = 12;
    if (key == Qt::Key_Backspace) {
        m_typed.chop(1);
    } else if (key == Qt::Key_Minus) {
        m_typed =
            m_typed.startsWith(QLatin1Char('-')) ? m_typed.mid(1) : QLatin1Char('-') + m_typed;
    } else if (m_typed.size() >= kLongest) {
        return false;
    } else if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        m_typed += QChar(QLatin1Char(static_cast<char>('0' + (key - Qt::Key_0))));
    } else if ((key == Qt::Key_Period || key == Qt::Key_Comma) &&
               !m_typed.contains(QLatin1Char('.'))) {
        m_typed += QLatin1Char('.');
    } else {
        return false;
    }
    update();
    return true;
}

std::optional<double> ModalTransform::typedNumber() const {
    bool isNumber = false;
    const double number = m_typed.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

Vec3d ModalTransform::axisDirection() const {
    const int axis = m_axis < 0 ? 0 : m_axis;
    return m_space == Space::Local ? Vec3d(m_drag->localAxes().col(axis))
                                   : Vec3d(Vec3d::Unit(axis));
}

void ModalTransform::update() {
    switch (m_action) {
    case PoseAction::Move:
        return updateMove();
    case PoseAction::Rotate:
        return updateRotation();
    case PoseAction::Scale:
        return updateScale();
    }
}

void ModalTransform::updateRotation() {
    // Seen from behind, an axis turns the other way on the picture.
    const std::optional<Vec3d> own = m_drag->ownAxis();
    const Vec3d about = own ? *own : m_axis < 0 ? m_towards : axisDirection();
    const double sense = about.dot(m_towards) < 0.0 ? -1.0 : 1.0;
    const auto typed = typedNumber();
    m_shown = typed ? *typed * kDegree
                    : snapped(sense * m_turned, m_now.modifiers, 15.0 * kDegree, 5.0 * kDegree);
    if (m_axis >= 0 && m_space == Space::Local)
        m_drag->rotateLocal(m_axis, m_shown);
    else
        m_drag->rotate(about, m_shown);
}

/// Metres that the pointer has pulled, in the plane of the picture.
Vec3d ModalTransform::pulled() const {
    const Vec3d towards = towardsViewer(m_start.camera);
    const Ray ray = rayThrough(m_start.camera, m_pointer.position(), m_start.viewportSize);
    const auto from = onPlane(m_start.ray, m_drag->pivot(), towards);
    const auto to = onPlane(ray, m_drag->pivot(), towards);
    return from && to ? Vec3d(m_carried + *to - *from) : m_carried;
}

/// The same along a unit axis.
double ModalTransform::pulledAlong(const Vec3d& axis) const {
    const Ray ray = rayThrough(m_start.camera, m_pointer.position(), m_start.viewportSize);
    const auto from = alongLine(m_start.ray, m_drag->pivot(), axis);
    const auto to = alongLine(ray, m_drag->pivot(), axis);
    return m_carried.dot(axis) + (from && to ? *to - *from : 0.0);
}

void ModalTransform::updateMove() {
    const auto typed = typedNumber();
    if (m_axis < 0 && !typed) {
        const Vec3d delta = m_drag->aimed(pulled(), m_now);
        m_shown = delta.norm();
        m_drag->move(delta);
        return;
    }
    const Vec3d axis = axisDirection();
    m_shown =
        typed ? *typed : snapped(pulledAlong(axis), m_drag->stepping(m_now.modifiers), 0.1, 0.01);
    if (m_axis >= 0 && m_space == Space::Local)
        m_drag->moveLocal(m_axis, m_shown);
    else
        m_drag->move(axis * m_shown);
}

double ModalTransform::stretched() const {
    constexpr double kSmallestArm = 1.0; ///< pixels
    const double from = std::max(kSmallestArm, (m_start.position - m_centre).norm());
    const double to = std::max(kSmallestArm, (m_pointer.position() - m_centre).norm());
    return m_carriedFactor * to / from;
}

void ModalTransform::updateScale() {
    m_shown = typedNumber().value_or(snapped(stretched(), m_now.modifiers, 0.1, 0.01));
    Vec3d factors = Vec3d::Constant(m_shown);
    if (m_axis >= 0)
        factors = Vec3d::Ones() + Vec3d::Unit(m_axis) * (m_shown - 1.0);
    m_drag->scale(factors);
}

void ModalTransform::finish() {
    m_drag->commit();
}

void ModalTransform::cancel() {
    m_drag->discard();
}

void ModalTransform::decorate(Overlay& overlay) const {
    static constexpr const char* kNames[3] = {"X", "Y", "Z"};
    QString label = m_drag->title();
    if (label.isEmpty())
        label = actionName(m_action);
    if (m_axis >= 0)
        label += QLatin1Char(' ') + QLatin1String(kNames[m_axis]) +
                 (m_space == Space::Local && m_action != PoseAction::Scale
                      ? QLatin1Char(' ') + translated(QT_TRANSLATE_NOOP("ModalTransform", "local"))
                      : QString());
    QString value;
    switch (m_action) {
    case PoseAction::Move:
        value = QLocale().toString(m_shown, 'f', 3) + QStringLiteral(" m");
        break;
    case PoseAction::Rotate:
        value = QLocale().toString(m_shown / kDegree, 'f', 1) + QStringLiteral("°");
        break;
    case PoseAction::Scale:
        value = QLocale().toString(m_shown, 'f', 3);
        break;
    }
    if (!m_typed.isEmpty())
        value = m_typed + (m_action == PoseAction::Rotate ? QStringLiteral("°") : QString());
    overlay.plate = HudPlate{m_now.position, {{label, value}}};
    overlay.ring.reset();
    overlay.gizmo.reset();
    overlay.hoveredBone = {};
    overlay.hoveredControl = {};
}

std::vector<Hint> ModalTransform::hints() const {
    return {{translated(QT_TRANSLATE_NOOP("ModalTransform", "X Y Z")),
             translated(QT_TRANSLATE_NOOP("ModalTransform", "lock axis"))},
            {translated(QT_TRANSLATE_NOOP("ModalTransform", "0–9")),
             translated(QT_TRANSLATE_NOOP("ModalTransform", "type a number"))},
            {translated(QT_TRANSLATE_NOOP("ModalTransform", "Ctrl")),
             translated(QT_TRANSLATE_NOOP("ModalTransform", "steps"))},
            {translated(QT_TRANSLATE_NOOP("ModalTransform", "LMB")),
             translated(QT_TRANSLATE_NOOP("ModalTransform", "confirm"))},
            {translated(QT_TRANSLATE_NOOP("ModalTransform", "Esc")),
             translated(QT_TRANSLATE_NOOP("ModalTransform", "cancel"))}};
}

namespace {

void deleteControls(Tool& tool, Document& document) {
    const Result<Findings> done = deleteSelectedControls(document);
    if (!done)
        tool.tell(done.error());
    else
        tool.tell(document.undoStack().undoText(), *done);
}

} // namespace

KeyResult performPose(Tool& tool, Document& document, const QString& id, const PointerEvent& event,
                      bool byKey) {
    if (id == QLatin1String("rig.delete")) {
        deleteControls(tool, document);
        return {true, nullptr};
    }
    const auto command = poseCommand(id);
    if (!command)
        return {};
    const std::vector<BoneIndex> bones = document.session().selection().bones;
    const std::vector<ControlIndex> controls = document.session().selection().controls;
    const bool onControls = heldControl(document).isValid();
    if (bones.empty() && !onControls) {
        Q_EMIT tool.messageRequested(translated(
            QT_TRANSLATE_NOOP("ModalTransform", "Choose a bone first: click one in the view or in "
                                                "the list of bones.")));
        return {true, nullptr};
    }
    if (command->reset) {
        if (onControls)
            resetControls(document, controls, channelOf(command->action));
        else
            resetPose(document, bones, channelOf(command->action));
        return {true, nullptr};
    }
    auto transform = std::make_unique<ModalTransform>(makePoseDrag(document, command->action),
                                                      command->action, event, !byKey);
    return {true, transform->isEmpty() ? nullptr : std::move(transform)};
}

} // namespace rigwright::editor
