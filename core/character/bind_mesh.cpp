// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binding meshes of characters.
#include "core/character/bind_mesh.h"

#include "core/character/bind_envelopes.h"
#include "core/pose/pose.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {
namespace {

/// modelFromMesh of an instance at rest.
Affine3d restOf(const MeshInstance& instance, const std::vector<Affine3d>& modelFromBone) {
    return instance.parent.isValid()
               ? Affine3d(modelFromBone[instance.parent.value()] * instance.parentFromMesh)
               : instance.parentFromMesh;
}

bool isUsable(const Affine3d& matrix) {
    return matrix.matrix().allFinite() && std::abs(matrix.linear().determinant()) > 1e-30;
}

Binding extended(const Character& character, MeshInstanceIndex instance,
                 std::vector<BoneIndex> joints, const std::vector<Affine3d>& meshFromJoint) {
    const MeshInstance& mesh = character.meshes[instance.value()];
    Binding binding;
    if (mesh.binding) {
        binding = *mesh.binding;
    } else {
        binding.name = mesh.name;
        binding.layers.push_back({"Base", SkinWeights(mesh.mesh->vertexCount())});
    }
    for (std::size_t j = binding.joints.size(); j < joints.size(); ++j)
        binding.boneFromMeshBind.push_back(isUsable(meshFromJoint[j]) ? meshFromJoint[j].inverse()
                                                                      : Affine3d::Identity());
    binding.joints = std::move(joints);
    return binding;
}

std::vector<std::string> namesOf(const Skeleton& skeleton, std::span<const BoneIndex> joints) {
    std::vector<std::string> names;
    for (const BoneIndex joint : joints)
        names.push_back(skeleton.names[joint.value()]);
    return names;
}

/// One entry a joint: 1 where the bone is marked.
std::vector<std::uint8_t> byJoint(std::span<const std::uint8_t> byBone,
                                  std::span<const BoneIndex> joints) {
    std::vector<std::uint8_t> marks(joints.size());
    for (std::size_t j = 0; j < joints.size(); ++j)
        marks[j] = joints[j].value() < byBone.size() ? byBone[joints[j].value()] : 0;
    return marks;
}

Error noBones() {
    return {"bind-no-bones", "there is no free bone to bind to", "",
            "unlock or select bones, or give the file of a skeleton (--skeleton)"};
}

/// boneSegments() with the envelopes that the user set.
std::vector<BoneSegment> segmentsOf(const Character& character, std::span<const BoneIndex> joints,
                                    const std::vector<Affine3d>& meshFromJoint) {
    std::vector<BoneSegment> segments = boneSegments(character.skeleton, joints, meshFromJoint);
    setEnvelopes(segments, character, joints,
                 meshUnitsPerMetre(character.skeleton, joints, meshFromJoint));
    return segments;
}

/// 1 for the nodes that only place a mesh, a camera or a light: nothing else hangs on them.
std::vector<std::uint8_t> sceneNodes(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    std::vector<std::uint8_t> scenery(skeleton.boneCount());
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.parent.isValid())
            scenery[mesh.parent.value()] = 1;
    const std::vector<std::string>& nodes = character.foreign.nodeJson;
    for (std::size_t b = 0; b < std::min(nodes.size(), scenery.size()); ++b)
        if (nodes[b].find("\"camera\"") != std::string::npos ||
            nodes[b].find("\"KHR_lights_punctual\"") != std::string::npos)
            scenery[b] = 1;
    for (std::size_t b = skeleton.boneCount(); b-- > 0;) // children first
        if (const BoneIndex parent = skeleton.parents[b]; parent.isValid() && scenery[b] == 0)
            scenery[parent.value()] = 0;
    return scenery;
}

} // namespace

std::vector<BoneIndex> deformBones(const Character& character) {
    const std::vector<std::uint8_t>& deform = character.skeleton.deform;
    const bool any = std::ranges::any_of(deform, [](auto flag) { return flag != 0; });
    const std::vector<std::uint8_t> scenery = sceneNodes(character);
    std::vector<BoneIndex> bones;
    for (std::size_t b = 0; b < character.skeleton.boneCount(); ++b)
        if (any ? deform[b] != 0 : scenery[b] == 0)
            bones.emplace_back(b);
    return bones;
}

std::vector<BoneIndex> bindJoints(const Character& character, MeshInstanceIndex instance,
                                  std::span<const BoneIndex> bones) {
    const std::optional<Binding>& binding = character.meshes[instance.value()].binding;
    std::vector<BoneIndex> joints;
    if (binding)
        joints = binding->joints;
    else if (bones.empty())
        joints = deformBones(character);
    for (const BoneIndex bone : bones)
        if (std::ranges::find(joints, bone) == joints.end())
            joints.push_back(bone);
    return joints;
}

