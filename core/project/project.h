// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The project file `.rigw`: a GLB that also holds what glTF cannot.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/import.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// `view` is the state of the session (camera, selection …): the JSON text of an object, which core
/// does not look into; "" = none.
struct ProjectFile {
    Character character;
    std::string view;
};

/// The version of the extension `RIGWRIGHT_rig` that is written. Older ones are read.
inline constexpr int kProjectVersion = 2;

/// The bytes of a project: a GLB as encodeGlb() makes it, with the extension. Equal characters and
/// views give equal bytes, and readProject() gives both back equal, to the last bit of every
/// number. Errors: "project-view-invalid" (not the JSON text of an object), "project-not-written"
/// (an invariant of the character is broken, or a library refused), "out-of-memory", and those of
/// encodeGlb().
Result<std::vector<std::uint8_t>> encodeProject(const Character& character, std::string_view view);

/// Writes beside and renames: a failure, or the end of the program at any moment, leaves the old
/// file whole. Errors as encodeProject() and writeFileAtomically().
Result<void> saveProject(const Character& character, std::string_view view,
                         const std::filesystem::path& file);

/// Reads a project of this version or an older one. Where another program changed the file, so that
/// the extension no longer fits the glTF around it, the glTF part alone is opened, as a character
/// file without view, with the finding "project-changed-elsewhere". Errors: "project-not-one" (a
/// character file without the extension), "project-newer-version", "project-missing-member",
/// "project-wrong-type", "project-value-invalid", "project-index-out-of-range",
/// "project-array-invalid", "project-memory-limit", "cancelled", and those of importCharacter().
Result<ProjectFile> readProject(const std::filesystem::path& file,
                                const ImportOptions& options = {});

/// What openFile() found. `isProject`: the file was read as a project, so that saving may replace
/// it; false for character files, and for projects of which only the glTF part was opened.
struct OpenedFile {
    Character character;
    std::string view;
    bool isProject = false;
};

/// Opens a project or any character file, by content and not by name. Errors as readProject() and
/// importCharacter(), without "project-not-one".
Result<OpenedFile> openFile(const std::filesystem::path& file, const ImportOptions& options = {});

} // namespace rigwright
