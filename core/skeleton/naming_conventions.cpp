// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names by convention.
#include "core/skeleton/naming_conventions.h"

#include "core/skeleton/plain_name.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rigwright {
namespace {

using enum BodyBoneKind;

constexpr std::array kConventions{
    NamingConventionInfo{NamingConvention::Rigwright, "rigwright", "Rigwright (upper_arm.L)"},
    NamingConventionInfo{NamingConvention::Ue5, "ue5", "Unreal Engine 5 (upperarm_l)"},
    NamingConventionInfo{NamingConvention::Ue4, "ue4", "Unreal Engine 4 (upperarm_l)"},
    NamingConventionInfo{NamingConvention::Unity, "unity", "Unity (LeftUpperArm)"},
    NamingConventionInfo{NamingConvention::Godot, "godot", "Godot (LeftUpperArm)"},
    NamingConventionInfo{NamingConvention::Vrm, "vrm", "VRM (leftUpperArm)"},
    NamingConventionInfo{NamingConvention::Mixamo, "mixamo", "Mixamo (mixamorig:LeftArm)"},
    NamingConventionInfo{NamingConvention::MixamoUnderscore, "mixamo-underscore",
                         "Mixamo (mixamorig_LeftArm)"},
    NamingConventionInfo{NamingConvention::MixamoBare, "mixamo-bare",
                         "Mixamo without prefix (LeftArm)"},
};

bool isFinger(BodyBoneKind kind) {
    return kind >= Thumb && kind <= Little;
}

std::string twoDigits(int number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

/// A stem of the conventions that join words by "_": what `number` is appended to.
struct Stem {
    BodyBoneKind kind;
    std::string_view rigwright;
    std::string_view unreal; ///< "" = no such bone
};
constexpr std::array kStems{
    Stem{Root, "root", "root"},
    Stem{Hips, "hips", "pelvis"},
    Stem{Spine, "spine", "spine"},
    Stem{Neck, "neck", "neck"},
    Stem{Head, "head", "head"},
    Stem{HeadEnd, "head_end", ""},
    Stem{Jaw, "jaw", ""},
    Stem{Eye, "eye", ""},
    Stem{Shoulder, "clavicle", "clavicle"},
    Stem{UpperArm, "upper_arm", "upperarm"},
    Stem{UpperArmTwist, "upper_arm_twist", "upperarm_twist"},
    Stem{LowerArm, "lower_arm", "lowerarm"},
    Stem{LowerArmTwist, "lower_arm_twist", "lowerarm_twist"},
    Stem{Hand, "hand", "hand"},
    Stem{Thumb, "thumb", "thumb"},
    Stem{Index, "index", "index"},
    Stem{Middle, "middle", "middle"},
    Stem{Ring, "ring", "ring"},
    Stem{Little, "pinky", "pinky"},
    Stem{UpperLeg, "thigh", "thigh"},
    Stem{UpperLegTwist, "thigh_twist", "thigh_twist"},
    Stem{LowerLeg, "shin", "calf"},
    Stem{LowerLegTwist, "shin_twist", "calf_twist"},
    Stem{Foot, "foot", "foot"},
    Stem{Toes, "toe", "ball"},
    Stem{ToesEnd, "toe_end", ""},
    Stem{IkFootRoot, "ik_foot_root", "ik_foot_root"},
    Stem{IkHandRoot, "ik_hand_root", "ik_hand_root"},
    Stem{IkHandGun, "ik_hand_gun", "ik_hand_gun"},
    Stem{IkFoot, "ik_foot", "ik_foot"},
    Stem{IkHand, "ik_hand", "ik_hand"},
};

bool isNumbered(BodyBoneKind kind) {
    return kind == Spine || kind == Neck || isFinger(kind) || kind == UpperArmTwist ||
           kind == LowerArmTwist || kind == UpperLegTwist || kind == LowerLegTwist;
}

/// spine_01, index_metacarpal, index_end.
std::string numberedStem(std::string_view stem, const BodyBone& bone) {
    std::string name(stem);
    if (isFinger(bone.kind) && bone.number == 0)
        return name + "_metacarpal";
    if (isFinger(bone.kind) && bone.number == 4)
        return name + "_end";
    return isNumbered(bone.kind) ? name + "_" + twoDigits(bone.number) : name;
}

std::string_view letterOf(BoneSide side, std::string_view left, std::string_view right) {
    return side == BoneSide::Left ? left : side == BoneSide::Right ? right : std::string_view();
}

std::optional<std::string> rigwrightName(const BodyBone& bone, const BodyCounts& counts) {
    const auto stem = std::ranges::find(kStems, bone.kind, &Stem::kind);
    std::string name = bone.kind == Neck && counts.neck == 1 ? std::string(stem->rigwright)
                                                             : numberedStem(stem->rigwright, bone);
    return name.append(letterOf(bone.side, ".L", ".R"));
}

std::optional<std::string> unrealName(NamingConvention convention, const BodyBone& bone) {
    const auto stem = std::ranges::find(kStems, bone.kind, &Stem::kind);
    const bool isMetacarpal = isFinger(bone.kind) && bone.number == 0;
    if (stem->unreal.empty() || (isFinger(bone.kind) && bone.number == 4) ||
        (isMetacarpal && convention == NamingConvention::Ue4))
        return std::nullopt;
    return numberedStem(stem->unreal, bone).append(letterOf(bone.side, "_l", "_r"));
}

std::string_view mixamoStem(BodyBoneKind kind) {
    switch (kind) {
    case Hips:
        return "Hips";
    case Spine:
        return "Spine";
    case Neck:
        return "Neck";
    case Head:
        return "Head";
    case HeadEnd:
        return "HeadTop_End";
    case Eye:
        return "Eye";
    case Shoulder:
        return "Shoulder";
    case UpperArm:
        return "Arm";
    case LowerArm:
        return "ForeArm";
    case Hand:
        return "Hand";
    case Thumb:
        return "HandThumb";
    case Index:
        return "HandIndex";
    case Middle:
        return "HandMiddle";
    case Ring:
        return "HandRing";
    case Little:
        return "HandPinky";
    case UpperLeg:
        return "UpLeg";
    case LowerLeg:
        return "Leg";
    case Foot:
        return "Foot";
    case Toes:
        return "ToeBase";
    case ToesEnd:
        return "Toe_End";
    default:
        return {};
    }
}

std::optional<std::string> mixamoName(std::string_view prefix, const BodyBone& bone) {
    const std::string_view stem = mixamoStem(bone.kind);
    if (stem.empty() || (isFinger(bone.kind) && bone.number == 0))
        return std::nullopt;
    std::string name(prefix);
    name.append(letterOf(bone.side, "Left", "Right")).append(stem);
    if (isFinger(bone.kind))
        name += std::to_string(bone.number);
    else if (isNumbered(bone.kind) && bone.number > 1) // Spine, Spine1, Spine2
        name += std::to_string(bone.number - 1);
    return name;
}

/// VRM's names of roles, for Unity and Godot with a capital.
std::optional<std::string> roleName(NamingConvention convention, const BodyBone& bone,
                                    const BodyCounts& counts) {
    if (bone.kind == Root && convention == NamingConvention::Godot)
        return "Root";
    const auto role = roleOf(bone, counts);
    if (!role)
        return std::nullopt;
    std::string name(nameOf(*role));
    if (convention != NamingConvention::Vrm)
        name.front() = char(name.front() - 'a' + 'A');
    if (bone.kind == Thumb && convention == NamingConvention::Unity)
        return std::string(letterOf(bone.side, "Left", "Right"))
            .append(bone.number == 1   ? "ThumbProximal"
                    : bone.number == 2 ? "ThumbIntermediate"
                                       : "ThumbDistal");
    return name;
}

BodyBoneKind kindOf(HumanoidPart part) {
    constexpr std::array kKinds{
        Hips,     Spine,    Neck, Head, Jaw,   Eye,   Shoulder, UpperArm, LowerArm, Hand,
        UpperLeg, LowerLeg, Foot, Toes, Thumb, Index, Middle,   Ring,     Little,
    };
    return kKinds[std::size_t(part)];
}

/// A bone without a role and how it is spelled, as PlainName has it, without number.
struct Spelling {
    std::string_view letters;
    BodyBoneKind kind;
};
constexpr std::array kSpellings{
    Spelling{"root", Root},
    Spelling{"headend", HeadEnd},
    Spelling{"headtopend", HeadEnd},
    Spelling{"toeend", ToesEnd},
    Spelling{"toesend", ToesEnd},
    Spelling{"toebaseend", ToesEnd},
    Spelling{"upperarmtwist", UpperArmTwist},
    Spelling{"armtwist", UpperArmTwist},
    Spelling{"lowerarmtwist", LowerArmTwist},
    Spelling{"forearmtwist", LowerArmTwist},
    Spelling{"thightwist", UpperLegTwist},
    Spelling{"upperlegtwist", UpperLegTwist},
    Spelling{"uplegtwist", UpperLegTwist},
    Spelling{"calftwist", LowerLegTwist},
    Spelling{"shintwist", LowerLegTwist},
    Spelling{"lowerlegtwist", LowerLegTwist},
    Spelling{"legtwist", LowerLegTwist},
    Spelling{"ikfootroot", IkFootRoot},
    Spelling{"ikhandroot", IkHandRoot},
    Spelling{"ikhandgun", IkHandGun},
    Spelling{"ikfoot", IkFoot},
    Spelling{"ikhand", IkHand},
};

std::optional<BodyBoneKind> fingerSpelled(std::string_view letters) {
    if (letters.starts_with("hand"))
        letters.remove_prefix(4);
    for (const auto& [finger, kind] :
         {std::pair(std::string_view("thumb"), Thumb), std::pair(std::string_view("index"), Index),
          std::pair(std::string_view("middle"), Middle), std::pair(std::string_view("ring"), Ring),
          std::pair(std::string_view("pinky"), Little),
          std::pair(std::string_view("little"), Little)})
        if (letters == finger)
            return kind;
    return std::nullopt;
}

/// The number at the end of plain letters is cut off; -1 where there is none.
int takeNumber(std::string_view& letters) {
    std::size_t digits = 0;
    while (digits < letters.size() && letters[letters.size() - 1 - digits] >= '0' &&
           letters[letters.size() - 1 - digits] <= '9')
        ++digits;
    if (digits == 0 || digits > 4)
        return -1;
    int number = 0;
    for (const char c : letters.substr(letters.size() - digits))
        number = number * 10 + (c - '0');
    letters.remove_suffix(digits);
    return number;
}

bool isOnASide(BodyBoneKind kind) {
    switch (kind) {
    case Root:
    case Hips:
    case Spine:
    case Neck:
    case Head:
    case HeadEnd:
    case Jaw:
    case IkFootRoot:
    case IkHandRoot:
    case IkHandGun:
        return false;
    default:
        return true;
    }
}

} // namespace

std::span<const NamingConventionInfo> namingConventions() {
    return kConventions;
}

std::optional<NamingConvention> conventionNamed(std::string_view name) {
    const auto found = std::ranges::find(kConventions, name, &NamingConventionInfo::name);
    return found == kConventions.end() ? std::nullopt : std::optional(found->convention);
}

std::optional<HumanoidRole> spineRole(int number, int count) {
    if (number < 1 || number > count)
        return std::nullopt;
    if (number == 1)
        return HumanoidRole::Spine;
    if (count == 2)
        return HumanoidRole::Chest;
    if (number == count)
        return HumanoidRole::UpperChest;
    return number == count / 2 + 1 ? std::optional(HumanoidRole::Chest) : std::nullopt;
}

std::optional<HumanoidRole> roleOf(const BodyBone& bone, const BodyCounts& counts) {
    if (bone.kind == Spine)
        return spineRole(bone.number, counts.spine);
    for (const HumanoidRole role : humanoidRoles()) {
        const HumanoidSlot slot = slotOf(role);
        if (kindOf(slot.part) == bone.kind && slot.side == bone.side &&
            int(slot.number) == bone.number)
            return role;
    }
    return std::nullopt;
}

std::optional<std::string> conventionalName(NamingConvention convention, const BodyBone& bone,
                                            const BodyCounts& counts) {
    switch (convention) {
    case NamingConvention::Rigwright:
        return rigwrightName(bone, counts);
    case NamingConvention::Ue5:
    case NamingConvention::Ue4:
        return unrealName(convention, bone);
    case NamingConvention::Mixamo:
        return mixamoName("mixamorig:", bone);
    case NamingConvention::MixamoUnderscore:
        return mixamoName("mixamorig_", bone);
    case NamingConvention::MixamoBare:
        return mixamoName("", bone);
    case NamingConvention::Unity:
    case NamingConvention::Godot:
    case NamingConvention::Vrm:
        return roleName(convention, bone, counts);
    }
    return std::nullopt;
}

std::optional<BodyBone> bodyBoneWithoutRole(std::string_view name) {
    const PlainName plain = plainName(name);
    std::string_view letters = plain.letters;
    const auto found = [&](std::optional<BodyBoneKind> kind, int number) {
        return kind && isOnASide(*kind) == (plain.side != BoneSide::Centre)
                   ? std::optional(BodyBone{*kind, plain.side, number})
                   : std::nullopt;
    };
    for (const auto& [ending, number] :
         {std::pair(std::string_view("metacarpal"), 0), std::pair(std::string_view("end"), 4)})
        if (letters.ends_with(ending))
            if (const auto kind = fingerSpelled(letters.substr(0, letters.size() - ending.size()));
                kind && (number != 0 || *kind != Thumb))
                return found(kind, number);
    const int number = takeNumber(letters);
    if (number == 4)
        if (const auto kind = fingerSpelled(letters))
            return found(kind, 4);
    const auto spelling = std::ranges::find(kSpellings, letters, &Spelling::letters);
    if (spelling == kSpellings.end() || (number >= 0 && !isNumbered(spelling->kind)))
        return std::nullopt;
    return found(spelling->kind, number < 0 ? 1 : number);
}

} // namespace rigwright
