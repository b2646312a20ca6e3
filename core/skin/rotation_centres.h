// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning with optimised centres of rotation: Le & Hodgins, "Real-time Skeletal Skinning with
/// Optimized Centers of Rotation", ACM Transactions on Graphics 35 (4), 2016.
#pragma once

#include "core/base/progress.h"
#include "core/mesh/mesh.h"
#include "core/skin/skinning.h"

#include <optional>
#include <vector>

namespace rigwright {

/// One centre a vertex, in mesh coordinates at bind. A vertex that shares its mixture of bones with
/// no surface (one influence, no faces) is its own centre.
struct RotationCentres {
    std::vector<Vec3f> centres;
};

/// The centres of a mesh: the mean of the surface, weighed by area and by how alike the mixtures of
/// bones are (equation 1 of the paper, similarity of section 4 with width 0.1). It depends on the
/// mesh and its rows, not on a pose. Triangles of nearly equal weights (1/64) are gathered first,
/// so that time goes with vertices × mixtures, not vertices × triangles. The same for any number of
/// threads. Nullopt: cancelled. Precondition: weights.rowCount() == mesh.vertexCount().
std::optional<RotationCentres> computeRotationCentres(const Mesh& mesh, const SkinWeights& weights,
                                                      const Progress& progress = {});

/// v' = Σ w M c + R (v - c): the vertex turns by the blended dual quaternions' rotation about where
/// linear blending takes its centre c. Joints' scale is blended linearly, as for dual quaternions.
/// `input.centres` are those of the mesh; centres that are missing are the vertices themselves.
void rotationCentresBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                          const SkinningOutput& output);

} // namespace rigwright
