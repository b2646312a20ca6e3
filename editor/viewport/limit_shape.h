// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Limit shape: the cone or the arc within which a joint may turn, as lines.
#pragma once

#include "core/skeleton/joint_limits.h"

#include <vector>

namespace rigwright::editor {

/// In the joint's frame at rest, apex at the origin, of size 1. A cone: its rim at the angle of the
/// swing with a few lines to the apex, and an arc across its axis from the least to the largest
/// twist; a part that is free is left out. A hinge: the arc that `direction` (of the bone, its own
/// frame, any length) draws as it turns from the least to the largest angle, closed by its radii.
std::vector<std::vector<Vec3d>> limitLines(const JointLimit& limit, const Vec3d& direction);

} // namespace rigwright::editor
