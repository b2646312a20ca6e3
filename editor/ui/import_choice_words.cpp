// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Choices by code, and their words.
#include "editor/ui/import_choice_words.h"

#include "editor/ui/metrics.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("ImportChoices", text);
}

struct Unit {
    double metres;
    const char* fix;
    const char* name;
    const char* reading;
};

constexpr std::array kUnits{
    Unit{1.0, "reread-metres", QT_TRANSLATE_NOOP("ImportChoices", "Metres"),
         QT_TRANSLATE_NOOP("ImportChoices", "Read as metres")},
    Unit{0.01, "reread-centimetres", QT_TRANSLATE_NOOP("ImportChoices", "Centimetres"),
         QT_TRANSLATE_NOOP("ImportChoices", "Read as centimetres")},
    Unit{0.001, "reread-millimetres", QT_TRANSLATE_NOOP("ImportChoices", "Millimetres"),
         QT_TRANSLATE_NOOP("ImportChoices", "Read as millimetres")},
    Unit{0.0254, "reread-inches", QT_TRANSLATE_NOOP("ImportChoices", "Inches"),
         QT_TRANSLATE_NOOP("ImportChoices", "Read as inches")},
    Unit{100.0, "reread-times-100", QT_TRANSLATE_NOOP("ImportChoices", "100 m a unit"),
         QT_TRANSLATE_NOOP("ImportChoices", "Read 100 times larger")}};

QString readingText(double metresPerUnit) {
    for (const Unit& unit : kUnits)
        if (unit.metres == metresPerUnit)
            return translated(unit.reading);
    return translated(QT_TRANSLATE_NOOP("ImportChoices", "Read with %1 m a unit"))
        .arg(numberText(metresPerUnit, 4));
}

QString upText(ImportUpAxis up) {
    switch (up) {
    case ImportUpAxis::X:
        return translated(QT_TRANSLATE_NOOP("ImportChoices", "Read with X up"));
    case ImportUpAxis::Z:
        return translated(QT_TRANSLATE_NOOP("ImportChoices", "Read with Z up"));
    case ImportUpAxis::Y:
    case ImportUpAxis::AsFile:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("ImportChoices", "Read with Y up"));
}

} // namespace

std::vector<ChoiceWords> choiceWords(const ImportChoices& choices) {
    std::vector<ChoiceWords> words;
    if (choices.metresPerUnit != 0.0)
        words.push_back({ChoiceKind::Unit, readingText(choices.metresPerUnit)});
    if (choices.up != ImportUpAxis::AsFile)
        words.push_back({ChoiceKind::Up, upText(choices.up)});
    if (choices.openInBindPose)
        words.push_back({ChoiceKind::Pose, translated(QT_TRANSLATE_NOOP(
                                               "ImportChoices", "Opened in the bind pose"))});
    if (!choices.searchFolders.empty()) {
        QStringList folders;
        for (const std::filesystem::path& folder : choices.searchFolders)
            folders += QString::fromStdU16String(folder.u16string());
        words.push_back(
            {ChoiceKind::Folders, translated(QT_TRANSLATE_NOOP("ImportChoices", "Looked in %1 too"))
                                      .arg(folders.join(QStringLiteral(", ")))});
    }
    if (choices.followOutsideReferences)
        words.push_back(
            {ChoiceKind::References,
             translated(QT_TRANSLATE_NOOP("ImportChoices", "Read files outside its folder too"))});
    return words;
}

std::optional<ImportChoices> withFix(ImportChoices choices, const std::string& fix) {
    for (const Unit& unit : kUnits)
        if (fix == unit.fix) {
            choices.metresPerUnit = unit.metres;
            return choices;
        }
    if (fix == "reread-up-x" || fix == "reread-up-y" || fix == "reread-up-z") {
        choices.up = fix.back() == 'x'   ? ImportUpAxis::X
                     : fix.back() == 'y' ? ImportUpAxis::Y
                                         : ImportUpAxis::Z;
        return choices;
    }
    if (fix == "reread-bind-pose") {
        choices.openInBindPose = true;
        return choices;
    }
    if (fix == "reread-follow-references") {
        choices.followOutsideReferences = true;
        return choices;
    }
    return std::nullopt;
}

ImportChoices without(ImportChoices choices, ChoiceKind kind) {
    switch (kind) {
    case ChoiceKind::Unit:
        choices.metresPerUnit = 0.0;
        break;
    case ChoiceKind::Up:
        choices.up = ImportUpAxis::AsFile;
        break;
    case ChoiceKind::Pose:
        choices.openInBindPose = false;
        break;
    case ChoiceKind::Folders:
        choices.searchFolders.clear();
        break;
    case ChoiceKind::References:
        choices.followOutsideReferences = false;
        break;
    }
    return choices;
}

QString unitWord(double metresPerUnit) {
    if (metresPerUnit == 0.0)
        return translated(QT_TRANSLATE_NOOP("ImportChoices", "As the file says"));
    for (const Unit& unit : kUnits)
        if (unit.metres == metresPerUnit)
            return translated(unit.name);
    return translated(QT_TRANSLATE_NOOP("ImportChoices", "%1 m a unit"))
        .arg(numberText(metresPerUnit, 4));
}

} // namespace rigwright::editor
