// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Switching and snapping between forward and inverse kinematics, and looking at a solver's passes.
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/rig_actions.h"
#include "editor/ui/rig_words.h"
#include "editor/ui/toast.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Rig", text);
}

const IkHandle& handleOf(const Document& document, IkHandleIndex handle) {
    return document.character().rig->handles[handle.value()];
}

void say(const ActionContext& context, const char* text, IkHandleIndex handle) {
    context.toasts.show(Severity::Info, translated(text).arg(
                                            handleName(*context.document.character().rig, handle)));
}

/// To the other way of posing. A target that is no control cannot be brought to the limb.
void switchActive(const ActionContext& context) {
    Document& document = context.document;
    const IkHandleIndex handle = activeHandle(document);
    if (!handle.isValid())
        return;
    constexpr double kHalf = 0.5;
    const bool inverse = shownPose(document).ikWeights[handle.value()] < kHalf;
    const bool follows = !inverse || handleOf(document, handle).target.control.isValid();
    const bool changed = switchKinematics(document, handle, inverse);
    if (changed && !follows)
        say(context,
            QT_TRANSLATE_NOOP("Rig", "The target of %1 is no control: it stays where it is, and "
                                     "the limb goes to it."),
            handle);
}

void snapActive(const ActionContext& context, bool (*snap)(Document&, IkHandleIndex)) {
    const IkHandleIndex handle = activeHandle(context.document);
    if (handle.isValid() && !snap(context.document, handle))
        say(context, QT_TRANSLATE_NOOP("Rig", "%1 is there already."), handle);
}

/// The handle whose passes are looked at, or could be.
IkHandleIndex steppable(Document& document) {
    const Derived& derived = document.derived();
    if (derived.steppedHandle().isValid())
        return derived.steppedHandle();
    const IkHandleIndex handle = activeHandle(document);
    if (!handle.isValid() || handleOf(document, handle).solver == IkSolver::TwoBone)
        return {};
    return handle;
}

/// False where the solver has ended before the pass that is shown.
bool hasMorePasses(Document& document) {
    Derived& derived = document.derived();
    const IkHandleIndex stepped = derived.steppedHandle();
    if (!stepped.isValid())
        return true;
    const int most = handleOf(document, stepped).iterations;
    const auto& reports = derived.shownFrame().rig.handles;
    return derived.steppedPasses() < most && stepped.value() < reports.size() &&
           reports[stepped.value()].iterations >= derived.steppedPasses();
}

void step(const ActionContext& context, int by) {
    Document& document = context.document;
    Derived& derived = document.derived();
    const IkHandleIndex handle = steppable(document);
    if (!handle.isValid())
        return;
    const int passes = derived.steppedHandle().isValid() ? derived.steppedPasses() + by : by;
    derived.stepHandle(handle, std::max(passes, 0));
}

void bindPasses(const ActionContext& context) {
    Document& document = context.document;
    context.actions.bind(
        "rig.step-on",
        {[context](bool) { step(context, 1); },
         [&document] { return steppable(document).isValid() && hasMorePasses(document); },
         {}});
    context.actions.bind("rig.step-back", {[context](bool) { step(context, -1); },
                                           [&document] {
                                               Derived& derived = document.derived();
                                               return derived.steppedHandle().isValid() &&
                                                      derived.steppedPasses() > 0;
                                           },
                                           {}});
    context.actions.bind("rig.step-end",
                         {[&document](bool) { document.derived().stepHandle({}, 0); },
                          [&document] { return document.derived().steppedHandle().isValid(); },
                          {}});
}

} // namespace

void bindKinematicsActions(const ActionContext& context) {
    Document& document = context.document;
    const auto hasHandle = [&document] { return activeHandle(document).isValid(); };
    const auto hasTarget = [&document] {
        const IkHandleIndex handle = activeHandle(document);
        return handle.isValid() && handleOf(document, handle).target.control.isValid();
    };
    context.actions.bind("rig.switch", {[context](bool) { switchActive(context); }, hasHandle, {}});
    context.actions.bind(
        "rig.snap-ik",
        {[context](bool) { snapActive(context, &snapInverseToForward); }, hasTarget, {}});
    context.actions.bind(
        "rig.snap-fk",
        {[context](bool) { snapActive(context, &snapForwardToInverse); }, hasHandle, {}});
    bindPasses(context);
}

} // namespace rigwright::editor
