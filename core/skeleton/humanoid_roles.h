// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The roles of the standard humanoid: the bones that VRM 1.0, Unity and Godot know a body by.
#pragma once

#include "core/skeleton/bone_names.h"
#include "core/skeleton/humanoid_names.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rigwright {

/// https://github.com/vrm-c/vrm-specification, VRMC_vrm-1.0, humanoid.md. Unity calls the three
/// bones of a thumb proximal, intermediate and distal.
enum class HumanoidRole : std::uint8_t {
    Hips,
    Spine,
    Chest,
    UpperChest,
    Neck,
    Head,
    Jaw,
    LeftEye,
    RightEye,
    LeftShoulder,
    RightShoulder,
    LeftUpperArm,
    RightUpperArm,
    LeftLowerArm,
    RightLowerArm,
    LeftHand,
    RightHand,
    LeftUpperLeg,
    RightUpperLeg,
    LeftLowerLeg,
    RightLowerLeg,
    LeftFoot,
    RightFoot,
    LeftToes,
    RightToes,
    LeftThumbMetacarpal,
    RightThumbMetacarpal,
    LeftThumbProximal,
    RightThumbProximal,
    LeftThumbDistal,
    RightThumbDistal,
    LeftIndexProximal,
    RightIndexProximal,
    LeftIndexIntermediate,
    RightIndexIntermediate,
    LeftIndexDistal,
    RightIndexDistal,
    LeftMiddleProximal,
    RightMiddleProximal,
    LeftMiddleIntermediate,
    RightMiddleIntermediate,
    LeftMiddleDistal,
    RightMiddleDistal,
    LeftRingProximal,
    RightRingProximal,
    LeftRingIntermediate,
    RightRingIntermediate,
    LeftRingDistal,
    RightRingDistal,
    LeftLittleProximal,
    RightLittleProximal,
    LeftLittleIntermediate,
    RightLittleIntermediate,
    LeftLittleDistal,
    RightLittleDistal,
};

inline constexpr std::size_t kHumanoidRoleCount = 55;
/// Hips, spine, head and of both sides upper arm, lower arm, hand, upper leg, lower leg and foot.
inline constexpr std::size_t kRequiredRoleCount = 15;

/// All, in the order of the enumeration: a role's number is its place here, and in arrays by role.
std::span<const HumanoidRole> humanoidRoles();

/// As VRM writes it: "leftUpperArm".
std::string_view nameOf(HumanoidRole role);

/// In English, for people: "Left upper arm".
std::string titleOf(HumanoidRole role);

/// By its VRM name; nothing where there is none of that name.
std::optional<HumanoidRole> roleNamed(std::string_view name);

bool isRequired(HumanoidRole role);

BoneSide sideOf(HumanoidRole role);

/// The same role of the other side; itself at the centre.
HumanoidRole mirrored(HumanoidRole role);

/// The role that a bone of this role hangs below, directly or through others that may be missing
/// (chest, upperChest, neck, shoulders); nothing for the hips.
std::optional<HumanoidRole> parentOf(HumanoidRole role);

/// The next role above that every humanoid has.
std::optional<HumanoidRole> requiredParentOf(HumanoidRole role);

/// The place in a body that names are read by; spine, chest and upper chest are spines 1, 2 and 3.
HumanoidSlot slotOf(HumanoidRole role);

/// The inverse; nothing for a fourth spine, a second neck, a fourth bone of a finger.
std::optional<HumanoidRole> roleOf(const HumanoidSlot& slot);

} // namespace rigwright
