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
    {"file-empty", QT_TRANSLATE_NOOP("Messages", "The file is empty.")},
    {"file-not-regular", QT_TRANSLATE_NOOP("Messages", "This is not a file that can be read from beginning to end.")},
    {"gltf-truncated", QT_TRANSLATE_NOOP("Messages", "The file ends too early: it was not copied or written completely.")},
    {"out-of-memory", QT_TRANSLATE_NOOP("Messages", "There is not enough memory for this file.")},
    {"format-not-supported-yet", QT_TRANSLATE_NOOP("Messages", "This format cannot be opened yet.")},
    {"format-unknown", QT_TRANSLATE_NOOP("Messages", "This is not a character file that Rigwright knows.")},
    {"sample-unknown", QT_TRANSLATE_NOOP("Messages", "There is no built-in character of that name.")},
});

constexpr auto kFindings = std::to_array<Wording>({
    {"weights-unnormalised", QT_TRANSLATE_N_NOOP("Messages", "%n vertices not normalised")},
    {"weights-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a bone")},
    {"weights-many-influences", QT_TRANSLATE_N_NOOP("Messages", "%n vertices over the influence limit")},
    {"weights-twins-differ", QT_TRANSLATE_N_NOOP("Messages", "%n seam points that differ")},
    {"names-duplicate", QT_TRANSLATE_N_NOOP("Messages", "%n bones that share a name")},
    {"names-empty", QT_TRANSLATE_N_NOOP("Messages", "%n bones without a name")},
    {"import-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices came without weights")},
    {"import-weights-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad weights became 0")},
    {"import-weights-merged", QT_TRANSLATE_N_NOOP("Messages", "%n vertices named a bone twice")},
    {"import-positions-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad coordinates became 0")},
    {"import-normals-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad normals were replaced")},
    {"import-keys-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n keys out of order left out")},
    {"import-image-missing", QT_TRANSLATE_N_NOOP("Messages", "%n images not found")},
    {"export-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a bone were hung on the root")},
    {"export-rows-normalised", QT_TRANSLATE_N_NOOP("Messages", "%n vertices were normalised, as glTF demands")},
    {"export-influences-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n vertices lost their smallest influences")},
    {"export-polygons-triangulated", QT_TRANSLATE_N_NOOP("Messages", "%n polygons became triangles")},
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
    const QString text = english.left(1).toUpper() + english.mid(1);
    return finding.count > 1 ? QStringLiteral("%1 (%2×)").arg(text).arg(finding.count) : text;
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
