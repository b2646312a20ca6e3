// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls, IK handles, sets and mirror images for what is selected, or for a whole body.
#include "editor/shell/rig_actions.h"

#include "editor/commands/rig_edits.h"
#include "editor/commands/rig_selection.h"
#include "editor/document/document.h"
#include "editor/shell/action_set.h"
#include "editor/shell/rig_dialogs.h"
#include "editor/tools/error_sentence.h"
#include "editor/ui/toast.h"

#include <QAction>
#include <QCoreApplication>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Rig", text);
}

/// What has just been made is seen.
void showControls(Session& session) {
    ViewSettings view = session.view();
    view.controls = true;
    session.setView(view);
}

std::size_t controlCount(const Document& document) {
    return rigOf(document.character()).controls.size();
}

/// What a rig is for is one click away where it is not known.
void tellRefusal(const ActionContext& context, const Error& error) {
    std::vector<ToastAction> offers;
    if (error.code.starts_with("humanoid-")) {
        QAction* map = context.actions[QStringLiteral("skeleton.humanoid")];
        offers.push_back(
            {translated(QT_TRANSLATE_NOOP("Rig", "Humanoid map…")), [map] { map->trigger(); }});
    }
    context.toasts.show(Severity::Error, errorSentence(error), std::move(offers));
}

void rigHumanoidNow(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    const Result<HumanoidRig> done = rigWholeHumanoid(document);
    if (!done) {
        tellRefusal(context, done.error());
        return;
    }
    showControls(document.session());
    const QString handles =
        QCoreApplication::translate("Rig", "%n IK handles", nullptr, int(done->handles));
    const QString sentence = QCoreApplication::translate("Rig", "%n controls and %1 were made.",
                                                         nullptr, int(done->controls))
                                 .arg(handles);
    if (done->findings.empty())
        context.toasts.show(Severity::Info, sentence, {undoOffer(context)});
    else
        tellFindings(context, window, document.undoStack().undoText(), done->findings, true,
                     sentence);
}

void bindMaking(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    using Edit = std::function<Result<Findings>(Document&)>;
    const auto bind = [&](const char* id, Edit edit, std::function<bool()> usable) {
        context.actions.bind(id, {[context, &window, edit = std::move(edit)](bool) {
                                      runRigEdit(context, window, edit);
                                  },
                                  std::move(usable),
                                  {}});
    };
    const auto hasBones = [&document] { return !document.session().selection().bones.empty(); };
    const auto hasChain = [&document] { return selectedChain(document).first.isValid(); };
    const auto hasRig = [&document] { return document.character().rig != nullptr; };
    const auto hasControls = [&document] {
        return !document.session().selection().controls.empty();
    };
    bind("rig.control", addSelectedControls, hasBones);
    bind("rig.control-chain", addSelectedChainControls, hasChain);
    bind("rig.limb", addSelectedLimb, [&document] { return canAddLimb(document); });
    bind(
        "rig.chain-fabrik", [](Document& d) { return addSelectedIkChain(d, IkSolver::Fabrik); },
        hasChain);
    bind(
        "rig.chain-ccd", [](Document& d) { return addSelectedIkChain(d, IkSolver::Ccd); },
        hasChain);
    bind(
        "rig.mirror-left", [](Document& d) { return mirrorWholeRig(d, BoneSide::Left); }, hasRig);
    bind(
        "rig.mirror-right", [](Document& d) { return mirrorWholeRig(d, BoneSide::Right); }, hasRig);
    bind("rig.set", groupSelectedControls, hasControls);
    bind("rig.delete", deleteSelectedControls, hasControls);
}

} // namespace

void runRigEdit(const ActionContext& context, QWidget& window,
                const std::function<Result<Findings>(Document& document)>& edit) {
    Document& document = context.document;
    const std::uint64_t revision = document.revision();
    const std::size_t controls = controlCount(document);
    const Result<Findings> done = edit(document);
    if (!done) {
        tellError(context, done.error());
        return;
    }
    const bool changed = document.revision() != revision;
    if (controlCount(document) > controls)
        showControls(document.session());
    if (!changed && done->empty())
        context.toasts.show(Severity::Info,
                            translated(QT_TRANSLATE_NOOP("Rig", "Nothing was to change.")));
    else
        tellFindings(context, window, document.undoStack().undoText(), *done, changed);
}

void bindRigActions(const ActionContext& context, QWidget& window) {
    Document& document = context.document;
    context.actions.bind("rig.humanoid",
                         {[context, &window](bool) { rigHumanoidNow(context, window); },
                          [&document] { return document.character().skeleton.boneCount() > 0; },
                          {}});
    bindMaking(context, window);
    context.actions.bind("rig.select-all",
                         {[&document](bool) {
                              showControls(document.session());
                              selectAllControls(document);
                          },
                          [&document] {
                              return std::ranges::any_of(
                                  rigOf(document.character()).controls,
                                  [](const Control& control) { return !control.hidden; });
                          },
                          {}});
    bindConstraintActions(context, window);
    bindKinematicsActions(context);
    bindCorrectionActions(context, window);
    (new RigDialogs(context, window, &window))->bind();
}

} // namespace rigwright::editor
