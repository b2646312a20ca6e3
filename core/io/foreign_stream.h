// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bytes by which the reading process hands a scene to the program that started it.
#pragma once

#include "core/base/result.h"
#include "core/io/foreign_scene.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// The parts of the stream: a tag, the length of what follows in bytes, the content. A progress has
/// a fraction as float, a refusal three texts (code, detail, remedy), a scene all the rest.
enum class ForeignPart : std::uint32_t {
    Progress = 0x474f5250,
    Refusal = 0x4c464552,
    Scene = 0x4e454353,
};

struct ForeignPartHeader {
    ForeignPart part = ForeignPart::Progress;
    std::uint64_t length = 0;
};
inline constexpr std::size_t kForeignHeaderSize = 12;

std::vector<std::uint8_t> encodeForeignHeader(const ForeignPartHeader& header);
/// nullopt where the tag is unknown. Precondition: kForeignHeaderSize bytes.
std::optional<ForeignPartHeader> decodeForeignHeader(std::span<const std::uint8_t> bytes);

std::vector<std::uint8_t> encodeForeignScene(const ForeignScene& scene);
std::vector<std::uint8_t> encodeForeignRefusal(const Error& error);

/// Takes nothing on trust: every count is held against the bytes that are there, every index
/// against what it names, parents stand before children, matrices are finite, times within
/// ±1e9 s, and keys ascend. Single floats that are not finite become 0 and are counted in a
/// finding. Error: "reader-garbage" with the place.
Result<ForeignScene> decodeForeignScene(std::span<const std::uint8_t> bytes);
/// Never fails: what cannot be read is left empty. Control characters are taken out and texts are
/// cut at 2000 bytes.
Error decodeForeignRefusal(std::span<const std::uint8_t> bytes);

} // namespace rigwright
