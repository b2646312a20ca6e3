// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Why a joint cannot be corrected, said in the same way by helper bones and corrective shapes.
#pragma once

#include "core/base/result.h"
#include "core/skeleton/bone_tails.h"

#include <string>

namespace rigwright {

/// "correction-no-joint"; `joint` need not be there.
inline Error noJointToCorrect(const Skeleton& skeleton, BoneIndex joint) {
    const bool isThere = joint.isValid() && joint.value() < skeleton.boneCount();
    return {"correction-no-joint",
            "no mesh that may be changed has weights on both sides of this joint",
            isThere ? boneLabel(skeleton, joint) : std::string(),
            "Choose the bone below the bend, such as the forearm, of a mesh that is not locked."};
}

} // namespace rigwright
