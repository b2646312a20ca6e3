// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Who may include whom: reads the list of ARCHITECTURE.md and checks the #include lines of a tree.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace rigwright::test {

/// Rooms are "core/mesh", "editor/tools", "app", "app/cli"; a library is a name such as "Embree".
/// `mayInclude` is complete: what the listed rooms may include is in it already, and the room
/// itself.
struct IncludeRules {
    std::map<std::string, std::set<std::string>> mayInclude;
    std::map<std::string, std::set<std::string>>
        mayUse;                        ///< by library, the rooms (or "core", "editor")
    std::vector<std::string> mistakes; ///< in the list itself: unknown rooms, circles
};

/// Reads the two fenced blocks under "## Who may include whom".
IncludeRules readIncludeRules(const std::string& architecturePage);

/// One line a forbidden include: "core/mesh/a.h:3: includes core/skin/b.h, but core/mesh may …".
/// Reads all .h and .cpp of core, editor, app and tests under `root`.
std::vector<std::string> findForbiddenIncludes(const IncludeRules& rules,
                                               const std::filesystem::path& root);

/// All .h and .cpp of core, editor, app and tests, relative to `root`, sorted.
std::vector<std::filesystem::path> sourceFiles(const std::filesystem::path& root);

/// The whole file; "" where it cannot be read.
std::string readText(const std::filesystem::path& file);

} // namespace rigwright::test
