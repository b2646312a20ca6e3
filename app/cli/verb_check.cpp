// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `check`: findings about weights and skeleton.
#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

#include "core/io/import_report.h"
#include "core/project/project.h"
#include "core/quality/lint.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <limits>
#include <map>
#include <memory>
#include <string>

namespace rigwright::cli {

namespace {
/// How many influences a vertex may have before a reader of that profile drops some. glTF itself
/// has no limit; three.js, VRM's and Unity's common setting and phones read four; Unreal and Godot
/// eight.
const std::map<std::string, std::size_t>& influencesOfProfiles() {
    static const std::map<std::string, std::size_t> profiles = {
        {"gltf", std::numeric_limits<std::size_t>::max()},
        {"unity", 4},
        {"unreal", 8},
        {"godot", 8},
        {"three", 4},
        {"vrm", 4},
        {"mobile", 4}};
    return profiles;
}

struct Options {
    std::string file;
    std::string profile = "unity";
    bool json = false;
};

int run(const Options& options) {
    const Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    Findings findings = lint(opened->character, influencesOfProfiles().at(options.profile));
    for (const Finding& finding : opened->character.importFindings)
        if (!isWatchedByLint(finding.code)) // said already, of the character as it is
            findings.push_back(finding);
    if (options.json) {
        printJson(
            {{"file", options.file}, {"profile", options.profile}, {"findings", toJson(findings)}});
    } else {
        std::printf("%s, as %s reads it:\n", printable(options.file).c_str(),
                    options.profile.c_str());
        printFindings(stdout, findings);
    }
    return hasErrors(findings) ? kFindings : kFine;
}
} // namespace

void addCheckVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("check", "Findings about weights and skeleton");
    verb->add_option("FILE", options->file, kCharacterFile)->required();
    verb->add_option("--profile", options->profile,
                     "Who shall read the file; sets how many influences a vertex may have")
        ->check(CLI::IsMember(influencesOfProfiles()))
        ->capture_default_str();
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
