// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// evaluateFrame: the stages of one frame.
#include "core/character/evaluate_frame.h"

#include "core/animation/sample.h"
#include "core/character/trace_bone.h"
#include "core/pose/pose.h"
#include "core/rig/rig.h"
#include "core/skin/local_frame.h"
#include "core/skin/palette.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

void applyOverrides(const FrameRequest& request, Pose& pose) {
    for (const FrameRequest::BoneOverride& change : request.overrides)
        pose.local[change.bone.value()] = change.local;
    for (const FrameRequest::ControlOverride& change : request.controlOverrides)
        pose.controls[change.control.value()] = change.value;
}

void applyRig(const Character& character, const FrameRequest& request, FrameCaches& caches,
              FrameState& state, FrameResult& result) {
    result.pose = result.source;
    if (!request.solvesRig || !character.rig) {
        result.rig = {};
        state.rig = {};
        return;
    }
    solveRig(*character.rig, caches.rigPlan.planFor(character.rig, character.skeleton),
             character.skeleton, request.rig, result.pose, state.rig, result.rig);
}

void computePalettes(const Character& character, FrameResult& result) {
    result.palettes.resize(character.meshes.size());
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const auto& binding = character.meshes[i].binding;
        if (binding)
            computePalette(*binding, result.modelFromBone, result.palettes[i]);
        else
            result.palettes[i].clear();
    }
}

void skinOnCpu(const Character& character, const FrameRequest& request, FrameCaches& caches,
               FrameResult& result) {
    result.vertices.resize(character.meshes.size());
    std::vector<std::uint8_t> wanted(character.meshes.size(), 0);
    for (const MeshInstanceIndex instance : request.cpuMeshes) {
        if (std::exchange(wanted[instance.value()], 1) != 0)
            continue;
        const Mesh& mesh = *character.meshes[instance.value()].mesh;
        FrameResult::Vertices& vertices = result.vertices[instance.value()];
        vertices.positions.resize(mesh.vertexCount());
        vertices.normals.resize(request.cpuNormals ? mesh.normals.size() : 0);
        skinInstance(character, instance, result, request.methodOverride, request.rawSums, {},
                     caches, {vertices.positions, vertices.normals});
    }
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (wanted[i] == 0)
            result.vertices[i] = {};
}

/// Calls visit(v) for the given vertices, or for all `count` where none are given.
template <class Visit>
void visitVertices(std::size_t count, std::span<const VertexIndex> vertices, const Visit& visit) {
    if (vertices.empty())
        for (std::size_t v = 0; v < count; ++v)
            visit(v);
    else
        for (const VertexIndex vertex : vertices)
            visit(vertex.value());
}

/// applyMorphs() for some vertices; the others' entries are left as they are.
bool morphVertices(const Mesh& mesh, std::span<const float> weights,
                   std::span<const VertexIndex> vertices, std::vector<Vec3f>& positions,
                   std::vector<Vec3f>* normals) {
    assert(weights.size() == mesh.morphTargets.size());
    if (std::ranges::all_of(weights, [](float weight) { return weight == 0.0f; }))
        return false;
    const std::size_t count = mesh.vertexCount();
    positions.resize(count);
    visitVertices(count, vertices, [&](std::size_t v) { positions[v] = mesh.positions[v]; });
    if (normals) {
        normals->resize(mesh.normals.size());
        if (!normals->empty())
            visitVertices(count, vertices, [&](std::size_t v) { (*normals)[v] = mesh.normals[v]; });
    }
    const bool moveNormals = normals && !normals->empty();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const MorphTarget& target = mesh.morphTargets[i];
        if (weights[i] == 0.0f)
            continue;
        if (!target.positionDeltas.empty())
            visitVertices(count, vertices, [&](std::size_t v) {
                positions[v] += weights[i] * target.positionDeltas[v];
            });
        if (moveNormals && !target.normalDeltas.empty())
            visitVertices(count, vertices, [&](std::size_t v) {
                (*normals)[v] += weights[i] * target.normalDeltas[v];
            });
    }
    visitVertices(count, vertices, [&](std::size_t v) {
        if (!positions[v].allFinite()) // absurd weights: the vertex stays
            positions[v] = mesh.positions[v];
        if (!moveNormals)
            return;
        const float length = (*normals)[v].stableNorm();
        if (length > 1e-12f && std::isfinite(length))
            (*normals)[v] /= length;
        else
            (*normals)[v] = mesh.normals[v];
    });
    return true;
}

