// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which row of a side-car belongs to which vertex, and which of its joints is which bone.
#pragma once

#include "core/io/file_vertices.h"
#include "core/io/weights_sidecar.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

inline constexpr std::uint32_t kNoRow = 0xffffffffu;

/// `rowOf` has one entry a vertex of the mesh's file; kNoRow where none is near enough. `ambiguous`
/// counts vertices with several rows at the same distance that differ: the one of the vertex' own
/// number is taken, else the first. `isInModel`: the positions of the side-car fit after they were
/// moved by SidecarMesh::modelFromMesh.
struct RowMatching {
    SidecarMatch match = SidecarMatch::None;
    std::vector<std::uint32_t> rowOf;
    std::size_t ambiguous = 0;
    bool isInModel = false;

    [[nodiscard]] std::size_t found() const;
};

/// By order where the position hashes agree; else by order within the tolerance; else by the
/// nearest position within it, whichever of mesh and model coordinates finds more.
RowMatching matchRows(const Mesh& mesh, const FileVertices& vertices, const SidecarMesh& rows,
                      double tolerance);

/// The bone of each joint of the side-car: by name, among several of that name by path, then by
/// number; an invalid index where there is none. Bones below `firstBone` are not looked at.
std::vector<BoneIndex> matchJoints(const Skeleton& skeleton, std::uint32_t firstBone,
                                   std::span<const SidecarJoint> joints);

/// The instance of the character for each mesh of the side-car, invalid where there is none: by
/// position hash and name, by hash, by name, or the only one that is left on either side.
std::vector<MeshInstanceIndex> matchMeshes(const Character& character,
                                           const WeightSidecar& sidecar);

} // namespace rigwright
