// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `bake`: what controls, IK handles and constraints do, written as keys of bones.
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
#include <utility>
#include <vector>

namespace rigwright::cli {

namespace {

struct Options {
    std::string input;
    std::string output;
    std::optional<std::string> clip;
    std::string fps;
    ImportArguments import;
    bool noVerify = false;
    bool json = false;
};

struct Baking {
    Character character;
    std::vector<BakedClip> clips;
};

/// The clips to bake; one "none" (the current pose) where there is no clip at all.
Result<std::vector<std::optional<ClipIndex>>> chosenClips(const Options& options,
                                                          const Character& character) {
    std::vector<std::optional<ClipIndex>> chosen;
    std::vector<std::string> names;
    for (const auto& clip : character.clips) {
        chosen.emplace_back(ClipIndex(names.size()));
        names.push_back(clip->name);
    }
    if (options.clip) {
        const std::optional<std::size_t> found = findNamed(*options.clip, names);
        if (!found)
            return Error{"wrong-usage",
                         "--clip: there is no clip '" + *options.clip + "' among the " +
                             std::to_string(names.size()),
                         "", "give a name or #NUMBER as `info` lists them"};
        chosen = {ClipIndex(*found)};
    } else if (chosen.empty()) {
        chosen.emplace_back(std::nullopt);
    }
    return chosen;
}

/// The character without its rig, with the chosen clips alone.
Baking bake(const Character& character, const std::vector<std::optional<ClipIndex>>& clips,
            double fps) {
    Baking baking;
    Character posed = character; // its clips are baked here, one by one
    posed.clips.clear();
    baking.character = withoutRig(posed, fps);
    for (const std::optional<ClipIndex> clip : clips) {
        auto baked = bakeClip(character, {.clip = clip, .fps = fps, .name = {}});
        if (!baked)
            continue; // only where somebody gives up, and nobody does
        baked->clip.rigChannels.clear();
        baking.character.clips.push_back(std::make_shared<const Clip>(baked->clip));
        baking.clips.push_back(std::move(*baked));
    }
    return baking;
}

std::size_t framesOf(const Baking& baking) {
    std::size_t frames = 0;
    for (const BakedClip& clip : baking.clips)
        frames += clip.frames;
    return frames;
}

Json clipsJson(const Baking& baking) {
    Json list = Json::array();
    for (const BakedClip& baked : baking.clips)
        list.push_back({{"name", baked.clip.name},
                        {"frames", baked.frames},
                        {"bones", baked.bones},
                        {"keys", keyCount(baked.clip)}});
    return list;
}

void printText(const Options& options, const Baking& baking, const Findings& findings,
               const WriteOutcome& outcome) {
    std::printf("%s written\n", printable(options.output).c_str());
    for (const BakedClip& baked : baking.clips)
        std::printf("  %s: %zu frames, %zu bones, %zu keys\n", printable(baked.clip.name).c_str(),
                    baked.frames, baked.bones, keyCount(baked.clip));
    std::printf("read with:\n");
    printFindings(stdout, findings);
    printOutcome(outcome, options.output);
}

int run(const Options& options) {
    if (const std::optional<Error> error = wrongSuffix(options.output, {"glb", "vrm", "rigw"}))
        return reportError(kUsage, options.output, *error, options.json);
    const Result<OpenedFile> opened = openInput(options.input, options.import);
    if (!opened)
        return reportError(exitCodeOf(opened.error()), options.input, opened.error(), options.json);
    const Character& character = opened->character;
    const auto clips = chosenClips(options, character);
    if (!clips)
        return reportError(kUsage, options.input, clips.error(), options.json);
    const double fps = parseNumber(options.fps).value_or(kBakedFps);
    const Baking baking = bake(character, *clips, fps);
    const WriteOutcome outcome = writeCharacter(baking.character, {.output = options.output,
                                                                   .view = opened->view,
                                                                   .maxInfluences = 0,
                                                                   .verify = !options.noVerify});
    if (outcome.error)
        return reportError(outcome.exitCode, options.output, *outcome.error, options.json);
    if (options.json) {
        Json object = {{"input", options.input},
                       {"output", options.output},
                       {"fps", fps},
                       {"clips", clipsJson(baking)},
                       {"frames", framesOf(baking)},
                       {"report", toJson(character.importFindings)}};
        addOutcome(object, outcome);
        printJson(object);
    } else {
        printText(options, baking, character.importFindings, outcome);
    }
    return exitCodeWith(outcome, character.importFindings);
}

} // namespace

void addBakeVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand(
        "bake", "Writes what controls, IK handles and constraints do as keys of bones");
    verb->add_option("FILE", options->input, kCharacterFile)->required();
    verb->add_option("-o,--output", options->output, "The .glb, .vrm or .rigw file to write")
        ->required();
    verb->add_option("--clip", options->clip,
                     "Name of the only clip to write, or #NUMBER (from #0); default: all, or the "
                     "pose where there is none")
        ->type_name("NAME");
    verb->add_option("--fps", options->fps, "Frames a second, from 1 to 1000 (default: 30)")
        ->check(numberCheck(1.0, 1000.0, "a number of frames a second from 1 to 1000"))
        ->type_name("N");
    addImportOptions(*verb, options->import);
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with what was baked");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
