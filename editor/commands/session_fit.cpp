// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bounds of the session's indices.
#include "editor/commands/session_fit.h"

#include "editor/document/document.h"

#include <algorithm>
#include <optional>

namespace rigwright::editor {

void fitSession(Document& document, const CharacterCounts& counts) {
    Session& session = document.session();
    const auto isGone = [&counts](MeshInstanceIndex mesh) {
        return mesh.isValid() && mesh.value() >= counts.meshes;
    };
    Selection selection = session.selection();
    std::erase_if(selection.bones,
                  [&counts](BoneIndex bone) { return bone.value() >= counts.bones; });
    if (selection.activeBone.isValid() && selection.activeBone.value() >= counts.bones)
        selection.activeBone = BoneIndex();
    std::erase_if(selection.controls,
                  [&counts](ControlIndex control) { return control.value() >= counts.controls; });
    if (selection.activeControl.isValid() && selection.activeControl.value() >= counts.controls)
        selection.activeControl = ControlIndex();
    if (isGone(selection.activeMesh))
        selection.activeMesh = counts.meshes > 0 ? MeshInstanceIndex(0) : MeshInstanceIndex();
    session.setSelection(selection);
    if (isGone(session.isolated()))
        session.setIsolated({});
    if (session.hovered() && isGone(session.hovered()->mesh))
        session.setHovered(std::nullopt);
    Playhead playhead = session.playhead();
    if (playhead.clip.isValid() && playhead.clip.value() >= counts.clips) {
        playhead.clip = ClipIndex();
        playhead.time = 0.0;
        playhead.playing = false;
        session.setPlayhead(playhead);
    }
}

} // namespace rigwright::editor
