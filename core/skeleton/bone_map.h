// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BoneMap: which bone of one skeleton stands for which bone of another.
#pragma once

#include "core/base/index.h"
#include "core/skeleton/humanoid_names.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rigwright {

struct Skeleton;

/// How a bone came to its counterpart.
enum class BoneMatch : std::uint8_t {
    None,
    ExactName,   ///< the same name
    SimilarName, ///< the same but for case, separators, prefixes, spelling of sides and numbers
    Humanoid,    ///< the same part of a humanoid body
    ByHand,
    Added, ///< the counterpart was made after it
};

struct BoneMapping {
    BoneIndex target; ///< invalid: none
    BoneMatch match = BoneMatch::None;

    friend bool operator==(const BoneMapping&, const BoneMapping&) = default;
};

/// One entry a bone of the source; no target stands twice. `ambiguous`: bones without target whose
/// name fits several bones, or fits one that several fit; ascending.
struct BoneMap {
    std::vector<BoneMapping> ofSource;
    std::vector<BoneIndex> ambiguous;

    [[nodiscard]] BoneIndex targetOf(BoneIndex source) const {
        return ofSource[source.value()].target;
    }

    friend bool operator==(const BoneMap&, const BoneMap&) = default;
};

/// What decides: names; parts of a humanoid body; or the better of the two with the other for what
/// it leaves open (by names where at least half of the source's parts, or of the smaller skeleton's
/// bones, have the same name).
enum class BoneMatching : std::uint8_t { Automatic, Names, Humanoid };

/// A skeleton and what is known of it as a humanoid body.
struct MappedRig {
    const Skeleton& skeleton;
    const Humanoid& humanoid;
};

/// Several bones with one name are told apart by their parents' counterparts, then, where both
/// sides have equally many of exactly that name, by their order; else they stay without target, as
/// ambiguous. Spines and necks with different numbers of bones: first to first, last to last, those
/// between evenly; a single source bone to the first one, a single target bone gets the last one.
BoneMap mapBones(const MappedRig& source, const MappedRig& target, BoneMatching matching);

/// By hand: `target` (invalid: none) is taken from whoever had it.
void setTarget(BoneMap& map, BoneIndex source, BoneIndex target);

/// Ascending.
std::vector<BoneIndex> unmatchedBones(const BoneMap& map);

/// Bones whose counterpart was there before: without those that were made after them.
std::size_t matchedCount(const BoneMap& map);

/// The nearest bone above `bone` (not itself) that has a target; invalid where there is none.
BoneIndex mappedAncestor(const Skeleton& source, const BoneMap& map, BoneIndex bone);

} // namespace rigwright