std::vector<Affine3d> meshFromJoints(const Character& character, MeshInstanceIndex instance,
                                     std::span<const BoneIndex> joints) {
    const MeshInstance& mesh = character.meshes[instance.value()];
    std::vector<Affine3d> modelFromBone;
    computeModelPose(character.skeleton, character.skeleton.restLocal, modelFromBone);
    const Affine3d modelFromMesh = restOf(mesh, modelFromBone);
    // A bound mesh may stand elsewhere than its node: where its first usable joint puts it at rest.
    Affine3d meshFromModel =
        isUsable(modelFromMesh) ? modelFromMesh.inverse() : Affine3d::Identity();
    std::vector<Affine3d> meshFromJoint;
    const std::size_t bound = mesh.binding ? mesh.binding->joints.size() : 0;
    bool known = bound == 0;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        const Affine3d& atRest = modelFromBone[joints[j].value()];
        if (j < bound && isUsable(mesh.binding->boneFromMeshBind[j])) {
            meshFromJoint.push_back(mesh.binding->boneFromMeshBind[j].inverse());
            if (!known && isUsable(atRest))
                meshFromModel = meshFromJoint.back() * atRest.inverse();
            known = known || isUsable(atRest);
            continue;
        }
        meshFromJoint.push_back(meshFromModel * atRest);
    }
    return meshFromJoint;
}

std::vector<BoneSegment> bindSegments(const Character& character, MeshInstanceIndex instance,
                                      std::span<const BoneIndex> bones) {
    const std::vector<BoneIndex> joints = bindJoints(character, instance, bones);
    return segmentsOf(character, joints, meshFromJoints(character, instance, joints));
}

Result<MeshBind> bindMesh(const Character& character, MeshInstanceIndex instance,
                          const MeshBindOptions& options, const WeightProgress& progress) {
    const MeshInstance& mesh = character.meshes[instance.value()];
    if (mesh.locked)
        return Error{"bind-mesh-locked", "the mesh '" + mesh.name + "' is locked", "",
                     "unlock the mesh first"};
    if (mesh.mesh->vertexCount() == 0)
        return Error{"bind-no-vertices", "the mesh '" + mesh.name + "' has no vertices", "",
                     "take another mesh"};
    const std::vector<BoneIndex> joints = bindJoints(character, instance, options.bones);
    if (joints.empty())
        return noBones();
    if (joints.size() > 0xffff)
        return Error{"bind-too-many-bones", "more than 65535 bones", "", "select fewer bones"};
    const std::vector<Affine3d> meshFromJoint = meshFromJoints(character, instance, joints);
    const bool isNew = !mesh.binding || mesh.binding->joints.size() != joints.size();
    std::optional<Binding> binding;
    if (isNew)
        binding = extended(character, instance, joints, meshFromJoint);
    const std::vector<BoneSegment> segments =
        options.segments.empty()
            ? segmentsOf(character, joints, meshFromJoint)
            : std::vector<BoneSegment>(options.segments.begin(), options.segments.end());
    std::vector<std::uint8_t> selected;
    if (!options.bones.empty()) {
        std::vector<std::uint8_t> ofBone(character.skeleton.boneCount());
        for (const BoneIndex bone : options.bones)
            ofBone[bone.value()] = 1;
        selected = byJoint(ofBone, joints);
    }
    const std::vector<std::uint8_t> locked = byJoint(options.locked, joints);
    const SkinWeights& weights = binding ? binding->weights() : mesh.binding->weights();
    BindResult result =
        bindWeights({.scope = {instance, *mesh.mesh, weights, options.vertices, locked},
                     .segments = segments,
                     .jointCount = joints.size(),
                     .selected = selected,
                     .settings = options.settings,
                     .cache = options.cache},
                    progress);
    if (result.report.noBones)
        return noBones();
    MeshBind bind;
    bind.cancelled = result.cancelled;
    if (bind.cancelled) {
        bind.edit = std::move(result.edit);
        return bind;
    }
    const std::string where =
        "mesh " + (mesh.name.empty() ? std::to_string(instance.value()) : mesh.name);
    bind.findings = findingsOf(result.report, where, namesOf(character.skeleton, joints));
    if (binding && !result.edit.isEmpty()) { // joints without weights would be of no use
        applyAfter(result.edit, binding->weights());
        bind.binding = std::move(binding);
    }
    bind.edit = std::move(result.edit);
    bind.report = std::move(result.report);
    return bind;
}

void applyBind(Character& character, MeshInstanceIndex instance, const MeshBind& bind) {
    if (bind.cancelled || bind.edit.isEmpty())
        return;
    MeshInstance& mesh = character.meshes[instance.value()];
    if (!bind.binding) {
        applyAfter(bind.edit, mesh.binding->weights());
        return;
    }
    mesh.binding = bind.binding;
    for (const BoneIndex joint : mesh.binding->joints)
        character.skeleton.deform[joint.value()] = 1;
}

} // namespace rigwright
