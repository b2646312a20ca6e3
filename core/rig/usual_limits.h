// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How far the joints of a human body turn, by role.
#pragma once

#include "core/base/index.h"
#include "core/skeleton/humanoid_roles.h"
#include "core/skeleton/joint_limits.h"

#include <optional>

namespace rigwright {

struct Skeleton;

/// A limit for the bone of that role, from its rest pose: hinges for elbows (which bend the forearm
/// forward), knees (backward) and the outer joints of fingers (to the palm, for arms held to the
/// sides), cones with twist for the others; the bend that a hinge has at rest is taken off its
/// range, and where it is bent (2° and more) its plane gives the axis. Ranges are those of healthy
/// adults, rounded up (American Academy of Orthopaedic Surgeons 1965, "Joint motion"). Body up +Y,
/// forward +Z. Nothing for hips, eyes and jaw, and where bones lie on one place.
std::optional<JointLimit> usualLimit(HumanoidRole role, const Skeleton& skeleton, BoneIndex bone);

} // namespace rigwright
