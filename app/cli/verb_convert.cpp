// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `convert`: reads a character file and writes it as GLB.
#include "app/cli/report.h"
#include "app/cli/verbs.h"

#include "core/io/export.h"
#include "core/io/import.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>

namespace rigwright::cli {

namespace {
struct Options {
    std::string input;
    std::string output;
    std::size_t maxInfluences = 0;
    bool noVerify = false;
    bool json = false;
};

int run(const Options& options) {
    const std::string extension = std::filesystem::path(options.output).extension().string();
    if (extension != ".glb" && extension != ".vrm")
        return reportError(kUsage, options.output,
                           {"output-format-unknown",
                            "the name of the output must end in .glb or .vrm", "",
                            "give the output such a name"},
                           options.json);
    const Result<Character> character = importCharacter(options.input);
    if (!character)
        return reportError(kUnreadable, options.input, character.error(), options.json);
    const Result<ExportReport> report =
        exportGlb(*character, options.output, {.maxInfluences = options.maxInfluences});
    if (!report)
        return reportError(kUnwritable, options.output, report.error(), options.json);
    if (options.json) {
        printJson({{"input", options.input},
                   {"output", options.output},
                   {"report", toJson(character->importFindings)},
                   {"lost", toJson(report->lost)}});
    } else {
        std::printf("%s written\nread with:\n", options.output.c_str());
        printFindings(stdout, character->importFindings);
        std::printf("lost or changed:\n");
        printFindings(stdout, report->lost);
    }
    return hasErrors(report->lost) ? kFindings : kFine;
}
} // namespace

void addConvertVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("convert", "Exports a file as GLB");
    verb->add_option("IN", options->input, "A .glb, .gltf or .vrm file")->required();
    verb->add_option("OUT", options->output, "The .glb (or .vrm) file to write")->required();
    verb->add_option("--max-influences", options->maxInfluences,
                     "Keep the heaviest N of each vertex (default: all)")
        ->check(CLI::Range(std::size_t(1), std::numeric_limits<std::size_t>::max() / 2))
        ->type_name("N");
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare the output with the input (this version never does)");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
