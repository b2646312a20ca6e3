// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joints in the space in which chains are solved, and back to the pose.
#pragma once

#include "core/ik/chain.h"
#include "core/rig/rig_frame.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// Model space, but that what is above the first joint stretches and shears is undone about its
/// head: below an uneven parent chains keep their lengths only there. Where the parent is even (the
/// usual) it is model space itself.
struct WorkSpace {
    Vec3d origin = Vec3d::Zero();
    Mat3d workFromModel = Mat3d::Identity();
    Mat3d modelFromWork = Mat3d::Identity();
    bool isModel = true;
    bool isUsable = true; ///< false below a parent that is flat

    [[nodiscard]] Vec3d toWork(const Vec3d& place) const {
        return isModel ? place : Vec3d(origin + workFromModel * (place - origin));
    }
    [[nodiscard]] Vec3d toModel(const Vec3d& place) const {
        return isModel ? place : Vec3d(origin + modelFromWork * (place - origin));
    }
};

/// Rotations are such as they come out below mirrors (mirroredBy()), so that they multiply to
/// `turned`, the joint's rotation in work space.
struct WorkJoint {
    BoneIndex bone;
    std::optional<std::size_t> above; ///< none for the first
    Vec3d signs = Vec3d::Ones();      ///< of all above: local = mirroredBy(pose's, signs)
    Quatd rest = Quatd::Identity();
    Quatd local = Quatd::Identity();
    Quatd turned = Quatd::Identity();
    Vec3d place = Vec3d::Zero(); ///< of its head, work space
    std::optional<JointLimit> limit;
};

/// A chain or a tree of bones, those above before those below.
struct WorkJoints {
    WorkSpace space;
    Quatd base = Quatd::Identity(); ///< rotation of what the first hangs on
    std::vector<WorkJoint> joints;
    /// No scale of a bone in it that is uneven: turns move places as rotations do.
    bool isExact = true;
};

/// `bones` are ascending (parents before children), each but the first below one of the others.
WorkJoints workJoints(RigFrame& frame, std::span<const BoneIndex> bones);

/// Puts rotations into the pose where they differ from what the joint has; false, and nothing done,
/// where one is not finite.
bool putRotations(RigFrame& frame, const WorkJoints& work, std::span<const Quatd> locals);

} // namespace rigwright
