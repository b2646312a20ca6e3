// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of roles.
#include "core/skeleton/humanoid_roles.h"

#include <algorithm>
#include <array>

namespace rigwright {
namespace {

using enum HumanoidRole;
using Part = HumanoidPart;

constexpr BoneSide kCentre = BoneSide::Centre;
constexpr BoneSide kLeft = BoneSide::Left;
constexpr BoneSide kRight = BoneSide::Right;

struct RoleEntry {
    HumanoidRole role;
    std::string_view name;
    HumanoidSlot slot;
    HumanoidRole parent; ///< itself where there is none
    bool isRequired = false;
};

/// One row a role, in the order of the enumeration.
constexpr std::array kRoles{
    RoleEntry{Hips, "hips", {Part::Hips}, Hips, true},
    RoleEntry{Spine, "spine", {Part::Spine, kCentre, 1}, Hips, true},
    RoleEntry{Chest, "chest", {Part::Spine, kCentre, 2}, Spine},
    RoleEntry{UpperChest, "upperChest", {Part::Spine, kCentre, 3}, Chest},
    RoleEntry{Neck, "neck", {Part::Neck}, UpperChest},
    RoleEntry{Head, "head", {Part::Head}, Neck, true},
    RoleEntry{Jaw, "jaw", {Part::Jaw}, Head},
    RoleEntry{LeftEye, "leftEye", {Part::Eye, kLeft}, Head},
    RoleEntry{RightEye, "rightEye", {Part::Eye, kRight}, Head},
    RoleEntry{LeftShoulder, "leftShoulder", {Part::Shoulder, kLeft}, UpperChest},
    RoleEntry{RightShoulder, "rightShoulder", {Part::Shoulder, kRight}, UpperChest},
    RoleEntry{LeftUpperArm, "leftUpperArm", {Part::UpperArm, kLeft}, LeftShoulder, true},
    RoleEntry{RightUpperArm, "rightUpperArm", {Part::UpperArm, kRight}, RightShoulder, true},
    RoleEntry{LeftLowerArm, "leftLowerArm", {Part::LowerArm, kLeft}, LeftUpperArm, true},
    RoleEntry{RightLowerArm, "rightLowerArm", {Part::LowerArm, kRight}, RightUpperArm, true},
    RoleEntry{LeftHand, "leftHand", {Part::Hand, kLeft}, LeftLowerArm, true},
    RoleEntry{RightHand, "rightHand", {Part::Hand, kRight}, RightLowerArm, true},
    RoleEntry{LeftUpperLeg, "leftUpperLeg", {Part::UpperLeg, kLeft}, Hips, true},
    RoleEntry{RightUpperLeg, "rightUpperLeg", {Part::UpperLeg, kRight}, Hips, true},
    RoleEntry{LeftLowerLeg, "leftLowerLeg", {Part::LowerLeg, kLeft}, LeftUpperLeg, true},
    RoleEntry{RightLowerLeg, "rightLowerLeg", {Part::LowerLeg, kRight}, RightUpperLeg, true},
    RoleEntry{LeftFoot, "leftFoot", {Part::Foot, kLeft}, LeftLowerLeg, true},
    RoleEntry{RightFoot, "rightFoot", {Part::Foot, kRight}, RightLowerLeg, true},
    RoleEntry{LeftToes, "leftToes", {Part::Toes, kLeft}, LeftFoot},
    RoleEntry{RightToes, "rightToes", {Part::Toes, kRight}, RightFoot},
    RoleEntry{LeftThumbMetacarpal, "leftThumbMetacarpal", {Part::Thumb, kLeft, 1}, LeftHand},
    RoleEntry{RightThumbMetacarpal, "rightThumbMetacarpal", {Part::Thumb, kRight, 1}, RightHand},
    RoleEntry{LeftThumbProximal, "leftThumbProximal", {Part::Thumb, kLeft, 2}, LeftThumbMetacarpal},
    RoleEntry{
        RightThumbProximal, "rightThumbProximal", {Part::Thumb, kRight, 2}, RightThumbMetacarpal},
    RoleEntry{LeftThumbDistal, "leftThumbDistal", {Part::Thumb, kLeft, 3}, LeftThumbProximal},
    RoleEntry{RightThumbDistal, "rightThumbDistal", {Part::Thumb, kRight, 3}, RightThumbProximal},
    RoleEntry{LeftIndexProximal, "leftIndexProximal", {Part::Index, kLeft, 1}, LeftHand},
    RoleEntry{RightIndexProximal, "rightIndexProximal", {Part::Index, kRight, 1}, RightHand},
    RoleEntry{
        LeftIndexIntermediate, "leftIndexIntermediate", {Part::Index, kLeft, 2}, LeftIndexProximal},
    RoleEntry{RightIndexIntermediate,
              "rightIndexIntermediate",
              {Part::Index, kRight, 2},
              RightIndexProximal},
    RoleEntry{LeftIndexDistal, "leftIndexDistal", {Part::Index, kLeft, 3}, LeftIndexIntermediate},
    RoleEntry{
        RightIndexDistal, "rightIndexDistal", {Part::Index, kRight, 3}, RightIndexIntermediate},
    RoleEntry{LeftMiddleProximal, "leftMiddleProximal", {Part::Middle, kLeft, 1}, LeftHand},
    RoleEntry{RightMiddleProximal, "rightMiddleProximal", {Part::Middle, kRight, 1}, RightHand},
    RoleEntry{LeftMiddleIntermediate,
              "leftMiddleIntermediate",
              {Part::Middle, kLeft, 2},
              LeftMiddleProximal},
    RoleEntry{RightMiddleIntermediate,
              "rightMiddleIntermediate",
              {Part::Middle, kRight, 2},
              RightMiddleProximal},
    RoleEntry{
        LeftMiddleDistal, "leftMiddleDistal", {Part::Middle, kLeft, 3}, LeftMiddleIntermediate},
    RoleEntry{
        RightMiddleDistal, "rightMiddleDistal", {Part::Middle, kRight, 3}, RightMiddleIntermediate},
    RoleEntry{LeftRingProximal, "leftRingProximal", {Part::Ring, kLeft, 1}, LeftHand},
    RoleEntry{RightRingProximal, "rightRingProximal", {Part::Ring, kRight, 1}, RightHand},
    RoleEntry{
        LeftRingIntermediate, "leftRingIntermediate", {Part::Ring, kLeft, 2}, LeftRingProximal},
    RoleEntry{
        RightRingIntermediate, "rightRingIntermediate", {Part::Ring, kRight, 2}, RightRingProximal},
    RoleEntry{LeftRingDistal, "leftRingDistal", {Part::Ring, kLeft, 3}, LeftRingIntermediate},
    RoleEntry{RightRingDistal, "rightRingDistal", {Part::Ring, kRight, 3}, RightRingIntermediate},
    RoleEntry{LeftLittleProximal, "leftLittleProximal", {Part::Little, kLeft, 1}, LeftHand},
    RoleEntry{RightLittleProximal, "rightLittleProximal", {Part::Little, kRight, 1}, RightHand},
    RoleEntry{LeftLittleIntermediate,
              "leftLittleIntermediate",
              {Part::Little, kLeft, 2},
              LeftLittleProximal},
    RoleEntry{RightLittleIntermediate,
              "rightLittleIntermediate",
              {Part::Little, kRight, 2},
              RightLittleProximal},
    RoleEntry{
        LeftLittleDistal, "leftLittleDistal", {Part::Little, kLeft, 3}, LeftLittleIntermediate},
    RoleEntry{
        RightLittleDistal, "rightLittleDistal", {Part::Little, kRight, 3}, RightLittleIntermediate},
};
static_assert(kRoles.size() == kHumanoidRoleCount);

constexpr bool isInOrder() {
    for (std::size_t i = 0; i < kRoles.size(); ++i)
        if (std::size_t(kRoles[i].role) != i)
            return false;
    return true;
}
static_assert(isInOrder());

constexpr std::array<HumanoidRole, kHumanoidRoleCount> inOrder() {
    std::array<HumanoidRole, kHumanoidRoleCount> roles{};
    for (std::size_t i = 0; i < roles.size(); ++i)
        roles[i] = kRoles[i].role;
    return roles;
}
constexpr std::array<HumanoidRole, kHumanoidRoleCount> kInOrder = inOrder();

const RoleEntry& entryOf(HumanoidRole role) {
    return kRoles[std::size_t(role)];
}

} // namespace

std::span<const HumanoidRole> humanoidRoles() {
    return kInOrder;
}

std::string_view nameOf(HumanoidRole role) {
    return entryOf(role).name;
}

std::string titleOf(HumanoidRole role) {
    std::string title;
    for (const char c : nameOf(role)) {
        const bool isCapital = c >= 'A' && c <= 'Z';
        if (isCapital)
            title += ' ';
        title += isCapital ? char(c - 'A' + 'a') : c;
    }
    title.front() = char(title.front() - 'a' + 'A');
    return title;
}

std::optional<HumanoidRole> roleNamed(std::string_view name) {
    const auto found = std::ranges::find(kRoles, name, &RoleEntry::name);
    return found == kRoles.end() ? std::nullopt : std::optional(found->role);
}

bool isRequired(HumanoidRole role) {
    return entryOf(role).isRequired;
}

BoneSide sideOf(HumanoidRole role) {
    return entryOf(role).slot.side;
}

HumanoidRole mirrored(HumanoidRole role) {
    switch (sideOf(role)) {
    case BoneSide::Left:
        return HumanoidRole(std::size_t(role) + 1);
    case BoneSide::Right:
        return HumanoidRole(std::size_t(role) - 1);
    case BoneSide::Centre:
        break;
    }
    return role;
}

std::optional<HumanoidRole> parentOf(HumanoidRole role) {
    const HumanoidRole parent = entryOf(role).parent;
    return parent == role ? std::nullopt : std::optional(parent);
}

std::optional<HumanoidRole> requiredParentOf(HumanoidRole role) {
    std::optional<HumanoidRole> parent = parentOf(role);
    while (parent && !isRequired(*parent))
        parent = parentOf(*parent);
    return parent;
}

HumanoidSlot slotOf(HumanoidRole role) {
    return entryOf(role).slot;
}

std::optional<HumanoidRole> roleOf(const HumanoidSlot& slot) {
    const auto found = std::ranges::find(kRoles, slot, &RoleEntry::slot);
    return found == kRoles.end() ? std::nullopt : std::optional(found->role);
}

} // namespace rigwright
