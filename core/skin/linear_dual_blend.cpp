// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skinning between linear blending and dual quaternions.
#include "core/skin/linear_dual_blend.h"

#include "core/math/float_range.h"
#include "core/skin/kernel_loop.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {

namespace {

float dualShareOf(const SkinningInput& input, std::size_t vertex) {
    if (!input.blendMap || vertex >= input.blendMap->size())
        return kDefaultDualShare;
    const float share = (*input.blendMap)[vertex];
    return std::isnan(share) ? kDefaultDualShare : std::clamp(share, 0.0f, 1.0f);
}

/// The ends as they are, bit for bit. In double: no difference of two floats overflows.
VertexPlace between(const VertexPlace& linear, const VertexPlace& dual, float share) {
    if (share <= 0.0f)
        return linear;
    if (share >= 1.0f)
        return dual;
    const double s = double(share);
    const Vec3d position =
        (1.0 - s) * linear.position.cast<double>() + s * dual.position.cast<double>();
    const Vec3d normal = (1.0 - s) * linear.normal.cast<double>() + s * dual.normal.cast<double>();
    const double length = normal.norm();
    VertexPlace place;
    place.position = position.unaryExpr([](double x) { return double(toFloat(x)); }).cast<float>();
    if (length > 1e-6)
        place.normal = (normal / length).cast<float>();
    else // opposite ones: the nearer
        place.normal = share < 0.5f ? linear.normal : dual.normal;
    return place;
}

/// Where one kernel writes a batch.
struct Side {
    std::array<Vec3f, kBlendBatch> positions;
    std::array<Vec3f, kBlendBatch> normals;
    std::uint64_t exceptional = 0;

    void run(void (*kernel)(const BlendPalette&, BlendBatch&), const BlendPalette& palette,
             BlendBatch batch) {
        batch.outPositions = positions.front().data();
        batch.outNormals = batch.normals ? normals.front().data() : nullptr;
        kernel(palette, batch);
        exceptional = batch.exceptional;
    }
    [[nodiscard]] VertexPlace at(std::size_t i, bool withNormals) const {
        return {positions[i], withNormals ? normals[i] : Vec3f(Vec3f::UnitY())};
    }
};

void store(const Vec3f& vector, float* to) {
    std::copy_n(vector.data(), 3, to);
}

} // namespace

void linearDualBlend(const SkinningInput& input, std::span<const VertexIndex> vertices,
                     const SkinningOutput& output) {
    const LinearBlender linear(input);
    const DualBlender dual(input, vertexCountOf(input, vertices));
    const BlendKernels kernels = blendKernels(input.target);
    const auto exactly = [&](const auto& blender, std::size_t v) {
        return placedExactly(input, v, blender.exactly(v));
    };
    const auto blendBatch = [&](BlendBatch& batch, const BatchVertices& which) {
        Side straight;
        Side round;
        straight.run(kernels.linear, linear.palette(), batch);
        round.run(kernels.dual, dual.palette(), batch);
        const bool withNormals = batch.normals != nullptr;
        for (std::size_t i = 0; i < batch.count; ++i) {
            const std::size_t v = which[i];
            const VertexPlace place = between(
                (straight.exceptional >> i & 1u) != 0 ? exactly(linear, v)
                                                      : straight.at(i, withNormals),
                (round.exceptional >> i & 1u) != 0 ? exactly(dual, v) : round.at(i, withNormals),
                dualShareOf(input, v));
            store(place.position, batch.outPositions + 3 * i);
            if (withNormals)
                store(place.normal, batch.outNormals + 3 * i);
        }
        batch.exceptional = 0;
    };
    runBatches(input, vertices, output, {input.palette.size(), blendBatch, [&](std::size_t v) {
                                             return between(exactly(linear, v), exactly(dual, v),
                                                            dualShareOf(input, v));
                                         }});
}

} // namespace rigwright
