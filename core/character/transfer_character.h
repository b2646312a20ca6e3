// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transferring weights between meshes of one character or of two: places, bones, bindings.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"
#include "core/mesh/vertex_selection.h"
#include "core/skeleton/bone_map.h"
#include "core/weights/transfer.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// `from`: meshes of the source, taken together as one surface; those without a binding give
/// nothing. `to`: a mesh of the target, bound or not. `map` has one entry a bone of the source.
/// `vertices`: of the target mesh; none: all.
struct TransferRequest {
    std::vector<MeshInstanceIndex> from;
    MeshInstanceIndex to;
    BoneMap map;
    TransferSettings settings;
    std::optional<VertexSelection> vertices;
};

/// `result.edit` is about the rows of `binding`: the mesh's own, with the joints behind that it
/// needs and had not (their weights are 0 before), or a new one where it had none. `lost`: bones of
/// the source that carry weight and have no counterpart, ascending: the nearest bone above that has
/// one takes their place, and where there is none the others of each row do.
struct MeshTransfer {
    Binding binding;
    bool bindingIsNew = false;
    std::size_t addedJoints = 0;
    TransferResult result;
    std::vector<BoneIndex> lost;
    Findings findings; ///< codes "transfer-…"

    /// Whether the mesh needs `binding` before the edit can be applied.
    [[nodiscard]] bool changesBinding() const {
        return !result.edit.isEmpty() && (bindingIsNew || addedJoints > 0);
    }
};

/// transferWeights() with both meshes where they stood when they were bound (poseAtBind(); a mesh
/// without a binding where its node puts it then), in model space. Held bones (heldBones()) of the
/// target are locked. A new joint hangs as its bone and the mesh stood then; a new binding has the
/// skinning method of the first mesh of `from`. Neither character is changed. Cancelled: an empty
/// edit.
///
/// Errors: "transfer-no-source" (no mesh of `from` has weights and faces).
/// Precondition: both characters hold their invariants, indices of the request exist.
Result<MeshTransfer> transferToMesh(const Character& target, const Character& source,
                                    const TransferRequest& request,
                                    const WeightProgress& progress = {});

/// Gives the character's mesh the binding, if it needs it, and the rows.
void applyTransfer(Character& character, const MeshTransfer& transfer);

/// Each bone its own counterpart: for two meshes of one character.
BoneMap sameBones(const Skeleton& skeleton);

/// What TransferSettings takes for the largest distance where it is not given, in metres: a tenth
/// of the diagonal of these meshes of the source, together, where they were bound.
double usualTransferDistance(const Character& source, std::span<const MeshInstanceIndex> from);

/// The meshes that can give weights: bound, with faces.
std::vector<MeshInstanceIndex> transferSources(const Character& character);

} // namespace rigwright
