// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Asking, correcting, mirroring and checking a humanoid map.
#include "core/skeleton/humanoid_map.h"

#include "core/base/sentence.h"
#include "core/skeleton/humanoid_shape.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace rigwright {
namespace {

using enum HumanoidRole;

/// In the order of RoleEvidence.
constexpr std::array<std::string_view, 8> kEvidence{"none",  "name",   "shape", "nameAndShape",
                                                    "place", "mirror", "file",  "byHand"};

/// A finger's bone needs the one before it; an upper chest a chest (VRM 1.0, humanoid.md).
std::optional<HumanoidRole> neededBy(HumanoidRole role) {
    const auto parent = parentOf(role);
    const bool isFinger = role >= LeftThumbMetacarpal;
    const bool needs = role == UpperChest || (isFinger && parent && *parent >= LeftThumbMetacarpal);
    return needs ? parent : std::nullopt;
}

/// The nearest role above that has a bone.
std::optional<HumanoidRole> mappedParentOf(const HumanoidMap& map, HumanoidRole role) {
    std::optional<HumanoidRole> parent = parentOf(role);
    while (parent && !map.of(*parent).isValid())
        parent = parentOf(*parent);
    return parent;
}

/// The plane between the sides: where the bones of the middle lie.
double middleOf(const HumanoidMap& map, const std::vector<Vec3d>& positions) {
    for (const HumanoidRole role : {Hips, Spine, Chest, Head})
        if (map.of(role).isValid())
            return positions[map.of(role).value()].x();
    return 0.0;
}

/// Bones below `top` down to `bottom`, the upper ones (nearer to the roots) first; empty where
/// `bottom` does not hang below `top`.
std::vector<BoneIndex> between(const Skeleton& skeleton, BoneIndex top, BoneIndex bottom) {
    std::vector<BoneIndex> path;
    if (!top.isValid() || !bottom.isValid() || !isAncestorOrSelf(skeleton, top, bottom))
        return path;
    for (BoneIndex bone = bottom; bone != top; bone = skeleton.parents[bone.value()])
        path.push_back(bone);
    std::ranges::reverse(path);
    return path;
}

} // namespace

std::string_view nameOf(RoleEvidence evidence) {
    return kEvidence[std::size_t(evidence)];
}

std::optional<RoleEvidence> evidenceNamed(std::string_view name) {
    const auto found = std::ranges::find(kEvidence, name);
    return found == kEvidence.end() ? std::nullopt
                                    : std::optional(RoleEvidence(found - kEvidence.begin()));
}

std::optional<HumanoidRole> roleOf(const HumanoidMap& map, BoneIndex bone) {
    if (bone.isValid())
        for (const HumanoidRole role : humanoidRoles())
            if (map.of(role) == bone)
                return role;
    return std::nullopt;
}

std::vector<HumanoidRole> missingRoles(const HumanoidMap& map) {
    std::vector<HumanoidRole> missing;
    for (const HumanoidRole role : humanoidRoles())
        if (isRequired(role) && !map.of(role).isValid())
            missing.push_back(role);
    return missing;
}

std::optional<Error> rolesMissing(const HumanoidMap& map) {
    const std::vector<HumanoidRole> missing = missingRoles(map);
    if (missing.empty())
        return std::nullopt;
    std::string list;
    for (const HumanoidRole role : missing)
        list += (list.empty() ? "" : ", ") + titleOf(role);
    return Error{"humanoid-roles-missing",
                 filled("%1 of %2 required roles have no bone: %3.",
                        {std::to_string(missing.size()), std::to_string(kRequiredRoleCount), list}),
                 "", "Give these roles by hand, or add the bones."};
}

double confidenceOf(const HumanoidMap& map) {
    double confidence = 1.0;
    for (const HumanoidRole role : humanoidRoles())
        if (isRequired(role))
            confidence = std::min(confidence, map.of(role).isValid() ? map[role].confidence : 0.0);
    return confidence;
}

void setRole(HumanoidMap& map, HumanoidRole role, BoneIndex bone) {
    if (const auto before = roleOf(map, bone); before && *before != role)
        map[*before] = {};
    map[role] = {bone, 1.0, RoleEvidence::ByHand};
}

