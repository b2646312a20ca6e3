// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How common programs call the bones of a humanoid body.
#pragma once

#include "core/skeleton/bone_names.h"
#include "core/skeleton/humanoid_roles.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rigwright {

enum class NamingConvention : std::uint8_t {
    Rigwright, ///< upper_arm.L, as in the built-in characters
    Ue5,       ///< upperarm_l
    Ue4,
    Unity, ///< LeftUpperArm
    Godot,
    Vrm,              ///< leftUpperArm
    Mixamo,           ///< mixamorig:LeftArm
    MixamoUnderscore, ///< mixamorig_LeftArm, as some programs rewrite it
    MixamoBare,       ///< LeftArm
};

/// `name` is stable ("mixamo-underscore"), `title` plain English, which the editor translates.
struct NamingConventionInfo {
    NamingConvention convention = NamingConvention::Rigwright;
    std::string_view name;
    std::string_view title;
};
std::span<const NamingConventionInfo> namingConventions();
std::optional<NamingConvention> conventionNamed(std::string_view name);

/// Every bone that a convention has a name for: those with a role and those around them.
enum class BodyBoneKind : std::uint8_t {
    Root,
    Hips,
    Spine,
    Neck,
    Head,
    HeadEnd,
    Jaw,
    Eye,
    Shoulder,
    UpperArm,
    UpperArmTwist,
    LowerArm,
    LowerArmTwist,
    Hand,
    Thumb,
    Index,
    Middle,
    Ring,
    Little,
    UpperLeg,
    UpperLegTwist,
    LowerLeg,
    LowerLegTwist,
    Foot,
    Toes,
    ToesEnd,
    IkFootRoot,
    IkHandRoot,
    IkHandGun,
    IkFoot,
    IkHand,
};

/// `number` counts outwards from 1 in spine, neck, fingers and the twists of upper arm and leg,
/// from the wrist and the ankle inwards in those of lower arm and leg (as Unreal does); a finger's
/// 0 is its bone in the palm (metacarpal; the thumb has none), its 4 the joint at its tip. 1 for
/// the others.
struct BodyBone {
    BodyBoneKind kind = BodyBoneKind::Root;
    BoneSide side = BoneSide::Centre;
    int number = 1;

    friend auto operator<=>(const BodyBone&, const BodyBone&) = default;
};

/// Bones of the whole spine and neck: some conventions call them by their place among them.
struct BodyCounts {
    int spine = 3;
    int neck = 1;
};

/// The role of the `number`th of `count` spine bones (from 1): the first is the spine, the last the
/// upper chest, the middle one the chest; of two, spine and chest.
std::optional<HumanoidRole> spineRole(int number, int count);

std::optional<HumanoidRole> roleOf(const BodyBone& bone, const BodyCounts& counts);

/// What the convention calls the bone; nothing where it has no such bone.
std::optional<std::string> conventionalName(NamingConvention convention, const BodyBone& bone,
                                            const BodyCounts& counts);

/// Bones without a role that names tell all the same: root, twists, metacarpals, ends, targets of
/// IK; in the spelling of every convention. Nothing for others.
std::optional<BodyBone> bodyBoneWithoutRole(std::string_view name);

} // namespace rigwright
