// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Checking the JSON of a glTF file before anything is made of it: types, ranges, indices.
#pragma once

#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <string_view>

namespace rigwright {

/// Parses JSON text. Refuses nesting deeper than 128 (what follows walks it recursively). Errors:
/// "gltf-json-invalid" (with line and column), "gltf-json-too-deep".
Result<nlohmann::json> parseGltfJson(std::string_view text);

/// Every member that the reader uses has the right type, every index is in range, every count is a
/// whole number, every value of a choice (component types, element types, strides) is one that glTF
/// has; whole numbers written as 3.0 become 3. Unknown members are not looked at. Errors:
/// "gltf-missing-property", "gltf-wrong-type", "gltf-index-out-of-range", "gltf-value-invalid",
/// "format-not-supported-yet" (other versions), "gltf-extension-unsupported".
Result<void> checkGltfJson(nlohmann::json& document);

} // namespace rigwright
