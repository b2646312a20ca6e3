// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GltfParts: a character as glTF before it becomes a file, for those who add to it.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/export.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <vector>

namespace rigwright {

/// `document` is the JSON of a GLB whose buffer 0 is `bin`; "buffers" is absent where `bin` is
/// empty. Equal characters give equal parts.
struct GltfParts {
    nlohmann::json document;
    std::vector<std::uint8_t> bin;
};

/// What encodeGlb() writes, in its two parts. Throws what the JSON library throws (text that is not
/// UTF-8) and std::bad_alloc. Errors as encodeGlb().
Result<GltfParts> makeGltf(const Character& character, const ExportOptions& options,
                           ExportReport& report);

} // namespace rigwright
