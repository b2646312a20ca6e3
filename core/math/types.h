// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The project's vector, quaternion and matrix types, and its conventions.
///
/// Metres, seconds, radians. Right-handed, +Y up, +Z forward (glTF). Column vectors; a matrix is
/// named `aFromB` (takes coordinates in b to coordinates in a), so that `aFromB * bFromC` visibly
/// cancels. Vertex data is float, transforms of bones are double: long chains keep their digits.
#pragma once

#include <Eigen/Core>
#include <Eigen/Geometry>

#include <cstdint>

namespace rigwright {

using Vec2f = Eigen::Vector2f;
using Vec3f = Eigen::Vector3f;
using Vec4f = Eigen::Vector4f;
using Vec2d = Eigen::Vector2d;
using Vec3d = Eigen::Vector3d;
using Vec4d = Eigen::Vector4d;
using Quatd = Eigen::Quaterniond;
using Quatf = Eigen::Quaternionf;
using Mat3d = Eigen::Matrix3d;
using Mat4d = Eigen::Matrix4d;
using Mat4f = Eigen::Matrix4f;
using Affine3d = Eigen::Affine3d;

/// Axis-aligned box; empty where isEmpty().
using Box3f = Eigen::AlignedBox3f;

inline constexpr double kPi = 3.14159265358979323846;

} // namespace rigwright
