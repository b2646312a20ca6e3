// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The parts of an error, put together.
#include "editor/tools/error_sentence.h"

#include "editor/commands/bone_text.h"
#include "editor/ui/messages.h"

namespace rigwright::editor {

QString errorSentence(const Error& error) {
    const ErrorText text = errorText(error);
    QString sentence = text.what;
    if (!text.where.isEmpty())
        sentence += QStringLiteral(" (%1)").arg(isolated(text.where));
    if (!text.remedy.isEmpty())
        sentence += QLatin1Char(' ') + text.remedy;
    return sentence;
}

} // namespace rigwright::editor
