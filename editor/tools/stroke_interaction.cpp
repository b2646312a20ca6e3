// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// StrokeInteraction: path → dabs → footprints → stroke.
#include "editor/tools/stroke_interaction.h"

#include "core/skeleton/bone_names.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/weight_commands.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/drag_geometry.h"
#include "editor/ui/actions.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigwright::editor {

namespace {

constexpr double kSpacing = 0.1;      ///< of the radius
constexpr double kLeastSpacing = 1.0; ///< pixels

QString translated(const char* text) {
    return QCoreApplication::translate("PaintTool", text);
}

} // namespace

double pressedRadius(const BrushValues& values, double pressure) {
    constexpr double kLeast = 0.1;
    return values.pressureRadius ? std::max(kLeast, pressureEffect(values.pressureCurve, pressure))
                                 : 1.0;
}

double pressedStrength(const BrushValues& values, double pressure) {
    return values.pressureStrength ? pressureEffect(values.pressureCurve, pressure) : 1.0;
}

double brushRadius(const BrushValues& values, const PointerEvent& event, const Vec3d& point) {
    return values.worldRadius
               ? values.radiusMetres
               : values.radiusPixels * metresPerPixel(event.camera, point, event.viewportSize);
}

StrokeInteraction::StrokeInteraction(Tool& tool, Document& document, const BrushValues& values,
                                     BrushMode mode, const PointerEvent& start)
    : m_tool(tool), m_document(document), m_values(values), m_mode(mode) {
    m_document.derived().holdSurface(true);
    double pixels = values.radiusPixels;
    if (values.worldRadius) {
        const auto pick = m_document.derived().pick(start.ray);
        const Vec3d at = pick ? Vec3d(pick->hit.position.cast<double>()) : start.camera.target;
        pixels = values.radiusMetres / metresPerPixel(start.camera, at, start.viewportSize);
    }
    // Dabs keep a tenth of their own radius apart: a light stroke is a thin line, not a row of
    // dots.
    m_sampler.emplace(std::max(kLeastSpacing, kSpacing * pixels),
                      [values](double pressure) { return pressedRadius(values, pressure); });
    move(start);
}

StrokeInteraction::~StrokeInteraction() {
    m_document.derived().holdSurface(false);
}

void StrokeInteraction::say(const QString& message) {
    Q_EMIT m_tool.messageRequested(message);
}

void StrokeInteraction::move(const PointerEvent& event) {
    if (m_refused)
        return;
    m_ring.reset();
    for (const StrokeSampler::Point& point :
         m_sampler->moveTo({event.position.x(), event.position.y(), event.pressure})) {
        dab(pointerEventAt(event.camera, {point.x, point.y}, event.viewportSize), point.pressure);
        if (m_refused)
            return;
    }
    // The ring is under the pointer, wherever the last dab was.
    if (const auto pick = m_document.derived().pick(event.ray)) {
        const Vec3d centre = pick->hit.position.cast<double>();
        const double radius =
            brushRadius(m_values, event, centre) * pressedRadius(m_values, event.pressure);
        m_ring = BrushRing{centre, radius, true};
    }
}

/// Readies the stroke for the first mesh it meets; false (and a message) where it cannot be
/// painted.
bool StrokeInteraction::begin(const SurfacePick& pick) {
    const Character& character = m_document.character();
    const MeshInstance& instance = character.meshes[pick.mesh.value()];
    const BoneIndex bone = m_document.session().selection().activeBone;
    const QString mesh = meshText(character, pick.mesh);
    if (!instance.binding) {
        say(translated(QT_TRANSLATE_NOOP("PaintTool",
                                         "%1 is not bound to bones: it has no weights to paint."))
                .arg(mesh));
        return false;
    }
    if (!bone.isValid() || bone.value() >= character.skeleton.boneCount()) {
        say(translated(QT_TRANSLATE_NOOP("PaintTool",
                                         "Choose a bone first: press %1 over the mesh, "
                                         "or click one in the list."))
                .arg(actionKeyText(QStringLiteral("brush.pick-bone"))));
        return false;
    }
    const QString name = boneText(character, bone);
    const auto joint = jointOf(*instance.binding, bone);
    if (!joint) {
        say(translated(
                QT_TRANSLATE_NOOP(
                    "PaintTool",
                    "%1 does not move %2: choose one of the bones that this mesh is bound to."))
                .arg(name, mesh));
        return false;
    }
    if (character.boneFlags[bone.value()].locked) {
        say(translated(
                QT_TRANSLATE_NOOP("PaintTool", "%1 is locked: unlock it to change its weights."))
                .arg(name));
        return false;
    }
    StrokeSettings settings;
    settings.mesh = pick.mesh;
    settings.accumulate = m_values.accumulate;
    settings.brush.mode = m_mode;
    settings.brush.bone = *joint;
    settings.brush.value = static_cast<float>(m_values.value);
    settings.brush.strength = static_cast<float>(m_values.strength);
    settings.brush.autoNormalise = m_values.autoNormalise;
    settings.brush.maxInfluences =
        m_values.limitInfluences ? static_cast<std::size_t>(m_values.maxInfluences) : 0;
    if (const auto selected = m_document.session().restriction(pick.mesh))
        settings.vertices.emplace(selected->begin(), selected->end());
    if (m_values.xMirror)
        mirror(bone, pick.mesh, settings);
    m_mesh = pick.mesh;
    m_stroke = std::make_unique<PaintStroke>(m_document, settings);
    Selection selection = m_document.session().selection();
    selection.activeMesh = pick.mesh;
    m_document.session().setSelection(selection);
    return true;
}

