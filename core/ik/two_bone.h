// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Two-bone inverse kinematics by the law of cosines, with a pole, soft end and stretch.
#pragma once

#include "core/math/types.h"

namespace rigwright {

/// What solveTwoBone() remembers from frame to frame.
struct TwoBoneMemory {
    bool isSet = false;
    Vec3d line = Vec3d::Zero();  ///< unit: root → target in the last frame
    Vec3d bend = Vec3d::Zero();  ///< unit, across the line: where the mid joint lay
    bool inCone = false;         ///< the pole said nothing in the last frame
    double turn = 0.0;           ///< radians still to be turned to the pole's side, signed
};

} // namespace rigwright
