// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Automatic weights for a mesh of a character: its bones, its locks, and a binding where it has
/// none.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/weights/bind.h"

#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// `vertices`: those alone, with their twins. `bones`: these alone get weights; empty = all that
/// the mesh may hang on. `locked`: one entry a bone, as heldBones() makes it. `segments`: where the
/// bones lie (with radii of envelopes), for joints as bindJoints() lists them; empty = as
/// bindSegments() says.
struct MeshBindOptions {
    BindSettings settings;
    std::optional<std::span<const VertexIndex>> vertices = std::nullopt;
    std::span<const BoneIndex> bones = {};
    std::span<const std::uint8_t> locked = {};
    std::span<const BoneSegment> segments = {};
    BindCache* cache = nullptr;
};

/// `edit` is about the rows of the mesh's binding. `binding`: where rows change and the joints had
/// to (the mesh had none, or bones were asked for that were no joints of it) the whole new binding,
/// with the edit applied; the old rows keep their joint numbers.
struct MeshBind {
    WeightEdit edit;
    std::optional<Binding> binding;
    BindReport report;
    Findings findings;
    bool cancelled = false;
};

/// All bones that meshes hang on; where there are none all but nodes that only place a mesh (with
/// nothing below them). Ascending.
std::vector<BoneIndex> deformBones(const Character& character);

/// The bones that a mesh hangs on or would hang on: the joints of its binding and, behind them, the
/// `bones` that are no joints yet; without a binding and `bones` the deformBones().
std::vector<BoneIndex> bindJoints(const Character& character, MeshInstanceIndex instance,
                                  std::span<const BoneIndex> bones = {});

/// Where those joints were at bind, else (new ones) where they rest: bone to mesh.
std::vector<Affine3d> meshFromJoints(const Character& character, MeshInstanceIndex instance,
                                     std::span<const BoneIndex> joints);

/// boneSegments() of those joints, in mesh coordinates, with the radii of the envelopes that the
/// user set.
std::vector<BoneSegment> bindSegments(const Character& character, MeshInstanceIndex instance,
                                      std::span<const BoneIndex> bones = {});

/// Binds a mesh; nothing of the character is changed. Errors: "bind-no-vertices", "bind-no-bones"
/// (none there, or all locked), "bind-mesh-locked", "bind-too-many-bones" (above 65535).
Result<MeshBind> bindMesh(const Character& character, MeshInstanceIndex instance,
                          const MeshBindOptions& options, const WeightProgress& progress = {});

/// Puts a bind into the character: the new binding or the edit. Nothing happens where it was
/// cancelled.
void applyBind(Character& character, MeshInstanceIndex instance, const MeshBind& bind);

} // namespace rigwright
