// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading Wavefront OBJ: meshes whose vertices keep the number that they have in the file.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/file_bytes.h"
#include "core/io/import.h"

#include <filesystem>

namespace rigwright {

/// Meshes without bones. Identity of vertices is what the format is used for (weights, blend shapes
/// and edits are exchanged by vertex number), and it is guaranteed so:
/// - The file's vertices are cut into objects (see objObjects()) without being moved: the first
///   mesh begins with vertex 1 of the file, each further one with the vertex after the last of the
///   mesh before. Vertices that no face uses are kept.
/// - In each mesh those vertices come first. Where faces give one vertex several texture
///   coordinates or normals, the first pair is the vertex' own and twins are added behind all
///   vertices of the file; FileVertices tells them apart, also in projects and GLB files made of
///   the character, and the OBJ writer folds them back.
/// - Faces keep all their corners, and lines and points are faces of two and one.
/// Positions are the numbers of the file (no scale; the format has no unit); texture coordinates
/// are turned upside down, as glTF has them; colours of vertices are taken as sRGB.
///
/// Errors: those of parseObj(), "out-of-memory". Findings: "import-seam-twins",
/// "import-objects-merged", "import-positions-repaired", "import-normals-repaired",
/// "import-attributes-repaired", "import-attributes-missing", "import-thin-faces",
/// "import-statements-skipped", "import-smoothing-dropped", "import-faces-sorted",
/// "import-unit-comment", and those of readObjMaterials().
Result<Character> readObj(const FileBytes& bytes, const std::filesystem::path& file,
                          const ImportOptions& options);

} // namespace rigwright
