// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// VertexSelectDrag: from the line on the picture to the selection.
#include "editor/tools/vertex_select_drag.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/tools/stroke_interaction.h"
#include "editor/tools/vertex_region.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr double kClickPixels = 4.0;
constexpr double kLineStep = 2.0;    ///< pixels between points of a lasso
constexpr double kNearPixels = 8.0;  ///< how far a click may be from a vertex that no surface is at
constexpr double kDabSpacing = 0.25; ///< of the radius

QString translated(const char* text) {
    return QCoreApplication::translate("VertexSelectTool", text);
}

} // namespace

VertexSelectDrag::VertexSelectDrag(Tool& tool, Document& document, const Settings& settings,
                                   const PointerEvent& start)
    : m_tool(tool), m_document(document), m_settings(settings),
      m_combine(combineOf(start.modifiers)), m_start(start), m_now(start),
      m_activeBefore(document.session().selection().activeMesh), m_line{start.position} {
    if (settings.values.mode == VertexSelectMode::Paint)
        paintTo(start);
}

void VertexSelectDrag::makeActive(MeshInstanceIndex mesh) {
    Selection selection = m_document.session().selection();
    selection.activeMesh = mesh;
    m_document.session().setSelection(selection);
}

bool VertexSelectDrag::isClick() const {
    return m_settings.values.mode == VertexSelectMode::Click || m_farthest < kClickPixels;
}

void VertexSelectDrag::move(const PointerEvent& event) {
    m_now = event;
    m_farthest = std::max(m_farthest, (event.position - m_start.position).norm());
    switch (m_settings.values.mode) {
    case VertexSelectMode::Lasso:
        if ((event.position - m_line.back()).norm() >= kLineStep)
            m_line.push_back(event.position);
        break;
    case VertexSelectMode::Paint:
        paintTo(event);
        break;
    case VertexSelectMode::Box:
    case VertexSelectMode::Click:
        break;
    }
}

/// Takes the found vertices into the selection of the mesh, as the modifiers say.
void VertexSelectDrag::select(MeshInstanceIndex mesh, VertexSelection found) {
    if (m_settings.values.xMirror)
        found = withMirrorImages(m_document, mesh, found);
    Session& session = m_document.session();
    session.setSelectedVertices(mesh, combined(session.selectedVertices(mesh), found, m_combine));
}

void VertexSelectDrag::selectClicked() {
    MeshInstanceIndex mesh = m_document.session().selection().activeMesh;
    std::optional<VertexIndex> vertex;
    if (const auto pick = m_document.derived().pick(m_start.ray)) {
        mesh = pick->mesh;
        vertex = pick->nearestVertex;
    } else if (vertexProblem(m_document).isEmpty()) {
        vertex = vertexNear(m_document, {mesh, m_start, false}, m_start.position, kNearPixels);
    }
    if (!vertex) { // beside everything: only a plain click means something
        if (m_combine == Combine::Replace)
            m_document.session().setSelectedVertices(mesh, {});
        return;
    }
    makeActive(mesh);
    const Topology& topology = m_document.character().meshes[mesh.value()].mesh->topology;
    select(mesh, withTwins(topology, std::span(&*vertex, 1)));
}

void VertexSelectDrag::selectRegion() {
    const QString problem = vertexProblem(m_document);
    if (!problem.isEmpty()) {
        Q_EMIT m_tool.messageRequested(problem);
        return;
    }
    const MeshInstanceIndex mesh = m_document.session().selection().activeMesh;
    const RegionQuery query{mesh, m_now, m_settings.values.frontFacesOnly};
    VertexSelection found = m_settings.values.mode == VertexSelectMode::Box
                                ? verticesInBox(m_document, query, m_start.position, m_now.position)
                                : verticesInLasso(m_document, query, m_line);
    if (found.empty() &&
        (m_combine != Combine::Replace || m_document.session().selectedVertices(mesh).empty()))
        Q_EMIT m_tool.messageRequested(
            translated(QT_TRANSLATE_NOOP("VertexSelectTool",
                                         "No vertex of %1 lies in there. A click on another mesh "
                                         "makes that one active."))
                .arg(meshText(m_document.character(), mesh)));
    select(mesh, std::move(found));
}

