// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the session may still speak of where bones, meshes or clips come and go.
#pragma once

#include <cstddef>
#include <limits>

namespace rigwright::editor {

class Document;

/// How much of a kind there will be.
struct CharacterCounts {
    std::size_t bones = 0;
    std::size_t meshes = 0;
    std::size_t clips = 0;
    std::size_t controls = std::numeric_limits<std::size_t>::max(); ///< as many as there are
};

/// Takes out of the session (selection, playhead, what is isolated or hovered) what goes beyond the
/// counts. For commands, before they announce a change; selected vertices are the document's affair
/// where their meshes stay.
void fitSession(Document& document, const CharacterCounts& counts);

} // namespace rigwright::editor
