// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A character as a plain binary FBX file, to have something to read.
#pragma once

#include "core/character/character.h"

#include <filesystem>

namespace rigwright::cli {

/// Writes skeleton, the first mesh with normals by corner, and its weights: FBX 7.4, binary, arrays
/// not packed, in metres, no clips. What a benchmark of reading needs and no more. Throws
/// std::runtime_error where the file cannot be written.
void writeFbx(const Character& character, const std::filesystem::path& file);

} // namespace rigwright::cli
