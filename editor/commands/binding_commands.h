// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Replacing whole bindings, for operations that hang meshes on other bones than before.
#pragma once

#include "core/weights/weight_edit.h"
#include "editor/document/document.h"

#include <QString>

#include <vector>

namespace rigwright::editor {

struct MeshBinding {
    MeshInstanceIndex mesh;
    Binding binding;
};

/// Gives the meshes these bindings, whose bones deform from then on, and others the edited rows, as
/// one step; undo takes every bit back. False, and nothing pushed, where there is nothing to
/// change. Precondition: a mesh is in one of the lists at most.
bool applyBindings(Document& document, std::vector<MeshBinding> bindings,
                   std::vector<WeightEdit> edits, const QString& text);

} // namespace rigwright::editor
