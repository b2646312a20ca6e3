// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing Wavefront OBJ: vertices in their order, faces with all their corners.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/export.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// Vertices of one mesh instance as they are written: one a vertex of the mesh, model space.
/// `normals` may be empty.
struct ObjShape {
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;
};

struct ObjWriting {
    std::string heading = {};                ///< a comment for the first line
    std::string materialLibrary = {};        ///< the name that `mtllib` gives; "" = no materials
    std::vector<std::string> materials = {}; ///< name of each material of ForeignContent
    /// Texture coordinates, normals, colours and groups, too; else positions and faces alone.
    bool withAttributes = true;
    /// With as many digits as a double takes to be exactly that float; else with the fewest that
    /// identify the float.
    bool digitsOfDouble = false;
};

/// The text of an OBJ file: one object (`o`) an instance, in their order. Every vertex that stood
/// in the mesh's file (fileVerticesOf()) is one `v`, in the same order, used or not; twins are
/// folded back into it. Faces, lines and points in the mesh's order. `shapes` has one entry an
/// instance.
std::string objText(const Character& character, std::span<const ObjShape> shapes,
                    const ObjWriting& writing);

/// The instances in the rest pose. Where that differs from the positions of the mesh by rounding
/// only (1e-5 of its size), those positions are taken as they are: a mesh that was read from an OBJ
/// file and bound is written with the very numbers that it came with.
std::vector<ObjShape> restShapes(const Character& character);

/// Writes FILE, and beside it STEM.mtl and the pictures that are not there already, where the
/// character has materials. What OBJ cannot hold is reported: "export-skeleton-lost",
/// "export-weights-lost", "export-clips-lost", "export-morphs-lost", "export-uv-sets-lost". Errors:
/// those of writeFileAtomically(), "out-of-memory".
Result<ExportReport> exportObj(const Character& character, const std::filesystem::path& file);

} // namespace rigwright
