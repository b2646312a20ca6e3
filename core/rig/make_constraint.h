// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making constraints: sensible settings for what is selected, and rest offsets.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/rig/rig.h"
#include "core/rig/solve_rig.h"

#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// Where everything is now, as drawn.
struct RigPlaces {
    const std::vector<Affine3d>& modelFromBone;
    const std::vector<Affine3d>& modelFromControl;
};

/// A constraint of that kind with defaults that do something at once: weight 1; Aim along the
/// target's own direction; limits around where it is; TwistSpread over `chain`, else from `target`
/// down to the bone above the source (where the target is not above it: the target alone), with
/// even shares; Spline over `chain`, else from the target along its main children; Driver from the
/// source bone's swing into the target's MoveX by a curve (0, 0) – (90°, 0.05 m). `keepOffset`: the
/// target stays where it is now (Pole: the side that faces the source does so). What reads or moves
/// bones that IK moves comes after it. Errors: those that checkRig() would give, "rig-missing"
/// where sources are needed.
struct ConstraintRequest {
    ConstraintKind kind = ConstraintKind::Parent;
    RigNode target;
    std::vector<RigNode> sources;
    std::vector<BoneIndex> chain;
    bool keepOffset = true;
};
Result<Constraint> makeConstraint(const Rig& rig, const Skeleton& skeleton,
                                  const ConstraintRequest& request, const RigPlaces& places);

/// The offset with which the target stays where it is now, at weight 1: exactly, but for shear, and
/// for Aim below parents that scale unevenly. The identity for kinds without one and in
/// ConstraintSpace::Local, where rest is what things keep.
Transform offsetToKeep(const Constraint& constraint, const RigPlaces& places);

/// The path by which things would follow themselves, by their labels, or nothing: "forearm → hand
/// IK → hand_ctl → forearm". What checkRig() says as "rig-cycle".
std::vector<std::string> cycleIn(const Rig& rig, const Skeleton& skeleton);

/// Constraints that read what a later one still moves in the same frame, one finding each
/// ("rig-order"): they lag.
Findings orderFindings(const Rig& rig, const Skeleton& skeleton);

/// The order in which things are worked out, for an outliner.
struct RigOrderEntry {
    ControlIndex control; ///< exactly one of the three is valid
    ConstraintIndex constraint;
    IkHandleIndex handle;
};
std::vector<RigOrderEntry> evaluationOrder(const Rig& rig, const Skeleton& skeleton);

} // namespace rigwright
