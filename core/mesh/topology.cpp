// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Grouping seam twins, neighbours of points, connected pieces.
#include "core/mesh/topology.h"

#include "core/base/parallel.h"
#include "core/mesh/mesh.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>

namespace rigwright {
namespace {

/// Bits of a float, with -0 as 0.
std::uint32_t plainBits(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return bits == 0x80000000u ? 0u : bits;
}

bool sameBits(const Vec3f& a, const Vec3f& b) {
    return plainBits(a.x()) == plainBits(b.x()) && plainBits(a.y()) == plainBits(b.y()) &&
           plainBits(a.z()) == plainBits(b.z());
}

std::uint64_t mix(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9e3779b97f4a7c15ull;
    return hash ^ (hash >> 29);
}

std::uint64_t mix(std::uint64_t hash, const Vec3f& v) {
    hash = mix(hash, plainBits(v.x()) | std::uint64_t(plainBits(v.y())) << 32);
    return mix(hash, plainBits(v.z()));
}

/// What makes two vertices twins.
struct TwinKey {
    const Mesh& mesh;
    std::span<const std::uint64_t> rowKey;

    [[nodiscard]] std::uint64_t hash(std::size_t v) const {
        std::uint64_t h = mix(0x51ed270b7f4a7c15ull, mesh.positions[v]);
        if (!rowKey.empty())
            h = mix(h, rowKey[v]);
        for (const MorphTarget& target : mesh.morphTargets)
            if (!target.positionDeltas.empty())
                h = mix(h, target.positionDeltas[v]);
        h *= 0xd6e8feb86659fd93ull;
        return h ^ (h >> 32);
    }

    [[nodiscard]] bool equal(std::size_t a, std::size_t b) const {
        if (!sameBits(mesh.positions[a], mesh.positions[b]))
            return false;
        if (!rowKey.empty() && rowKey[a] != rowKey[b])
            return false;
        return std::ranges::all_of(mesh.morphTargets, [&](const MorphTarget& target) {
            return target.positionDeltas.empty() ||
                   sameBits(target.positionDeltas[a], target.positionDeltas[b]);
        });
    }
};

struct HashedVertex {
    std::uint32_t hash = 0;
    std::uint32_t vertex = 0;
};

// Vertices are first dealt out by their hash, so that each part's table stays in the cache and the
// parts can be worked on at the same time; twins always fall into the same part.
constexpr std::size_t kPartBits = 4;
constexpr std::size_t kParts = std::size_t{1} << kPartBits;
constexpr std::size_t kPiece = 1u << 16;

struct DealtVertices {
    std::vector<HashedVertex> vertices; ///< part after part, ascending within a part
    std::array<std::size_t, kParts + 1> offsets{};
};

DealtVertices dealByHash(const TwinKey& key, std::size_t count) {
    const auto partOf = [](std::uint64_t hash) { return std::size_t(hash >> (64 - kPartBits)); };
    // Fixed pieces, so that the order within a part does not depend on the threads.
    std::vector<std::array<std::size_t, kParts>> starts((count + kPiece - 1) / kPiece);
    const auto forEachPiece = [&](const auto& visit) {
        parallelFor(starts.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t piece = begin; piece < end; ++piece)
                for (std::size_t v = piece * kPiece; v < std::min(count, (piece + 1) * kPiece); ++v)
                    visit(starts[piece], v);
        });
    };
    forEachPiece([&](auto& counts, std::size_t v) { ++counts[partOf(key.hash(v))]; });
    DealtVertices dealt;
    std::size_t next = 0;
    for (std::size_t part = 0; part < kParts; ++part) {
        dealt.offsets[part] = next;
        for (auto& start : starts)
            next += std::exchange(start[part], next);
    }
    dealt.offsets[kParts] = next;
    dealt.vertices.resize(count);
    forEachPiece([&](auto& slots, std::size_t v) {
        const std::uint64_t hash = key.hash(v);
        dealt.vertices[slots[partOf(hash)]++] = {std::uint32_t(hash), std::uint32_t(v)};
    });
    return dealt;
}

/// Writes for each vertex of one part the first vertex that is its twin (itself, where none is
/// before).
void findFirstTwins(const TwinKey& key, std::span<const HashedVertex> part,
                    std::vector<PointIndex>& firstTwin) {
    constexpr std::uint32_t kEmpty = 0xffffffffu;
    const std::size_t slots = std::bit_ceil(std::max<std::size_t>(part.size() * 2, 16));
    std::vector<HashedVertex> table(slots, HashedVertex{0, kEmpty});
    for (const HashedVertex& entry : part) {
        std::size_t slot = entry.hash & (slots - 1);
        while (table[slot].vertex != kEmpty &&
               (table[slot].hash != entry.hash || !key.equal(table[slot].vertex, entry.vertex)))
            slot = (slot + 1) & (slots - 1);
        if (table[slot].vertex == kEmpty)
            table[slot] = entry;
        firstTwin[entry.vertex] = PointIndex(table[slot].vertex);
    }
}

/// Turns "first twin" into point numbers in place.
void numberPoints(std::vector<PointIndex>& firstTwin) {
    std::uint32_t points = 0;
    for (std::size_t v = 0; v < firstTwin.size(); ++v) {
        const std::size_t first = firstTwin[v].value();
        firstTwin[v] = first == v ? PointIndex(points++) : firstTwin[first];
    }
}

} // namespace

