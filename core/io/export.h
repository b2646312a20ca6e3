// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing character files.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace rigwright {

struct ExportOptions {
    std::size_t maxInfluences =
        0; ///< 0 = as many as there are; else keep the heaviest, renormalised
};

/// `lost` says what the file cannot hold or what was changed on the way out (zero rows given to the
/// root joint, influences dropped …).
struct ExportReport {
    Findings lost;
};

/// GLB bytes of the character. What a rig does in its clips is baked into keys (withoutRig(); finding
/// "rig-baked"), as programs without rigs would show something else; a rig that does nothing there
/// is left out ("rig-left-out").
Result<std::vector<std::uint8_t>> encodeGlb(const Character& character,
                                            const ExportOptions& options, ExportReport& report);

/// Writes beside and renames: a failure leaves the old file whole.
Result<ExportReport> exportGlb(const Character& character, const std::filesystem::path& file,
                               const ExportOptions& options = {});

struct FileToWrite {
    std::filesystem::path file;
    std::span<const std::uint8_t> bytes;
};

/// Writes all beside their places, flushes them to disk and then renames, in this order. Where one
/// cannot be written beside its place (no room, no right to), none is renamed and all old files
/// stay. Where a rename itself fails, which the system does only if the folder changed meanwhile,
/// those before it have been replaced and the rest have not: hence the file that names others comes
/// last.
Result<void> writeFilesAtomically(std::span<const FileToWrite> files);

/// The same of one.
Result<void> writeFileAtomically(const std::filesystem::path& file,
                                 std::span<const std::uint8_t> bytes);

} // namespace rigwright
