// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// rigwright-cli: reads the command line, runs one verb, returns its exit code.
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "core/base/large_memory.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <new>
#include <string_view>

namespace {
using namespace rigwright::cli;

/// `--json` may stand where the parser never came to.
bool wantsJson(int argc, char** argv) {
    return std::any_of(argv, argv + argc,
                       [](const char* argument) { return std::string_view(argument) == "--json"; });
}

int runCommandLine(int argc, char** argv) {
    CLI::App app(
        "Rigwright on the command line: looks at character files, checks, deforms and converts "
        "them. Needs no display.",
        "rigwright-cli");
    app.set_version_flag("--version", std::string("rigwright-cli ") + RIGWRIGHT_VERSION);
    app.require_subcommand(1);
    app.footer(
        "Exit codes: 0 fine, 1 done with findings at error level, 2 wrong usage, 3 cannot read the "
        "input, 4 cannot write the output, 5 gave up.");
    Action action;
    addInfoVerb(app, action);
    addCheckVerb(app, action);
    addDeformVerb(app, action);
    addConvertVerb(app, action);
    addSampleVerb(app, action);
    addBenchVerb(app, action);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return app.exit(error); // --help and --version, on standard output
        return reportError(kUsage, "",
                           {"wrong-usage", error.what(), "",
                            "see rigwright-cli --help, or rigwright-cli VERB --help"},
                           wantsJson(argc, argv));
    }
    return action();
}
} // namespace

int main(int argc, char** argv) {
    rigwright::preferLargePages();
    int exitCode = kGaveUp;
    try {
        exitCode = runCommandLine(argc, argv);
    } catch (const std::bad_alloc&) {
        reportError(kGaveUp, "", {"out-of-memory", "there is not enough memory for this", "", ""},
                    wantsJson(argc, argv));
    } catch (const std::exception& error) {
        reportError(kGaveUp, "", {"internal-error", error.what(), "", "please report this"},
                    wantsJson(argc, argv));
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        return reportError(kUnwritable, "",
                           {"stdout-unwritable", "standard output cannot be written", "", ""},
                           false);
    return exitCode;
}
