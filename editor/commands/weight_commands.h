// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on weights that are not strokes.
#pragma once

#include "core/weights/weight_edit.h"
#include "editor/document/document.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace rigwright::editor {

/// Pushes the edits as one step; false, and nothing pushed, where none of them changes anything.
bool applyWeightEdits(Document& document, std::vector<WeightEdit> edits, const QString& text);

/// Rows that sum to 1 (locked bones keep theirs) on one mesh (where vertices of it are selected, on
/// these only), or on all (invalid index); locked meshes stay as they are. False where all rows did
/// so already, or could not.
bool normaliseWeights(Document& document, MeshInstanceIndex mesh);

/// One entry a joint of the binding: 1 where its bone is locked, or others are solo and it is not.
std::vector<std::uint8_t> lockedJoints(const Character& character, const Binding& binding);

/// The joint (index into Binding::joints) that stands for `bone`; nullopt where there is none.
std::optional<std::uint16_t> jointOf(const Binding& binding, BoneIndex bone);

/// The meshes on which the bone can be painted at once: shown, not locked, and bound to it.
std::vector<MeshInstanceIndex> paintableMeshes(const Document& document, BoneIndex bone);

} // namespace rigwright::editor
