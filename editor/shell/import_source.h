// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ImportSource: the file that a character came from, and how it was read; what can be one.
#pragma once

#include "core/io/import.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace rigwright::editor {

/// Kept in the view of a project under "import", so that the report of a character that was saved
/// can still read its file in another way. `path` is absolute; "" for built-in characters.
struct ImportSource {
    QString path;
    ImportChoices choices;
};

/// The endings of files that open here, without the dot: projects first.
const QStringList& characterEndings();

/// For dialogs that choose one of them: "Characters (*.rigw *.glb …)" under this name, and all
/// files. Best with QFileDialog::HideNameFilterDetails.
QString characterFilter(const QString& name);

QJsonObject importSourceToJson(const ImportSource& source);

/// What is missing, of another type or not finite is as the file says. A file that is not where it
/// was is looked for beside `project`, to which it may have moved together.
ImportSource importSourceFromJson(const QJsonObject& json, const QString& project);

} // namespace rigwright::editor
