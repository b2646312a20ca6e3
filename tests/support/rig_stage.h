// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A rig on a skeleton, solved: for tests of what makes and edits rigs.
#pragma once

#include "core/pose/pose.h"
#include "core/rig/rig.h"
#include "core/rig/solve_rig.h"
#include "core/skeleton/skeleton.h"

#include <memory>
#include <vector>

namespace rigwright::test {

/// Of that rig at rest: bones at rest, controls at rest, handles at their own weights.
Pose rigRestPose(const Rig& rig, const Skeleton& skeleton);

struct SolvedRig {
    Pose pose;
    std::vector<Affine3d> modelFromBone;
    RigResult result;
};
/// A still, without memory.
SolvedRig solved(const Rig& rig, const Skeleton& skeleton, const Pose& source);

/// The skeleton `factor` times as large, in metres: every move of the rest pose scaled.
Skeleton scaledSkeleton(const Skeleton& skeleton, double factor);

/// Height of the joints' bounds.
double heightOf(const Skeleton& skeleton);

/// Largest distance of a joint from where it is at rest, and largest change of a matrix entry of
/// rotation and scale.
struct RestError {
    double place = 0.0;
    double turn = 0.0;
};
RestError offRest(const Rig& rig, const Skeleton& skeleton);

/// First control of that name; invalid where there is none.
ControlIndex findControl(const Rig& rig, std::string_view name);

} // namespace rigwright::test
