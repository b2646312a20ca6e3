// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Gizmo shape: distances from the pointer to rings and arrows, in pixels.
#include "editor/tools/gizmo_shape.h"

#include "editor/document/control_outlines.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rigwright::editor {

namespace {

constexpr std::array kAxes{GizmoAxis::X, GizmoAxis::Y, GizmoAxis::Z};
constexpr double kFar = std::numeric_limits<double>::infinity();

double distanceToArrow(const Gizmo& gizmo, const Vec3d& axis, const PointerEvent& event,
                       double metresPerPixel) {
    Vec2d from;
    Vec2d to;
    if (!project(event.camera, gizmo.origin, event.viewportSize, from) ||
        !project(event.camera, gizmo.origin + axis * gizmo.size * metresPerPixel,
                 event.viewportSize, to))
        return kFar;
    // An arrow that points at the viewer is no more than a dot: its direction cannot be dragged.
    if ((to - from).norm() < kGizmoDisc)
        return kFar;
    return distanceToSegment(event.position, from + (to - from) * (kGizmoDisc / gizmo.size), to);
}

/// Distance to the half of a ring that is towards the eye.
double distanceToRing(const Gizmo& gizmo, const Vec3d& axis, const PointerEvent& event,
                      double metresPerPixel) {
    constexpr int kSteps = 96;
    const Vec3d u = axis.unitOrthogonal();
    const Vec3d v = axis.cross(u);
    const double radius = gizmo.size * metresPerPixel;
    const Vec3d towards = towardsViewer(event.camera);
    double nearest = kFar;
    std::optional<Vec2d> last;
    for (int i = 0; i <= kSteps; ++i) {
        const double angle = 2.0 * kPi * i / kSteps;
        const Vec3d arm = u * std::cos(angle) + v * std::sin(angle);
        Vec2d pixel;
        const bool visible =
            arm.dot(towards) > -0.02 &&
            project(event.camera, gizmo.origin + arm * radius, event.viewportSize, pixel);
        if (visible && last)
            nearest = std::min(nearest, distanceToSegment(event.position, *last, pixel));
        last = visible ? std::optional(pixel) : std::nullopt;
    }
    return nearest;
}

} // namespace

std::optional<Gizmo> gizmoOfSelection(Document& document, GizmoKind kind) {
    const ControlIndex control = heldControl(document);
    const BoneIndex bone = document.session().selection().activeBone;
    const bool hasBone = bone.isValid() && bone.value() < document.character().skeleton.boneCount();
    if (!control.isValid() && !hasBone)
        return std::nullopt;
    const FrameResult& frame = document.derived().shownFrame();
    const Affine3d& place = control.isValid() ? frame.rig.modelFromControl[control.value()]
                                              : frame.modelFromBone[bone.value()];
    Gizmo gizmo;
    gizmo.kind = kind;
    gizmo.origin = place.translation();
    if (kind != GizmoKind::Move)
        gizmo.axes = decomposeNearest(place).rotation.toRotationMatrix();
    return gizmo;
}

GizmoAxis gizmoHandleAt(const Gizmo& gizmo, const PointerEvent& event, double tolerance) {
    Vec2d centre;
    if (!project(event.camera, gizmo.origin, event.viewportSize, centre))
        return GizmoAxis::None;
    const double perPixel = metresPerPixel(event.camera, gizmo.origin, event.viewportSize);
    GizmoAxis best = GizmoAxis::None;
    double nearest = tolerance;
    for (int i = 0; i < 3; ++i) {
        const double distance = gizmo.kind == GizmoKind::Rotate
                                    ? distanceToRing(gizmo, gizmo.axes.col(i), event, perPixel)
                                    : distanceToArrow(gizmo, gizmo.axes.col(i), event, perPixel);
        if (distance < nearest) {
            nearest = distance;
            best = kAxes[static_cast<std::size_t>(i)];
        }
    }
    if (best != GizmoAxis::None)
        return best;
    const double fromCentre = (event.position - centre).norm();
    const bool onView = gizmo.kind == GizmoKind::Rotate
                            ? std::abs(fromCentre - kGizmoViewRing * gizmo.size) <= tolerance
                            : fromCentre <= kGizmoDisc;
    return onView ? GizmoAxis::View : GizmoAxis::None;
}

Vec3d gizmoAxisDirection(const Gizmo& gizmo, GizmoAxis axis, const Camera& camera) {
    switch (axis) {
    case GizmoAxis::X:
        return gizmo.axes.col(0);
    case GizmoAxis::Y:
        return gizmo.axes.col(1);
    case GizmoAxis::Z:
        return gizmo.axes.col(2);
    case GizmoAxis::View:
    case GizmoAxis::None:
        break;
    }
    return towardsViewer(camera);
}

} // namespace rigwright::editor
