// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Expanding strips, fans and loops.
#include "core/io/gltf_faces.h"

#include "core/io/gltf_error.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <vector>

namespace rigwright {

namespace {

/// Appends the corners as read; "gltf-index-beyond-vertices" where one is out of range.
Result<void> appendCorners(const FaceSource& source, const std::string& place,
                           std::vector<std::uint32_t>& corners) {
    const std::size_t first = corners.size();
    if (!source.indices) {
        corners.resize(first + source.vertexCount);
        std::iota(corners.begin() + std::ptrdiff_t(first), corners.end(), source.firstVertex);
        return {};
    }
    const AccessorView& view = *source.indices;
    if (view.count == 0)
        return {};
    corners.resize(first + view.count);
    const std::uint32_t largest = readIndices(view, source.firstVertex, corners.data() + first);
    if (largest < source.vertexCount)
        return {};
    std::size_t at = 0;
    std::vector<std::uint32_t> plain(view.count);
    readIndices(view, 0, plain.data());
    while (plain[at] < source.vertexCount)
        ++at;
    return gltfError("gltf-index-beyond-vertices", placeOf(place + ".indices", at),
                     "vertex " + std::to_string(plain[at]) + " does not exist: this part has " +
                         std::to_string(source.vertexCount) + " vertices");
}

void appendOffsets(std::size_t corners, Mesh& mesh) {
    const std::size_t faces = (mesh.cornerVertices.size() - mesh.faceOffsets.back()) / corners;
    std::uint32_t next = mesh.faceOffsets.back();
    const std::size_t first = mesh.faceOffsets.size();
    mesh.faceOffsets.resize(first + faces);
    for (std::size_t face = 0; face < faces; ++face)
        mesh.faceOffsets[first + face] = next += std::uint32_t(corners);
}

void appendTriangle(std::uint32_t a, std::uint32_t b, std::uint32_t c, Mesh& mesh) {
    if (a != b && b != c && c != a)
        mesh.cornerVertices.insert(mesh.cornerVertices.end(), {a, b, c});
}

void appendStrip(std::span<const std::uint32_t> run, Mesh& mesh) {
    // Every second triangle of a strip is wound the other way (glTF 2.0, 3.7.2.1).
    for (std::size_t i = 0; i + 2 < run.size(); ++i)
        appendTriangle(run[i], run[i + 1 + i % 2], run[i + 2 - i % 2], mesh);
}

void appendFan(std::span<const std::uint32_t> run, Mesh& mesh) {
    for (std::size_t i = 0; i + 2 < run.size(); ++i)
        appendTriangle(run[i + 1], run[i + 2], run[0], mesh);
}

void appendLines(std::span<const std::uint32_t> run, bool closed, Mesh& mesh) {
    for (std::size_t i = 0; i + 1 < run.size(); ++i)
        mesh.cornerVertices.insert(mesh.cornerVertices.end(), {run[i], run[i + 1]});
    if (closed && run.size() > 1)
        mesh.cornerVertices.insert(mesh.cornerVertices.end(), {run.back(), run.front()});
}

} // namespace

Result<std::size_t> appendFaces(const FaceSource& source, const std::string& place, Mesh& mesh) {
    const bool isList = source.mode == 0 || source.mode == 1 || source.mode == 4;
    if (isList) {
        const std::size_t corners = source.mode == 4 ? 3 : source.mode == 1 ? 2 : 1;
        const std::size_t before = mesh.cornerVertices.size();
        if (auto result = appendCorners(source, place, mesh.cornerVertices); !result)
            return result.error();
        const std::size_t leftOver = (mesh.cornerVertices.size() - before) % corners;
        mesh.cornerVertices.resize(mesh.cornerVertices.size() - leftOver);
        appendOffsets(corners, mesh);
        return leftOver;
    }
    std::vector<std::uint32_t> run;
    if (auto result = appendCorners(source, place, run); !result)
        return result.error();
    const bool isTriangles = source.mode >= 5;
    if (source.mode == 5)
        appendStrip(run, mesh);
    else if (source.mode == 6)
        appendFan(run, mesh);
    else
        appendLines(run, source.mode == 2, mesh);
    appendOffsets(isTriangles ? 3 : 2, mesh);
    const std::size_t fewest = isTriangles ? 3 : 2;
    return run.size() < fewest ? run.size() : 0;
}

} // namespace rigwright
