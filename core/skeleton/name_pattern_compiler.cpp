// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Compiles expressions into steps.
#include "core/base/sentence.h"
#include "core/skeleton/code_points.h"
#include "core/skeleton/name_pattern.h"

#include <algorithm>
#include <utility>

namespace rigwright {
namespace {

constexpr std::size_t kMostSteps = 2000;
constexpr int kDeepest = 50;
constexpr int kMostRepeats = 200;

} // namespace

/// Recursive descent; a piece of the expression is a row of steps with jumps relative to
/// themselves, so that it can be repeated by copying.
class NamePatternCompiler {
public:
    NamePatternCompiler(std::string_view expression, bool ignoresCase)
        : m_text(codePointsOf(expression).characters) {
        m_pattern.m_ignoresCase = ignoresCase;
    }

    Result<NamePattern> run() {
        Steps body = alternatives(0);
        if (m_problem.empty() && m_at < m_text.size())
            fail("there is no “(” for this “)”");
        if (!m_problem.empty())
            return Error{"name-pattern",
                         filled("The expression cannot be read at character %1: %2.",
                                {std::to_string(m_problemAt + 1), m_problem}),
                         "", "Write “\\” before a sign that is meant as itself."};
        m_pattern.m_steps = std::move(body);
        m_pattern.m_steps.push_back({Op::Match});
        return std::move(m_pattern);
    }

private:
    using Op = NamePattern::Op;
    using Steps = std::vector<NamePattern::Step>;
    using Set = NamePattern::CharacterSet;

    void fail(const char* problem) {
        if (m_problem.empty()) {
            m_problem = problem;
            m_problemAt = std::min(m_at, m_text.size());
        }
        m_at = m_text.size();
    }
    [[nodiscard]] bool isNext(char32_t c) const {
        return m_at < m_text.size() && m_text[m_at] == c;
    }
    bool take(char32_t c) {
        const bool isThere = isNext(c);
        m_at += isThere ? 1 : 0;
        return isThere;
    }
    void append(Steps& to, const Steps& more) {
        if (to.size() + more.size() > kMostSteps)
            fail("it is too long with all its repeats");
        else
            to.insert(to.end(), more.begin(), more.end());
    }

    Steps alternatives(int depth) {
        if (depth > kDeepest) {
            fail("its groups are too deep");
            return {};
        }
        Steps result = sequence(depth);
        while (take(U'|')) {
            const Steps other = sequence(depth);
            Steps both{{Op::Split, 1, int(result.size()) + 2}};
            append(both, result);
            both.push_back({Op::Jump, int(other.size()) + 1});
            append(both, other);
            result = std::move(both);
        }
        return result;
    }

    Steps sequence(int depth) {
        Steps result;
        while (m_at < m_text.size() && !isNext(U'|') && !isNext(U')')) {
            const Steps atom = one(depth);
            append(result, repeated(atom));
        }
        return result;
    }

    Steps one(int depth) {
        const char32_t c = m_text[m_at++];
        switch (c) {
        case U'(':
            return group(depth);
        case U'[':
            return {{Op::Set, characterClass()}};
        case U'.':
            return {{Op::Set, addSet({{}, true})}};
        case U'^':
            return {{Op::Begin}};
        case U'$':
            return {{Op::End}};
        case U'*':
        case U'+':
        case U'?':
        case U'{':
            --m_at;
            fail("there is nothing to repeat");
            return {};
        case U'\\':
            return escaped();
        default:
            return {{Op::Set, addSet({{{c, c}}, false})}};
        }
    }

    Steps group(int depth) {
        int slot = -1;
        if (take(U'?')) {
            if (!take(U':')) {
                fail("of groups with “?” only “(?:” is known");
                return {};
            }
        } else {
            slot = ++m_groups;
            if (slot >= int(NamePattern::kMostGroups)) {
                fail("there are more than nine groups");
                return {};
            }
        }
        Steps result;
        if (slot > 0)
            result.push_back({Op::Save, 2 * slot});
        append(result, alternatives(depth + 1));
        if (slot > 0)
            result.push_back({Op::Save, 2 * slot + 1});
        if (!take(U')'))
            fail("a “)” is missing");
        return result;
    }

    /// \d and its like; nothing for other letters.
    static std::optional<Set> shorthand(char32_t c) {
        switch (c) {
        case U'd':
        case U'D':
            return Set{{{U'0', U'9'}}, c == U'D'};
        case U'w':
        case U'W':
            return Set{{{U'a', U'z'}, {U'A', U'Z'}, {U'0', U'9'}, {U'_', U'_'}}, c == U'W'};
        case U's':
        case U'S':
            return Set{{{U'\t', U'\r'}, {U' ', U' '}}, c == U'S'};
        default:
            return std::nullopt;
        }
    }

