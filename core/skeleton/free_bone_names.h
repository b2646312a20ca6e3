// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FreeBoneNames: names for new bones that no bone has, quickly for any number of them.
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace rigwright {

class FreeBoneNames {
public:
    explicit FreeBoneNames(std::span<const std::string> taken)
        : m_taken(taken.begin(), taken.end()) {}

    [[nodiscard]] bool isTaken(const std::string& name) const { return m_taken.contains(name); }

    /// As nextBoneName(); the name is taken from then on.
    std::string take(const std::string& name);

private:
    /// By number: a later one of the same stem, all before which are taken.
    using Jumps = std::unordered_map<unsigned long, unsigned long>;

    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, Jumps> m_jumps; ///< by stem and width
};

} // namespace rigwright
