// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transform: translation, rotation, scale of a bone relative to its parent.
#pragma once

#include "core/math/types.h"

#include <optional>

namespace rigwright {

/// parentFromBone = T · R · S. `rotation` is of unit length.
struct Transform {
    Vec3d translation = Vec3d::Zero();
    Quatd rotation = Quatd::Identity();
    Vec3d scale = Vec3d::Ones();

    friend bool operator==(const Transform& a, const Transform& b) {
        return a.translation == b.translation && a.rotation.coeffs() == b.rotation.coeffs() &&
               a.scale == b.scale;
    }
};

/// The matrix T · R · S.
Affine3d toAffine(const Transform& transform);

/// Splits an affine matrix into T · R · S. A mirrored matrix (negative determinant) gets a negative
/// x scale. nullopt where T · R · S cannot give it back within `tolerance` (relative to the largest
/// entry of the linear part: shear) or where it is not finite. A zero column gives scale 0 there
/// and an arbitrary but deterministic rotation.
std::optional<Transform> decompose(const Affine3d& matrix, double tolerance = 1e-5);

/// The nearest T · R · S of any finite affine matrix, shear dropped.
Transform decomposeNearest(const Affine3d& matrix);

/// Inverse of an affine matrix; nullopt where it is singular or not finite.
std::optional<Affine3d> invert(const Affine3d& matrix);

/// Translation and scale lerped, rotation slerped the short way. t in [0, 1].
Transform interpolate(const Transform& a, const Transform& b, double t);

bool isFinite(const Transform& transform);

} // namespace rigwright