/// Lets the stroke paint the other side too, where the bone has a counterpart that moves the mesh.
void StrokeInteraction::mirror(BoneIndex bone, MeshInstanceIndex mesh, StrokeSettings& settings) {
    const Character& character = m_document.character();
    const BoneIndex other = mirrorBones(character.skeleton).of(bone);
    const auto joint =
        other.isValid() ? jointOf(*character.meshes[mesh.value()].binding, other) : std::nullopt;
    if (!joint) {
        say(translated(
                QT_TRANSLATE_NOOP("PaintTool",
                                  "%1 has no counterpart by name: only this side is painted."))
                .arg(boneText(character, bone)));
        return;
    }
    settings.symmetry = m_document.derived().symmetry(mesh);
    settings.mirroredBone = *joint;
}

void StrokeInteraction::dab(const PointerEvent& event, double pressure) {
    Derived& derived = m_document.derived();
    const auto pick = derived.pick(event.ray);
    if (!pick)
        return;
    if (!m_stroke) {
        m_refused = !begin(*pick);
        if (m_refused)
            return;
    }
    if (pick->mesh != m_mesh)
        return;
    const Mesh& mesh = *m_document.character().meshes[m_mesh.value()].mesh;
    const Vec3d centre = pick->hit.position.cast<double>();
    BrushQuery query;
    query.positions = derived.positions(m_mesh);
    query.normals = derived.normals(m_mesh);
    query.centre = pick->hit.position;
    query.radius = static_cast<float>(brushRadius(m_values, event, centre) *
                                      pressedRadius(m_values, pressure));
    query.falloff = m_values.falloff;
    query.frontFacesOnly = m_values.frontFacesOnly;
    query.towardsEye = -event.ray.direction.cast<float>();
    const bool needsAdjacency = m_mode == BrushMode::Smooth || m_values.surfaceOnly;
    const PointAdjacency* adjacency = needsAdjacency ? &derived.adjacency(m_mesh) : nullptr;
    if (m_values.surfaceOnly) {
        query.reach = BrushReach::Surface;
        query.adjacency = adjacency;
        query.seeds = pick->hit.vertices;
    } else {
        query.grid = &derived.grid(m_mesh);
    }
    brushFootprint(mesh, query, m_footprint);
    m_stroke->dab(m_footprint, adjacency, static_cast<float>(pressedStrength(m_values, pressure)));
}

void StrokeInteraction::finish() {
    m_document.derived().holdSurface(false);
    if (!m_stroke)
        return;
    const StrokeReport report = finishStroke(std::move(m_stroke));
    if (report.missedSelection)
        say(translated(QT_TRANSLATE_NOOP(
            "PaintTool", "Only selected vertices are painted, and none was under the brush: select "
                         "none to paint everywhere.")));
    else if (report.droppedInfluences > 0)
        say(QCoreApplication::translate("PaintTool",
                                        "%n influences removed: rows keep to the limit of %1.",
                                        nullptr, int(report.droppedInfluences))
                .arg(m_values.maxInfluences));
    else if (report.noReceiver > 0)
        say(translated(QT_TRANSLATE_NOOP(
            "PaintTool", "Some vertices belong to this bone alone: nothing else could take their "
                         "weight.")));
    else if (report.lockedOut > 0)
        say(translated(QT_TRANSLATE_NOOP(
            "PaintTool", "Some vertices kept their weights: the other bones there are locked.")));
}

void StrokeInteraction::cancel() {
    m_document.derived().holdSurface(false);
    if (m_stroke)
        m_stroke->cancel();
    m_stroke.reset();
}

void StrokeInteraction::decorate(Overlay& overlay) const {
    overlay.ring = m_ring;
    overlay.plate.reset();
}

} // namespace rigwright::editor
