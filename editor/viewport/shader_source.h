// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Shader texts from the resources, with their shared snippets spliced in.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace rigwright::editor {

/// The text of `:/shaders/<name>`. Lines `#include "<name>"` are replaced by that file's text, and
/// a
/// `#define` for each of `defines` ("NAME" or "NAME VALUE") follows the version line.
QByteArray shaderSource(const QString& name, const QStringList& defines = {});

/// The same for a text that is not among the resources (tests draw with their own main()).
QByteArray spliceShader(const QByteArray& text, const QStringList& defines);

} // namespace rigwright::editor
