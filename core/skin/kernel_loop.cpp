// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Batches of vertices for the blend kernels.
#include "core/skin/kernel_loop.h"

#include "core/base/parallel.h"
#include "core/skin/vertex_loop.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>

namespace rigwright {

namespace {

static_assert(sizeof(Vec3f) == 3 * sizeof(float));

const float* floatsOf(std::span<const Vec3f> vectors, std::size_t first) {
    return vectors.empty() ? nullptr : vectors[first].data();
}

BlendRow rowOf(const SkinWeights::Block& block, std::size_t row) {
    const std::size_t first = row * block.stride;
    return {block.bones.data() + first, block.weights.data() + first, block.stride,
            block.counts[row]};
}

struct Run {
    void (*kernel)(const BlendPalette&, BlendBatch&);
    const BlendPalette& palette;
    const SkinningInput& input;
    const SkinningOutput& output;
    const std::function<void(std::size_t)>& exceptional;

    /// Vertices one behind the other; batches end with the blocks of the weights.
    void neighbours(std::size_t begin, std::size_t end) const {
        constexpr std::size_t kRows = SkinWeights::kRowsPerBlock;
        static_assert(kRows % kBlendBatch == 0);
        while (begin < end) {
            const SkinWeights::Block& block = input.weights->block(begin / kRows);
            const std::size_t row = begin % kRows;
            BlendBatch batch;
            batch.count = std::min(end - begin, kBlendBatch - row % kBlendBatch);
            batch.first = rowOf(block, row);
            batch.counts = block.counts.data() + row;
            batch.positions = floatsOf(input.positions, begin);
            batch.outPositions = output.positions[begin].data();
            if (!output.normals.empty()) {
                batch.normals = floatsOf(input.normals, begin);
                batch.outNormals = output.normals[begin].data();
            }
            kernel(palette, batch);
            for (std::uint64_t left = batch.exceptional; left != 0; left &= left - 1)
                exceptional(begin + std::size_t(std::countr_zero(left)));
            begin += batch.count;
        }
    }
    /// Vertices from anywhere, by way of buffers.
    void scattered(std::span<const VertexIndex> vertices) const {
        const bool withNormals = !output.normals.empty();
        std::array<Vec3f, kBlendBatch> positions;
        std::array<Vec3f, kBlendBatch> normals;
        std::array<Vec3f, kBlendBatch> outPositions;
        std::array<Vec3f, kBlendBatch> outNormals;
        std::array<BlendRow, kBlendBatch> rows;
        for (std::size_t first = 0; first < vertices.size(); first += kBlendBatch) {
            const auto some =
                vertices.subspan(first, std::min(kBlendBatch, vertices.size() - first));
            for (std::size_t i = 0; i < some.size(); ++i) {
                const std::size_t v = some[i].value();
                rows[i] = rowOf(input.weights->block(v / SkinWeights::kRowsPerBlock),
                                v % SkinWeights::kRowsPerBlock);
                positions[i] = input.positions[v];
                if (withNormals)
                    normals[i] = input.normals[v];
            }
            BlendBatch batch;
            batch.count = some.size();
            batch.scattered = rows.data();
            batch.positions = positions.front().data();
            batch.outPositions = outPositions.front().data();
            batch.normals = withNormals ? normals.front().data() : nullptr;
            batch.outNormals = withNormals ? outNormals.front().data() : nullptr;
            kernel(palette, batch);
            for (std::size_t i = 0; i < some.size(); ++i) {
                output.positions[some[i].value()] = outPositions[i];
                if (withNormals)
                    output.normals[some[i].value()] = outNormals[i];
            }
            for (std::uint64_t left = batch.exceptional; left != 0; left &= left - 1)
                exceptional(some[std::size_t(std::countr_zero(left))].value());
        }
    }
};

} // namespace

void runKernel(void (*kernel)(const BlendPalette&, BlendBatch&), const BlendPalette& palette,
               const SkinningInput& input, std::span<const VertexIndex> vertices,
               const SkinningOutput& output, const std::function<void(std::size_t)>& exceptional) {
    assert(output.normals.empty() || input.normals.size() == input.positions.size());
    const Run run{kernel, palette, input, output, exceptional};
    if (vertices.empty())
        parallelFor(input.positions.size(), kSkinningGrain,
                    [&](std::size_t begin, std::size_t end) { run.neighbours(begin, end); });
    else
        parallelFor(vertices.size(), kSkinningGrain, [&](std::size_t begin, std::size_t end) {
            run.scattered(vertices.subspan(begin, end - begin));
        });
}

void setOrigins(const LocalFrame& frame, BlendPalette& palette) {
    for (int axis = 0; axis < 3; ++axis) {
        palette.meshOrigin[axis] = float(frame.mesh[axis]);
        palette.modelOrigin[axis] = float(frame.model[axis]);
    }
}

std::vector<Affine3d> finitePalette(std::span<const Affine3d> palette) {
    std::vector<Affine3d> finite(palette.begin(), palette.end());
    for (Affine3d& matrix : finite)
        if (!matrix.matrix().allFinite())
            matrix.setIdentity();
    return finite;
}

Vec3f finitePosition(const SkinningInput& input, std::size_t vertex) {
    Vec3f position = input.positions[vertex];
    for (int axis = 0; axis < 3; ++axis)
        if (!std::isfinite(position[axis]))
            position[axis] = input.origin[axis];
    return position;
}

Vec3f finiteNormal(const SkinningInput& input, std::size_t vertex) {
    const Vec3f& normal = input.normals[vertex];
    return normal.allFinite() ? normal : Vec3f(Vec3f::UnitY());
}

void placeZeroRow(const SkinningInput& input, std::size_t vertex, const SkinningOutput& output) {
    output.positions[vertex] =
        input.rawSums ? Vec3f(Vec3f::Zero())
                      : placedPosition(input.modelFromUnbound, finitePosition(input, vertex));
    if (output.normals.empty())
        return;
    const Vec3f normal = finiteNormal(input, vertex);
    output.normals[vertex] =
        input.rawSums ? normal : placedNormal(input.modelFromUnbound.linear(), normal);
}

} // namespace rigwright
