// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Replacing whole bindings, for operations that hang meshes on other bones than before.
#pragma once

#include "core/weights/weight_edit.h"
#include "editor/document/document.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace rigwright::editor {

struct MeshBinding {
    MeshInstanceIndex mesh;
    Binding binding;
};

/// What the envelope of a bone becomes; none = as the mesh has it.
struct BoneEnvelope {
    BoneIndex bone;
    std::optional<EnvelopeRadii> radii;
};

/// Those of the list whose bones are in the character and have other envelopes.
std::vector<BoneEnvelope> changedEnvelopes(const Character& character,
                                           std::span<const BoneEnvelope> envelopes);

/// A mesh is in one of the first two lists at most.
struct BindingEdits {
    std::vector<MeshBinding> bindings = {};
    std::vector<WeightEdit> edits = {};
    std::vector<BoneEnvelope> envelopes = {};
};

/// Gives the meshes these bindings, whose bones deform from then on, others the edited rows, and
/// bones their envelopes, as one step; undo takes every bit back. False, and nothing pushed, where
/// there is nothing to change.
bool applyBindings(Document& document, BindingEdits edits, const QString& text);

} // namespace rigwright::editor
