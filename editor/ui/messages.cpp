// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Wording of errors and findings.
#include "editor/ui/messages.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Messages", text);
}

QString counted(const char* text, std::size_t count) {
    const int n = int(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
    return QCoreApplication::translate("Messages", text, nullptr, n);
}

struct Wording {
    const char* code;
    const char* text;
};

// clang-format off
constexpr auto kErrors = std::to_array<Wording>({
    {"cancelled", QT_TRANSLATE_NOOP("Messages", "Opening was cancelled.")},
    {"file-not-found", QT_TRANSLATE_NOOP("Messages", "The file is not there.")},
    {"file-unreadable", QT_TRANSLATE_NOOP("Messages", "The file cannot be read.")},
    {"file-unwritable", QT_TRANSLATE_NOOP("Messages", "The file cannot be written. What was there before is untouched.")},
    {"format-not-supported-yet", QT_TRANSLATE_NOOP("Messages", "This format cannot be opened yet.")},
    {"format-unknown", QT_TRANSLATE_NOOP("Messages", "This is not a character file that Rigwright knows.")},
    {"sample-unknown", QT_TRANSLATE_NOOP("Messages", "There is no built-in character of that name.")},
});

constexpr auto kFindings = std::to_array<Wording>({
    {"weights-unnormalised", QT_TRANSLATE_N_NOOP("Messages", "%n vertices whose weights do not sum to 1")},
    {"weights-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a bone")},
    {"weights-many-influences", QT_TRANSLATE_N_NOOP("Messages", "%n vertices over the influence limit")},
    {"weights-twins-differ", QT_TRANSLATE_N_NOOP("Messages", "%n seam points whose twins differ")},
    {"names-duplicate", QT_TRANSLATE_N_NOOP("Messages", "%n bones that share a name")},
    {"names-empty", QT_TRANSLATE_N_NOOP("Messages", "%n bones without a name")},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"normalise", QT_TRANSLATE_NOOP("Messages", "Normalise")},
});

constexpr auto kSamples = std::to_array<Wording>({
    {"mannequin", QT_TRANSLATE_NOOP("Messages", "Mannequin")},
    {"arm", QT_TRANSLATE_NOOP("Messages", "Arm")},
    {"tail", QT_TRANSLATE_NOOP("Messages", "Tail")},
    {"bar", QT_TRANSLATE_NOOP("Messages", "Bar")},
});
// clang-format on

template <class Table>
const char* find(const Table& table, const std::string& code) {
    for (const Wording& wording : table) {
        if (code == wording.code)
            return wording.text;
    }
    return nullptr;
}

/// Core's English as a sentence: capital first, full stop last.
QString sentence(const std::string& english) {
    QString text = QString::fromStdString(english).trimmed();
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    if (!text.endsWith(QLatin1Char('.')) && !text.endsWith(QLatin1Char('!')) &&
        !text.endsWith(QLatin1Char('?')))
        text += QLatin1Char('.');
    return text;
}

} // namespace

ErrorText errorText(const Error& error) {
    ErrorText text;
    const char* own = find(kErrors, error.code);
    text.what = own ? translated(own) : sentence(error.detail);
    if (text.what.isEmpty())
        text.what = QString::fromStdString(error.code);
    text.where = QString::fromStdString(error.place);
    text.remedy = sentence(error.remedy);
    QStringList details{QStringLiteral("code: ") + QString::fromStdString(error.code)};
    const auto add = [&details](const char* name, const std::string& value) {
        if (!value.empty())
            details += QLatin1String(name) + QString::fromStdString(value);
    };
    add("detail: ", error.detail);
    add("place: ", error.place);
    add("remedy: ", error.remedy);
    text.details = details.join(QLatin1Char('\n'));
    return text;
}

QString findingText(const Finding& finding) {
    if (const char* own = find(kFindings, finding.code))
        return counted(own, finding.count);
    const QString english =
        QString::fromStdString(finding.detail.empty() ? finding.code : finding.detail);
    return english.left(1).toUpper() + english.mid(1);
}

QString fixText(const std::string& fix) {
    const char* own = find(kFixes, fix);
    return own ? translated(own) : QString();
}

QString severityIcon(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Info:
        break;
    }
    return QStringLiteral("info");
}

Token severityToken(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return Token::Error;
    case Severity::Warning:
        return Token::Warning;
    case Severity::Info:
        break;
    }
    return Token::Secondary;
}

QString severityText(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return translated(QT_TRANSLATE_NOOP("Messages", "Error"));
    case Severity::Warning:
        return translated(QT_TRANSLATE_NOOP("Messages", "Warning"));
    case Severity::Info:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Messages", "Note"));
}

QString sampleTitle(const std::string& name, const std::string& englishTitle) {
    const char* own = find(kSamples, name);
    return own ? translated(own) : QString::fromStdString(englishTitle);
}

} // namespace rigwright::editor
