// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Vertex regions: which vertices of a mesh lie in a part of the picture.
#pragma once

#include "core/mesh/vertex_selection.h"
#include "editor/tools/pointer_event.h"

#include <optional>
#include <span>

namespace rigwright::editor {

class Document;

/// The mesh as shown, seen through camera and size of `view`. Front faces only: without points all
/// of whose vertices have normals that face away from the eye (as the brush has it); what hides
/// behind something else counts. Points behind the eye lie nowhere.
struct RegionQuery {
    MeshInstanceIndex mesh; ///< one of the character's
    const PointerEvent& view;
    bool frontFacesOnly = true;
};

/// Vertices between two opposite corners, the border included, in logical pixels. Whole points.
VertexSelection verticesInBox(Document& document, const RegionQuery& query, const Vec2d& corner,
                              const Vec2d& opposite);

/// Vertices inside a closed line (its last point is joined to the first), by the even-odd rule:
/// what the line goes round twice is outside again. Whole points.
VertexSelection verticesInLasso(Document& document, const RegionQuery& query,
                                std::span<const Vec2d> line);

/// The vertex that lies nearest to the pixel, within `tolerance` logical pixels.
std::optional<VertexIndex> vertexNear(Document& document, const RegionQuery& query,
                                      const Vec2d& pixel, double tolerance);

/// With the mirror images of all points that have one.
VertexSelection withMirrorImages(Document& document, MeshInstanceIndex mesh,
                                 const VertexSelection& vertices);

} // namespace rigwright::editor
