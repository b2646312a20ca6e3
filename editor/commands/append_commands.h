// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Appending clips, meshes and bones of another file, as one step worked out beside the work.
#pragma once

#include "core/base/result.h"
#include "core/character/append.h"
#include "editor/document/task_runner.h"

#include <QString>

#include <functional>
#include <memory>

namespace rigwright::editor {

/// Makes the document's character the one that was appended to, as one step; undo takes every bit
/// back. Precondition: `appended` was made from the document's present character. Shows the first
/// new clip, or makes the first new mesh the active one. False where nothing is new.
bool pushAppended(Document& document, Appended appended, const QString& from);

/// What to append, and from where. `from` is the name of the file, for texts.
struct AppendJob {
    std::shared_ptr<const Character> source;
    AppendRequest request;
    QString from;
    /// On the GUI thread, when the step was pushed.
    std::function<void(const Findings& findings)> done;
    /// On the GUI thread, when it could not be done.
    std::function<void(const Error& error)> failed;
    std::function<void()> again; ///< see Task
};

/// Works on a copy. Dropped, with the offer to run again, where the character was edited meanwhile.
TaskRunner::Id startAppendTask(Document& document, TaskRunner& tasks, AppendJob job);

} // namespace rigwright::editor
