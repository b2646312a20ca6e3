// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Takes names apart.
#include "core/skeleton/plain_name.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rigwright {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Small letters, digits and bytes beyond ASCII.
std::string lettersOf(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z')
            letters += char(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || isDigit(c) || static_cast<unsigned char>(c) >= 0x80)
            letters += c;
    }
    return letters;
}

std::string_view withoutNamespace(std::string_view name) {
    const std::size_t end = name.find_last_of(":|");
    // "hips:" is a name, not a namespace.
    return end == std::string_view::npos || end + 1 == name.size() ? name : name.substr(end + 1);
}

/// What stands before a bone's own name and ends in a separator, in any case.
std::string_view withoutLayer(std::string_view name) {
    for (const std::string_view layer : {"DEF-", "DEF_", "ORG-", "ORG_"})
        if (name.size() > layer.size() && name.starts_with(layer))
            return name.substr(layer.size());
    return name;
}

/// A program's mark in front; `numbered` ones may go on with digits (mixamorig1, Bip001).
struct Prefix {
    std::string_view letters;
    bool numbered = false;
};
constexpr std::array kPrefixes{
    Prefix{"valvebiped"}, Prefix{"mixamorig", true}, Prefix{"character", true},
    Prefix{"jbip"},       Prefix{"ccbase"},          Prefix{"bip", true},
};

std::string withoutPrefix(std::string letters, BoneSide side) {
    for (const Prefix& prefix : kPrefixes) {
        if (!letters.starts_with(prefix.letters))
            continue;
        std::size_t end = prefix.letters.size();
        if (prefix.numbered)
            while (end < letters.size() && isDigit(letters[end]))
                ++end;
        // VRoid marks the centre as well: J_Bip_C_Hips.
        if (prefix.letters == "jbip" && side == BoneSide::Centre && letters.size() > end + 1 &&
            letters[end] == 'c')
            ++end;
        const bool isBare =
            prefix.numbered && prefix.letters == "character" && end == prefix.letters.size();
        if (end < letters.size() && !isBare)
            letters.erase(0, end);
    }
    return letters;
}

} // namespace

PlainName plainName(std::string_view name) {
    const std::string_view own = withoutLayer(withoutNamespace(name));
    PlainName plain;
    plain.side = sideOfName(own).side;
    plain.letters = withoutPrefix(lettersOf(withoutSide(own)), plain.side);
    return plain;
}

std::string withoutLeadingZeros(std::string_view letters) {
    std::string result;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const bool afterDigit = i > 0 && isDigit(letters[i - 1]);
        const bool beforeDigit = i + 1 < letters.size() && isDigit(letters[i + 1]);
        // A zero that begins a longer number.
        if (letters[i] == '0' && beforeDigit &&
            (!afterDigit || result.empty() || !isDigit(result.back())))
            continue;
        result += letters[i];
    }
    return result;
}

bool numbersEveryName(std::span<const std::string> names) {
    const auto numbered = std::ranges::count_if(
        names, [](const std::string& name) { return withoutNumber(name).size() < name.size(); });
    return numbered > 0 && std::size_t(numbered) * 10 >= names.size() * 9;
}

} // namespace rigwright
