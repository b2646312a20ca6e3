// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers by std::from_chars, which knows no locale and is several times as fast as streams.
#include "core/io/text_scanner.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <system_error>

namespace rigwright {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// from_chars leaves the value alone where it is out of range: too large or too small?
template <class Number>
Number outOfRange(const char* begin, const char* end) {
    const bool isNegative = *begin == '-';
    // Digits before the point that are not all 0 and no negative exponent: large. The exponent
    // decides where there is one.
    const char* exponent = std::find_if(begin, end, [](char c) { return c == 'e' || c == 'E'; });
    bool isLarge = true;
    if (exponent != end) {
        isLarge = exponent + 1 != end && exponent[1] != '-';
    } else {
        const char* point = std::find(begin, end, '.');
        isLarge = std::any_of(begin, point, [](char c) { return c >= '1' && c <= '9'; });
    }
    const Number value = isLarge ? std::numeric_limits<Number>::infinity() : Number(0);
    return isNegative ? -value : value;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8SequenceLength(text);
        if (length == 0)
            return false;
        text.remove_prefix(length);
    }
    return true;
}

/// What stands behind "1.#" where a C library had no number; anything else there is a comment.
bool namesNoNumber(std::string_view text) {
    constexpr std::array<std::string_view, 4> kNames{"INF", "IND", "QNAN", "SNAN"};
    return std::ranges::any_of(kNames,
                               [&](std::string_view name) { return text.starts_with(name); });
}

} // namespace

bool TextScanner::skipJoint() {
    const char* at = m_at + 1;
    while (at != m_end && isBlank(*at))
        ++at;
    if (at == m_end) {
        m_at = at;
        return true;
    }
    if (*at != '\n' && *at != '\r')
        return false;
    m_at = at;
    if (*m_at == '\r' && m_at + 1 != m_end && m_at[1] == '\n')
        ++m_at;
    ++m_at;
    ++m_line;
    return true;
}

void TextScanner::nextLine() {
    while (m_at != m_end && *m_at != '\n' && *m_at != '\r')
        ++m_at;
    if (m_at == m_end)
        return;
    if (*m_at == '\r' && m_at + 1 != m_end && m_at[1] == '\n')
        ++m_at;
    ++m_at;
    ++m_line;
}

std::string_view TextScanner::word() {
    const char* const begin = m_at;
    while (m_at != m_end && !isBlank(*m_at) && *m_at != '\n' && *m_at != '\r')
        ++m_at;
    return {begin, std::size_t(m_at - begin)};
}

std::string_view TextScanner::restOfLine() {
    while (m_at != m_end && isBlank(*m_at))
        ++m_at;
    const char* const begin = m_at;
    while (m_at != m_end && *m_at != '\n' && *m_at != '\r')
        ++m_at;
    const char* end = m_at;
    while (end != begin && isBlank(end[-1]))
        --end;
    return {begin, std::size_t(end - begin)};
}

template <class Number>
std::optional<Number> TextScanner::numberAs() {
    const char* begin = m_at;
    // from_chars knows no plus sign.
    if (begin != m_end && *begin == '+' && begin + 1 != m_end && begin[1] != '-')
        ++begin;
    if (begin == m_end)
        return std::nullopt;
    Number value = 0;
    auto [end, problem] = std::from_chars(begin, m_end, value);
    if (problem == std::errc::invalid_argument)
        return std::nullopt;
    if (problem == std::errc::result_out_of_range)
        value = outOfRange<Number>(begin, end);
    if (!isSeparator(end)) {
        // What some C libraries print: "1.#QNAN", "-1.#IND", "nan(ind)".
        const bool isOdd = *end == '(' ? std::isnan(value)
                                       : *end == '#' && end != begin && end[-1] == '.' &&
                                             namesNoNumber({end + 1, std::size_t(m_end - end - 1)});
        if (isOdd) {
            value = std::numeric_limits<Number>::quiet_NaN();
            while (!isSeparator(end))
                ++end;
        } else if (*end != '#') {
            return std::nullopt;
        }
    }
    m_at = end;
    return value;
}

std::optional<float> TextScanner::number() {
    return numberAs<float>();
}

std::optional<double> TextScanner::longNumber() {
    return numberAs<double>();
}

std::optional<std::int64_t> TextScanner::whole() {
    constexpr std::int64_t kMost = std::int64_t(1) << 62;
    const char* at = m_at;
    const bool isNegative = at != m_end && *at == '-';
    if (at != m_end && (*at == '-' || *at == '+'))
        ++at;
    if (at == m_end || !isDigit(*at))
        return std::nullopt;
    std::int64_t value = 0;
    for (; at != m_end && isDigit(*at); ++at)
        value = value > kMost / 16 ? kMost : value * 10 + (*at - '0');
    m_at = at;
    return isNegative ? -value : value;
}

std::string_view textOf(std::span<const std::uint8_t> bytes) {
    std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    return text;
}

std::string utf8Name(std::string_view text) {
    std::string name;
    const bool isPlain = isUtf8(text);
    for (const char c : text) {
        const auto byte = std::uint8_t(c);
        if (byte < 0x20 || byte == 0x7f) {
            name += ' ';
        } else if (byte < 0x80 || isPlain) {
            name += c;
        } else {
            name += char(0xc0u | byte >> 6);
            name += char(0x80u | (byte & 0x3fu));
        }
    }
    return name;
}

std::string quotedWord(std::string_view word) {
    constexpr std::size_t kMost = 40;
    return "\"" + utf8Name(word.substr(0, kMost)) + (word.size() > kMost ? "…\"" : "\"");
}

std::string lineText(std::size_t line) {
    return "line " + std::to_string(line);
}

std::size_t utf8SequenceLength(std::string_view text) {
    if (text.empty())
        return 0;
    const auto byte = [&](std::size_t i) { return std::uint8_t(text[i]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80)
        return 1;
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (lead < 0xc2 || lead > 0xf4 || text.size() < length)
        return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0u) != 0x80u)
            return 0;
    const std::uint8_t second = byte(1);
    const bool isBad = (lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f) ||
                       (lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f);
    return isBad ? 0 : length;
}

} // namespace rigwright
