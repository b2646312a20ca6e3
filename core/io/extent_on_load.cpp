// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The box of a character in its current pose.
#include "core/io/extent_on_load.h"

#include "core/character/evaluate_frame.h"
#include "core/skin/skinning.h"

#include <algorithm>

namespace rigwright {

namespace {

/// Some vertices of an instance, as a mesh of their own in its place.
struct Sample {
    std::vector<Vec3f> positions; ///< morphs added
    SkinWeights rows;
};

Sample sampleOf(const MeshInstance& instance, const std::vector<float>& morphWeights,
                std::size_t mostVertices) {
    const Mesh& mesh = *instance.mesh;
    const std::size_t step = (std::max<std::size_t>(mesh.vertexCount(), 1) - 1) / mostVertices + 1;
    Sample sample;
    for (std::size_t v = 0; v < mesh.vertexCount(); v += step) {
        Vec3f position = mesh.positions[v];
        for (std::size_t i = 0; i < morphWeights.size(); ++i)
            if (morphWeights[i] != 0.0f && !mesh.morphTargets[i].positionDeltas.empty())
                position += morphWeights[i] * mesh.morphTargets[i].positionDeltas[v];
        sample.positions.push_back(position.allFinite() ? position : mesh.positions[v]);
    }
    if (!instance.binding)
        return sample;
    sample.rows = SkinWeights(sample.positions.size());
    for (std::size_t i = 0; i < sample.positions.size(); ++i)
        sample.rows.setRow(VertexIndex(i),
                           instance.binding->weights().copyRow(VertexIndex(i * step)));
    return sample;
}

} // namespace

Eigen::AlignedBox3d extentOnLoad(const Character& character, std::size_t mostVertices) {
    const bool anyVisible = std::ranges::any_of(character.meshes, &MeshInstance::visible);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, {}, caches, state, frame);
    Eigen::AlignedBox3d box;
    std::vector<Vec3f> placed;
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        if (anyVisible && !instance.visible)
            continue;
        const Sample sample = sampleOf(instance, frame.pose.morphWeights[i], mostVertices);
        placed.assign(sample.positions.size(), Vec3f::Zero());
        SkinningInput input;
        input.positions = sample.positions;
        input.modelFromUnbound = modelFromUnbound(instance, frame.modelFromBone);
        if (instance.binding) {
            input.weights = &sample.rows;
            input.palette = frame.palettes[i];
            skinningFunction(SkinningMethod::LinearBlend)(input, {}, {placed, {}});
        } else {
            placeUnbound(input, {}, {placed, {}});
        }
        for (const Vec3f& position : placed)
            box.extend(position.cast<double>());
    }
    if (box.isEmpty())
        for (const Affine3d& bone : frame.modelFromBone)
            box.extend(bone.translation());
    return box;
}

} // namespace rigwright
