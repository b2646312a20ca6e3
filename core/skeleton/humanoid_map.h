// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HumanoidMap: which bone has which role of the standard humanoid, found and corrected.
#pragma once

#include "core/base/index.h"
#include "core/base/result.h"
#include "core/skeleton/humanoid_roles.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

struct Skeleton;

/// What a role's bone was found by.
enum class RoleEvidence : std::uint8_t {
    None,
    Name,
    Shape,        ///< lengths, forks and symmetry of the rest pose
    NameAndShape, ///< both say the same
    Place,        ///< its place in the hierarchy between roles that are known
    Mirror,       ///< counterpart of the other side's
    File,         ///< the file says so (VRM)
    ByHand,
};

/// Stable, for files and the command line: "nameAndShape".
std::string_view nameOf(RoleEvidence evidence);
std::optional<RoleEvidence> evidenceNamed(std::string_view name);

/// `confidence` from 0 (none) to 1 (the file's or the user's word).
struct RoleChoice {
    BoneIndex bone; ///< invalid: none
    double confidence = 0.0;
    RoleEvidence evidence = RoleEvidence::None;

    friend bool operator==(const RoleChoice&, const RoleChoice&) = default;
};

/// A bone has one role at most.
struct HumanoidMap {
    std::array<RoleChoice, kHumanoidRoleCount> roles;

    [[nodiscard]] const RoleChoice& operator[](HumanoidRole role) const {
        return roles[std::size_t(role)];
    }
    [[nodiscard]] RoleChoice& operator[](HumanoidRole role) { return roles[std::size_t(role)]; }
    [[nodiscard]] BoneIndex of(HumanoidRole role) const { return (*this)[role].bone; }

    friend bool operator==(const HumanoidMap&, const HumanoidMap&) = default;
};

std::optional<HumanoidRole> roleOf(const HumanoidMap& map, BoneIndex bone);

/// Required roles without a bone, in the order of roles.
std::vector<HumanoidRole> missingRoles(const HumanoidMap& map);

/// "humanoid-roles-missing", which names them; nothing where none is missing.
std::optional<Error> rolesMissing(const HumanoidMap& map);

/// Confidence of the map as a whole: of the weakest required role, 0 where one has no bone.
double confidenceOf(const HumanoidMap& map);

/// What a search found. Where `refusal` is set the skeleton is no humanoid, and the map holds what
/// was found all the same, to be completed by hand. Codes: "humanoid-no-bones", "humanoid-no-body"
/// (nothing with two legs, a back, two arms and a head), "humanoid-four-legs",
/// "humanoid-roles-missing".
struct HumanoidSearch {
    HumanoidMap map;
    HumanoidNaming naming = HumanoidNaming::None;
    std::optional<Error> refusal;
};

/// By what the file said or its names (`named`: readHumanoid() or the file's own map), then by the
/// rest pose: lengths, forks, symmetry. Names go before shape, and each makes the other surer; what
/// one side lacks is taken from the other's counterpart. Bones between hips and head are spine and
/// neck by where the arms hang. Assumes +Y up for what names leave open.
HumanoidSearch findHumanoid(const Skeleton& skeleton, const Humanoid& named);
HumanoidSearch findHumanoid(const Skeleton& skeleton);

/// By hand: `bone` (invalid: none) takes the role and loses the one that it had.
void setRole(HumanoidMap& map, HumanoidRole role, BoneIndex bone);

/// Gives the roles of one side to the counterparts on the other, by names, else by places in the
/// rest pose, in place of what they had. Returns the roles that have no counterpart's bone, whose
/// choice stays. Precondition: `from` is a side.
std::vector<HumanoidRole> mirrorRoles(HumanoidMap& map, const Skeleton& skeleton, BoneSide from);

/// A thing that a humanoid must not have. `role` is concerned, `other` the one that it contradicts.
struct HumanoidProblem {
    enum class Kind : std::uint8_t {
        Missing,     ///< a required role has no bone
        NotBelow,    ///< its bone does not hang below the bone of `other`
        NeedsOther,  ///< optional roles that need another one: upper chest, fingers
        SidesDiffer, ///< left has a bone and right has none, or the other way round
    };
    Kind kind = Kind::Missing;
    HumanoidRole role = HumanoidRole::Hips;
    std::optional<HumanoidRole> other;

    friend bool operator==(const HumanoidProblem&, const HumanoidProblem&) = default;
};
/// In the order of roles; empty where VRM 1.0 would take the map.
std::vector<HumanoidProblem> problemsOf(const HumanoidMap& map, const Skeleton& skeleton);
/// In plain English.
std::string sentenceOf(const HumanoidProblem& problem);

/// All bones of the spine, from the hips (not among them) upwards, and of the neck; those of the
/// map's roles and those between them. Without hips or head only those with roles.
std::vector<BoneIndex> spineOf(const HumanoidMap& map, const Skeleton& skeleton);
std::vector<BoneIndex> neckOf(const HumanoidMap& map, const Skeleton& skeleton);

/// As retargeting and maps between skeletons want it: spine and neck bones numbered upwards.
Humanoid toHumanoid(const HumanoidMap& map, const Skeleton& skeleton, HumanoidNaming naming);

} // namespace rigwright
