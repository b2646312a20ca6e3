// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `rig`: controls and IK handles for a character, without a window.
#include "app/cli/arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"
#include "app/cli/write_character.h"

#include "core/base/sentence.h"
#include "core/character/body_surface.h"
#include "core/character/edit_rig.h"
#include "core/character/humanoid.h"
#include "core/project/project.h"
#include "core/rig/make_control.h"
#include "core/rig/rig_names.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rigwright::cli {

namespace {
struct Options {
    std::string file;
    std::string output;
    bool humanoid = false;
    std::vector<std::string> limbs;
    std::string mirror;
    bool json = false;
};

std::optional<Error> wrongUsage(const Options& options) {
    if (!options.humanoid && options.limbs.empty() && options.mirror.empty())
        return Error{"wrong-usage", "nothing was asked for", "",
                     "give --humanoid, --limb END or --mirror left|right"};
    return wrongSuffix(options.output, {"rigw"});
}

/// Takes over what was made; `findings` gets what is to be said of it.
std::optional<Error> apply(const Result<MadeParts>& made, Character& character,
                           Findings& findings) {
    if (!made)
        return made.error();
    Result<Character> rigged = withRig(character, made->edit);
    if (!rigged)
        return rigged.error();
    character = std::move(*rigged);
    findings.insert(findings.end(), made->edit.findings.begin(), made->edit.findings.end());
    return std::nullopt;
}

HumanoidMap mapOf(const Character& character) {
    const HumanoidSearch search = humanoidOf(character);
    return noHumanBody(search) ? HumanoidMap() : search.map;
}

std::optional<Error> rigHumanBody(Character& character, Findings& findings) {
    const HumanoidSearch search = humanoidOf(character);
    if (search.refusal)
        return search.refusal;
    return apply(
        rigHumanoid(rigOf(character), character.skeleton, search.map, surfaceByBone(character)),
        character, findings);
}

std::optional<Error> rigLimb(const std::string& end, Character& character, Findings& findings) {
    const Skeleton& skeleton = character.skeleton;
    const auto bone = findNamed(end, skeleton.names);
    if (!bone)
        return Error{"wrong-usage", filled("there is no bone '%1'", {end}), "",
                     "give names or #NUMBERs as `info` lists them"};
    const auto limb = limbUpTo(skeleton, mapOf(character), BoneIndex(*bone));
    if (!limb)
        return Error{"rig-limb", filled("the bone '%1' has no two bones above it", {end}), "",
                     "give the end of a limb: a hand or a foot"};
    return apply(addLimb(rigOf(character), skeleton, *limb, surfaceByBone(character)), character,
                 findings);
}

std::optional<Error> runSteps(const Options& options, Character& character, Findings& findings) {
    std::optional<Error> error;
    if (options.humanoid)
        error = rigHumanBody(character, findings);
    for (const std::string& end : options.limbs)
        if (!error)
            error = rigLimb(end, character, findings);
    if (!error && !options.mirror.empty())
        error = apply(mirrorRig(rigOf(character), character.skeleton,
                                options.mirror == "left" ? BoneSide::Left : BoneSide::Right),
                      character, findings);
    return error;
}

bool isUsage(const Error& error) {
    return error.code == "wrong-usage" || error.code.starts_with("rig-");
}

template <class Choice, std::size_t N>
std::string_view nameIn(const std::array<std::string_view, N>& names, Choice choice) {
    return names[std::size_t(choice)];
}

Json nameOf(const Skeleton& skeleton, BoneIndex bone) {
    return bone.isValid() ? Json(skeleton.names[bone.value()]) : Json();
}

Json nameOf(const Rig& rig, const Skeleton& skeleton, const RigNode& node) {
    return node.isNone() ? Json() : Json(nodeLabel(rig, skeleton, node));
}

void addRig(Json& object, const Character& character) {
    const Rig& rig = rigOf(character);
    const Skeleton& skeleton = character.skeleton;
    Json controls = Json::array();
    for (std::size_t i = 0; i < rig.controls.size(); ++i) {
        const Control& control = rig.controls[i];
        Json sets = Json::array();
        for (const ControlSet& set : rig.sets)
            if (std::ranges::find(set.controls, ControlIndex(i)) != set.controls.end())
                sets.push_back(set.name);
        controls.push_back({{"name", control.name},
                            {"bone", nameOf(skeleton, control.bone)},
                            {"drives", control.drives},
                            {"space", nameIn(kControlSpaceNames, control.space)},
                            {"sets", sets}});
    }
    Json handles = Json::array();
    for (const IkHandle& handle : rig.handles)
        handles.push_back({{"name", handle.name},
                           {"solver", nameIn(kIkSolverNames, handle.solver)},
                           {"root", nameOf(skeleton, handle.root)},
                           {"mid", nameOf(skeleton, handle.mid)},
                           {"end", nameOf(skeleton, handle.end)},
                           {"target", nameOf(rig, skeleton, handle.target)},
                           {"pole", nameOf(rig, skeleton, handle.pole)}});
    Json constraints = Json::array();
    for (const Constraint& constraint : rig.constraints)
        constraints.push_back({{"name", constraint.name},
                               {"kind", nameIn(kConstraintKindNames, constraint.kind)},
                               {"target", nameOf(rig, skeleton, constraint.target)}});
    object["controls"] = std::move(controls);
    object["handles"] = std::move(handles);
    object["constraints"] = std::move(constraints);
}

int run(const Options& options) {
    if (const auto error = wrongUsage(options))
        return reportError(kUsage, options.output, *error, options.json);
    Result<OpenedFile> opened = openFile(options.file);
    if (!opened)
        return reportError(kUnreadable, options.file, opened.error(), options.json);
    Character& character = opened->character;
    Findings findings;
    if (const auto error = runSteps(options, character, findings))
        return reportError(isUsage(*error) ? kUsage : kUnreadable, options.file, *error,
                           options.json);
    const WriteOutcome outcome =
        writeCharacter(character, {.output = options.output, .view = opened->view});
    if (outcome.error)
        return reportError(outcome.exitCode, options.output, *outcome.error, options.json);
    if (options.json) {
        Json object = {{"file", options.file}, {"output", options.output}};
        addRig(object, character);
        object["findings"] = toJson(findings);
        addOutcome(object, outcome);
        printJson(object);
    } else {
        const Rig& rig = rigOf(character);
        std::printf("%s written: %zu controls, %zu IK handles, %zu constraints\n",
                    printable(options.output).c_str(), rig.controls.size(), rig.handles.size(),
                    rig.constraints.size());
        for (const Control& control : rig.controls)
            std::printf("  %s\n", printable(control.name).c_str());
        printFindings(stdout, findings);
    }
    return hasErrors(findings) ? kFindings : outcome.exitCode;
}
} // namespace

void addRigVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("rig", "Adds controls and IK handles to a character");
    verb->add_option("FILE", options->file, kCharacterFile)->required();
    verb->add_option("-o,--output", options->output, "The .rigw file to write")->required();
    verb->add_flag("--humanoid", options->humanoid,
                   "Controls for a whole human body, IK handles for arms and legs");
    verb->add_option("--limb", options->limbs,
                     "An IK handle for the limb that ends in this bone, by name or #NUMBER; "
                     "repeatable")
        ->allow_extra_args(false)
        ->type_name("END");
    verb->add_option("--mirror", options->mirror,
                     "Makes the rig of this side on the other one, too")
        ->check(CLI::IsMember({"left", "right"}))
        ->type_name("left|right");
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
