// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading other formats with Assimp. Runs in the reading process only: the library may abort.
#pragma once

#include "core/base/result.h"
#include "core/io/foreign_scene.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <vector>

namespace rigwright {

/// A file to read: its bytes, and where it lies (for files beside it).
struct ForeignFile {
    std::filesystem::path path;
    std::span<const std::uint8_t> bytes;
    bool followOutsideReferences = false; ///< else only files in its folder and below are read
};

/// Rules (measured): pivots of FBX are folded in; no post-processing, as each kind loses identity;
/// of aiBone the name is resolved to a node once, here. glTF and OBJ are never read this way.
/// `progress` gets 0 … 1. Errors: "reader-refused" with the library's own words,
/// "import-old-fbx".
Result<ForeignScene> readWithAssimp(const ForeignFile& file,
                                    const std::function<void(double)>& progress);

} // namespace rigwright
