// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Helper bones and corrective shapes, beside the work.
#include "editor/commands/correction_commands.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/rig_actions.h"
#include "editor/ui/toast.h"

#include <QCoreApplication>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Rig", text);
}

void correct(const ActionContext& context, QWidget& window, JointCorrection correction) {
    Document& document = context.document;
    CorrectionJob job;
    job.correction = correction;
    job.done = [context, &window, correction](const Findings& findings, bool changed) {
        const QString sentence =
            correction == JointCorrection::HelperBone
                ? translated(QT_TRANSLATE_NOOP("Rig", "The helper bone fills the joint as it "
                                                      "bends."))
                : translated(QT_TRANSLATE_NOOP("Rig", "The shape fades in as the joint bends."));
        if (findings.empty() && changed)
            context.toasts.show(Severity::Info, sentence, {undoOffer(context)});
        else
            tellFindings(context, window, context.document.undoStack().undoText(), findings,
                         changed);
    };
    job.failed = [context](const Error& error) { tellError(context, error); };
    job.again = [context, &window, correction, generation = document.generation()] {
        const Document& now = context.document;
        if (generation == now.generation() && now.session().selection().activeBone.isValid())
            correct(context, window, correction);
    };
    startCorrectionTask(document, context.tasks, std::move(job));
}

bool isBound(const Document& document, MeshInstanceIndex mesh) {
    const auto& meshes = document.character().meshes;
    return mesh.isValid() && mesh.value() < meshes.size() && meshes[mesh.value()].binding;
}

} // namespace

void bindCorrectionActions(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    const auto hasJoint = [&document] {
        const BoneIndex bone = document.session().selection().activeBone;
        return bone.isValid() && document.character().skeleton.parents[bone.value()].isValid();
    };
    context.actions.bind(
        "rig.helper-bone",
        {[context, &window](bool) { correct(context, window, JointCorrection::HelperBone); },
         [&document, hasJoint] {
             return hasJoint() &&
                    std::ranges::any_of(document.character().meshes, [](const MeshInstance& mesh) {
                        return mesh.binding.has_value();
                    });
         },
         {}});
    context.actions.bind(
        "rig.corrective-shape",
        {[context, &window](bool) { correct(context, window, JointCorrection::CorrectiveShape); },
         [&document, hasJoint] {
             return hasJoint() && isBound(document, document.session().selection().activeMesh);
         },
         {}});
}

} // namespace rigwright::editor
