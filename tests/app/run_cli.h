// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Runs rigwright-cli as a process, as scripts do.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace rigwright::test {

struct CliRun {
    int exitCode = -1; ///< -1: it crashed or could not be started
    QByteArray out;
    QByteArray err;

    /// Standard output as one JSON object and nothing else; empty where it is not that.
    [[nodiscard]] QJsonObject json() const;
};

CliRun runCli(const QStringList& arguments);

/// Through a shell, for redirections and limits: `script` runs with the program as "$0" and the
/// arguments as "$@".
CliRun runCliInShell(const QString& script, const QStringList& arguments);

QByteArray readFile(const QString& file);
/// False where it could not be written.
bool writeFile(const QString& file, const QByteArray& bytes);

} // namespace rigwright::test
