// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneSegments: where bones begin and end, for picking and drawing.
#pragma once

#include "core/character/character.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright::editor {

/// A stick from a bone's head to that of the child that continues it, or to a tail of its own.
struct BoneSegment {
    BoneIndex bone;
    Vec3d head = Vec3d::Zero(); ///< model space
    Vec3d tail = Vec3d::Zero();
    bool isLeaf = false; ///< the tail is made up: 3/4 of what leads here, turning with the bone
};

/// Files know joints, not bones: each bone gets one segment, to the child most in line with it
/// (from a root: with the most bones below it), joints before helpers. Children at the very place
/// of the bone are passed over. One a bone, in their order.
std::vector<BoneSegment> boneSegments(const Skeleton& skeleton,
                                      std::span<const Affine3d> modelFromBone);

/// Which bones are drawn and can be picked: joints of some binding and what is above them; in a
/// character without any joint, and where bones are edited (`free` is Draw), all bones that carry no
/// mesh. Hidden ones are not.
enum class FreeBones { Leave, Draw };
std::vector<std::uint8_t> drawnBones(const Character& character,
                                     FreeBones free = FreeBones::Leave);

} // namespace rigwright::editor
