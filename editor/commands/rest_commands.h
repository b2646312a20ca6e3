// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on rest and bind pose: T-pose and A-pose, going to the bind pose, making another one.
#pragma once

#include "core/base/result.h"
#include "core/character/rest_pose.h"
#include "editor/document/task_runner.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace rigwright::editor {

/// Steps after which rest and bind pose, or the bind of one mesh, are other ones. All change
/// vertices or binds of whole meshes.
enum class RestOperation {
    TPose,    ///< the T-pose becomes the rest pose (convertRestPose(), as it is shown)
    APose,    ///< the same with the A-pose
    MakeBind, ///< the pose on screen becomes rest and bind pose: nothing is seen to move
    Reattach, ///< the active mesh is bound anew where the bones rest now (reattachMesh())
};

/// "Convert to T-pose", as the history says it.
QString restText(const Document& document, RestOperation operation);

/// Done at once. False: nothing was to change, and nothing is pushed. Errors: "rest-pose-…" and
/// "reattach-…" of core; the document is untouched then.
Result<bool> changeRest(Document& document, RestOperation operation);

struct RestJob {
    RestOperation operation = RestOperation::TPose;
    /// On the GUI thread, when it is done; `changed` as changeRest() returns it.
    std::function<void(bool changed)> done;
    std::function<void(const Error& error)> failed; ///< on the GUI thread, when it cannot be done
    std::function<void()> again;                    ///< see Task
};

/// Characters with more vertices are worked out beside the work.
inline constexpr std::size_t kRestAtOnce = 50'000;

/// changeRest() on a copy, with progress; dropped, with the offer to run again, where the character
/// was edited meanwhile.
TaskRunner::Id startRestTask(Document& document, TaskRunner& tasks, RestJob job);

/// Poses all bones as they stood when the meshes were bound, as a step on the pose. `changed`:
/// there was something to change. `left`: joints that stay at rest, because meshes bind them
/// differently, or in a way that cannot be undone.
struct BindPoseStep {
    bool changed = false;
    std::vector<BoneIndex> left;
};
BindPoseStep goToBindPose(Document& document);

} // namespace rigwright::editor
