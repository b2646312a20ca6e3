// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One worker on a copy for all operations, pushed as another character.
#include "editor/commands/rest_commands.h"

#include "core/character/bind_pose.h"
#include "core/character/binding_state.h"
#include "core/character/evaluate_frame.h"
#include "core/character/humanoid.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace rigwright::editor {

namespace {

/// What an operation works on, taken on the GUI thread.
struct RestInput {
    Character character;
    std::vector<Transform> shown; ///< for MakeBind: the pose on screen
    MeshInstanceIndex mesh;       ///< for Reattach
};

/// Bones as a rig has them in a pose.
std::vector<Transform> solvedLocal(Character character, Pose pose) {
    character.pose = std::move(pose);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, {}, caches, state, frame);
    return std::move(frame.pose.local);
}

RestInput inputOf(Document& document, RestOperation operation) {
    RestInput input{document.character(), {}, document.session().selection().activeMesh};
    if (operation == RestOperation::MakeBind)
        input.shown = solvedLocal(input.character, shownPose(document));
    return input;
}

Result<Character> worked(RestInput input, RestOperation operation) {
    Character& character = input.character;
    if (operation == RestOperation::Reattach)
        return reattachMesh(character, input.mesh);
    const HumanoidSearch search = humanoidOf(character);
    if (const auto refusal = noHumanBody(search); refusal && operation != RestOperation::MakeBind)
        return *refusal;
    Result<RestBakeReport> done =
        operation == RestOperation::MakeBind
            ? bakeRestPose(character, input.shown, RestBake::AsShown)
            : convertRestPose(character, search.map,
                              operation == RestOperation::TPose ? RestPoseKind::TPose
                                                                : RestPoseKind::APose);
    if (!done)
        return done.error();
    return std::move(character);
}

bool push(Document& document, Character after, RestOperation operation) {
    return replaceCharacter(document, std::move(after), {.text = restText(document, operation)});
}

} // namespace

QString restText(const Document& document, RestOperation operation) {
    switch (operation) {
    case RestOperation::TPose:
        return QCoreApplication::translate("Commands", "Convert to T-pose");
    case RestOperation::APose:
        return QCoreApplication::translate("Commands", "Convert to A-pose");
    case RestOperation::MakeBind:
        return QCoreApplication::translate("Commands", "Make this pose the bind pose");
    case RestOperation::Reattach:
        break;
    }
    const MeshInstanceIndex mesh = document.session().selection().activeMesh;
    const Character& character = document.character();
    if (!mesh.isValid() || mesh.value() >= character.meshes.size())
        return QCoreApplication::translate("Commands", "Re-attach the mesh");
    return QCoreApplication::translate("Commands", "Re-attach %1").arg(meshText(character, mesh));
}

Result<bool> changeRest(Document& document, RestOperation operation) {
    document.endOpenEdit(); // what is being dragged is shown, but not there
    Result<Character> after = worked(inputOf(document, operation), operation);
    if (!after)
        return after.error();
    return push(document, std::move(*after), operation);
}

TaskRunner::Id startRestTask(Document& document, TaskRunner& tasks, RestJob job) {
    document.endOpenEdit();
    Task task;
    task.name = restText(document, job.operation);
    task.inputs = {.weights = true, .flags = true, .pose = true};
    task.again = job.again;
    const auto shared = std::make_shared<RestJob>(std::move(job));
    const auto input = std::make_shared<RestInput>(inputOf(document, shared->operation));
    task.work = [shared, input, &document,
                 &tasks](TaskProgress& progress) -> std::function<void()> {
        progress.report(0.1);
        const auto library = input->character.poseLibrary;
        const auto after =
            std::make_shared<Result<Character>>(worked(std::move(*input), shared->operation));
        return [shared, library, after, &document, &tasks] {
            // Saved poses are no input that would throw the result away: it is made again, with
            // those of now.
            if (document.character().poseLibrary != library) {
                startRestTask(document, tasks, std::move(*shared));
                return;
            }
            if (!*after) {
                if (shared->failed)
                    shared->failed(after->error());
                return;
            }
            const bool changed = push(document, std::move(**after), shared->operation);
            if (shared->done)
                shared->done(changed);
        };
    };
    return tasks.start(std::move(task));
}

BindPoseStep goToBindPose(Document& document) {
    document.endOpenEdit();
    BindPose bind = poseAtBind(document.character());
    BindPoseStep step;
    step.left = std::move(bind.left);
    Pose pose = shownPose(document);
    pose.local = std::move(bind.local);
    step.changed =
        poseWhole(document, pose, QCoreApplication::translate("Commands", "Go to the bind pose"));
    return step;
}

} // namespace rigwright::editor
