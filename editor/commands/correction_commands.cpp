// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One worker on a copy for both corrections, pushed as another character.
#include "editor/commands/correction_commands.h"

#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/shown_rig.h"
#include "editor/commands/skeleton_commands.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace rigwright::editor {

namespace {

struct CorrectionPlace {
    BoneIndex joint;
    MeshInstanceIndex mesh;
};

/// What a correction works on, taken on the GUI thread.
struct CorrectionInput {
    Character character; ///< its current pose is the one on screen
    Pose current;        ///< of the document
    CorrectionPlace place;
};

Result<CorrectedCharacter> worked(const CorrectionInput& input, JointCorrection correction) {
    const Character& character = input.character;
    if (correction == JointCorrection::CorrectiveShape) {
        ShapeRequest request;
        request.mesh = input.place.mesh;
        request.joint = input.place.joint;
        return addCorrectiveShape(character, request);
    }
    // As the rig bends it, too.
    RigPlanCache plans;
    const ShownRig shown = solvedBy(character.rig, character.skeleton, character.pose, plans);
    const JointBend bend = jointBend(character.skeleton, input.place.joint, shown.solved);
    return addHelperBone(character,
                         {.joint = input.place.joint, .axis = bend.axis, .angle = bend.angle});
}

QString textOf(const Character& character, BoneIndex joint, JointCorrection correction) {
    return (correction == JointCorrection::HelperBone
                ? QCoreApplication::translate("Commands", "Add helper bone to %1")
                : QCoreApplication::translate("Commands", "Add corrective shape for %1"))
        .arg(boneText(character, joint));
}

bool push(Document& document, CorrectedCharacter made, const QString& text) {
    SkeletonStep step{.text = text};
    if (made.helper.isValid())
        step.select = std::vector{made.helper};
    return replaceCharacter(document, std::move(made.character), step);
}

/// Across both, or the identity's X where they lie in one line.
Vec3d across(const Vec3d& a, const Vec3d& b) {
    constexpr double kLeast = 1e-3;
    const Vec3d cross = a.cross(b);
    return cross.norm() > kLeast ? Vec3d(cross.normalized()) : Vec3d(Vec3d::Zero());
}

Vec3d directionOf(const std::vector<Affine3d>& rest, const Skeleton& skeleton, BoneIndex bone,
                  BoneIndex child) {
    const Vec3d tail = rest[bone.value()] * tailOf(skeleton, bone, child);
    const Vec3d way = tail - rest[bone.value()].translation();
    return way.norm() > 0.0 ? Vec3d(way.normalized()) : Vec3d(Vec3d::Zero());
}

} // namespace

JointBend jointBend(const Skeleton& skeleton, BoneIndex joint, const Pose& pose) {
    constexpr double kSeen = 5.0 * kPi / 180.0;
    JointBend bend;
    const Transform& rest = skeleton.restLocal[joint.value()];
    const Quatd turn =
        (rest.rotation.conjugate() * pose.local[joint.value()].rotation).normalized();
    const Eigen::AngleAxisd posed(turn.w() < 0.0 ? Quatd(-turn.coeffs()) : turn);
    if (posed.angle() > kSeen) {
        bend.axis = posed.axis().normalized();
        bend.angle = std::max(bend.angle, posed.angle());
        return bend;
    }
    const std::vector<Affine3d> model = restModel(skeleton);
    const std::vector<BoneIndex> children = mainChildren(skeleton);
    const Vec3d along = directionOf(model, skeleton, joint, children[joint.value()]);
    const BoneIndex above = skeleton.parents[joint.value()];
    Vec3d axis = Vec3d::Zero();
    if (above.isValid())
        axis = across(directionOf(model, skeleton, above, joint), along);
    for (const Vec3d& forward : {Vec3d(Vec3d::UnitZ()), Vec3d(Vec3d::UnitX())})
        if (axis.isZero())
            axis = across(along, forward);
    if (axis.isZero())
        return bend;
    const Vec3d own = model[joint.value()].linear().transpose() * axis;
    if (own.norm() > 0.0 && own.allFinite())
        bend.axis = own.normalized();
    return bend;
}

namespace {

/// `place`: the joint, and for a shape the mesh, whatever is selected by now.
TaskRunner::Id start(Document& document, TaskRunner& tasks, CorrectionJob job,
                     const CorrectionPlace& place) {
    document.endOpenEdit();
    const auto input = std::make_shared<CorrectionInput>();
    input->character = document.character();
    input->current = input->character.pose;
    input->character.pose = shownPose(document);
    input->place = place;
    Task task;
    task.name = textOf(input->character, place.joint, job.correction);
    task.inputs = {.weights = true, .flags = true, .pose = true};
    task.again = job.again;
    const auto shared = std::make_shared<CorrectionJob>(std::move(job));
    task.work = [shared, input, text = task.name, &document,
                 &tasks](TaskProgress& progress) -> std::function<void()> {
        progress.report(0.1);
        const auto made =
            std::make_shared<Result<CorrectedCharacter>>(worked(*input, shared->correction));
        return [shared, input, made, text, &document, &tasks] {
            // Saved poses are no input that would throw the result away: it is made again, with
            // those of now.
            if (document.character().poseLibrary != input->character.poseLibrary) {
                start(document, tasks, std::move(*shared), input->place);
                return;
            }
            if (!*made) {
                if (shared->failed)
                    shared->failed(made->error());
                return;
            }
            const Findings findings = (*made)->findings;
            const bool posed = !(input->character.pose == input->current);
            const bool changed = push(document, std::move(**made), text);
            if (posed) // what was on screen has become the current pose
                showCurrentPose(document);
            if (shared->done)
                shared->done(findings, changed);
        };
    };
    return tasks.start(std::move(task));
}

} // namespace

TaskRunner::Id startCorrectionTask(Document& document, TaskRunner& tasks, CorrectionJob job) {
    const Selection& selection = document.session().selection();
    return start(document, tasks, std::move(job), {selection.activeBone, selection.activeMesh});
}

} // namespace rigwright::editor