    Steps escaped() {
        if (m_at >= m_text.size()) {
            fail("nothing follows “\\”");
            return {};
        }
        const char32_t c = m_text[m_at++];
        if (c == U'b')
            return {{Op::WordEdge}};
        if (c == U'B')
            return {{Op::NoWordEdge}};
        if (const auto set = shorthand(c))
            return {{Op::Set, addSet(*set)}};
        if (isWordCharacter(c) && c != U'_') {
            --m_at;
            fail("“\\” with this letter or digit is not known");
            return {};
        }
        return {{Op::Set, addSet({{{c, c}}, false})}};
    }

    /// One character of a class; classes like \d are added whole.
    std::optional<char32_t> classCharacter(Set& set) {
        const char32_t c = m_text[m_at++];
        if (c != U'\\')
            return c;
        if (m_at >= m_text.size()) {
            fail("a “]” is missing");
            return std::nullopt;
        }
        const char32_t next = m_text[m_at++];
        const auto whole = shorthand(next);
        if (!whole)
            return next;
        if (whole->isNegated)
            fail("“\\D”, “\\W” and “\\S” are not known inside “[ ]”");
        set.ranges.insert(set.ranges.end(), whole->ranges.begin(), whole->ranges.end());
        return std::nullopt;
    }

    int characterClass() {
        Set set;
        set.isNegated = take(U'^');
        bool isFirst = true; // a "]" at the very beginning means itself
        while (m_at < m_text.size() && (isFirst || !isNext(U']'))) {
            isFirst = false;
            const auto from = classCharacter(set);
            if (!from)
                continue;
            char32_t to = *from;
            const bool isRange =
                isNext(U'-') && m_at + 1 < m_text.size() && m_text[m_at + 1] != U']';
            if (isRange) {
                ++m_at;
                to = classCharacter(set).value_or(0);
            }
            if (to < *from)
                fail("a range in “[ ]” goes backwards");
            set.ranges.emplace_back(*from, to);
        }
        if (!take(U']'))
            fail("a “]” is missing");
        return addSet(std::move(set));
    }

    int addSet(Set set) {
        if (m_pattern.m_ignoresCase) {
            const auto ranges = set.ranges;
            for (const auto& [from, to] : ranges)
                for (char32_t c = U'a'; c <= U'z'; ++c) {
                    const char32_t upper = c - U'a' + U'A';
                    if ((c >= from && c <= to) || (upper >= from && upper <= to)) {
                        set.ranges.emplace_back(c, c);
                        set.ranges.emplace_back(upper, upper);
                    }
                }
        }
        m_pattern.m_sets.push_back(std::move(set));
        return int(m_pattern.m_sets.size()) - 1;
    }

    struct Repeats {
        int least = 1;
        int most = 1; ///< -1: any number
    };

    std::optional<int> number() {
        std::optional<int> value;
        while (m_at < m_text.size() && m_text[m_at] >= U'0' && m_text[m_at] <= U'9')
            value = std::min(value.value_or(0) * 10 + int(m_text[m_at++] - U'0'), kMostRepeats + 1);
        return value;
    }

    std::optional<Repeats> repeats() {
        if (take(U'*'))
            return Repeats{0, -1};
        if (take(U'+'))
            return Repeats{1, -1};
        if (take(U'?'))
            return Repeats{0, 1};
        if (!take(U'{'))
            return std::nullopt;
        Repeats result;
        const auto least = number();
        result.least = result.most = least.value_or(0);
        if (take(U','))
            result.most = number().value_or(-1);
        if (!least || !take(U'}'))
            fail("repeats are written “{2}”, “{2,}” or “{2,4}”");
        else if (result.least > kMostRepeats || result.most > kMostRepeats)
            fail("more than 200 repeats are asked for");
        else if (result.most >= 0 && result.most < result.least)
            fail("a range of repeats goes backwards");
        return result;
    }

    Steps repeated(const Steps& atom) {
        const auto count = repeats();
        if (!count)
            return atom;
        const bool isLazy = take(U'?');
        if (isNext(U'*') || isNext(U'+') || isNext(U'?') || isNext(U'{'))
            fail("a repeat is repeated");
        const auto split = [&](int in, int out) {
            return isLazy ? NamePattern::Step{Op::Split, out, in}
                          : NamePattern::Step{Op::Split, in, out};
        };
        Steps result;
        const int size = int(atom.size());
        for (int i = 0; i < count->least; ++i)
            append(result, atom);
        if (count->most < 0) {
            result.push_back(split(1, size + 2));
            append(result, atom);
            result.push_back({Op::Jump, -size - 1});
        }
        for (int i = count->least; i < count->most && m_problem.empty(); ++i) {
            const int left = count->most - i; // each may be the last
            result.push_back(split(1, left * (size + 1)));
            append(result, atom);
        }
        return result;
    }

    std::vector<char32_t> m_text;
    std::size_t m_at = 0;
    int m_groups = 0;
    NamePattern m_pattern;
    std::string m_problem;
    std::size_t m_problemAt = 0;
};

Result<NamePattern> NamePattern::compile(std::string_view expression, bool ignoresCase) {
    return NamePatternCompiler(expression, ignoresCase).run();
}

} // namespace rigwright
