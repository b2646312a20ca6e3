// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// New bones that grow out of others, on one side or both.
#pragma once

#include "core/base/index.h"
#include "core/base/result.h"
#include "core/math/types.h"

namespace rigwright {
struct Skeleton;
}

namespace rigwright::editor {

class SkeletonSequence;

/// `head` in model space at rest. `symmetric`: a bone of a side takes its counterpart with it; away
/// from x = 0 (farther than `tolerance`, metres) a bone that grows out of the centre, or out of
/// nothing, becomes one of each side with names that tell so, and nearer it is put on the plane.
struct BoneGrowth {
    BoneIndex parent = {}; ///< now, of the sequence; invalid: a root
    Vec3d head = Vec3d::Zero();
    bool symmetric = false;
    double tolerance = 0.01;
};

/// createBone(), once or twice; the first of the new bones is the one at `head`, or nearest to it.
/// Names go on from the parent's. Finding "bone-no-counterpart": a parent of a side that has none.
Result<void> growBone(SkeletonSequence& sequence, const BoneGrowth& growth);

/// Where growBone() would put the head; `twice`: another one at its image across x = 0.
struct GrowthPlaces {
    Vec3d head = Vec3d::Zero();
    bool twice = false;
    BoneIndex otherParent = {}; ///< of the image
    bool lacksCounterpart = false;
};
GrowthPlaces growthPlaces(const Skeleton& skeleton, const BoneGrowth& growth);

} // namespace rigwright::editor
