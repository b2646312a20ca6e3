// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Delta mush: Mancewicz, Derksen, Rijpkema, Wilson, "Delta Mush: Smoothing Deformations While
/// Preserving Detail", DigiPro 2014.
#pragma once

#include "core/base/progress.h"
#include "core/mesh/mesh.h"
#include "core/skin/skinning.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// How far the mush smooths: `iterations` times every point goes `step` (0 … 1) of the way to the
/// mean of its neighbours.
struct DeltaMushSettings {
    std::uint32_t iterations = 10;
    float step = 0.5f;

    friend bool operator==(const DeltaMushSettings&, const DeltaMushSettings&) = default;
};

/// What is known of a mesh before any pose: its smoothed shape at bind, a frame at each point of
/// it (normal and one edge), and the way from there to the real surface, in that frame. By point.
struct DeltaMush {
    static constexpr std::uint32_t kNone = 0xffffffffu;

    std::shared_ptr<const Mesh> mesh;
    DeltaMushSettings settings;
    PointAdjacency adjacency;
    std::vector<std::uint32_t> cornerOffsets; ///< points + 1, into `corners`
    std::vector<std::uint32_t> corners;       ///< triangles around a point: the next two points
    std::vector<std::uint32_t> edge;          ///< the neighbour that a frame looks to, or kNone
    std::vector<Mat3d> frames;                ///< columns: along the edge, across, normal
    std::vector<Vec3d> deltas;                ///< bind less smoothed, in the frame
};

/// Points without faces around them, or flattened by the smoothing, have no frame and are left to
/// linear blending. Nullopt: cancelled. O(points · iterations).
std::optional<DeltaMush> prepareDeltaMush(std::shared_ptr<const Mesh> mesh,
                                          const DeltaMushSettings& settings = {},
                                          const Progress& progress = {});

/// The vertices that may move where the rows of `edited` change: up to `iterations` edges further,
/// and the triangles around those. Ascending, each once.
std::vector<VertexIndex> mushReach(const DeltaMush& mush, std::span<const VertexIndex> edited);

/// Linear blending of the mesh's own positions, smoothed, then the details put back. What
/// `input.positions` differ from these (morphs) is carried as detail. Details grow with the scale
/// of the whole (the median of the joints'). Twins of a point move as one. In double: the bind pose
/// gives the bits of the bind positions. Some vertices need their neighbours `iterations` edges
/// around the triangles that they are in. `input.mush` null: linearBlend().
void deltaMush(const SkinningInput& input, std::span<const VertexIndex> vertices,
               const SkinningOutput& output);

} // namespace rigwright
