// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Linear blend skinning (LBS).
#include "core/skin/linear_blend.h"

#include "core/skin/local_frame.h"
#include "core/skin/palette_packing.h"
#include "core/skin/vertex_loop.h"

#include <cassert>
#include <cmath>
#include <vector>

namespace rigwright {

namespace {

/// Palette entries between the local frames as 4×4 floats: a column is one SIMD register. The last
/// row stays 0.
std::vector<Mat4f> toFloatPalette(std::span<const Affine3d> palette, const LocalFrame& frame) {
    std::vector<Affine3d> local(palette.begin(), palette.end());
    for (Affine3d& matrix : local)
        matrix.translation() = matrix * frame.mesh - frame.model;
    std::vector<Vec4f> texels(palette.size() * 3);
    packPalette(SkinningMethod::LinearBlend, local, {}, texels);
    std::vector<Mat4f> matrices(palette.size(), Mat4f::Zero());
    for (std::size_t i = 0; i < texels.size(); ++i)
        matrices[i / 3].row(Eigen::Index(i % 3)) = texels[i].transpose();
    return matrices;
}

/// The same in double, for values that float cannot carry.
Affine3d blendExactly(const SkinningInput& input, const RowView& row, double factor) {
    Affine3d blended;
    blended.matrix().setZero();
    for (std::size_t i = 0; i < row.size(); ++i)
        blended.matrix() += (row.weights[i] * factor) * input.palette[row.bones[i]].matrix();
    return blended;
}

Vec3f blendedNormal(const Mat4f& blended, const Vec3f& normal, bool& defined) {
    const Vec3f x = blended.col(0).head<3>();
    const Vec3f y = blended.col(1).head<3>();
    const Vec3f z = blended.col(2).head<3>();
    const Vec3f yz = y.cross(z);
    Vec3f turned = yz * normal.x() + z.cross(x) * normal.y() + x.cross(y) * normal.z();
    const float square = turned.squaredNorm();
    const float determinant = x.dot(yz);
    // Outside these bounds the digits of float do not suffice.
    defined = square > 1e-18f && square < 1e18f && std::abs(determinant) > 1e-12f;
    return turned * ((determinant < 0.0f ? -1.0f : 1.0f) / std::sqrt(square));
}

} // namespace

void linearBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                 const SkinningOutput& output) {
    const LocalFrame frame = localFrame(input.origin, input.palette);
    const std::vector<Mat4f> palette = toFloatPalette(input.palette, frame);
    const Vec3f meshOrigin = frame.mesh.cast<float>();
    const Vec3f modelOrigin = frame.model.cast<float>();
    const Mat3d unboundLinear = input.modelFromUnbound.linear();
    forEachVertex(input.positions.size(), vertices, [&](std::size_t v) {
        const RowView row = input.weights->row(VertexIndex(v));
        const Vec3f& bind = input.positions[v];
        const double sum = sumOf(row);
        if (!(sum > 0.0) && !input.rawSums) {
            output.positions[v] = placedPosition(input.modelFromUnbound, bind);
            if (!output.normals.empty())
                output.normals[v] = placedNormal(unboundLinear, input.normals[v]);
            return;
        }
        const double factor = input.rawSums ? 1.0 : 1.0 / sum;
        Mat4f blended = Mat4f::Zero();
        for (std::size_t i = 0; i < row.size(); ++i) {
            assert(row.bones[i] < palette.size());
            blended += static_cast<float>(row.weights[i] * factor) * palette[row.bones[i]];
        }
        const Vec3f local = bind - meshOrigin;
        const Vec4f placed = blended.col(0) * local.x() + blended.col(1) * local.y() +
                             blended.col(2) * local.z() + blended.col(3);
        output.positions[v] =
            placed.head<3>() + modelOrigin * (input.rawSums ? static_cast<float>(sum) : 1.0f);
        if (!output.positions[v].allFinite())
            output.positions[v] = placedPosition(blendExactly(input, row, factor), bind);
        if (output.normals.empty())
            return;
        bool defined = false;
        output.normals[v] = blendedNormal(blended, input.normals[v], defined);
        if (!defined)
            output.normals[v] =
                placedNormal(blendExactly(input, row, factor).linear(), input.normals[v]);
    });
}

} // namespace rigwright
