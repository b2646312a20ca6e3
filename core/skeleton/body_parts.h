// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which part of a body a bone is, by its name.
#pragma once

#include "core/skeleton/bone_names.h"

#include <string_view>
#include <vector>

namespace rigwright {

enum class BodyPart {
    None, ///< no part that the name tells
    Spine,
    Neck,
    Head,
    UpperArm,
    Forearm,
    Hand,
    Thumb,
    Finger,
    Thigh,
    Shin,
    Foot,
};

/// Reads the names that common sources give (Blender, Mixamo, Biped, VRM, Unreal, Daz), in any
/// case: upper_arm.L, LeftForeArm, "Bip01 L Calf", J_Bip_R_LowerLeg, lShldr. Helpers (twist and
/// roll bones, ends, targets of IK) are None.
BodyPart bodyPartOfName(std::string_view name);

/// The bones of a part on one side, parents before children; Hand and the like mostly have one,
/// Spine and Finger several. Centre for Spine, Neck and Head.
std::vector<BoneIndex> bonesOf(const Skeleton& skeleton, BodyPart part, BoneSide side);

} // namespace rigwright
