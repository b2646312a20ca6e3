// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Baking a rig to keys of bones, beside the work.
#pragma once

#include "core/character/bake_clip.h"
#include "editor/document/task_runner.h"

#include <cstddef>
#include <functional>

namespace rigwright::editor {

/// What became of it.
struct BakeOutcome {
    std::size_t frames = 0;
    std::size_t bones = 0;
    bool pushed = false; ///< there is a new clip, and it is shown
};

struct BakeJob {
    BakeSettings settings;
    /// On the GUI thread, when it is done.
    std::function<void(const BakeOutcome& outcome)> done;
    std::function<void()> again; ///< see Task
};

/// bakeClip() on a copy, with progress, then addBakedClip(). Without a clip in the settings the
/// pose on screen is baked. Nothing is pushed where no bone gets keys.
TaskRunner::Id startBakeTask(Document& document, TaskRunner& tasks, BakeJob job);

} // namespace rigwright::editor
