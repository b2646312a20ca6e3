// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `convert`: reads a character file and writes it as GLB or as a project.
#include "app/cli/arguments.h"
#include "app/cli/import_arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

#include "core/io/export.h"
#include "core/io/file_format.h"
#include "core/io/verify.h"
#include "core/project/project.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace rigwright::cli {

namespace {
struct Options {
    std::string input;
    std::string output;
    std::string maxInfluences;
    ImportArguments import;
    bool noVerify = false;
    bool json = false;
};

Json proofJson(const DeformationProof& proof) {
    return {{"maxErrorMm", proof.maxError * 1000.0},
            {"relative", proof.relativeError()},
            {"worst",
             {{"mesh", proof.worstMesh}, {"vertex", proof.worstVertex}, {"pose", proof.worstPose}}},
            {"poses", proof.posesCompared},
            {"passed", proof.passed()}};
}

void printProof(const DeformationProof& proof) {
    std::printf("verified in %zu poses: %s\n  largest error %.3g mm, %.3g of the size",
                proof.posesCompared, proof.passed() ? "deforms as the input" : "deforms otherwise",
                proof.maxError * 1000.0, proof.relativeError());
    if (proof.maxError > 0.0)
        std::printf(": mesh %s, vertex %zu, pose %s", printable(proof.worstMesh).c_str(),
                    proof.worstVertex, printable(proof.worstPose).c_str());
    std::printf("\n");
}

/// Nothing of a project is lost, so that there is nothing to prove.
int writeProject(const Options& options, const OpenedFile& opened) {
    const auto written = saveProject(opened.character, opened.view, options.output);
    if (!written)
        return reportError(kUnwritable, options.output, written.error(), options.json);
    if (options.json) {
        printJson({{"input", options.input},
                   {"output", options.output},
                   {"report", toJson(opened.character.importFindings)},
                   {"lost", Json::array()}});
    } else {
        std::printf("%s written\nread with:\n", printable(options.output).c_str());
        printFindings(stdout, opened.character.importFindings);
    }
    return kFine;
}

int writeGlb(const Options& options, const Character& character) {
    const Result<ExportReport> report =
        exportGlb(character, options.output,
                  {.maxInfluences = parseWhole(options.maxInfluences).value_or(0)});
    if (!report)
        return reportError(kUnwritable, options.output, report.error(), options.json);
    std::optional<DeformationProof> proof;
    if (!options.noVerify) {
        auto verified = verifyExport(character, std::filesystem::path(options.output));
        if (!verified)
            return reportError(kFindings, options.output, verified.error(), options.json);
        proof = std::move(*verified);
    }
    if (options.json) {
        Json object = {{"input", options.input},
                       {"output", options.output},
                       {"report", toJson(character.importFindings)},
                       {"lost", toJson(report->lost)}};
        if (proof)
            object["verify"] = proofJson(*proof);
        printJson(object);
    } else {
        std::printf("%s written\nread with:\n", printable(options.output).c_str());
        printFindings(stdout, character.importFindings);
        std::printf("lost or changed:\n");
        printFindings(stdout, report->lost);
        if (proof)
            printProof(*proof);
    }
    const bool isProven = !proof || proof->passed();
    if (!isProven)
        std::fprintf(stderr,
                     "rigwright-cli: %s: deforms otherwise than the input, by %.3g of the size "
                     "(allowed: %.0e)\n  What to do: the file is written and stays; compare the "
                     "pose %s at mesh %s, vertex %zu, or allow more influences.\n",
                     printable(options.output).c_str(), proof->relativeError(),
                     kDeformationTolerance, printable(proof->worstPose).c_str(),
                     printable(proof->worstMesh).c_str(), proof->worstVertex);
    return isProven && !hasErrors(report->lost) ? kFine : kFindings;
}

int run(const Options& options) {
    if (const std::optional<Error> error = wrongSuffix(options.output, {"glb", "vrm", "rigw"}))
        return reportError(kUsage, options.output, *error, options.json);
    const bool isProject = lowerSuffix(options.output) == "rigw";
    if (isProject && !options.maxInfluences.empty())
        return reportError(kUsage, options.output,
                           {"wrong-usage", "a project keeps all influences", "",
                            "leave --max-influences out, or write a .glb"},
                           options.json);
    const Result<OpenedFile> opened = openInput(options.input, options.import);
    if (!opened)
        return reportError(exitCodeOf(opened.error()), options.input, opened.error(), options.json);
    return isProject ? writeProject(options, *opened) : writeGlb(options, opened->character);
}
} // namespace

void addConvertVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb =
        app.add_subcommand("convert", "Exports a file as GLB, or saves it as a project");
    verb->add_option("IN", options->input, "A .rigw, .glb, .gltf or .vrm file")->required();
    verb->add_option("OUT", options->output, "The .glb, .vrm or .rigw file to write")->required();
    verb->add_option("--max-influences", options->maxInfluences,
                     "Keep the heaviest N of each vertex (default: all)")
        ->check([](const std::string& text) {
            constexpr std::size_t kMost = 1'000'000;
            const std::size_t number = parseWhole(text).value_or(0);
            return number > 0 && number <= kMost
                       ? std::string()
                       : "'" + text + "' is not a whole number from 1 to " + std::to_string(kMost);
        })
        ->type_name("N");
    addImportOptions(*verb, options->import);
    verb->add_flag("--no-verify", options->noVerify,
                   "Do not compare how the output deforms with the input");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
