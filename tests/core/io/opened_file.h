// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Files of the corpus for tests of reading: opened, and taken apart for breaking them.
#pragma once

#include "core/io/import.h"
#include "tests/support/glb_file.h"
#include "tests/support/paths.h"

#include <filesystem>
#include <optional>
#include <string>

namespace rigwright::test {

/// What became of a file.
struct Opened {
    std::optional<Character> character;
    Error error;
};

inline Opened openedFile(const std::filesystem::path& file) {
    auto result = importCharacter(file);
    if (result)
        return {std::move(*result), {}};
    return {std::nullopt, result.error()};
}

inline std::size_t findingsOf(const Character& character, const std::string& code) {
    std::size_t count = 0;
    for (const Finding& finding : character.importFindings)
        if (finding.code == code)
            count += finding.count;
    return count;
}

/// The base file of the corpus, taken apart for breaking it.
inline GlbFile baseFile() {
    return readGlb(corpusDir() / "synthetic" / "s01_base.glb");
}

} // namespace rigwright::test
