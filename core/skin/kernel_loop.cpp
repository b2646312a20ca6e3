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
    const SkinningInput& input;
    const SkinningOutput& output;
    const BatchWork& work;

    void finish(std::uint64_t exceptional, const BatchVertices& vertices) const {
        for (; exceptional != 0; exceptional &= exceptional - 1) {
            const std::size_t v = vertices[std::size_t(std::countr_zero(exceptional))];
            const VertexPlace place = work.exactly(v);
            output.positions[v] = place.position;
            if (!output.normals.empty())
                output.normals[v] = place.normal;
        }
    }
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
            work.batch(batch, {begin, {}});
            finish(batch.exceptional, {begin, {}});
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
            work.batch(batch, {0, some});
            for (std::size_t i = 0; i < some.size(); ++i) {
                output.positions[some[i].value()] = outPositions[i];
                if (withNormals)
                    output.normals[some[i].value()] = outNormals[i];
            }
            finish(batch.exceptional, {0, some});
        }
    }
};

} // namespace

void runBatches(const SkinningInput& input, std::span<const VertexIndex> vertices,
                const SkinningOutput& output, const BatchWork& work) {
    assert(output.normals.empty() || input.normals.size() == input.positions.size());
    if (work.joints == 0) {
        forEachVertex(input.positions.size(), vertices, [&](std::size_t v) {
            const VertexPlace place = placedExactly(input, v, std::nullopt);
            output.positions[v] = place.position;
            if (!output.normals.empty())
                output.normals[v] = place.normal;
        });
        return;
    }
    const Run run{input, output, work};
    if (vertices.empty())
        parallelFor(input.positions.size(), kSkinningGrain,
                    [&](std::size_t begin, std::size_t end) { run.neighbours(begin, end); });
    else
        parallelFor(vertices.size(), kSkinningGrain, [&](std::size_t begin, std::size_t end) {
            run.scattered(vertices.subspan(begin, end - begin));
        });
}

} // namespace rigwright
