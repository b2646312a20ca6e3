// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `info`: what is in a file.
#include "app/cli/arguments.h"
#include "app/cli/import_arguments.h"
#include "app/cli/report.h"
#include "app/cli/verbs.h"

#include "core/project/project.h"
#include "core/rig/rig.h"
#include "core/rig/rig_names.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace rigwright::cli {

namespace {
struct Options {
    std::string file;
    ImportArguments import;
    bool json = false;
};

/// Distance in the rest pose to the farthest child that deforms, else to the farthest child; 0 for
/// the last bone of a chain.
std::vector<double> boneLengths(const Skeleton& skeleton) {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, skeleton.restLocal, modelFromBone);
    std::vector<double> toAny(skeleton.boneCount(), 0.0);
    std::vector<double> toDeforming(skeleton.boneCount(), 0.0);
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        if (!parent.isValid())
            continue;
        const double distance =
            (modelFromBone[bone].translation() - modelFromBone[parent.value()].translation())
                .norm();
        std::vector<double>& lengths = skeleton.deform[bone] ? toDeforming : toAny;
        lengths[parent.value()] = std::max(lengths[parent.value()], distance);
    }
    for (std::size_t bone = 0; bone < toAny.size(); ++bone)
        if (toDeforming[bone] > 0.0)
            toAny[bone] = toDeforming[bone];
    return toAny;
}

Json meshesJson(const Character& character) {
    Json list = Json::array();
    for (const MeshInstance& instance : character.meshes) {
        const Mesh& mesh = *instance.mesh;
        Json targets = Json::array();
        for (const MorphTarget& target : mesh.morphTargets)
            targets.push_back(target.name);
        list.push_back(
            {{"name", instance.name},
             {"mesh", mesh.name},
             {"vertices", mesh.vertexCount()},
             {"points", mesh.topology.pointCount()},
             {"faces", mesh.faceCount()},
             {"triangles", triangleCount(mesh)},
             {"skinned", instance.binding.has_value()},
             {"joints", instance.binding ? instance.binding->joints.size() : 0},
             {"maxInfluences", instance.binding ? instance.binding->weights().maxInfluences() : 0},
             {"morphTargets", mesh.morphTargets.size()},
             {"morphTargetNames", targets}});
    }
    return list;
}

Json bonesJson(const Skeleton& skeleton) {
    const std::vector<double> lengths = boneLengths(skeleton);
    Json list = Json::array();
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        list.push_back({{"name", skeleton.names[bone]},
                        {"parent", parent.isValid() ? Json(parent.value()) : Json(nullptr)},
                        {"length", lengths[bone]},
                        {"deform", skeleton.deform[bone] != 0}});
    }
    return list;
}

Json clipsJson(const Character& character) {
    Json list = Json::array();
    for (const std::shared_ptr<const Clip>& clip : character.clips)
        list.push_back({{"name", clip->name},
                        {"start", clip->start},
                        {"duration", clip->duration},
                        {"keys", keyCount(*clip)},
                        {"channels", clip->channels.size()}});
    return list;
}

Json posesJson(const Character& character) {
    Json list = Json::array();
    for (const std::shared_ptr<const SavedPose>& saved : character.poseLibrary)
        list.push_back({{"name", saved->name}});
    return list;
}

Json controlsJson(const Character& character) {
    const Rig& rig = rigOf(character);
    Json list = Json::array();
    for (std::size_t i = 0; i < rig.controls.size(); ++i) {
        const BoneIndex bone = rig.controls[i].bone;
        list.push_back({{"name", controlLabel(rig, ControlIndex(i))},
                        {"bone", bone.isValid() ? Json(bone.value()) : Json(nullptr)},
                        {"drives", rig.controls[i].drives}});
    }
    return list;
}

Json handlesJson(const Character& character) {
    const Rig& rig = rigOf(character);
    Json list = Json::array();
    for (std::size_t i = 0; i < rig.handles.size(); ++i) {
        const IkHandle& handle = rig.handles[i];
        list.push_back({{"name", handleLabel(rig, IkHandleIndex(i))},
                        {"solver", kIkSolverNames[std::size_t(handle.solver)]},
                        {"root", handle.root.value()},
                        {"end", handle.end.value()},
                        {"target", nodeLabel(rig, character.skeleton, handle.target)},
                        {"enabled", handle.enabled}});
    }
    return list;
}

