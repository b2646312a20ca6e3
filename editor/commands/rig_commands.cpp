// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of the rig: worked out on a copy, checked, pushed as one step.
#include "editor/commands/rig_commands.h"

#include "core/base/sentence.h"
#include "core/character/edit_rig.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/rig_content.h"
#include "editor/commands/rig_selection.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>
#include <utility>

namespace rigwright::editor {

namespace {

Error noSuchThing() {
    return {"rig-index", "it names something that is not there", "", ""};
}

Findings withKeysDropped(const Character& before, const RigEdit& edit) {
    Findings findings = edit.findings;
    if (const std::size_t keys = rigKeysDropped(before, edit.remap); keys > 0)
        findings.push_back({"rig-keys-dropped", Severity::Warning, keys, "",
                            filled("%1 keys of controls and IK handles that are gone were left out",
                                   {std::to_string(keys)}),
                            ""});
    return findings;
}

Result<Findings> pushEdit(Document& document, const Result<RigEdit>& edit, const RigStep& step,
                          bool moved) {
    if (!edit)
        return edit.error();
    document.endOpenEdit(); // what is being dragged is shown, but not there
    Result<Character> after = withRig(document.character(), *edit);
    if (!after)
        return after.error();
    const Findings findings = withKeysDropped(document.character(), *edit);
    if (!pushRig(document, {rigContent(*after), edit->remap, moved}, step))
        return Findings();
    return findings;
}

/// Puts `thing` in the place of one of the list.
template <class Thing, class Index>
Result<Findings> setOne(Document& document, std::vector<Thing> Rig::*list, Index index,
                        const Thing& thing, const RigStep& step) {
    const Rig& before = rigOf(document.character());
    if (!index.isValid() || index.value() >= (before.*list).size())
        return noSuchThing();
    Rig after = before;
    (after.*list)[index.value()] = thing;
    return editRig(document, changedRig(before, std::move(after)), step);
}

/// What lags now and did not before.
Findings newOrderFindings(const Findings& before, const Document& document) {
    Findings news = orderFindings(rigOf(document.character()), document.character().skeleton);
    std::erase_if(news, [&before](const Finding& finding) {
        return std::ranges::find(before, finding) != before.end();
    });
    return news;
}

/// pushEdit() of another order or number of constraints, with what lags because of it.
Result<Findings> editOrder(Document& document, Rig after, const QString& text) {
    const Rig before = rigOf(document.character());
    const Findings lagged = orderFindings(before, document.character().skeleton);
    Result<Findings> done =
        pushEdit(document, changedRig(before, std::move(after)), {.text = text}, true);
    if (done) {
        const Findings news = newOrderFindings(lagged, document);
        done->insert(done->end(), news.begin(), news.end());
    }
    return done;
}

} // namespace

Result<Findings> editRig(Document& document, const Result<RigEdit>& edit, const RigStep& step) {
    return pushEdit(document, edit, step, false);
}

Result<Findings> setControl(Document& document, ControlIndex index, const Control& control,
                            const QString& text, std::uint64_t mergeToken) {
    return setOne(document, &Rig::controls, index, control,
                  {.text = text, .mergeToken = mergeToken});
}

Result<Findings> setHandle(Document& document, IkHandleIndex index, const IkHandle& handle,
                           const QString& text, std::uint64_t mergeToken) {
    return setOne(document, &Rig::handles, index, handle, {.text = text, .mergeToken = mergeToken});
}

Result<Findings> setConstraint(Document& document, ConstraintIndex index,
                               const Constraint& constraint, const QString& text,
                               std::uint64_t mergeToken) {
    return setOne(document, &Rig::constraints, index, constraint,
                  {.text = text, .mergeToken = mergeToken});
}

Result<Findings> addConstraint(Document& document, const Constraint& constraint) {
    const Character& character = document.character();
    Rig after = rigOf(character);
    after.constraints.push_back(constraint);
    const QString target = nodeText(character, constraint.target);
    return editOrder(
        document, std::move(after),
        constraint.target.isNone()
            ? QCoreApplication::translate("Commands", "Add constraint")
            : QCoreApplication::translate("Commands", "Add constraint to %1").arg(target));
}

Result<Findings> moveConstraint(Document& document, ConstraintIndex index, std::size_t to) {
    Rig after = rigOf(document.character());
    auto& list = after.constraints;
    if (!index.isValid() || index.value() >= list.size())
        return noSuchThing();
    const Constraint moved = list[index.value()];
    list.erase(list.begin() + std::ptrdiff_t(index.value()));
    const std::size_t place = std::min(to > index.value() ? to - 1 : to, list.size());
    list.insert(list.begin() + std::ptrdiff_t(place), moved);
    return editOrder(document, std::move(after),
                     QCoreApplication::translate("Commands", "Reorder constraints"));
}

Result<Findings> setJointLimit(Document& document, std::span<const BoneIndex> bones,
                               const std::optional<JointLimit>& limit, std::uint64_t mergeToken) {
    const Character& character = document.character();
    const Rig& before = rigOf(character);
    Rig after = before;
    std::erase_if(after.jointLimits, [bones](const RigJointLimit& known) {
        return std::ranges::find(bones, known.bone) != bones.end();
    });
    if (limit) {
        const std::vector<BoneIndex> children = mainChildren(character.skeleton);
        for (const BoneIndex bone : bones) {
            after.jointLimits.push_back({bone, *limit});
            // The cone of each lies about its own direction; the axis of a hinge is as it was given.
            if (limit->hinge || bones.size() == 1 || bone.value() >= children.size())
                continue;
            const Vec3d tail = tailOf(character.skeleton, bone, children[bone.value()]);
            if (tail.norm() > 0.0)
                after.jointLimits.back().limit.along = tail.normalized();
        }
    }
    std::ranges::sort(after.jointLimits, {}, &RigJointLimit::bone);
    const QString text =
        (limit ? QCoreApplication::translate("Commands", "Limit joint of %1")
               : QCoreApplication::translate("Commands", "Remove joint limit of %1"))
            .arg(bonesText(character, bones));
    return editRig(document, changedRig(before, std::move(after)),
                   {.text = text, .mergeToken = mergeToken});
}

bool addBakedClip(Document& document, Clip clip) {
    const Character& character = document.character();
    if (!character.rig)
        return false;
    document.endOpenEdit();
    const QString name = QString::fromStdString(clip.name);
    const QString text =
        name.isEmpty() ? QCoreApplication::translate("Commands", "Bake to keys")
                       : QCoreApplication::translate("Commands", "Bake %1").arg(isolated(name));
    Playhead playhead = document.session().playhead();
    playhead.clip = ClipIndex(character.clips.size());
    playhead.time = clip.start;
    playhead.playing = false;
    Character after = character;
    after.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    replaceCharacter(document, std::move(after), {.text = text});
    document.session().setPlayhead(playhead);
    return true;
}

} // namespace rigwright::editor
