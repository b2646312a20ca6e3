// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The source of a character as JSON.
#include "editor/shell/import_source.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>

#include <cmath>

namespace rigwright::editor {

namespace {

constexpr const char* kAxes[] = {"", "x", "y", "z"};

} // namespace

const QStringList& characterEndings() {
    static const QStringList endings = [] {
        QStringList all{QStringLiteral("rigw")};
        for (const std::string& suffix : readableSuffixes())
            all.append(QString::fromStdString(suffix));
        return all;
    }();
    return endings;
}

QString characterFilter(const QString& name) {
    return QStringLiteral("%1 (*.%2);;%3 (*)")
        .arg(name, characterEndings().join(QStringLiteral(" *.")),
             QCoreApplication::translate("FileDialogs", "All files"));
}

QJsonObject importSourceToJson(const ImportSource& source) {
    QJsonObject json{{"file", source.path}};
    const ImportChoices& choices = source.choices;
    if (choices.metresPerUnit != 0.0)
        json.insert(QLatin1String("metresPerUnit"), choices.metresPerUnit);
    if (choices.up != ImportUpAxis::AsFile)
        json.insert(QLatin1String("up"), QLatin1String(kAxes[int(choices.up)]));
    if (choices.openInBindPose)
        json.insert(QLatin1String("bindPose"), true);
    if (choices.followOutsideReferences)
        json.insert(QLatin1String("followReferences"), true);
    QJsonArray folders;
    for (const std::filesystem::path& folder : choices.searchFolders)
        folders.append(QString::fromStdU16String(folder.u16string()));
    if (!folders.isEmpty())
        json.insert(QLatin1String("searchFolders"), folders);
    return json;
}

ImportSource importSourceFromJson(const QJsonObject& json, const QString& project) {
    ImportSource source;
    source.path = json[QLatin1String("file")].toString();
    if (source.path.isEmpty())
        return source;
    const QFileInfo beside(QFileInfo(project).dir(), QFileInfo(source.path).fileName());
    if (!QFileInfo::exists(source.path) && beside.exists())
        source.path = beside.absoluteFilePath();
    const double metres = json[QLatin1String("metresPerUnit")].toDouble();
    if (std::isfinite(metres) && metres > 0.0)
        source.choices.metresPerUnit = metres;
    const QString up = json[QLatin1String("up")].toString();
    for (const ImportUpAxis axis : {ImportUpAxis::X, ImportUpAxis::Y, ImportUpAxis::Z})
        if (up == QLatin1String(kAxes[int(axis)]))
            source.choices.up = axis;
    source.choices.openInBindPose = json[QLatin1String("bindPose")].toBool();
    source.choices.followOutsideReferences = json[QLatin1String("followReferences")].toBool();
    const QJsonArray folders = json[QLatin1String("searchFolders")].toArray();
    for (const QJsonValue& folder : folders)
        if (const QString path = folder.toString(); QDir::isAbsolutePath(path))
            source.choices.searchFolders.emplace_back(path.toStdU16String());
    return source;
}

} // namespace rigwright::editor
