// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Opening files of other formats by a process of their own.
#pragma once

#include "core/io/foreign_scene.h"
#include "core/io/import.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>

namespace rigwright {

/// `format` as knownForeignFormat() calls it: true where it is read by that process (OBJ and BVH
/// are read here, others not at all).
bool isReadForeign(std::string_view format);

/// Starts options.readerProgram on the bytes and takes its answer apart. `file` names them, and
/// files that it refers to are looked for beside it. However the other process ends, this one goes
/// on, and the other is gone. Errors: "reader-refused" (the content; with the reader's own words),
/// "import-old-fbx", "reader-crashed", "reader-timeout", "reader-out-of-memory", "reader-garbage"
/// (the answer makes no sense), "reader-not-started", "cancelled".
Result<ForeignScene> readForeignScene(std::span<const std::uint8_t> bytes,
                                      const std::filesystem::path& file,
                                      const ImportOptions& options);

/// The same, made a Character in metres and +Y up, or as options.choices says.
Result<Character> importForeign(std::span<const std::uint8_t> bytes,
                                const std::filesystem::path& file, const ImportOptions& options);

} // namespace rigwright
