// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Replacing, numbering, extending, and names by hierarchy.
#include "core/skeleton/batch_rename.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/name_pattern.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace rigwright {
namespace {

char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

/// Only real changes; refuses names that nobody could read.
Result<NameChanges> checked(const Skeleton& skeleton, NameChanges changes) {
    std::erase_if(changes, [&](const NameChange& change) {
        return change.name == skeleton.names[change.bone.value()];
    });
    for (const NameChange& change : changes) {
        const std::string& before = skeleton.names[change.bone.value()];
        if (change.name.size() > kLongestBoneName)
            return Error{
                "rename-too-long",
                filled("A name would be %1 bytes long; %2 are allowed.",
                       {std::to_string(change.name.size()), std::to_string(kLongestBoneName)}),
                before, "Take a shorter text."};
        if (std::ranges::any_of(change.name, [&](char c) {
                const auto code = static_cast<unsigned char>(c);
                return (code < 0x20 || code == 0x7f) && before.find(c) == std::string::npos;
            }))
            return Error{"rename-control-character",
                         "A name would contain a line break or another control character.", before,
                         "Take it out of the text."};
    }
    return changes;
}

std::string replacedIn(const std::string& name, const NameReplacement& replacement) {
    const auto same = [&](char a, char b) {
        return replacement.ignoresCase ? lowered(a) == lowered(b) : a == b;
    };
    std::string result;
    auto from = name.begin();
    for (;;) {
        const auto at =
            std::search(from, name.end(), replacement.find.begin(), replacement.find.end(), same);
        result.append(from, at);
        if (at == name.end())
            return result;
        result += replacement.by;
        from = at + std::ptrdiff_t(replacement.find.size());
    }
}

std::string padded(int number, std::size_t width) {
    std::string digits = std::to_string(std::abs(number));
    if (digits.size() < width)
        digits.insert(0, width - digits.size(), '0');
    return number < 0 ? "-" + digits : digits;
}

/// `stem` with the bone's side written behind or before, as its own name does it.
std::string withSideOf(const std::string& stem, std::string_view model) {
    const SidedName sided = sideOfName(model);
    if (sided.side == BoneSide::Centre || sideOfName(stem).side != BoneSide::Centre)
        return stem;
    const std::string name = stem + (sided.side == BoneSide::Left ? ".L" : ".R");
    return withSideStyle(name, sideStyleOf(model).value_or(SideStyle::DotCapital));
}

/// "upper_arm" of upper_arm.L, mixamorig:Arm of mixamorig:LeftArm; the name where it is all side.
std::string stemOf(std::string_view name) {
    if (sideOfName(name).side == BoneSide::Centre)
        return std::string(name);
    const std::string suffixed = withSideStyle(name, SideStyle::DotCapital);
    const auto mention = sideMention(suffixed);
    if (!mention || mention->first < 2)
        return std::string(name);
    return suffixed.substr(0, mention->first - 1) +
           suffixed.substr(mention->first + mention->length);
}

/// Where a side at the end begins, with what separates it; else the end.
std::size_t suffixPlace(std::string_view name) {
    const auto mention = sideMention(name);
    const auto style = sideStyleOf(name);
    constexpr SideStyle kFirst[] = {SideStyle::CapitalFirst,  SideStyle::SmallFirst,
                                    SideStyle::SpacedCapital, SideStyle::SmallJoined,
                                    SideStyle::WordJoined,    SideStyle::SmallWordJoined,
                                    SideStyle::WordFirst};
    if (!mention || !style || std::ranges::find(kFirst, *style) != std::end(kFirst))
        return name.size();
    return *style == SideStyle::WordJoinedLast ? mention->first : mention->first - 1;
}

/// A pattern cut into text and words.
struct PatternPiece {
    std::string text;
    std::string word; ///< "": text
    std::size_t width = 0;
};

Result<std::vector<PatternPiece>> piecesOf(const std::string& pattern) {
    static const std::vector<std::string> kWords{"name", "side", "top", "parent", "depth", "rank"};
    std::vector<PatternPiece> pieces;
    for (std::size_t at = 0; at < pattern.size();) {
        const std::size_t open = pattern.find('{', at);
        if (open != at)
            pieces.push_back({pattern.substr(at, open - at), "", 0});
        if (open == std::string::npos)
            break;
        const std::size_t close = pattern.find('}', open);
        std::string word =
            pattern.substr(open + 1, close == std::string::npos ? close : close - open - 1);
        PatternPiece piece;
        if (const std::size_t colon = word.find(':'); colon != std::string::npos) {
            const std::string width = word.substr(colon + 1);
            if (width.size() == 1 && width.front() >= '1' && width.front() <= '9')
                piece.width = std::size_t(width.front() - '0');
            word.resize(piece.width > 0 ? colon : word.size());
        }
        piece.word = word;
        const bool isNumber = word == "depth" || word == "rank";
        if (close == std::string::npos || std::ranges::find(kWords, word) == kWords.end() ||
            (piece.width > 0 && !isNumber))
            return Error{
                "rename-unknown-word",
                filled("The pattern has no word “%1”.",
                       {pattern.substr(open, close - open + (close == std::string::npos ? 0 : 1))}),
                "",
                "Words are {name}, {side}, {top}, {parent}, {depth} and {rank}; numbers "
                "may have a width, as {depth:2}."};
        pieces.push_back(std::move(piece));
        at = close + 1;
    }
    return pieces;
}

/// Names by place among the given bones, parents first.
class HierarchyNames {
public:
    HierarchyNames(const Skeleton& skeleton, std::span<const BoneIndex> bones)
        : m_skeleton(skeleton), m_places(skeleton.boneCount()) {
        for (const BoneIndex bone : bones)
            m_places[bone.value()].isGiven = true;
        std::map<std::pair<BoneIndex, BoneSide>, int> ranks;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            Place& place = m_places[i];
            const BoneIndex parent = skeleton.parents[i];
            const bool hasTop = parent.isValid() && m_places[parent.value()].top.isValid();
            place.top = hasTop          ? m_places[parent.value()].top
                        : place.isGiven ? BoneIndex(i)
                                        : BoneIndex();
            place.depth = (hasTop ? m_places[parent.value()].depth : 0) + (place.isGiven ? 1 : 0);
            if (place.isGiven)
                place.rank = ++ranks[{parent, sideOfName(skeleton.names[i]).side}];
        }
    }

