// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Projects keep everything, GLB files are proven, OBJ files hold the shape alone.
#include "app/cli/write_character.h"

#include "app/cli/arguments.h"
#include "core/io/export.h"
#include "core/io/file_format.h"
#include "core/io/obj_writer.h"
#include "core/project/project.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <utility>

namespace rigwright::cli {

namespace {
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

WriteOutcome failed(ExitCode exitCode, const Error& error) {
    WriteOutcome outcome;
    outcome.exitCode = exitCode;
    outcome.error = error;
    return outcome;
}

WriteOutcome writeGlb(const Character& character, const WriteRequest& request) {
    Result<ExportReport> report =
        exportGlb(character, request.output, {.maxInfluences = request.maxInfluences});
    if (!report)
        return failed(kUnwritable, report.error());
    WriteOutcome outcome;
    outcome.lost = std::move(report->lost);
    if (request.verify) {
        auto verified = verifyExport(character, std::filesystem::path(request.output));
        if (!verified)
            return failed(kFindings, verified.error());
        outcome.proof = std::move(*verified);
    }
    const bool isProven = !outcome.proof || outcome.proof->passed();
    if (!isProven)
        std::fprintf(stderr,
                     "rigwright-cli: %s: deforms otherwise than the input, by %.3g of the size "
                     "(allowed: %.0e)\n  What to do: the file is written and stays; compare the "
                     "pose %s at mesh %s, vertex %zu, or allow more influences.\n",
                     printable(request.output).c_str(), outcome.proof->relativeError(),
                     kDeformationTolerance, printable(outcome.proof->worstPose).c_str(),
                     printable(outcome.proof->worstMesh).c_str(), outcome.proof->worstVertex);
    outcome.exitCode = isProven && !hasErrors(outcome.lost) ? kFine : kFindings;
    return outcome;
}

WriteOutcome writeObj(const Character& character, const WriteRequest& request) {
    Result<ExportReport> report = exportObj(character, request.output);
    if (!report)
        return failed(kUnwritable, report.error());
    WriteOutcome outcome;
    outcome.lost = std::move(report->lost);
    outcome.exitCode = hasErrors(outcome.lost) ? kFindings : kFine;
    return outcome;
}
} // namespace

std::optional<Error> wrongOutput(const std::string& output) {
    return wrongSuffix(output, {"glb", "vrm", "rigw", "obj"});
}

WriteOutcome writeCharacter(const Character& character, const WriteRequest& request) {
    const std::string suffix = lowerSuffix(request.output);
    if (suffix == "obj")
        return writeObj(character, request);
    if (suffix != "rigw")
        return writeGlb(character, request);
    const auto written = saveProject(character, request.view, request.output);
    return written ? WriteOutcome() : failed(kUnwritable, written.error());
}

ExitCode exitCodeWith(const WriteOutcome& outcome, const Findings& whileReading) {
    return outcome.exitCode == kFine && hasErrors(whileReading) ? kFindings : outcome.exitCode;
}

void addOutcome(Json& object, const WriteOutcome& outcome) {
    object["lost"] = toJson(outcome.lost);
    if (outcome.proof)
        object["verify"] = proofJson(*outcome.proof);
}

void printOutcome(const WriteOutcome& outcome, const std::string& output) {
    if (lowerSuffix(output) != "rigw") { // nothing of a project is lost
        std::printf("lost or changed:\n");
        printFindings(stdout, outcome.lost);
    }
    if (outcome.proof)
        printProof(*outcome.proof);
}

} // namespace rigwright::cli
