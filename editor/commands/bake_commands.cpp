// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One worker on a copy; its clip is pushed as a step.
#include "editor/commands/bake_commands.h"

#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_commands.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <utility>

namespace rigwright::editor {

TaskRunner::Id startBakeTask(Document& document, TaskRunner& tasks, BakeJob job) {
    document.endOpenEdit();
    Task task;
    task.name = QCoreApplication::translate("Commands", "Baking to keys");
    task.inputs = {.weights = true, .pose = true};
    task.again = job.again;
    auto input = std::make_shared<Character>(document.character());
    input->pose = shownPose(document);
    const auto shared = std::make_shared<BakeJob>(std::move(job));
    task.work = [shared, input, &document](TaskProgress& progress) -> std::function<void()> {
        const auto baked = std::make_shared<std::optional<BakedClip>>(
            bakeClip(*input, shared->settings,
                     [&progress](double share) { return progress.report(share); }));
        return [shared, baked, &document] {
            if (!*baked)
                return; // given up
            BakedClip& made = **baked;
            BakeOutcome outcome{made.frames, made.bones, false};
            if (made.bones > 0 || !made.clip.channels.empty())
                outcome.pushed = addBakedClip(document, std::move(made.clip));
            if (shared->done)
                shared->done(outcome);
        };
    };
    return tasks.start(std::move(task));
}

} // namespace rigwright::editor
