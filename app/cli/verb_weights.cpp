// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `weights`: the weights of a character as a text file beside it, and back onto a mesh.
#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "app/cli/write_character.h"

#include "core/io/export.h"
#include "core/io/file_bytes.h"
#include "core/io/weights_sidecar.h"
#include "core/project/project.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rigwright::cli {

namespace {
struct Options {
    std::string file;
    std::string output;
    std::string apply;
    std::string skeleton;
    std::string tolerance; ///< millimetres
    bool noVerify = false;
    bool json = false;
};

/// A longer list of vertices helps nobody; the number says how many there are.
constexpr std::size_t kMostListed = 1000;

// --- weights FILE -o W.json ----------------------------------------------------------------------

void printExtracted(const Options& options, const WeightSidecar& sidecar,
                    const Findings& findings) {
    Json meshes = Json::array();
    std::size_t rows = 0;
    for (const SidecarMesh& mesh : sidecar.meshes) {
        rows += mesh.positions.size();
        meshes.push_back({{"name", mesh.name},
                          {"rows", mesh.positions.size()},
                          {"joints", mesh.joints.size()},
                          {"maxInfluences", mesh.rows.maxInfluences()},
                          {"positionHash", mesh.positionHash}});
    }
    if (options.json) {
        printJson({{"file", options.file},
                   {"output", options.output},
                   {"rows", rows},
                   {"unmatched", Json::array()},
                   {"meshes", meshes},
                   {"findings", toJson(findings)}});
        return;
    }
    std::printf("%s written: %zu rows of %zu mesh%s\n", printable(options.output).c_str(), rows,
                sidecar.meshes.size(), sidecar.meshes.size() == 1 ? "" : "es");
    printFindings(stdout, findings);
}

int extract(const Options& options) {
    const Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    Findings findings;
    const WeightSidecar sidecar = makeSidecar(opened->character, findings);
    if (sidecar.meshes.empty())
        return reportError(
            kUnreadable, options.file,
            {"weights-none", "no mesh of the file hangs on bones", "", "take a file with weights"},
            options.json);
    const std::string text = sidecarText(sidecar);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    if (const auto written = writeFileAtomically(options.output, {bytes, text.size()}); !written)
        return reportError(kUnwritable, options.output, written.error(), options.json);
    printExtracted(options, sidecar, findings);
    return hasErrors(findings) ? kFindings : kFine;
}

// --- weights FILE --apply W.json -o OUT ----------------------------------------------------------

Json unmatchedJson(const SidecarReport& report) {
    Json list = Json::array();
    for (const SidecarMeshReport& mesh : report.meshes) {
        if (mesh.unmatched.empty())
            continue;
        const std::size_t shown = std::min(mesh.unmatched.size(), kMostListed);
        list.push_back({{"mesh", mesh.mesh},
                        {"count", mesh.unmatched.size()},
                        {"vertices", std::vector<std::uint32_t>(mesh.unmatched.begin(),
                                                                mesh.unmatched.begin() +
                                                                    std::ptrdiff_t(shown))}});
    }
    return list;
}

void printApplied(const Options& options, const SidecarReport& report,
                  const WriteOutcome& outcome) {
    if (options.json) {
        Json meshes = Json::array();
        for (const SidecarMeshReport& mesh : report.meshes)
            meshes.push_back({{"name", mesh.mesh},
                              {"match", nameOf(mesh.match)},
                              {"rows", mesh.rows},
                              {"unmatched", mesh.unmatched.size()}});
        Json object = {{"file", options.file},
                       {"sidecar", options.apply},
                       {"output", options.output},
                       {"rows", report.rows()},
                       {"unmatched", unmatchedJson(report)},
                       {"unmatchedMeshes", report.unmatchedMeshes},
                       {"unmatchedBones", report.unmatchedBones},
                       {"meshes", meshes},
                       {"findings", toJson(report.findings)}};
        addOutcome(object, outcome);
        printJson(object);
        return;
    }
    std::printf("%s written: %zu rows\n", printable(options.output).c_str(), report.rows());
    for (const SidecarMeshReport& mesh : report.meshes)
        std::printf("  %s: %zu rows by %s, %zu vertices unmatched\n", printable(mesh.mesh).c_str(),
                    mesh.rows, std::string(nameOf(mesh.match)).c_str(), mesh.unmatched.size());
    printFindings(stdout, report.findings);
    printOutcome(outcome, options.output);
}

Result<WeightSidecar> readSidecar(const std::string& file) {
    const auto bytes = readFileBytes(file);
    if (!bytes)
        return bytes.error();
    return parseSidecar({reinterpret_cast<const char*>(bytes->data.get()), bytes->size});
}

int apply(const Options& options) {
    if (const std::optional<Error> error = wrongOutput(options.output))
        return reportError(kUsage, options.output, *error, options.json);
    SidecarOptions matching;
    if (!options.tolerance.empty()) {
        const std::optional<double> millimetres = parseNumber(options.tolerance);
        if (!millimetres || *millimetres <= 0.0)
            return reportError(
                kUsage, "",
                {"wrong-usage",
                 "--tolerance: '" + options.tolerance + "' is no number of millimetres above 0", "",
                 "give millimetres, such as 0.1"},
                options.json);
        matching.tolerance = *millimetres / 1000.0;
    }
    Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    const Result<WeightSidecar> sidecar = readSidecar(options.apply);
    if (!sidecar)
        return reportError(kUnreadable, options.apply, sidecar.error(), options.json);
    if (!options.skeleton.empty()) {
        const Result<OpenedFile> skeleton = openFile(options.skeleton);
        if (!skeleton)
            return reportError(kUnreadable, options.skeleton, skeleton.error(), options.json);
        const Result<std::uint32_t> first = appendSkeleton(opened->character, skeleton->character);
        if (!first)
            return reportError(kUnreadable, options.skeleton, first.error(), options.json);
        matching.firstBone = *first;
    }
    const Result<SidecarReport> report = applySidecar(opened->character, *sidecar, matching);
    if (!report)
        return reportError(kUnreadable, options.apply, report.error(), options.json);
    const WriteOutcome outcome = writeCharacter(
        opened->character,
        {.output = options.output, .view = opened->view, .verify = !options.noVerify});
    if (outcome.error)
        return reportError(outcome.exitCode, options.output, *outcome.error, options.json);
    printApplied(options, *report, outcome);
    return hasErrors(report->findings) ? kFindings : outcome.exitCode;
}

int run(const Options& options) {
    if (!options.apply.empty())
        return apply(options);
    if (!options.skeleton.empty() || !options.tolerance.empty() || options.noVerify)
        return reportError(kUsage, "",
                           {"wrong-usage", "--skeleton, --tolerance and --no-verify need --apply",
                            "", "name the side-car by --apply W.json"},
                           options.json);
    if (const std::optional<Error> error = wrongSuffix(options.output, {"json"}))
        return reportError(kUsage, options.output, *error, options.json);
    return extract(options);
}
} // namespace

void addWeightsVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand(
        "weights", "Writes the weights into a text file beside, or gives them to a mesh");
    verb->add_option("FILE", options->file, "A character file, or with --apply any mesh")
        ->required();
    verb->add_option("-o,--output", options->output,
                     "The .json file to write; with --apply a .glb, .vrm, .obj or .rigw file")
        ->required();
    verb->add_option("--apply", options->apply, "The side-car whose weights FILE gets")
        ->type_name("W.json");
    verb->add_option("--skeleton", options->skeleton,
                     "Takes the bones from this file, for a FILE without bones")
        ->type_name("FILE");
    verb->add_option("--tolerance", options->tolerance,
                     "How far a vertex may be from its row (default: 1e-4 of the mesh)")
        ->type_name("MM");
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with what was written");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
