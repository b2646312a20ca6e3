// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Hovering the surface.
#include "editor/tools/surface_hover.h"

#include "editor/document/document.h"

namespace rigwright::editor {

std::optional<SurfacePick> hoverSurface(Document& document, const PointerEvent& event) {
    Session& session = document.session();
    std::optional<SurfacePick> pick;
    if (!session.playhead().playing)
        pick = document.derived().pick(event.ray);
    session.setHovered(pick ? std::optional(HoveredVertex{pick->mesh, pick->nearestVertex})
                            : std::nullopt);
    return pick;
}

void pausePlayback(Document& document) {
    Playhead playhead = document.session().playhead();
    playhead.playing = false;
    document.session().setPlayhead(playhead);
}

} // namespace rigwright::editor
