// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Giving a character without joints the skeleton of a template, and taking a skeleton away.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"
#include "core/skeleton/templates.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rigwright {

/// Adds the bones of a template (toSkeleton()) behind those that there are, with the template's
/// names and at rest in every pose; no number of an old node changes. Nodes that carry meshes,
/// cameras or lights stay, and meshes stay on them, where they are. The bones that are meant for
/// weights are marked in Skeleton::deform, so that deformBones() gives these alone; a humanoid
/// template's roles become Character::humanoid (RoleEvidence::ByHand), any other one leaves none.
/// New roots: rootsFrom(), which a file's scenes must name (showRoots() of core/io).
/// Errors: "skeleton-there" (a mesh hangs on bones already), "skeleton-not-finite",
/// "bone-too-many". Precondition: one placement a joint of the template.
Result<Character> withSkeleton(const Character& character, const SkeletonTemplate& from,
                               std::span<const JointPlacement> placement);

/// The roots among the bones from this number on.
std::vector<BoneIndex> rootsFrom(const Character& character, std::size_t firstBone);

/// The bones that make a skeleton: joints of meshes with what lies between them and below them, and
/// chains (two nodes or more) that carry no mesh, camera or light. Nodes that carry one, and those
/// above them, are none, unless a mesh hangs on them. Ascending.
std::vector<BoneIndex> skeletonBones(const Character& character);

/// A character without its skeleton, and what went with it (codes "skeleton-…" and those of
/// editCharacter()).
struct BareCharacter {
    Character character;
    Findings findings;
    std::vector<BoneIndex> newRoots; ///< as CharacterEdit::newRoots
};

/// Takes the bindings of all meshes away, then the bones that skeletonBones() names. Meshes stay
/// where their joints hold them at rest, in the shape of the bind; weights are lost, as are keys
/// and roles of these bones and the whole rig. Errors: "bone-flat".
Result<BareCharacter> withoutSkeleton(const Character& character);

} // namespace rigwright
