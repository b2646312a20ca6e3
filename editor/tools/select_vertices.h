// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Selecting vertices without drawing: all, none, neighbours, islands, by weight.
#pragma once

#include "core/mesh/vertex_selection.h"
#include "editor/tools/pointer_event.h"

#include <QString>

namespace rigwright::editor {

class Document;

/// How found vertices join those that are selected.
enum class Combine { Replace, Add, Remove };
VertexSelection combined(const VertexSelection& selected, const VertexSelection& found,
                         Combine combine);

/// Shift adds, Ctrl removes.
Combine combineOf(const KeyModifiers& modifiers);

enum class VertexChoice {
    All,
    None,
    Invert,
    Grow,     ///< the neighbours along edges too
    Shrink,   ///< without the rim
    Linked,   ///< everything connected with what is selected
    Weighted, ///< what the active bone moves
};

/// Selects vertices of the active mesh; None clears all meshes. Returns why nothing could be done,
/// as a sentence ("" = it was; where that leaves nothing selected, the sentence says so).
QString chooseVertices(Document& document, VertexChoice choice);

/// Adds everything that is connected with the surface under the pointer; its mesh becomes the
/// active one. "" or the reason, as above.
QString chooseIslandUnder(Document& document, const PointerEvent& event);

/// Why the vertices of the active mesh cannot be selected ("" = they can): no mesh, or hidden.
QString vertexProblem(const Document& document);

} // namespace rigwright::editor
