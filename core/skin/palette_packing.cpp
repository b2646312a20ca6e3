// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Palette packing: the texels of joints.
#include "core/skin/palette_packing.h"

#include "core/math/float_range.h"

#include <cassert>
#include <vector>

namespace rigwright {

namespace {

Vec4f toTexel(const Vec4d& value) {
    return value.unaryExpr(&toFloat);
}

void packRows(const Affine3d& matrix, std::span<Vec4f> texels) {
    for (int row = 0; row < 3; ++row)
        texels[std::size_t(row)] = toTexel(matrix.matrix().row(row).transpose());
}

} // namespace

std::size_t texelsPerJoint(SkinningMethod method) {
    return method == SkinningMethod::DualQuaternion ? 5 : 3;
}

void packRigidScale(const RigidScale& split, std::span<Vec4f> texels) {
    texels[0] = toTexel(split.rigid.real.coeffs());
    texels[1] = toTexel(split.rigid.dual.coeffs());
    packRows(split.scale, texels.subspan(2));
}

void packPalette(SkinningMethod method, std::span<const Affine3d> palette, const JointTree& tree,
                 std::span<Vec4f> texels) {
    const std::size_t width = texelsPerJoint(method);
    assert(texels.size() == palette.size() * width);
    if (method != SkinningMethod::DualQuaternion) {
        for (std::size_t joint = 0; joint < palette.size(); ++joint)
            packRows(palette[joint], texels.subspan(joint * width, width));
        return;
    }
    std::vector<RigidScale> split;
    splitPalette(tree, palette, split);
    for (std::size_t joint = 0; joint < palette.size(); ++joint)
        packRigidScale(split[joint], texels.subspan(joint * width, width));
}

} // namespace rigwright
