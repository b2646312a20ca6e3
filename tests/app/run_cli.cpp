// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Starts the program and collects what it says.
#include "tests/app/run_cli.h"

#include "tests/support/paths.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>

namespace rigwright::test {

namespace {
CliRun run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    CliRun result;
    if (!process.waitForFinished(120000)) {
        process.kill();
        process.waitForFinished();
        result.err = "did not end: " + process.errorString().toUtf8();
        return result;
    }
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    if (process.exitStatus() == QProcess::NormalExit)
        result.exitCode = process.exitCode();
    return result;
}

QString programPath() {
    return QString::fromStdString((binaryDir() / "rigwright-cli").string());
}
} // namespace

QJsonObject CliRun::json() const {
    return QJsonDocument::fromJson(out).object();
}

CliRun runCli(const QStringList& arguments) {
    return run(programPath(), arguments);
}

CliRun runCliInShell(const QString& script, const QStringList& arguments) {
    return run(QStringLiteral("/bin/sh"),
               QStringList{QStringLiteral("-c"), script, programPath()} + arguments);
}

QByteArray readFile(const QString& file) {
    QFile stream(file);
    return stream.open(QIODevice::ReadOnly) ? stream.readAll() : QByteArray();
}

bool writeFile(const QString& file, const QByteArray& bytes) {
    QFile stream(file);
    return stream.open(QIODevice::WriteOnly) && stream.write(bytes) == bytes.size();
}

} // namespace rigwright::test
