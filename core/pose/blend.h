// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Blending of poses.
#pragma once

#include "core/math/transform.h"
#include "core/pose/pose.h"

#include <span>
#include <vector>

namespace rigwright {

/// From `a` (amount 0) to `b` (amount 1), bone by bone as interpolate() does. Exactly `a` at 0 and
/// below, `b` at 1 and above; NaN counts as 0. Precondition: equally many.
std::vector<Transform> blend(std::span<const Transform> a, std::span<const Transform> b,
                             double amount);

/// Bones and controls as above, morph weights and weights of handles in a straight line.
/// Precondition: poses of the same character.
Pose blend(const Pose& a, const Pose& b, double amount);

} // namespace rigwright