    NameChanges fill(const std::vector<PatternPiece>& pieces) {
        const bool mentionsSide =
            std::ranges::find(pieces, "side", &PatternPiece::word) != pieces.end();
        NameChanges changes;
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            if (!m_places[i].isGiven)
                continue;
            std::string name;
            for (const PatternPiece& piece : pieces)
                name += piece.word.empty() ? piece.text : valueOf(piece, i);
            name.resize(std::min(name.size(), kLongestBoneName + 1)); // {parent} may grow
            m_places[i].stem = mentionsSide ? stemOf(name) : name;
            if (!mentionsSide)
                name = withSideOf(name, m_skeleton.names[i]);
            changes.push_back({BoneIndex(i), std::move(name)});
        }
        return changes;
    }

private:
    struct Place {
        bool isGiven = false;
        BoneIndex top; ///< the highest given bone above, or itself
        int depth = 0;
        int rank = 0;
        std::string stem; ///< new name without side
    };

    [[nodiscard]] std::string valueOf(const PatternPiece& piece, std::size_t bone) const {
        const Place& place = m_places[bone];
        const BoneIndex parent = m_skeleton.parents[bone];
        if (piece.word == "name")
            return stemOf(m_skeleton.names[bone]);
        if (piece.word == "top")
            return stemOf(m_skeleton.names[place.top.value()]);
        if (piece.word == "depth")
            return padded(place.depth, piece.width);
        if (piece.word == "rank")
            return padded(place.rank, piece.width);
        if (piece.word == "parent" && parent.isValid())
            return m_places[parent.value()].isGiven ? m_places[parent.value()].stem
                                                    : stemOf(m_skeleton.names[parent.value()]);
        if (piece.word == "side")
            switch (sideOfName(m_skeleton.names[bone]).side) {
            case BoneSide::Left:
                return "L";
            case BoneSide::Right:
                return "R";
            case BoneSide::Centre:
                break;
            }
        return {};
    }

    const Skeleton& m_skeleton;
    std::vector<Place> m_places;
};

} // namespace

