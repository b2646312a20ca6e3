// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `convert`: reads a character file and writes it as GLB, as OBJ or as a project.
#include "app/cli/arguments.h"
#include "app/cli/import_arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "app/cli/write_character.h"

#include "core/character/bake_clip.h"
#include "core/io/file_format.h"
#include "core/project/project.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace rigwright::cli {

namespace {
struct Options {
    std::string input;
    std::string output;
    std::string maxInfluences;
    ImportArguments import;
    bool bake = false;
    bool noVerify = false;
    bool json = false;
};

/// GLB files hold baked clips anyway; of a project it is the rig itself that is asked for, or not.
Character converted(const Options& options, const Character& character) {
    return options.bake ? withoutRig(character, kBakedFps) : character;
}

int run(const Options& options) {
    if (const std::optional<Error> error = wrongOutput(options.output))
        return reportError(kUsage, options.output, *error, options.json);
    const std::string suffix = lowerSuffix(options.output);
    if ((suffix == "rigw" || suffix == "obj") && !options.maxInfluences.empty())
        return reportError(
            kUsage, options.output,
            {"wrong-usage",
             suffix == "obj" ? "an .obj file has no influences" : "a project keeps all influences",
             "", "leave --max-influences out, or write a .glb"},
            options.json);
    const Result<OpenedFile> opened = openInput(options.input, options.import);
    if (!opened)
        return reportError(exitCodeOf(opened.error()), options.input, opened.error(), options.json);
    const WriteOutcome outcome =
        writeCharacter(converted(options, opened->character),
                       {.output = options.output,
                        .view = opened->view,
                        .maxInfluences = parseWhole(options.maxInfluences).value_or(0),
                        .verify = !options.noVerify});
    if (outcome.error)
        return reportError(outcome.exitCode, options.output, *outcome.error, options.json);
    if (options.json) {
        Json object = {{"input", options.input},
                       {"output", options.output},
                       {"report", toJson(opened->character.importFindings)}};
        addOutcome(object, outcome);
        printJson(object);
    } else {
        std::printf("%s written\nread with:\n", printable(options.output).c_str());
        printFindings(stdout, opened->character.importFindings);
        printOutcome(outcome, options.output);
    }
    return exitCodeWith(outcome, opened->character.importFindings);
}
} // namespace

void addConvertVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb =
        app.add_subcommand("convert", "Exports a file as GLB or OBJ, or saves it as a project");
    verb->add_option("IN", options->input, kCharacterFile)->required();
    verb->add_option("OUT", options->output, "The .glb, .vrm, .obj or .rigw file to write")
        ->required();
    verb->add_option("--max-influences", options->maxInfluences,
                     "Keep the heaviest N of each vertex (default: all)")
        ->check(wholeCheck(1, 1'000'000))
        ->type_name("N");
    addImportOptions(*verb, options->import);
    verb->add_flag("--bake", options->bake,
                   "Write a rig as keys of bones into a project, too (other formats always do)");
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with the input");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
