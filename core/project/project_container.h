// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The GLB around the extension: finding it, and telling whether somebody else touched the file.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

inline constexpr std::string_view kRigExtension = "RIGWRIGHT_rig";

/// Whether a file is worth parsing: its JSON text names the extension.
bool mentionsRig(std::span<const std::uint8_t> bytes);

/// Takes the extension out of a document, which is then as it would be without; nullopt where it
/// has none.
std::optional<nlohmann::json> takeRig(nlohmann::json& document);

/// A fingerprint of a document without the extension, and of the binary chunk: sixteen hexadecimal
/// digits. It does not depend on white space and on the order of members. No proof against malice;
/// it tells that a program that does not know the extension wrote the file anew.
std::string fingerprintOf(const nlohmann::json& document, std::span<const std::uint8_t> bin);

/// The bytes of the GLB. `document` has no extension yet; it gets `rig`, with the member
/// "fingerprint". Errors as joinGlb().
Result<std::vector<std::uint8_t>>
joinProject(nlohmann::json document, nlohmann::json rig,
            std::span<const std::span<const std::uint8_t>> pieces);

} // namespace rigwright
