// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `deform`: the vertices of a pose or of moments of a clip, for comparison with anything.
#include "app/cli/arguments.h"
#include "app/cli/deform_output.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

#include "core/character/evaluate_frame.h"
#include "core/io/export.h"
#include "core/io/file_format.h"
#include "core/project/project.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright::cli {

namespace {

/// In the order of SkinningMethod.
constexpr std::array<std::string_view, kSkinningMethods.size()> kMethods{"lbs", "dqs", "blend",
                                                                         "centres", "mush"};

struct Options {
    std::string file;
    std::string output;
    std::optional<std::string> clip;
    std::vector<std::string> times;
    std::vector<std::string> rotations;
    std::string method;
    bool rawSums = false;
    bool json = false;
};

struct Rotation {
    BoneIndex bone;
    Quatd turn = Quatd::Identity();
};

/// Wrong names and numbers on the command line.
Error wrong(std::string detail, std::string remedy) {
    return {"wrong-usage", std::move(detail), "", std::move(remedy)};
}

/// More degrees than this are a slip of the keyboard.
constexpr double kLargestAngle = 1e6;

/// "BONE:AXIS:DEG"; names of bones may hold colons, so it is read from its end.
Result<Rotation> parseRotation(const std::string& text, const Skeleton& skeleton) {
    const std::string form =
        "write BONE:AXIS:DEG, such as Elbow:x:40; BONE is a name or #NUMBER as "
        "`info` lists them";
    const std::size_t second = text.rfind(':');
    const std::size_t first = second == std::string::npos || second == 0
                                  ? std::string::npos
                                  : text.rfind(':', second - 1);
    if (first == std::string::npos)
        return wrong("--rotate " + text + " does not have three parts", form);
    const std::string axis = text.substr(first + 1, second - first - 1);
    if (axis != "x" && axis != "y" && axis != "z")
        return wrong("--rotate " + text + ": the axis is x, y or z", form);
    const std::optional<double> degrees = parseNumber(std::string_view(text).substr(second + 1));
    if (!degrees)
        return wrong("--rotate " + text + ": no number of degrees", form);
    if (std::abs(*degrees) > kLargestAngle)
        return wrong("--rotate " + text + ": more than a million degrees",
                     "give the angle without its whole turns");
    const std::string name = text.substr(0, first);
    const std::optional<std::size_t> bone = findNamed(name, skeleton.names);
    if (!bone)
        return wrong("--rotate: there is no bone '" + name + "'", form);
    return Rotation{BoneIndex(*bone),
                    Quatd(Eigen::AngleAxisd(*degrees * kPi / 180.0, Vec3d::Unit(axis[0] - 'x')))};
}

Result<std::optional<ClipIndex>> findClip(const Options& options, const Character& character) {
    if (!options.clip)
        return std::optional<ClipIndex>();
    std::vector<std::string> names;
    for (const auto& clip : character.clips)
        names.push_back(clip->name);
    const std::optional<std::size_t> clip = findNamed(*options.clip, names);
    if (!clip)
        return wrong("--clip: there is no clip '" + *options.clip + "' among the " +
                         std::to_string(character.clips.size()),
                     "give a name or #NUMBER as `info` lists them");
    return std::optional(ClipIndex(*clip));
}

/// What all frames of one run share.
struct Request {
    std::optional<ClipIndex> clip;
    std::vector<Rotation> rotations;
    std::optional<SkinningMethod> method;
    bool rawSums = false;
};

DeformedFrame deform(const Character& character, const Request& request, double time,
                     FrameCaches& caches) {
    FrameRequest frame;
    if (request.clip)
        frame.clip = ClipSource{*request.clip, time};
    Pose pose = sourcePose(character, frame.clip);
    // A turn about the bone's own axis comes after what the clip (or the file) says.
    for (const Rotation& rotation : request.rotations) {
        Transform& local = pose.local[rotation.bone.value()];
        local.rotation = (local.rotation * rotation.turn).normalized();
        frame.overrides.push_back({rotation.bone, local});
    }
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        frame.cpuMeshes.push_back(MeshInstanceIndex(i));
    frame.cpuNormals = false;
    frame.methodOverride = request.method;
    frame.rawSums = request.rawSums;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, frame, caches, state, result);
    DeformedFrame deformed{request.clip, time, {}};
    for (FrameResult::Vertices& vertices : result.vertices)
        deformed.positions.push_back(std::move(vertices.positions));
    return deformed;
}

