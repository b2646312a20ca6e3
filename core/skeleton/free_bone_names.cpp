// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Counting on from the number at the end of a name, past those that are taken.
#include "core/skeleton/free_bone_names.h"

#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdio>
#include <vector>

namespace rigwright {

std::string FreeBoneNames::take(const std::string& name) {
    if (name.empty())
        return name;
    std::size_t digits = 0;
    while (digits < std::min<std::size_t>(name.size(), 6) &&
           std::isdigit(static_cast<unsigned char>(name[name.size() - 1 - digits])) != 0)
        ++digits;
    if (digits == name.size())
        digits = 0;
    const std::string stem = digits > 0 ? name.substr(0, name.size() - digits) : name + ".";
    const int width = digits > 0 ? int(digits) : 3;
    unsigned long number = digits > 0 ? std::stoul(name.substr(name.size() - digits)) : 0;
    Jumps& jumps = m_jumps[stem + char('0' + width)];
    std::vector<unsigned long> passed;
    std::string found;
    for (++number;;) {
        const auto known = jumps.find(number);
        passed.push_back(number);
        if (known != jumps.end()) {
            number = known->second;
            continue;
        }
        char text[32];
        std::snprintf(text, sizeof text, "%0*lu", width, number);
        found = stem + text;
        if (!m_taken.contains(found))
            break;
        ++number;
    }
    for (const unsigned long each : passed) // the last one is taken now, too
        jumps[each] = number + 1;
    m_taken.insert(found);
    return found;
}

std::string nextBoneName(const std::vector<std::string>& taken, const std::string& name) {
    return FreeBoneNames(taken).take(name);
}

} // namespace rigwright
