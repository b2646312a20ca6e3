// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The zoo's meshes.
#include "tests/support/mesh_zoo.h"

#include <cmath>
#include <utility>

namespace rigwright::test {

Mesh meshOf(std::string name, std::vector<Vec3f> positions,
            const std::vector<std::vector<std::uint32_t>>& faces) {
    Mesh mesh;
    mesh.name = std::move(name);
    mesh.positions = std::move(positions);
    for (const auto& face : faces) {
        mesh.cornerVertices.insert(mesh.cornerVertices.end(), face.begin(), face.end());
        mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
    }
    finishMesh(mesh);
    return mesh;
}

Mesh gridMesh(std::size_t columns, std::size_t rows) {
    std::vector<Vec3f> positions;
    for (std::size_t y = 0; y <= rows; ++y)
        for (std::size_t x = 0; x <= columns; ++x)
            positions.emplace_back(float(x) / float(columns), float(y) / float(rows), 0.0f);
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t y = 0; y < rows; ++y) {
        for (std::size_t x = 0; x < columns; ++x) {
            const auto a = std::uint32_t(y * (columns + 1) + x);
            const auto b = std::uint32_t(a + columns + 1);
            faces.push_back({a, a + 1, b + 1});
            faces.push_back({a, b + 1, b});
        }
    }
    return meshOf("grid", std::move(positions), faces);
}

Mesh cubeMesh() {
    std::vector<Vec3f> positions;
    for (int i = 0; i < 8; ++i)
        positions.emplace_back(i & 1 ? 0.5f : -0.5f, i & 2 ? 0.5f : -0.5f, i & 4 ? 0.5f : -0.5f);
    return meshOf(
        "cube", std::move(positions),
        {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}});
}

Mesh tubeMesh(std::size_t rings, std::size_t sides) {
    std::vector<Vec3f> positions;
    for (std::size_t r = 0; r < rings; ++r) {
        for (std::size_t s = 0; s < sides; ++s) {
            const double angle = 2.0 * kPi * double(s) / double(sides);
            positions.emplace_back(float(r) / float(rings - 1), float(0.1 * std::cos(angle)),
                                   float(0.1 * std::sin(angle)));
        }
    }
    positions.emplace_back(0.0f, 0.0f, 0.0f);
    positions.emplace_back(1.0f, 0.0f, 0.0f);
    const auto first = std::uint32_t(rings * sides);
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t s = 0; s < sides; ++s) {
        const auto a = std::uint32_t(s);
        const auto b = std::uint32_t((s + 1) % sides);
        for (std::size_t r = 0; r + 1 < rings; ++r) {
            const auto base = std::uint32_t(r * sides);
            const auto next = std::uint32_t((r + 1) * sides);
            faces.push_back({base + a, next + b, next + a});
            faces.push_back({base + a, base + b, next + b});
        }
        const auto end = std::uint32_t((rings - 1) * sides);
        faces.push_back({first, b, a});
        faces.push_back({first + 1, end + a, end + b});
    }
    return meshOf("tube", std::move(positions), faces);
}

Mesh soupOf(const Mesh& mesh) {
    Mesh soup;
    soup.name = mesh.name + " soup";
    for (const std::uint32_t v : triangulate(mesh)) {
        soup.cornerVertices.push_back(std::uint32_t(soup.positions.size()));
        soup.positions.push_back(mesh.positions[v]);
        if (soup.cornerVertices.size() % 3 == 0)
            soup.faceOffsets.push_back(std::uint32_t(soup.cornerVertices.size()));
    }
    finishMesh(soup);
    return soup;
}

namespace {

Mesh islandsMesh() {
    std::vector<Vec3f> positions;
    std::vector<std::vector<std::uint32_t>> faces;
    for (const Mesh& part : {gridMesh(3, 3), tubeMesh(4, 5)}) {
        const auto shift = std::uint32_t(positions.size());
        for (const Vec3f& position : part.positions)
            positions.push_back(position + Vec3f(0.0f, shift == 0 ? 0.0f : 3.0f, 0.0f));
        for (std::size_t f = 0; f < part.faceCount(); ++f) {
            auto& face = faces.emplace_back();
            for (std::size_t c = part.faceOffsets[f]; c < part.faceOffsets[f + 1]; ++c)
                face.push_back(part.cornerVertices[c] + shift);
        }
    }
    return meshOf("islands", std::move(positions), faces);
}

std::vector<Mesh> makeZoo() {
    std::vector<Mesh> zoo;
    zoo.push_back(cubeMesh());
    zoo.push_back(gridMesh(7, 5));
    zoo.push_back(tubeMesh(12, 8));
    zoo.push_back(soupOf(tubeMesh(6, 6)));
    zoo.push_back(soupOf(cubeMesh()));
    zoo.push_back(meshOf(
        "n-gons",
        {{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {1, 1, 0}, {0, 2, 0}, {3, 1, 0}, {3, 3, 0}, {0, 3, 0}},
        {{0, 1, 2, 3, 4}, {1, 5, 6, 2}, {4, 3, 2, 6, 7}}));
    zoo.push_back(meshOf("loose vertices", {{0, 0, 0}, {5, 5, 5}, {1, 0, 0}, {0, 1, 0}, {-5, 0, 0}},
                         {{0, 2, 3}}));
    zoo.push_back(meshOf("three faces on one edge",
                         {{0, 0, 0}, {0, 1, 0}, {1, 0, 0}, {-1, 0, 0}, {0, 0, 1}},
                         {{0, 1, 2}, {0, 1, 3}, {0, 1, 4}}));
    zoo.push_back(meshOf("lines and points", {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {2, 2, 0}},
                         {{0, 1}, {1, 2}, {3}}));
    zoo.push_back(islandsMesh());
    zoo.push_back(meshOf("no faces", {{0, 0, 0}, {1, 2, 3}, {1, 2, 3}}, {}));
    zoo.push_back(meshOf("nothing", {}, {}));
    return zoo;
}

} // namespace

const std::vector<Mesh>& meshZoo() {
    static const std::vector<Mesh> zoo = makeZoo();
    return zoo;
}

} // namespace rigwright::test
