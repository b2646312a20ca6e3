// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GizmoDrag: the pointer projected onto the handle.
#include "editor/tools/gizmo_drag.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kThresholdPixels = 4.0;
/// Below this cosine the ring is seen from the side, and its plane says little about the pointer.
constexpr double kEdgeOn = 0.15;

constexpr double kSmallestFactor = 0.01;

QString translated(const char* text) {
    return QCoreApplication::translate("PoseTool", text);
}

} // namespace

PoseAction actionOf(GizmoKind kind) {
    switch (kind) {
    case GizmoKind::Move:
        return PoseAction::Move;
    case GizmoKind::Rotate:
        return PoseAction::Rotate;
    case GizmoKind::Scale:
        break;
    }
    return PoseAction::Scale;
}

GizmoDrag::GizmoDrag(Document& document, std::unique_ptr<BoneDrag> drag, const Gizmo& gizmo,
                     GizmoAxis axis, const PointerEvent& start, bool threshold)
    : m_document(document), m_drag(std::move(drag)), m_gizmo(gizmo), m_grabbed(axis),
      m_start(start), m_now(start), m_pointer(start.position), m_waiting(threshold) {
    m_gizmo.hot = GizmoAxis::None;
    take(axis);
}

/// From now on about or along this axis, counted from where the button went down.
void GizmoDrag::take(GizmoAxis axis) {
    m_gizmo.active = axis;
    m_axis = gizmoAxisDirection(m_gizmo, axis, m_start.camera);
    m_applied = m_gizmo.kind == GizmoKind::Scale ? 1.0 : 0.0;
    m_turned = 0.0;
    if (m_gizmo.kind != GizmoKind::Rotate)
        return;
    const Vec3d towards = towardsViewer(m_start.camera);
    m_edgeOn = std::abs(m_axis.dot(towards)) < kEdgeOn;
    if (m_edgeOn) {
        // A radian moves the near side of the ring by its radius, along axis × towards.
        const double radius =
            m_gizmo.size * metresPerPixel(m_start.camera, m_gizmo.origin, m_start.viewportSize);
        Vec2d centre;
        Vec2d along;
        const Vec3d tangent = m_axis.cross(towards).normalized();
        if (project(m_start.camera, m_gizmo.origin, m_start.viewportSize, centre) &&
            project(m_start.camera, m_gizmo.origin + tangent * radius, m_start.viewportSize, along))
            m_alongRing = along - centre;
    } else {
        m_lastAngle = angleAt(m_start.ray).value_or(0.0);
    }
}

bool GizmoDrag::key(const KeyEvent& event) {
    GizmoAxis asked = GizmoAxis::None;
    if (event.key == Qt::Key_X)
        asked = GizmoAxis::X;
    else if (event.key == Qt::Key_Y)
        asked = GizmoAxis::Y;
    else if (event.key == Qt::Key_Z)
        asked = GizmoAxis::Z;
    if (asked == GizmoAxis::None || m_drag->ownAxis())
        return false;
    take(m_gizmo.active == asked ? m_grabbed : asked);
    if (m_waiting)
        return true;
    undrag(); // an axis that points at the eye moves nothing, and nothing is then what is seen
    follow(m_now);
    return true;
}

void GizmoDrag::undrag() {
    switch (m_gizmo.kind) {
    case GizmoKind::Rotate:
        return m_drag->rotate(m_axis, 0.0);
    case GizmoKind::Move:
        return m_drag->move(Vec3d::Zero());
    case GizmoKind::Scale:
        return m_drag->scale(Vec3d::Ones());
    }
}

std::optional<double> GizmoDrag::angleAt(const Ray& ray) const {
    const auto point = onPlane(ray, m_gizmo.origin, m_axis);
    if (!point)
        return std::nullopt;
    const Vec3d arm = *point - m_gizmo.origin;
    const Vec3d u = m_axis.unitOrthogonal();
    const Vec3d v = m_axis.cross(u);
    return std::atan2(arm.dot(v), arm.dot(u));
}

void GizmoDrag::move(const PointerEvent& event) {
    if (m_waiting && (event.position - m_start.position).norm() < kThresholdPixels)
        return;
    m_waiting = false;
    m_now = event;
    follow(event);
}

void GizmoDrag::follow(const PointerEvent& event) {
    const Vec2d pixel =
        m_pointer.moveTo(event.position, event.modifiers.shift && !event.modifiers.control);
    switch (m_gizmo.kind) {
    case GizmoKind::Rotate:
        return rotateTo(event, pixel);
    case GizmoKind::Move:
        return moveTo(event, pixel);
    case GizmoKind::Scale:
        return scaleTo(event, pixel);
    }
}

