// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names of files as people see them: the same in any case and however accents are composed.
#pragma once

#include <string>
#include <string_view>

namespace rigwright {

/// `name` (UTF-8) in lower case with its letters decomposed (Unicode NFD), for Latin, Greek,
/// Cyrillic, kana and Hangul; macOS writes names so, everybody else composed. Bytes that are not
/// UTF-8 stay as they are. Two names are the same to people exactly where this is equal.
std::string foldedName(std::string_view name);

} // namespace rigwright
