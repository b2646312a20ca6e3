// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `bind`: automatic weights.
#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "app/cli/write_character.h"

#include "core/character/bind_mesh.h"
#include "core/io/weights_sidecar.h"
#include "core/project/project.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rigwright::cli {

namespace {
struct Options {
    std::string file;
    std::string output;
    std::string method = "heat";
    std::string skeleton;
    std::string maxInfluences;
    std::string falloff;
    std::string reach;
    std::string resolution;
    std::string sharpness;
    std::vector<std::string> meshes;
    std::vector<std::string> bones;
    std::vector<std::string> locks;
    std::vector<std::string> radii;
    bool rigid = false;
    bool replace = false;
    bool noVerify = false;
    bool json = false;
};

/// A longer list of islands helps nobody; the findings count them all.
constexpr std::size_t kMostListed = 1000;

struct Bound {
    std::vector<Json> islands;
    std::size_t islandCount = 0; ///< with those that are not listed
    Findings findings;
    std::size_t vertices = 0;
    std::size_t kept = 0;
    double maxRowError = 0.0;
    double seconds = 0.0;
};

/// The checks of the options let only numbers within their ranges through.
BindSettings settingsOf(const Options& options) {
    BindSettings settings;
    settings.method = options.method == "geodesic"   ? BindMethod::Geodesic
                      : options.method == "closest"  ? BindMethod::Closest
                      : options.method == "envelope" ? BindMethod::Envelope
                                                     : BindMethod::Heat;
    settings.rigid = options.rigid;
    settings.replaceExisting = options.replace;
    settings.maxInfluences = parseWhole(options.maxInfluences).value_or(settings.maxInfluences);
    settings.resolution = parseWhole(options.resolution).value_or(settings.resolution);
    settings.falloff = parseNumber(options.falloff).value_or(settings.falloff);
    settings.reach = parseNumber(options.reach).value_or(settings.reach);
    settings.sharpness = parseNumber(options.sharpness).value_or(settings.sharpness);
    return settings;
}

/// Each named item once, in the order named.
Result<std::vector<std::size_t>> findAll(const char* option, const std::vector<std::string>& wanted,
                                         std::span<const std::string> names) {
    std::vector<std::size_t> found;
    for (const std::string& name : wanted) {
        const std::optional<std::size_t> item = findNamed(name, names);
        if (!item)
            return Error{"wrong-usage",
                         std::string(option) + ": there is no '" + name + "' among the " +
                             std::to_string(names.size()) + " of the file",
                         "", "give names or #NUMBERs as `info` lists them"};
        if (std::ranges::find(found, *item) == found.end())
            found.push_back(*item);
    }
    return found;
}

/// The meshes asked for; all where none are.
Result<std::vector<std::size_t>> findMeshes(const Options& options, const Character& character) {
    std::vector<std::string> names;
    for (const MeshInstance& mesh : character.meshes)
        names.push_back(mesh.name);
    Result<std::vector<std::size_t>> found = findAll("--mesh", options.meshes, names);
    if (found && found->empty())
        for (std::size_t i = 0; i < names.size(); ++i)
            if (!character.meshes[i].locked && character.meshes[i].mesh->vertexCount() > 0)
                found->push_back(i);
    return found;
}

struct BoneRadii {
    std::string bone; ///< as named
    EnvelopeRadii radii;
};

/// "BONE=HEAD" or "BONE=HEAD,TAIL"; the name may hold "=" itself. Nullopt for anything else.
std::optional<BoneRadii> parseRadii(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0)
        return std::nullopt;
    const std::string numbers = text.substr(equals + 1);
    const std::size_t comma = numbers.find(',');
    const std::optional<double> head = parseNumber(numbers.substr(0, comma));
    const std::optional<double> tail =
        comma == std::string::npos ? head : parseNumber(numbers.substr(comma + 1));
    if (!head || !tail || !isUsable({*head, *tail}))
        return std::nullopt;
    return BoneRadii{text.substr(0, equals), {*head, *tail}};
}

/// Gives the bones the radii asked for. Of several for one bone the last one counts.
std::optional<Error> setRadii(const Options& options, Character& character) {
    for (const std::string& text : options.radii) {
        const std::optional<BoneRadii> wanted = parseRadii(text); // checked before
        if (!wanted)
            continue;
        const Result<std::vector<std::size_t>> bone =
            findAll("--radius", {wanted->bone}, character.skeleton.names);
        if (!bone)
            return bone.error();
        character.boneFlags[bone->front()].envelope = wanted->radii;
    }
    return std::nullopt;
}

