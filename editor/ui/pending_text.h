// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A number or name that is still being typed when the document is saved, exported or left.
#pragma once

class QWidget;

namespace rigwright::editor {

/// Takes what is being typed in the window, or in one that belongs to it (a floating panel), as if
/// the field had been left; the keyboard goes to the field, or the list, that the text was for.
/// Nothing happens where nobody types.
void commitPendingText(const QWidget& window);

} // namespace rigwright::editor
