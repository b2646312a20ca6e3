// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `transfer`: gives the meshes of a file the weights of another one, by nearest surface.
#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "app/cli/write_character.h"

#include "core/character/transfer_character.h"
#include "core/io/append_character.h"
#include "core/project/project.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rigwright::cli {

namespace {
struct Options {
    std::string file;
    std::string from;
    std::string output;
    std::vector<std::string> meshes;
    std::vector<std::string> fromMeshes;
    std::string maxDistance;
    std::string normalLimit;
    std::string maxInfluences;
    std::string islands = "apart";
    std::string match = "auto";
    bool noVerify = false;
    bool json = false;
};

/// The meshes named, or all.
Result<std::vector<MeshInstanceIndex>> findMeshes(const std::string& file,
                                                  const std::vector<std::string>& wanted,
                                                  const char* option, const Character& character) {
    std::vector<std::string> names;
    for (const MeshInstance& instance : character.meshes)
        names.push_back(instance.name);
    std::vector<MeshInstanceIndex> meshes;
    for (std::size_t i = 0; wanted.empty() && i < names.size(); ++i)
        meshes.emplace_back(i);
    for (const std::string& name : wanted) {
        const std::optional<std::size_t> mesh = findNamed(name, names);
        if (!mesh)
            return Error{"wrong-usage",
                         std::string(option) + ": there is no mesh '" + name + "' among the " +
                             std::to_string(names.size()) + " of " + file,
                         "", "give names or #NUMBERs as `info` lists them"};
        if (std::ranges::count(meshes, MeshInstanceIndex(*mesh)) == 0)
            meshes.emplace_back(*mesh);
    }
    return meshes;
}

TransferSettings settingsOf(const Options& options) {
    TransferSettings settings;
    if (const auto millimetres = parseNumber(options.maxDistance))
        settings.match.maxDistance = *millimetres / 1000.0;
    if (const auto degrees = parseNumber(options.normalLimit))
        settings.match.normalLimit = *degrees * kPi / 180.0;
    settings.match.keepIslandsApart = options.islands == "apart";
    settings.maxInfluences = parseWhole(options.maxInfluences).value_or(0);
    return settings;
}

/// At most this many vertex numbers are listed.
constexpr std::size_t kMostListed = 1000;

Json listed(const VertexSelection& vertices) {
    Json list = Json::array();
    for (std::size_t i = 0; i < std::min(vertices.size(), kMostListed); ++i)
        list.push_back(vertices[i].value());
    return list;
}

Json meshJson(const std::string& name, const MeshTransfer& transfer) {
    const TransferResult& result = transfer.result;
    return {
        {"mesh", name},
        {"vertices", result.vertices},
        {"changed", result.edit.vertices.size()},
        {"unmatched", {{"count", result.unmatched.size()}, {"vertices", listed(result.unmatched)}}},
        {"unreached", {{"count", result.unreached.size()}, {"vertices", listed(result.unreached)}}},
        {"bindingIsNew", transfer.bindingIsNew && transfer.changesBinding()},
        {"addedJoints", transfer.addedJoints}};
}

/// What came of all meshes.
struct Transferred {
    Json meshes = Json::array();
    Findings findings;
    std::size_t changed = 0;
    std::size_t vertices = 0;
};

Result<Transferred> transferAll(Character& character, const Character& source,
                                TransferRequest request,
                                const std::vector<MeshInstanceIndex>& meshes) {
    Transferred all;
    all.findings = character.importFindings;
    const Character before = character; // a mesh takes nothing of what another was just given
    for (const MeshInstanceIndex mesh : meshes) {
        const std::string& name = before.meshes[mesh.value()].name;
        if (before.meshes[mesh.value()].locked) {
            all.findings.push_back({"transfer-mesh-locked", Severity::Warning, 1, "mesh " + name,
                                    "the mesh is locked: it keeps its weights", ""});
            continue;
        }
        request.to = mesh;
        const Result<MeshTransfer> transfer = transferToMesh(before, source, request);
        if (!transfer)
            return transfer.error();
        applyTransfer(character, *transfer);
        all.meshes.push_back(meshJson(name, *transfer));
        all.findings.insert(all.findings.end(), transfer->findings.begin(),
                            transfer->findings.end());
        all.changed += transfer->result.edit.vertices.size();
        all.vertices += transfer->result.vertices;
    }
    return all;
}

int write(const Options& options, const OpenedFile& opened, const Transferred& transferred) {
    const WriteOutcome outcome = writeCharacter(opened.character, {.output = options.output,
                                                                   .view = opened.view,
                                                                   .maxInfluences = 0,
                                                                   .verify = !options.noVerify});
    if (outcome.error)
        return reportError(outcome.exitCode, options.output, *outcome.error, options.json);
    if (options.json) {
        Json object = {{"file", options.file},
                       {"from", options.from},
                       {"output", options.output},
                       {"meshes", transferred.meshes},
                       {"findings", toJson(transferred.findings)}};
        addOutcome(object, outcome);
        printJson(object);
    } else {
        std::printf("%s written: %zu of %zu vertices have other weights\n",
                    printable(options.output).c_str(), transferred.changed, transferred.vertices);
        printFindings(stdout, transferred.findings);
        printOutcome(outcome, options.output);
    }
    return hasErrors(transferred.findings) ? kFindings : outcome.exitCode;
}

int run(const Options& options) {
    if (const std::optional<Error> error = wrongSuffix(options.output, {"glb", "vrm", "rigw"}))
        return reportError(kUsage, options.output, *error, options.json);
    Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    const Result<OpenedFile> other = openFile(options.from);
    if (!other)
        return reportError(kUnreadable, options.from, other.error(), options.json);
    const auto meshes = findMeshes(options.file, options.meshes, "--mesh", opened->character);
    if (!meshes)
        return reportError(kUsage, options.file, meshes.error(), options.json);
    const auto from = findMeshes(options.from, options.fromMeshes, "--from-mesh", other->character);
    if (!from)
        return reportError(kUsage, options.from, from.error(), options.json);
    const BoneMatching matching = options.match == "names"      ? BoneMatching::Names
                                  : options.match == "humanoid" ? BoneMatching::Humanoid
                                                                : BoneMatching::Automatic;
    const TransferRequest request{*from, MeshInstanceIndex(),
                                  mapCharacters(other->character, opened->character, matching),
                                  settingsOf(options), std::nullopt};
    const Result<Transferred> transferred =
        transferAll(opened->character, other->character, request, *meshes);
    if (!transferred)
        return reportError(kUnreadable, options.from, transferred.error(), options.json);
    return write(options, *opened, *transferred);
}
} // namespace

void addTransferVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand(
        "transfer", "Gives the meshes of a file the weights of another one, by nearest surface");
    verb->add_option("FILE", options->file, kCharacterFile)->required();
    verb->add_option("--from", options->from, "The file to take weights from")->required();
    verb->add_option("-o,--output", options->output, "The .glb, .vrm or .rigw file to write")
        ->required();
    const auto addNames = [&](const char* name, std::vector<std::string>& names, const char* help) {
        verb->add_option(name, names, help)
            ->delimiter(',')
            ->allow_extra_args(false)
            ->type_name("NAME,…");
    };
    addNames("--mesh", options->meshes,
             "Meshes that get weights, by name or #NUMBER (default: all)");
    addNames("--from-mesh", options->fromMeshes,
             "Meshes that give them, taken together (default: all)");
    verb->add_option("--max-distance", options->maxDistance,
                     "Farther than so many millimetres is no counterpart (default: a tenth of the "
                     "source's diagonal)")
        ->check(numberCheck(0.0, 1e9, "a number of millimetres from 0 to 1e9"))
        ->type_name("MM");
    verb->add_option("--normal-limit", options->normalLimit,
                     "Surface turned by more is no counterpart; 180: whatever its side (default: "
                     "90)")
        ->check(numberCheck(0.0, 180.0, "a number of degrees from 0 to 180"))
        ->type_name("DEG");
    verb->add_option("--islands", options->islands,
                     "Keep connected pieces apart, or take whatever is nearest")
        ->check(CLI::IsMember({"apart", "together"}))
        ->type_name("apart|together");
    verb->add_option("--max-influences", options->maxInfluences,
                     "Keep the heaviest N of each vertex (default: all)")
        ->check(wholeCheck(1, 1000))
        ->type_name("N");
    verb->add_option("--match", options->match,
                     "Bones by names, by parts of a humanoid body, or by what fits better")
        ->check(CLI::IsMember({"auto", "names", "humanoid"}))
        ->type_name("auto|names|humanoid");
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with what it should");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
