// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HumanoidCheck: what a skeleton wants to be a good humanoid, and bending limbs that are straight.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/skeleton_edit.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// Roles that a humanoid may lack, as people speak of them.
enum class OptionalPart : std::uint8_t {
    Chest,
    UpperChest,
    Neck,
    Jaw,
    Eyes,
    Shoulders,
    Toes,
    Fingers
};
inline constexpr std::size_t kOptionalPartCount = 8;

/// Nothing for roles that every humanoid has.
std::optional<OptionalPart> optionalPartOf(HumanoidRole role);

/// Lower arms and lower legs, at whose heads elbows and knees are.
inline constexpr std::array kBendingRoles{HumanoidRole::LeftLowerArm, HumanoidRole::RightLowerArm,
                                          HumanoidRole::LeftLowerLeg, HumanoidRole::RightLowerLeg};

/// Below this bend, in radians, inverse kinematics cannot tell which way an elbow or a knee goes.
inline constexpr double kLeastBend = 2.0 * kPi / 180.0;
/// Lengths of both sides that differ by less than this share count as equal.
inline constexpr double kEqualLengths = 1e-3;

/// An elbow or knee at rest: 0 is stretched out.
struct LimbBend {
    HumanoidRole role = HumanoidRole::LeftLowerArm; ///< one of kBendingRoles
    double radians = 0.0;
};

/// Of the pair of bones, each from the head of its role to the head of the next one below, that
/// differ most between the sides: by `share` of the longer one.
struct SideDifference {
    HumanoidRole role = HumanoidRole::LeftUpperArm; ///< the left one
    double share = 0.0;
};

/// `search.refusal` set: no humanoid; all else then tells of what was found nevertheless.
struct HumanoidCheck {
    HumanoidSearch search;
    std::size_t requiredFound = 0;          ///< of kRequiredRoleCount
    std::vector<OptionalPart> missingParts; ///< of which a role has no bone; in their order
    std::optional<SideDifference> sides;    ///< none: no such pair of bones
    std::vector<LimbBend> straight;         ///< below kLeastBend, in the order of kBendingRoles
    bool bindDiffers = false;               ///< some mesh was bound in another pose than the rest
};

/// By the map that counts for the character (humanoidOf()); lengths and bends at rest.
HumanoidCheck checkHumanoid(const Character& character);

/// How far an elbow or knee is bent at rest; nothing where a bone of the limb is missing or has no
/// length. Precondition: `role` is one of kBendingRoles.
std::optional<double> bendOf(const Skeleton& skeleton, const HumanoidMap& map, HumanoidRole role);

/// Moves elbows and knees alone, what hangs on them stays, until each is bent by `radians`: elbows
/// backwards, knees forwards, as the body stands; limbs that lie that way bend down, or up.
/// Findings and errors as moveJoints(); "humanoid-no-limb" where a limb is not whole.
/// Preconditions: the roles are of kBendingRoles; 0 < radians < π/2.
Result<SkeletonEdit> bendLimbs(const Skeleton& skeleton, const HumanoidMap& map,
                               std::span<const HumanoidRole> roles, double radians = kLeastBend);

} // namespace rigwright
