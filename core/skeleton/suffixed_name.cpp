// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding out how a name is written.
#include "core/skeleton/suffixed_name.h"

#include "core/skeleton/bone_names.h"

#include <algorithm>
#include <cstddef>

namespace rigwright {

namespace {

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isSeparator(char c) {
    return !isUpper(c) && !isLower(c) && !isDigit(c) && static_cast<unsigned char>(c) < 0x80;
}
char toUpper(char c) {
    return isLower(c) ? char(c - 'a' + 'A') : c;
}

std::string_view withoutNamespace(std::string_view name) {
    const std::size_t mark = name.find_last_of(":|");
    return mark == std::string_view::npos || mark + 1 == name.size() ? name : name.substr(mark + 1);
}

std::string capital(std::string_view word) {
    std::string result(word);
    const std::size_t count = word.size() <= 2 ? word.size() : 1;
    std::transform(result.begin(), result.begin() + std::ptrdiff_t(count), result.begin(), toUpper);
    return result;
}

/// "_ik", "IK", " IK" …
std::string written(std::string_view name, std::string_view word) {
    const std::string stem = withoutSide(name);
    const auto letter = std::ranges::find_if(stem, [](char c) { return isUpper(c) || isLower(c); });
    const bool isCapital = letter != stem.end() && isUpper(*letter);
    bool hasHump = false;
    for (std::size_t i = 1; i < stem.size(); ++i)
        hasHump = hasHump || (isLower(stem[i - 1]) && isUpper(stem[i]));
    const std::string text = isCapital || hasHump ? capital(word) : std::string(word);
    for (const char separator : {'_', ' '})
        if (name.find(separator) != std::string_view::npos)
            return separator + text;
    return isCapital || hasHump ? text : '_' + text;
}

/// Where a side at the end begins, with what separates it; the end where there is none.
std::size_t endOfStem(std::string_view name) {
    const auto mention = sideMention(name);
    if (!mention || mention->first == 0)
        return name.size();
    const std::string_view behind = name.substr(mention->first + mention->length);
    if (!std::ranges::all_of(behind, [](char c) { return isSeparator(c) || isDigit(c); }))
        return name.size();
    const bool isApart = isSeparator(name[mention->first - 1]);
    if (!isApart && mention->length == 1)
        return name.size(); // handL would no longer be read as a left one
    const std::size_t end = mention->first - (isApart ? 1 : 0);
    return end == 0 ? name.size() : end;
}

} // namespace

std::string suffixedName(std::string_view name, std::string_view word) {
    const std::string_view own = withoutNamespace(name);
    if (own.empty())
        return std::string(word);
    const std::size_t at = endOfStem(own);
    std::string result(own.substr(0, at));
    result.append(written(own, word)).append(own.substr(at));
    if (sideOfName(result).side == sideOfName(own).side)
        return result;
    return std::string(own) + "_" + std::string(word);
}

} // namespace rigwright
