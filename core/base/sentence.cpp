// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Filling patterns.
#include "core/base/sentence.h"

#include <cstddef>

namespace rigwright {

std::string filled(std::string_view pattern, std::initializer_list<std::string_view> parts) {
    std::string text;
    text.reserve(pattern.size() + 64);
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        const std::size_t part =
            next >= '1' && next <= '9' ? std::size_t(next - '1') : parts.size();
        if (pattern[i] == '%' && part < parts.size()) {
            text += *(parts.begin() + part);
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

} // namespace rigwright
