// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How an FBX model moves: its transform with pivots and order of rotation, and its curves.
#pragma once

#include "core/io/fbx_objects.h"
#include "core/math/types.h"

#include <cstdint>
#include <vector>

namespace rigwright {

/// The parts of a model's transform that no curve moves, and the rest of those that curves do.
/// Angles in degrees.
struct FbxPlacement {
    Vec3d translation = Vec3d::Zero();
    Vec3d rotation = Vec3d::Zero();
    Vec3d scale = Vec3d::Ones();
    Vec3d rotationOffset = Vec3d::Zero();
    Vec3d rotationPivot = Vec3d::Zero();
    Vec3d preRotation = Vec3d::Zero();
    Vec3d postRotation = Vec3d::Zero();
    Vec3d scalingOffset = Vec3d::Zero();
    Vec3d scalingPivot = Vec3d::Zero();
    int order = 0; ///< 0 = XYZ (x first) … 5 = ZYX
};

FbxPlacement placementOf(const FbxNode& model);

/// parentFromNode = T · Roff · Rp · Rpre · R · Rpost⁻¹ · Rp⁻¹ · Soff · Sp · S · Sp⁻¹ (FBX SDK
/// documentation, "Computing transformation matrices").
Affine3d parentFromModel(const FbxPlacement& placement);

/// Where the vertices of a model's geometry stand in it: geometric translation, rotation, scaling.
Affine3d modelFromGeometry(const FbxNode& model);

/// Keys of one number: `times` in ticks, ascending. `slopes` in units a second, at the right of
/// this key and at the left of the next; `weights` as parts of the way to the next key.
struct FbxCurve {
    enum class Shape : std::uint8_t { Constant, ConstantNext, Linear, Cubic };
    std::vector<std::int64_t> times;
    std::vector<double> values;
    std::vector<Shape> shapes;
    std::vector<Vec2d> slopes;
    std::vector<Vec2d> weights;

    [[nodiscard]] double at(std::int64_t ticks) const;
    [[nodiscard]] bool varies() const;
};

/// Of an AnimationCurve; empty where the keys are not as they should be.
FbxCurve curveOf(const FbxNode& object);

/// Frames a second of the file's clock.
double framesPerSecond(const FbxNode* globalSettings);

} // namespace rigwright
