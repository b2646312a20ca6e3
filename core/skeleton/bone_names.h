// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sides in the names of bones, and which bone is the other side's counterpart of which.
#pragma once

#include "core/base/index.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

struct Skeleton;

enum class BoneSide { Centre, Left, Right };

/// `other` is the name with every mention of a side turned into the other one, the case kept; equal
/// to the name itself where side is Centre.
struct SidedName {
    BoneSide side = BoneSide::Centre;
    std::string other;

    friend bool operator==(const SidedName&, const SidedName&) = default;
};

/// Reads the side out of a name, in any case. A name falls apart into words at everything that is
/// neither letter nor digit, between letters and digits, before a capital that follows a small
/// letter, and before the last of several capitals that a small letter follows. A side is
///   - the word left or right: LeftArm, arm_left, RIGHT.foot, mixamorig:LeftArm;
///   - a word that begins with left or right, and goes on: leftarm, righthand;
///   - only where neither is there: the word l or r, unless digits follow it at once (L1 is a
///     vertebra, hand_L.001 a left hand): arm.L, l_thigh, "Bip01 L Hand", lShldr, RHand, handL,
///     thumb_01_r.
/// If a name mentions both sides, the last mention is its side. Letters are those of ASCII; other
/// bytes (UTF-8) belong to words as they stand.
SidedName sideOfName(std::string_view name);

/// The letters of a name that tell its side.
struct SideMention {
    std::size_t first = 0;
    std::size_t length = 0;
    BoneSide side = BoneSide::Left;

    friend bool operator==(const SideMention&, const SideMention&) = default;
};

/// The mention that decides, the last one; nothing in names of the centre.
std::optional<SideMention> sideMention(std::string_view name);

/// The name without its mentions of a side, the rest as it stands: "upper_arm." of upper_arm.L.
std::string withoutSide(std::string_view name);

/// The name without the number at its end and what separates that: "b_LeftArm" of b_LeftArm_09,
/// "arm" of arm.001; spine1, where nothing separates it, keeps its number.
std::string_view withoutNumber(std::string_view name);

/// By bone. Involutive: mirror[mirror[b]] == b wherever mirror[b] is valid.
struct BoneMirror {
    std::vector<BoneIndex> mirror; ///< centre: itself; a side without counterpart: invalid
    std::vector<BoneSide> sides;
    std::vector<BoneIndex> unmatched; ///< ascending

    [[nodiscard]] BoneIndex of(BoneIndex bone) const { return mirror[bone.value()]; }
};

/// Finds the counterpart of every bone by name (finger_l1 counts as left where there is a
/// finger_r1): exactly, then whatever the case, then whatever the
/// number at the end of the name (some exporters number all nodes: b_LeftArm_09, b_RightArm_06).
/// Of several bones with one name the first is the counterpart of the first, and so on, where both
/// sides have equally many; else all of them are left unmatched.
BoneMirror mirrorBones(const Skeleton& skeleton);

} // namespace rigwright
