// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Selecting vertices: selections of core, kept in the session.
#include "editor/tools/select_vertices.h"

#include "core/weights/sample_weight.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/weight_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <utility>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("SelectVertices", text);
}

bool needsSelection(VertexChoice choice) {
    return choice == VertexChoice::Grow || choice == VertexChoice::Shrink ||
           choice == VertexChoice::Linked;
}

VertexSelection chosen(Document& document, MeshInstanceIndex index, VertexChoice choice) {
    const MeshInstance& instance = document.character().meshes[index.value()];
    const Topology& topology = instance.mesh->topology;
    const VertexSelection& selected = document.session().selectedVertices(index);
    switch (choice) {
    case VertexChoice::All:
        return allVertices(topology);
    case VertexChoice::Invert:
        return inverted(topology, selected);
    case VertexChoice::Grow:
        return grown(topology, document.derived().adjacency(index), selected);
    case VertexChoice::Shrink:
        return shrunk(topology, document.derived().adjacency(index), selected);
    case VertexChoice::Linked:
        return islandsOf(topology, document.derived().adjacency(index), selected);
    case VertexChoice::Weighted:
        return selectByWeight(
            topology, instance.binding->weights(),
            *jointOf(*instance.binding, document.session().selection().activeBone));
    case VertexChoice::None:
        break;
    }
    return {};
}

/// Why the active bone has no weights to select by.
QString weightedProblem(const Document& document, MeshInstanceIndex mesh) {
    const Character& character = document.character();
    const BoneIndex bone = document.session().selection().activeBone;
    const auto& binding = character.meshes[mesh.value()].binding;
    // A lock keeps from painting, not from looking.
    if (binding && bone.isValid() && jointOf(*binding, bone))
        return {};
    return paintProblem(character, mesh, bone);
}

} // namespace

VertexSelection combined(const VertexSelection& selected, const VertexSelection& found,
                         Combine combine) {
    switch (combine) {
    case Combine::Add:
        return united(selected, found);
    case Combine::Remove:
        return without(selected, found);
    case Combine::Replace:
        break;
    }
    return found;
}

Combine combineOf(const KeyModifiers& modifiers) {
    if (modifiers.control)
        return Combine::Remove;
    return modifiers.shift ? Combine::Add : Combine::Replace;
}

QString vertexProblem(const Document& document) {
    const MeshInstanceIndex mesh = document.session().selection().activeMesh;
    const Character& character = document.character();
    if (!mesh.isValid() || mesh.value() >= character.meshes.size())
        return translated(QT_TRANSLATE_NOOP("SelectVertices",
                                            "There is no mesh whose vertices one could select."));
    if (!isShown(document, mesh))
        return translated(QT_TRANSLATE_NOOP("SelectVertices",
                                            "%1 is hidden: show it to select its vertices."))
            .arg(meshText(character, mesh));
    return {};
}

QString chooseVertices(Document& document, VertexChoice choice) {
    Session& session = document.session();
    if (choice == VertexChoice::None) { // of all meshes: nothing must stay behind unseen
        for (std::size_t i = 0; i < document.character().meshes.size(); ++i)
            session.setSelectedVertices(MeshInstanceIndex(i), {});
        return {};
    }
    const MeshInstanceIndex mesh = session.selection().activeMesh;
    QString problem = vertexProblem(document);
    if (problem.isEmpty() && choice == VertexChoice::Weighted)
        problem = weightedProblem(document, mesh);
    if (problem.isEmpty() && needsSelection(choice) && session.selectedVertices().empty())
        problem = translated(QT_TRANSLATE_NOOP("SelectVertices", "Select some vertices first."));
    if (!problem.isEmpty())
        return problem;
    VertexSelection vertices = chosen(document, mesh, choice);
    const bool found = !vertices.empty();
    const bool same = vertices == session.selectedVertices(mesh);
    session.setSelectedVertices(mesh, std::move(vertices));
    if (choice == VertexChoice::Weighted && !found)
        return translated(QT_TRANSLATE_NOOP("SelectVertices", "%1 moves no vertex of %2."))
            .arg(boneText(document.character(), session.selection().activeBone),
                 meshText(document.character(), mesh));
    if (same && needsSelection(choice))
        return translated(QT_TRANSLATE_NOOP("SelectVertices", "There is nothing more to take in."));
    return {};
}

QString chooseIslandUnder(Document& document, const PointerEvent& event) {
    const auto pick = document.derived().pick(event.ray);
    if (!pick)
        return translated(
            QT_TRANSLATE_NOOP("SelectVertices", "There is no mesh under the pointer."));
    Session& session = document.session();
    Selection selection = session.selection();
    selection.activeMesh = pick->mesh;
    session.setSelection(selection);
    const Topology& topology = document.character().meshes[pick->mesh.value()].mesh->topology;
    const VertexSelection island =
        islandsOf(topology, document.derived().adjacency(pick->mesh), pick->hit.vertices);
    session.setSelectedVertices(pick->mesh, united(session.selectedVertices(pick->mesh), island));
    return {};
}

} // namespace rigwright::editor
