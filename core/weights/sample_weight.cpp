// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading weights.
#include "core/weights/sample_weight.h"

#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <cmath>

namespace rigwright {
namespace {

/// The vertices whose row passes, with their twins.
template <class Passes>
VertexSelection select(const Topology& topology, const SkinWeights& weights, const Passes& passes) {
    VertexSelection selected;
    for (std::size_t v = 0; v < weights.rowCount(); ++v)
        if (passes(weights.row(VertexIndex(v))))
            selected.emplace_back(v);
    return withTwins(topology, selected);
}

} // namespace

WeightRow sampleRow(const SkinWeights& weights, const SurfaceHit& hit) {
    RowSum mean;
    for (int corner = 0; corner < 3; ++corner) {
        const RowView row = weights.row(hit.vertices[corner]);
        const auto share = double(hit.barycentric[corner]);
        const double sum = sumOf(row);
        if (share > 0.0 && std::isfinite(share) && sum > 0.0)
            mean.addFree(row, {}, share / sum);
    }
    mean.scaleTo(1.0);
    WeightRow row;
    mean.write(row, {});
    std::ranges::sort(row, isHeavier);
    return row;
}

float sampleWeight(const SkinWeights& weights, const SurfaceHit& hit, std::uint16_t bone) {
    for (const Influence& influence : sampleRow(weights, hit))
        if (influence.bone == bone)
            return influence.weight;
    return 0.0f;
}

VertexSelection selectZeroRows(const Topology& topology, const SkinWeights& weights) {
    return select(topology, weights, [](const RowView& row) { return !(sumOf(row) > 0.0); });
}

VertexSelection selectUnnormalised(const Topology& topology, const SkinWeights& weights,
                                   double tolerance) {
    return select(topology, weights, [&](const RowView& row) {
        const double sum = sumOf(row);
        return sum > 0.0 && std::abs(sum - 1.0) > tolerance;
    });
}

VertexSelection selectOverLimit(const Topology& topology, const SkinWeights& weights,
                                std::size_t most) {
    return select(topology, weights, [&](const RowView& row) {
        return std::size_t(std::ranges::count_if(row.weights, [](float w) { return w > 0.0f; })) >
               most;
    });
}

VertexSelection selectByWeight(const Topology& topology, const SkinWeights& weights,
                               std::uint16_t bone, float threshold) {
    return select(topology, weights, [&](const RowView& row) {
        double own = 0.0;
        for (std::size_t i = 0; i < row.size(); ++i)
            own += row.bones[i] == bone ? double(row.weights[i]) : 0.0;
        return own > 0.0 && own / sumOf(row) > double(threshold);
    });
}

} // namespace rigwright
