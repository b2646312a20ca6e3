// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Core's English sentences in the user's language, figures and names in them included.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace rigwright::editor {

/// What core said, in the user's language; "" where there is no translation, and in English.
QString coreAbroad(const std::string& english);

/// The same as a sentence of its own: translated, or English with a capital first and a full stop
/// last; "" for "".
QString coreSentence(const std::string& english);

/// The figures and names in a sentence that core says with such; nothing where it is no known one.
std::optional<QStringList> coreFigures(const std::string& english);

} // namespace rigwright::editor