Json constraintsJson(const Character& character) {
    const Rig& rig = rigOf(character);
    Json list = Json::array();
    for (std::size_t i = 0; i < rig.constraints.size(); ++i)
        list.push_back({{"name", constraintLabel(rig, ConstraintIndex(i))},
                        {"target", nodeLabel(rig, character.skeleton, rig.constraints[i].target)},
                        {"enabled", rig.constraints[i].enabled},
                        {"weight", rig.constraints[i].weight}});
    return list;
}

/// The first `kShown` lines of a list and how many more there are.
template <class PrintLine>
void printList(const char* title, std::size_t count, const PrintLine& printLine) {
    constexpr std::size_t kShown = 40;
    std::printf("%s: %zu\n", title, count);
    for (std::size_t i = 0; i < std::min(count, kShown); ++i)
        printLine(i);
    if (count > kShown)
        std::printf("  ... and %zu more (--json lists all)\n", count - kShown);
}

void printText(const Options& options, const Character& character, const std::string& format) {
    std::printf("%s (%s)\n", printable(options.file).c_str(), format.c_str());
    printList("meshes", character.meshes.size(), [&](std::size_t i) {
        const MeshInstance& instance = character.meshes[i];
        std::printf("  %s: %zu vertices, %zu triangles", printable(instance.name).c_str(),
                    instance.mesh->vertexCount(), triangleCount(*instance.mesh));
        if (instance.binding)
            std::printf(", %zu joints, at most %zu influences", instance.binding->joints.size(),
                        instance.binding->weights().maxInfluences());
        if (!instance.mesh->morphTargets.empty())
            std::printf(", %zu morph targets", instance.mesh->morphTargets.size());
        std::printf("\n");
    });
    const std::vector<double> lengths = boneLengths(character.skeleton);
    printList("bones", character.skeleton.boneCount(), [&](std::size_t i) {
        const BoneIndex parent = character.skeleton.parents[i];
        std::printf("  #%zu %s", i, printable(character.skeleton.names[i]).c_str());
        if (parent.isValid())
            std::printf(", under #%u", parent.value());
        std::printf(", %.4g m\n", lengths[i]);
    });
    printList("clips", character.clips.size(), [&](std::size_t i) {
        const Clip& clip = *character.clips[i];
        std::printf("  #%zu %s: %.3f s from %.3f s, %zu keys\n", i, printable(clip.name).c_str(),
                    clip.duration, clip.start, keyCount(clip));
    });
    printList("saved poses", character.poseLibrary.size(), [&](std::size_t i) {
        std::printf("  #%zu %s\n", i, character.poseLibrary[i]->name.c_str());
    });
    const Rig& rig = rigOf(character);
    if (character.rig) {
        printList("controls", rig.controls.size(), [&](std::size_t i) {
            std::printf("  #%zu %s\n", i, printable(controlLabel(rig, ControlIndex(i))).c_str());
        });
        printList("IK handles", rig.handles.size(), [&](std::size_t i) {
            std::printf("  #%zu %s\n", i, printable(handleLabel(rig, IkHandleIndex(i))).c_str());
        });
        printList("constraints", rig.constraints.size(), [&](std::size_t i) {
            std::printf("  #%zu %s\n", i,
                        printable(constraintLabel(rig, ConstraintIndex(i))).c_str());
        });
    }
    std::printf("report:\n");
    printFindings(stdout, character.importFindings);
}

int run(const Options& options) {
    const Result<OpenedFile> opened = openInput(options.file, options.import);
    if (!opened)
        return reportError(exitCodeOf(opened.error()), options.file, opened.error(), options.json);
    const Character& character = opened->character;
    const std::string format = opened->isProject ? "rigw" : character.foreign.sourceFormat;
    if (options.json)
        printJson({{"file", options.file},
                   {"format", format},
                   {"meshes", meshesJson(character)},
                   {"bones", bonesJson(character.skeleton)},
                   {"clips", clipsJson(character)},
                   {"poses", posesJson(character)},
                   {"controls", controlsJson(character)},
                   {"handles", handlesJson(character)},
                   {"constraints", constraintsJson(character)},
                   {"report", toJson(character.importFindings)}});
    else
        printText(options, character, format);
    return kFine;
}
} // namespace

void addInfoVerb(CLI::App& app, Action& action) {
    const auto options = std::make_shared<Options>();
    CLI::App* verb = app.add_subcommand("info", "What is in the file");
    verb->add_option("FILE", options->file, kCharacterFile)->required();
    addImportOptions(*verb, options->import);
    verb->add_flag("--json", options->json, "One JSON object on standard output");
    verb->callback([options, &action] { action = [options] { return run(*options); }; });
}

} // namespace rigwright::cli