void GizmoDrag::scaleTo(const PointerEvent& event, const Vec2d& pixel) {
    Vec3d along = Vec3d::Ones();
    if (m_gizmo.active != GizmoAxis::View)
        along = Vec3d::Unit(m_gizmo.active == GizmoAxis::X   ? 0
                            : m_gizmo.active == GizmoAxis::Y ? 1
                                                             : 2);
    if (m_gizmo.active == GizmoAxis::View || m_gizmo.active != m_grabbed) {
        const Vec2d way = pixel - m_start.position;
        m_applied = std::exp2((way.x() - way.y()) / m_gizmo.size);
    } else {
        const auto from = alongLine(m_start.ray, m_gizmo.origin, m_axis);
        const auto to = alongLine(rayThrough(m_start.camera, pixel, event.viewportSize),
                                  m_gizmo.origin, m_axis);
        if (!from || !to || !(std::abs(*from) > 0.0))
            return;
        m_applied = *to / *from;
    }
    m_applied = std::max(kSmallestFactor, snapped(m_applied, event.modifiers, 0.1, 0.01));
    m_drag->scale(Vec3d::Ones() + along * (m_applied - 1.0));
}

void GizmoDrag::rotateTo(const PointerEvent& event, const Vec2d& pixel) {
    if (m_edgeOn) {
        const double squared = m_alongRing.squaredNorm();
        m_turned = squared > 0.0 ? (pixel - m_start.position).dot(m_alongRing) / squared : 0.0;
    } else if (const auto angle = angleAt(rayThrough(m_start.camera, pixel, event.viewportSize))) {
        m_turned += wrapAngle(*angle - m_lastAngle);
        m_lastAngle = *angle;
    }
    m_applied = snapped(m_turned, event.modifiers, 15.0 * kDegree, 5.0 * kDegree);
    m_drag->rotate(m_axis, m_applied);
}

void GizmoDrag::moveTo(const PointerEvent& event, const Vec2d& pixel) {
    const Ray ray = rayThrough(m_start.camera, pixel, event.viewportSize);
    if (m_gizmo.active == GizmoAxis::View) {
        const auto from = onPlane(m_start.ray, m_gizmo.origin, m_axis);
        const auto to = onPlane(ray, m_gizmo.origin, m_axis);
        if (from && to)
            m_drag->move(m_drag->aimed(*to - *from, event));
        return;
    }
    const auto from = alongLine(m_start.ray, m_gizmo.origin, m_axis);
    const auto to = alongLine(ray, m_gizmo.origin, m_axis);
    if (!from || !to)
        return;
    m_applied = snapped(*to - *from, m_drag->stepping(event.modifiers), 0.1, 0.01);
    m_drag->move(m_axis * m_applied);
}

void GizmoDrag::finish() {
    m_drag->commit();
}

void GizmoDrag::cancel() {
    m_drag->discard();
}

void GizmoDrag::decorate(Overlay& overlay) const {
    if (m_waiting)
        return;
    Gizmo gizmo = m_gizmo;
    const auto shown = gizmoOfSelection(m_document, gizmo.kind);
    if (shown)
        gizmo.origin = shown->origin;
    if (gizmo.kind == GizmoKind::Rotate)
        gizmo.angle = m_applied;
    overlay.gizmo = gizmo;
    if (gizmo.kind == GizmoKind::Scale) {
        static constexpr const char* kNames[] = {"", " X", " Y", " Z", ""};
        overlay.plate = HudPlate{m_pointer.position(),
                                 {{translated(QT_TRANSLATE_NOOP("PoseTool", "Scale")) +
                                       QLatin1String(kNames[int(gizmo.active)]),
                                   QLocale().toString(m_applied, 'f', 3)}}};
    }
    overlay.hoveredBone = {};
    overlay.hoveredControl = {};
}

std::vector<Hint> GizmoDrag::hints() const {
    const QString steps =
        m_gizmo.kind == GizmoKind::Rotate ? translated(QT_TRANSLATE_NOOP("PoseTool", "15° steps"))
        : m_gizmo.kind == GizmoKind::Move ? translated(QT_TRANSLATE_NOOP("PoseTool", "10 cm steps"))
                                          : translated(QT_TRANSLATE_NOOP("PoseTool", "steps"));
    std::vector<Hint> hints{{translated(QT_TRANSLATE_NOOP("PoseTool", "Ctrl")), steps},
                            {translated(QT_TRANSLATE_NOOP("PoseTool", "Shift")),
                             translated(QT_TRANSLATE_NOOP("PoseTool", "precise"))}};
    if (!m_drag->ownAxis())
        hints.push_back({translated(QT_TRANSLATE_NOOP("PoseTool", "X Y Z")),
                         translated(QT_TRANSLATE_NOOP("PoseTool", "lock axis"))});
    hints.push_back({translated(QT_TRANSLATE_NOOP("PoseTool", "Esc")),
                     translated(QT_TRANSLATE_NOOP("PoseTool", "cancel"))});
    return hints;
}

} // namespace rigwright::editor
