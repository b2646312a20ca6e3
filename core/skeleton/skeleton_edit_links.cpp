// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits that take bones out, or hang them elsewhere.
#include "core/base/sentence.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_draft.h"
#include "core/skeleton/skeleton_edit.h"

#include <algorithm>
#include <utility>

namespace rigwright {

namespace {

std::vector<std::uint8_t> marked(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    std::vector<std::uint8_t> marks(skeleton.boneCount(), 0);
    for (const BoneIndex bone : bones)
        marks[bone.value()] = 1;
    return marks;
}

/// With everything below them.
void spread(const Skeleton& skeleton, std::vector<std::uint8_t>& marks) {
    for (std::size_t bone = 0; bone < marks.size(); ++bone)
        if (skeleton.parents[bone].isValid() && marks[skeleton.parents[bone].value()] != 0)
            marks[bone] = 1;
}

DraftIndex parentOf(const Skeleton& skeleton, std::size_t bone) {
    const BoneIndex parent = skeleton.parents[bone];
    return parent.isValid() ? parent.value() : kNoBone;
}

/// Where the end of `parent` is in model space, seen without the bones that are to be put there;
/// `child` is its main child.
std::optional<Vec3d> endOf(const Skeleton& skeleton, const std::vector<Affine3d>& model,
                           BoneIndex parent, BoneIndex child, BoneIndex moved) {
    if (child == moved)
        return model[moved.value()].translation();
    const Vec3d tail = tailOf(skeleton, parent, child);
    if (!(tail.norm() > 0.0))
        return std::nullopt;
    return model[parent.value()] * tail;
}

} // namespace

Result<SkeletonEdit> deleteBones(const Skeleton& skeleton, const BoneDeletion& deletion) {
    if (const auto error = missingBone(skeleton, deletion.bones))
        return *error;
    if (deletion.heir.isValid())
        if (const auto error = missingBone(skeleton, {&deletion.heir, 1}))
            return *error;
    std::vector<std::uint8_t> goes = marked(skeleton, deletion.bones);
    if (deletion.children == DeletedChildren::Delete)
        spread(skeleton, goes);
    if (deletion.heir.isValid() && goes[deletion.heir.value()] != 0)
        return Error{"bone-heir",
                     filled("%1 is deleted itself: it cannot take weights over",
                            {boneLabel(skeleton, deletion.heir)}),
                     "", "Choose a bone that stays."};
    SkeletonDraft draft(skeleton);
    for (std::size_t bone = 0; bone < goes.size(); ++bone)
        if (goes[bone] != 0)
            draft.remove(bone,
                         deletion.heir.isValid() ? deletion.heir.value() : parentOf(skeleton, bone),
                         draft[bone].parent);
    auto edit = draft.finish(PoseRule::Ride);
    if (edit && edit->skeleton.boneCount() == 0 && skeleton.boneCount() > 0)
        edit->findings.push_back(
            {"bone-none-left", Severity::Warning, 1, "", "no bone is left", ""});
    return edit;
}

Result<SkeletonEdit> dissolveBones(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    return deleteBones(skeleton,
                       {.bones = {bones.begin(), bones.end()}, .children = DeletedChildren::Keep});
}

Result<SkeletonEdit> mergeBones(const Skeleton& skeleton, BoneIndex bone, BoneIndex into) {
    for (const BoneIndex each : {bone, into})
        if (const auto error = missingBone(skeleton, {&each, 1}))
            return *error;
    if (bone == into)
        return Error{"bone-same", "a bone cannot be merged into itself", "",
                     "Choose another bone to merge it into."};
    SkeletonDraft draft(skeleton);
    if (isAncestorOrSelf(skeleton, bone, into)) {
        BoneIndex leads = into;
        while (skeleton.parents[leads.value()] != bone)
            leads = skeleton.parents[leads.value()];
        draft[leads.value()].parent = parentOf(skeleton, bone.value());
    }
    draft.remove(bone.value(), into.value(), into.value());
    return draft.finish(PoseRule::Ride);
}

Result<SkeletonEdit> reparentBones(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                   BoneIndex parent, ReparentPlace place) {
    if (const auto error = missingBone(skeleton, bones))
        return *error;
    if (parent.isValid())
        if (const auto error = missingBone(skeleton, {&parent, 1}))
            return *error;
    const std::vector<std::uint8_t> chosen = marked(skeleton, bones);
    std::vector<std::uint8_t> below = chosen;
    spread(skeleton, below);
    if (parent.isValid() && below[parent.value()] != 0) {
        BoneIndex top = parent;
        while (chosen[top.value()] == 0)
            top = skeleton.parents[top.value()];
        return Error{"bone-cycle",
                     filled("%1 cannot hang below %2, which hangs below it",
                            {boneLabel(skeleton, top), boneLabel(skeleton, parent)}),
                     "", "Choose a bone that is not below it."};
    }
    SkeletonDraft draft(skeleton);
    const std::vector<Affine3d> model = draft.model();
    const BoneIndex mainChild =
        parent.isValid() ? mainChildren(skeleton)[parent.value()] : BoneIndex();
    std::vector<Vec3d> ways(skeleton.boneCount(), Vec3d::Zero());
    for (std::size_t bone = 0; bone < chosen.size(); ++bone) {
        const BoneIndex old = skeleton.parents[bone];
        if (chosen[bone] == 0 || (old.isValid() && below[old.value()] != 0))
            continue;
        draft[bone].parent = parent.isValid() ? parent.value() : kNoBone;
        if (place == ReparentPlace::Keep)
            continue;
        const auto end = parent.isValid()
                             ? endOf(skeleton, model, parent, mainChild, BoneIndex(bone))
                             : std::nullopt;
        if (!end)
            return Error{"bone-no-end",
                         filled("there is no end of a bone to connect %1 to",
                                {boneLabel(skeleton, BoneIndex(bone))}),
                         "", "Reparent it where it is."};
        ways[bone] = *end - model[bone].translation();
    }
    for (std::size_t bone = 0; bone < ways.size(); ++bone) {
        // What hangs on a bone that moves goes along; only topmost bones have a way of their own.
        const BoneIndex above = skeleton.parents[bone];
        if (above.isValid() && below[above.value()] != 0)
            ways[bone] = ways[above.value()];
        if (ways[bone] == Vec3d::Zero())
            continue;
        Affine3d moved = model[bone];
        moved.translation() += ways[bone];
        if (const auto done = draft.move(BoneIndex(bone), moved); !done)
            return done.error();
    }
    return draft.finish(place == ReparentPlace::Keep ? PoseRule::Ride : PoseRule::Pivot);
}

} // namespace rigwright
