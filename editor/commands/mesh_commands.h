// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on mesh instances: visibility and skinning method.
#pragma once

#include "editor/document/document.h"

#include <optional>

namespace rigwright::editor {

/// Sets the method of one mesh, or of all bound ones (invalid index). False, and nothing pushed,
/// where that is what they had.
bool setSkinningMethod(Document& document, MeshInstanceIndex mesh, SkinningMethod method);

/// The method that all bound meshes have; nullopt where they differ or none is bound.
std::optional<SkinningMethod> commonSkinningMethod(const Character& character);

bool setMeshVisible(Document& document, MeshInstanceIndex mesh, bool visible);

} // namespace rigwright::editor
