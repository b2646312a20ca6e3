// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What all verbs say in the same way: exit codes, errors, findings, JSON.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdio>
#include <string>
#include <string_view>

namespace rigwright::cli {

/// Keys keep the order in which they were added.
using Json = nlohmann::ordered_json;

/// The contract with scripts (docs/command-line.md).
enum ExitCode : int {
    kFine = 0,
    kFindings = 1,   ///< done, but with findings at error level
    kUsage = 2,      ///< the command line makes no sense
    kUnreadable = 3, ///< the input cannot be read
    kUnwritable = 4, ///< the output cannot be written
    kGaveUp = 5,     ///< out of memory or time, or an internal error
};

/// For terminals: names and paths come from files of others, and control characters among them
/// could rewrite the screen. Those, bytes that are no UTF-8, and what turns the direction of
/// writing come out as \xNN or \u{NNNN}. JSON needs none of it.
std::string printable(std::string_view text);

/// One object and a line end on standard output; text that is not UTF-8 is made so.
void printJson(const Json& object);

/// One line on standard error: the file (may be empty), the place in it, what is wrong, what to do;
/// with `json` also {"error": {file, code, place, detail, remedy}} on standard output. Returns
/// `exitCode`, and kGaveUp where memory was lacking, whatever was being done.
int reportError(ExitCode exitCode, const std::string& file, const Error& error, bool json);

/// [{code, severity, count, where, detail, fix}].
Json toJson(const Findings& findings);

/// A line a finding, or "nothing found".
void printFindings(std::FILE* stream, const Findings& findings);

bool hasErrors(const Findings& findings);

} // namespace rigwright::cli
