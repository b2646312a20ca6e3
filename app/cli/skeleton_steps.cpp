// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From the options of `skeleton` to the functions of core.
#include "app/cli/skeleton_steps.h"

#include "app/cli/arguments.h"
#include "core/character/binding_state.h"
#include "core/character/fit_markers.h"
#include "core/character/fit_template.h"
#include "core/character/humanoid.h"
#include "core/character/rest_pose.h"
#include "core/character/set_skeleton.h"
#include "core/character/symmetrise_character.h"
#include "core/io/show_roots.h"
#include "core/skeleton/batch_rename.h"
#include "core/skeleton/templates.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

namespace rigwright::cli {

namespace {

void add(Findings& findings, Findings more) {
    findings.insert(findings.end(), std::make_move_iterator(more.begin()),
                    std::make_move_iterator(more.end()));
}

TemplateOptions optionsOf(const SkeletonSteps& steps, TemplateKind kind) {
    TemplateOptions options = usualOptions(kind);
    options.spine = steps.spine.value_or(options.spine);
    options.neck = steps.neck.value_or(options.neck);
    options.fingers = steps.fingers.value_or(options.fingers);
    options.fingerBones = steps.fingerBones.value_or(options.fingerBones);
    options.twist = steps.twist.value_or(options.twist);
    options.chain = steps.chain.value_or(options.chain);
    options.face = steps.face;
    options.ends = options.ends && !steps.noEnds;
    return options;
}

/// A number that was asked for where the template has none, or another one, always.
std::optional<Error> withoutChoice(const SkeletonSteps& steps, TemplateKind kind) {
    const TemplateInfo& info = infoOf(kind);
    const std::tuple<const char*, std::optional<int>, TemplateCount> counts[] = {
        {"--spine", steps.spine, info.spine},
        {"--neck", steps.neck, info.neck},
        {"--fingers", steps.fingers, info.fingers},
        {"--finger-bones", steps.fingerBones, info.fingerBones},
        {"--twist", steps.twist, info.twist},
        {"--chain", steps.chain, info.chain},
    };
    for (const auto& [option, wanted, range] : counts)
        if (wanted && range.isFixed() && *wanted != range.usual)
            return Error{"template-count",
                         std::string(option) + ": the template '" + std::string(info.name) +
                             "' always has " + std::to_string(range.usual),
                         "", std::string("leave ") + option + " out, or take another template"};
    return std::nullopt;
}

/// Where the joints of a template go: by markers for bodies on two legs, else by the bounds.
Result<std::vector<JointPlacement>> placed(const SkeletonTemplate& from, const Mesh& body,
                                           Findings& findings) {
    if (!infoOf(from.kind).isHumanoid)
        return placeInBounds(from, bounds(body.positions));
    Result<MarkerGuess> guess = guessMarkers(body);
    if (!guess)
        return guess.error();
    add(findings, std::move(guess->findings));
    return fitTemplate(from, guess->markers);
}

/// Refuses what would be lost without a word; takes it away where that was asked for.
std::optional<Error> makeRoom(const SkeletonSteps& steps, Character& character,
                              Findings& findings) {
    if (skeletonBones(character).empty())
        return std::nullopt;
    if (!steps.replace)
        return Error{"skeleton-there", "the file has a skeleton already", "",
                     "leave --template out to mend it, or give --replace to take it away with its "
                     "weights"};
    Result<BareCharacter> bare = withoutSkeleton(character);
    if (!bare)
        return bare.error();
    character = std::move(bare->character);
    showRoots(character, bare->newRoots);
    add(findings, std::move(bare->findings));
    return std::nullopt;
}

std::optional<Error> putTemplate(const SkeletonSteps& steps, Character& character,
                                 Findings& findings) {
    const TemplateKind kind = *templateNamed(steps.templateName); // checked before
    if (std::optional<Error> error = withoutChoice(steps, kind))
        return error;
    const Result<SkeletonTemplate> from = makeTemplate(kind, optionsOf(steps, kind));
    if (!from)
        return from.error();
    if (std::optional<Error> error = makeRoom(steps, character, findings))
        return error;
    const Mesh body = meshOfBody(character);
    if (body.vertexCount() == 0)
        return Error{"skeleton-no-mesh", "there is no mesh that a skeleton could be put into", "",
                     "take a file with a mesh"};
    const auto placement = placed(*from, body, findings);
    if (!placement)
        return placement.error();
    const std::size_t first = character.skeleton.boneCount();
    Result<Character> made = withSkeleton(character, *from, *placement);
    if (!made)
        return made.error();
    character = std::move(*made);
    showRoots(character, rootsFrom(character, first));
    return std::nullopt;
}

std::optional<Error> makeSymmetric(const SkeletonSteps& steps, Character& character,
                                   Findings& findings) {
    Result<CharacterEdit> edit = symmetriseCharacter(
        character, {.from = steps.symmetrise == "left" ? BoneSide::Left : BoneSide::Right});
    if (!edit)
        return edit.error();
    character = std::move(edit->character);
    showRoots(character, edit->newRoots);
    add(findings, std::move(edit->findings));
    return std::nullopt;
}

std::optional<Error> convertRest(const SkeletonSteps& steps, Character& character) {
    const HumanoidSearch search = humanoidOf(character);
    if (const auto refusal = noHumanBody(search))
        return refusal;
    const auto done = convertRestPose(
        character, search.map, steps.restPose == "t" ? RestPoseKind::TPose : RestPoseKind::APose);
    return done ? std::nullopt : std::optional(done.error());
}

std::optional<Error> reattach(const SkeletonSteps& steps, Character& character) {
    std::vector<std::string> names;
    for (const MeshInstance& mesh : character.meshes)
        names.push_back(mesh.name);
    for (const std::string& wanted : steps.reattach) {
        const std::optional<std::size_t> mesh = findNamed(wanted, names);
        if (!mesh)
            return Error{"mesh-not-there", "--reattach: there is no mesh '" + wanted + "'", "",
                         "give names or #NUMBERs as `info` lists them"};
        Result<Character> bound = reattachMesh(character, MeshInstanceIndex(*mesh));
        if (!bound)
            return bound.error();
        character = std::move(*bound);
    }
    return std::nullopt;
}

void rename(const SkeletonSteps& steps, Character& character, StepReport& report) {
    Skeleton& skeleton = character.skeleton;
    const HumanoidSearch search = humanoidOf(character);
    const ConventionChanges changes =
        toConvention(skeleton, noHumanBody(search) ? HumanoidMap() : search.map, allBones(skeleton),
                     *conventionNamed(steps.names)); // checked before
    for (const BoneIndex bone : changes.unnamed)
        report.unnamed.push_back(skeleton.names[bone.value()]);
    report.renamed = changes.changes.size();
    applyNames(skeleton, changes.changes);
}

} // namespace

bool SkeletonSteps::changes() const {
    return !templateName.empty() || !symmetrise.empty() || !restPose.empty() || !reattach.empty() ||
           !names.empty();
}

bool SkeletonSteps::isAboutTemplate() const {
    return spine || neck || fingers || fingerBones || twist || chain || face || noEnds || replace;
}

Result<StepReport> runSteps(const SkeletonSteps& steps, Character& character) {
    StepReport report;
    std::optional<Error> error;
    if (!steps.templateName.empty())
        error = putTemplate(steps, character, report.findings);
    if (!error && !steps.symmetrise.empty())
        error = makeSymmetric(steps, character, report.findings);
    if (!error && !steps.restPose.empty())
        error = convertRest(steps, character);
    if (!error)
        error = reattach(steps, character);
    if (error)
        return *error;
    if (!steps.names.empty())
        rename(steps, character, report);
    return report;
}

bool isUsage(const Error& error) {
    return error.code == "template-count" || error.code == "skeleton-there" ||
           error.code == "mesh-not-there" || error.code == "reattach-unbound";
}

} // namespace rigwright::cli
