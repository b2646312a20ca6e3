// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// CreateBoneTool: what the pointer means in depth.
#include "editor/tools/create_bone_tool.h"

#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/skeleton_sequence.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"
#include "editor/tools/joint_actions.h"
#include "editor/tools/snapping.h"
#include "editor/tools/surface_hover.h"
#include "editor/tools/tool_keys.h"
#include "editor/tools/volume_centre.h"

#include <QCoreApplication>
#include <Qt>

#include <cmath>
#include <utility>

namespace rigwright::editor {

namespace {

/// Nearer to the plane between the sides than this on the picture is on it.
constexpr double kCentrePixels = 6.0;

/// Beside the mesh there is no depth to be seen: that of the bone which goes on, else the ground.
Vec3d besideTheMesh(const PointerEvent& event, const std::optional<Vec3d>& from) {
    const Vec3d towards = towardsViewer(event.camera);
    if (from)
        return onPlane(event.ray, *from, towards).value_or(*from);
    constexpr double kFarthest = 10.0; ///< of the way from the eye to what it looks at
    const auto ground = onPlane(event.ray, Vec3d::Zero(), Vec3d::UnitY());
    if (ground && (*ground - event.ray.origin).norm() < kFarthest * event.camera.distance)
        return *ground;
    return onPlane(event.ray, event.camera.target, towards).value_or(event.camera.target);
}

Marker markerAt(const Vec3d& place, bool twice, bool active) {
    Marker marker;
    marker.place = place;
    if (twice)
        marker.kind = place.x() > 0.0 ? Marker::Kind::Left : Marker::Kind::Right;
    marker.active = active;
    return marker;
}

} // namespace

CreateBoneTool::CreateBoneTool(Document& document, SkeletonOptions& options)
    : Tool(document), m_options(options) {
    connect(&options, &SkeletonOptions::changed, this, &Tool::overlayChanged);
}

std::vector<Hint> CreateBoneTool::hints(const KeyModifiers&) const {
    std::vector<Hint> hints{{tr("LMB"), tr("put a bone into the volume")},
                            {tr("Ctrl"), tr("snap to the grid")},
                            {tr("Enter"), tr("end the chain")}};
    hints.push_back(orbitHint());
    return hints;
}

void CreateBoneTool::activate() {
    pausePlayback(document());
    document().derived().showRest(true);
}

void CreateBoneTool::deactivate() {
    leave();
    document().derived().showRest(false);
}

BoneIndex CreateBoneTool::parent() const {
    const BoneIndex active = document().session().selection().activeBone;
    return active.isValid() && active.value() < document().character().skeleton.boneCount()
               ? active
               : BoneIndex();
}

BoneGrowth CreateBoneTool::growthAt(const PointerEvent& event) const {
    const Skeleton& skeleton = document().character().skeleton;
    BoneGrowth growth{.parent = parent(), .symmetric = m_options.values().symmetric};
    std::optional<Vec3d> from;
    if (growth.parent.isValid())
        from = restModel(skeleton)[growth.parent.value()].translation();
    const auto inside = volumeCentre(document().derived(), event.ray);
    growth.head = inside ? *inside : besideTheMesh(event, from);
    if (event.modifiers.control)
        growth.head = onGrid(growth.head, gridStep(event.modifiers), towardsViewer(event.camera));
    growth.tolerance =
        kCentrePixels * metresPerPixel(event.camera, growth.head, event.viewportSize);
    return growth;
}

void CreateBoneTool::hover(const PointerEvent& event) {
    m_hovered = event;
    Q_EMIT overlayChanged();
}

void CreateBoneTool::leave() {
    m_hovered.reset();
    Q_EMIT overlayChanged();
}

std::unique_ptr<Interaction> CreateBoneTool::press(const PointerEvent& event) {
    pausePlayback(document());
    SkeletonSequence sequence(document().character());
    if (const auto done = growBone(sequence, growthAt(event)); !done) {
        tell(done.error());
        return nullptr;
    }
    const BoneIndex made = sequence.made().front();
    const QString text = QCoreApplication::translate("Commands", "Create %1")
                             .arg(boneText(sequence.character(), made));
    tell(text, std::move(sequence).push(document(), {.text = text, .select = std::vector{made}}));
    return nullptr;
}

KeyResult CreateBoneTool::key(const KeyEvent& key, const PointerEvent& event) {
    const bool ends =
        key.key == Qt::Key_Escape || key.key == Qt::Key_Return || key.key == Qt::Key_Enter;
    if (!ends || !parent().isValid())
        return Tool::key(key, event);
    selectBone(document().session(), {});
    return {true, nullptr};
}

KeyResult CreateBoneTool::perform(const QString& action, const PointerEvent& event, bool byKey) {
    return performJoints(*this, document(), m_options.values(), action, event, byKey);
}

Overlay CreateBoneTool::overlay() const {
    Overlay overlay;
    if (!m_hovered)
        return overlay;
    const Skeleton& skeleton = document().character().skeleton;
    const BoneGrowth growth = growthAt(*m_hovered);
    const GrowthPlaces places = growthPlaces(skeleton, growth);
    const std::vector<Affine3d> model = restModel(skeleton);
    const auto show = [&](BoneIndex from, const Vec3d& place, bool active) {
        overlay.markers.push_back(markerAt(place, places.twice, active));
        if (from.isValid())
            overlay.modelLines.push_back({model[from.value()].translation(), place, true, active});
    };
    show(growth.parent, places.head, true);
    if (places.twice)
        show(places.otherParent, {-places.head.x(), places.head.y(), places.head.z()}, false);
    return overlay;
}

} // namespace rigwright::editor
