// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sizes and type of the interface: px() for every length, uiFont() for every text.
#pragma once

#include <QFont>
#include <QFontMetrics>
#include <QString>

namespace rigwright::editor {

/// How much larger than the reference (12 px text) the system's text is; the screen's own scale
/// comes on top, by Qt. Taken from the application font once, before the first window.
double uiScale();
void setUiScale(double scale);

/// A length of the design in logical pixels, following uiScale(). Lines stay 1.
int px(double length);

enum class TextRole {
    Body,
    Strong,       ///< selected name, dock title, tool name, key in a hint
    Small,        ///< column head, second line of a row, ruler numbers
    Status,       ///< status bar
    SectionTitle, ///< in a dialog
    CardTitle,
    PageTitle,
};
QFont uiFont(TextRole role);

/// Height of a row of a tree, table or form: 24, or more where the writing system needs it.
int rowHeight();
/// Height of a field, button or combo box.
int fieldHeight();

/// A number as the interface writes it: U+2212 for minus, the locale's decimal sign.
QString numberText(double value, int decimals);

} // namespace rigwright::editor
