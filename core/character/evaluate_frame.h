// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// evaluateFrame: from a character and a moment to bones, palettes and vertices, stage by stage.
#pragma once

#include "core/character/character.h"
#include "core/rig/solve_rig.h"
#include "core/skin/skinning.h"
#include "core/skin/skinning_preparation.h"

#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// A clip at a moment, in the clip's own time (clamped to its range, or looped by the caller).
struct ClipSource {
    ClipIndex clip;
    double time = 0.0;
};

/// What is to be shown. Without `clip` the current pose is the source; with it, the clip over the
/// rest pose (targets without a channel stay at rest, as in the file). `overrides` replace local
/// transforms after the clip (a bone being dragged), `controlOverrides` values of controls.
struct FrameRequest {
    struct BoneOverride {
        BoneIndex bone;
        Transform local;
    };
    struct ControlOverride {
        ControlIndex control;
        Transform value;
    };

    std::optional<ClipSource> clip;
    std::vector<BoneOverride> overrides;
    std::vector<ControlOverride> controlOverrides;
    /// Controls, constraints and IK handles have their say; false: the bare pose.
    bool solvesRig = true;
    /// dt, and what is to be traced or stepped through.
    RigRequest rig;
    /// Mesh instances whose vertices are needed on the CPU; the viewport needs none of them.
    std::vector<MeshInstanceIndex> cpuMeshes;
    bool cpuNormals = true;
    std::optional<SkinningMethod> methodOverride;
    bool rawSums = false;
};

/// Memory that is only there to avoid work (scratch buffers); owned and passed in by the caller.
struct FrameCaches {
    std::vector<Vec3f> morphedPositions;
    std::vector<Vec3f> morphedNormals;
    /// By mesh instance, for methods that need it. Where one is missing or does not fit,
    /// skinInstance() makes it, which takes up to seconds: an interface makes it in the background
    /// (prepareSkinning()) and puts it here.
    std::vector<SkinningPreparation> prepared;
    RigPlanCache rigPlan;
    /// Use what is in `prepared` even where weights have changed since (during a stroke).
    bool keepPrepared = false;
};

/// All memory between frames. A default one is that of a character that has not moved yet.
struct FrameState {
    RigMemory rig;
};

/// What one frame produced. `vertices` has entries for FrameRequest::cpuMeshes only.
struct FrameResult {
    struct Vertices {
        std::vector<Vec3f> positions; ///< model space
        std::vector<Vec3f> normals;   ///< unit, or empty
    };

    Pose source; ///< the pose before the rig: current or clip, with overrides
    Pose pose;   ///< after it
    std::vector<Affine3d> modelFromBone;
    RigResult rig;
    /// Of FrameRequest::rig.traced: all ten steps; else empty.
    std::vector<BoneTrace> trace;
    std::vector<std::vector<Affine3d>> palettes; ///< by mesh instance; empty where unbound
    std::vector<Vertices> vertices;              ///< by mesh instance
};

/// The pose that a frame starts from, before overrides: see FrameRequest.
Pose sourcePose(const Character& character, const std::optional<ClipSource>& clip);

/// The stages in their order; see ARCHITECTURE.md, "One frame".
void evaluateFrame(const Character& character, const FrameRequest& request, FrameCaches& caches,
                   FrameState& state, FrameResult& result);

/// modelFromMesh of an instance without a binding; for a bound one, where its zero rows stay.
Affine3d modelFromUnbound(const MeshInstance& instance, std::span<const Affine3d> modelFromBone);

/// Positions (and normals) with the morph targets added; `normals` may be null. Returns false, and
/// leaves the outputs alone, where no weight differs from 0.
bool applyMorphs(const Mesh& mesh, std::span<const float> weights, std::vector<Vec3f>& positions,
                 std::vector<Vec3f>* normals);

/// Skins one instance (or the given vertices of it) with the frame's palettes and pose; an unbound
/// one is placed. `output` is full size; its normals must be empty where the mesh has none.
void skinInstance(const Character& character, MeshInstanceIndex instance, const FrameResult& frame,
                  std::optional<SkinningMethod> methodOverride, bool rawSums,
                  std::span<const VertexIndex> vertices, FrameCaches& caches,
                  const SkinningOutput& output);

} // namespace rigwright
