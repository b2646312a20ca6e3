// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Texts of Qt itself that the program shows, for languages in which Qt has none.
#pragma once

#include <span>

namespace rigwright::editor {

struct QtText {
    const char* context;
    const char* text;
};

/// Standard buttons, the file dialog, the menus of text fields and scroll bars. Qt looks its texts
/// up in every translator, so ours answers as well; the table is where lupdate finds them.
std::span<const QtText> qtTexts();

} // namespace rigwright::editor
