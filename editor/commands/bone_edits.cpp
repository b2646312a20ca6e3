// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of the selected bones: core's edits, in words, with what is selected afterwards.
#include "editor/commands/bone_edits.h"

#include "core/character/symmetrise_character.h"
#include "core/io/show_roots.h"
#include "core/skeleton/move_joints.h"
#include "core/skeleton/symmetrise.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/roll_bones.h"
#include "editor/commands/skeleton_sequence.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

QString text(const char* english) {
    return QCoreApplication::translate("Commands", english);
}

bool isIn(const Document& document, BoneIndex bone) {
    return bone.isValid() && bone.value() < document.character().skeleton.boneCount();
}

Error noSuchBone() {
    return {"bone-none", "there is no such bone", "", ""};
}

/// The selected bones but the active one; there must be both.
Result<std::vector<BoneIndex>> othersSelected(const Document& document) {
    Result<std::vector<BoneIndex>> bones = selectedBones(document);
    if (!bones)
        return bones.error();
    const BoneIndex active = document.session().selection().activeBone;
    std::erase(*bones, active);
    if (!active.isValid() || bones->empty())
        return Error{"bone-one-selected", "there is only one bone selected", "",
                     "Select bones, and last the one that they go to."};
    return bones;
}

std::vector<BoneIndex> activeAlone(BoneIndex bone) {
    return bone.isValid() ? std::vector{bone} : std::vector<BoneIndex>();
}

JointSelection selectionOf(const JointOptions& options) {
    JointSelection selection;
    selection.withChildren = options.withChildren;
    if (options.symmetric)
        selection.symmetric = BonePlane();
    return selection;
}

} // namespace

Result<std::vector<BoneIndex>> selectedBones(const Document& document) {
    std::vector<BoneIndex> bones = document.session().selection().bones;
    std::erase_if(bones, [&](BoneIndex bone) { return !isIn(document, bone); });
    if (bones.empty())
        return Error{"bone-none-selected", "no bone is selected", "", "Select a bone first."};
    return bones;
}

BoneAxis rollAxis(const Skeleton& skeleton, BoneIndex bone) {
    const std::optional<BoneAxis> along = axisAlong(skeleton, bone);
    return along ? *along : usualAxis(skeleton);
}

Result<Findings> deleteSelectedBones(Document& document, DeletedChildren children, BoneIndex heir) {
    const auto bones = selectedBones(document);
    if (!bones)
        return bones.error();
    const Character& character = document.character();
    const QString name = bonesText(character, *bones);
    const QString words = (children == DeletedChildren::Delete
                               ? text(QT_TRANSLATE_NOOP("Commands", "Delete %1 and all below"))
                               : text(QT_TRANSLATE_NOOP("Commands", "Delete %1")))
                              .arg(name);
    return editSkeleton(
        document,
        deleteBones(character.skeleton, {.bones = *bones, .children = children, .heir = heir}),
        {.text = words});
}

Result<Findings> dissolveSelectedBones(Document& document) {
    const auto bones = selectedBones(document);
    if (!bones)
        return bones.error();
    const Character& character = document.character();
    return editSkeleton(
        document, dissolveBones(character.skeleton, *bones),
        {.text =
             text(QT_TRANSLATE_NOOP("Commands", "Dissolve %1")).arg(bonesText(character, *bones))});
}

Result<Findings> mergeSelectedBones(Document& document) {
    const auto bones = othersSelected(document);
    if (!bones)
        return bones.error();
    const Character& character = document.character();
    const BoneIndex into = document.session().selection().activeBone;
    const QString words = text(QT_TRANSLATE_NOOP("Commands", "Merge %1 into %2"))
                              .arg(bonesText(character, *bones), boneText(character, into));
    SkeletonSequence sequence(character);
    for (const BoneIndex bone : *bones) {
        const auto done =
            sequence.add(mergeBones(sequence.skeleton(), sequence.now(bone), sequence.now(into)));
        if (!done)
            return done.error();
    }
    const std::vector<BoneIndex> select = activeAlone(sequence.now(into));
    return std::move(sequence).push(document, {.text = words, .select = select});
}

