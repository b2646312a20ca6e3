// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on what the user sets for bones: lock, visibility, solo, colour.
#pragma once

#include "editor/document/document.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>

namespace rigwright::editor {

/// While any bone is solo, weights of the others cannot be changed (see heldBones() in core).
enum class BoneFlag { Locked, Hidden, Solo };

[[nodiscard]] bool flagOf(const BoneFlags& flags, BoneFlag flag);

/// Sets the flag of all listed bones, as one step; false, and nothing pushed, where all had it so.
bool setBoneFlag(Document& document, std::span<const BoneIndex> bones, BoneFlag flag, bool value);

/// Sets the flag of the listed bones and its opposite on all others: "lock all others" is
/// (bones, Locked, false), "show only these" is (bones, Hidden, false), "only these solo" is
/// (bones, Solo, true).
bool setBoneFlagExclusively(Document& document, std::span<const BoneIndex> bones, BoneFlag flag,
                            bool value);

/// Draws the bones in that colour (0xRRGGBB), or in that of the cycled table (nullopt). False, and
/// nothing pushed, where all had it so.
bool setBoneColour(Document& document, std::span<const BoneIndex> bones,
                   std::optional<std::uint32_t> colour);

/// Why no operation may change the weights of the bone now, as a sentence with what to do; "" = it
/// may.
QString heldBoneText(const Character& character, BoneIndex bone);

} // namespace rigwright::editor
