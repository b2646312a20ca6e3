// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `sample`: writes a built-in character.
#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

#include "core/character/body_surface.h"
#include "core/character/edit_rig.h"
#include "core/character/humanoid.h"
#include "core/io/export.h"
#include "core/io/file_format.h"
#include "core/project/project.h"
#include "core/rig/make_control.h"
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
    bool rig = false;
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

/// With controls and IK handles, as "Rig > Rig humanoid" makes them.
Result<Character> rigged(const Character& character) {
    const HumanoidSearch search = humanoidOf(character);
    if (search.refusal)
        return *search.refusal;
    const auto made =
        rigHumanoid(rigOf(character), character.skeleton, search.map, surfaceByBone(character));
    if (!made)
        return made.error();
    return withRig(character, made->edit);
}

Result<Character> make(const Options& options) {
    Result<Character> character = makeSample(options.name, options.pose);
    return character && options.rig ? rigged(*character) : character;
}

/// GLB, or a project, which alone can hold a rig.
Result<void> write(const Character& character, const std::string& output) {
    if (lowerSuffix(output) == "rigw")
        return saveProject(character, "", output);
    const Result<ExportReport> report = exportGlb(character, output);
    return report ? Result<void>() : report.error();
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
    if (const std::optional<Error> error = wrongSuffix(options.output, {"glb", "rigw"}))
        return reportError(kUsage, options.output, *error, options.json);
    const Result<Character> character = make(options);
    if (!character)
        return reportError(character.error().code.starts_with("sample-") ||
                                   character.error().code.starts_with("rig-") ||
                                   character.error().code.starts_with("humanoid-")
                               ? kUsage
                               : kGaveUp,
                           "", character.error(), options.json);
    if (const Result<void> written = write(*character, options.output); !written)
        return reportError(kUnwritable, options.output, written.error(), options.json);
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
    CLI::App* verb = app.add_subcommand("sample", "Writes a built-in character as GLB or project");
    verb->add_option("NAME", options->name, "Which one (see --list)");
    verb->add_option("-o,--output", options->output, "The .glb or .rigw file to write");
    verb->add_option("--pose", options->pose, "Rest pose of the mannequin: t (usual) or a");
    verb->add_flag("--rig", options->rig,
                   "With controls and IK handles for a humanoid (in a GLB: baked)");
    verb->add_flag("--list", options->list, "Lists the names");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
