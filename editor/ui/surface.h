// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Small building blocks of layouts: grounds, 1 px lines, labels, tool buttons, fields' labels.
#pragma once

#include "editor/ui/icons.h"
#include "editor/ui/metrics.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <functional>

class QPushButton;

namespace rigwright::editor {

/// Gives a widget one of the style sheet's grounds: "background", "panel", "raised", "card",
/// "toast".
void setSurface(QWidget* widget, const char* surface);

/// A 1 px line in the border colour; horizontal, or vertical of the given height (0: grows).
QWidget* makeLine(Qt::Orientation orientation, int length = 0);

/// Text in one of the inks "text", "secondary", "label", "disabled", "error".
QLabel* makeLabel(const QString& text, const char* ink = "text", TextRole role = TextRole::Body);

/// For sentences that come later: wrapped, can be selected; `name` is the object's.
QLabel* makeWrappedLabel(const char* name, const char* ink = "text");

struct ToolButtonTexts {
    QString toolTip;
    QString text = {}; ///< beside the icon; empty in every language or in none
};

/// A 24 px toggle or action with a 20 px icon, for bars and headers; asks for its texts again in
/// each language.
QToolButton* makeToolButton(const QString& icon, bool checkable,
                            std::function<ToolButtonTexts()> texts);

/// The button that Return presses, with room for its heavier text. Precondition: it is in its
/// dialog already; a dialog does not hear of a default from before.
void makeDefault(QPushButton& button);

/// The sentence of an empty panel: what would fill it, and how.
QLabel* makeEmptyLabel(const QString& text);

/// "Name (Ctrl+Z)" over one sentence, as tool tips are written.
QString toolTipText(const QString& name, const QString& shortcut, const QString& sentence);

} // namespace rigwright::editor
