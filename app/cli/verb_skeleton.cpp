// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `skeleton`: fits a template into a mesh, and mends the skeleton of a file.
#include "app/cli/skeleton_report.h"
#include "app/cli/skeleton_steps.h"

#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "app/cli/write_character.h"

#include "core/project/project.h"
#include "core/skeleton/naming_conventions.h"
#include "core/skeleton/templates.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rigwright::cli {

namespace {
struct Options {
    std::string file;
    std::string output;
    SkeletonSteps steps;
    bool map = false;
    bool list = false;
    bool noVerify = false;
    bool json = false;
};

template <class List>
std::vector<std::string> namesOf(const List& list) {
    std::vector<std::string> names;
    for (const auto& item : list)
        names.emplace_back(item.name);
    return names;
}

int listTemplates(bool json) {
    Json templates = Json::array();
    for (const TemplateInfo& info : templateList()) {
        const std::size_t bones = makeTemplate(info.kind).joints.size();
        templates.push_back({{"name", info.name},
                             {"title", info.title},
                             {"humanoid", info.isHumanoid},
                             {"bones", bones}});
        if (!json)
            std::printf("%-12.*s %.*s, %zu bones\n", int(info.name.size()), info.name.data(),
                        int(info.title.size()), info.title.data(), bones);
    }
    if (json)
        printJson({{"templates", templates}});
    return kFine;
}

/// What is wrong with the options together; nullopt where they make sense.
std::optional<Error> wrongUsage(const Options& options) {
    const auto wrong = [](std::string detail, std::string remedy) {
        return Error{"wrong-usage", std::move(detail), "", std::move(remedy)};
    };
    const SkeletonSteps& steps = options.steps;
    if (options.file.empty())
        return wrong("skeleton needs a FILE", "`rigwright-cli skeleton --help` says what it takes");
    if (!steps.changes() && !options.map)
        return wrong("nothing was asked for",
                     "give --template, --symmetrise, --rest-pose, --reattach, --names or --map");
    if (steps.changes() && options.output.empty())
        return wrong("what is changed must be written somewhere", "give -o OUT as well");
    if (!steps.changes() && !options.output.empty())
        return wrong("--map alone changes nothing that could be written", "leave -o out");
    if (steps.templateName.empty() && steps.isAboutTemplate())
        return wrong("these options are about a template", "give --template NAME as well");
    return options.output.empty() ? std::nullopt
                                  : wrongSuffix(options.output, {"glb", "vrm", "rigw"});
}

void print(const Options& options, const Character& character, const StepReport& report,
           const std::optional<WriteOutcome>& outcome) {
    if (options.json) {
        Json object = {{"file", options.file}, {"output", options.output}};
        if (!options.steps.templateName.empty())
            object["template"] = options.steps.templateName;
        addSkeleton(object, character, report);
        if (options.map)
            object["map"] = mapJson(character);
        if (outcome)
            addOutcome(object, *outcome);
        printJson(object);
        return;
    }
    if (outcome)
        std::printf("%s written: %zu bones\n", printable(options.output).c_str(),
                    character.skeleton.boneCount());
    if (options.map)
        printMap(character);
    else
        printBones(character);
    printFindings(stdout, report.findings);
    if (outcome)
        printOutcome(*outcome, options.output);
}

int run(const Options& options) {
    if (options.list) {
        if (!options.file.empty() || !options.output.empty() || options.steps.changes())
            return reportError(kUsage, "",
                               {"wrong-usage", "skeleton --list writes nothing and takes no FILE",
                                "", "give --list alone"},
                               options.json);
        return listTemplates(options.json);
    }
    if (const std::optional<Error> error = wrongUsage(options))
        return reportError(kUsage, options.output, *error, options.json);
    Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    Character& character = opened->character;
    const Result<StepReport> report = runSteps(options.steps, character);
    if (!report)
        return reportError(isUsage(report.error()) ? kUsage : kUnreadable, options.file,
                           report.error(), options.json);
    std::optional<WriteOutcome> outcome;
    if (!options.output.empty()) {
        outcome = writeCharacter(character, {.output = options.output,
                                             .view = opened->view,
                                             .maxInfluences = 0,
                                             .verify = !options.noVerify});
        if (outcome->error)
            return reportError(outcome->exitCode, options.output, *outcome->error, options.json);
    }
    print(options, character, *report, outcome);
    return hasErrors(report->findings) ? kFindings : outcome ? outcome->exitCode : kFine;
}

void addTemplateOptions(CLI::App& verb, SkeletonSteps& steps) {
    verb.add_option("--template", steps.templateName,
                    "Puts this skeleton into the meshes (see --list); bodies on two legs find "
                    "their joints from the shape")
        ->check(CLI::IsMember(namesOf(templateList())))
        ->type_name("NAME");
    const auto count = [&verb](const char* name, std::optional<int>& value, const char* help) {
        verb.add_option_function<std::string>(
                name, [&value](const std::string& text) { value = int(*parseWhole(text)); }, help)
            ->check(wholeCheck(0, 1000))
            ->type_name("N");
    };
    count("--spine", steps.spine, "Bones between hips and neck");
    count("--neck", steps.neck, "Bones between spine and head");
    count("--fingers", steps.fingers, "Fingers of a hand, the thumb first");
    count("--finger-bones", steps.fingerBones, "Bones of a finger");
    count("--twist", steps.twist, "Twist bones of each part of arm and leg");
    count("--chain", steps.chain, "Bones of the tail, or of the chain");
    verb.add_flag("--face", steps.face, "With jaw and eyes, where the template has any");
    verb.add_flag("--no-ends", steps.noEnds, "Without joints at tips, which have no weights");
    verb.add_flag("--replace", steps.replace,
                  "Takes the skeleton that is there away first, with its weights");
}

void addMendOptions(CLI::App& verb, SkeletonSteps& steps) {
    verb.add_option("--symmetrise", steps.symmetrise,
                    "Makes the other side the image of this one, with weights for new bones")
        ->check(CLI::IsMember({"left", "right"}))
        ->type_name("left|right");
    verb.add_option("--rest-pose", steps.restPose,
                    "Makes T-pose or A-pose the rest pose; meshes, bind and clips go along")
        ->check(CLI::IsMember({"t", "a"}))
        ->type_name("t|a");
    verb.add_option("--reattach", steps.reattach,
                    "Binds this mesh where the bones rest, with the weights it has, by name or "
                    "#NUMBER; repeatable")
        ->allow_extra_args(false)
        ->type_name("MESH");
    verb.add_option("--names", steps.names, "Names the bones of a humanoid in this convention")
        ->check(CLI::IsMember(namesOf(namingConventions())))
        ->type_name("CONVENTION");
}
} // namespace

void addSkeletonVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb =
        app.add_subcommand("skeleton", "Fits a template skeleton into a mesh, or mends one");
    verb->add_option("FILE", options->file, kCharacterFile);
    verb->add_option("-o,--output", options->output, "The .glb, .vrm or .rigw file to write");
    addTemplateOptions(*verb, options->steps);
    addMendOptions(*verb, options->steps);
    verb->add_flag("--map", options->map,
                   "Says which bone is which of the standard humanoid, and how sure that is");
    verb->add_flag("--list", options->list, "Lists the templates");
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with what was written");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
