// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitDrag: where a marker goes.
#include "editor/tools/fit_drag.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"
#include "editor/tools/volume_centre.h"

#include <QCoreApplication>

#include <cmath>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("FitTool", text);
}

/// Pixels that a click may slip.
constexpr double kSlip = 3.0;
/// Cosine of the angle to the limb within which the view is along it: 40°.
constexpr double kAlong = 0.77;

/// What a tip is the end of; itself for all others.
FitMarker limbOf(FitMarker tip) {
    switch (tip) {
    case FitMarker::Head:
        return FitMarker::Chin;
    case FitMarker::LeftFingertips:
        return FitMarker::LeftWrist;
    case FitMarker::RightFingertips:
        return FitMarker::RightWrist;
    case FitMarker::LeftToe:
        return FitMarker::LeftAnkle;
    case FitMarker::RightToe:
        return FitMarker::RightAnkle;
    default:
        return tip;
    }
}

} // namespace

FitDrag::FitDrag(FitTool& tool, Document& document, FitMarker marker, const PointerEvent& start)
    : m_tool(tool), m_document(document), m_marker(marker), m_before(*tool.markers()),
      m_start(start.position) {
    Vec2d pixel;
    if (project(start.camera, m_before.markers[marker], start.viewportSize, pixel))
        m_offset = pixel - start.position;
}

std::vector<Hint> FitDrag::hints() const {
    std::vector<Hint> hints{{translated(QT_TRANSLATE_NOOP("FitTool", "Release")),
                             translated(QT_TRANSLATE_NOOP("FitTool", "place marker"))},
                            {translated(QT_TRANSLATE_NOOP("FitTool", "Ctrl")),
                             translated(QT_TRANSLATE_NOOP("FitTool", "snap to surface"))}};
    if (m_tool.options().values().symmetric)
        hints.push_back({translated(QT_TRANSLATE_NOOP("FitTool", "Alt")),
                         translated(QT_TRANSLATE_NOOP("FitTool", "this side only"))});
    hints.push_back({translated(QT_TRANSLATE_NOOP("FitTool", "Esc")),
                     translated(QT_TRANSLATE_NOOP("FitTool", "cancel"))});
    return hints;
}

bool FitDrag::isEndOn(const Vec3d& direction) const {
    Vec3d limb = m_before.markers[m_marker] - m_before.markers[limbOf(m_marker)];
    // A foot goes down and forwards: it is its forward part that has no middle.
    if (m_marker == FitMarker::LeftToe || m_marker == FitMarker::RightToe) {
        const Vec3d up = m_before.markers.modelFromBody.linear().col(1).normalized();
        limb -= up.dot(limb) * up;
    }
    const double length = limb.norm();
    return length > 0.0 && std::abs(limb.dot(direction)) > kAlong * length;
}

std::optional<Vec3d> FitDrag::target(const PointerEvent& event) const {
    const Ray ray = rayThrough(event.camera, event.position + m_offset, event.viewportSize);
    std::optional<Vec3d> place;
    if (event.modifiers.control) {
        if (const auto pick = m_document.derived().pick(ray))
            place = pick->hit.position.cast<double>();
    } else if (m_tool.options().values().snapToCentre && !isEndOn(ray.direction)) {
        place = volumeCentre(m_document.derived(), ray);
    }
    if (!place)
        place = onPlane(ray, m_before.markers[m_marker], towardsViewer(event.camera));
    return place && place->allFinite() ? place : std::nullopt;
}

void FitDrag::move(const PointerEvent& event) {
    m_hasMoved = m_hasMoved || (event.position - m_start).norm() >= kSlip;
    if (!m_hasMoved)
        return;
    const std::optional<Vec3d> place = target(event);
    if (!place)
        return; // behind the eye: it stays where it is
    const bool symmetric = m_tool.options().values().symmetric && !event.modifiers.alt;
    PlacedMarkers moved = m_before;
    moveMarker(moved.markers, m_marker, *place, symmetric);
    moved.placed.set(std::size_t(m_marker));
    if (symmetric)
        moved.placed.set(std::size_t(mirrored(m_marker)));
    m_tool.showMarkers(moved);
}

void FitDrag::finish() {
    if (m_hasMoved)
        m_tool.keepStep(m_before);
}

void FitDrag::cancel() {
    if (m_hasMoved)
        m_tool.showMarkers(m_before);
}

} // namespace rigwright::editor
