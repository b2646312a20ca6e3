// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The steps that make the extension's JSON of a Character.
#pragma once

#include "core/character/character.h"
#include "core/project/array_writer.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// The whole extension, but for its fingerprint. `character` must live until the file is joined.
nlohmann::json rigJson(ArrayWriter& arrays, const Character& character, std::string_view view);

nlohmann::json meshJson(ArrayWriter& arrays, const Mesh& mesh);

/// Rows of weights, in the order and with the zeros that they have.
nlohmann::json rowsJson(ArrayWriter& arrays, const SkinWeights& rows);

/// Text of any bytes: a string, or a list of bytes where it is not UTF-8 (a name made of a file's).
nlohmann::json textJson(const std::string& text);

/// Unsigned numbers in as few bytes as the largest of them needs.
nlohmann::json indicesJson(ArrayWriter& arrays, const std::vector<std::uint32_t>& values,
                           std::uint32_t largest);

/// Of the extension: the numbers of a transform are translation x y z, rotation x y z w, scale x y
/// z.
inline constexpr std::size_t kTransformNumbers = 10;

/// Bits of the extension's bone flags.
inline constexpr std::uint8_t kLockedBit = 1;
inline constexpr std::uint8_t kHiddenBit = 2;
inline constexpr std::uint8_t kColourBit = 4;
inline constexpr std::uint8_t kSoloBit = 8; ///< from version 2 on

/// Of the extension: skinning methods, in the order of SkinningMethod.
inline constexpr std::array kMethodNames{"linearBlend", "dualQuaternion", "linearDualBlend",
                                         "rotationCentres", "deltaMush"};
static_assert(kMethodNames.size() == kSkinningMethods.size());

/// Stands for "no bone" in arrays.
inline constexpr std::uint32_t kNoBone = 0xffffffffu;

/// Rows no longer than this are stored in fours, as glTF stores them: tidy ones are there already.
inline constexpr std::size_t kPaddedInfluences = 4;

} // namespace rigwright
