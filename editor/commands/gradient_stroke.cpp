// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GradientStroke: the weights of the beginning, with the gradient of now.
#include "editor/commands/gradient_stroke.h"

#include "core/mesh/vertex_selection.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/weight_commands.h"
#include "editor/commands/weight_tasks.h"

#include <QCoreApplication>

#include <utility>

namespace rigwright::editor {

namespace {

QString gradientText(const Document& document, MeshInstanceIndex mesh, std::uint16_t joint) {
    const Character& character = document.character();
    const BoneIndex bone = character.meshes[mesh.value()].binding->joints[joint];
    return selectionText(
        document, mesh,
        QCoreApplication::translate("Commands", "Gradient of %1").arg(boneText(character, bone)));
}

} // namespace

GradientStroke::GradientStroke(Document& document, GradientPlace place, std::uint16_t bone)
    : DocumentCommand(document, gradientText(document, place.mesh, bone)),
      m_place(std::move(place)), m_bone(bone) {
    const Character& read = document.character();
    m_locked = lockedJoints(read, *read.meshes[m_place.mesh.value()].binding);
    m_before = read.meshes[m_place.mesh.value()].binding->weights();
}

SkinWeights& GradientStroke::weights() {
    return character().meshes[m_place.mesh.value()].binding->weights();
}

void GradientStroke::tell(std::vector<VertexIndex> vertices) {
    if (!vertices.empty())
        announce(WeightsChanged{m_place.mesh, WeightTarget(), std::move(vertices), false});
}

void GradientStroke::show(GradientSettings settings) {
    settings.brush.bone = m_bone;
    const Mesh& mesh = *character().meshes[m_place.mesh.value()].mesh;
    WeightScope scope{m_place.mesh, mesh, *m_before, std::nullopt, m_locked};
    if (m_place.vertices)
        scope.vertices = *m_place.vertices;
    WeightEdit edit = gradientWeights(scope, m_place.positions, settings);
    weights() = *m_before;
    applyAfter(edit, weights());
    std::vector<VertexIndex> touched = united(m_edit.vertices, edit.vertices);
    m_edit = std::move(edit);
    tell(std::move(touched));
}

void GradientStroke::cancel() {
    weights() = *m_before;
    m_before.reset();
    tell(std::exchange(m_edit, {}).vertices);
}

void GradientStroke::undo() {
    applyBefore(m_edit, weights());
    m_applied = false;
    tell(m_edit.vertices);
}

void GradientStroke::redo() {
    if (m_applied)
        return; // the push after the drag
    applyAfter(m_edit, weights());
    m_applied = true;
    tell(m_edit.vertices);
}

std::size_t GradientStroke::byteCount() const {
    const std::size_t rows = m_edit.before.influences.size() + m_edit.after.influences.size();
    return sizeof(*this) + m_locked.size() + rows * sizeof(Influence) +
           m_edit.vertices.size() * 3 * sizeof(std::uint32_t);
}

StrokeReport finishGradient(std::unique_ptr<GradientStroke> stroke) {
    stroke->m_before.reset();
    stroke->m_place.positions = {};
    stroke->m_place.vertices.reset();
    const WeightEdit& edit = stroke->m_edit;
    const StrokeReport report{!edit.isEmpty(), edit.droppedInfluences, edit.lockedOut,
                              edit.noReceiver, false};
    Document& document = stroke->document();
    if (report.pushed)
        document.push(std::move(stroke));
    return report;
}

} // namespace rigwright::editor
