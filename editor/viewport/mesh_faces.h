// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MeshFaces: the faces of a mesh as the graphics processor draws them, grouped by material.
#pragma once

#include "core/mesh/mesh.h"

#include <cstdint>
#include <vector>

namespace rigwright::editor {

struct MeshFaces {
    /// A run of triangles with one material (-1: none).
    struct Part {
        std::int32_t material = -1;
        std::uint32_t firstTriangle = 0;
        std::uint32_t triangleCount = 0;
    };

    std::vector<Part> parts;
    std::vector<std::uint32_t> triangles; ///< three vertices each
    /// One byte a triangle; bit k: the edge from corner k to k + 1 is an edge of the polygon.
    std::vector<std::uint8_t> edgeFlags;
    std::vector<std::uint32_t> lines;  ///< two vertices each
    std::vector<std::uint32_t> points; ///< vertices of faces with one corner
};

/// n-gons triangulated; faces with a material range that is missing have none.
MeshFaces drawnFaces(const Mesh& mesh);

} // namespace rigwright::editor
