// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One frame at rest, and the heaviest influence of each vertex.
#include "core/character/bone_surface.h"

#include "core/character/evaluate_frame.h"

#include <algorithm>

namespace rigwright {

namespace {

constexpr std::size_t kMostPoints = 20'000; ///< of one mesh

/// Invalid where nothing has any of it.
BoneIndex heaviestBone(const Binding& binding, VertexIndex vertex) {
    const auto row = binding.weights().row(vertex);
    BoneIndex heaviest;
    float most = 0.0f;
    for (std::size_t i = 0; i < row.weights.size(); ++i)
        if (row.weights[i] > most) {
            most = row.weights[i];
            heaviest = binding.joints[row.bones[i]];
        }
    return heaviest;
}

FrameRequest restRequest(const Character& character) {
    FrameRequest request;
    request.solvesRig = false;
    request.cpuNormals = false;
    request.methodOverride = SkinningMethod::LinearBlend;
    for (std::size_t bone = 0; bone < character.skeleton.boneCount(); ++bone)
        request.overrides.push_back({BoneIndex(bone), character.skeleton.restLocal[bone]});
    for (std::size_t mesh = 0; mesh < character.meshes.size(); ++mesh)
        if (character.meshes[mesh].binding)
            request.cpuMeshes.emplace_back(mesh);
    return request;
}

} // namespace

BonePoints bonePoints(const Character& character) {
    BonePoints points(character.skeleton.boneCount());
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    const FrameRequest request = restRequest(character);
    evaluateFrame(character, request, caches, state, frame);
    for (const MeshInstanceIndex mesh : request.cpuMeshes) {
        const Binding& binding = *character.meshes[mesh.value()].binding;
        const std::vector<Vec3f>& positions = frame.vertices[mesh.value()].positions;
        const std::size_t step = 1 + positions.size() / kMostPoints;
        for (std::size_t v = 0; v < positions.size(); v += step)
            if (const BoneIndex bone = heaviestBone(binding, VertexIndex(v));
                bone.isValid() && positions[v].allFinite())
                points[bone.value()].push_back(positions[v]);
    }
    return points;
}

} // namespace rigwright
