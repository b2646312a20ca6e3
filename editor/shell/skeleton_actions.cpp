// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of the selected bones, symmetry, rest and bind pose; and what is said of them.
#include "editor/commands/bone_edits.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/rest_commands.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/bone_sets.h"
#include "editor/document/derived.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/shell/heir_dialog.h"
#include "editor/shell/subdivide_bones.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/toast.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Skeleton", text);
}

bool hasSelection(const Document& document) {
    return !document.session().selection().bones.empty();
}

/// Bones, and an active one among them that the others go to.
bool hasTarget(const Document& document) {
    const Selection& selection = document.session().selection();
    return selection.bones.size() > 1 && selection.activeBone.isValid();
}

/// The names of those whose weights go, and of who takes them, before the edit.
struct Heirs {
    QString from;
    QString to;
};

/// The bones above `gone` that stay, where it is one.
QString heirText(const Character& character, std::vector<BoneIndex> gone) {
    std::ranges::sort(gone);
    std::set<BoneIndex> heirs;
    for (BoneIndex bone : gone) {
        while (bone.isValid() && std::ranges::binary_search(gone, bone))
            bone = character.skeleton.parents[bone.value()];
        heirs.insert(bone);
    }
    return heirs.size() == 1 && heirs.begin()->isValid()
               ? boneText(character, *heirs.begin())
               : translated(QT_TRANSLATE_NOOP("Skeleton", "the bones above"));
}

/// "184 vertices of Body went from finger to hand"; "" where no weights moved.
QString movedText(const Findings& findings, const Heirs& heirs) {
    std::size_t moved = 0;
    std::set<std::string> meshes;
    for (const Finding& finding : findings)
        if (finding.code == "bone-weights-moved") {
            moved += finding.count;
            meshes.insert(finding.where);
        }
    if (moved == 0)
        return {};
    const auto counted = [moved](const char* text) {
        return QCoreApplication::translate("Skeleton", text, nullptr, int(moved));
    };
    if (meshes.size() == 1 && !meshes.begin()->empty())
        return counted(QT_TRANSLATE_N_NOOP("Skeleton", "%n vertices of %1 went from %2 to %3"))
            .arg(isolated(QString::fromStdString(*meshes.begin())), heirs.from, heirs.to);
    return counted(QT_TRANSLATE_N_NOOP("Skeleton", "%n vertices went from %1 to %2"))
        .arg(heirs.from, heirs.to);
}

/// Says what came of an edit. `revision`: of the document before it. `moved`: the sentence on
/// weights that went elsewhere; "" = none did.
void tell(const ActionContext& context, const SkeletonParts& parts, const Findings& findings,
          std::uint64_t revision, const QString& moved = {}) {
    const bool changed = context.document.revision() != revision;
    if (!changed && findings.empty()) {
        context.toasts.show(Severity::Info,
                            translated(QT_TRANSLATE_NOOP("Skeleton", "Nothing was to change.")));
        return;
    }
    // What warns goes first; the rest is a click away.
    const bool warns = std::ranges::any_of(findings, [&](const Finding& finding) {
        return finding.severity > Severity::Info && finding.code != "bone-weights-moved";
    });
    tellFindings(context, parts.window, context.document.undoStack().undoText(), findings, changed,
                 warns ? QString() : moved);
}

using BoneEdit = std::function<Result<Findings>(Document& document)>;

void run(const ActionContext& context, const SkeletonParts& parts, const BoneEdit& edit) {
    const std::uint64_t revision = context.document.revision();
    const Result<Findings> done = edit(context.document);
    if (!done)
        tellError(context, done.error());
    else
        tell(context, parts, *done, revision);
}

