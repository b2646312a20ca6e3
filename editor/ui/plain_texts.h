// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Texts of message boxes, shown as they are: names of files and meshes may look like HTML.
#pragma once

#include <QString>

class QMessageBox;

namespace rigwright::editor {

/// Both texts of the box, letter by letter; `more` may be empty. Every box of the editor is filled
/// by this, for QMessageBox guesses from a text whether it is HTML.
void setPlainTexts(QMessageBox& box, const QString& text, const QString& more = {});

} // namespace rigwright::editor
