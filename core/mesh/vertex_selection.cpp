// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Selections of vertices, worked out on points.
#include "core/mesh/vertex_selection.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

namespace rigwright {
namespace {

/// One flag a point: far cheaper than a hash set where much is selected.
class PointSet {
public:
    PointSet(std::size_t count, std::span<const PointIndex> points) : m_flags(count, 0) {
        for (const PointIndex point : points)
            m_flags[point.value()] = 1;
    }
    [[nodiscard]] bool contains(PointIndex point) const { return m_flags[point.value()] != 0; }
    /// True where it was not there before.
    bool insert(PointIndex point) { return std::exchange(m_flags[point.value()], 1) == 0; }
    void erase(PointIndex point) { m_flags[point.value()] = 0; }

private:
    std::vector<std::uint8_t> m_flags;
};

/// Goes outwards along edges, at most `steps` times; the points found come behind those given.
void spread(std::size_t count, const PointAdjacency& adjacency, std::vector<PointIndex>& points,
            std::size_t steps) {
    PointSet seen(count, points);
    std::size_t first = 0;
    for (std::size_t step = 0; step < steps && first < points.size(); ++step) {
        const std::size_t last = points.size();
        for (; first < last; ++first)
            for (const PointIndex neighbour : adjacency.of(points[first]))
                if (seen.insert(neighbour))
                    points.push_back(neighbour);
    }
}

} // namespace

std::vector<PointIndex> pointsOf(const Topology& topology, std::span<const VertexIndex> vertices) {
    std::vector<PointIndex> points;
    points.reserve(vertices.size());
    for (const VertexIndex vertex : vertices)
        points.push_back(topology.pointOfVertex[vertex.value()]);
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

VertexSelection verticesOf(const Topology& topology, std::span<const PointIndex> points) {
    VertexSelection vertices;
    vertices.reserve(points.size());
    for (const PointIndex point : points)
        std::ranges::copy(topology.verticesOf(point), std::back_inserter(vertices));
    std::ranges::sort(vertices);
    vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
    return vertices;
}

VertexSelection withTwins(const Topology& topology, std::span<const VertexIndex> vertices) {
    return verticesOf(topology, pointsOf(topology, vertices));
}

VertexSelection allVertices(const Topology& topology) {
    VertexSelection all;
    all.reserve(topology.pointOfVertex.size());
    for (std::size_t v = 0; v < topology.pointOfVertex.size(); ++v)
        all.emplace_back(v);
    return all;
}

VertexSelection inverted(const Topology& topology, std::span<const VertexIndex> vertices) {
    return without(allVertices(topology), withTwins(topology, vertices));
}

VertexSelection grown(const Topology& topology, const PointAdjacency& adjacency,
                      std::span<const VertexIndex> vertices, std::size_t steps) {
    std::vector<PointIndex> points = pointsOf(topology, vertices);
    spread(topology.pointCount(), adjacency, points, steps);
    return verticesOf(topology, points);
}

VertexSelection shrunk(const Topology& topology, const PointAdjacency& adjacency,
                       std::span<const VertexIndex> vertices, std::size_t steps) {
    std::vector<PointIndex> points = pointsOf(topology, vertices);
    PointSet inside(topology.pointCount(), points);
    for (std::size_t step = 0; step < steps; ++step) {
        std::vector<PointIndex> kept;
        std::vector<PointIndex> rim;
        for (const PointIndex point : points) {
            const bool isInner = std::ranges::all_of(
                adjacency.of(point), [&](PointIndex next) { return inside.contains(next); });
            (isInner ? kept : rim).push_back(point);
        }
        if (rim.empty())
            break;
        for (const PointIndex point : rim)
            inside.erase(point);
        points = std::move(kept);
    }
    return verticesOf(topology, points);
}

VertexSelection islandsOf(const Topology& topology, const PointAdjacency& adjacency,
                          std::span<const VertexIndex> vertices) {
    return grown(topology, adjacency, vertices, topology.pointCount());
}

VertexSelection united(std::span<const VertexIndex> a, std::span<const VertexIndex> b) {
    VertexSelection result;
    std::ranges::set_union(a, b, std::back_inserter(result));
    return result;
}

VertexSelection common(std::span<const VertexIndex> a, std::span<const VertexIndex> b) {
    VertexSelection result;
    std::ranges::set_intersection(a, b, std::back_inserter(result));
    return result;
}

VertexSelection without(std::span<const VertexIndex> a, std::span<const VertexIndex> b) {
    VertexSelection result;
    std::ranges::set_difference(a, b, std::back_inserter(result));
    return result;
}

} // namespace rigwright
