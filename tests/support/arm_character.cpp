// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The arm: a tube over two bones.
#include "tests/support/arm_character.h"

#include "tests/support/mesh_zoo.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright::test {

namespace {

MeshInstance bound(const char* name, Mesh mesh, const std::vector<BoneIndex>& joints,
                   const std::vector<Affine3d>& modelFromBone) {
    MeshInstance instance;
    instance.name = name;
    mesh.name = name;
    mesh.normals = computeNormals(mesh, mesh.positions, true);
    Binding binding;
    binding.joints = joints;
    for (const BoneIndex joint : joints)
        binding.boneFromMeshBind.push_back(modelFromBone[joint.value()].inverse());
    binding.layers.push_back({"base", SkinWeights(mesh.vertexCount())});
    instance.binding = std::move(binding);
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    return instance;
}

Clip bend() {
    Channel channel;
    channel.target = ChannelTarget::Rotation;
    channel.bone = BoneIndex(kLower);
    channel.width = 4;
    channel.times = {0.0f, 1.0f};
    const float half = std::sqrt(0.5f);
    channel.values = {0.0f, 0.0f, 0.0f, 1.0f, 0.0f, 0.0f, half, half};
    Clip clip;
    clip.name = "bend";
    clip.channels.push_back(channel);
    updateRange(clip);
    return clip;
}

} // namespace

Character armCharacter() {
    Character character;
    character.name = "arm";
    Transform place;
    const BoneIndex upper = addBone(character.skeleton, "upper", {}, place);
    place.translation = {0.5, 0.0, 0.0};
    const BoneIndex lower = addBone(character.skeleton, "lower", upper, place);
    addBone(character.skeleton, "helper", lower, place);
    std::vector<Affine3d> modelFromBone;
    computeModelPose(character.skeleton, character.skeleton.restLocal, modelFromBone);

    character.meshes.push_back(
        bound("Arm", soupOf(tubeMesh(41, 16)), {upper, lower}, modelFromBone));
    MeshInstance& arm = character.meshes.back();
    for (std::size_t i = 0; i < arm.mesh->vertexCount(); ++i) {
        const float t = std::clamp((arm.mesh->positions[i].x() - 0.4f) / 0.2f, 0.0f, 1.0f);
        const float weight = t * t * (3.0f - 2.0f * t);
        WeightRow row;
        if (weight < 1.0f)
            row.push_back({0, 1.0f - weight});
        if (weight > 0.0f)
            row.push_back({1, weight});
        arm.binding->weights().setRow(VertexIndex(i), row);
    }

    Mesh cube = cubeMesh();
    for (Vec3f& position : cube.positions)
        position = position * 0.3f + Vec3f(0.5f, 0.5f, 0.0f);
    character.meshes.push_back(bound("Cuff", std::move(cube), {lower}, modelFromBone));
    MeshInstance& cuff = character.meshes.back();
    for (std::size_t i = 0; i < cuff.mesh->vertexCount(); ++i)
        cuff.binding->weights().setRow(VertexIndex(i), WeightRow{{0, 1.0f}});

    character.clips.push_back(std::make_shared<const Clip>(bend()));
    finishCharacter(character);
    return character;
}

Character unnormalisedArm() {
    Character character = armCharacter();
    character.meshes[0].binding->weights().setRow(VertexIndex(0), WeightRow{{0, 0.5f}});
    return character;
}

VertexIndex sharedVertex(const Character& character) {
    const SkinWeights& weights = character.meshes[0].binding->weights();
    for (std::size_t i = 0; i < weights.rowCount(); ++i) {
        if (weights.row(VertexIndex(i)).size() == 2)
            return VertexIndex(i);
    }
    return {};
}

} // namespace rigwright::test
