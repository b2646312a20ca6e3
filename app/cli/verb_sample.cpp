// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `sample`: writes a built-in character.
#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

#include "core/io/export.h"
#include "core/samples/samples.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace rigwright::cli {

namespace {
struct Options {
    std::string name;
    std::string output;
    std::string pose;
    bool list = false;
    bool json = false;
};

int listSamples(bool json) {
    Json samples = Json::array();
    for (const SampleInfo& sample : sampleList()) {
        samples.push_back({{"name", sample.name}, {"title", sample.title}});
        if (!json)
            std::printf("%-12.*s %.*s\n", int(sample.name.size()), sample.name.data(),
                        int(sample.title.size()), sample.title.data());
    }
    if (json)
        printJson({{"samples", samples}});
    return kFine;
}

int run(const Options& options) {
    if (options.list && !(options.name.empty() && options.output.empty() && options.pose.empty()))
        return reportError(kUsage, "",
                           {"wrong-usage", "sample --list writes nothing and takes no NAME", "",
                            "leave --list out to write a sample, or give it alone"},
                           options.json);
    if (options.list)
        return listSamples(options.json);
    if (options.name.empty() || options.output.empty())
        return reportError(kUsage, "",
                           {"wrong-usage", "sample needs a NAME and -o OUT.glb", "",
                            "`rigwright-cli sample --list` gives the names"},
                           options.json);
    if (const std::optional<Error> error = wrongSuffix(options.output, {"glb"}))
        return reportError(kUsage, options.output, *error, options.json);
    const Result<Character> character = makeSample(options.name, options.pose);
    if (!character)
        return reportError(character.error().code.starts_with("sample-") ? kUsage : kGaveUp, "",
                           character.error(), options.json);
    const Result<ExportReport> report = exportGlb(*character, options.output);
    if (!report)
        return reportError(kUnwritable, options.output, report.error(), options.json);
    std::size_t vertices = 0;
    for (const MeshInstance& instance : character->meshes)
        vertices += instance.mesh->vertexCount();
    if (options.json)
        printJson({{"name", options.name},
                   {"output", options.output},
                   {"vertices", vertices},
                   {"bones", character->skeleton.boneCount()}});
    else
        std::printf("%s written: %zu vertices, %zu bones\n", printable(options.output).c_str(),
                    vertices, character->skeleton.boneCount());
    return kFine;
}
} // namespace

void addSampleVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("sample", "Writes a built-in character as GLB");
    verb->add_option("NAME", options->name, "Which one (see --list)");
    verb->add_option("-o,--output", options->output, "The .glb file to write");
    verb->add_option("--pose", options->pose, "Rest pose of the mannequin: t (usual) or a");
    verb->add_flag("--list", options->list, "Lists the names");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
