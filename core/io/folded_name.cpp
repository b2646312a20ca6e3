// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lower case and canonical decomposition of the letters that names of files are made of.
#include "core/io/folded_name.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace rigwright {

namespace {

/// Lower case letters that are `base` with one `mark`, in the same order (Unicode 15, canonical
/// decompositions).
struct Marked {
    char16_t mark;
    std::u16string_view base;
    std::u16string_view composed;
};

// clang-format off
constexpr std::array kMarked{
    Marked{0x0300, u"aeiouünеиēōwâăêôơưy", u"àèìòùǜǹѐѝḕṑẁầằềồờừỳ"},
    Marked{0x0301, u"aeiouyclnrszügåæø¨ϊαεηιϋουωϒгкçēïkmõōpũwâăêôơư", u"áéíóúýćĺńŕśźǘǵǻǽǿ΅ΐάέήίΰόύώϓѓќḉḗḯḱḿṍṓṕṹẃấắếốớứ"},
    Marked{0x0302, u"aeioucghjswyzạẹọ", u"âêîôûĉĝĥĵŝŵŷẑậệộ"},
    Marked{0x0303, u"anoiuvâăeêôơưy", u"ãñõĩũṽẫẵẽễỗỡữỹ"},
    Marked{0x0304, u"aeiouüäȧæǫöõȯyиуgḷṛ", u"āēīōūǖǟǡǣǭȫȭȱȳӣӯḡḹṝ"},
    Marked{0x0306, u"aegiouиужаеȩạ", u"ăĕğĭŏŭйўӂӑӗḝặ"},
    Marked{0x0307, u"cegzaobdfhmnprsśšṣtwxyſ", u"ċėġżȧȯḃḋḟḣṁṅṗṙṡṥṧṩṫẇẋẏẛ"},
    Marked{0x0308, u"aeiouyιυϒеіаәжзиоөэучыhõūwxt", u"äëïöüÿϊϋϔёїӓӛӝӟӥӧӫӭӱӵӹḧṏṻẅẍẗ"},
    Marked{0x0309, u"aâăeêioôơuưy", u"ảẩẳẻểỉỏổởủửỷ"},
    Marked{0x030a, u"auwy", u"åůẘẙ"},
    Marked{0x030b, u"ouу", u"őűӳ"},
    Marked{0x030c, u"cdelnrstzaiouügkʒjh", u"čďěľňřšťžǎǐǒǔǚǧǩǯǰȟ"},
    Marked{0x030f, u"aeioruѵ", u"ȁȅȉȍȑȕѷ"},
    Marked{0x0311, u"aeioru", u"ȃȇȋȏȓȗ"},
    Marked{0x031b, u"ou", u"ơư"},
    Marked{0x0323, u"bdhklmnrstvwzaeioơuưy", u"ḅḍḥḳḷṃṇṛṣṭṿẉẓạẹịọợụựỵ"},
    Marked{0x0324, u"u", u"ṳ"},
    Marked{0x0325, u"a", u"ḁ"},
    Marked{0x0326, u"st", u"șț"},
    Marked{0x0327, u"cgklnrstedh", u"çģķļņŗşţȩḑḩ"},
    Marked{0x0328, u"aeiuo", u"ąęįųǫ"},
    Marked{0x032d, u"delntu", u"ḓḙḽṋṱṷ"},
    Marked{0x032e, u"h", u"ḫ"},
    Marked{0x0330, u"eiu", u"ḛḭṵ"},
    Marked{0x0331, u"bdklnrtzh", u"ḇḏḵḻṉṟṯẕẖ"},
    Marked{0x3099, u"かきくけこさしすせそたちつてとはひふへほうゝカキクケコサシスセソタチツテトハヒフヘホウワヰヱヲヽ", u"がぎぐげござじずぜぞだぢづでどばびぶべぼゔゞガギグゲゴザジズゼゾダヂヅデドバビブベボヴヷヸヹヺヾ"},
    Marked{0x309a, u"はひふへほハヒフヘホ", u"ぱぴぷぺぽパピプペポ"},
};
// clang-format on

/// Runs of pairs (upper, lower): those whose upper letter is even, or odd.
struct PairRun {
    char32_t first;
    char32_t last;
    char32_t odd; ///< 1 where upper letters are odd
};
constexpr std::array kPairRuns{
    PairRun{0x100, 0x137, 0},   PairRun{0x139, 0x148, 1},  PairRun{0x14a, 0x177, 0},
    PairRun{0x179, 0x17e, 1},   PairRun{0x1a0, 0x1a5, 0},  PairRun{0x1af, 0x1b0, 1},
    PairRun{0x1cd, 0x1dc, 1},   PairRun{0x1de, 0x1ef, 0},  PairRun{0x1f4, 0x1f5, 0},
    PairRun{0x1f8, 0x21f, 0},   PairRun{0x222, 0x233, 0},  PairRun{0x460, 0x481, 0},
    PairRun{0x48a, 0x4bf, 0},   PairRun{0x4c1, 0x4ce, 1},  PairRun{0x4d0, 0x52f, 0},
    PairRun{0x1e00, 0x1e95, 0}, PairRun{0x1ea0, 0x1eff, 0}};

/// Runs of letters whose lower case lies `distance` behind.
struct ShiftRun {
    char32_t first;
    char32_t last;
    char32_t distance;
};
constexpr std::array kShiftRuns{
    ShiftRun{'A', 'Z', 32},     ShiftRun{0xc0, 0xd6, 32},   ShiftRun{0xd8, 0xde, 32},
    ShiftRun{0x178, 0x178, 0},  ShiftRun{0x386, 0x386, 38}, ShiftRun{0x388, 0x38a, 37},
    ShiftRun{0x38c, 0x38c, 64}, ShiftRun{0x38e, 0x38f, 63}, ShiftRun{0x391, 0x3a1, 32},
    ShiftRun{0x3a3, 0x3ab, 32}, ShiftRun{0x400, 0x40f, 80}, ShiftRun{0x410, 0x42f, 32}};

char32_t lowered(char32_t c) {
    if (c == 0x178)
        return 0xff;
    for (const ShiftRun& run : kShiftRuns)
        if (c >= run.first && c <= run.last)
            return c + run.distance;
    for (const PairRun& run : kPairRuns)
        if (c >= run.first && c <= run.last)
            return c % 2 == run.odd ? c + 1 : c;
    return c;
}

void appendUtf8(std::string& out, char32_t c) {
    const auto put = [&](char32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xc0 | c >> 6);
        put(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        put(0xe0 | c >> 12);
        put(0x80 | (c >> 6 & 0x3f));
        put(0x80 | (c & 0x3f));
    } else {
        put(0xf0 | c >> 18);
        put(0x80 | (c >> 12 & 0x3f));
        put(0x80 | (c >> 6 & 0x3f));
        put(0x80 | (c & 0x3f));
    }
}

/// Hangul syllables are composed by arithmetic (Unicode 15, section 3.12).
void appendHangul(std::string& out, char32_t syllable) {
    const char32_t index = syllable - 0xac00;
    appendUtf8(out, 0x1100 + index / 588);
    appendUtf8(out, 0x1161 + index % 588 / 28);
    if (index % 28 != 0)
        appendUtf8(out, 0x11a7 + index % 28);
}

/// Recursion ends: a base letter has one mark less.
void appendDecomposed(std::string& out, char32_t c) {
    if (c >= 0xac00 && c <= 0xd7a3) {
        appendHangul(out, c);
        return;
    }
    if (c >= 0xc0 && c < 0x3100)
        for (const Marked& row : kMarked)
            if (const std::size_t at = row.composed.find(char16_t(c));
                at != std::u16string_view::npos) {
                appendDecomposed(out, row.base[at]);
                appendUtf8(out, row.mark);
                return;
            }
    appendUtf8(out, c);
}

/// Length of the UTF-8 sequence at the start of `text` and its code point; 0 where there is none.
std::size_t decodeUtf8(std::string_view text, char32_t& c) {
    const auto byte = [&](std::size_t i) { return char32_t(static_cast<unsigned char>(text[i])); };
    const char32_t lead = byte(0);
    const std::size_t size = lead < 0x80    ? 1
                             : lead < 0xc2  ? 0
                             : lead < 0xe0  ? 2
                             : lead < 0xf0  ? 3
                             : lead <= 0xf4 ? 4
                                            : 0;
    if (size == 0 || size > text.size())
        return 0;
    c = size == 1 ? lead : lead & (0x7fu >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (byte(i) & 0x3f);
    }
    return size;
}

} // namespace

std::string foldedName(std::string_view name) {
    std::string folded;
    folded.reserve(name.size());
    while (!name.empty()) {
        char32_t c = 0;
        std::size_t size = decodeUtf8(name, c);
        if (size == 0) {
            folded.push_back(name.front());
            size = 1;
        } else {
            appendDecomposed(folded, lowered(c));
        }
        name.remove_prefix(size);
    }
    return folded;
}

} // namespace rigwright
