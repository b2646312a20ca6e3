// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A post of quads on two bones.
#include "tests/editor/viewport/post.h"

#include "core/pose/pose.h"

#include <algorithm>
#include <cmath>

namespace rigwright::test {

namespace {
constexpr std::size_t kSides = 48;
constexpr std::size_t kRings = 41;
constexpr float kStep = 0.05f;
} // namespace

Character post() {
    Character character;
    Transform lower;
    Transform upper;
    upper.translation = Vec3d(0, 1, 0);
    const BoneIndex root = addBone(character.skeleton, "lower", BoneIndex(), lower);
    const BoneIndex top = addBone(character.skeleton, "upper", root, upper);

    Mesh mesh;
    std::vector<Vec2f> uvs;
    for (std::size_t ring = 0; ring < kRings; ++ring) {
        for (std::size_t side = 0; side < kSides; ++side) {
            const float angle = 2.0f * float(kPi) * float(side) / float(kSides);
            const Vec3f out(std::sin(angle), 0, std::cos(angle));
            mesh.positions.push_back(0.25f * out + Vec3f(0, float(ring) * kStep, 0));
            mesh.normals.push_back(out);
            uvs.emplace_back(float(side) / float(kSides), 1.0f - float(ring) / float(kRings - 1));
        }
    }
    mesh.uvSets.push_back(uvs);
    for (std::size_t ring = 0; ring + 1 < kRings; ++ring) {
        for (std::size_t side = 0; side < kSides; ++side) {
            const std::size_t next = (side + 1) % kSides;
            for (const std::size_t corner :
                 {ring * kSides + side, ring * kSides + next, (ring + 1) * kSides + next,
                  (ring + 1) * kSides + side})
                mesh.cornerVertices.push_back(std::uint32_t(corner));
            mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
        }
    }
    mesh.topology = groupTwins(mesh, {});

    Binding binding;
    binding.joints = {root, top};
    std::vector<Affine3d> modelFromBone;
    computeModelPose(character.skeleton, character.skeleton.restLocal, modelFromBone);
    for (const Affine3d& bone : modelFromBone)
        binding.boneFromMeshBind.push_back(bone.inverse());
    SkinWeights rows(mesh.vertexCount());
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const float w = std::clamp(mesh.positions[v].y() - 0.5f, 0.0f, 1.0f);
        WeightRow row;
        if (w < 1.0f)
            row.push_back({0, 1.0f - w});
        if (w > 0.0f)
            row.push_back({1, w});
        rows.setRow(VertexIndex(v), row);
    }
    binding.layers.push_back({"base", rows});

    MeshInstance instance;
    instance.name = "post";
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    return character;
}

std::vector<VertexIndex> ringOfPost(const Character& character, float y) {
    std::vector<VertexIndex> found;
    const Mesh& mesh = *character.meshes.front().mesh;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        if (std::abs(mesh.positions[v].y() - y) < kStep * 0.1f)
            found.emplace_back(v);
    }
    return found;
}

} // namespace rigwright::test
