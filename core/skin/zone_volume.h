// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The zone of a joint, where a mesh hangs on both of its sides, and its volume.
#pragma once

#include "core/mesh/mesh.h"
#include "core/skin/binding.h"
#include "core/skin/skin_weights.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

struct Skeleton;

/// By joint of the binding: 1 where its bone is `bone` or below it.
std::vector<std::uint8_t> jointsFrom(const Skeleton& skeleton, const Binding& binding,
                                     BoneIndex bone);

/// How much of a row, which counts as 1, is on the far side (joints with 1 in `far`), and whether
/// that makes it one of both sides (shares below 1e-4 are none).
struct SideShare {
    double far = 0.0;
    bool isMixed = false;
};
SideShare sideShare(const RowView& row, std::span<const std::uint8_t> far);

/// `triangles` and `loops` name vertices of the mesh; a loop goes round an opening, the way that
/// the triangles that close it are wound.
struct JointZone {
    std::vector<std::array<std::uint32_t, 3>> triangles;
    std::vector<std::vector<std::uint32_t>> loops;
};

/// The faces that touch a vertex with weight on both sides. Nothing where they have fewer than two
/// openings, or openings that do not close: there is no volume of a joint there. Seams of twins are
/// no openings.
std::optional<JointZone> jointZone(const Mesh& mesh, const SkinWeights& weights,
                                   std::span<const std::uint8_t> far);

/// Signed volume of the zone in these positions (one a vertex), each opening closed by a fan to the
/// mean of its vertices; positive where faces look outwards, in the cube of the positions' unit.
double zoneVolume(const JointZone& zone, std::span<const Vec3f> positions);

} // namespace rigwright
