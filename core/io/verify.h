// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Proof of an export: the file is read back and must deform as the character does.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/import.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace rigwright {

/// An error up to this part of the size is rounding and the eye does not see it.
inline constexpr double kDeformationTolerance = 1e-4;

/// How far a file deforms from the character that it was made of. Metres, model space.
struct DeformationProof {
    double maxError = 0.0;       ///< largest distance of a vertex from where it should be
    double size = 0.0;           ///< diagonal of the box around the character at rest
    std::string worstMesh;       ///< name of the instance with that vertex; "" without any error
    std::size_t worstVertex = 0; ///< in the order of the character's mesh
    std::string worstPose;       ///< "bind", "rest" or "NAME at T s"; "" without any error
    std::size_t posesCompared = 0;

    /// maxError / size; 0 where there is no error.
    [[nodiscard]] double relativeError() const;
    [[nodiscard]] bool passed() const { return relativeError() <= kDeformationTolerance; }
};

/// Reads a file that encodeGlb() or exportGlb() made of `source` and compares all vertices of all
/// meshes in the bind pose, in the rest pose, and at the first, the middle and the last time of
/// each clip. Bones, clips and vertices are matched by their order, instances by the node that the
/// exporter gave them, never by names. Both sides are skinned by linear blend, which is all that
/// glTF knows. Everything that looks different counts: rows that were cut, and rows without weight,
/// which follow the root joint in the file. What cannot be in a file is not compared: meshes
/// without faces, vertices of sections without faces. Memory: the character read back and two
/// positions a vertex of the largest mesh. On several threads; the result does not depend on their
/// number.
/// Errors: those of importCharacter(), and "verify-content-differs" where a mesh, a vertex or a
/// clip is missing in the file.
Result<DeformationProof> verifyExport(const Character& source, const std::filesystem::path& file,
                                      const ImportOptions& options = {});

/// The same of bytes in memory.
Result<DeformationProof> verifyExport(const Character& source, std::span<const std::uint8_t> glb,
                                      const ImportOptions& options = {});

} // namespace rigwright
