// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making a BindShape.
#include "core/weights/bind_shape.h"

#include "core/base/parallel.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <numeric>
#include <span>

namespace rigwright {
namespace {

constexpr std::uint32_t kEmpty = 0xffffffffu;

/// The finaliser of MurmurHash3 (public domain).
std::uint64_t mix(std::uint64_t key) {
    key = (key ^ (key >> 33)) * 0xff51afd7ed558ccdull;
    key = (key ^ (key >> 33)) * 0xc4ceb9fe1a85ec53ull;
    return key ^ (key >> 33);
}

/// -0 and 0 are the same place.
std::array<std::uint32_t, 3> bitsOf(const Vec3f& position) {
    return {std::bit_cast<std::uint32_t>(position.x() + 0.0f),
            std::bit_cast<std::uint32_t>(position.y() + 0.0f),
            std::bit_cast<std::uint32_t>(position.z() + 0.0f)};
}

/// Numbers the places by their first vertex; `firstVertex` gets one a place.
std::vector<std::uint32_t> findPlaces(const Mesh& mesh, std::vector<std::uint32_t>& firstVertex) {
    const std::size_t slots = std::bit_ceil(std::max<std::size_t>(mesh.vertexCount() * 2, 16));
    std::vector<std::uint32_t> table(slots, kEmpty); // place
    std::vector<std::uint32_t> placeOfVertex(mesh.vertexCount());
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const auto bits = bitsOf(mesh.positions[v]);
        std::size_t slot = mix(mix(std::uint64_t(bits[0]) << 32 | bits[1]) + bits[2]) & (slots - 1);
        while (table[slot] != kEmpty && bitsOf(mesh.positions[firstVertex[table[slot]]]) != bits)
            slot = (slot + 1) & (slots - 1);
        if (table[slot] == kEmpty) {
            table[slot] = std::uint32_t(firstVertex.size());
            firstVertex.push_back(std::uint32_t(v));
        }
        placeOfVertex[v] = table[slot];
    }
    return placeOfVertex;
}

class Joined {
public:
    explicit Joined(std::size_t count) : m_parents(count) {
        std::iota(m_parents.begin(), m_parents.end(), 0u);
    }
    std::uint32_t rootOf(std::uint32_t item) {
        while (m_parents[item] != item) {
            m_parents[item] = m_parents[m_parents[item]];
            item = m_parents[item];
        }
        return item;
    }
    /// The smaller number becomes the root, so that roots come first.
    void join(std::uint32_t a, std::uint32_t b) {
        a = rootOf(a);
        b = rootOf(b);
        m_parents[std::max(a, b)] = std::min(a, b);
    }

private:
    std::vector<std::uint32_t> m_parents;
};

using Box = Eigen::AlignedBox3d;

/// Around nearly all finite positions, and twice as much again on every side.
Box usualBox(std::span<const Vec3f> positions) {
    constexpr std::size_t kSamples = 4096;
    constexpr double kFew = 0.01; // at either end
    const std::size_t step = std::max<std::size_t>(positions.size() / kSamples, 1);
    std::vector<double> samples[3];
    for (std::size_t v = 0; v < positions.size(); v += step)
        if (positions[v].allFinite())
            for (int axis = 0; axis < 3; ++axis)
                samples[axis].push_back(double(positions[v][axis]));
    if (samples[0].empty())
        return {};
    Box box;
    Vec3d low;
    Vec3d high;
    const auto few = std::size_t(kFew * double(samples[0].size()));
    for (int axis = 0; axis < 3; ++axis) {
        std::ranges::sort(samples[axis]);
        low[axis] = samples[axis][few];
        high[axis] = samples[axis][samples[axis].size() - 1 - few];
    }
    // Of few vertices all count.
    const double margin =
        few == 0 ? std::numeric_limits<double>::infinity() : 2.0 * (high - low).maxCoeff();
    return {low - Vec3d::Constant(margin), high + Vec3d::Constant(margin)};
}

void placeInUnits(const Mesh& mesh, const std::vector<std::uint32_t>& firstVertex,
                  BindShape& shape) {
    const Box usual = usualBox(mesh.positions);
    Box box;
    shape.stray.resize(firstVertex.size());
    for (std::size_t p = 0; p < firstVertex.size(); ++p) {
        const Vec3d at = mesh.positions[firstVertex[p]].cast<double>();
        shape.stray[p] = at.allFinite() && usual.contains(at) ? 0 : 1;
        if (shape.stray[p] == 0)
            box.extend(at);
    }
    if (!box.isEmpty()) {
        shape.middle = 0.5 * box.min() + 0.5 * box.max();
        shape.size = box.sizes().maxCoeff();
    }
    if (!(shape.size > 0.0))
        shape.size = 1.0;
    shape.places.resize(firstVertex.size());
    shape.finite.resize(firstVertex.size());
    for (std::size_t p = 0; p < firstVertex.size(); ++p) {
        const Vec3f& position = mesh.positions[firstVertex[p]];
        shape.finite[p] = position.allFinite() ? 1 : 0;
        shape.places[p] = shape.finite[p] != 0 ? shape.shapeFromMesh(position.cast<double>())
                                               : Vec3d(Vec3d::Zero());
    }
    shape.vertexPositions.resize(mesh.vertexCount());
    const Vec3f nowhere = Vec3f::Constant(std::numeric_limits<float>::quiet_NaN());
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const std::uint32_t place = shape.placeOfVertex[v];
        shape.vertexPositions[v] =
            shape.finite[place] != 0 ? Vec3f(shape.places[place].cast<float>()) : nowhere;
    }
}

