// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Opening character files.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/file_bytes.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace rigwright {

/// Which axis of the file points up.
enum class ImportUpAxis { AsFile, X, Y, Z };

/// What the user may decide about a file; the findings of the import offer the values that make
/// sense (Finding::fix, codes "reread-…").
struct ImportChoices {
    double metresPerUnit = 0.0; ///< length of one unit of the file; 0 = as the file says
    ImportUpAxis up = ImportUpAxis::AsFile;
    bool openInBindPose = false; ///< else as posed in the file
    /// Further places where textures and side files are looked for; absolute.
    std::vector<std::filesystem::path> searchFolders = {};
    /// Read side files outside the file's folder; never without having asked.
    bool followOutsideReferences = false;

    friend bool operator==(const ImportChoices&, const ImportChoices&) = default;
};

struct ImportOptions {
    /// Called between steps with 0 … 1; returning false cancels ("cancelled").
    bool (*progress)(double fraction, void* context) = nullptr;
    void* progressContext = nullptr;
    ImportChoices choices = {};
    /// The program that reads other formats for us when started with --read-foreign; empty: the
    /// running program itself.
    std::filesystem::path readerProgram = {};
    double timeLimitSeconds = 120.0;                     ///< of that program
    std::size_t memoryLimitBytes = std::size_t(4) << 30; ///< of that program
};

/// The suffixes of what importCharacter() reads, in lower case and without the dot, the commonest
/// first: for choosing files, as the content decides what a file is.
std::vector<std::string> readableSuffixes();

/// Reads .glb, .gltf, .vrm, .obj and .bvh, and FBX, Collada and others in a process of their own
/// (foreign_import.h), by content first and by name second. What was repaired or noticed stands in
/// Character::importFindings, and what is doubtful (import_report.h). Everything else is refused
/// with a precise error; formats that are known but not read have "format-not-supported-yet".
Result<Character> importCharacter(const std::filesystem::path& file,
                                  const ImportOptions& options = {});

/// The same of bytes that are in memory already. `file` names them in errors and gives the
/// character its name; what the file refers to is looked for beside it.
Result<Character> importCharacter(FileBytes bytes, const std::filesystem::path& file,
                                  const ImportOptions& options = {});

} // namespace rigwright