Result<Findings> hangBones(Document& document, std::span<const BoneIndex> bones, BoneIndex parent,
                           ReparentPlace place) {
    if (bones.empty())
        return Error{"bone-none-selected", "no bone is selected", "", "Select a bone first."};
    const bool isGood = std::ranges::all_of(bones, [&](BoneIndex b) { return isIn(document, b); });
    if (!isGood || (parent.isValid() && !isIn(document, parent)))
        return noSuchBone();
    const Character& character = document.character();
    const QString name = bonesText(character, bones);
    QString words = text(QT_TRANSLATE_NOOP("Commands", "Hang %1 on no bone")).arg(name);
    if (parent.isValid())
        words = (place == ReparentPlace::Connect
                     ? text(QT_TRANSLATE_NOOP("Commands", "Hang %1 at the end of %2"))
                     : text(QT_TRANSLATE_NOOP("Commands", "Hang %1 below %2")))
                    .arg(name, boneText(character, parent));
    return editSkeleton(document, reparentBones(character.skeleton, bones, parent, place),
                        {.text = words});
}

Result<Findings> parentSelectedBones(Document& document, ReparentPlace place) {
    const auto bones = othersSelected(document);
    if (!bones)
        return bones.error();
    return hangBones(document, *bones, document.session().selection().activeBone, place);
}

Result<Findings> unparentSelectedBones(Document& document) {
    const auto bones = selectedBones(document);
    if (!bones)
        return bones.error();
    return hangBones(document, *bones, {});
}

Result<Findings> duplicateSelectedBones(Document& document) {
    const auto bones = selectedBones(document);
    if (!bones)
        return bones.error();
    const Character& character = document.character();
    const auto edit = duplicateBones(character.skeleton, *bones);
    if (!edit)
        return edit.error();
    return editSkeleton(
        document, edit,
        {.text =
             text(QT_TRANSLATE_NOOP("Commands", "Duplicate %1")).arg(bonesText(character, *bones)),
         .select = edit->made});
}

Result<Findings> subdivideSelectedBones(Document& document, std::size_t pieces) {
    const auto bones = selectedBones(document);
    if (!bones)
        return bones.error();
    const Character& character = document.character();
    const BoneIndex active = document.session().selection().activeBone;
    const QString words = text(QT_TRANSLATE_NOOP("Commands", "Cut %1 into %2 pieces"))
                              .arg(bonesText(character, *bones))
                              .arg(pieces);
    SkeletonSequence sequence(character);
    for (const BoneIndex bone : *bones) {
        const auto done =
            sequence.add(subdivideBone(sequence.skeleton(), sequence.now(bone), pieces));
        if (!done)
            return done.error();
    }
    std::vector<BoneIndex> select = sequence.made();
    for (const BoneIndex bone : *bones)
        select.push_back(sequence.now(bone));
    if (active.isValid())
        select.push_back(sequence.now(active));
    return std::move(sequence).push(document, {.text = words, .select = select});
}

Result<Findings> splitBoneAt(Document& document, BoneIndex bone, double fraction) {
    if (!isIn(document, bone))
        return noSuchBone();
    const Character& character = document.character();
    const auto edit = splitBone(character.skeleton, bone, {&fraction, 1});
    if (!edit)
        return edit.error();
    std::vector<BoneIndex> select = edit->made;
    select.push_back(edit->remap.of(bone));
    return editSkeleton(
        document, edit,
        {.text = text(QT_TRANSLATE_NOOP("Commands", "Split %1")).arg(boneText(character, bone)),
         .select = select});
}

