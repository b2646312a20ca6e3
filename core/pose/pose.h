// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pose: local transforms of all bones, morph weights of all mesh instances, and what the controls
/// and IK handles of the rig are set to, at one moment.
#pragma once

#include "core/base/index.h"
#include "core/math/transform.h"

#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

struct Pose {
    std::vector<Transform> local;                 ///< parentFromBone, one a bone
    std::vector<std::vector<float>> morphWeights; ///< by mesh instance, one a morph target
    std::vector<Transform> controls;              ///< one a control: from its rest (core/rig)
    std::vector<double> ikWeights; ///< one an IK handle: 0 forward, 1 inverse kinematics

    friend bool operator==(const Pose&, const Pose&) = default;
};

/// modelFromBone of every bone (model space = the scene of the file), parents before children.
/// `modelFromBone` is resized. A Pose is finite; a bone whose matrix overflows nevertheless (absurd
/// scales in a long chain) takes its parent's, a root the identity.
void computeModelPose(const Skeleton& skeleton, std::span<const Transform> local,
                      std::vector<Affine3d>& modelFromBone);

} // namespace rigwright
