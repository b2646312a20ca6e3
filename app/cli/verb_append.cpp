// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `append`: clips, meshes or bones of another file onto a character.
#include "app/cli/arguments.h"
#include "app/cli/import_arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "app/cli/write_character.h"

#include "core/io/append_character.h"
#include "core/io/bone_map_json.h"
#include "core/project/project.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace rigwright::cli {

namespace {
struct Options {
    std::string file;
    std::string from;
    ImportArguments reading; ///< of `from`
    std::string output;
    std::vector<std::string> clips;
    std::string map;
    std::string match = "auto";
    std::string transfer = "auto";
    bool meshes = false;
    bool skeleton = false;
    bool alignRests = false;
    bool noVerify = false;
    bool json = false;
};

const char* nameOf(BoneMatch match) {
    switch (match) {
    case BoneMatch::ExactName:
        return "name";
    case BoneMatch::SimilarName:
        return "similar-name";
    case BoneMatch::Humanoid:
        return "humanoid";
    case BoneMatch::ByHand:
        return "map";
    case BoneMatch::Added:
        return "added";
    case BoneMatch::None:
        break;
    }
    return "none";
}

/// "Throw" of "Rig_Medium|Throw": Blender puts the armature in front.
std::string withoutArmature(const std::string& name) {
    const std::size_t bar = name.rfind('|');
    return bar == std::string::npos ? name : name.substr(bar + 1);
}

Result<std::vector<ClipIndex>> findClips(const Options& options, const Character& source) {
    std::vector<ClipIndex> clips;
    const bool all = std::ranges::count(options.clips, "*") != 0 ||
                     (options.clips.empty() && !options.meshes && !options.skeleton);
    if (all) {
        if (source.clips.empty())
            return Error{"wrong-usage", "the file holds no clip", "",
                         "say what to append: --clips NAME, --meshes or --skeleton"};
        for (std::size_t i = 0; i < source.clips.size(); ++i)
            clips.emplace_back(i);
        return clips;
    }
    std::vector<std::string> names;
    std::vector<std::string> shortNames;
    for (const auto& clip : source.clips) {
        names.push_back(clip->name);
        shortNames.push_back(withoutArmature(clip->name));
    }
    for (const std::string& name : options.clips) {
        std::optional<std::size_t> clip = findNamed(name, names);
        if (!clip)
            clip = findNamed(name, shortNames);
        if (!clip)
            return Error{"wrong-usage",
                         "--clips: there is no clip '" + name + "' among the " +
                             std::to_string(names.size()) + " of the file",
                         "", "give names or #NUMBERs as `info` lists them, or * for all"};
        if (std::ranges::count(clips, ClipIndex(*clip)) == 0)
            clips.emplace_back(*clip);
    }
    return clips;
}

Result<AppendRequest> readRequest(const Options& options, const Character& target,
                                  const Character& source) {
    AppendRequest request = requestFor(source, target,
                                       options.match == "names"      ? BoneMatching::Names
                                       : options.match == "humanoid" ? BoneMatching::Humanoid
                                                                     : BoneMatching::Automatic);
    auto clips = findClips(options, source);
    if (!clips)
        return clips.error();
    request.clips = std::move(*clips);
    if (options.meshes)
        for (std::size_t i = 0; i < source.meshes.size(); ++i)
            request.meshes.emplace_back(i);
    request.skeleton = options.skeleton;
    request.alignRests = options.alignRests;
    request.transfer = options.transfer == "copy"       ? ClipTransfer::Copy
                       : options.transfer == "relative" ? ClipTransfer::Relative
                                                        : ClipTransfer::Automatic;
    return request;
}

/// The bones that the clips of the request move.
std::set<BoneIndex> movedBones(const Character& source, const AppendRequest& request) {
    std::set<BoneIndex> moved;
    for (const ClipIndex clip : request.clips)
        for (const Channel& channel : source.clips[clip.value()]->channels)
            if (channel.bone.isValid())
                moved.insert(channel.bone);
    return moved;
}

Json mapJson(const Skeleton& source, const Skeleton& target, const BoneMap& map) {
    Json list = Json::array();
    for (std::size_t bone = 0; bone < map.ofSource.size(); ++bone) {
        const auto& [to, match] = map.ofSource[bone];
        list.push_back({{"source", source.names[bone]},
                        {"target", to.isValid() ? Json(target.names[to.value()]) : Json()},
                        {"match", nameOf(match)}});
    }
    return list;
}

Json unmatchedJson(const Skeleton& source, const BoneMap& map, const std::set<BoneIndex>& moved) {
    Json list = Json::array();
    for (const BoneIndex bone : unmatchedBones(map))
        list.push_back({{"name", source.names[bone.value()]}, {"moved", moved.contains(bone)}});
    return list;
}

/// Names of what is new, in the order of the character's lists.
Json addedJson(const Appended& appended) {
    const Character& character = appended.character;
    Json added = {{"bones", Json::array()}, {"meshes", Json::array()}, {"clips", Json::array()}};
    for (std::size_t i = appended.firstBone; i < character.skeleton.boneCount(); ++i)
        added["bones"].push_back(character.skeleton.names[i]);
    for (std::size_t i = appended.firstMesh; i < character.meshes.size(); ++i)
        added["meshes"].push_back(character.meshes[i].name);
    for (std::size_t i = appended.firstClip; i < character.clips.size(); ++i)
        added["clips"].push_back(character.clips[i]->name);
    return added;
}

void printText(const Options& options, const Appended& appended, const WriteOutcome& outcome) {
    const Character& character = appended.character;
    std::printf("%s written: %zu bones of %zu matched; %zu bones, %zu meshes, %zu clips added\n",
                printable(options.output).c_str(), matchedCount(appended.map),
                appended.map.ofSource.size(), character.skeleton.boneCount() - appended.firstBone,
                character.meshes.size() - appended.firstMesh,
                character.clips.size() - appended.firstClip);
    printFindings(stdout, appended.findings);
    printOutcome(outcome, options.output);
}

int write(const Options& options, const OpenedFile& opened, const Character& source,
          const AppendRequest& request, const Appended& appended) {
    const WriteOutcome outcome = writeCharacter(
        appended.character,
        {.output = options.output, .view = opened.view, .verify = !options.noVerify});
    if (outcome.error)
        return reportError(outcome.exitCode, options.output, *outcome.error, options.json);
    if (options.json) {
        Json object = {{"input", options.file},
                       {"from", options.from},
                       {"output", options.output},
                       {"report", toJson(appended.findings)},
                       {"map", mapJson(source.skeleton, appended.character.skeleton, appended.map)},
                       {"unmatched",
                        unmatchedJson(source.skeleton, appended.map, movedBones(source, request))},
                       {"added", addedJson(appended)}};
        addOutcome(object, outcome);
        printJson(object);
    } else {
        printText(options, appended, outcome);
    }
    return hasErrors(appended.findings) ? kFindings : outcome.exitCode;
}

int run(const Options& options) {
    if (const std::optional<Error> error = wrongSuffix(options.output, {"glb", "vrm", "rigw"}))
        return reportError(kUsage, options.output, *error, options.json);
    const Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    const Result<OpenedFile> other = openInput(options.from, options.reading);
    if (!other)
        return reportError(exitCodeOf(other.error()), options.from, other.error(), options.json);
    const Character& source = other->character;
    Result<AppendRequest> request = readRequest(options, opened->character, source);
    if (!request)
        return reportError(kUsage, options.from, request.error(), options.json);
    if (!options.map.empty())
        if (const auto applied = applyBoneMapFile(options.map, source.skeleton,
                                                  opened->character.skeleton, request->map);
            !applied)
            return reportError(kUnreadable, options.map, applied.error(), options.json);
    const Result<Appended> appended = appendCharacter(opened->character, source, *request);
    if (!appended)
        return reportError(kUnreadable, options.from, appended.error(), options.json);
    return write(options, *opened, source, *request, *appended);
}
} // namespace

void addAppendVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand(
        "append", "Puts clips, meshes or bones of another file onto a character");
    verb->add_option("FILE", options->file, kCharacterFile)->required();
    verb->add_option("--from", options->from, "The file to take from")->required();
    addSpaceOptions(*verb, "--from-", options->reading);
    verb->add_option("-o,--output", options->output, "The .glb, .vrm or .rigw file to write")
        ->required();
    verb->add_option("--clips", options->clips,
                     "Clips by name or #NUMBER, parted by commas; * for all (the default where "
                     "nothing else is asked for)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("NAME,…");
    verb->add_flag("--meshes", options->meshes, "All meshes, onto the character's bones");
    verb->add_flag("--skeleton", options->skeleton, "All bones that have no counterpart");
    verb->add_option("--map", options->map,
                     R"(Counterparts by hand: {"bones": {"theirs": "ours" or null, …}})")
        ->type_name("MAP.json");
    verb->add_option("--match", options->match,
                     "By names, by parts of a humanoid body, or by what fits better")
        ->check(CLI::IsMember({"auto", "names", "humanoid"}))
        ->type_name("auto|names|humanoid");
    verb->add_option("--transfer", options->transfer,
                     "Copy keys as they are, or what turns bones away from their rest; auto: copy "
                     "where both are one rig")
        ->check(CLI::IsMember({"auto", "copy", "relative"}))
        ->type_name("auto|copy|relative");
    verb->add_flag("--align-rests", options->alignRests,
                   "Take a T-pose and an A-pose for the same rest");
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with what was written");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