void VertexSelectDrag::paintTo(const PointerEvent& event) {
    if (!m_sampler) {
        double pixels = m_settings.brush.radiusPixels;
        if (m_settings.brush.worldRadius)
            pixels = m_settings.brush.radiusMetres /
                     metresPerPixel(event.camera, event.camera.target, event.viewportSize);
        m_sampler.emplace(std::max(1.0, kDabSpacing * pixels));
    }
    m_ring.reset();
    for (const StrokeSampler::Point& point :
         m_sampler->moveTo({event.position.x(), event.position.y(), 1.0}))
        dab(pointerEventAt(event.camera, {point.x, point.y}, event.viewportSize));
    if (const auto pick = m_document.derived().pick(event.ray)) {
        const Vec3d centre = pick->hit.position.cast<double>();
        m_ring = BrushRing{centre, brushRadius(m_settings.brush, event, centre), true};
    }
}

void VertexSelectDrag::dab(const PointerEvent& event) {
    Derived& derived = m_document.derived();
    const auto pick = derived.pick(event.ray);
    if (!pick || (m_mesh.isValid() && pick->mesh != m_mesh))
        return;
    if (!m_mesh.isValid()) {
        m_mesh = pick->mesh;
        m_before = m_document.session().selectedVertices(m_mesh);
        makeActive(m_mesh);
        if (m_combine == Combine::Replace) {
            m_document.session().setSelectedVertices(m_mesh, {});
            m_combine = Combine::Add; // the first dab has taken away what was there
        }
    }
    BrushQuery query;
    query.positions = derived.positions(m_mesh);
    query.normals = derived.normals(m_mesh);
    query.grid = &derived.grid(m_mesh);
    query.centre = pick->hit.position;
    query.radius = float(brushRadius(m_settings.brush, event, pick->hit.position.cast<double>()));
    query.falloff = BrushFalloff::Constant;
    query.frontFacesOnly = m_settings.values.frontFacesOnly;
    query.towardsEye = -event.ray.direction.cast<float>();
    brushFootprint(*m_document.character().meshes[m_mesh.value()].mesh, query, m_footprint);
    select(m_mesh, m_footprint.vertices);
}

void VertexSelectDrag::finish() {
    if (m_settings.values.mode == VertexSelectMode::Paint) {
        if (!m_mesh.isValid())
            Q_EMIT m_tool.messageRequested(translated(
                QT_TRANSLATE_NOOP("VertexSelectTool", "There was no mesh under the brush.")));
        return;
    }
    if (isClick())
        selectClicked();
    else
        selectRegion();
}

void VertexSelectDrag::cancel() {
    if (!m_mesh.isValid())
        return; // nothing has been selected yet
    m_document.session().setSelectedVertices(m_mesh, m_before);
    makeActive(m_activeBefore);
}

void VertexSelectDrag::decorate(Overlay& overlay) const {
    overlay.plate.reset();
    overlay.ring = m_ring;
    if (isClick())
        return;
    const Vec2d& a = m_start.position;
    const Vec2d& b = m_now.position;
    if (m_settings.values.mode == VertexSelectMode::Box)
        overlay.lines.push_back({{a, {b.x(), a.y()}, b, {a.x(), b.y()}}, true, true});
    else if (m_settings.values.mode == VertexSelectMode::Lasso)
        overlay.lines.push_back({m_line, true});
}

std::vector<Hint> VertexSelectDrag::hints() const {
    return {{translated(QT_TRANSLATE_NOOP("VertexSelectTool", "Esc")),
             translated(QT_TRANSLATE_NOOP("VertexSelectTool", "keep the old selection"))}};
}

} // namespace rigwright::editor
