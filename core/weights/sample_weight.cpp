// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading weights.
#include "core/weights/sample_weight.h"

#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <cmath>
#include <functional>

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

std::vector<WeightSpread> weightSpread(const SkinWeights& weights,
                                       std::span<const VertexIndex> vertices) {
    struct Entry {
        WeightSpread spread;
        double sum = 0.0;
        std::size_t count = 0; ///< vertices that name the joint
    };
    std::vector<Entry> byJoint;
    WeightRow merged; // a row may name a joint twice
    for (const VertexIndex vertex : vertices) {
        merged.clear();
        const RowView row = weights.row(vertex);
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto same = std::ranges::find(merged, row.bones[i], &Influence::bone);
            if (same == merged.end())
                merged.push_back(row[i]);
            else
                same->weight += row.weights[i];
        }
        for (const Influence& influence : merged) {
            if (byJoint.size() <= influence.bone)
                byJoint.resize(std::size_t(influence.bone) + 1);
            Entry& entry = byJoint[influence.bone];
            WeightSpread& spread = entry.spread;
            spread.lowest =
                entry.count == 0 ? influence.weight : std::min(spread.lowest, influence.weight);
            spread.highest = std::max(spread.highest, influence.weight);
            entry.sum += double(influence.weight);
            ++entry.count;
        }
    }
    std::vector<WeightSpread> spreads;
    for (std::size_t joint = 0; joint < byJoint.size(); ++joint) {
        Entry& entry = byJoint[joint];
        if (!(entry.sum > 0.0))
            continue;
        entry.spread.bone = std::uint16_t(joint);
        entry.spread.mean = entry.sum / double(vertices.size());
        if (entry.count < vertices.size())
            entry.spread.lowest = 0.0f;
        spreads.push_back(entry.spread);
    }
    std::ranges::stable_sort(spreads, std::greater(), &WeightSpread::mean);
    return spreads;
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
