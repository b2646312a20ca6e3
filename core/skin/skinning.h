// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The one signature that all skinning methods share.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"
#include "core/skin/binding.h"
#include "core/skin/joint_tree.h"
#include "core/skin/simd_target.h"
#include "core/skin/skin_weights.h"

#include <span>

namespace rigwright {

struct DeltaMush;
struct RotationCentres;

/// What a skinning method reads. `positions` are mesh coordinates at bind, morphs already added;
/// `normals` is empty or has one a vertex. `palette` as computePalette(). `modelFromUnbound` places
/// zero rows (rows without a positive weight), undeformed. `tree` (null: all joints at the mesh's
/// origin) serves methods that separate scale; the others do not read it. `origin` is a point
/// amid the mesh (pointAmid()), about which the methods compute: float digits are lost with the
/// distance from it. `rawSums`: do not divide
/// by the row's sum, as some shaders do; then zero rows collapse to the model's origin.
struct SkinningInput {
    std::span<const Vec3f> positions;
    std::span<const Vec3f> normals;
    const SkinWeights* weights = nullptr; ///< never null where a method skins
    std::span<const Affine3d> palette;
    const JointTree* tree = nullptr;
    Affine3d modelFromUnbound = Affine3d::Identity();
    Vec3f origin = Vec3f::Zero();
    bool rawSums = false;
    /// For LinearDualBlend; null or empty: kDefaultDualShare everywhere.
    const BlockArray<float>* blendMap = nullptr;
    /// For RotationCentres; null: every vertex is its own centre, which is linear blending.
    const RotationCentres* centres = nullptr;
    /// For DeltaMush; null: there is nothing to smooth, which is linear blending.
    const DeltaMush* mush = nullptr;
    SimdTarget target; ///< for tests and benchmarks
};

/// Where a skinning method writes: model coordinates, indexed by vertex, full size, not where the
/// input is. `normals` is
/// empty or full size; written unit length (a degenerate one becomes the bind normal).
struct SkinningOutput {
    std::span<Vec3f> positions;
    std::span<Vec3f> normals;
};

/// Reads and writes the given vertices only; an empty list means all of them. Every output is
/// finite for finite input. The result of a vertex does not depend on which others are computed.
using SkinningFunction = void (*)(const SkinningInput&, std::span<const VertexIndex> vertices,
                                  const SkinningOutput&);

/// The function of a method. What it needs besides a palette (RotationCentres, DeltaMush) is
/// prepared by skinning_preparation.h.
SkinningFunction skinningFunction(SkinningMethod method);

/// Places the vertices by `modelFromUnbound` alone (a mesh without a binding; weights are not
/// read).
void placeUnbound(const SkinningInput& input, std::span<const VertexIndex> vertices,
                  const SkinningOutput& output);

} // namespace rigwright
