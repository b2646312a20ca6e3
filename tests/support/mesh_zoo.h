// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes chosen by property (closed, open, soup, n-gons, loose vertices, non-manifold …).
#pragma once

#include "core/mesh/mesh.h"

#include <string>
#include <vector>

namespace rigwright::test {

/// An open grid of `columns` × `rows` quads in the XY plane, facing +Z, size 1 × 1, quads as two
/// triangles; (columns + 1)·(rows + 1) vertices.
Mesh gridMesh(std::size_t columns, std::size_t rows);

/// A closed cube of side 1 around the origin: eight vertices, six quads, facing outwards.
Mesh cubeMesh();

/// A closed tube along +X, facing outwards, of length 1 and radius 0.1: `rings` rings of `sides`
/// vertices and a fan at each end.
Mesh tubeMesh(std::size_t rings, std::size_t sides);

/// Every triangle of a mesh with three vertices of its own: seam twins everywhere, as in files that
/// are a soup of triangles.
Mesh soupOf(const Mesh& mesh);

/// A mesh from faces given as lists of vertices.
Mesh meshOf(std::string name, std::vector<Vec3f> positions,
            const std::vector<std::vector<std::uint32_t>>& faces);

/// One of each kind, finished: cube, grid, tube, soup, n-gons (convex, concave), loose vertices,
/// three faces on one edge, lines and points, several islands, no faces at all, nothing at all.
const std::vector<Mesh>& meshZoo();

} // namespace rigwright::test
