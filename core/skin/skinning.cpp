// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning: what all methods share, and the meshes that no method moves.
#include "core/skin/skinning.h"

#include "core/math/float_range.h"
#include "core/skin/delta_mush.h"
#include "core/skin/dual_quaternion_blend.h"
#include "core/skin/linear_blend.h"
#include "core/skin/linear_dual_blend.h"
#include "core/skin/rotation_centres.h"
#include "core/skin/vertex_loop.h"

#include <cmath>

namespace rigwright {

SkinningFunction skinningFunction(SkinningMethod method) {
    switch (method) {
    case SkinningMethod::DualQuaternion:
        return &dualQuaternionBlend;
    case SkinningMethod::LinearDualBlend:
        return &linearDualBlend;
    case SkinningMethod::RotationCentres:
        return &rotationCentresBlend;
    case SkinningMethod::DeltaMush:
        return &deltaMush;
    case SkinningMethod::LinearBlend:
        break;
    }
    return &linearBlend;
}

void placeUnbound(const SkinningInput& input, std::span<const VertexIndex> vertices,
                  const SkinningOutput& output) {
    const Mat3d linear = input.modelFromUnbound.linear();
    forEachVertex(input.positions.size(), vertices, [&](std::size_t v) {
        output.positions[v] = placedPosition(input.modelFromUnbound, input.positions[v]);
        if (!output.normals.empty())
            output.normals[v] = placedNormal(linear, input.normals[v]);
    });
}

Vec3f placedPosition(const Affine3d& matrix, const Vec3f& position) {
    const Vec3d placed = matrix * position.cast<double>();
    return {toFloat(placed.x()), toFloat(placed.y()), toFloat(placed.z())};
}

Vec3f placedNormal(const Mat3d& linear, const Vec3f& normal) {
    const double unit = linear.cwiseAbs().maxCoeff();
    if (!(unit > 0.0) || !std::isfinite(unit))
        return normal;
    // The cofactor matrix is the inverse transpose times the determinant: it exists for all
    // matrices.
    const Mat3d a = linear / unit;
    Mat3d cofactors;
    cofactors.col(0) = a.col(1).cross(a.col(2));
    cofactors.col(1) = a.col(2).cross(a.col(0));
    cofactors.col(2) = a.col(0).cross(a.col(1));
    const double side = a.col(0).dot(cofactors.col(0)) < 0.0 ? -1.0 : 1.0;
    const Vec3d turned = side * (cofactors * normal.cast<double>());
    const double length = turned.norm();
    if (!(length > 1e-150) || !std::isfinite(length))
        return normal;
    return (turned / length).cast<float>();
}

} // namespace rigwright
