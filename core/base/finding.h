// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding: one thing that a check or a reader noticed, counted, with a remedy code.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace rigwright {

enum class Severity { Info, Warning, Error };

/// `code` and `fix` are stable kebab-case codes; the editor words them. `count` says how many
/// items (vertices, bones…) are concerned, `where` names the thing ("mesh Body"), `detail` is plain
/// English. `fix` is empty where there is no one-click remedy.
struct Finding {
    std::string code;
    Severity severity = Severity::Info;
    std::size_t count = 0;
    std::string where;
    std::string detail;
    std::string fix;

    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

} // namespace rigwright