Topology groupTwins(const Mesh& mesh, std::span<const std::uint64_t> rowKey) {
    const std::size_t count = mesh.vertexCount();
    assert(rowKey.empty() || rowKey.size() == count);
    const TwinKey key{mesh, rowKey};
    const DealtVertices dealt = dealByHash(key, count);
    std::vector<PointIndex> firstTwin(count);
    const std::span<const HashedVertex> all(dealt.vertices);
    parallelFor(kParts, 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t part = begin; part < end; ++part)
            findFirstTwins(
                key,
                all.subspan(dealt.offsets[part], dealt.offsets[part + 1] - dealt.offsets[part]),
                firstTwin);
    });
    numberPoints(firstTwin);
    return topologyOf(std::move(firstTwin));
}

Topology topologyOf(std::vector<PointIndex> pointOfVertex) {
    Topology topology;
    const std::size_t count = pointOfVertex.size();
    std::size_t points = 0;
    for (const PointIndex point : pointOfVertex)
        points = std::max<std::size_t>(points, std::size_t(point.value()) + 1);
    topology.pointOffsets.assign(points + 1, 0);
    topology.pointVertices.resize(count);
    for (const PointIndex point : pointOfVertex)
        ++topology.pointOffsets[point.value() + 1];
    std::partial_sum(topology.pointOffsets.begin(), topology.pointOffsets.end(),
                     topology.pointOffsets.begin());
    // pointOffsets[p] serves as the next free slot of p and ends as the start of p + 1.
    for (std::size_t v = 0; v < count; ++v)
        topology.pointVertices[topology.pointOffsets[pointOfVertex[v].value()]++] = VertexIndex(v);
    std::shift_right(topology.pointOffsets.begin(), topology.pointOffsets.end(), 1);
    topology.pointOffsets.front() = 0;
    topology.pointOfVertex = std::move(pointOfVertex);
    return topology;
}

namespace {

/// Calls `visit(a, b)` for the points at both ends of every edge of every face.
template <class Visit>
void forEachEdge(const Mesh& mesh, const Visit& visit) {
    const auto point = [&](std::size_t corner) {
        return mesh.topology.pointOfVertex[mesh.cornerVertices[corner]].value();
    };
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        const std::size_t first = mesh.faceOffsets[f];
        const std::size_t last = mesh.faceOffsets[f + 1];
        for (std::size_t c = first; c + 1 < last; ++c)
            visit(point(c), point(c + 1));
        if (last - first > 2)
            visit(point(last - 1), point(first));
    }
}

} // namespace

PointAdjacency pointAdjacency(const Mesh& mesh) {
    const std::size_t points = mesh.topology.pointCount();
    std::vector<std::uint32_t> starts(points + 1, 0);
    forEachEdge(mesh, [&](std::uint32_t a, std::uint32_t b) {
        if (a != b) {
            ++starts[a + 1];
            ++starts[b + 1];
        }
    });
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<PointIndex> all(starts.back());
    std::vector<std::uint32_t> ends(starts.begin(), starts.end() - 1);
    forEachEdge(mesh, [&](std::uint32_t a, std::uint32_t b) {
        if (a != b) {
            all[ends[a]++] = PointIndex(b);
            all[ends[b]++] = PointIndex(a);
        }
    });
    parallelFor(points, 4096, [&](std::size_t first, std::size_t last) {
        for (std::size_t p = first; p < last; ++p) {
            const auto begin = all.begin() + starts[p];
            std::sort(begin, all.begin() + ends[p]);
            ends[p] = std::uint32_t(std::unique(begin, all.begin() + ends[p]) - all.begin());
        }
    });
    PointAdjacency adjacency;
    adjacency.offsets.resize(points + 1);
    std::uint32_t next = 0;
    for (std::size_t p = 0; p < points; ++p) {
        std::copy(all.begin() + starts[p], all.begin() + ends[p], all.begin() + next);
        next += ends[p] - starts[p];
        adjacency.offsets[p + 1] = next;
    }
    all.resize(next);
    all.shrink_to_fit();
    adjacency.neighbours = std::move(all);
    return adjacency;
}

std::vector<std::uint32_t> islands(const PointAdjacency& adjacency) {
    constexpr std::uint32_t kUnseen = 0xffffffffu;
    const std::size_t points = adjacency.offsets.size() - 1;
    std::vector<std::uint32_t> island(points, kUnseen);
    std::vector<PointIndex> pending;
    std::uint32_t next = 0;
    for (std::size_t seed = 0; seed < points; ++seed) {
        if (island[seed] != kUnseen)
            continue;
        island[seed] = next;
        pending.assign(1, PointIndex(seed));
        while (!pending.empty()) {
            const PointIndex point = pending.back();
            pending.pop_back();
            for (const PointIndex neighbour : adjacency.of(point)) {
                if (island[neighbour.value()] == kUnseen) {
                    island[neighbour.value()] = next;
                    pending.push_back(neighbour);
                }
            }
        }
        ++next;
    }
    return island;
}

} // namespace rigwright
