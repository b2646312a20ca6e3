// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What is done to bones at once: by menus, keys, panels and dialogs, as one step each.
#pragma once

#include "core/skeleton/bone_names.h"
#include "core/skeleton/orientation.h"
#include "editor/commands/skeleton_commands.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace rigwright::editor {

/// All return what the user should know, or why nothing was done; the document is untouched then.
/// An edit that changes nothing is no error, and no step.
/// Selected bones are those of the session. Errors beside those of the edits of core:
/// "bone-none-selected" where none is, "bone-one-selected" where there should be one more.

/// Their weights go to the bones above, or to `heir`.
Result<Findings> deleteSelectedBones(Document& document,
                                     DeletedChildren children = DeletedChildren::Keep,
                                     BoneIndex heir = {});
Result<Findings> dissolveSelectedBones(Document& document);
/// Gives weights and children of the other selected bones to the active one.
Result<Findings> mergeSelectedBones(Document& document);
/// Hangs the other selected bones below the active one.
Result<Findings> parentSelectedBones(Document& document, ReparentPlace place = ReparentPlace::Keep);
/// Hangs bones below another one, or makes them roots where `parent` is invalid: dragged in a tree.
Result<Findings> hangBones(Document& document, std::span<const BoneIndex> bones, BoneIndex parent,
                           ReparentPlace place = ReparentPlace::Keep);
Result<Findings> unparentSelectedBones(Document& document);
/// The copies are selected afterwards.
Result<Findings> duplicateSelectedBones(Document& document);
/// Each into so many pieces, which are selected afterwards.
Result<Findings> subdivideSelectedBones(Document& document, std::size_t pieces);
/// Cuts a bone in two at this fraction of its length; both halves are selected afterwards.
Result<Findings> splitBoneAt(Document& document, BoneIndex bone, double fraction);
/// Makes the other side the image of `from`, with the weights of bones that are made
/// (symmetriseCharacter()): the whole skeleton across x = 0.
Result<Findings> symmetriseSkeleton(Document& document, BoneSide from);
/// Turns the selected bones over across x = 0, or all where none is selected.
Result<Findings> mirrorSelectedBones(Document& document);
Result<Findings> mirrorWholeSkeleton(Document& document);
Result<Findings> orientSelectedBones(Document& document, const BoneOrientation& orientation);
/// White space at both ends is no part of a name.
Result<Findings> renameBoneTo(Document& document, BoneIndex bone, const QString& name);

/// How bones are moved by numbers; tools have the same in SkeletonOptions.
struct JointOptions {
    bool withChildren = true;
    bool symmetric = false; ///< the counterpart across x = 0, too
};

/// Where a bone begins and ends, in model space at rest, metres; its roll in radians (rollOf()
/// about rollAxis()). Steps with the same token that follow one another become one.
Result<Findings> setBoneHead(Document& document, BoneIndex bone, const Vec3d& head,
                             const JointOptions& options, std::uint64_t mergeToken = 0);
Result<Findings> setBoneTail(Document& document, BoneIndex bone, const Vec3d& tail,
                             const JointOptions& options, std::uint64_t mergeToken = 0);
Result<Findings> setBoneRoll(Document& document, BoneIndex bone, double roll,
                             const JointOptions& options, std::uint64_t mergeToken = 0);

/// What a bone is rolled about: the axis along it, or where none is, that of most bones.
BoneAxis rollAxis(const Skeleton& skeleton, BoneIndex bone);

/// The selected bones, or "bone-none-selected".
Result<std::vector<BoneIndex>> selectedBones(const Document& document);

} // namespace rigwright::editor
