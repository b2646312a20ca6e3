// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceMesh: the quads of a sample; and the surface nets that make them.
#pragma once

#include "core/samples/generator/field.h"
#include "core/samples/generator/graded_grid.h"

#include <array>
#include <cstdint>
#include <vector>

namespace rigwright::generator {

using Quad = std::array<std::uint32_t, 4>;

/// A quad surface, corners counter-clockwise seen from outside. While it is the half x ≥ 0 of a
/// symmetric sample, `onMirror` marks the points of x = 0 and `mirrorOf` is empty; once completed,
/// `mirrorOf[p]` is the reflection of p (itself on the plane), and quad f + quads/2 reflects quad
/// f.
struct SurfaceMesh {
    std::vector<Vec3d> points;
    std::vector<Quad> quads;
    std::vector<std::uint8_t> onMirror;
    std::vector<std::uint32_t> mirrorOf;
};

/// Surface nets with one vertex for each patch of surface in a cell, so that sheets that share a
/// cell stay apart (Gibson 1998; patches as in Nielson, "Dual marching cubes", 2004). The vertex is
/// the mean of the patch's edge crossings. Every active grid edge gives one quad.
SurfaceMesh extractSurface(const Field& field, const GradedGrid& grid, bool symmetricX);

/// Adds the reflected half of a symmetric sample.
void completeMirror(SurfaceMesh& mesh);

/// Points joined by an edge to each point, without duplicates, ascending.
std::vector<std::vector<std::uint32_t>> neighboursOf(const SurfaceMesh& mesh);

} // namespace rigwright::generator
