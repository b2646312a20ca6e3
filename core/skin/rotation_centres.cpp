// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning about optimised centres of rotation.
#include "core/skin/rotation_centres.h"

#include "core/math/float_range.h"
#include "core/skin/kernel_loop.h"

#include <algorithm>
#include <array>
#include <utility>

namespace rigwright {

namespace {

/// Where linear blending takes the centre, and the offset from it turned.
VertexPlace aboutCentre(const SkinningInput& input, std::size_t v, const Vec3f& centre,
                        const std::optional<Affine3d>& linear,
                        const std::optional<Affine3d>& turning) {
    if (!linear || !turning)
        return placedExactly(input, v, std::nullopt);
    VertexPlace place = placedExactly(input, v, turning);
    if (!input.positions[v].allFinite()) {
        place.position = placedExactly(input, v, linear).position;
        return place;
    }
    const Vec3d from = centre.cast<double>();
    const Vec3d offset = input.positions[v].cast<double>() - from;
    const Vec3d position = *linear * from + turning->linear() * offset;
    for (int axis = 0; axis < 3; ++axis)
        place.position[axis] = toFloat(position[axis]);
    return place;
}

} // namespace

void rotationCentresBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                          const SkinningOutput& output) {
    const LinearBlender linear(input);
    const DualBlender turning(input, vertexCountOf(input, vertices), DualBlender::Part::Turning);
    const BlendKernels kernels = blendKernels(input.target);
    const auto centreOf = [&](std::size_t v) -> const Vec3f& {
        return input.centres && v < input.centres->centres.size() ? input.centres->centres[v]
                                                                  : input.positions[v];
    };
    const auto blendBatch = [&](BlendBatch& batch, const BatchVertices& which) {
        std::array<Vec3f, kBlendBatch> centres;
        std::array<Vec3f, kBlendBatch> offsets;
        std::array<Vec3f, kBlendBatch> moved;
        for (std::size_t i = 0; i < batch.count; ++i) {
            centres[i] = centreOf(which[i]);
            offsets[i] = input.positions[which[i]] - centres[i];
        }
        BlendBatch centre = batch;
        centre.positions = centres.front().data();
        centre.normals = nullptr;
        centre.outPositions = moved.front().data();
        centre.outNormals = nullptr;
        kernels.linear(linear.palette(), centre);
        batch.positions = offsets.front().data();
        kernels.dual(turning.palette(), batch);
        batch.exceptional |= centre.exceptional;
        for (std::size_t k = 0; k < 3 * batch.count; ++k)
            batch.outPositions[k] += moved.front().data()[k];
        for (std::size_t i = 0; i < batch.count; ++i)
            if (!Eigen::Map<const Vec3f>(batch.outPositions + 3 * i).allFinite())
                batch.exceptional |= std::uint64_t(1) << i;
    };
    runBatches(input, vertices, output, {input.palette.size(), blendBatch, [&](std::size_t v) {
                                             return aboutCentre(input, v, centreOf(v),
                                                                linear.exactly(v),
                                                                turning.exactly(v));
                                         }});
}

} // namespace rigwright
