// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Forged projects: what was changed in that of everythingCharacter(), and how it must be refused.
#pragma once

#include <nlohmann/json.hpp>

#include <functional>
#include <vector>

namespace rigwright::test {

struct Forgery {
    const char* name;
    const char* code;
    const char* place; ///< a part of it
    std::function<void(nlohmann::json& rig, nlohmann::json& document)> apply;
};

/// One for each check of the reader.
const std::vector<Forgery>& forgeries();

} // namespace rigwright::test
