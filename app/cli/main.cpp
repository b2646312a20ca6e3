// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// rigwright-cli: reads the command line, runs one verb, returns its exit code.
#include "app/cli/report.h"
#include "app/cli/usage.h"
#include "app/cli/verbs.h"
#include "core/base/large_memory.h"
#include "core/io/foreign_program.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>

namespace {
using namespace rigwright::cli;

/// For endWithoutMemory(), which can no longer ask the arguments.
bool jsonIsWanted = false;

/// Libraries may need memory where nothing may be thrown any more (nlohmann-json when it clears a
/// deep value): that too is "gave up" and no crash.
[[noreturn]] void endWithoutMemory() {
    try {
        if (std::current_exception())
            std::rethrow_exception(std::current_exception());
    } catch (const std::bad_alloc&) {
        std::fputs("rigwright-cli: error: out-of-memory: there is not enough memory for this\n",
                   stderr);
        if (jsonIsWanted) {
            // The members of reportError().
            std::fputs(
                "{\"error\":{\"file\":\"\",\"code\":\"out-of-memory\",\"place\":\"\",\"detail\":"
                "\"there is not enough memory for this\",\"remedy\":\"close other programs, "
                "or take a smaller file\"}}\n",
                stdout);
            std::fflush(stdout);
        }
        std::_Exit(kGaveUp);
    } catch (...) {
        std::fputs("rigwright-cli: error: internal-error\n", stderr);
    }
    std::abort();
}

int runCommandLine(const Arguments& arguments) {
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
    addBakeVerb(app, action);
    addWeightsVerb(app, action);
    addSkeletonVerb(app, action);
    addRigVerb(app, action);
    addBindVerb(app, action);
    addAppendVerb(app, action);
    addTransferVerb(app, action);
    addSampleVerb(app, action);
    addBenchVerb(app, action);
    try {
        // CLI11 takes them from the back.
        app.parse(Arguments(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return app.exit(error); // --help and --version, on standard output
        return reportError(kUsage, "", usageError(app, error.what(), arguments),
                           wantsJson(arguments));
    }
    return action();
}
} // namespace

int main(int argc, char** argv) {
    rigwright::readForeignIfAsked(argc, argv);
    rigwright::preferLargePages();
    std::set_terminate(endWithoutMemory);
    // A limit on the size of files is an error of writing, as a full disk, and not the end.
    std::signal(SIGXFSZ, SIG_IGN);
    const Arguments arguments =
        timesOneByOne(jsonBehindTheVerb({argv + (argc > 0 ? 1 : 0), argv + argc}));
    jsonIsWanted = wantsJson(arguments);
    int exitCode = kGaveUp;
    try {
        exitCode = runCommandLine(arguments);
    } catch (const std::bad_alloc&) {
        reportError(kGaveUp, "",
                    {"out-of-memory", "there is not enough memory for this", "",
                     "close other programs, or take a smaller file"},
                    wantsJson(arguments));
    } catch (const std::exception& error) {
        reportError(kGaveUp, "", {"internal-error", error.what(), "", "please report this"},
                    wantsJson(arguments));
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        return reportError(kUnwritable, "",
                           {"stdout-unwritable", "standard output cannot be written", "",
                            "free space where it goes to, or send it to another place"},
                           false);
    return exitCode;
}
