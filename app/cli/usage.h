// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Command lines that the parser does not take: what is meant, and what to tell.
#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace rigwright::cli {

/// The command line without the program's name.
using Arguments = std::vector<std::string>;

/// `--json` belongs to the verbs; one that stands before the verb goes behind it.
Arguments jsonBehindTheVerb(Arguments arguments);

/// `--time 0 1` becomes `--time 0 --time 1`, as long as numbers follow: the parser cannot tell them
/// from files, nor negative ones from options.
Arguments timesOneByOne(const Arguments& arguments);

/// `--json` may stand where the parser never came to; behind "--" it is the name of a file.
bool wantsJson(const Arguments& arguments);

/// Why `app` refused `arguments`: `problem` is the parser's own wording, kept where the verb is
/// known.
Error usageError(const CLI::App& app, const std::string& problem, const Arguments& arguments);

} // namespace rigwright::cli
