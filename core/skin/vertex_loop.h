// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the skinning methods share inside: the loop over vertices, row sums, and the last guards.
#pragma once

#include "core/base/parallel.h"
#include "core/skin/skinning.h"

#include <cstddef>

namespace rigwright {

/// Vertices below which starting threads costs more than it gives.
inline constexpr std::size_t kSkinningGrain = 3072;

/// Calls kernel(v) for the given vertices (empty: all `vertexCount`), on several threads beyond ≈
/// 3k.
template <class Kernel>
void forEachVertex(std::size_t vertexCount, std::span<const VertexIndex> vertices,
                   const Kernel& kernel) {
    if (vertices.empty())
        parallelFor(vertexCount, kSkinningGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t v = begin; v < end; ++v)
                kernel(v);
        });
    else
        parallelFor(vertices.size(), kSkinningGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i)
                kernel(vertices[i].value());
        });
}

/// matrix · position, every coordinate clamped to the range of float (never NaN or infinite).
Vec3f placedPosition(const Affine3d& matrix, const Vec3f& position);

/// Unit normal under the inverse transpose of `linear` (as of a singular matrix: the direction it
/// tends to); `normal` itself where that is not defined.
Vec3f placedNormal(const Mat3d& linear, const Vec3f& normal);

} // namespace rigwright
