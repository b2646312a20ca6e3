// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Saved poses and test poses.
#include "editor/document/document.h"
#include "editor/document/range_of_motion.h"
#include "editor/panels/poses_panel.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/ui/dock_header.h"

namespace rigwright::editor {

void bindPoseLibraryActions(const ActionContext& context, PosesPanel& poses, RangeOfMotion& range) {
    Document& document = context.document;
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    const auto hasPoses = [&document] { return !document.character().poseLibrary.empty(); };
    const auto tests = [&range] { return range.isShown(); };
    context.actions.bind("pose.save", {[&poses](bool) {
                                           raiseDockOf(poses);
                                           poses.save();
                                       },
                                       hasBones,
                                       {}});
    context.actions.bind("pose.previous-saved", {[&poses](bool) { poses.step(-1); }, hasPoses, {}});
    context.actions.bind("pose.next-saved", {[&poses](bool) { poses.step(1); }, hasPoses, {}});
    context.actions.bind("pose.test-bone",
                         {[&range](bool) { range.choose(TestSweep::Bone); }, hasBones, {}});
    context.actions.bind("pose.previous-test", {[&range](bool) { range.step(-1); }, tests, {}});
    context.actions.bind("pose.next-test", {[&range](bool) { range.step(1); }, tests, {}});
    context.actions.bind(
        "pose.leave-test",
        {[&range](bool) { range.stop(); }, [&range] { return range.sweep().has_value(); }, {}});
}

} // namespace rigwright::editor
