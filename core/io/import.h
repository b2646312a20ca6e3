// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Opening character files.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/file_bytes.h"

#include <filesystem>

namespace rigwright {

struct ImportOptions {
    /// Called between steps with 0 … 1; returning false cancels ("cancelled").
    bool (*progress)(double fraction, void* context) = nullptr;
    void* progressContext = nullptr;
};

/// Reads .glb, .gltf, .vrm by content, not by name. What was repaired or noticed stands in
/// Character::importFindings. Everything else is refused with a precise error; formats that are
/// known but not read yet have the code "format-not-supported-yet".
Result<Character> importCharacter(const std::filesystem::path& file,
                                  const ImportOptions& options = {});

/// The same of bytes that are in memory already. `file` names them in errors and gives the
/// character its name; what the file refers to is looked for beside it.
Result<Character> importCharacter(FileBytes bytes, const std::filesystem::path& file,
                                  const ImportOptions& options = {});

} // namespace rigwright
