// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which vertices a dab reaches, and how strongly.
#include "core/weights/brush_footprint.h"

#include "core/weights/surface_ways.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace rigwright {

float brushFalloff(BrushFalloff falloff, float t) {
    if (!(t < 1.0f))
        return 0.0f;
    const float p = 1.0f - std::max(t, 0.0f);
    switch (falloff) {
    case BrushFalloff::Smooth:
        return p * p * (3.0f - 2.0f * p);
    case BrushFalloff::Linear:
        return p;
    case BrushFalloff::Sharp:
        return p * p;
    case BrushFalloff::Constant:
        return 1.0f;
    }
    return 0.0f;
}

namespace {

/// Ascending order in linear time: by 11 bits at a time, only as many as the largest number has.
void sortIndices(std::vector<std::uint32_t>& numbers) {
    constexpr std::uint32_t kBits = 11;
    constexpr std::size_t kBuckets = std::size_t{1} << kBits;
    if (std::ranges::is_sorted(numbers))
        return;
    if (numbers.size() < 256) {
        std::ranges::sort(numbers);
        return;
    }
    const std::uint32_t largest = std::ranges::max(numbers);
    std::vector<std::uint32_t> other(numbers.size());
    for (std::uint32_t shift = 0; shift < 32 && (largest >> shift) != 0; shift += kBits) {
        std::array<std::uint32_t, kBuckets + 1> starts{};
        for (const std::uint32_t number : numbers)
            ++starts[((number >> shift) & (kBuckets - 1)) + 1];
        for (std::size_t bucket = 0; bucket < kBuckets; ++bucket)
            starts[bucket + 1] += starts[bucket];
        for (const std::uint32_t number : numbers)
            other[starts[(number >> shift) & (kBuckets - 1)]++] = number;
        numbers.swap(other);
    }
}

/// Strength of a point: its nearest vertex counts, and one that faces the eye is enough (at a hard
/// edge twins have different normals).
float strengthOf(std::span<const VertexIndex> twins, const BrushQuery& query) {
    bool facing = !query.frontFacesOnly || query.normals.empty();
    float nearest = std::numeric_limits<float>::infinity();
    for (const VertexIndex vertex : twins) {
        nearest = std::min(nearest, (query.positions[vertex.value()] - query.centre).squaredNorm());
        facing = facing || query.normals[vertex.value()].dot(query.towardsEye) > 0.0f;
    }
    return facing ? brushFalloff(query.falloff, std::sqrt(nearest) / query.radius) : 0.0f;
}

/// The same for a point at the end of a way of this length.
float strengthAlong(float length, std::span<const VertexIndex> twins, const BrushQuery& query) {
    const bool facing = !query.frontFacesOnly || query.normals.empty() ||
                        std::ranges::any_of(twins, [&](VertexIndex vertex) {
                            return query.normals[vertex.value()].dot(query.towardsEye) > 0.0f;
                        });
    return facing ? brushFalloff(query.falloff, length / query.radius) : 0.0f;
}

/// Adds a point with all its vertices.
void add(std::span<const VertexIndex> twins, float strength, BrushFootprint& footprint) {
    if (!(strength > 0.0f))
        return;
    for (const VertexIndex vertex : twins) {
        footprint.vertices.push_back(vertex);
        footprint.strengths.push_back(strength);
    }
}

void addBall(const Topology& topology, const BrushQuery& query, BrushFootprint& footprint) {
    assert(query.grid);
    query.grid->ball(query.positions, query.centre, query.radius, footprint.vertices);
    std::vector<std::uint32_t> points;
    points.reserve(footprint.vertices.size());
    for (const VertexIndex vertex : footprint.vertices)
        points.push_back(topology.pointOfVertex[vertex.value()].value());
    sortIndices(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    footprint.vertices.clear();
    for (const std::uint32_t point : points) {
        const auto twins = topology.verticesOf(PointIndex(point));
        add(twins, strengthOf(twins, query), footprint);
    }
}

void addSurface(const Mesh& mesh, const BrushQuery& query, BrushFootprint& footprint) {
    for (const auto& [point, length] : SurfaceWays(mesh, query).reached()) {
        const auto twins = mesh.topology.verticesOf(PointIndex(point));
        add(twins, strengthAlong(length, twins, query), footprint);
    }
}

/// Points came in ascending order; their vertices need not.
void sortByVertex(BrushFootprint& footprint) {
    if (std::ranges::is_sorted(footprint.vertices))
        return;
    std::vector<std::pair<VertexIndex, float>> pairs(footprint.vertices.size());
    for (std::size_t i = 0; i < pairs.size(); ++i)
        pairs[i] = {footprint.vertices[i], footprint.strengths[i]};
    std::ranges::sort(pairs, {}, &std::pair<VertexIndex, float>::first);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        footprint.vertices[i] = pairs[i].first;
        footprint.strengths[i] = pairs[i].second;
    }
}

} // namespace

void brushFootprint(const Mesh& mesh, const BrushQuery& query, BrushFootprint& footprint) {
    footprint.vertices.clear();
    footprint.strengths.clear();
    if (!(query.radius > 0.0f))
        return;
    assert(query.positions.size() == mesh.vertexCount());
    assert(query.normals.empty() || query.normals.size() == mesh.vertexCount());
    if (query.reach == BrushReach::Surface)
        addSurface(mesh, query, footprint);
    else
        addBall(mesh.topology, query, footprint);
    sortByVertex(footprint);
}

} // namespace rigwright
