// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bindings that follow an edit of the skeleton: joints, binds and rows.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/skeleton/skeleton_edit.h"

#include <cstddef>
#include <vector>

namespace rigwright {

/// What an edit does to the weights of one mesh.
struct MeshWeightsChange {
    MeshInstanceIndex mesh;
    std::size_t shared = 0; ///< rows of which a weight is shared by the pieces of a bone
    std::size_t moved = 0;  ///< rows of which a weight went to another bone
    std::size_t influencesBefore = 0;
    std::size_t influencesAfter = 0; ///< the longest row

    friend bool operator==(const MeshWeightsChange&, const MeshWeightsChange&) = default;
};

/// Makes bindings follow. For each bone n of the new skeleton and the old bone o that it rides on,
///   boneFromMeshBind(n) = oldFromBone(n)⁻¹ · boneFromMeshBind(o),
/// so that the palette stays what it is in every pose that rides too, and at bind in any case.
///
/// Pieces of a bone: a vertex lies at t along it (0 head, 1 tail, at bind). At each cut the weight
/// goes over from the piece before to the piece behind, evenly, over as much as half the shorter of
/// the two on either side: half and half at the joint. Pieces of a bone without weights are no
/// joints. In a locked mesh the first piece keeps all of it.
///
/// Bones that are gone: their weights are added to those of the heir; where that is no joint yet,
/// it becomes one, so that the mesh stays where it is at bind (poseAtBind()). Joints of them are
/// dropped. Rows keep their sums, to the rounding of one float; rows that nothing happens to keep
/// their bits.
class BindingEditor {
public:
    /// Both must outlive this.
    BindingEditor(const Character& before, const SkeletonEdit& edit);

    /// Changes `mesh`, a copy of the character's. A binding none of whose joints is left is taken
    /// away (its rows were empty). Errors: "bone-weights-homeless" (weights on a bone that is gone,
    /// and no heir), "bone-locked" (weights would leave or enter a locked bone), "bone-mesh-locked"
    /// (weights of a locked mesh would change), "bone-too-many-joints" (beyond 65535),
    /// "bone-bind-flat" (the heir has no bind to be undone).
    Result<MeshWeightsChange> edit(MeshInstanceIndex index, MeshInstance& mesh) const;

private:
    class Work;

    const Character& m_before;
    const SkeletonEdit& m_edit;
    std::vector<BoneIndex> m_oldOf;      ///< by new bone; invalid: it is new
    std::vector<Affine3d> m_modelAtBind; ///< by old bone, where bones are gone
};

} // namespace rigwright
