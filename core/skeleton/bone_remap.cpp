// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneRemap: the one that changes nothing, and lists of bones.
#include "core/skeleton/bone_remap.h"

namespace rigwright {

BoneRemap identityRemap(std::size_t boneCount) {
    BoneRemap remap;
    for (std::size_t bone = 0; bone < boneCount; ++bone) {
        remap.newOf.emplace_back(bone);
        remap.origins.push_back({BoneIndex(bone), Affine3d::Identity()});
    }
    remap.heirOf = remap.newOf;
    return remap;
}

bool isIdentity(const BoneRemap& remap) {
    if (remap.oldCount() != remap.newCount() || !remap.pieces.empty())
        return false;
    for (std::size_t bone = 0; bone < remap.newOf.size(); ++bone)
        if (remap.newOf[bone] != BoneIndex(bone) || remap.heirOf[bone] != BoneIndex(bone) ||
            remap.origins[bone].old != BoneIndex(bone) ||
            remap.origins[bone].oldFromBone.matrix() != Mat4d::Identity())
            return false;
    return true;
}

std::vector<BoneIndex> keptBones(const BoneRemap& remap, std::span<const BoneIndex> bones) {
    std::vector<BoneIndex> kept;
    for (const BoneIndex bone : bones)
        if (const BoneIndex now = remap.of(bone); now.isValid())
            kept.push_back(now);
    return kept;
}

} // namespace rigwright
