// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Runs a blend kernel over a mesh, or over some of its vertices, on several threads.
#pragma once

#include "core/skin/blend_kernels.h"
#include "core/skin/local_frame.h"
#include "core/skin/skinning.h"

#include <functional>
#include <span>
#include <vector>

namespace rigwright {

/// Sends the vertices (empty: all of them) through `kernel` in batches, and those for which float
/// does not suffice to `exceptional(v)`, which writes their output. Precondition: the palette has
/// joints, and every row names joints of it.
void runKernel(void (*kernel)(const BlendPalette&, BlendBatch&), const BlendPalette& palette,
               const SkinningInput& input, std::span<const VertexIndex> vertices,
               const SkinningOutput& output, const std::function<void(std::size_t)>& exceptional);

/// Tells a kernel's palette the origins of a frame.
void setOrigins(const LocalFrame& frame, BlendPalette& palette);

/// The palette with the identity for entries that are not finite, as computePalette() does.
std::vector<Affine3d> finitePalette(std::span<const Affine3d> palette);

/// What a vertex has where a number is not finite: the coordinate of the input's origin, +Y.
Vec3f finitePosition(const SkinningInput& input, std::size_t vertex);
Vec3f finiteNormal(const SkinningInput& input, std::size_t vertex);

/// Writes a vertex without weights: placed by `modelFromUnbound`; with raw sums a sum of nothing.
void placeZeroRow(const SkinningInput& input, std::size_t vertex, const SkinningOutput& output);

} // namespace rigwright
