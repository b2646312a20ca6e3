// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Recognising file formats by content first and by name second.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rigwright {

enum class GltfContainer { Binary, Text };

/// Binary: begins with "glTF". Text: the first character, after a byte order mark and white space,
/// is an opening brace. nullopt: neither.
std::optional<GltfContainer> gltfContainerOf(std::span<const std::uint8_t> bytes);

/// The name of a known character or scene format that is not glTF ("FBX", "Collada (DAE)", …), by
/// content or else by the file's suffix; nullopt where it is none of them.
std::optional<std::string> knownForeignFormat(std::span<const std::uint8_t> bytes,
                                              const std::filesystem::path& file);

/// A suffix (lower case, without the dot) and the name that knownForeignFormat() gives for it.
struct ForeignSuffix {
    std::string_view text;
    std::string_view format;
};

/// All that are known, whether read or not.
std::span<const ForeignSuffix> knownForeignSuffixes();

/// The suffix in lower case, without the dot.
std::string lowerSuffix(const std::filesystem::path& file);

} // namespace rigwright
