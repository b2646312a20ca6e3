// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Regular expressions for names, matched in time linear in the name, whatever the expression.
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rigwright {

/// Characters, `.`, classes `[a-z_]` `[^0-9]` `\d \D \w \W \s \S`, `^ $ \b \B`, groups `( )`
/// `(?: )`, alternatives `|`, and repeats `* + ? {2} {2,} {2,4}`, lazy with a further `?`. No back
/// references, no looking around: they cannot be matched in linear time. Characters are those of
/// UTF-8; letters of \w and of ignored case are ASCII's. All ways through the expression are
/// followed at once: Thompson, "Regular Expression Search Algorithm" (CACM 1968), with groups after
/// Pike's editor sam, as told by Cox, "Regular Expression Matching: the Virtual Machine Approach".
class NamePattern {
public:
    /// "name-pattern" with the place in the expression where it is wrong or, repeats written out,
    /// longer than 2000 steps.
    static Result<NamePattern> compile(std::string_view expression, bool ignoresCase = false);

    /// Bytes of `text`; group 0 is the whole match. A group that took no part has first = npos.
    struct Range {
        std::size_t first = std::string_view::npos;
        std::size_t last = std::string_view::npos; ///< one behind
    };
    static constexpr std::size_t kMostGroups = 10;
    using Match = std::array<Range, kMostGroups>;

    /// The leftmost match that begins at byte `from` or later.
    [[nodiscard]] std::optional<Match> find(std::string_view text, std::size_t from = 0) const;

    /// Every match from left to right replaced. In `by`, $0 … $9 and \0 … \9 stand for groups, $$
    /// and
    /// \\ for themselves.
    [[nodiscard]] std::string replaceAll(std::string_view text, std::string_view by) const;

private:
    friend class NamePatternCompiler;
    enum class Op : std::uint8_t {
        Set,
        Split,
        Jump,
        Save,
        Begin,
        End,
        WordEdge,
        NoWordEdge,
        Match
    };
    struct Step {
        Op op = Op::Match;
        int first = 0;  ///< Set: which; Save: slot; Split, Jump: steps onwards, the preferred one
        int second = 0; ///< Split: the other one
    };
    struct CharacterSet {
        std::vector<std::pair<char32_t, char32_t>> ranges; ///< from, to; both included
        bool isNegated = false;

        [[nodiscard]] bool contains(char32_t c) const;
    };
    struct Text;
    struct Threads;
    void follow(Threads& threads, int step, std::size_t at, const Text& text) const;

    std::vector<Step> m_steps;
    std::vector<CharacterSet> m_sets;
    bool m_ignoresCase = false;
};

} // namespace rigwright
