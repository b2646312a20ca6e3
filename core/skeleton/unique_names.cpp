// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Marks behind names.
#include "core/skeleton/unique_names.h"

#include <cstddef>
#include <unordered_map>

namespace rigwright {

std::vector<std::string> uniqueNames(std::span<const std::string> names) {
    std::unordered_map<std::string_view, std::size_t> count;
    std::vector<std::string> unique;
    unique.reserve(names.size());
    for (const std::string& name : names) {
        const std::size_t number = ++count[name];
        const bool isPlain =
            number == 1 && !name.empty() && originalName(name).size() == name.size();
        unique.push_back(isPlain ? name : name + "#" + std::to_string(number));
    }
    return unique;
}

std::string_view originalName(std::string_view uniqueName) {
    std::size_t digits = uniqueName.size();
    while (digits > 0 && uniqueName[digits - 1] >= '0' && uniqueName[digits - 1] <= '9')
        --digits;
    const bool isMarked = digits < uniqueName.size() && digits > 0 && uniqueName[digits - 1] == '#';
    return isMarked ? uniqueName.substr(0, digits - 1) : uniqueName;
}

} // namespace rigwright