/// Triangles, lines, and what they connect.
void connect(const Mesh& mesh, BindShape& shape) {
    Joined joined(shape.placeCount());
    const auto addLine = [&](std::uint32_t a, std::uint32_t b) {
        if (a == b)
            return;
        shape.lines.insert(shape.lines.end(), {a, b});
        joined.join(a, b);
    };
    const std::vector<std::uint32_t> triangles = triangulate(mesh);
    shape.triangles.reserve(triangles.size());
    shape.collapsed.resize(shape.placeCount());
    for (std::size_t t = 0; t < triangles.size(); t += 3) {
        const std::uint32_t a = shape.placeOfVertex[triangles[t]];
        const std::uint32_t b = shape.placeOfVertex[triangles[t + 1]];
        const std::uint32_t c = shape.placeOfVertex[triangles[t + 2]];
        const bool finite = (shape.finite[a] & shape.finite[b] & shape.finite[c]) != 0;
        if (!finite || a == b || b == c || a == c) {
            for (const std::uint32_t place : {a, b, c})
                shape.collapsed[place] = 1;
            addLine(a, b);
            addLine(b, c);
            addLine(a, c);
            continue;
        }
        shape.triangles.insert(shape.triangles.end(), {a, b, c});
        joined.join(a, b);
        joined.join(b, c);
    }
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        if (mesh.faceOffsets[f + 1] - mesh.faceOffsets[f] == 2)
            addLine(shape.placeOfVertex[mesh.cornerVertices[mesh.faceOffsets[f]]],
                    shape.placeOfVertex[mesh.cornerVertices[mesh.faceOffsets[f] + 1]]);
    shape.islandOfPlace.resize(shape.placeCount());
    for (std::uint32_t p = 0; p < shape.placeCount(); ++p) {
        const std::uint32_t root = joined.rootOf(p);
        shape.islandOfPlace[p] =
            root == p ? std::uint32_t(shape.islandCount++) : shape.islandOfPlace[root];
    }
}

} // namespace

BindShape::BindShape(const Mesh& mesh) {
    std::vector<std::uint32_t> firstVertex;
    placeOfVertex = findPlaces(mesh, firstVertex);
    placeInUnits(mesh, firstVertex, *this);
    connect(mesh, *this);
}

std::uint64_t fingerprint(const Mesh& mesh) {
    std::uint64_t hash = mix(mesh.vertexCount() + 1);
    const auto add = [&](const void* data, std::size_t bytes) {
        const auto* at = static_cast<const unsigned char*>(data);
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < bytes; i += 8) {
            word = 0;
            std::memcpy(&word, at + i, std::min<std::size_t>(8, bytes - i));
            hash = (std::rotl(hash, 29) ^ word) * 0x9e3779b97f4a7c15ull;
        }
        hash = mix(hash + bytes);
    };
    add(mesh.positions.data(), mesh.positions.size() * sizeof(Vec3f));
    add(mesh.faceOffsets.data(), mesh.faceOffsets.size() * sizeof(std::uint32_t));
    add(mesh.cornerVertices.data(), mesh.cornerVertices.size() * sizeof(std::uint32_t));
    return hash;
}

} // namespace rigwright
