// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Session: setters that speak only when something really changed.
#include "editor/document/session.h"

#include "core/rig/rig.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

/// Ascending, unique, with a valid active bone among them wherever there is any bone.
Selection normalised(Selection selection) {
    if (selection.activeBone.isValid())
        selection.bones.push_back(selection.activeBone);
    std::erase_if(selection.bones, [](BoneIndex bone) { return !bone.isValid(); });
    std::ranges::sort(selection.bones);
    const auto repeated = std::ranges::unique(selection.bones);
    selection.bones.erase(repeated.begin(), repeated.end());
    if (!selection.activeBone.isValid() && !selection.bones.empty())
        selection.activeBone = selection.bones.back();
    if (selection.activeControl.isValid())
        selection.controls.push_back(selection.activeControl);
    std::erase_if(selection.controls, [](ControlIndex control) { return !control.isValid(); });
    std::ranges::sort(selection.controls);
    const auto twice = std::ranges::unique(selection.controls);
    selection.controls.erase(twice.begin(), twice.end());
    if (!selection.activeControl.isValid() && !selection.controls.empty())
        selection.activeControl = selection.controls.back();
    return selection;
}

/// A bone that was selected by a control goes with it, unless another one stands on it; the last
/// control's bone is the active one then.
void leaveBone(Selection& selection, const Rig& rig, BoneIndex bone) {
    const auto boneOf = [&rig](ControlIndex control) {
        return control.value() < rig.controls.size() ? rig.controls[control.value()].bone
                                                     : BoneIndex();
    };
    if (std::ranges::find(selection.controls, bone, boneOf) == selection.controls.end()) {
        std::erase(selection.bones, bone);
        if (selection.activeBone == bone)
            selection.activeBone = BoneIndex();
    }
    if (!selection.controls.empty())
        selection.activeBone = boneOf(selection.controls.back());
}

} // namespace

Session::Session(QObject* parent) : QObject(parent) {}

void Session::setSelection(const Selection& selection) {
    Selection wanted = normalised(selection);
    if (wanted == m_selection)
        return;
    m_selection = std::move(wanted);
    Q_EMIT selectionChanged();
}

void Session::setPlayhead(const Playhead& playhead) {
    if (playhead == m_playhead)
        return;
    m_playhead = playhead;
    Q_EMIT playheadChanged();
}

void Session::setView(const ViewSettings& view) {
    if (view == m_view)
        return;
    m_view = view;
    Q_EMIT viewChanged();
}

void Session::setCamera(const Camera& camera) {
    if (camera == m_camera)
        return;
    m_camera = camera;
    Q_EMIT cameraChanged();
}

void Session::setHovered(const std::optional<HoveredVertex>& hovered) {
    if (hovered == m_hovered)
        return;
    m_hovered = hovered;
    Q_EMIT hoveredChanged();
}

void Session::setIsolated(MeshInstanceIndex mesh) {
    if (mesh == m_isolated)
        return;
    m_isolated = mesh;
    Q_EMIT viewChanged();
}

const VertexSelection& Session::selectedVertices(MeshInstanceIndex mesh) const {
    static const VertexSelection kNone;
    return mesh.isValid() && mesh.value() < m_vertices.size() ? m_vertices[mesh.value()] : kNone;
}

std::optional<std::span<const VertexIndex>> Session::restriction(MeshInstanceIndex mesh) const {
    const VertexSelection& vertices = selectedVertices(mesh);
    if (vertices.empty())
        return std::nullopt;
    return vertices;
}

void Session::setSelectedVertices(MeshInstanceIndex mesh, VertexSelection vertices) {
    if (!mesh.isValid() || selectedVertices(mesh) == vertices)
        return;
    if (m_vertices.size() <= mesh.value())
        m_vertices.resize(mesh.value() + 1);
    m_vertices[mesh.value()] = std::move(vertices);
    Q_EMIT selectedVerticesChanged(mesh);
}

void Session::fitSelectedVertices(std::span<const std::size_t> vertexCounts) {
    for (std::size_t i = 0; i < m_vertices.size(); ++i) {
        const std::size_t count = i < vertexCounts.size() ? vertexCounts[i] : 0;
        if (!m_vertices[i].empty() && m_vertices[i].back().value() >= count)
            setSelectedVertices(MeshInstanceIndex(i), {});
    }
}

void selectControl(Session& session, const Rig& rig, ControlIndex control, bool extend) {
    Selection selection = session.selection();
    const bool held = std::ranges::binary_search(selection.controls, control);
    if (!extend)
        selection.controls.clear();
    selection.activeControl = {};
    if (extend && held)
        std::erase(selection.controls, control);
    else
        selection.activeControl = control;
    const ControlIndex active = selection.activeControl;
    if (!extend)
        selection.bones.clear();
    if (extend && held && control.value() < rig.controls.size())
        leaveBone(selection, rig, rig.controls[control.value()].bone);
    else if (active.isValid() && active.value() < rig.controls.size())
        selection.activeBone = rig.controls[active.value()].bone;
    session.setSelection(selection);
}

void selectBone(Session& session, BoneIndex bone, bool extend) {
    Selection selection = session.selection();
    if (!extend) {
        selection.bones.clear();
        selection.activeBone = bone;
        selection.controls.clear();
        selection.activeControl = {};
    } else if (std::ranges::binary_search(selection.bones, bone)) {
        std::erase(selection.bones, bone);
        if (selection.activeBone == bone)
            selection.activeBone = BoneIndex();
    } else if (bone.isValid()) {
        selection.activeBone = bone;
    }
    session.setSelection(selection);
}

} // namespace rigwright::editor
