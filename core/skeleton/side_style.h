// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How names of bones write their side, and writing it in another way.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rigwright {

/// The number of a copy (".001") stays behind the side: hand.L.001. Before a prefix stay a
/// namespace ("rig:", "Armature|") and the prefix of a program ("Bip01 ").
enum class SideStyle : std::uint8_t {
    DotCapital,        ///< arm.L
    UnderscoreCapital, ///< arm_L
    DashCapital,       ///< arm-L
    DotSmall,          ///< arm.l
    UnderscoreSmall,   ///< arm_l
    DashSmall,         ///< arm-l
    CapitalFirst,      ///< L_arm
    SmallFirst,        ///< l_arm
    SpacedCapital,     ///< L Arm, "Bip01 L Arm"
    SmallJoined,       ///< lArm
    WordJoined,        ///< LeftArm
    SmallWordJoined,   ///< leftArm
    WordJoinedLast,    ///< ArmLeft
    WordFirst,         ///< left_arm
    WordLast,          ///< arm_left
    DotWordLast,       ///< arm.left
};

/// `name` is stable ("dot-capital"); `example` shows it ("arm.L").
struct SideStyleInfo {
    SideStyle style = SideStyle::DotCapital;
    std::string_view name;
    std::string_view example;
};
std::span<const SideStyleInfo> sideStyles();
std::optional<SideStyle> sideStyleNamed(std::string_view name);

/// The style of a name; nothing at the centre, and where the side is written in no such way.
std::optional<SideStyle> sideStyleOf(std::string_view name);

/// The name with its side written in that style; where it is joined to the name, that goes on with
/// a capital. The name as it is where it has no side, nothing but a side, or would be read
/// otherwise.
std::string withSideStyle(std::string_view name, SideStyle style);

} // namespace rigwright
