// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneSegments: where bones begin and end, for picking and drawing.
#pragma once

#include "core/character/character.h"

#include <span>
#include <vector>

namespace rigwright::editor {

/// A stick from a bone's head towards one of its children, or its own tail where it has none.
struct BoneSegment {
    BoneIndex bone;
    Vec3d head = Vec3d::Zero(); ///< model space
    Vec3d tail = Vec3d::Zero();
    bool isLeaf =
        false; ///< the tail is made up: half the parent's length, in the parent's direction
};

/// Files know joints, not bones: each bone gets a segment to every child it has, or a made-up tail.
/// Children at the same place give no segment. Ascending by bone.
std::vector<BoneSegment> boneSegments(const Skeleton& skeleton,
                                      std::span<const Affine3d> modelFromBone);

} // namespace rigwright::editor
