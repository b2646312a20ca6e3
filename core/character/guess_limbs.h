// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The parts that a guess of markers is made of: legs by level slices, arms by slices square to
/// them, the trunk between them. Body space (BodyStance) throughout; 0 is left, 1 right.
#pragma once

#include "core/base/result.h"
#include "core/character/body_grid.h"
#include "core/character/body_stance.h"
#include "core/math/types.h"

#include <array>
#include <cstddef>

namespace rigwright {

struct LegGuess {
    Vec3d hip = Vec3d::Zero();
    Vec3d knee = Vec3d::Zero();
    Vec3d ankle = Vec3d::Zero();
    Vec3d toe = Vec3d::Zero();
};

/// Where the body is narrowest between shoulders and head.
struct NeckGuess {
    Vec3d middle = Vec3d::Zero();
    double radius = 0.0;
    bool isSure = true; ///< it does get narrower
};

struct LegsGuess {
    std::array<LegGuess, 2> legs;
    double groin = 0.0;       ///< height of the place where the legs part
    double thighRadius = 0.0; ///< just below that
    NeckGuess neck;
};

/// Above the groin.
NeckGuess findNeck(const BodyGrid& grid, double groin);

/// Follows each leg upwards from its foot, slice by slice, until the two meet.
Result<LegsGuess> guessLegs(const BodyGrid& grid, const BodyStance& stance);

struct TrunkGuess {
    Vec3d head = Vec3d::Zero();
    Vec3d chin = Vec3d::Zero();
    Vec3d neck = Vec3d::Zero();
    Vec3d chest = Vec3d::Zero();
    Vec3d spine = Vec3d::Zero();
    Vec3d hips = Vec3d::Zero();
};

/// From the groin to the top of the head.
TrunkGuess guessTrunk(const BodyGrid& grid, const LegsGuess& legs);

struct ArmGuess {
    Vec3d shoulder = Vec3d::Zero();
    Vec3d elbow = Vec3d::Zero();
    Vec3d wrist = Vec3d::Zero();
    Vec3d fingertips = Vec3d::Zero();
    Vec3d palm = -Vec3d::UnitY(); ///< unit, where it looks
    bool wristIsSure = true;      ///< the arm gets narrower before the hand
};

/// `side`: 0 left, 1 right. Follows the arm from its tip along its length until the volume below it
/// goes on into the trunk.
Result<ArmGuess> guessArm(const BodyGrid& grid, const BodyStance& stance, const TrunkGuess& trunk,
                          std::size_t side);

} // namespace rigwright
