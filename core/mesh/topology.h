// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Topology: which vertices are seam twins of one point.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

struct Mesh;

/// Files split vertices at UV and normal seams. Vertices with bit-equal position (-0 = 0), equal
/// morph deltas and equal weight rows as they came form one *point*; everything that is about
/// connection (islands, smoothing, brush, mirror) works on points, and twins are edited as one, so
/// that seams never crack. Grouping happens once, on import or creation; edits never regroup.
struct Topology {
    std::vector<PointIndex> pointOfVertex;      ///< one a vertex
    std::vector<std::uint32_t> pointOffsets{0}; ///< points + 1
    std::vector<VertexIndex> pointVertices;     ///< grouped by point, ascending within a point

    [[nodiscard]] std::size_t pointCount() const { return pointOffsets.size() - 1; }
    [[nodiscard]] std::span<const VertexIndex> verticesOf(PointIndex point) const {
        return {pointVertices.data() + pointOffsets[point.value()],
                pointVertices.data() + pointOffsets[point.value() + 1]};
    }

    friend bool operator==(const Topology&, const Topology&) = default;
};

/// Groups the vertices of a mesh into points: bit-equal position and bit-equal position deltas of
/// every morph target (-0 = 0; normals and their deltas differ at seams and do not count), and
/// equal rows. `rowKey` has one entry a vertex, equal where the weight rows are equal (empty: no
/// weights); skin/skin_weights.h rowKeys() makes 64-bit hashes. Points are numbered by their first
/// vertex. O(n) expected, on several threads; the result does not depend on their number.
Topology groupTwins(const Mesh& mesh, std::span<const std::uint64_t> rowKey);

/// The topology that gives each vertex the point named for it: its lists follow from that.
/// Precondition: every point below the largest one has a vertex.
Topology topologyOf(std::vector<PointIndex> pointOfVertex);

/// Neighbours of each point along face edges and lines (no duplicates, ascending, never itself), as
/// compressed rows.
struct PointAdjacency {
    std::vector<std::uint32_t> offsets{0};
    std::vector<PointIndex> neighbours;

    [[nodiscard]] std::span<const PointIndex> of(PointIndex point) const {
        return {neighbours.data() + offsets[point.value()],
                neighbours.data() + offsets[point.value() + 1]};
    }
};
PointAdjacency pointAdjacency(const Mesh& mesh);

/// Connected pieces: the island number of each point, numbered by first point; a point without
/// neighbours is an island.
std::vector<std::uint32_t> islands(const PointAdjacency& adjacency);

} // namespace rigwright
