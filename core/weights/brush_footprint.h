// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which vertices a dab of the brush reaches, and how strongly.
#pragma once

#include "core/mesh/mesh.h"
#include "core/mesh/point_grid.h"

#include <span>
#include <vector>

namespace rigwright {

enum class BrushFalloff { Smooth, Linear, Sharp, Constant };

/// Falloff at t = distance / radius: 1 at the centre, 0 at and beyond t = 1 and for NaN. With p = 1
/// - t: Smooth p²(3 - 2p), Linear p, Sharp p², Constant 1.
float brushFalloff(BrushFalloff falloff, float t);

/// Vertices under the brush with their strength in (0, 1]. Twins of one point always come together,
/// with the same strength: that of the nearest of them. Ascending vertex order.
struct BrushFootprint {
    std::vector<VertexIndex> vertices;
    std::vector<float> strengths;
};

/// How far a dab reaches. Volume: everything in the ball around the hit, its distance the straight
/// line. Surface: only what is connected with the hit inside the ball, its distance the way along
/// the surface, so that the other lip, the next finger and the far side of a thin wall stay clean.
enum class BrushReach { Volume, Surface };

/// `positions` and `normals` are those on screen (model space). `centre` in model space, `radius`
/// in metres. `frontFacesOnly`: points all of whose vertices have normals that face away from
/// `towardsEye` (unit, from the surface to the eye) are left out; `normals` may be empty: then all
/// count as facing the eye.
///
/// Reach Volume needs `grid`, built over the same positions.
///
/// Reach Surface needs `adjacency` and the vertices of the face hit (`seeds`; SurfaceHit::vertices
/// or all corners of its face), no grid. The way along the surface is found from the seeds
/// outwards, edge by edge (Dijkstra 1959), and pulled straight on the way: as long as the normal
/// has turned less than 30° since the way last bent (always, without normals) and the way leads on
/// outwards, it is the straight line from there. It is never shorter than the straight line from
/// `centre` and never longer than the way along edges; on a flat sheet without holes it is the
/// straight line, so the dab is round whatever the edges are. Without a seed in the ball nothing is
/// reached.
struct BrushQuery {
    std::span<const Vec3f> positions;
    std::span<const Vec3f> normals;
    const PointGrid* grid = nullptr; ///< Volume: never null
    Vec3f centre = Vec3f::Zero();
    float radius = 0.0f;
    BrushFalloff falloff = BrushFalloff::Smooth;
    bool frontFacesOnly = true;
    Vec3f towardsEye = Vec3f::UnitZ();
    BrushReach reach = BrushReach::Volume;
    const PointAdjacency* adjacency = nullptr; ///< Surface: never null
    std::span<const VertexIndex> seeds;        ///< Surface: where the ways begin
};

/// Cost proportional to the footprint. Reuses the memory of `footprint`. Empty for a radius that is
/// not positive and a centre that is not finite.
void brushFootprint(const Mesh& mesh, const BrushQuery& query, BrushFootprint& footprint);

} // namespace rigwright
