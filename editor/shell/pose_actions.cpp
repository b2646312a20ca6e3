// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the current pose.
#include "editor/commands/pose_commands.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"

namespace rigwright::editor {

void bindPoseActions(const ActionContext& context) {
    Document& document = context.document;
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    const auto bindReset = [&](const char* id, PoseChannel channel) {
        context.actions.bind(
            id, {[&document, channel](bool) {
                     resetPose(document, document.session().selection().bones, channel);
                 },
                 [&document] { return !document.session().selection().bones.empty(); },
                 {}});
    };
    bindReset("pose.reset-position", PoseChannel::Translation);
    bindReset("pose.reset-rotation", PoseChannel::Rotation);
    bindReset("pose.reset-scale", PoseChannel::Scale);
    context.actions.bind("pose.reset-all",
                         {[&document](bool) { resetPose(document, {}); }, hasBones, {}});
}

} // namespace rigwright::editor
