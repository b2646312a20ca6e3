// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which bone is which part of a humanoid body, by the names that common programs give.
#pragma once

#include "core/base/index.h"
#include "core/skeleton/bone_names.h"

#include <compare>
#include <cstdint>
#include <map>
#include <string_view>

namespace rigwright {

struct Skeleton;

enum class HumanoidPart : std::uint8_t {
    Hips,
    Spine, ///< all bones between hips and neck: spine, chest, upper chest
    Neck,
    Head,
    Jaw,
    Eye,
    Shoulder,
    UpperArm,
    LowerArm,
    Hand,
    UpperLeg,
    LowerLeg,
    Foot,
    Toes,
    Thumb,
    Index,
    Middle,
    Ring,
    Little,
};

/// A place in a body. `number` counts outwards from 1 where a part has several bones (spine, neck,
/// fingers); 1 for the others.
struct HumanoidSlot {
    HumanoidPart part = HumanoidPart::Hips;
    BoneSide side = BoneSide::Centre;
    std::uint8_t number = 1;

    friend auto operator<=>(const HumanoidSlot&, const HumanoidSlot&) = default;
};

/// Whose names they are. Common: none of the others', but readable (upper_arm.L, shin.L, clavicle).
enum class HumanoidNaming : std::uint8_t {
    None,
    KayKit,
    Mixamo,
    Unreal,
    Unity,
    Rigify,
    Vroid,
    Biped,
    Cmu,
    Biovision,
    Common,
    Vrm,   ///< not by names: the file says itself which bone is which
    Godot, ///< names of VRM's roles, which call a thumb's bones other than Unity does
};

/// In English, "" for None.
std::string_view nameOf(HumanoidNaming naming);

/// A bone has one slot at most, a slot one bone.
struct Humanoid {
    HumanoidNaming naming = HumanoidNaming::None;
    std::map<HumanoidSlot, BoneIndex> bones;

    /// Invalid where there is none.
    [[nodiscard]] BoneIndex of(HumanoidPart part, BoneSide side = BoneSide::Centre,
                               std::uint8_t number = 1) const;

    friend bool operator==(const Humanoid&, const Humanoid&) = default;
};

/// Reads the names by the table that finds most slots; what that leaves empty is filled from the
/// common one. Of several bones for one slot (control, helper and deforming ones) the first that
/// deforms a mesh is taken, else the first. Spine and neck bones are numbered from the hips
/// upwards. Without hips and at least one limb it is no humanoid: None, and no bones.
Humanoid readHumanoid(const Skeleton& skeleton);

} // namespace rigwright
