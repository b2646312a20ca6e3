// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// std::to_chars, which knows no locale, and the one case in which its digits are too few.
#include "core/io/number_text.h"

#include <charconv>
#include <cmath>

namespace rigwright {

namespace {

template <class Number>
std::string_view digitsOf(Number value, char (&room)[32]) {
    if (value == Number(0) && std::signbit(value))
        return "-0.0"; // JSON takes "-0" for a whole number, which has no sign
    const auto [end, problem] = std::to_chars(room, room + sizeof room, value);
    return {room, problem == std::errc() ? std::size_t(end - room) : 0};
}

} // namespace

void appendFloat(std::string& text, float value) {
    char room[32];
    const std::string_view digits = digitsOf(value, room);
    // Digits that stand between two floats by less than a double can tell would be rounded twice.
    double read = 0.0;
    std::from_chars(digits.data(), digits.data() + digits.size(), read);
    if (static_cast<float>(read) == value)
        text += digits;
    else
        appendDouble(text, double(value));
}

void appendDouble(std::string& text, double value) {
    char room[32];
    text += digitsOf(value, room);
}

} // namespace rigwright
