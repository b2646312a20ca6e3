// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Objects of an OBJ file and the Mesh that each becomes.
#pragma once

#include "core/io/obj_text.h"
#include "core/mesh/mesh.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace rigwright {

/// One mesh of the file: a run of its vertices and the faces on them. The objects of a file follow
/// one another and together hold every vertex once.
struct ObjObject {
    std::string name;
    std::uint32_t firstVertex = 0;
    std::uint32_t vertexCount = 0;
    std::vector<std::uint32_t> runs; ///< into ObjText::runs, in the file's order
};

/// Cuts the file into objects so that vertices keep their order: every object is one run of the
/// vertices. `o` statements make objects as long as their faces share no vertices and their
/// vertices do not mix; those that do become one. A file without `o` is cut at `g` statements where
/// the vertices of the next group are listed only after the faces of the one before (as Maya writes
/// several meshes); other groups are parts of one mesh. `merged` counts the `o` statements that
/// went into another object.
std::vector<ObjObject> objObjects(const ObjText& text, const std::string& fileName,
                                  std::size_t& merged);

/// What building a mesh noticed.
struct ObjMeshNotes {
    std::size_t twins = 0;           ///< vertices added behind those of the file
    std::size_t replacedNormals = 0; ///< without a direction, computed from the faces
    bool isReordered = false;        ///< faces were sorted by material
};

/// Vertex i of the mesh is vertex i of the object for all i below `vertexCount`: same order, same
/// number, used by a face or not. The first texture coordinate and normal that a face gives a
/// vertex are its own; each further combination becomes a twin at the end, in the order in which
/// faces need them (FileVertices names them). Faces keep their corners and, but for
/// `ObjMeshNotes::isReordered`, their order. Groups stand in MaterialRange::foreign.
std::shared_ptr<const Mesh> objMesh(const ObjText& text, const ObjObject& object,
                                    ObjMeshNotes& notes);

/// Name of the group that objMesh() left in MaterialRange::foreign; "" where there is none.
std::string groupOf(const MaterialRange& range);

} // namespace rigwright
