// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// TextScanner: a cursor over a text file that reads numbers and words and counts lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rigwright {

/// Coordinates, angles and deltas beyond this are no numbers that anybody meant.
inline constexpr float kLargestTextNumber = 1e18f;

/// Walks over text that stays in memory; never copies it. Numbers are read the same whatever
/// language the system speaks. Line ends may be LF, CR LF or CR; a backslash at the end of a line
/// joins the next one (`joinsLines`), blanks are spaces, tabs, vertical tabs and form feeds.
class TextScanner {
public:
    explicit TextScanner(std::string_view text, bool joinsLines = false)
        : m_begin(text.data()), m_at(text.data()), m_end(text.data() + text.size()),
          m_joinsLines(joinsLines) {}

    [[nodiscard]] bool atEnd() const { return m_at == m_end; }
    /// From 1; of joined lines the one where the cursor is.
    [[nodiscard]] std::size_t line() const { return m_line; }
    /// Bytes passed.
    [[nodiscard]] std::size_t offset() const { return std::size_t(m_at - m_begin); }

    void skipBlanks() {
        while (m_at != m_end) {
            if (isBlank(*m_at))
                ++m_at;
            else if (*m_at != '\\' || !m_joinsLines || !skipJoint())
                return;
        }
    }
    /// At the end of the line or the text; a '#' begins a comment and ends the line, too. Blanks
    /// must have been skipped.
    [[nodiscard]] bool atLineEnd() const {
        return m_at == m_end || *m_at == '\n' || *m_at == '\r' || *m_at == '#';
    }
    /// Where a word or a number has ended: at a blank, a line end or a comment.
    [[nodiscard]] bool atWordEnd() const { return isSeparator(m_at) || *m_at == '#'; }
    /// To the beginning of the next line.
    void nextLine();

    /// The character at the cursor; '\0' at the end.
    [[nodiscard]] char peek() const { return m_at == m_end ? '\0' : *m_at; }
    void skip() { ++m_at; }

    /// Characters up to the next blank or line end (a '#' inside belongs to it); may be empty.
    std::string_view word();
    /// What is left of the line, without blanks around it; a '#' belongs to it. The cursor stands
    /// at the line end.
    std::string_view restOfLine();

    /// A decimal number up to a blank or a line end; nullopt where there is none, or where
    /// something else follows it directly (the cursor does not move then). Numbers too large for
    /// float come as infinity, too small ones as 0; what C libraries print for "not a number"
    /// ("nan", "-nan(ind)", "1.#QNAN", "inf") comes as NaN or infinity.
    std::optional<float> number();
    /// The same in double.
    std::optional<double> longNumber();
    /// A whole number with an optional sign; saturates at ±2^62. nullopt where there is none. What
    /// follows it is not looked at.
    std::optional<std::int64_t> whole();

    static bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

private:
    bool skipJoint();
    template <class Number>
    std::optional<Number> numberAs();
    [[nodiscard]] bool isSeparator(const char* at) const {
        return at == m_end || isBlank(*at) || *at == '\n' || *at == '\r' ||
               (*at == '\\' && m_joinsLines);
    }

    const char* m_begin;
    const char* m_at;
    const char* m_end;
    std::size_t m_line = 1;
    bool m_joinsLines;
};

/// The bytes as text, without a byte order mark.
std::string_view textOf(std::span<const std::uint8_t> bytes);

/// Bytes of the well-formed UTF-8 sequence at the beginning of `text` (Unicode 15, table 3-7); 0
/// where it begins with none.
std::size_t utf8SequenceLength(std::string_view text);

/// Text as UTF-8: kept where it is that already, else every byte beyond ASCII is taken as a Latin-1
/// letter. Control characters become spaces.
std::string utf8Name(std::string_view text);

/// A word of the file for a message: shortened, in quotation marks.
std::string quotedWord(std::string_view word);

/// "line 12".
std::string lineText(std::size_t line);

} // namespace rigwright