/// What the method needs besides the palette, made now where the caches do not have it.
const SkinningPreparation& preparationFor(SkinningMethod method, const MeshInstance& placed,
                                          std::size_t instance, FrameCaches& caches) {
    if (caches.prepared.size() <= instance)
        caches.prepared.resize(instance + 1);
    SkinningPreparation& prepared = caches.prepared[instance];
    const bool will =
        caches.keepPrepared && prepared.method == method && prepared.mesh == placed.mesh;
    if (!will && !prepared.fits(method, placed.mesh, placed.binding->weights()))
        prepared = *prepareSkinning(method, placed.mesh, placed.binding->weights());
    return prepared;
}

} // namespace

Pose sourcePose(const Character& character, const std::optional<ClipSource>& clip) {
    if (!clip)
        return character.pose;
    Pose pose = restPose(character);
    sampleClip(*character.clips[clip->clip.value()], clip->time, pose);
    return pose;
}

void evaluateFrame(const Character& character, const FrameRequest& request, FrameCaches& caches,
                   FrameState& state, FrameResult& result) {
    result.source = sourcePose(character, request.clip);
    applyOverrides(request, result.source);
    applyRig(character, request, caches, state, result);
    computeModelPose(character.skeleton, result.pose.local, result.modelFromBone);
    computePalettes(character, result);
    skinOnCpu(character, request, caches, result);
    result.trace.clear();
    if (request.rig.traced.isValid() && request.rig.traced.value() < character.skeleton.boneCount())
        result.trace = traceBone(character, request, result);
}

Affine3d modelFromUnbound(const MeshInstance& instance, std::span<const Affine3d> modelFromBone) {
    if (!instance.parent.isValid())
        return instance.parentFromMesh;
    return modelFromBone[instance.parent.value()] * instance.parentFromMesh;
}

bool applyMorphs(const Mesh& mesh, std::span<const float> weights, std::vector<Vec3f>& positions,
                 std::vector<Vec3f>* normals) {
    return morphVertices(mesh, weights, {}, positions, normals);
}

void skinInstance(const Character& character, MeshInstanceIndex instance, const FrameResult& frame,
                  std::optional<SkinningMethod> methodOverride, bool rawSums,
                  std::span<const VertexIndex> vertices, FrameCaches& caches,
                  const SkinningOutput& output) {
    const MeshInstance& placed = character.meshes[instance.value()];
    const Mesh& mesh = *placed.mesh;
    const bool withNormals = !output.normals.empty();
    const bool morphed =
        morphVertices(mesh, frame.pose.morphWeights[instance.value()], vertices,
                      caches.morphedPositions, withNormals ? &caches.morphedNormals : nullptr);
    SkinningInput input;
    input.positions = morphed ? caches.morphedPositions : mesh.positions;
    if (withNormals)
        input.normals = morphed ? caches.morphedNormals : mesh.normals;
    input.modelFromUnbound = modelFromUnbound(placed, frame.modelFromBone);
    input.origin = pointAmid(mesh.positions);
    input.rawSums = rawSums;
    if (!placed.binding) {
        placeUnbound(input, vertices, output);
        return;
    }
    input.weights = &placed.binding->weights();
    input.palette = frame.palettes[instance.value()];
    const SkinningMethod method = methodOverride.value_or(placed.binding->method);
    JointTree tree;
    if (method != SkinningMethod::LinearBlend && method != SkinningMethod::DeltaMush) {
        tree = makeJointTree(character.skeleton, *placed.binding);
        input.tree = &tree;
    }
    if (method == SkinningMethod::LinearDualBlend)
        input.blendMap = &placed.binding->blendMap;
    if (needsPreparation(method)) {
        const SkinningPreparation& prepared =
            preparationFor(method, placed, instance.value(), caches);
        input.centres = prepared.centres.get();
        input.mush = prepared.mush.get();
    }
    skinningFunction(method)(input, vertices, output);
}

} // namespace rigwright
