// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How a body stands: its plane of symmetry, its up and forward, its height and its five tips.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/math/types.h"

#include <array>

namespace rigwright {

struct Mesh;

/// Body space: height 1, lowest place at y = 0, up +Y, forward +Z, left +X, x = 0 the plane between
/// left and right.
struct BodyStance {
    Affine3d modelFromBody = Affine3d::Identity(); ///< a rotation, a scale and a move
    double height = 1.0;                           ///< model units
    // In body space; 0 is left, 1 right.
    Vec3d head = Vec3d::Zero();
    std::array<Vec3d, 2> hands{Vec3d::Zero(), Vec3d::Zero()};
    std::array<Vec3d, 2> feet{Vec3d::Zero(), Vec3d::Zero()};
    /// How far the two sides differ on average, in heights.
    double asymmetry = 0.0;
    Findings findings; ///< "fit-facing-unsure", "fit-lies", "fit-asymmetric"
};

/// Finds a body that stands with its legs apart and its arms held away, from the shape of the mesh
/// alone: in T-pose, A-pose or between them, at any place, of any size, turned in any way; the
/// result turns along. Near the planes and axes of the model (1° for the plane, 10° for up) these
/// are taken. Forward is where the feet point. "fit-no-biped" with the reason where the mesh is no
/// such body.
Result<BodyStance> findStance(const Mesh& mesh);

} // namespace rigwright
