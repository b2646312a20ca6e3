// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Texts that follow the language, and the keymap whose keys they name, while the program runs.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

class QComboBox;
class QObject;

namespace rigwright::editor {

/// Runs `apply` now and again after each change of language or keymap, as long as `owner` lives;
/// what `apply` touches must live as long. In the order of the calls: who builds on another's texts
/// comes later.
void onLanguage(QObject* owner, std::function<void()> apply);

/// A label or button that has just been made, with the text that `text` returns in each language.
template <class Widget>
Widget* withText(Widget* widget, std::function<QString()> text) {
    onLanguage(widget, [widget, text = std::move(text)] { widget->setText(text()); });
    return widget;
}

/// Writes the first items anew, or adds them where they are not there yet; what is chosen stays.
void setItemTexts(QComboBox& combo, const QStringList& texts);

} // namespace rigwright::editor
