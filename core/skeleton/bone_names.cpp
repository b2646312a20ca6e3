// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words of a bone's name, and counterparts by name.
#include "core/skeleton/bone_names.h"

#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <utility>

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
/// Bytes of UTF-8 beyond ASCII count as letters without case.
bool isLetter(char c) {
    return isUpper(c) || isLower(c) || static_cast<unsigned char>(c) >= 0x80;
}
char toLower(char c) {
    return isUpper(c) ? char(c - 'A' + 'a') : c;
}

std::string lowered(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), toLower);
    return result;
}

/// A run of letters.
struct Word {
    std::size_t first = 0;
    std::size_t last = 0; ///< one behind
};

bool breaksBetween(std::string_view name, std::size_t i) {
    const char before = name[i - 1];
    const char here = name[i];
    if (!isLetter(before) || !isUpper(here))
        return !isLetter(before);
    return !isUpper(before) || (i + 1 < name.size() && isLower(name[i + 1]));
}

std::vector<Word> wordsOf(std::string_view name) {
    std::vector<Word> words;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (!isLetter(name[i]))
            continue;
        if (i == 0 || breaksBetween(name, i))
            words.push_back({i, i});
        words.back().last = i + 1;
    }
    return words;
}

/// A mention of a side: the letters to be replaced.
struct Mention {
    Word word;
    BoneSide side = BoneSide::Centre;
};

std::optional<Mention> spelledOut(std::string_view name, const Word& word) {
    const std::string text = lowered(name.substr(word.first, word.last - word.first));
    for (const auto& [side, letters] : {std::pair(BoneSide::Left, std::string_view("left")),
                                        std::pair(BoneSide::Right, std::string_view("right"))})
        if (text.starts_with(letters))
            return Mention{{word.first, word.first + letters.size()}, side};
    return std::nullopt;
}

std::optional<Mention> letterAlone(std::string_view name, const Word& word) {
    const char letter = toLower(name[word.first]);
    if (word.last - word.first != 1 || (letter != 'l' && letter != 'r'))
        return std::nullopt;
    return Mention{word, letter == 'l' ? BoneSide::Left : BoneSide::Right};
}

/// L1 may be a vertebra, or the first left one.
std::optional<Mention> letterBeforeNoDigit(std::string_view name, const Word& word) {
    return word.last < name.size() && isDigit(name[word.last]) ? std::nullopt
                                                               : letterAlone(name, word);
}

/// The other side in the letters of the first: LEFT, Left, left, L, l.
std::string otherSide(std::string_view letters, BoneSide side) {
    const bool isWord = letters.size() > 1;
    std::string other = side == BoneSide::Left ? (isWord ? "right" : "r") : (isWord ? "left" : "l");
    if (!isUpper(letters.front()))
        return other;
    const std::size_t capitals = isWord && !isUpper(letters[1]) ? 1 : other.size();
    for (std::size_t i = 0; i < capitals; ++i)
        other[i] = char(other[i] - 'a' + 'A');
    return other;
}

using ReadMention = std::optional<Mention> (*)(std::string_view name, const Word& word);

/// The mentions of the first kind that there is, in the order of the name.
std::vector<Mention> mentionsOf(std::string_view name, std::initializer_list<ReadMention> kinds) {
    const std::vector<Word> words = wordsOf(name);
    std::vector<Mention> mentions;
    for (const ReadMention read : kinds) {
        for (const Word& word : words)
            if (const auto mention = read(name, word))
                mentions.push_back(*mention);
        if (!mentions.empty())
            break;
    }
    return mentions;
}

SidedName sidedBy(std::string_view name, std::initializer_list<ReadMention> kinds) {
    SidedName result;
    std::size_t copied = 0;
    for (const auto& [word, side] : mentionsOf(name, kinds)) {
        result.other += name.substr(copied, word.first - copied);
        result.other += otherSide(name.substr(word.first, word.last - word.first), side);
        result.side = side;
        copied = word.last;
    }
    result.other += name.substr(copied);
    return result;
}

