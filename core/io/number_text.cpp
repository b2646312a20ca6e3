// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// std::to_chars, which knows no locale, and the one case in which its digits are too few.
#include "core/io/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

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

std::string numberText(double value, int decimals) {
    // All digits of the largest double, its sign and point, and what stands behind it.
    std::string text(std::size_t(std::numeric_limits<double>::max_exponent10 + 4 + decimals), '\0');
    const auto [end, problem] = std::to_chars(text.data(), text.data() + text.size(), value,
                                              std::chars_format::fixed, decimals);
    text.resize(problem == std::errc() ? std::size_t(end - text.data()) : 0);
    return text;
}

std::string figureText(double value, int digits) {
    std::array<char, 64> room{};
    const auto [end, problem] = std::to_chars(room.data(), room.data() + room.size(), value,
                                              std::chars_format::general, digits);
    return {room.data(), problem == std::errc() ? std::size_t(end - room.data()) : 0};
}

} // namespace rigwright
