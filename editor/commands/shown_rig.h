// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ShownRig: the pose on screen before and after the rig, from the document's own character.
#pragma once

#include "core/pose/pose.h"
#include "core/rig/rig.h"
#include "core/rig/solve_rig.h"
#include "core/skeleton/skeleton.h"

#include <memory>
#include <vector>

namespace rigwright::editor {

class Document;

/// `source` is what shownPose() gives, `solved` what the rig makes of it.
struct ShownRig {
    Pose source;
    Pose solved;
    std::vector<Affine3d> modelFromBone;
    RigResult result;
};

/// What is on screen, with the memory of a clip that plays; while bones are edited, or another
/// skeleton is tried, what would be there.
ShownRig shownRig(Document& document);

/// What a rig (null: none) makes of a pose of the same character, as a still.
ShownRig solvedBy(const std::shared_ptr<const Rig>& rig, const Skeleton& skeleton, Pose source,
                  RigPlanCache& plans);

} // namespace rigwright::editor
