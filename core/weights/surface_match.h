// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SurfaceMatch: which place of another surface stands for each point of a mesh.
#pragma once

#include "core/math/types.h"
#include "core/mesh/mesh.h"
#include "core/weights/row_operation.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// A mesh where it stands: one position a vertex. `mirrored`: it was placed by a transform that
/// turns left to right, so that its faces are wound the other way.
struct PlacedMesh {
    const Mesh& mesh;
    std::span<const Vec3f> positions;
    bool mirrored = false;
};

/// `maxDistance` in metres; none: a tenth of the diagonal of the source's bounds; below 0 and NaN
/// count as 0. `normalLimit`: how far (radians) the smooth normals of both surfaces may differ;
/// from pi on, and where it is NaN, they are not looked at. `keepIslandsApart`: see
/// matchSurfaces().
struct SurfaceMatchSettings {
    std::optional<double> maxDistance;
    double normalLimit = kPi / 2.0;
    bool keepIslandsApart = true;
};

/// A tenth of the diagonal; 0 for an empty box.
double usualMaxDistance(const Box3f& sourceBounds);

enum class MatchOutcome : std::uint8_t {
    Matched,
    TooFar,         ///< no surface within the distance
    FacesElsewhere, ///< surface is near, but turned away, or of another island
};

/// Of one point: the triangle and the weights of its corners.
struct MatchedPlace {
    std::array<VertexIndex, 3> vertices;
    std::array<float, 3> barycentric{};
};

/// By point of the target. `opposed`: the normals of nearly all of the source pointed against those
/// of the target, and were turned for the comparison.
struct SurfaceMatch {
    std::vector<MatchedPlace> places; ///< meaningless where not matched
    std::vector<MatchOutcome> outcomes;
    bool opposed = false;
};

/// Finds the nearest place of the source's surface for every point of the target, both in one
/// space.
///
/// Normals are those of the surfaces, averaged by area over the faces at a point and interpolated;
/// where a surface has none (loose vertices, no area) everything fits. Where the nearest place is
/// turned away, the nearest fitting one counts if it is not farther behind it than a fiftieth of
/// the source's diagonal. Of equally near places (both sides of a card) the better turned one is
/// taken.
///
/// Islands kept apart: a connected piece of the target takes from the piece of the source that most
/// of its points are nearest to, and from those of which most points are nearest to it; what
/// another piece has a better claim to is not there for it. So a sock takes from the sock, however
/// near the other one is, a body in one piece from a body in many, and many from one.
///
/// O((m + n) log n), on several threads; the result does not depend on their number. nullopt:
/// cancelled.
std::optional<SurfaceMatch> matchSurfaces(const PlacedMesh& target, const PlacedMesh& source,
                                          const SurfaceMatchSettings& settings,
                                          const WeightProgress& progress = {},
                                          const ProgressRange& range = {});

} // namespace rigwright
