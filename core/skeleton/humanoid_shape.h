// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A humanoid body found by the shape of its rest pose alone.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"
#include "core/skeleton/humanoid_roles.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

/// Origins of all bones in model space, at rest.
std::vector<Vec3d> restPositions(const Skeleton& skeleton);

/// By role; invalid where the shape does not tell.
using ShapeRoles = std::array<BoneIndex, kHumanoidRoleCount>;

/// Looks for a fork with two limbs alike and a back, and above it one with two limbs alike and a
/// head. Of several the one with the longest limbs is taken. Limbs are told apart at their two
/// longest neighbouring stretches: upper, lower, and what ends them. Left is where +X is, for a
/// body whose toes point to +Z; the other way round for one whose toes point to -Z. Nothing where
/// there is no such body, or anything is not finite.
std::optional<ShapeRoles> bodyByShape(const Skeleton& skeleton);

/// The counterpart of `bone` at the other side of the plane x = `middle`: the bone nearest to its
/// reflected place, within 2 % of the skeleton's size and as deep in the hierarchy, which may be
/// itself; invalid where there is none.
BoneIndex counterpartByPlace(const Skeleton& skeleton, std::span<const Vec3d> positions,
                             BoneIndex bone, double middle);

/// True where back and legs are square to each other and the arms go the legs' way: on all fours.
/// False where one of these roles has no bone.
bool standsOnFourLegs(const ShapeRoles& roles, std::span<const Vec3d> positions);

} // namespace rigwright
