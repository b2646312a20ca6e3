// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Palette packing: the texels of joints.
#include "core/skin/palette_packing.h"

#include "core/math/dual_quaternion.h"
#include "core/math/transform.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace rigwright {

namespace {

float toFloat(double value) {
    constexpr double kMost = std::numeric_limits<float>::max();
    return static_cast<float>(std::clamp(value, -kMost, kMost));
}

Vec4f toTexel(const Vec4d& value) {
    return value.unaryExpr(&toFloat);
}

void packRows(const Affine3d& matrix, std::span<Vec4f> texels) {
    for (int row = 0; row < 3; ++row)
        texels[std::size_t(row)] = toTexel(matrix.matrix().row(row).transpose());
}

Vec3d pivotOf(const Affine3d& boneFromMeshBind) {
    const auto meshFromBoneBind = invert(boneFromMeshBind);
    return meshFromBoneBind ? Vec3d(meshFromBoneBind->translation()) : Vec3d::Zero();
}

} // namespace

std::size_t texelsPerJoint(SkinningMethod method) {
    return method == SkinningMethod::DualQuaternion ? 5 : 3;
}

void packJoint(SkinningMethod method, const Affine3d& modelFromMesh,
               const Affine3d& boneFromMeshBind, std::span<Vec4f> texels) {
    assert(texels.size() == texelsPerJoint(method));
    if (method == SkinningMethod::LinearBlend) {
        packRows(modelFromMesh, texels);
        return;
    }
    const RigidScale split = splitRigidScale(modelFromMesh, pivotOf(boneFromMeshBind));
    texels[0] = toTexel(split.rigid.real.coeffs());
    texels[1] = toTexel(split.rigid.dual.coeffs());
    packRows(split.scale, texels.subspan(2));
}

void packPalette(SkinningMethod method, std::span<const Affine3d> palette,
                 std::span<const Affine3d> boneFromMeshBind, std::span<Vec4f> texels) {
    const std::size_t width = texelsPerJoint(method);
    assert(texels.size() == palette.size() * width);
    assert(boneFromMeshBind.empty() || boneFromMeshBind.size() == palette.size());
    for (std::size_t joint = 0; joint < palette.size(); ++joint)
        packJoint(method, palette[joint],
                  boneFromMeshBind.empty() ? Affine3d::Identity() : boneFromMeshBind[joint],
                  texels.subspan(joint * width, width));
}

} // namespace rigwright
