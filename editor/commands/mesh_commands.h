// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on mesh instances: visibility, lock and skinning method.
#pragma once

#include "editor/document/document.h"

#include <QString>

#include <optional>
#include <span>

namespace rigwright::editor {

/// Sets the method of one mesh, or of all bound ones (invalid index). False, and nothing pushed,
/// where that is what they had.
bool setSkinningMethod(Document& document, MeshInstanceIndex mesh, SkinningMethod method);

/// The method that all bound meshes have; nullopt where they differ or none is bound.
std::optional<SkinningMethod> commonSkinningMethod(const Character& character);

enum class MeshFlag { Visible, Locked };

[[nodiscard]] bool flagOf(const MeshInstance& instance, MeshFlag flag);

/// Sets the flag of all listed meshes, as one step; false, and nothing pushed, where all had it so.
bool setMeshFlag(Document& document, std::span<const MeshInstanceIndex> meshes, MeshFlag flag,
                 bool value);

bool setMeshVisible(Document& document, MeshInstanceIndex mesh, bool visible);

/// Sets the flag of the listed meshes and its opposite on all others.
bool setMeshFlagExclusively(Document& document, std::span<const MeshInstanceIndex> meshes,
                            MeshFlag flag, bool value);

/// Why no operation may change the weights of the mesh, as a sentence with what to do; "" = it may.
QString heldMeshText(const Character& character, MeshInstanceIndex mesh);

} // namespace rigwright::editor
