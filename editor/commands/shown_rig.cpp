// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The frame on screen, or a still solved for it.
#include "editor/commands/shown_rig.h"

#include "editor/commands/pose_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <utility>

namespace rigwright::editor {

ShownRig shownRig(Document& document) {
    Derived& derived = document.derived();
    if (derived.showsRest() || derived.hasPreview()) {
        RigPlanCache plans;
        const Character& character = document.character();
        return solvedBy(character.rig, character.skeleton, shownPose(document), plans);
    }
    const FrameResult& frame = derived.shownFrame();
    return {frame.source, frame.pose, frame.modelFromBone, frame.rig};
}

ShownRig solvedBy(const std::shared_ptr<const Rig>& rig, const Skeleton& skeleton, Pose source,
                  RigPlanCache& plans) {
    ShownRig shown;
    shown.solved = source;
    shown.source = std::move(source);
    RigMemory memory;
    if (rig)
        solveRig(*rig, plans.planFor(rig, skeleton), skeleton, {}, shown.solved, memory,
                 shown.result);
    computeModelPose(skeleton, shown.solved.local, shown.modelFromBone);
    return shown;
}

} // namespace rigwright::editor