void addIslands(const Character& character, std::size_t mesh, const MeshBind& bind, Bound& bound) {
    const Binding& binding = bind.binding ? *bind.binding : *character.meshes[mesh].binding;
    bound.islandCount += bind.report.islands.size();
    for (const BindIsland& island : bind.report.islands) {
        if (bound.islands.size() >= kMostListed)
            return;
        bound.islands.push_back(
            {{"mesh", character.meshes[mesh].name},
             {"firstVertex", island.firstVertex.value()},
             {"vertices", island.vertexCount},
             {"method", nameOf(island.way)},
             {"reason", nameOf(island.reason)},
             {"fallbacks", island.fallbacks},
             {"bone", character.skeleton.names[binding.joints[island.joint].value()]}});
    }
}

/// Binds mesh after mesh.
std::optional<Error> bindAll(Character& character, const std::vector<std::size_t>& meshes,
                             const MeshBindOptions& options, Bound& bound) {
    bool any = false;
    std::optional<Error> failed; // others go on
    for (const std::size_t mesh : meshes) {
        const auto start = std::chrono::steady_clock::now();
        const Result<MeshBind> bind = bindMesh(character, MeshInstanceIndex(mesh), options);
        if (!bind && bind.error().code == "bind-no-bones" && meshes.size() > 1) {
            bound.findings.push_back({bind.error().code, Severity::Error, 1,
                                      "mesh " + character.meshes[mesh].name, bind.error().detail,
                                      ""});
            failed = bind.error();
            continue;
        }
        if (!bind)
            return bind.error();
        any = true;
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
        bound.seconds += passed.count();
        bound.findings.insert(bound.findings.end(), bind->findings.begin(), bind->findings.end());
        bound.vertices += bind->report.bound;
        bound.kept += bind->report.kept;
        bound.maxRowError = std::max(bound.maxRowError, bind->report.maxRowError);
        addIslands(character, mesh, *bind, bound);
        applyBind(character, MeshInstanceIndex(mesh), *bind);
    }
    return any ? std::nullopt : failed;
}

void print(const Options& options, const Bound& bound, const WriteOutcome& outcome) {
    if (options.json) {
        Json object = {{"file", options.file},
                       {"output", options.output},
                       {"seconds", bound.seconds},
                       {"method", options.method},
                       {"vertices", bound.vertices},
                       {"kept", bound.kept},
                       {"islands", bound.islands},
                       {"islandCount", bound.islandCount},
                       {"maxRowError", bound.maxRowError},
                       {"findings", toJson(bound.findings)}};
        addOutcome(object, outcome);
        printJson(object);
        return;
    }
    std::printf("%s written: %zu vertices bound by %s in %.3f s, %zu kept their weights\n",
                printable(options.output).c_str(), bound.vertices, options.method.c_str(),
                bound.seconds, bound.kept);
    printFindings(stdout, bound.findings);
    printOutcome(outcome, options.output);
}

/// Weights that were missing when the file was read are what binding brings.
bool isMendedByBind(const Finding& finding) {
    return finding.code == "import-no-weights" || finding.code == "import-zero-rows";
}

/// `taken` gets the bones of the other file that deform, as they are called here.
std::optional<Error> takeSkeleton(Character& character, const Character& from,
                                  std::vector<BoneIndex>& taken) {
    if (std::ranges::any_of(character.meshes,
                            [](const MeshInstance& mesh) { return mesh.binding.has_value(); }))
        return Error{"wrong-usage", "--skeleton is for meshes that hang on no bones yet", "",
                     "leave --skeleton out, or take the bare mesh"};
    const Result<std::uint32_t> first = appendSkeleton(character, from);
    if (!first)
        return first.error();
    for (const BoneIndex bone : deformBones(from))
        taken.emplace_back(*first + bone.value());
    return std::nullopt;
}

/// Reads what names bones, and binds; with `taken` bones to these alone, unless others are named.
std::optional<Error> bindAsAsked(const Options& options, const std::vector<BoneIndex>& taken,
                                 Character& character, Bound& bound) {
    const Result<std::vector<std::size_t>> meshes = findMeshes(options, character);
    if (!meshes)
        return meshes.error();
    const Result<std::vector<std::size_t>> bones =
        findAll("--bone", options.bones, character.skeleton.names);
    if (!bones)
        return bones.error();
    const Result<std::vector<std::size_t>> locks =
        findAll("--lock", options.locks, character.skeleton.names);
    if (!locks)
        return locks.error();
    if (std::optional<Error> error = setRadii(options, character))
        return error;
    std::vector<BoneFlags> flags = character.boneFlags;
    for (const std::size_t bone : *locks)
        flags[bone].locked = true;
    const std::vector<std::uint8_t> locked = heldBones(flags);
    const std::vector<BoneIndex> selected =
        bones->empty() ? taken : std::vector<BoneIndex>(bones->begin(), bones->end());
    MeshBindOptions choice;
    choice.settings = settingsOf(options);
    choice.bones = selected;
    choice.locked = locked;
    return bindAll(character, *meshes, choice, bound);
}

