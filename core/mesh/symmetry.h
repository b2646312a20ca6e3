// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SymmetryMap: which point of a mesh is the mirror image of which.
#pragma once

#include "core/base/index.h"
#include "core/math/types.h"

#include <span>
#include <vector>

namespace rigwright {

struct Mesh;
struct Topology;

/// All p with normal · p = offset; `normal` of unit length. The default is the plane between the
/// character's left (+X in glTF) and right.
struct SymmetryPlane {
    Vec3f normal = Vec3f::UnitX();
    float offset = 0.0f;

    friend bool operator==(const SymmetryPlane&, const SymmetryPlane&) = default;
};

/// Distance from the plane, positive on the side that the normal points to.
inline double signedDistance(const SymmetryPlane& plane, const Vec3f& position) {
    return plane.normal.cast<double>().dot(position.cast<double>()) - double(plane.offset);
}

/// The mirror image of a position.
inline Vec3f reflected(const SymmetryPlane& plane, const Vec3f& position) {
    return (position.cast<double>() -
            2.0 * signedDistance(plane, position) * plane.normal.cast<double>())
        .cast<float>();
}

/// By point. Involutive: mirror[mirror[p]] == p wherever mirror[p] is valid; points on the plane
/// are their own mirror.
struct SymmetryMap {
    SymmetryPlane plane;
    std::vector<PointIndex> mirror;    ///< invalid = there is none
    std::vector<PointIndex> unmatched; ///< ascending

    [[nodiscard]] PointIndex of(PointIndex point) const { return mirror[point.value()]; }
    [[nodiscard]] bool isOnPlane(PointIndex point) const { return of(point) == point; }
};

/// Matches the points of a mesh (positions as in the mesh: bind) with one another by place: pairs
/// whose images are nearest to each other first, each point once, none farther apart than
/// `relativeTolerance` times the diagonal of the mesh's bounds (clamped to [0, 0.01]; NaN counts as
/// 0). A point is its own mirror where no other is nearer to its image. Points that share a place
/// are paired in their order, up to 16 a place. Points that are not finite have no mirror. A plane
/// whose normal is not finite, or zero, matches nothing; other normals are made unit. O(n) for
/// tolerances below the spacing of the points, on several threads; the result does not depend on
/// their number.
SymmetryMap findSymmetry(const Mesh& mesh, const SymmetryPlane& plane = {},
                         double relativeTolerance = 1e-4);

} // namespace rigwright
