// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PaintStroke: dabs go into the weights at once and into history together.
#include "editor/commands/paint_stroke.h"

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

/// The edit without the vertices that came back to where they began.
WeightEdit onlyChanges(const WeightEdit& whole) {
    WeightEdit edit;
    edit.mesh = whole.mesh;
    edit.target = whole.target;
    edit.droppedInfluences = whole.droppedInfluences;
    edit.lockedOut = whole.lockedOut;
    edit.noReceiver = whole.noReceiver;
    for (std::size_t i = 0; i < whole.vertices.size(); ++i) {
        if (std::ranges::equal(whole.before.row(i), whole.after.row(i)))
            continue;
        edit.vertices.push_back(whole.vertices[i]);
        edit.before.append(whole.before.row(i));
        edit.after.append(whole.after.row(i));
    }
    return edit;
}

} // namespace

PaintStroke::PaintStroke(Document& document, const StrokeSettings& settings)
    : DocumentCommand(document, strokeText(document, settings)), m_settings(settings),
      m_open(std::make_unique<StrokeEdit>(settings.mesh)) {
    const Character& read = document.character();
    m_locked = lockedJoints(read, *read.meshes[settings.mesh.value()].binding);
}

SkinWeights& PaintStroke::weights() {
    return character().meshes[m_settings.mesh.value()].binding->weights();
}

void PaintStroke::tell(const std::vector<VertexIndex>& vertices) {
    if (!vertices.empty())
        announce(WeightsChanged{m_settings.mesh, WeightTarget(), vertices, false});
}

void PaintStroke::dab(const BrushFootprint& footprint, const PointAdjacency* adjacency,
                      float pressure) {
    m_footprint = footprint;
    for (float& strength : m_footprint.strengths)
        strength *= pressure;
    BrushSettings brush = m_settings.brush;
    if (!m_settings.accumulate && brush.mode != BrushMode::Smooth) {
        m_open->keepStrongest(m_footprint);
        brush.strokeStart = m_open.get();
    }
    const Mesh& mesh = *character().meshes[m_settings.mesh.value()].mesh;
    const WeightEdit edit =
        m_settings.symmetry
            ? applyMirroredBrush({m_settings.mesh, mesh, weights(), std::nullopt, m_locked},
                                 m_footprint, brush,
                                 {*m_settings.symmetry, m_settings.mirroredBone}, adjacency)
            : applyBrush(m_settings.mesh, mesh, weights(), m_footprint, brush, m_locked, adjacency);
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
    applyBefore(m_edit, weights());
    m_applied = false;
    tell(m_edit.vertices);
}

void PaintStroke::redo() {
    if (m_applied)
        return; // the push after the last dab
    applyAfter(m_edit, weights());
    m_applied = true;
    tell(m_edit.vertices);
}

std::size_t PaintStroke::byteCount() const {
    const std::size_t rows = m_edit.before.influences.size() + m_edit.after.influences.size();
    return sizeof(*this) + m_locked.size() + rows * sizeof(Influence) +
           m_edit.vertices.size() * 3 * sizeof(std::uint32_t);
}

void PaintStroke::freePayload() {
    m_edit = {};
}

StrokeReport finishStroke(std::unique_ptr<PaintStroke> stroke) {
    stroke->m_edit = onlyChanges(stroke->m_open->finish(stroke->weights()));
    stroke->m_open.reset();
    stroke->m_footprint = {};
    const WeightEdit& edit = stroke->m_edit;
    const StrokeReport report{!edit.isEmpty(), edit.droppedInfluences, edit.lockedOut,
                              edit.noReceiver};
    Document& document = stroke->document();
    if (report.pushed)
        document.push(std::move(stroke));
    return report;
}

} // namespace rigwright::editor