int run(const Options& options) {
    if (const std::optional<Error> error = wrongOutput(options.output))
        return reportError(kUsage, options.output, *error, options.json);
    if (!options.radii.empty() && options.method != "envelope")
        return reportError(kUsage, options.file,
                           {"wrong-usage", "--radius: only envelopes have radii", "",
                            "give --method envelope as well, or leave --radius out"},
                           options.json);
    Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    Character& character = opened->character;
    std::vector<BoneIndex> taken;
    if (!options.skeleton.empty()) {
        const Result<OpenedFile> skeleton = openFile(options.skeleton);
        if (!skeleton)
            return reportError(kUnreadable, options.skeleton, skeleton.error(), options.json);
        if (const std::optional<Error> error = takeSkeleton(character, skeleton->character, taken))
            return reportError(error->code == "wrong-usage" ? kUsage : kUnreadable,
                               options.skeleton, *error, options.json);
    }
    Bound bound;
    std::ranges::copy_if(character.importFindings, std::back_inserter(bound.findings),
                         [](const Finding& finding) { return !isMendedByBind(finding); });
    if (const std::optional<Error> error = bindAsAsked(options, taken, character, bound))
        return reportError(error->code == "wrong-usage" ? kUsage : kUnreadable, options.file,
                           *error, options.json);
    const WriteOutcome outcome = writeCharacter(character, {.output = options.output,
                                                            .view = opened->view,
                                                            .maxInfluences = 0,
                                                            .verify = !options.noVerify});
    if (outcome.error)
        return reportError(outcome.exitCode, options.output, *outcome.error, options.json);
    print(options, bound, outcome);
    return hasErrors(bound.findings) ? kFindings : outcome.exitCode;
}

void addMethodOptions(CLI::App& verb, Options& options) {
    verb.add_option("--method", options.method,
                    "heat: over the surface, from the bones it sees (default); geodesic: by the "
                    "way inside the volume; closest: by distance; envelope: by capsules around "
                    "bones")
        ->check(CLI::IsMember({"heat", "geodesic", "closest", "envelope"}))
        ->type_name("heat|geodesic|closest|envelope");
    verb.add_option("--max-influences", options.maxInfluences,
                    "Bones a vertex may follow (default: 4; 0: any number)")
        ->check(wholeCheck(0, 1000))
        ->type_name("N");
    verb.add_flag("--rigid", options.rigid, "closest: the nearest bone alone");
    verb.add_option("--falloff", options.falloff,
                    "closest: power of the distance, 1 to 16 (default: 4)")
        ->check(numberCheck(1.0, 16.0, "a number from 1 to 16"))
        ->type_name("P");
    verb.add_option("--reach", options.reach,
                    "envelope: how far it goes, in its radii, 1 to 100 (default: 2)")
        ->check(numberCheck(1.0, 100.0, "a number from 1 to 100"))
        ->type_name("R");
    verb.add_option("--radius", options.radii,
                    "envelope: how thick it is at the head and the tail of this bone, in metres, "
                    "by name or #NUMBER (default: as the mesh is); repeatable")
        ->check([](const std::string& text) {
            return parseRadii(text) ? std::string()
                                    : "'" + text + "' is not a bone with one or two radii above 0";
        })
        ->allow_extra_args(false)
        ->type_name("BONE=HEAD[,TAIL]");
    verb.add_option("--resolution", options.resolution,
                    "geodesic: voxels along the longest side, 8 to 512 (default: 256)")
        ->check(wholeCheck(8, 512))
        ->type_name("N");
    verb.add_option("--sharpness", options.sharpness, "geodesic: 0 soft to 1 crisp (default: 1)")
        ->check(numberCheck(0.0, 1.0, "a number from 0 to 1"))
        ->type_name("S");
}
} // namespace

void addBindVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("bind", "Automatic weights");
    verb->add_option("FILE", options->file, kCharacterFile)->required();
    verb->add_option("-o,--output", options->output, "The .glb, .vrm, .rigw or .obj file to write")
        ->required();
    addMethodOptions(*verb, *options);
    verb->add_option("--skeleton", options->skeleton,
                     "Takes the bones from this file, for a FILE without bones")
        ->type_name("FILE");
    verb->add_flag("--replace", options->replace,
                   "Also vertices that have weights already; otherwise they keep them");
    verb->add_option("--mesh", options->meshes, "This mesh alone, by name or #NUMBER; repeatable")
        ->allow_extra_args(false)
        ->type_name("MESH");
    verb->add_option("--bone", options->bones,
                     "Give weights to this bone alone, by name or #NUMBER; repeatable")
        ->allow_extra_args(false)
        ->type_name("BONE");
    verb->add_option("--lock", options->locks,
                     "This bone keeps its weights bit for bit, by name or #NUMBER; repeatable")
        ->allow_extra_args(false)
        ->type_name("BONE");
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with what was written");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
