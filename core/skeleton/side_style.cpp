// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Taking the side out of a name and putting it in elsewhere.
#include "core/skeleton/side_style.h"

#include "core/skeleton/bone_names.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace rigwright {
namespace {

enum class Place : std::uint8_t { First, Last };

struct StyleEntry {
    SideStyleInfo info;
    std::string_view left;
    std::string_view right;
    std::string_view separator; ///< "": joined
    Place place = Place::Last;
};
using enum SideStyle;
constexpr std::array kStyles{
    StyleEntry{{DotCapital, "dot-capital", "arm.L"}, "L", "R", "."},
    StyleEntry{{UnderscoreCapital, "underscore-capital", "arm_L"}, "L", "R", "_"},
    StyleEntry{{DashCapital, "dash-capital", "arm-L"}, "L", "R", "-"},
    StyleEntry{{DotSmall, "dot-small", "arm.l"}, "l", "r", "."},
    StyleEntry{{UnderscoreSmall, "underscore-small", "arm_l"}, "l", "r", "_"},
    StyleEntry{{DashSmall, "dash-small", "arm-l"}, "l", "r", "-"},
    StyleEntry{{CapitalFirst, "capital-first", "L_arm"}, "L", "R", "_", Place::First},
    StyleEntry{{SmallFirst, "small-first", "l_arm"}, "l", "r", "_", Place::First},
    StyleEntry{{SpacedCapital, "spaced-capital", "L Arm"}, "L", "R", " ", Place::First},
    StyleEntry{{SmallJoined, "small-joined", "lArm"}, "l", "r", "", Place::First},
    StyleEntry{{WordJoined, "word-joined", "LeftArm"}, "Left", "Right", "", Place::First},
    StyleEntry{
        {SmallWordJoined, "small-word-joined", "leftArm"}, "left", "right", "", Place::First},
    StyleEntry{{WordJoinedLast, "word-joined-last", "ArmLeft"}, "Left", "Right", ""},
    StyleEntry{{WordFirst, "word-first", "left_arm"}, "left", "right", "_", Place::First},
    StyleEntry{{WordLast, "word-last", "arm_left"}, "left", "right", "_"},
    StyleEntry{{DotWordLast, "dot-word-last", "arm.left"}, "left", "right", "."},
};

bool isSeparator(char c) {
    const bool isAlphanumeric =
        (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return !isAlphanumeric && static_cast<unsigned char>(c) < 0x80;
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Where a bone's own name begins: behind namespaces and the prefix of 3ds Max Biped.
std::size_t ownBegin(std::string_view name) {
    const std::size_t mark = name.find_last_of(":|");
    std::size_t begin = mark == std::string_view::npos || mark + 1 == name.size() ? 0 : mark + 1;
    if (name.substr(begin).starts_with("Bip")) {
        std::size_t end = begin + 3;
        while (end < name.size() && isDigit(name[end]))
            ++end;
        if (end > begin + 3 && end + 1 < name.size() && name[end] == ' ')
            begin = end + 1;
    }
    return begin;
}

/// Where ".001" begins at the very end: Blender's number of a copy, not of the bone; else the end.
std::size_t copyNumberAt(std::string_view name) {
    std::size_t at = name.size();
    while (at > 0 && isDigit(name[at - 1]))
        --at;
    const bool isCopy = name.size() - at >= 3 && at > 1 && name[at - 1] == '.';
    return isCopy ? at - 1 : name.size();
}

/// A name around its side: `front` (namespace) · `stem` · `number` (with what separates it).
struct Parts {
    std::string front;
    std::string stem;
    std::string number;
    std::string separator; ///< between side and stem; of one character, or ""
    Place place = Place::Last;
    bool isInside = false; ///< neither first nor last
};

Parts partsOf(std::string_view name, const SideMention& mention) {
    Parts parts;
    const std::size_t begin = std::min(ownBegin(name), mention.first);
    parts.front = name.substr(0, begin);
    const std::size_t numberAt = std::max(copyNumberAt(name), mention.first + mention.length);
    parts.number = name.substr(numberAt);
    const std::string_view before = name.substr(begin, mention.first - begin);
    const std::size_t after = mention.first + mention.length;
    const std::string_view behind = name.substr(after, numberAt - after);
    parts.isInside = !before.empty() && !behind.empty();
    if (before.empty()) {
        parts.place = Place::First;
        const bool apart = !behind.empty() && isSeparator(behind.front());
        parts.separator = behind.substr(0, apart ? 1 : 0);
        parts.stem = behind.substr(apart ? 1 : 0);
        return parts;
    }
    // b_LeftArm keeps its separator, J_Bip_L_Arm needs one of two.
    const bool apart =
        isSeparator(before.back()) && (behind.empty() || isSeparator(behind.front()));
    parts.separator = before.substr(before.size() - (apart ? 1 : 0));
    parts.stem = before.substr(0, before.size() - (apart ? 1 : 0));
    parts.stem += behind;
    return parts;
}

char toUpper(char c) {
    return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
}

} // namespace

std::span<const SideStyleInfo> sideStyles() {
    static const auto infos = [] {
        std::array<SideStyleInfo, kStyles.size()> list{};
        std::ranges::transform(kStyles, list.begin(), &StyleEntry::info);
        return list;
    }();
    return infos;
}

std::optional<SideStyle> sideStyleNamed(std::string_view name) {
    const auto found = std::ranges::find(sideStyles(), name, &SideStyleInfo::name);
    return found == sideStyles().end() ? std::nullopt : std::optional(found->style);
}

std::optional<SideStyle> sideStyleOf(std::string_view name) {
    const auto mention = sideMention(name);
    if (!mention)
        return std::nullopt;
    const Parts parts = partsOf(name, *mention);
    if (parts.isInside || parts.stem.empty())
        return std::nullopt;
    const std::string_view letters = name.substr(mention->first, mention->length);
    for (const StyleEntry& style : kStyles)
        if (letters == (mention->side == BoneSide::Left ? style.left : style.right) &&
            parts.separator == style.separator && parts.place == style.place)
            return style.info.style;
    return std::nullopt;
}

std::string withSideStyle(std::string_view name, SideStyle style) {
    const auto mention = sideMention(name);
    if (!mention)
        return std::string(name);
    Parts parts = partsOf(name, *mention);
    if (parts.stem.empty() || sideStyleOf(name) == style)
        return std::string(name);
    const StyleEntry& entry = kStyles[std::size_t(style)];
    const std::string_view letters = mention->side == BoneSide::Left ? entry.left : entry.right;
    std::string result = parts.front;
    if (entry.place == Place::First) {
        if (entry.separator.empty())
            parts.stem.front() = toUpper(parts.stem.front());
        result.append(letters).append(entry.separator).append(parts.stem);
    } else {
        result.append(parts.stem).append(entry.separator).append(letters);
    }
    result += parts.number;
    return sideOfName(result).side == mention->side ? result : std::string(name);
}

} // namespace rigwright