std::vector<HumanoidRole> mirrorRoles(HumanoidMap& map, const Skeleton& skeleton, BoneSide from) {
    assert(from != BoneSide::Centre);
    const BoneMirror byName = mirrorBones(skeleton);
    const std::vector<Vec3d> positions = restPositions(skeleton);
    const double middle = middleOf(map, positions);
    std::vector<HumanoidRole> without;
    const HumanoidMap before = map;
    for (const HumanoidRole role : humanoidRoles()) {
        if (sideOf(role) != from)
            continue;
        const RoleChoice& choice = before[role];
        const HumanoidRole other = mirrored(role);
        if (!choice.bone.isValid()) {
            map[other] = {{}, choice.confidence, choice.evidence};
            continue;
        }
        BoneIndex bone = byName.of(choice.bone);
        if (!bone.isValid() || bone == choice.bone)
            bone = counterpartByPlace(skeleton, positions, choice.bone, middle);
        if (!bone.isValid() || bone == choice.bone) {
            without.push_back(other);
            continue;
        }
        if (const auto had = roleOf(map, bone); had && *had != other) {
            if (sideOf(*had) == from) { // both sides claim it
                without.push_back(other);
                continue;
            }
            map[*had] = {};
        }
        const bool isSame =
            before.of(other) == bone && before[other].confidence >= choice.confidence;
        if (!isSame)
            map[other] = {bone, choice.confidence, RoleEvidence::Mirror};
        else
            map[other] = before[other];
    }
    return without;
}

std::vector<HumanoidProblem> problemsOf(const HumanoidMap& map, const Skeleton& skeleton) {
    using Kind = HumanoidProblem::Kind;
    std::vector<HumanoidProblem> problems;
    for (const HumanoidRole role : humanoidRoles()) {
        if (!map.of(role).isValid()) {
            if (isRequired(role))
                problems.push_back({Kind::Missing, role, std::nullopt});
            continue;
        }
        if (const auto needed = neededBy(role); needed && !map.of(*needed).isValid())
            problems.push_back({Kind::NeedsOther, role, needed});
        if (const auto parent = mappedParentOf(map, role);
            parent && !isAncestorOrSelf(skeleton, map.of(*parent), map.of(role)))
            problems.push_back({Kind::NotBelow, role, parent});
        if (!isRequired(role) && !map.of(mirrored(role)).isValid())
            problems.push_back({Kind::SidesDiffer, role, mirrored(role)});
    }
    return problems;
}

std::string sentenceOf(const HumanoidProblem& problem) {
    const std::string role = titleOf(problem.role);
    const std::string other = problem.other ? titleOf(*problem.other) : std::string();
    switch (problem.kind) {
    case HumanoidProblem::Kind::Missing:
        return filled("%1: no bone has this role, and every humanoid needs it.", {role});
    case HumanoidProblem::Kind::NotBelow:
        return filled("%1: its bone does not hang below the bone of “%2”.", {role, other});
    case HumanoidProblem::Kind::NeedsOther:
        return filled("%1: it may only be there together with “%2”.", {role, other});
    case HumanoidProblem::Kind::SidesDiffer:
        return filled("%1: the other side has no such bone.", {role});
    }
    return {};
}

std::vector<BoneIndex> spineOf(const HumanoidMap& map, const Skeleton& skeleton) {
    BoneIndex last;
    for (const HumanoidRole role : {Spine, Chest, UpperChest})
        if (map.of(role).isValid())
            last = map.of(role);
    std::vector<BoneIndex> path = between(skeleton, map.of(Hips), last);
    if (!path.empty() || !last.isValid())
        return path;
    for (const HumanoidRole role : {Spine, Chest, UpperChest})
        if (map.of(role).isValid())
            path.push_back(map.of(role));
    return path;
}

std::vector<BoneIndex> neckOf(const HumanoidMap& map, const Skeleton& skeleton) {
    if (!map.of(Neck).isValid())
        return {};
    std::vector<BoneIndex> path = between(skeleton, map.of(Neck), map.of(Head));
    if (!path.empty())
        path.pop_back(); // the head
    path.insert(path.begin(), map.of(Neck));
    return path;
}

Humanoid toHumanoid(const HumanoidMap& map, const Skeleton& skeleton, HumanoidNaming naming) {
    Humanoid humanoid;
    humanoid.naming = naming;
    for (const HumanoidRole role : humanoidRoles()) {
        const HumanoidSlot slot = slotOf(role);
        if (map.of(role).isValid() && slot.part != HumanoidPart::Spine &&
            slot.part != HumanoidPart::Neck)
            humanoid.bones[slot] = map.of(role);
    }
    const auto number = [&](HumanoidPart part, const std::vector<BoneIndex>& chain) {
        for (std::size_t i = 0; i < chain.size() && i < 255; ++i)
            humanoid.bones[{part, BoneSide::Centre, std::uint8_t(i + 1)}] = chain[i];
    };
    number(HumanoidPart::Spine, spineOf(map, skeleton));
    number(HumanoidPart::Neck, neckOf(map, skeleton));
    return humanoid;
}

} // namespace rigwright
