// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Shader texts: reading and splicing.
#include "editor/viewport/shader_source.h"

#include <QFile>
#include <QList>

namespace rigwright::editor {

namespace {

QByteArray readShader(const QString& name) {
    QFile file(QStringLiteral(":/shaders/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("shader %s is missing from the resources", qPrintable(name));
    return file.readAll();
}

} // namespace

QByteArray spliceShader(const QByteArray& text, const QStringList& defines) {
    QByteArray result;
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith("#include \"")) {
            const QByteArray name = line.mid(10, line.lastIndexOf('"') - 10);
            result += spliceShader(readShader(QString::fromLatin1(name)), {});
            continue;
        }
        result += line + '\n';
        if (line.startsWith("#version")) {
            for (const QString& define : defines)
                result += "#define " + define.toLatin1() + '\n';
        }
    }
    return result;
}

QByteArray shaderSource(const QString& name, const QStringList& defines) {
    return spliceShader(readShader(name), defines);
}

} // namespace rigwright::editor
