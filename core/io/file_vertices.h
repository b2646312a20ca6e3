// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FileVertices: which vertices of a mesh stood in its file, and which are twins that were added.
#pragma once

#include "core/mesh/mesh.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// Formats such as OBJ list positions once and give faces texture coordinates and normals of their
/// own. A Mesh has one of each a vertex: its first vertices are those of the file, in the file's
/// order and number; behind them follow twins for the further texture coordinates and normals.
/// `count` is the number of the former; `ofVertex` names for each vertex of the mesh the one of the
/// file that it is or is a twin of (itself below `count`).
struct FileVertices {
    std::uint32_t count = 0;
    std::vector<std::uint32_t> ofVertex;
};

/// The semantic of the vertex attribute that holds this in Mesh::sections, and so in projects and
/// GLB files: four unsigned bytes a vertex, the number of its vertex in the file, lowest byte
/// first.
inline constexpr const char* kFileVertexSemantic = "_FILE_VERTEX";

/// Keeps the numbers with the mesh. Preconditions: one entry a vertex; the mesh has one section.
void keepFileVertices(Mesh& mesh, std::span<const std::uint32_t> ofVertex);

/// What keepFileVertices() kept. Every vertex counts as one of the file where nothing was kept, or
/// where it does not fit the mesh any more (another program may have changed it): the first
/// vertices must name themselves, the others one of those with the same position.
FileVertices fileVerticesOf(const Mesh& mesh);

/// "fnv1a64:" and 16 hexadecimal digits: FNV-1a (Fowler, Noll, Vo; 64 bits) over the coordinates of
/// the first `count` vertices, each as the four bytes of its float, lowest first, -0 as 0. The same
/// positions in the same order give the same text on every machine.
std::string positionHash(const Mesh& mesh, std::size_t count);

} // namespace rigwright
