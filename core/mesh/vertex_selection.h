// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Selections of vertices: growing, shrinking, whole islands, and sets of them.
#pragma once

#include "core/base/index.h"
#include "core/mesh/topology.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rigwright {

/// Ascending and unique. What the functions below return is whole points: of twins all or none, so
/// that no operation on a selection opens a seam.
using VertexSelection = std::vector<VertexIndex>;

/// The vertices given and their twins. Precondition here and below: vertices of that mesh; any
/// order, any number of times.
VertexSelection withTwins(const Topology& topology, std::span<const VertexIndex> vertices);

/// The points of the vertices, each once, ascending.
std::vector<PointIndex> pointsOf(const Topology& topology, std::span<const VertexIndex> vertices);

/// All vertices of the points.
VertexSelection verticesOf(const Topology& topology, std::span<const PointIndex> points);

/// Every vertex.
VertexSelection allVertices(const Topology& topology);

/// All vertices but these and their twins.
VertexSelection inverted(const Topology& topology, std::span<const VertexIndex> vertices);

/// With the neighbours along edges, `steps` times. Cost proportional to the result, and a byte a
/// point.
VertexSelection grown(const Topology& topology, const PointAdjacency& adjacency,
                      std::span<const VertexIndex> vertices, std::size_t steps = 1);

/// Without the points that have a neighbour outside, `steps` times: what inverting, growing and
/// inverting gives. The open rim of a surface is not an outside.
VertexSelection shrunk(const Topology& topology, const PointAdjacency& adjacency,
                       std::span<const VertexIndex> vertices, std::size_t steps = 1);

/// Everything connected with the vertices along edges. Cost as of grown().
VertexSelection islandsOf(const Topology& topology, const PointAdjacency& adjacency,
                          std::span<const VertexIndex> vertices);

/// Sets of selections; both sides ascending and unique.
VertexSelection united(std::span<const VertexIndex> a, std::span<const VertexIndex> b);
VertexSelection common(std::span<const VertexIndex> a, std::span<const VertexIndex> b);
VertexSelection without(std::span<const VertexIndex> a, std::span<const VertexIndex> b);

} // namespace rigwright
