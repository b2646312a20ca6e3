// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Follows all ways through an expression at once.
#include "core/skeleton/name_pattern.h"

#include "core/skeleton/code_points.h"

#include <algorithm>
#include <utility>

namespace rigwright {

bool NamePattern::CharacterSet::contains(char32_t c) const {
    const bool isIn = std::ranges::any_of(
        ranges, [c](const auto& range) { return c >= range.first && c <= range.second; });
    return isIn != isNegated;
}

struct NamePattern::Text {
    CodePoints decoded;

    [[nodiscard]] std::size_t size() const { return decoded.characters.size(); }
    [[nodiscard]] bool isWordAt(std::size_t at) const {
        return at < size() && isWordCharacter(decoded.characters[at]);
    }
    [[nodiscard]] bool isWordEdge(std::size_t at) const {
        return (at > 0 && isWordAt(at - 1)) != isWordAt(at);
    }
};

using Slots = std::array<std::size_t, 2 * NamePattern::kMostGroups>;

/// In the order of preference.
struct NamePattern::Threads {
    struct Thread {
        int step = 0;
        Slots slots;
    };
    std::vector<Thread> list;
    std::vector<std::size_t> seen; ///< by step: the place where it was added last, plus one
    Slots slots;                   ///< of the thread that is being followed
};

/// Adds all steps that take a character, or match, and can be reached from here.
void NamePattern::follow(Threads& threads, int step, std::size_t at, const Text& text) const {
    if (threads.seen[std::size_t(step)] == at + 1)
        return;
    threads.seen[std::size_t(step)] = at + 1;
    const Step& here = m_steps[std::size_t(step)];
    switch (here.op) {
    case Op::Jump:
        follow(threads, step + here.first, at, text);
        return;
    case Op::Split:
        follow(threads, step + here.first, at, text);
        follow(threads, step + here.second, at, text);
        return;
    case Op::Save: {
        std::size_t& slot = threads.slots[std::size_t(here.first)];
        const std::size_t before = std::exchange(slot, at);
        follow(threads, step + 1, at, text);
        threads.slots[std::size_t(here.first)] = before;
        return;
    }
    case Op::Begin:
    case Op::End:
    case Op::WordEdge:
    case Op::NoWordEdge: {
        const bool holds = here.op == Op::Begin ? at == 0
                           : here.op == Op::End ? at == text.size()
                                                : text.isWordEdge(at) == (here.op == Op::WordEdge);
        if (holds)
            follow(threads, step + 1, at, text);
        return;
    }
    case Op::Set:
    case Op::Match:
        threads.list.push_back({step, threads.slots});
    }
}

std::optional<NamePattern::Match> NamePattern::find(std::string_view bytes,
                                                    std::size_t from) const {
    const Text text{codePointsOf(bytes)};
    constexpr std::size_t kNowhere = std::string_view::npos;
    Threads now;
    Threads next;
    now.seen.assign(m_steps.size(), 0);
    next.seen.assign(m_steps.size(), 0);
    std::optional<Slots> found;
    std::size_t at = 0;
    while (text.decoded.bytes[at] < from && at < text.size())
        ++at;
    for (;; ++at) {
        if (!found) { // later beginnings are less preferred
            now.slots.fill(kNowhere);
            now.slots[0] = at;
            follow(now, 0, at, text);
        }
        next.list.clear();
        for (const Threads::Thread& thread : now.list) {
            const Step& step = m_steps[std::size_t(thread.step)];
            if (step.op == Op::Match) {
                found = thread.slots;
                (*found)[1] = at;
                break; // the rest is less preferred
            }
            if (at < text.size() &&
                m_sets[std::size_t(step.first)].contains(text.decoded.characters[at])) {
                next.slots = thread.slots;
                follow(next, thread.step + 1, at + 1, text);
            }
        }
        std::swap(now, next);
        if (at >= text.size() || (found && now.list.empty()))
            break;
    }
    if (!found)
        return std::nullopt;
    Match match;
    for (std::size_t group = 0; group < kMostGroups; ++group) {
        const std::size_t first = (*found)[2 * group];
        const std::size_t last = (*found)[2 * group + 1];
        if (first != kNowhere && last != kNowhere)
            match[group] = {text.decoded.bytes[first], text.decoded.bytes[last]};
    }
    return match;
}

std::string NamePattern::replaceAll(std::string_view text, std::string_view by) const {
    std::string result;
    std::size_t copied = 0;
    std::size_t from = 0;
    while (from <= text.size()) {
        const auto match = find(text, from);
        if (!match)
            break;
        const auto& [first, last] = (*match)[0];
        result += text.substr(copied, first - copied);
        for (std::size_t i = 0; i < by.size(); ++i) {
            const char next = i + 1 < by.size() ? by[i + 1] : '\0';
            const bool isMark = by[i] == '$' || by[i] == '\\';
            if (isMark && next >= '0' && next <= '9') {
                const Range& group = (*match)[std::size_t(next - '0')];
                if (group.first != std::string_view::npos)
                    result += text.substr(group.first, group.last - group.first);
                ++i;
            } else {
                result += by[i];
                i += isMark && next == by[i] ? 1 : 0;
            }
        }
        copied = last;
        from = last;
        if (first == last) { // an empty match: the next one begins one character later
            const CodePoints rest = codePointsOf(text.substr(last));
            from += rest.characters.empty() ? 1 : rest.bytes[1];
        }
    }
    result += text.substr(std::min(copied, text.size()));
    return result;
}

} // namespace rigwright
