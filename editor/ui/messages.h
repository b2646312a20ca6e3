// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for core's codes: errors, severities, samples, in the user's language.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "editor/ui/theme.h"

#include <QString>

namespace rigwright::editor {

/// What happened, where, and what to do; `details` is plain English for a report, copyable.
struct ErrorText {
    QString what;
    QString where;  ///< may be empty
    QString remedy; ///< may be empty
    QString details;
};

/// Codes without own words fall back to core's English.
ErrorText errorText(const Error& error);
/// What happened and, in a line of its own, what to do: for a label under fields.
QString errorLines(const Error& error);

QString severityIcon(Severity severity);
Token severityToken(Severity severity);
/// "Error", "Warning", "Note".
QString severityText(Severity severity);

/// Title of a built-in character by its name.
QString sampleTitle(const std::string& name, const std::string& englishTitle);

} // namespace rigwright::editor
