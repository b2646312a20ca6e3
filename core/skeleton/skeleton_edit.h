// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits of a skeleton: each a pure function that returns the new skeleton and how all else follows
/// it.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/skeleton/bone_remap.h"
#include "core/skeleton/skeleton.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// How poses and keys follow an edit. Ride: every bone stands in every pose where BoneOrigin says,
/// so that all that hangs on it stays where it is. Pivot: joints were moved on purpose; every part
/// of the mesh turns in every pose as before, but about the new joint: rotations and scales ride,
/// a translation keeps its way from the new rest.
enum class PoseRule { Ride, Pivot };

/// The skeleton after an edit. Unless a function says otherwise, bones that the edit is not about
/// keep their rest transforms to the last bit, and their order. Findings have codes "bone-…".
struct SkeletonEdit {
    Skeleton skeleton;
    BoneRemap remap;
    PoseRule rule = PoseRule::Ride;
    std::vector<BoneIndex> made; ///< new bones, in the order of the request
    Findings findings;
};

/// Errors of all functions below: "bone-none" (an index out of range), "bone-not-finite" (a number
/// of the request, or what comes of it), "bone-flat" (nothing can be placed below a bone with a
/// scale of 0), "bone-too-many" (more than kMostBones).
inline constexpr std::size_t kMostBones = 65535;

/// `head` in model space at rest. `name` empty: "bone", or the next name after the parent's.
struct NewBone {
    std::string name = {};
    BoneIndex parent = {}; ///< invalid: a root
    Vec3d head = Vec3d::Zero();
    std::optional<Quatd> rotation = {}; ///< modelFromBone; none: see createBone()
};

/// A new bone behind all others. Without `rotation` it takes its parent's, turned the shortest way
/// so that the axis along which that one lies (axisAlong()) points from the parent's head to the
/// new one; a root takes the axes of model space. At the head of its parent: finding
/// "bone-zero-length".
Result<SkeletonEdit> createBone(const Skeleton& skeleton, const NewBone& bone);

/// createBone() below `bone`, with the next name after its name.
Result<SkeletonEdit> extrudeBone(const Skeleton& skeleton, BoneIndex bone, const Vec3d& head);

/// Cuts a bone between its head and its tail (the head of its main child, else tailOf()) at these
/// fractions of the way, ascending in (0, 1). The pieces have the axes of the bone; the main child
/// hangs on the last one, other children stay. Weights are shared by where vertices lie along the
/// bone. Errors: "bone-fraction", "bone-zero-length" (nothing to cut).
Result<SkeletonEdit> splitBone(const Skeleton& skeleton, BoneIndex bone,
                               std::span<const double> fractions);

/// splitBone() into so many equal pieces (≥ 2). Error: "bone-piece-count".
Result<SkeletonEdit> subdivideBone(const Skeleton& skeleton, BoneIndex bone, std::size_t pieces);

/// Takes bones out: their children hang on the nearest bone above that stays, and stay in place in
/// every pose; so does that bone's share of the mesh at bind: it takes the weights over. What is
/// above a root is nobody: whether it may go depends on its weights (see editCharacter()). Under
/// scales that differ by axis a child may need shear, which is dropped: finding "bone-sheared".
/// Finding "bone-none-left" where no bone remains.
Result<SkeletonEdit> dissolveBones(const Skeleton& skeleton, std::span<const BoneIndex> bones);

enum class DeletedChildren { Keep, Delete };

/// As dissolveBones(), with everything below the bones where `children` says so. `heir`: takes the
/// weights of all of them instead of the bones above ("bone-heir" where it goes itself).
struct BoneDeletion {
    std::vector<BoneIndex> bones = {};
    DeletedChildren children = DeletedChildren::Keep;
    BoneIndex heir = {};
};
Result<SkeletonEdit> deleteBones(const Skeleton& skeleton, const BoneDeletion& deletion);

/// Takes `bone` out and gives its weights and its children to `into`. Where `into` lies below the
/// bone, what leads to it hangs on the bone's parent instead. Error: "bone-same".
Result<SkeletonEdit> mergeBones(const Skeleton& skeleton, BoneIndex bone, BoneIndex into);

/// Keep: everything stays where it is in every pose. Connect: the heads move to the end of the
/// parent (the head of its main child, else tailOf()) with all that hangs on them.
enum class ReparentPlace { Keep, Connect };

/// Hangs bones below another one (invalid: they become roots). Of bones that lie below one another
/// only the topmost moves. Errors: "bone-cycle"; "bone-no-end" (connecting to nothing, or to a bone
/// without an end).
Result<SkeletonEdit> reparentBones(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                   BoneIndex parent, ReparentPlace place = ReparentPlace::Keep);

/// Copies bones, behind all others, with the next names: a copy hangs on the copy of its parent
/// where that is copied too, else on its parent. Copies have no weights; they stand and move as
/// what they were made of until they are moved.
Result<SkeletonEdit> duplicateBones(const Skeleton& skeleton, std::span<const BoneIndex> bones);

/// A new name; nothing else changes. Empty and taken ones are legal, the latter with the finding
/// "bone-name-taken".
Result<SkeletonEdit> renameBone(const Skeleton& skeleton, BoneIndex bone, std::string name);

} // namespace rigwright
