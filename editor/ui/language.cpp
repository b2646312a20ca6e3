// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Translators and locales of the languages.
#include "editor/ui/language.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSettings>
#include <QStringList>
#include <QTranslator>

#include <algorithm>
#include <array>

namespace rigwright::editor {

namespace {

constexpr auto kLanguages = std::to_array<Language>({
    {"en", "English"},
    {"th", "ไทย"},
    {"vi", "Tiếng Việt"},
});

const auto kKey = QStringLiteral("language");
QString g_current = QStringLiteral("en");
QPointer<QTranslator> g_translator; // owned by the application

QLocale english() {
    return {QLocale::English, QLocale::UnitedKingdom};
}

QLocale localeOfWords(const QString& code) {
    if (code == QLatin1String("th"))
        return {QLocale::Thai, QLocale::Thailand};
    if (code == QLatin1String("vi"))
        return {QLocale::Vietnamese, QLocale::Vietnam};
    return english();
}

} // namespace

std::span<const Language> languages() {
    return kLanguages;
}

bool isLanguage(const QString& code) {
    return std::ranges::any_of(
        kLanguages, [&](const Language& language) { return code == QLatin1String(language.code); });
}

QString preferredLanguage() {
    if (const QString chosen = QSettings().value(kKey).toString(); isLanguage(chosen))
        return chosen;
    for (const QString& name : QLocale::system().uiLanguages()) { // "vi-Latn-VN", "vi-VN", "vi"
        if (const QString code = name.section(QLatin1Char('-'), 0, 0); isLanguage(code))
            return code;
    }
    return QStringLiteral("en");
}

void rememberLanguage(const QString& code) {
    QSettings().setValue(kKey, code);
}

QString currentLanguage() {
    return g_current;
}

void applyLanguage(const QString& code) {
    Q_ASSERT(isLanguage(code));
    const QPointer<QTranslator> former = g_translator;
    g_current = code;
    // First the locale: whoever answers to LanguageChange writes numbers and dates as well.
    const QLocale words = localeOfWords(code);
    QLocale::setDefault(words.decimalPoint() == QLatin1String(".") ? words : english());
    g_translator = new QTranslator(QCoreApplication::instance()); // English too: it has the plurals
    if (g_translator->load(QStringLiteral(":/i18n/rigwright_%1.qm").arg(code)))
        QCoreApplication::installTranslator(g_translator);
    delete former; // takes itself out
    Q_EMIT languageNotifier().changed();
}

LanguageNotifier& languageNotifier() {
    static LanguageNotifier notifier;
    return notifier;
}

QLocale wordLocale() {
    return localeOfWords(g_current);
}

} // namespace rigwright::editor
