// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// IkChain and IkTree: joints as rotations and ways, what chain solvers work on.
#pragma once

#include "core/math/types.h"
#include "core/skeleton/joint_limits.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// `next`: from this joint to the next one (the last: to the tip), in its own frame, metres of
/// model space (scale is in it). Rotations are unit.
struct ChainJoint {
    Quatd rest = Quatd::Identity();  ///< parentFromJoint at rest
    Quatd local = Quatd::Identity(); ///< parentFromJoint now: solvers change it
    Vec3d next = Vec3d::Zero();
    std::optional<JointLimit> limit{}; ///< of rest⁻¹ · local
};

struct IkChain {
    Vec3d root = Vec3d::Zero();              ///< of the first joint, model space; never moves
    Quatd modelFromBase = Quatd::Identity(); ///< of what the first joint hangs on
    std::vector<ChainJoint> joints{};
};

/// Places of all joints and of the tip: joints.size() + 1.
std::vector<Vec3d> chainPlaces(const IkChain& chain);

struct ChainGoal {
    Vec3d target = Vec3d::Zero();
    std::optional<Vec3d> pole{};
    double poleAngle = 0.0;
    Vec3d preferredBend = Vec3d::UnitZ(); ///< model space
    int iterations = 10;
    double tolerance = 0.01; ///< share of the chain's length
    bool keepsPasses = false;
};

struct ChainSolution {
    int iterations = 0;                       ///< passes done
    double error = 0.0;                       ///< metres from tip to target
    std::vector<std::vector<Vec3d>> passes{}; ///< places, the beginning first
};

/// Joints below joints: `parent` is the number of the one above (before it); none for the first.
struct TreeJoint {
    std::optional<std::size_t> parent{};
    Vec3d fromParent = Vec3d::Zero(); ///< in the parent's frame, metres; the first: its place
    Quatd rest = Quatd::Identity();
    Quatd local = Quatd::Identity();
    std::optional<JointLimit> limit{};
};

/// A joint, or a place in its frame, that is to be brought to `target`.
struct TreeEffector {
    std::size_t joint = 0;
    Vec3d tip = Vec3d::Zero();
    Vec3d target = Vec3d::Zero();
    double weight = 1.0; ///< 0 … 1: towards the target from where it is
};

struct IkTree {
    Quatd modelFromBase = Quatd::Identity();
    std::vector<TreeJoint> joints{};
};

} // namespace rigwright