Result<Request> readRequest(const Options& options, const Character& character) {
    Request request;
    Result<std::optional<ClipIndex>> clip = findClip(options, character);
    if (!clip)
        return clip.error();
    request.clip = *clip;
    for (const std::string& text : options.rotations) {
        Result<Rotation> rotation = parseRotation(text, character.skeleton);
        if (!rotation)
            return rotation.error();
        request.rotations.push_back(*rotation);
    }
    if (const auto named = std::ranges::find(kMethods, options.method); named != kMethods.end())
        request.method = SkinningMethod(named - kMethods.begin());
    request.rawSums = options.rawSums;
    return request;
}

/// What makes no sense whatever the file holds; nullopt where all is well.
std::optional<Error> wrongUsage(const Options& options) {
    if (!options.times.empty() && !options.clip)
        return wrong("--time needs --clip", "name the clip, or leave --time out");
    if (options.times.size() > 1 && lowerSuffix(options.output) == "obj")
        return wrong("an .obj file holds one moment only", "write .json, or give one --time");
    for (const std::string& time : options.times)
        if (!parseNumber(time))
            return wrong("--time: '" + time + "' is no number of seconds",
                         "give seconds, such as 0.5");
    return std::nullopt;
}

void printSummary(const Options& options, const std::vector<DeformedFrame>& frames) {
    std::size_t vertices = 0;
    for (const std::vector<Vec3f>& mesh : frames.front().positions)
        vertices += mesh.size();
    const std::string bounds = boundsText(boundsOf(frames));
    if (options.json)
        printJson({{"file", options.file},
                   {"output", options.output},
                   {"vertices", vertices},
                   {"frames", frames.size()},
                   {"bounds", Json::parse(bounds)}});
    else
        std::printf("%s written: %zu vertices, %zu frame%s, bounds %s\n",
                    printable(options.output).c_str(), vertices, frames.size(),
                    frames.size() == 1 ? "" : "s", bounds.c_str());
}

int run(const Options& options) {
    if (const std::optional<Error> error = wrongSuffix(options.output, {"obj", "json"}))
        return reportError(kUsage, options.output, *error, options.json);
    if (const std::optional<Error> error = wrongUsage(options))
        return reportError(kUsage, "", *error, options.json);
    const Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    const Character& character = opened->character;
    const Result<Request> request = readRequest(options, character);
    if (!request)
        return reportError(kUsage, options.file, request.error(), options.json);
    std::vector<double> times;
    for (const std::string& time : options.times)
        times.push_back(parseNumber(time).value_or(0.0)); // wrongUsage() saw that it is one
    if (times.empty())
        times.push_back(request->clip ? character.clips[request->clip->value()]->start : 0.0);
    FrameCaches caches;
    std::vector<DeformedFrame> frames;
    for (const double time : times)
        frames.push_back(deform(character, *request, time, caches));
    const std::string text = lowerSuffix(options.output) == "obj"
                                 ? deformObj(character, frames.front())
                                 : deformJson(character, frames);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    if (const Result<void> written = writeFileAtomically(options.output, {bytes, text.size()});
        !written)
        return reportError(kUnwritable, options.output, written.error(), options.json);
    printSummary(options, frames);
    return kFine;
}
} // namespace

void addDeformVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("deform", "Writes deformed vertices");
    verb->add_option("FILE", options->file, kCharacterFile)->required();
    verb->add_option("-o,--output", options->output, "The .obj or .json file to write")->required();
    verb->add_option("--clip", options->clip, "Name of a clip, or #NUMBER (from #0)")
        ->type_name("NAME");
    verb->add_option("--time", options->times,
                     "Seconds in the clip's own time (default: its start); .json takes several")
        ->allow_extra_args(false)
        ->type_name("T");
    verb->add_option("--rotate", options->rotations,
                     "Turns a bone about its own axis x, y or z, after the clip; may be repeated")
        ->allow_extra_args(false)
        ->type_name("BONE:AXIS:DEG");
    verb->add_option(
            "--method", options->method,
            "Skinning: lbs, dqs, blend (halfway between them, or by the file's map), centres "
            "(of rotation) or mush (default: the file's)")
        ->check(CLI::IsMember(std::vector<std::string>(kMethods.begin(), kMethods.end())));
    verb->add_flag("--raw-sums", options->rawSums,
                   "Do not divide by the row's sum, as some shaders do");
    verb->add_flag("--json", options->json, "One JSON object on standard output (the summary)");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
