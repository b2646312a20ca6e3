// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Moving, turning and scaling joints at rest, alone or with what is below them, on one side or
/// both.
#pragma once

#include "core/skeleton/skeleton_edit.h"
#include "core/skeleton/symmetrise.h"

#include <optional>
#include <vector>

namespace rigwright {

/// The bones to move. Without children the bones below stay where they are. `symmetric`: bones of
/// the other side (by name) do the same in the mirror, and bones of the centre stay at their
/// distance from the plane; a pair of which both are chosen goes as its left one does. Finding
/// "bone-no-counterpart": chosen bones of a side that have none, which move alone.
struct JointSelection {
    std::vector<BoneIndex> bones = {};
    bool withChildren = true;
    std::optional<BonePlane> symmetric = {};
};

/// Each head goes to pivot + rotation · (scale ∘ (head - pivot)) + translation in model space at
/// rest, and each bone's axes turn by `rotation`; no bone gets a scale, only distances grow.
struct JointMove {
    Vec3d translation = Vec3d::Zero();
    Quatd rotation = Quatd::Identity();
    Vec3d scale = Vec3d::Ones();
    Vec3d pivot = Vec3d::Zero();
};

/// Nothing of the mesh moves at bind; in other poses it turns about the new joints. Findings as in
/// the other edits; of joints that end where their parent is: "bone-zero-length".
Result<SkeletonEdit> moveJoints(const Skeleton& skeleton, const JointSelection& selection,
                                const JointMove& move);

/// moveJoints() of one bone to a head in model space at rest.
Result<SkeletonEdit> setHead(const Skeleton& skeleton, BoneIndex bone, const Vec3d& head,
                             const JointSelection& how);

/// The same for its end, the head of its main child. Error: "bone-no-end" where it has none.
Result<SkeletonEdit> setTail(const Skeleton& skeleton, BoneIndex bone, const Vec3d& tail,
                             const JointSelection& how);

} // namespace rigwright
