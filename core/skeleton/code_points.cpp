// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Decodes UTF-8.
#include "core/skeleton/code_points.h"

namespace rigwright {

CodePoints codePointsOf(std::string_view text) {
    CodePoints result;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80   ? 1
                                   : lead < 0xc2 ? 0
                                   : lead < 0xe0 ? 2
                                   : lead < 0xf0 ? 3
                                   : lead < 0xf5 ? 4
                                                 : 0;
        bool isWhole = length > 0 && i + length <= text.size();
        char32_t character = length == 1 ? lead : lead & (0x7fu >> length);
        for (std::size_t k = 1; isWhole && k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            isWhole = (next & 0xc0) == 0x80;
            character = (character << 6) | (next & 0x3fu);
        }
        result.bytes.push_back(i);
        result.characters.push_back(isWhole ? character : 0x110000 + lead);
        i += isWhole ? length : 1;
    }
    result.bytes.push_back(text.size());
    return result;
}

bool isWordCharacter(char32_t c) {
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z') || (c >= U'0' && c <= U'9') ||
           c == U'_';
}

} // namespace rigwright