/// Pairs the sides that `key` makes equal; what is paired already stays.
void pairByKey(const std::vector<SidedName>& sided, const Skeleton& skeleton,
               const std::function<std::string(std::string_view)>& key, BoneMirror& map) {
    struct Sides {
        std::vector<BoneIndex> left;
        std::vector<BoneIndex> right;
    };
    std::map<std::string, Sides> byName; // by the name as it is on the left
    for (std::size_t b = 0; b < sided.size(); ++b) {
        if (map.mirror[b].isValid())
            continue;
        if (sided[b].side == BoneSide::Left)
            byName[key(skeleton.names[b])].left.emplace_back(b);
        else
            byName[key(sided[b].other)].right.emplace_back(b);
    }
    for (const auto& [name, sides] : byName) {
        if (sides.left.size() != sides.right.size())
            continue;
        for (std::size_t i = 0; i < sides.left.size(); ++i) {
            map.mirror[sides.left[i].value()] = sides.right[i];
            map.mirror[sides.right[i].value()] = sides.left[i];
        }
    }
}

} // namespace

SidedName sideOfName(std::string_view name) {
    return sidedBy(name, {spelledOut, letterBeforeNoDigit});
}

std::optional<SideMention> sideMention(std::string_view name) {
    const std::vector<Mention> mentions = mentionsOf(name, {spelledOut, letterBeforeNoDigit});
    if (mentions.empty())
        return std::nullopt;
    const auto& [word, side] = mentions.back();
    return SideMention{word.first, word.last - word.first, side};
}

std::string withoutSide(std::string_view name) {
    std::string rest;
    std::size_t copied = 0;
    for (const Mention& mention : mentionsOf(name, {spelledOut, letterBeforeNoDigit})) {
        rest += name.substr(copied, mention.word.first - copied);
        copied = mention.word.last;
    }
    rest += name.substr(copied);
    return rest;
}

std::string_view withoutNumber(std::string_view name) {
    const auto separates = [](char c) { return !isLetter(c) && !isDigit(c); };
    std::string_view rest = name;
    while (!rest.empty() && separates(rest.back()))
        rest.remove_suffix(1);
    const std::size_t digits = rest.size();
    while (!rest.empty() && isDigit(rest.back()))
        rest.remove_suffix(1);
    if (rest.size() == digits || rest.empty() || !separates(rest.back()))
        return name;
    while (!rest.empty() && separates(rest.back()))
        rest.remove_suffix(1);
    return rest;
}

BoneMirror mirrorBones(const Skeleton& skeleton) {
    BoneMirror map;
    std::vector<SidedName> sided;
    const std::set<std::string_view> names(skeleton.names.begin(), skeleton.names.end());
    for (std::size_t b = 0; b < skeleton.boneCount(); ++b) {
        sided.push_back(sideOfName(skeleton.names[b]));
        // finger_l1 is a left one where there is a finger_r1.
        SidedName perhaps = sidedBy(skeleton.names[b], {spelledOut, letterAlone});
        if (sided[b].side == BoneSide::Centre && names.contains(perhaps.other))
            sided[b] = std::move(perhaps);
        map.sides.push_back(sided.back().side);
        map.mirror.push_back(sided.back().side == BoneSide::Centre ? BoneIndex(b) : BoneIndex());
    }
    pairByKey(
        sided, skeleton, [](std::string_view name) { return std::string(name); }, map);
    pairByKey(sided, skeleton, lowered, map);
    pairByKey(
        sided, skeleton, [](std::string_view name) { return lowered(withoutNumber(name)); }, map);
    for (std::size_t b = 0; b < map.mirror.size(); ++b)
        if (!map.mirror[b].isValid())
            map.unmatched.emplace_back(b);
    return map;
}

} // namespace rigwright
