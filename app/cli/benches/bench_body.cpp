// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Building the benchmarks' character.
#include "app/cli/benches/bench_body.h"

#include "app/cli/benches/bench_case.h"

#include <algorithm>
#include <cmath>

namespace rigwright::cli {
namespace {

constexpr double kLength = 1.8;
constexpr double kRadius = 1.9 / (2.0 * kPi * kLength);

Mesh tube(std::size_t vertices) {
    const double circumference = 2.0 * kPi * kRadius;
    const double spacing = std::sqrt(kLength * circumference / double(vertices));
    const auto sides = std::max<std::size_t>(3, std::size_t(std::lround(circumference / spacing)));
    // The last ring may be cut short: the number of vertices is exact.
    const std::size_t rings = (vertices + sides - 1) / sides;
    Mesh mesh;
    mesh.name = "Body";
    mesh.positions.reserve(vertices);
    mesh.normals.reserve(vertices);
    for (std::size_t v = 0; v < vertices; ++v) {
        const double angle = 2.0 * kPi * double(v % sides) / double(sides);
        const Vec3d outward(0.0, std::cos(angle), std::sin(angle));
        const Vec3d along(kLength * double(v / sides) / double(rings - 1), 0.0, 0.0);
        mesh.positions.push_back((along + kRadius * outward).cast<float>());
        mesh.normals.push_back(outward.cast<float>());
    }
    for (std::size_t v = 0; v + sides < vertices; ++v) {
        const std::size_t next = v % sides + 1 == sides ? v + 1 - sides : v + 1;
        if (next + sides >= vertices)
            continue;
        for (const std::size_t corner : {v, v + sides, next + sides, v, next + sides, next})
            mesh.cornerVertices.push_back(std::uint32_t(corner));
        mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size() - 3));
        mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
    }
    return mesh;
}

/// The four nearest bones, weighed by a smooth bump twice as wide as the gap between bones.
void weigh(const Mesh& mesh, std::size_t bones, SkinWeights& weights) {
    const double gap = kLength / double(bones);
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const double at = double(mesh.positions[v].x()) / gap - 0.5;
        const auto first =
            std::size_t(std::clamp(std::floor(at) - 1.0, 0.0, double(bones < 4 ? 0 : bones - 4)));
        WeightRow row;
        double sum = 0.0;
        for (std::size_t bone = first; bone < std::min(bones, first + 4); ++bone) {
            const double reach = (at - double(bone)) / 2.0;
            row.push_back({std::uint16_t(bone), float(std::exp(-4.0 * reach * reach))});
            sum += double(row.back().weight);
        }
        for (Influence& influence : row)
            influence.weight = float(double(influence.weight) / sum);
        weights.setRow(VertexIndex(v), row);
    }
}

} // namespace

Character benchBody(std::size_t vertices, std::size_t bones) {
    Character character;
    character.name = "Bench";
    const double gap = kLength / double(bones);
    Binding binding;
    for (std::size_t b = 0; b < bones; ++b) {
        Transform local;
        local.translation.x() = b == 0 ? 0.0 : gap;
        binding.joints.push_back(addBone(character.skeleton, "Bone" + std::to_string(b),
                                         b == 0 ? BoneIndex() : BoneIndex(b - 1), local));
        Affine3d boneFromMesh = Affine3d::Identity();
        boneFromMesh.translation().x() = -gap * double(b);
        binding.boneFromMeshBind.push_back(boneFromMesh);
    }
    Mesh mesh = tube(vertices);
    binding.name = "Skin";
    binding.layers.push_back({"Base", SkinWeights(mesh.vertexCount())});
    weigh(mesh, bones, binding.weights());
    finishMesh(mesh, rowKeys(binding.weights()));
    MeshInstance instance;
    instance.name = "Body";
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    return character;
}

Pose benchPose(const Character& character) {
    Pose pose = restPose(character);
    for (std::size_t b = 0; b < pose.local.size(); ++b)
        pose.local[b].rotation =
            Quatd(Eigen::AngleAxisd(0.02 * std::sin(double(b)), Vec3d::UnitX()) *
                  Eigen::AngleAxisd(0.05 * std::cos(0.7 * double(b)), Vec3d::UnitZ()));
    return pose;
}

std::uint64_t hashBytes(const void* data, std::size_t size, std::uint64_t hash) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    for (std::size_t i = 0; i < size; ++i)
        hash = (hash ^ bytes[i]) * 0x100000001b3ull;
    return hash;
}

std::uint64_t hashOf(const SkinWeights& weights) {
    std::uint64_t hash = hashBytes(nullptr, 0);
    for (std::size_t i = 0; i < weights.blockCount(); ++i) {
        const SkinWeights::Block& block = weights.block(i);
        hash = hashBytes(block.bones.data(), block.bones.size() * sizeof(std::uint16_t), hash);
        hash = hashBytes(block.weights.data(), block.weights.size() * sizeof(float), hash);
        hash = hashBytes(block.counts.data(), block.counts.size() * sizeof(std::uint16_t), hash);
    }
    return hash;
}

std::uint64_t hashOf(const std::vector<Vec3f>& vectors, std::uint64_t start) {
    return hashBytes(vectors.data(), vectors.size() * sizeof(Vec3f), start);
}

} // namespace rigwright::cli
