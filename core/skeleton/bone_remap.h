// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneRemap: what became of every bone in an edit of a skeleton, so that all else can follow.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rigwright {

/// What a bone of the edited skeleton rides on: in every pose
///   modelFromBone = modelFromOld(old) · oldFromBone,
/// with modelFromOld that of the skeleton before the edit. `old` invalid: model space itself.
struct BoneOrigin {
    BoneIndex old;
    Affine3d oldFromBone = Affine3d::Identity();
};

/// A bone that was cut: `bones` from its head to `tail` (in the coordinates of the old bone), the
/// first of them the bone itself; `cuts` between them, ascending in (0, 1), one less than bones.
struct BonePieces {
    BoneIndex old;
    Vec3d tail = Vec3d::Zero();
    std::vector<double> cuts;
    std::vector<BoneIndex> bones;
};

/// Old numbers are those before the edit, new ones those after it.
struct BoneRemap {
    std::vector<BoneIndex> newOf;    ///< by old bone; invalid: removed
    std::vector<BoneIndex> heirOf;   ///< by old bone: who has its weights; invalid: nobody
    std::vector<BoneOrigin> origins; ///< by new bone
    std::vector<BonePieces> pieces;

    [[nodiscard]] std::size_t oldCount() const { return newOf.size(); }
    [[nodiscard]] std::size_t newCount() const { return origins.size(); }
    /// The bone's number now; invalid where it is gone, or where there was none.
    [[nodiscard]] BoneIndex of(BoneIndex old) const {
        return old.isValid() ? newOf[old.value()] : BoneIndex();
    }
    /// The same, but its heir where it is gone.
    [[nodiscard]] BoneIndex heir(BoneIndex old) const {
        return old.isValid() ? heirOf[old.value()] : BoneIndex();
    }
};

/// Every bone keeps its number and its frame (names and parents may differ).
BoneRemap identityRemap(std::size_t boneCount);
bool isIdentity(const BoneRemap& remap);

/// The bones of a list (a selection) that are still there, in its order, with their new numbers.
std::vector<BoneIndex> keptBones(const BoneRemap& remap, std::span<const BoneIndex> bones);

} // namespace rigwright
