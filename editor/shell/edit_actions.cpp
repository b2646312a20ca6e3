// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Undo, redo, and selecting bones and vertices.
#include "editor/document/bone_sets.h"
#include "editor/document/document.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"
#include "editor/tools/select_vertices.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/toast.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

void selectAllVisible(Document& document) {
    Selection selection = document.session().selection();
    const auto& flags = document.character().boneFlags;
    selection.bones.clear();
    selection.controls.clear();
    selection.activeControl = {};
    for (std::size_t bone = 0; bone < flags.size(); ++bone)
        if (!flags[bone].hidden)
            selection.bones.emplace_back(bone);
    if (!std::ranges::binary_search(selection.bones, selection.activeBone))
        selection.activeBone = selection.bones.empty() ? BoneIndex() : selection.bones.front();
    document.session().setSelection(selection);
}

/// The parent of the active bone, or its first child; invalid where there is none.
BoneIndex relativeOfActive(const Document& document, bool parent) {
    const Skeleton& skeleton = document.character().skeleton;
    const BoneIndex active = document.session().selection().activeBone;
    if (!active.isValid())
        return {};
    if (parent)
        return skeleton.parents[active.value()];
    const std::vector<BoneIndex> children = childrenOf(skeleton, active);
    return children.empty() ? BoneIndex() : children.front();
}

void bindSelection(const ActionContext& context) {
    Document& document = context.document;
    const auto hasBones = [&document] { return document.character().skeleton.boneCount() > 0; };
    context.actions.bind("select.all",
                         {[&document](bool) { selectAllVisible(document); }, hasBones, {}});
    context.actions.bind(
        "select.none",
        {[&document](bool) { selectBone(document.session(), BoneIndex()); }, hasBones, {}});
    for (const bool parent : {true, false})
        context.actions.bind(
            parent ? "select.parent" : "select.child",
            {[&document, parent](bool) {
                 selectBone(document.session(), relativeOfActive(document, parent));
             },
             [&document, parent] { return relativeOfActive(document, parent).isValid(); },
             {}});
}

void bindVertexSelection(const ActionContext& context) {
    Document& document = context.document;
    const auto hasMesh = [&document] { return !document.character().meshes.empty(); };
    const auto tell = [&toasts = context.toasts](const QString& problem) {
        if (!problem.isEmpty())
            toasts.show(Severity::Info, problem);
    };
    for (const auto& [id, choice] : {std::pair{"vertices.all", VertexChoice::All},
                                     {"vertices.none", VertexChoice::None},
                                     {"vertices.invert", VertexChoice::Invert},
                                     {"vertices.grow", VertexChoice::Grow},
                                     {"vertices.shrink", VertexChoice::Shrink},
                                     {"vertices.linked", VertexChoice::Linked},
                                     {"vertices.weighted", VertexChoice::Weighted}})
        context.actions.bind(id, {[&document, tell, choice = choice](bool) {
                                      tell(chooseVertices(document, choice));
                                  },
                                  hasMesh,
                                  {}});
    context.actions.bind("vertices.island",
                         {[&document, &tools = context.tools, tell](bool) {
                              tell(chooseIslandUnder(document, tools.pointerNow()));
                          },
                          hasMesh,
                          {}});
    for (const auto& [id, mode] : {std::pair{"vertices.click", VertexSelectMode::Click},
                                   {"vertices.box", VertexSelectMode::Box},
                                   {"vertices.lasso", VertexSelectMode::Lasso},
                                   {"vertices.paint", VertexSelectMode::Paint}})
        context.actions.bind(id, {[&tools = context.tools, mode = mode](bool) {
                                      VertexSelectValues values =
                                          tools.vertexSelectOptions().values();
                                      values.mode = mode;
                                      tools.vertexSelectOptions().setValues(values);
                                      tools.setCurrent(QStringLiteral("lasso"));
                                  },
                                  hasMesh,
                                  [&tools = context.tools, mode = mode] {
                                      return tools.current().id() == QLatin1String("lasso") &&
                                             tools.vertexSelectOptions().values().mode == mode;
                                  }});
    const auto followTool = [&actions = context.actions, &tools = context.tools] {
        actions.setVertexKeys(tools.current().id() == QLatin1String("lasso"));
        actions.follow();
    };
    QObject::connect(&context.tools, &ToolStage::currentChanged, &context.actions, followTool);
    QObject::connect(&context.tools.vertexSelectOptions(), &VertexSelectOptions::changed,
                     &context.actions, &ActionSet::follow);
}

/// Actions that select, instead of the selected bones, what belongs to them.
void bindSets(const ActionContext& context) {
    using Set = std::vector<BoneIndex> (*)(const Skeleton&, std::span<const BoneIndex>);
    static constexpr std::pair<const char*, Set> kSets[] = {{"select.below", &withBonesBelow},
                                                            {"select.chain", &chainsOf},
                                                            {"select.other-side", &mirrorImagesOf}};
    Document& document = context.document;
    for (const auto& [id, set] : kSets)
        context.actions.bind(
            id, {[&document, &toasts = context.toasts, set = set](bool) {
                     Selection selection = document.session().selection();
                     const std::vector<BoneIndex> bones =
                         set(document.character().skeleton, selection.bones);
                     if (bones.empty()) { // only for the other side: what is selected stays
                         toasts.show(Severity::Info,
                                     QCoreApplication::translate(
                                         "Select", "None of the selected bones has a counterpart "
                                                   "on the other side"));
                         return;
                     }
                     if (!std::ranges::binary_search(bones, selection.activeBone))
                         selection.activeBone = bones.front();
                     selection.bones = bones;
                     selection.controls.clear();
                     selection.activeControl = {};
                     document.session().setSelection(selection);
                 },
                 [&document] { return !document.session().selection().bones.empty(); },
                 {}});
}

} // namespace

void bindEditActions(const ActionContext& context) {
    Document& document = context.document;
    // What a tool has not brought into the document yet is undone first.
    ToolStage& tools = context.tools;
    const auto undo = [&document, &tools](bool) {
        if (tools.current().canUndo() && !tools.isBusy())
            tools.current().undo();
        else
            document.undo();
    };
    const auto redo = [&document, &tools](bool) {
        if (tools.current().canRedo() && !tools.isBusy())
            tools.current().redo();
        else
            document.redo();
    };
    context.actions.bind("edit.undo", {undo,
                                       [&document, &tools] {
                                           return tools.current().canUndo() || document.canUndo();
                                       },
                                       {}});
    context.actions.bind("edit.redo", {redo,
                                       [&document, &tools] {
                                           return tools.current().canRedo() || document.canRedo();
                                       },
                                       {}});
    bindSelection(context);
    bindVertexSelection(context);
    bindSets(context);
}

} // namespace rigwright::editor
