// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Places are compared by hashes of 32 bits, which are first dealt into parts whose tables stay in
/// the cache; the few that meet are then looked at closely.
#include "core/quality/shared_places.h"

#include "core/base/parallel.h"
#include "core/mesh/mesh.h"

#include <algorithm>
#include <array>
#include <bit>
#include <bitset>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

namespace rigwright {

namespace {

constexpr std::size_t kParts = 256;
constexpr std::size_t kGrain = 1u << 15;

/// Bits of a float, with -0 as 0.
std::uint64_t plainBits(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return bits == 0x80000000u ? 0u : bits;
}

bool sameBits(const Vec3f& a, const Vec3f& b) {
    return plainBits(a.x()) == plainBits(b.x()) && plainBits(a.y()) == plainBits(b.y()) &&
           plainBits(a.z()) == plainBits(b.z());
}

std::uint64_t mix(std::uint64_t hash, const Vec3f& v) {
    hash = (hash ^ plainBits(v.x()) ^ plainBits(v.y()) << 32) * 0x9e3779b97f4a7c15ull;
    return ((hash ^ hash >> 29) ^ plainBits(v.z())) * 0xd6e8feb86659fd93ull;
}

std::size_t firstVertexOf(const Mesh& mesh, std::size_t point) {
    return mesh.topology.pointVertices[mesh.topology.pointOffsets[point]].value();
}

/// Never 0.
std::uint32_t hashOf(const Mesh& mesh, std::size_t vertex) {
    std::uint64_t hash = mix(0x51ed270b7f4a7c15ull, mesh.positions[vertex]);
    for (const MorphTarget& target : mesh.morphTargets)
        if (!target.positionDeltas.empty())
            hash = mix(hash, target.positionDeltas[vertex]);
    return std::max<std::uint32_t>(std::uint32_t(hash >> 32), 1);
}

std::vector<std::uint32_t> hashesOf(const Mesh& mesh) {
    std::vector<std::uint32_t> hashes(mesh.topology.pointCount());
    parallelFor(hashes.size(), kGrain, [&](std::size_t first, std::size_t last) {
        for (std::size_t point = first; point < last; ++point)
            hashes[point] = hashOf(mesh, firstVertexOf(mesh, point));
    });
    return hashes;
}

std::size_t partOf(std::uint32_t hash) {
    return hash >> 24;
}

/// Brings the hashes of each part together, in place; the result has where each begins, and the
/// end.
std::array<std::size_t, kParts + 1> deal(std::vector<std::uint32_t>& hashes) {
    std::array<std::size_t, kParts + 1> offsets{};
    for (const std::uint32_t hash : hashes)
        ++offsets[partOf(hash) + 1];
    for (std::size_t part = 0; part < kParts; ++part)
        offsets[part + 1] += offsets[part];
    std::array<std::size_t, kParts> next{};
    std::copy_n(offsets.begin(), kParts, next.begin());
    for (std::size_t part = 0; part < kParts; ++part) {
        while (next[part] < offsets[part + 1]) {
            std::uint32_t& hash = hashes[next[part]];
            if (const std::size_t home = partOf(hash); home == part)
                ++next[part];
            else
                std::swap(hash, hashes[next[home]++]);
        }
    }
    return offsets;
}

/// The hashes that stand there more than once.
std::vector<std::uint32_t> repeated(std::vector<std::uint32_t> hashes) {
    const auto offsets = deal(hashes);
    std::vector<std::uint32_t> found;
    std::vector<std::uint32_t> table; // 0: free
    for (std::size_t part = 0; part < kParts; ++part) {
        const std::size_t count = offsets[part + 1] - offsets[part];
        const std::size_t slots = std::bit_ceil(std::max<std::size_t>(count * 2, 16));
        table.assign(slots, 0);
        for (std::size_t i = offsets[part]; i < offsets[part + 1]; ++i) {
            // The upper bits are the part.
            std::size_t slot = (hashes[i] * 0x9e3779b9u >> 4) & (slots - 1);
            while (table[slot] != 0 && table[slot] != hashes[i])
                slot = (slot + 1) & (slots - 1);
            if (table[slot] == hashes[i])
                found.push_back(hashes[i]);
            table[slot] = hashes[i];
        }
    }
    std::ranges::sort(found);
    return found;
}

bool isOnePlace(const Mesh& mesh, std::size_t a, std::size_t b) {
    return sameBits(mesh.positions[a], mesh.positions[b]) &&
           std::ranges::all_of(mesh.morphTargets, [&](const MorphTarget& target) {
               return target.positionDeltas.empty() ||
                      sameBits(target.positionDeltas[a], target.positionDeltas[b]);
           });
}

} // namespace

bool pointsShareAPlace(const Mesh& mesh) {
    const std::vector<std::uint32_t> hashes = hashesOf(mesh);
    const std::vector<std::uint32_t> suspects = repeated(hashes);
    if (suspects.empty())
        return false;
    std::bitset<1u << 16> marks; // most points are passed over by one look
    for (const std::uint32_t hash : suspects)
        marks.set(hash & 0xffffu);
    std::unordered_multimap<std::uint32_t, std::size_t> seen;
    for (std::size_t point = 0; point < hashes.size(); ++point) {
        if (!marks.test(hashes[point] & 0xffffu) ||
            !std::ranges::binary_search(suspects, hashes[point]))
            continue;
        const std::size_t vertex = firstVertexOf(mesh, point);
        const auto [first, last] = seen.equal_range(hashes[point]);
        if (std::any_of(first, last,
                        [&](const auto& other) { return isOnePlace(mesh, other.second, vertex); }))
            return true;
        seen.emplace(hashes[point], vertex);
    }
    return false;
}

} // namespace rigwright
