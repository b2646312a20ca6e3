// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// T-pose and A-pose: which one a rest pose is, and the way from one to the other.
#pragma once

#include "core/base/result.h"
#include "core/character/rest_pose_bake.h"
#include "core/math/transform.h"
#include "core/skeleton/humanoid_map.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

enum class RestPoseKind : std::uint8_t { TPose, APose, Other };

/// How an arm is held, radians. `below`: the way from shoulder to wrist under the level; `ahead`:
/// in front of the frontal plane; `palm`: between where the palm looks and where it should for an
/// arm held so (down in T-pose, turned along with the arm in A-pose); 0 where no fingers tell.
struct ArmReading {
    double below = 0.0;
    double ahead = 0.0;
    double palm = 0.0;
};

/// `kind`: both arms within 20° of level are T-pose, 20° to 75° below A-pose, both no more than 25°
/// ahead or behind; else Other. 0 is left, 1 right.
struct RestPoseReading {
    RestPoseKind kind = RestPoseKind::Other;
    std::array<ArmReading, 2> arms;
};

/// Reads a pose (parentFromBone, one a bone). Up, left and forward are those axes of the model that
/// the body itself is nearest to. "rest-pose-no-arms" where upper arm, lower arm or hand of a side,
/// or hips or head have no bone, or where bones lie on one place.
Result<RestPoseReading> readRestPose(const Skeleton& skeleton, std::span<const Transform> local,
                                     const HumanoidMap& map);

/// The usual angle of an A-pose.
inline constexpr double kAPoseBelow = 45.0 * kPi / 180.0;

/// The pose with both arms stretched out to the sides, `below` under the level (0: T-pose), palms
/// down (turned along with the arm). Upper arm, lower arm and hand turn as whole bones, each by the
/// shortest way, the hand then about its own length; fingers keep their curl. So every bone keeps
/// its own axes, and bends about them as before. Lengths and scales stay. A hand points to the root
/// of the middle finger, else to the mean of the fingers there are, else on as the lower arm does.
/// Errors as readRestPose().
Result<std::vector<Transform>> armsTurned(const Skeleton& skeleton,
                                          std::span<const Transform> local, const HumanoidMap& map,
                                          double below);

/// Makes T-pose or A-pose the rest pose (armsTurned() of the rest pose, bakeRestPose()).
/// Precondition: `kind` is not Other.
Result<RestBakeReport> convertRestPose(Character& character, const HumanoidMap& map,
                                       RestPoseKind kind, RestBake bake = RestBake::AsShown);

} // namespace rigwright
