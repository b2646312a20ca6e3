// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the parts of the Rig menu share: running an edit and saying what came of it.
#pragma once

#include "editor/shell/action_bindings.h"

#include <functional>

class QWidget;

namespace rigwright::editor {

/// Runs an edit of the rig; toasts say why nothing was done, or what the user should know, with
/// “Undo”. Controls are shown from then on where some were made. `window` is the parent of boxes.
void runRigEdit(const ActionContext& context, QWidget& window,
                const std::function<Result<Findings>(Document& document)>& edit);

/// The sub-menu of constraints, drivers among them.
void bindConstraintActions(const ActionContext& context, QWidget& window);
/// Forward and inverse kinematics, and the passes of solvers.
void bindKinematicsActions(const ActionContext& context);
/// Helper bones and corrective shapes.
void bindCorrectionActions(const ActionContext& context, QWidget& window);

} // namespace rigwright::editor
