// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Helper bones and corrective shapes for a joint, beside the work.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/joint_correction.h"
#include "editor/document/task_runner.h"

#include <functional>

namespace rigwright::editor {

/// Which of the two.
enum class JointCorrection {
    HelperBone,      ///< addHelperBone() about helperAxis()
    CorrectiveShape, ///< addCorrectiveShape() of the active mesh, for the pose on screen
};

struct CorrectionJob {
    JointCorrection correction = JointCorrection::HelperBone;
    /// On the GUI thread, when it is done; `changed`: there is a step to undo.
    std::function<void(const Findings& findings, bool changed)> done;
    std::function<void(const Error& error)> failed; ///< on the GUI thread, when it cannot be done
    std::function<void()> again;                    ///< see Task
};

/// For the active bone, on a copy. The helper bone is selected afterwards. Precondition: there is
/// an active bone, and for a shape an active mesh.
TaskRunner::Id startCorrectionTask(Document& document, TaskRunner& tasks, CorrectionJob job);

/// The axis that a joint bends about (in its frame at rest, unit), and how far its helper bone is
/// to reach, radians: as the joint is bent in `pose`, where it is; else as it is bent at rest; a
/// straight one bends forwards, by 120°.
struct JointBend {
    Vec3d axis = Vec3d::UnitX();
    double angle = 2.0 * kPi / 3.0;
};
JointBend jointBend(const Skeleton& skeleton, BoneIndex joint, const Pose& pose);

} // namespace rigwright::editor
