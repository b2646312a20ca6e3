// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Characters of a name in UTF-8.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace rigwright {

/// Bytes that are no UTF-8 stand for themselves, each as 0x110000 plus its value, beyond Unicode.
struct CodePoints {
    std::vector<char32_t> characters;
    std::vector<std::size_t> bytes; ///< where each begins; one more for the end
};
CodePoints codePointsOf(std::string_view text);

/// A letter or digit of ASCII, or "_".
bool isWordCharacter(char32_t c);

} // namespace rigwright
