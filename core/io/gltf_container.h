// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The outer shell of a glTF file: where its JSON text and its binary chunk lie.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// Views into the file's bytes.
struct GltfChunks {
    std::string_view json;
    std::optional<std::span<const std::uint8_t>> bin; ///< the BIN chunk of a GLB
    std::size_t trailingBytes = 0;                    ///< after the length that the header states
};

/// Splits a GLB (glTF 2.0 specification, "Binary glTF Layout") or takes a whole text as JSON.
/// Errors: "gltf-truncated", "gltf-container-invalid", "format-not-supported-yet" (version 1).
Result<GltfChunks> splitGltfContainer(std::span<const std::uint8_t> bytes);

/// Bytes of a GLB made of JSON and binary data: chunks padded to four bytes, JSON with spaces.
/// "gltf-too-large" where it does not fit the format's 32-bit length.
Result<std::vector<std::uint8_t>> joinGlb(std::string_view json, std::span<const std::uint8_t> bin);

/// The same with binary data in pieces, one behind the other, each padded to four bytes with zeros.
Result<std::vector<std::uint8_t>> joinGlb(std::string_view json,
                                          std::span<const std::span<const std::uint8_t>> pieces);

} // namespace rigwright