Result<NameChanges> replaceInNames(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                   const NameReplacement& replacement) {
    if (replacement.find.empty())
        return Error{"rename-nothing-to-find", "There is no text to look for.", "",
                     "Write what is to be replaced."};
    std::optional<NamePattern> pattern;
    if (replacement.isExpression) {
        auto compiled = NamePattern::compile(replacement.find, replacement.ignoresCase);
        if (!compiled)
            return compiled.error();
        pattern = std::move(*compiled);
    }
    NameChanges changes;
    for (const BoneIndex bone : bones) {
        const std::string& name = skeleton.names[bone.value()];
        if (name.size() > kLongestBoneName)
            continue; // from a file; what is so long is no work for expressions
        changes.push_back({bone, pattern ? pattern->replaceAll(name, replacement.by)
                                         : replacedIn(name, replacement)});
    }
    return checked(skeleton, std::move(changes));
}

Result<NameChanges> numberNames(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                const NameNumbering& numbering) {
    const std::size_t last = numbering.pattern.rfind('#');
    if (last == std::string::npos)
        return Error{"rename-no-number", "The pattern has no place for the number.", "",
                     "Write # where the number shall stand, ## for two digits."};
    std::size_t first = last;
    while (first > 0 && numbering.pattern[first - 1] == '#')
        --first;
    const std::string before = numbering.pattern.substr(0, first);
    const std::string behind = numbering.pattern.substr(last + 1);
    std::map<BoneSide, long long> next;
    NameChanges changes;
    for (const BoneIndex bone : bones) {
        const std::string& name = skeleton.names[bone.value()];
        const BoneSide side = numbering.countsSidesApart ? sideOfName(name).side : BoneSide::Centre;
        const long long count = next[side]++;
        const long long number = numbering.first + count * numbering.step;
        const int shown = int(std::clamp(number, -2147483647LL, 2147483647LL));
        const std::string stem = before + padded(shown, last - first + 1) + behind;
        changes.push_back({bone, numbering.countsSidesApart ? withSideOf(stem, name) : stem});
    }
    return checked(skeleton, std::move(changes));
}

Result<NameChanges> addToNames(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                               const NameAffixes& affixes) {
    NameChanges changes;
    for (const BoneIndex bone : bones) {
        std::string name = skeleton.names[bone.value()];
        name.insert(suffixPlace(name), affixes.suffix);
        changes.push_back({bone, affixes.prefix + name});
    }
    return checked(skeleton, std::move(changes));
}

Result<NameChanges> nameByHierarchy(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                    const std::string& pattern) {
    const auto pieces = piecesOf(pattern);
    if (!pieces)
        return pieces.error();
    NameChanges byBone = HierarchyNames(skeleton, bones).fill(*pieces);
    std::unordered_map<BoneIndex, std::string> names;
    for (NameChange& change : byBone)
        names[change.bone] = std::move(change.name);
    NameChanges changes;
    for (const BoneIndex bone : bones)
        changes.push_back({bone, names[bone]});
    return checked(skeleton, std::move(changes));
}

NameChanges flipSides(const Skeleton& skeleton, std::span<const BoneIndex> bones) {
    NameChanges changes;
    for (const BoneIndex bone : bones)
        if (SidedName sided = sideOfName(skeleton.names[bone.value()]);
            sided.side != BoneSide::Centre)
            changes.push_back({bone, std::move(sided.other)});
    return changes;
}

NameChanges restyleSides(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                         SideStyle style) {
    NameChanges changes;
    for (const BoneIndex bone : bones) {
        const std::string& name = skeleton.names[bone.value()];
        if (std::string styled = withSideStyle(name, style); styled != name)
            changes.push_back({bone, std::move(styled)});
    }
    return changes;
}

NameChanges applyNames(Skeleton& skeleton, const NameChanges& changes) {
    NameChanges inverse;
    for (const NameChange& change : changes) {
        std::string& name = skeleton.names[change.bone.value()];
        inverse.push_back({change.bone, std::exchange(name, change.name)});
    }
    std::ranges::reverse(inverse);
    return inverse;
}

std::vector<BoneIndex> sharingNames(const Skeleton& skeleton, const NameChanges& changes) {
    std::vector<std::string_view> names(skeleton.names.begin(), skeleton.names.end());
    for (const NameChange& change : changes)
        names[change.bone.value()] = change.name;
    std::unordered_map<std::string_view, std::size_t> count;
    for (const std::string_view name : names)
        ++count[name];
    std::vector<BoneIndex> sharing;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (count[names[i]] > 1)
            sharing.emplace_back(i);
    return sharing;
}

std::vector<BoneIndex> allBones(const Skeleton& skeleton) {
    std::vector<BoneIndex> bones;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
        bones.emplace_back(i);
    return bones;
}

} // namespace rigwright
