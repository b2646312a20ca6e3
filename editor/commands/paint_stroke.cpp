// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaintStroke: dabs go into the weights at once and into history together.
#include "editor/commands/paint_stroke.h"

#include "core/mesh/symmetry.h"
#include "core/weights/mirror.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/weight_commands.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigwright::editor {

namespace {

QString strokeText(const Document& document, const StrokeSettings& settings) {
    const Character& character = document.character();
    const Binding& binding = *character.meshes[settings.mesh.value()].binding;
    const QString name = boneText(character, binding.joints[settings.brush.bone]);
    return (settings.brush.mode == BrushMode::Smooth
                ? QCoreApplication::translate("Commands", "Smooth %1")
                : QCoreApplication::translate("Commands", "Paint %1"))
        .arg(name);
}

/// Those rows of the edit for which `keep(i)` is true.
template <class Keep>
WeightEdit rowsWhere(const WeightEdit& whole, const Keep& keep) {
    WeightEdit edit;
    edit.mesh = whole.mesh;
    edit.target = whole.target;
    edit.droppedInfluences = whole.droppedInfluences;
    edit.lockedOut = whole.lockedOut;
    edit.noReceiver = whole.noReceiver;
    for (std::size_t i = 0; i < whole.vertices.size(); ++i) {
        if (!keep(i))
            continue;
        edit.vertices.push_back(whole.vertices[i]);
        edit.before.append(whole.before.row(i));
        edit.after.append(whole.after.row(i));
    }
    return edit;
}

/// The edit without the vertices that came back to where they began.
WeightEdit onlyChanges(const WeightEdit& whole) {
    return rowsWhere(whole, [&whole](std::size_t i) {
        return !std::ranges::equal(whole.before.row(i), whole.after.row(i));
    });
}

} // namespace

PaintStroke::PaintStroke(Document& document, const StrokeSettings& settings)
    : DocumentCommand(document, strokeText(document, settings)), m_settings(settings),
      m_open(std::make_unique<StrokeEdit>(settings.mesh)) {
    const Character& read = document.character();
    m_locked = lockedJoints(read, *read.meshes[settings.mesh.value()].binding);
    if (m_settings.vertices) {
        m_allowed.assign(read.meshes[settings.mesh.value()].mesh->vertexCount(), false);
        for (const VertexIndex vertex : *m_settings.vertices)
            m_allowed[vertex.value()] = true;
        m_settings.vertices.reset();
    }
}

SkinWeights& PaintStroke::weights() {
    return character().meshes[m_settings.mesh.value()].binding->weights();
}

void PaintStroke::tell(const std::vector<VertexIndex>& vertices) {
    if (!vertices.empty())
        announce(WeightsChanged{m_settings.mesh, WeightTarget(), vertices, false});
}

/// Takes the vertices that are to stay out of the footprint, and notes what was reached.
void PaintStroke::keepAllowed(BrushFootprint& footprint) {
    m_reachedAny = m_reachedAny || !footprint.vertices.empty();
    if (m_allowed.empty())
        return;
    if (m_settings.symmetry) {
        // The other side may be the one that is meant: what a dab does is sorted out after it.
        const Topology& topology = character().meshes[m_settings.mesh.value()].mesh->topology;
        m_reachedAllowed =
            m_reachedAllowed || std::ranges::any_of(footprint.vertices, [&](VertexIndex vertex) {
                const PointIndex other =
                    m_settings.symmetry->of(topology.pointOfVertex[vertex.value()]);
                return isAllowed(vertex) ||
                       (other.isValid() && isAllowed(topology.verticesOf(other).front()));
            });
        return;
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < footprint.vertices.size(); ++i) {
        if (!isAllowed(footprint.vertices[i]))
            continue;
        footprint.vertices[kept] = footprint.vertices[i];
        footprint.strengths[kept++] = footprint.strengths[i];
    }
    footprint.vertices.resize(kept);
    footprint.strengths.resize(kept);
    m_reachedAllowed = m_reachedAllowed || kept > 0;
}

void PaintStroke::dab(const BrushFootprint& footprint, const PointAdjacency* adjacency,
                      float pressure) {
    m_footprint = footprint;
    keepAllowed(m_footprint);
    for (float& strength : m_footprint.strengths)
        strength *= pressure;
    BrushSettings brush = m_settings.brush;
    if (!m_settings.accumulate && brush.mode != BrushMode::Smooth) {
        m_open->keepStrongest(m_footprint);
        brush.strokeStart = m_open.get();
    }
    const Mesh& mesh = *character().meshes[m_settings.mesh.value()].mesh;
    WeightEdit edit =
        m_settings.symmetry
            ? applyMirroredBrush({m_settings.mesh, mesh, weights(), std::nullopt, m_locked},
                                 m_footprint, brush,
                                 {*m_settings.symmetry, m_settings.mirroredBone}, adjacency)
            : applyBrush(m_settings.mesh, mesh, weights(), m_footprint, brush, m_locked, adjacency);
    if (m_settings.symmetry && !m_allowed.empty())
        edit = rowsWhere(edit, [&](std::size_t i) { return isAllowed(edit.vertices[i]); });
    applyAfter(edit, weights());
    m_open->add(edit);
    tell(edit.vertices);
}

void PaintStroke::cancel() {
    m_open->restore(weights());
    const std::vector<VertexIndex> vertices = m_open->vertices();
    m_open.reset();
    tell(vertices);
}

void PaintStroke::undo() {
    for (const auto& other : m_others)
        other->undo();
    applyBefore(m_edit, weights());
    m_applied = false;
    tell(m_edit.vertices);
}

void PaintStroke::redo() {
    for (const auto& other : m_others)
        other->redo();
    if (m_applied)
        return; // the push after the last dab
    applyAfter(m_edit, weights());
    m_applied = true;
    tell(m_edit.vertices);
}

std::size_t PaintStroke::byteCount() const {
    const std::size_t rows = m_edit.before.influences.size() + m_edit.after.influences.size();
    std::size_t bytes = sizeof(*this) + m_locked.size() + rows * sizeof(Influence) +
                        m_edit.vertices.size() * 3 * sizeof(std::uint32_t);
    for (const auto& other : m_others)
        bytes += other->byteCount();
    return bytes;
}

void PaintStroke::freePayload() {
    m_edit = {};
    m_others.clear();
}

StrokeReport finishStrokes(std::vector<std::unique_ptr<PaintStroke>> strokes) {
    StrokeReport report;
    bool reachedAny = false;
    bool reachedAllowed = false;
    for (const auto& stroke : strokes) {
        stroke->m_edit = onlyChanges(stroke->m_open->finish(stroke->weights()));
        stroke->m_open.reset();
        stroke->m_footprint = {};
        reachedAny = reachedAny || stroke->m_reachedAny;
        reachedAllowed = reachedAllowed || stroke->m_allowed.empty() || stroke->m_reachedAllowed;
        stroke->m_allowed = {};
        report.droppedInfluences += stroke->m_edit.droppedInfluences;
        report.lockedOut += stroke->m_edit.lockedOut;
        report.noReceiver += stroke->m_edit.noReceiver;
    }
    report.missedSelection = reachedAny && !reachedAllowed;
    std::erase_if(strokes, [](const auto& stroke) { return stroke->m_edit.isEmpty(); });
    if (strokes.empty())
        return report;
    report.pushed = true;
    std::unique_ptr<PaintStroke> first = std::move(strokes.front());
    strokes.erase(strokes.begin());
    first->m_others = std::move(strokes);
    Document& document = first->document();
    document.push(std::move(first));
    return report;
}

} // namespace rigwright::editor
