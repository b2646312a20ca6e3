// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Undo, redo, and selecting bones.
#include "editor/document/document.h"
#include "editor/shell/action_bindings.h"
#include "editor/shell/action_set.h"

#include <algorithm>

namespace rigwright::editor {

namespace {

void selectAllVisible(Document& document) {
    Selection selection = document.session().selection();
    const auto& flags = document.character().boneFlags;
    selection.bones.clear();
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

} // namespace

void bindEditActions(const ActionContext& context) {
    Document& document = context.document;
    context.actions.bind(
        "edit.undo",
        {[&document](bool) { document.undo(); }, [&document] { return document.canUndo(); }, {}});
    context.actions.bind(
        "edit.redo",
        {[&document](bool) { document.redo(); }, [&document] { return document.canRedo(); }, {}});
    bindSelection(context);
}

} // namespace rigwright::editor
