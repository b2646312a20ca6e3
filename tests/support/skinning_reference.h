// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Linear and dual quaternion blending in double precision, vertex by vertex, as the formulas say.
#pragma once

#include "core/skin/skinning.h"

namespace rigwright::test {

/// Where a vertex goes, and by how much rounding errors of its normal grow: the square of the
/// blended matrix' size over the length of the normal before it is made a unit (1 for rotations).
struct ReferencePlace {
    Vec3d position = Vec3d::Zero();
    Vec3d normal = Vec3d::UnitY();
    double normalGrowth = 1.0;
};

/// Σ w M v / Σ w; normals by the inverse transpose of the blended linear part.
ReferencePlace referenceLinear(const SkinningInput& input, std::size_t vertex);

/// Scale stage, then the normalised sum of dual quaternions, signs against the dominant influence.
ReferencePlace referenceDual(const SkinningInput& input, std::size_t vertex);

} // namespace rigwright::test
