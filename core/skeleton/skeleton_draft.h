// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkeletonDraft: a skeleton while it is being edited, in any order; finished into parents before
/// children.
#pragma once

#include "core/skeleton/free_bone_names.h"
#include "core/skeleton/skeleton_edit.h"

#include <limits>
#include <span>
#include <vector>

namespace rigwright {

/// "bone-none" where one of them does not exist.
/// "bone-not-finite".
Error notFinite();

std::optional<Error> missingBone(const Skeleton& skeleton, std::span<const BoneIndex> bones);

/// The number of a bone in a draft: those of the old skeleton first, new ones behind them.
using DraftIndex = std::size_t;
inline constexpr DraftIndex kNoBone = std::numeric_limits<DraftIndex>::max();

struct DraftBone {
    std::string name;
    DraftIndex parent = kNoBone;
    BoneOrigin origin;
    /// Where a new bone is put in model space, instead of `origin`: it rides on its parent.
    std::optional<Affine3d> place;
    bool removed = false;
    DraftIndex heir = kNoBone;   ///< of a removed one; may be removed itself: then its heir
    DraftIndex before = kNoBone; ///< in the order of bones; kNoBone: behind all others
};

class SkeletonDraft {
public:
    explicit SkeletonDraft(const Skeleton& skeleton);

    [[nodiscard]] const Skeleton& skeleton() const { return m_skeleton; }
    [[nodiscard]] const std::vector<Affine3d>& model() const { return m_model; }
    DraftBone& operator[](DraftIndex bone) { return m_bones[bone]; }
    [[nodiscard]] std::size_t size() const { return m_bones.size(); }

    /// Whether a bone has this name: an old one, or one that add() named.
    [[nodiscard]] bool isTaken(const std::string& name) const { return m_names.isTaken(name); }
    /// With the next free name after the one given.
    DraftIndex add(DraftBone bone);
    /// The pieces of a cut are made of drafts.
    struct Pieces {
        BoneIndex old;
        Vec3d tail;
        std::vector<double> cuts;
        std::vector<DraftIndex> bones;
    };
    void addPieces(Pieces pieces) { m_pieces.push_back(std::move(pieces)); }
    /// Puts an old bone elsewhere in model space. Error "bone-flat".
    [[nodiscard]] Result<void> move(BoneIndex bone, const Affine3d& modelFromBone);
    /// Takes a bone out; its children go to `parent`, or where that leads if it goes as well.
    void remove(DraftIndex bone, DraftIndex heir, DraftIndex parent);

    /// `made` gives SkeletonEdit::made.
    Result<SkeletonEdit> finish(PoseRule rule, std::span<const DraftIndex> made = {});

private:
    [[nodiscard]] std::vector<DraftIndex> order() const;
    [[nodiscard]] Result<void> placeBone(DraftIndex bone, SkeletonEdit& edit);
    void noteLengths(SkeletonEdit& edit) const;

    const Skeleton& m_skeleton;
    std::vector<Affine3d> m_model;
    std::vector<DraftBone> m_bones;
    FreeBoneNames m_names;
    std::vector<Pieces> m_pieces;
    std::vector<BoneIndex> m_numbers; ///< by draft: new number; invalid: removed
    std::vector<Affine3d> m_newModel; ///< by new bone
    std::vector<BoneIndex> m_sheared;
};

} // namespace rigwright
