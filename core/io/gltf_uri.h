// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// URIs inside glTF files: embedded data and files that lie beside.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// The content of "data:MEDIATYPE;base64,…" or of percent-encoded "data:,…".
struct DataUri {
    std::string mimeType;
    std::vector<std::uint8_t> bytes;
};

bool isDataUri(std::string_view uri);

/// nullopt where an escape is broken.
std::optional<std::string> percentDecoded(std::string_view text);

/// Precondition: isDataUri(). Error "gltf-uri-invalid".
Result<DataUri> decodeDataUri(std::string_view uri, const std::string& place);

/// The path of a file named by a relative URI, percent-decoded, below `folder`. Errors:
/// "gltf-uri-forbidden" for absolute paths, schemes (http:, file:) and paths that leave the folder:
/// a character file must not make the program read elsewhere. "gltf-uri-invalid" for broken
/// escapes.
Result<std::filesystem::path> pathBeside(const std::filesystem::path& folder, std::string_view uri,
                                         const std::string& place);

} // namespace rigwright
