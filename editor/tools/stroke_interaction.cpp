// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// StrokeInteraction: path → dabs → footprints → stroke.
#include "editor/tools/stroke_interaction.h"

#include "core/skeleton/bone_names.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/drag_geometry.h"
#include "editor/ui/actions.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

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

/// Why the stroke cannot begin at that point; "" = it can.
QString StrokeInteraction::problemOf(const SurfacePick& pick, BoneIndex bone) const {
    const Character& character = m_document.character();
    const auto& binding = character.meshes[pick.mesh.value()].binding;
    const QString mesh = meshText(character, pick.mesh);
    if (!binding && !m_values.allMeshes)
        return translated(QT_TRANSLATE_NOOP(
                              "PaintTool", "%1 is not bound to bones: it has no weights to paint."))
            .arg(mesh);
    if (!bone.isValid() || bone.value() >= character.skeleton.boneCount())
        return translated(QT_TRANSLATE_NOOP("PaintTool",
                                            "Choose a bone first: press %1 over the mesh, "
                                            "or click one in the list."))
            .arg(actionKeyText(QStringLiteral("brush.pick-bone")));
    if (const QString held = heldBoneText(character, bone); !held.isEmpty())
        return held;
    const QString name = boneText(character, bone);
    if (m_values.allMeshes)
        return paintableMeshes(m_document, bone).empty()
                   ? translated(QT_TRANSLATE_NOOP("PaintTool",
                                                  "%1 moves no visible mesh that is unlocked."))
                         .arg(name)
                   : QString();
    if (!jointOf(*binding, bone))
        return translated(
                   QT_TRANSLATE_NOOP(
                       "PaintTool",
                       "%1 does not move %2: choose one of the bones that this mesh is bound to."))
            .arg(name, mesh);
    return heldMeshText(character, pick.mesh);
}

/// Readies the stroke for the first mesh it meets, or for all; false (and a message) where it
/// cannot be painted.
bool StrokeInteraction::begin(const SurfacePick& pick) {
    Session& session = m_document.session();
    const BoneIndex bone = session.selection().activeBone;
    if (const QString problem = problemOf(pick, bone); !problem.isEmpty()) {
        say(problem);
        return false;
    }
    if (!m_values.allMeshes)
        addPart(pick.mesh, bone);
    else
        for (const MeshInstanceIndex mesh : paintableMeshes(m_document, bone))
            addPart(mesh, bone);
    const bool painted = std::ranges::find(m_parts, pick.mesh, &Part::mesh) != m_parts.end();
    Selection selection = session.selection();
    if (painted)
        selection.activeMesh = pick.mesh;
    session.setSelection(selection);
    return true;
}

void StrokeInteraction::addPart(MeshInstanceIndex mesh, BoneIndex bone) {
    StrokeSettings settings;
    settings.mesh = mesh;
    settings.accumulate = m_values.accumulate;
    settings.brush = brushSettings(m_values);
    settings.brush.mode = m_mode;
    settings.brush.bone = *jointOf(*m_document.character().meshes[mesh.value()].binding, bone);
    if (const auto selected = m_document.session().restriction(mesh))
        settings.vertices.emplace(selected->begin(), selected->end());
    if (m_values.xMirror)
        mirror(bone, mesh, settings);
    m_parts.push_back({mesh, std::make_unique<PaintStroke>(m_document, settings)});
}

/// Lets the stroke paint the other side too, where the bone has a counterpart that moves the mesh.
void StrokeInteraction::mirror(BoneIndex bone, MeshInstanceIndex mesh, StrokeSettings& settings) {
    const Character& character = m_document.character();
    const BoneIndex other = mirrorBones(character.skeleton).of(bone);
    const auto joint =
        other.isValid() ? jointOf(*character.meshes[mesh.value()].binding, other) : std::nullopt;
    if (!joint) {
        if (!std::exchange(m_saidUnmirrored, true))
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
    if (m_parts.empty()) {
        m_refused = !begin(*pick);
        if (m_refused)
            return;
    }
    if (!m_values.allMeshes && pick->mesh != m_parts.front().mesh)
        return;
    BrushQuery query;
    query.centre = pick->hit.position;
    query.radius =
        static_cast<float>(brushRadius(m_values, event, pick->hit.position.cast<double>()) *
                           pressedRadius(m_values, pressure));
    query.falloff = m_values.falloff;
    query.frontFacesOnly = m_values.frontFacesOnly;
    query.towardsEye = -event.ray.direction.cast<float>();
    for (Part& part : m_parts)
        dabOn(part, *pick, query, pressure);
}

/// `query` holds what is the same on every mesh.
void StrokeInteraction::dabOn(Part& part, const SurfacePick& pick, BrushQuery query,
                              double pressure) {
    Derived& derived = m_document.derived();
    const Mesh& mesh = *m_document.character().meshes[part.mesh.value()].mesh;
    query.positions = derived.positions(part.mesh);
    query.normals = derived.normals(part.mesh);
    const bool needsAdjacency = m_mode == BrushMode::Smooth || m_values.surfaceOnly;
    const PointAdjacency* adjacency = needsAdjacency ? &derived.adjacency(part.mesh) : nullptr;
    std::vector<VertexIndex> seeds;
    if (m_values.surfaceOnly) {
        query.reach = BrushReach::Surface;
        query.adjacency = adjacency;
        if (part.mesh == pick.mesh) {
            query.seeds = pick.hit.vertices;
        } else {
            seeds = seedsOn(part.mesh, query);
            query.seeds = seeds;
        }
    } else {
        query.grid = &derived.grid(part.mesh);
    }
    brushFootprint(mesh, query, m_footprint);
    part.stroke->dab(m_footprint, adjacency,
                     static_cast<float>(pressedStrength(m_values, pressure)));
}

/// Where the ways over a mesh begin that the pointer is not on: at its vertex nearest to the ring's
/// centre; nowhere where the ring does not reach it.
std::vector<VertexIndex> StrokeInteraction::seedsOn(MeshInstanceIndex mesh,
                                                    const BrushQuery& query) {
    std::vector<VertexIndex> near;
    m_document.derived().grid(mesh).ball(query.positions, query.centre, query.radius, near);
    const auto nearest = std::ranges::min_element(near, {}, [&](VertexIndex vertex) {
        // Of equal ones the lower number, whatever the order of the grid.
        return std::pair((query.positions[vertex.value()] - query.centre).squaredNorm(), vertex);
    });
    return nearest == near.end() ? std::vector<VertexIndex>() : std::vector{*nearest};
}

void StrokeInteraction::finish() {
    m_document.derived().holdSurface(false);
    if (m_parts.empty())
        return;
    std::vector<std::unique_ptr<PaintStroke>> strokes;
    for (Part& part : m_parts)
        strokes.push_back(std::move(part.stroke));
    m_parts.clear();
    const StrokeReport report = finishStrokes(std::move(strokes));
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
    for (Part& part : m_parts)
        part.stroke->cancel();
    m_parts.clear();
}

void StrokeInteraction::decorate(Overlay& overlay) const {
    overlay.ring = m_ring;
    overlay.plate.reset();
}

} // namespace rigwright::editor
