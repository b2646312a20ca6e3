// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// New names for many bones at once: replaced, numbered, extended, by conventions and by hierarchy.
#pragma once

#include "core/base/index.h"
#include "core/base/result.h"
#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/naming_conventions.h"
#include "core/skeleton/side_style.h"
#include "core/skeleton/skeleton.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

struct NameChange {
    BoneIndex bone;
    std::string name; ///< the new one

    friend bool operator==(const NameChange&, const NameChange&) = default;
};
/// Bones whose name becomes another one, each once, in the order in which they were given. Names
/// may become equal: they are labels. All functions below look at `bones` alone; each bone once.
using NameChanges = std::vector<NameChange>;

/// No new name is longer; "rename-too-long" where one would be.
inline constexpr std::size_t kLongestBoneName = 1000;

struct NameReplacement {
    std::string find;
    std::string by;
    bool isExpression = false; ///< NamePattern, with $1 … $9 in `by`
    bool ignoresCase = false;  ///< of ASCII letters
};
/// "rename-nothing-to-find" where `find` is empty, "name-pattern" where it cannot be read.
Result<NameChanges> replaceInNames(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                   const NameReplacement& replacement);

struct NameNumbering {
    std::string pattern; ///< "tail_##": the last run of # becomes the number, in so many digits
    int first = 1;
    int step = 1;
    /// Left, right and middle count for themselves, and a side is written behind as the bone's own
    /// name writes it (as .L where it does it otherwise).
    bool countsSidesApart = false;
};
/// "rename-no-number" where the pattern has no #.
Result<NameChanges> numberNames(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                const NameNumbering& numbering);

/// `prefix` stands before everything, `suffix` before a side at the end: hand_jnt.L.
struct NameAffixes {
    std::string prefix;
    std::string suffix;
};
Result<NameChanges> addToNames(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                               const NameAffixes& affixes);

/// A pattern of words in braces, filled for each bone:
///   {name} its name without side · {side} L, R or nothing · {top} the name of the highest of the
///   given bones above it, without side · {parent} the new name of its parent where that is given,
///   else the old one, without side · {depth} its place below {top}, from 1 · {rank} its place
///   among its parent's given children, of the same side, from 1.
/// Numbers take a width: {depth:2} is 01. A side that the pattern does not mention is written
/// behind as in NameNumbering. "rename-unknown-word" where a word in braces is none of these.
Result<NameChanges> nameByHierarchy(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                    const std::string& pattern);

NameChanges flipSides(const Skeleton& skeleton, std::span<const BoneIndex> bones);
NameChanges restyleSides(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                         SideStyle style);

/// `unnamed`: bones that the convention has no name for; only their side is written in its way.
struct ConventionChanges {
    NameChanges changes;
    std::vector<BoneIndex> unnamed;
};
/// Bones with a role, those of spine and neck, and those that names tell (twists, metacarpals,
/// ends, root, targets of IK) get the convention's names.
ConventionChanges toConvention(const Skeleton& skeleton, const HumanoidMap& map,
                               std::span<const BoneIndex> bones, NamingConvention convention);
/// How the convention writes sides.
SideStyle sideStyleOf(NamingConvention convention);

/// Returns what takes the change back.
NameChanges applyNames(Skeleton& skeleton, const NameChanges& changes);

/// Bones that would share a name with another one after the changes; ascending.
std::vector<BoneIndex> sharingNames(const Skeleton& skeleton, const NameChanges& changes);

/// All bones of the skeleton, in order: for functions that take some.
std::vector<BoneIndex> allBones(const Skeleton& skeleton);

} // namespace rigwright
