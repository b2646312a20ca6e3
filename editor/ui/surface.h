// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Small building blocks of layouts: grounds, 1 px lines, labels, tool buttons, fields' labels.
#pragma once

#include "editor/ui/icons.h"
#include "editor/ui/metrics.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace rigwright::editor {

/// Gives a widget one of the style sheet's grounds: "background", "panel", "raised", "card",
/// "toast".
void setSurface(QWidget* widget, const char* surface);

/// A 1 px line in the border colour; horizontal, or vertical of the given height (0: grows).
QWidget* makeLine(Qt::Orientation orientation, int length = 0);

/// Text in one of the inks "text", "secondary", "label", "disabled", "error".
QLabel* makeLabel(const QString& text, const char* ink = "text", TextRole role = TextRole::Body);

/// A 24 px toggle or action with a 20 px icon, for bars and headers; `text` may be empty.
QToolButton* makeToolButton(const QString& icon, const QString& toolTip, bool checkable,
                            const QString& text = {});

/// The sentence of an empty panel: what would fill it, and how.
QLabel* makeEmptyLabel(const QString& text);

/// "Name (Ctrl+Z)" over one sentence, as tool tips are written.
QString toolTipText(const QString& name, const QString& shortcut, const QString& sentence);

} // namespace rigwright::editor
