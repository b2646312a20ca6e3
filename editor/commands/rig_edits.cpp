// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls, handles and sets for what is selected.
#include "editor/commands/rig_edits.h"

#include "core/character/body_surface.h"
#include "core/character/humanoid.h"
#include "core/rig/rig_graph.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/rig_selection.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

Error noneSelected() {
    return {"bone-none-selected", "no bone is selected", "", ""};
}

Error noChain() {
    return {"rig-chain",
            "its bones are no chain: each must lie below the one before, with a joint between the "
            "first and the last",
            "", "Choose a first bone and, below it, a last one."};
}

/// The parts that were made become the selection.
Result<Findings> pushMade(Document& document, const Result<MadeParts>& made, const QString& text) {
    if (!made)
        return made.error();
    return editRig(document, made->edit, {.text = text, .select = made->controls});
}

/// The target of the handle that was made becomes the selection: it is what is dragged next.
Result<Findings> pushHandle(Document& document, const LimbRequest& request) {
    document.endOpenEdit();
    const Character& character = document.character();
    const Result<MadeParts> made =
        addLimb(rigOf(character), character.skeleton, request, surfaceByBone(character));
    if (!made)
        return made.error();
    std::vector<ControlIndex> select = made->controls;
    if (!made->handles.empty())
        if (const ControlIndex target =
                made->edit.rig.handles[made->handles.front().value()].target.control;
            target.isValid())
            select = {target};
    return editRig(document, made->edit,
                   {.text = QCoreApplication::translate("Commands", "Add IK handle to %1")
                                .arg(boneText(character, request.end)),
                    .select = select});
}

QString nextSetName(const Rig& rig) {
    for (std::size_t number = rig.sets.size() + 1;; ++number) {
        const QString name = QCoreApplication::translate("Commands", "Set %1").arg(number);
        if (std::ranges::find(rig.sets, name.toStdString(), &ControlSet::name) == rig.sets.end())
            return name;
    }
}

} // namespace

Result<Findings> addSelectedControls(Document& document) {
    document.endOpenEdit();
    const Character& character = document.character();
    const std::vector<BoneIndex> bones = document.session().selection().bones;
    if (bones.empty())
        return noneSelected();
    return pushMade(
        document,
        addControls(rigOf(character), character.skeleton, bones, surfaceByBone(character)),
        QCoreApplication::translate("Commands", "Add controls to %1")
            .arg(bonesText(character, bones)));
}

Result<Findings> addSelectedChainControls(Document& document) {
    document.endOpenEdit();
    const Character& character = document.character();
    const ChainEnds ends = selectedChain(document);
    if (!ends.first.isValid())
        return noChain();
    return pushMade(document,
                    addChainControls(rigOf(character), character.skeleton, ends.first, ends.last,
                                     surfaceByBone(character)),
                    QCoreApplication::translate("Commands", "Add controls to a chain"));
}

std::optional<LimbRequest> selectedLimb(const Document& document) {
    const Character& character = document.character();
    const Skeleton& skeleton = character.skeleton;
    const BoneIndex end = document.session().selection().activeBone;
    if (!end.isValid())
        return std::nullopt;
    const BoneIndex first = selectedChain(document).first;
    if (first.isValid() && chainBetween(skeleton, first, end).size() > 2)
        return LimbRequest{.root = first, .end = end};
    const HumanoidSearch search = humanoidOf(character);
    return limbUpTo(skeleton, noHumanBody(search) ? HumanoidMap() : search.map, end);
}

bool canAddLimb(const Document& document) {
    const Skeleton& skeleton = document.character().skeleton;
    const BoneIndex end = document.session().selection().activeBone;
    if (!end.isValid())
        return false;
    const BoneIndex above = skeleton.parents[end.value()];
    return above.isValid() && skeleton.parents[above.value()].isValid();
}

Result<Findings> addSelectedLimb(Document& document) {
    const auto limb = selectedLimb(document);
    if (!limb)
        return Error{"rig-limb", "the bone has no two bones above it", "", ""};
    return pushHandle(document, *limb);
}

Result<Findings> addSelectedIkChain(Document& document, IkSolver solver) {
    const ChainEnds ends = selectedChain(document);
    if (!ends.first.isValid())
        return noChain();
    return pushHandle(document,
                      {.root = ends.first, .end = ends.last, .solver = solver, .withPole = false});
}

Result<HumanoidRig> rigWholeHumanoid(Document& document) {
    document.endOpenEdit();
    const Character& character = document.character();
    const HumanoidSearch search = humanoidOf(character);
    if (search.refusal)
        return *search.refusal;
    const Result<MadeParts> made =
        rigHumanoid(rigOf(character), character.skeleton, search.map, surfaceByBone(character));
    if (!made)
        return made.error();
    const Result<Findings> done = editRig(
        document, made->edit, {.text = QCoreApplication::translate("Commands", "Rig a humanoid")});
    if (!done)
        return done.error();
    return HumanoidRig{made->controls.size(), made->handles.size(), *done};
}

Result<Findings> mirrorWholeRig(Document& document, BoneSide from) {
    document.endOpenEdit();
    const Character& character = document.character();
    const Result<MadeParts> made = mirrorRig(rigOf(character), character.skeleton, from);
    if (!made)
        return made.error();
    return editRig(document, made->edit,
                   {.text = QCoreApplication::translate("Commands", "Mirror rig")});
}

Result<Findings> groupSelectedControls(Document& document) {
    const Rig& before = rigOf(document.character());
    const std::vector<ControlIndex>& selected = document.session().selection().controls;
    if (selected.empty())
        return Error{"rig-none-selected", "no control is selected", "", ""};
    Rig after = before;
    const QString name = nextSetName(before);
    after.sets.push_back({name.toStdString(), selected});
    return editRig(document, changedRig(before, std::move(after)),
                   {.text = QCoreApplication::translate("Commands", "Group %1")
                                .arg(controlsText(document.character(), selected))});
}

Result<Findings> deleteSelectedControls(Document& document) {
    document.endOpenEdit();
    const std::vector<ControlIndex> selected = document.session().selection().controls;
    if (selected.empty())
        return Error{"rig-none-selected", "no control is selected", "", ""};
    return editRig(document, removeParts(rigOf(document.character()), {selected, {}, {}}),
                   {.text = QCoreApplication::translate("Commands", "Delete %1")
                                .arg(controlsText(document.character(), selected))});
}

bool selectAllControls(Document& document) {
    const Rig& rig = rigOf(document.character());
    Selection selection = document.session().selection();
    selection.controls.clear();
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        if (!rig.controls[i].hidden)
            selection.controls.emplace_back(i);
    if (selection.controls.empty())
        return false;
    if (!std::ranges::binary_search(selection.controls, selection.activeControl))
        selection.activeControl = selection.controls.back();
    selection.bones.clear();
    selection.activeBone = rig.controls[selection.activeControl.value()].bone;
    document.session().setSelection(selection);
    return true;
}

} // namespace rigwright::editor
