// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The arm of arm_character.h with four controls and an IK handle.
#pragma once

#include "tests/support/arm_character.h"

namespace rigwright::test {

/// Controls in order: upper_ctl and lower_ctl drive their bones (circles), hand_ik stands free at
/// the helper (a box in the space of the world), elbow_pole free over the elbow, 0.35 m up (a
/// diamond in the same space). Handle 0 pulls upper – lower – helper to hand_ik, its elbow towards
/// elbow_pole, without a soft end.
inline constexpr std::size_t kUpperControl = 0;
inline constexpr std::size_t kLowerControl = 1;
inline constexpr std::size_t kHandControl = 2;
inline constexpr std::size_t kPoleControl = 3;

/// `ikWeight`: of the handle, 0 … 1. At rest.
Character riggedArm(double ikWeight);

} // namespace rigwright::test
