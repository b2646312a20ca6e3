// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Linear blend skinning (LBS).
#include "core/skin/linear_blend.h"

#include "core/skin/kernel_loop.h"
#include "core/skin/local_frame.h"
#include "core/skin/palette_packing.h"
#include "core/skin/vertex_loop.h"

#include <cmath>
#include <vector>

namespace rigwright {

namespace {

/// Palette entries between the local frames, in the kernels' layout.
AlignedFloats packMatrices(std::span<const Affine3d> palette, const LocalFrame& frame) {
    std::vector<Affine3d> local(palette.begin(), palette.end());
    for (Affine3d& matrix : local)
        matrix.translation() = matrix * frame.mesh - frame.model;
    std::vector<Vec4f> texels(palette.size() * 3);
    packPalette(SkinningMethod::LinearBlend, local, {}, texels);
    AlignedFloats matrices(palette.size() * kMatrixFloats);
    for (std::size_t joint = 0; joint < palette.size(); ++joint)
        packMatrix(std::span<const Vec4f, 3>(texels.data() + 3 * joint, 3), false,
                   matrices.data() + joint * kMatrixFloats);
    return matrices;
}

/// One vertex in double, for values that float cannot carry.
void blendExactly(const SkinningInput& input, std::span<const Affine3d> palette, std::size_t v,
                  const SkinningOutput& output) {
    const RowView row = input.weights->row(VertexIndex(v));
    const double sum = sumOf(row);
    if (!(sum > 0.0) || !std::isfinite(sum)) {
        placeZeroRow(input, v, output);
        return;
    }
    const double factor = input.rawSums ? 1.0 : 1.0 / sum;
    Affine3d blended;
    blended.matrix().setZero();
    for (std::size_t i = 0; i < row.size(); ++i)
        blended.matrix() += (row.weights[i] * factor) * palette[row.bones[i]].matrix();
    output.positions[v] = placedPosition(blended, finitePosition(input, v));
    if (!output.normals.empty())
        output.normals[v] = placedNormal(blended.linear(), finiteNormal(input, v));
}

} // namespace

void linearBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                 const SkinningOutput& output) {
    if (input.palette.empty()) {
        forEachVertex(input.positions.size(), vertices,
                      [&](std::size_t v) { placeZeroRow(input, v, output); });
        return;
    }
    const std::vector<Affine3d> finite = finitePalette(input.palette);
    const LocalFrame frame = localFrame(input.origin, finite);
    const AlignedFloats matrices = packMatrices(finite, frame);
    BlendPalette palette;
    palette.matrices = matrices.data();
    palette.rawSums = input.rawSums;
    setOrigins(frame, palette);
    runKernel(blendKernels(input.target).linear, palette, input, vertices, output,
              [&](std::size_t v) { blendExactly(input, finite, v, output); });
}

} // namespace rigwright