/// Asks who takes the weights, and deletes then.
void askHeir(const ActionContext& context, const SkeletonParts& parts,
             const BoneDeletion& deletion) {
    const Character& character = context.document.character();
    if (bonesThatStay(character.skeleton, deletion).empty()) {
        context.toasts.show(
            Severity::Error,
            translated(QT_TRANSLATE_NOOP("Skeleton", "No bone would be left to take the weights of "
                                                     "%1. Add another one first."))
                .arg(bonesText(character, deletion.bones)));
        return;
    }
    auto* dialog = new HeirDialog(character, deletion, &parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(&context.document, &Document::changed, dialog, &QDialog::reject);
    QObject::connect(dialog, &QDialog::accepted, &parts.window, [context, parts, dialog] {
        Document& document = context.document;
        // It is over: what follows is its own change.
        QObject::disconnect(&document, nullptr, dialog, nullptr);
        BoneDeletion wanted = dialog->deletion();
        wanted.heir = dialog->heir();
        const std::uint64_t revision = document.revision();
        const Heirs heirs{bonesText(document.character(), wanted.bones),
                          boneText(document.character(), wanted.heir)};
        // Of the bones that were asked about, whatever is selected by now.
        const Result<Findings> done = editSkeleton(
            document, deleteBones(document.character().skeleton, wanted),
            {.text = QCoreApplication::translate("Commands", "Delete %1").arg(heirs.from)});
        if (!done)
            tellError(context, done.error());
        else
            tell(context, parts, *done, revision, movedText(*done, heirs));
    });
    dialog->open();
}

/// Takes the selected bones out; who takes their weights is asked only where nobody above can.
void takeOut(const ActionContext& context, const SkeletonParts& parts, DeletedChildren children,
             const BoneEdit& edit) {
    Document& document = context.document;
    const Character& character = document.character();
    const BoneDeletion deletion{document.session().selection().bones, children, {}};
    const Heirs heirs{bonesText(character, deletion.bones), heirText(character, deletion.bones)};
    const std::uint64_t revision = document.revision();
    const Result<Findings> done = edit(document);
    if (done)
        tell(context, parts, *done, revision, movedText(*done, heirs));
    else if (done.error().code == "bone-weights-homeless")
        askHeir(context, parts, deletion);
    else
        tellError(context, done.error());
}

void merge(const ActionContext& context, const SkeletonParts& parts) {
    Document& document = context.document;
    const Selection& selection = document.session().selection();
    std::vector<BoneIndex> others = selection.bones;
    std::erase(others, selection.activeBone);
    Heirs heirs;
    if (selection.activeBone.isValid() && !others.empty())
        heirs = {bonesText(document.character(), others),
                 boneText(document.character(), selection.activeBone)};
    const std::uint64_t revision = document.revision();
    const Result<Findings> done = mergeSelectedBones(document);
    if (!done)
        tellError(context, done.error());
    else
        tell(context, parts, *done, revision, movedText(*done, heirs));
}

void bindEdits(const ActionContext& context, const SkeletonParts& parts) {
    Document& document = context.document;
    const auto selected = [&document] { return hasSelection(document); };
    const auto targeted = [&document] { return hasTarget(document); };
    const auto bind = [&](const char* id, BoneEdit edit, std::function<bool()> usable) {
        context.actions.bind(
            id, {[context, parts, edit = std::move(edit)](bool) { run(context, parts, edit); },
                 std::move(usable),
                 {}});
    };
    bind(
        "skeleton.parent", [](Document& d) { return parentSelectedBones(d); }, targeted);
    bind(
        "skeleton.parent-connected",
        [](Document& d) { return parentSelectedBones(d, ReparentPlace::Connect); }, targeted);
    bind("skeleton.unparent", unparentSelectedBones, selected);
    const auto bindOut = [&](const char* id, DeletedChildren children, BoneEdit edit) {
        context.actions.bind(id, {[context, parts, children, edit = std::move(edit)](bool) {
                                      takeOut(context, parts, children, edit);
                                  },
                                  selected,
                                  {}});
    };
    bindOut("skeleton.dissolve", DeletedChildren::Keep, dissolveSelectedBones);
    bindOut("skeleton.delete", DeletedChildren::Keep,
            [](Document& d) { return deleteSelectedBones(d); });
    bindOut("skeleton.delete-below", DeletedChildren::Delete,
            [](Document& d) { return deleteSelectedBones(d, DeletedChildren::Delete); });
    context.actions.bind("skeleton.merge",
                         {[context, parts](bool) { merge(context, parts); }, targeted, {}});
    auto* subdivide = new SubdivideBones(context, parts, &parts.strip);
    context.actions.bind("skeleton.subdivide",
                         {[subdivide](bool) { subdivide->run(); }, selected, {}});
    context.actions.bind("skeleton.rename",
                         {[rename = parts.rename](bool) { rename(); },
                          [&document, has = bool(parts.rename)] {
                              return has && document.session().selection().activeBone.isValid();
                          },
                          {}});
}

void bindSymmetry(const ActionContext& context, const SkeletonParts& parts) {
    Document& document = context.document;
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    SkeletonOptions& options = context.tools.skeletonOptions();
    context.actions.bind("skeleton.symmetric",
                         {[&options](bool on) {
                              SkeletonValues values = options.values();
                              values.symmetric = on;
                              options.setValues(values);
                          },
                          hasBones, [&options] { return options.values().symmetric; }});
    QObject::connect(&options, &SkeletonOptions::changed, &context.actions, &ActionSet::follow);
    const auto bind = [&](const char* id, BoneEdit edit) {
        context.actions.bind(
            id, {[context, parts, edit = std::move(edit)](bool) { run(context, parts, edit); },
                 hasBones,
                 {}});
    };
    bind("skeleton.symmetrise-left",
         [](Document& d) { return symmetriseSkeleton(d, BoneSide::Left); });
    bind("skeleton.symmetrise-right",
         [](Document& d) { return symmetriseSkeleton(d, BoneSide::Right); });
    bind("skeleton.mirror", mirrorSelectedBones);
}

/// What the toast says when it is done, or when there was nothing to do.
QString restSentence(RestOperation operation, bool changed) {
    switch (operation) {
    case RestOperation::TPose:
        return changed
                   ? translated(QT_TRANSLATE_NOOP("Skeleton", "The T-pose is the rest pose now."))
                   : translated(QT_TRANSLATE_NOOP("Skeleton", "The T-pose is the rest pose "
                                                              "already."));
    case RestOperation::APose:
        return changed
                   ? translated(QT_TRANSLATE_NOOP("Skeleton", "The A-pose is the rest pose now."))
                   : translated(QT_TRANSLATE_NOOP("Skeleton", "The A-pose is the rest pose "
                                                              "already."));
    case RestOperation::MakeBind:
        return changed ? translated(QT_TRANSLATE_NOOP(
                             "Skeleton", "This pose is the rest pose and the bind pose now."))
                       : translated(QT_TRANSLATE_NOOP(
                             "Skeleton", "This pose is the rest pose and the bind pose already."));
    case RestOperation::Reattach:
        break;
    }
    return changed ? translated(QT_TRANSLATE_NOOP("Skeleton",
                                                  "The mesh is bound where the bones rest now."))
                   : translated(QT_TRANSLATE_NOOP("Skeleton", "The mesh is bound where the bones "
                                                              "rest already."));
}

void changeRestPose(const ActionContext& context, RestOperation operation) {
    Document& document = context.document;
    const auto tellDone = [context, operation](bool changed) {
        std::vector<ToastAction> actions;
        if (changed)
            actions.push_back(undoOffer(context));
        context.toasts.show(Severity::Info, restSentence(operation, changed), std::move(actions));
    };
    std::size_t vertices = 0;
    for (const MeshInstance& mesh : document.character().meshes)
        vertices += mesh.mesh->vertexCount();
    if (vertices <= kRestAtOnce) {
        const Result<bool> done = changeRest(document, operation);
        if (done)
            tellDone(*done);
        else
            tellError(context, done.error());
        return;
    }
    RestJob job;
    job.operation = operation;
    job.done = tellDone;
    job.failed = [context](const Error& error) { tellError(context, error); };
    job.again = [context, operation, generation = document.generation()] {
        if (generation == context.document.generation())
            changeRestPose(context, operation);
    };
    startRestTask(document, context.tasks, std::move(job));
}

/// "upper_arm.L, hand.L, …"
QString nameList(const Character& character, const std::vector<BoneIndex>& bones) {
    constexpr std::size_t kMostNamed = 6;
    QStringList names;
    for (std::size_t i = 0; i < std::min(bones.size(), kMostNamed); ++i)
        names += boneText(character, bones[i]);
    if (bones.size() > kMostNamed)
        names += QStringLiteral("…");
    return names.join(QStringLiteral(", "));
}

void goToBind(const ActionContext& context) {
    Document& document = context.document;
    const BindPoseStep step = goToBindPose(document);
    if (!step.left.empty())
        context.toasts.show(Severity::Warning,
                            QCoreApplication::translate(
                                "Skeleton",
                                "%n joints stay at rest, because meshes bind them differently: %1",
                                nullptr, int(step.left.size()))
                                .arg(nameList(document.character(), step.left)));
    else if (!step.changed)
        context.toasts.show(Severity::Info, translated(QT_TRANSLATE_NOOP(
                                                "Skeleton", "The bones stand as they were bound "
                                                            "already.")));
    else if (document.derived().showsRest())
        context.toasts.show(
            Severity::Info,
            translated(QT_TRANSLATE_NOOP("Skeleton", "The bones are in the bind pose; tools that "
                                                     "edit bones show the rest pose instead.")));
}

void bindRest(const ActionContext& context) {
    Document& document = context.document;
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    const auto isBound = [&document] {
        return std::ranges::any_of(document.character().meshes,
                                   [](const MeshInstance& mesh) { return bool(mesh.binding); });
    };
    const auto activeIsBound = [&document] {
        const auto& meshes = document.character().meshes;
        const MeshInstanceIndex active = document.session().selection().activeMesh;
        return active.isValid() && active.value() < meshes.size() && meshes[active.value()].binding;
    };
    const auto bind = [&](const char* id, RestOperation operation, std::function<bool()> usable) {
        context.actions.bind(id,
                             {[context, operation](bool) { changeRestPose(context, operation); },
                              std::move(usable),
                              {}});
    };
    bind("skeleton.t-pose", RestOperation::TPose, hasBones);
    bind("skeleton.a-pose", RestOperation::APose, hasBones);
    // While bones are edited the rest pose is on screen, not the one that is meant.
    bind("skeleton.make-bind", RestOperation::MakeBind,
         [&document, hasBones] { return hasBones() && !document.derived().showsRest(); });
    bind("skeleton.reattach", RestOperation::Reattach, activeIsBound);
    context.actions.bind("skeleton.go-to-bind",
                         {[context](bool) { goToBind(context); }, isBound, {}});
}

} // namespace

void bindSkeletonActions(const ActionContext& context, const SkeletonParts& parts) {
    bindEdits(context, parts);
    bindSymmetry(context, parts);
    bindRest(context);
}

} // namespace rigwright::editor
