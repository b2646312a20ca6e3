// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Indices of a primitive to faces: triangles, lines, points, and the strips and fans of them.
#pragma once

#include "core/base/result.h"
#include "core/io/gltf_accessor.h"
#include "core/mesh/mesh.h"

#include <cstdint>
#include <optional>
#include <string>

namespace rigwright {

/// `mode` as glTF numbers them: 0 points, 1 lines, 2 line loop, 3 line strip, 4 triangles, 5
/// triangle strip, 6 triangle fan. Without `indices` the vertices of the section are used in order.
struct FaceSource {
    int mode = 4;
    std::uint32_t firstVertex = 0;
    std::uint32_t vertexCount = 0;
    std::optional<AccessorView> indices;
};

/// Appends the faces to mesh.faceOffsets and cornerVertices: 3, 2 or 1 corners each. Triangles of
/// strips that use a vertex twice join pieces of a strip and are no faces. Returns how many indices
/// at the end made no whole face. Error: "gltf-index-beyond-vertices".
Result<std::size_t> appendFaces(const FaceSource& source, const std::string& place, Mesh& mesh);

} // namespace rigwright
