// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RigJointLimit: how far a bone may turn from its rest.
#pragma once

#include "core/base/index.h"
#include "core/skeleton/joint_limits.h"

namespace rigwright {

/// A bone's limit; IK handles keep it (others by ConstraintKind::LimitRotation).
struct RigJointLimit {
    BoneIndex bone;
    JointLimit limit;

    friend bool operator==(const RigJointLimit&, const RigJointLimit&) = default;
};

} // namespace rigwright
