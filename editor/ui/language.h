// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The languages of the interface, and the one in use.
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>

#include <span>

namespace rigwright::editor {

struct Language {
    const char* code;    ///< as in `--language` and the names of the .qm files
    const char* ownName; ///< in the language itself, UTF-8: a list shows it in every language alike
};

/// English first, then in the order of their codes.
std::span<const Language> languages();
bool isLanguage(const QString& code);

/// The language that was chosen last; where none was, the first one of the system's that the
/// program speaks; else English.
QString preferredLanguage();
/// Keeps a choice for the next start.
void rememberLanguage(const QString& code);

/// The one in use; English before the first applyLanguage().
QString currentLanguage();
/// Takes over the texts and the default locale. Every widget gets QEvent::LanguageChange; texts
/// that were made before stay until their owner asks again (see retranslate.h). Precondition:
/// isLanguage(code), and the application exists.
void applyLanguage(const QString& code);

/// Tells once of every applyLanguage(), when all of it is in force. LanguageChange itself comes
/// several times a switch, and only to widgets.
class LanguageNotifier : public QObject {
    Q_OBJECT
Q_SIGNALS:
    void changed();
};
LanguageNotifier& languageNotifier();

/// Names of months and days. The default locale, QLocale(), is the one for numbers: it writes the
/// decimal point in every language, as do the number fields, the files and the other programs of
/// the field; Vietnamese prose would have a comma.
QLocale wordLocale();

} // namespace rigwright::editor