Result<Findings> symmetriseSkeleton(Document& document, BoneSide from) {
    const Character& character = document.character();
    const Symmetrising request{.from = from};
    const auto edit = symmetrise(character.skeleton, request); // for the way of the selection
    if (!edit)
        return edit.error();
    auto done = symmetriseCharacter(character, request);
    if (!done)
        return done.error();
    if (!done->newRoots.empty())
        showRoots(done->character, done->newRoots);
    const QString words = from == BoneSide::Left
                              ? text(QT_TRANSLATE_NOOP("Commands", "Symmetrise left to right"))
                              : text(QT_TRANSLATE_NOOP("Commands", "Symmetrise right to left"));
    replaceCharacter(document, std::move(done->character), {.text = words}, &edit->remap);
    return std::move(done->findings);
}

Result<Findings> mirrorSelectedBones(Document& document) {
    const auto bones = selectedBones(document);
    if (!bones)
        return mirrorWholeSkeleton(document);
    const Character& character = document.character();
    return editSkeleton(
        document, mirrorSkeleton(character.skeleton, *bones),
        {.text =
             text(QT_TRANSLATE_NOOP("Commands", "Mirror %1")).arg(bonesText(character, *bones))});
}

Result<Findings> mirrorWholeSkeleton(Document& document) {
    return editSkeleton(document, mirrorSkeleton(document.character().skeleton, {}),
                        {.text = text(QT_TRANSLATE_NOOP("Commands", "Mirror the skeleton"))});
}

Result<Findings> orientSelectedBones(Document& document, const BoneOrientation& orientation) {
    const auto bones = selectedBones(document);
    if (!bones)
        return bones.error();
    const Character& character = document.character();
    return editSkeleton(
        document, orientBones(character.skeleton, *bones, orientation),
        {.text =
             text(QT_TRANSLATE_NOOP("Commands", "Orient %1")).arg(bonesText(character, *bones))});
}

Result<Findings> renameBoneTo(Document& document, BoneIndex bone, const QString& name) {
    if (!isIn(document, bone))
        return noSuchBone();
    const Character& character = document.character();
    const QString wanted = name.trimmed();
    const QString words = wanted.isEmpty()
                              ? text(QT_TRANSLATE_NOOP("Commands", "Take the name of %1 away"))
                                    .arg(boneText(character, bone))
                              : text(QT_TRANSLATE_NOOP("Commands", "Rename %1 to %2"))
                                    .arg(boneText(character, bone), isolated(wanted));
    return editSkeleton(document, renameBone(character.skeleton, bone, wanted.toStdString()),
                        {.text = words});
}

Result<Findings> setBoneHead(Document& document, BoneIndex bone, const Vec3d& head,
                             const JointOptions& options, std::uint64_t mergeToken) {
    if (!isIn(document, bone))
        return noSuchBone();
    const Character& character = document.character();
    return editSkeleton(document, setHead(character.skeleton, bone, head, selectionOf(options)),
                        {.text = text(QT_TRANSLATE_NOOP("Commands", "Move the head of %1"))
                                     .arg(boneText(character, bone)),
                         .mergeToken = mergeToken});
}

Result<Findings> setBoneTail(Document& document, BoneIndex bone, const Vec3d& tail,
                             const JointOptions& options, std::uint64_t mergeToken) {
    if (!isIn(document, bone))
        return noSuchBone();
    const Character& character = document.character();
    return editSkeleton(document, setTail(character.skeleton, bone, tail, selectionOf(options)),
                        {.text = text(QT_TRANSLATE_NOOP("Commands", "Move the tail of %1"))
                                     .arg(boneText(character, bone)),
                         .mergeToken = mergeToken});
}

Result<Findings> setBoneRoll(Document& document, BoneIndex bone, double roll,
                             const JointOptions& options, std::uint64_t mergeToken) {
    if (!isIn(document, bone))
        return noSuchBone();
    const Character& character = document.character();
    const double now = rollOf(character.skeleton, bone, rollAxis(character.skeleton, bone));
    const QString words =
        text(QT_TRANSLATE_NOOP("Commands", "Roll %1")).arg(boneText(character, bone));
    SkeletonSequence sequence(character);
    if (const auto done = rollBones(sequence, {&bone, 1}, roll - now, options.symmetric); !done)
        return done.error();
    return std::move(sequence).push(document, {.text = words, .mergeToken = mergeToken});
}

} // namespace rigwright::editor
