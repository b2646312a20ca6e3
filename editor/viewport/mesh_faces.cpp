// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshFaces: triangles by material, with the polygons' edges marked.
#include "editor/viewport/mesh_faces.h"

#include <algorithm>
#include <numeric>

namespace rigwright::editor {

namespace {

std::vector<std::int32_t> materialOfFaces(const Mesh& mesh) {
    std::vector<std::int32_t> material(mesh.faceCount(), -1);
    for (const MaterialRange& range : mesh.ranges) {
        const std::size_t end =
            std::min(mesh.faceCount(), std::size_t(range.firstFace) + range.faceCount);
        for (std::size_t face = range.firstFace; face < end; ++face)
            material[face] = range.material;
    }
    return material;
}

/// Whether a and b follow each other round the polygon, in either direction.
bool isPolygonEdge(std::span<const std::uint32_t> corners, std::uint32_t a, std::uint32_t b) {
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const std::uint32_t from = corners[k];
        const std::uint32_t to = corners[(k + 1) % corners.size()];
        if ((from == a && to == b) || (from == b && to == a))
            return true;
    }
    return false;
}

} // namespace

MeshFaces drawnFaces(const Mesh& mesh) {
    MeshFaces faces;
    std::vector<FaceIndex> faceOfTriangle;
    const std::vector<std::uint32_t> triangles = triangulate(mesh, &faceOfTriangle);
    const std::vector<std::int32_t> material = materialOfFaces(mesh);

    std::vector<std::uint32_t> order(faceOfTriangle.size());
    std::iota(order.begin(), order.end(), 0u);
    std::ranges::stable_sort(order, {},
                             [&](std::uint32_t t) { return material[faceOfTriangle[t].value()]; });

    faces.triangles.reserve(triangles.size());
    faces.edgeFlags.reserve(order.size());
    for (const std::uint32_t triangle : order) {
        const std::uint32_t face = faceOfTriangle[triangle].value();
        const std::span<const std::uint32_t> polygon(
            mesh.cornerVertices.data() + mesh.faceOffsets[face],
            mesh.cornerVertices.data() + mesh.faceOffsets[face + 1]);
        if (faces.parts.empty() || faces.parts.back().material != material[face])
            faces.parts.push_back({material[face], std::uint32_t(faces.edgeFlags.size()), 0});
        ++faces.parts.back().triangleCount;
        const std::uint32_t* corner = triangles.data() + std::size_t(triangle) * 3;
        std::uint8_t flags = 7;
        for (int k = 0; polygon.size() > 3 && k < 3; ++k) {
            if (!isPolygonEdge(polygon, corner[k], corner[(k + 1) % 3]))
                flags = std::uint8_t(flags & ~(1 << k));
        }
        faces.triangles.insert(faces.triangles.end(), corner, corner + 3);
        faces.edgeFlags.push_back(flags);
    }
    for (std::size_t face = 0; face < mesh.faceCount(); ++face) {
        const std::uint32_t first = mesh.faceOffsets[face];
        const std::uint32_t corners = mesh.faceOffsets[face + 1] - first;
        if (corners == 2)
            faces.lines.insert(faces.lines.end(),
                               {mesh.cornerVertices[first], mesh.cornerVertices[first + 1]});
        else if (corners == 1)
            faces.points.push_back(mesh.cornerVertices[first]);
    }
    return faces;
}

} // namespace rigwright::editor
