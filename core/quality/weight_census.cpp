// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Counting rows, twins and names.
#include "core/quality/weight_census.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numeric>
#include <unordered_map>

namespace rigwright {

namespace {

/// Of two sums as far off, the smaller: the same whatever the order of the threads.
bool isFarther(double sum, double than) {
    const double off = std::abs(sum - 1.0);
    const double offThan = std::abs(than - 1.0);
    return off > offThan || (off == offThan && sum < than);
}

void countBlock(const SkinWeights::Block& block, WeightCensus& census) {
    census.rows += block.rowCount;
    const float* weight = block.weights.data();
    for (std::size_t row = 0; row < block.rowCount; ++row, weight += block.stride) {
        double sum = 0.0;
        std::size_t positive = 0;
        for (std::size_t i = 0; i < block.counts[row]; ++i) {
            sum += double(weight[i]);
            positive += weight[i] > 0.0f ? 1 : 0;
        }
        if (positive >= census.rowsByInfluences.size())
            census.rowsByInfluences.resize(positive + 1, 0);
        ++census.rowsByInfluences[positive];
        if (positive == 0) {
            ++census.zeroRows;
        } else if (std::abs(sum - 1.0) > kSumTolerance) {
            ++census.unnormalised;
            if (isFarther(sum, census.farthestSum))
                census.farthestSum = sum;
        }
    }
}

void merge(WeightCensus& whole, const WeightCensus& part) {
    whole.rows += part.rows;
    whole.zeroRows += part.zeroRows;
    whole.unnormalised += part.unnormalised;
    if (isFarther(part.farthestSum, whole.farthestSum))
        whole.farthestSum = part.farthestSum;
    if (whole.rowsByInfluences.size() < part.rowsByInfluences.size())
        whole.rowsByInfluences.resize(part.rowsByInfluences.size(), 0);
    for (std::size_t i = 0; i < part.rowsByInfluences.size(); ++i)
        whole.rowsByInfluences[i] += part.rowsByInfluences[i];
}

} // namespace

std::size_t WeightCensus::rowsOver(std::size_t influences) const {
    if (influences + 1 >= rowsByInfluences.size())
        return 0;
    return std::accumulate(rowsByInfluences.begin() + std::ptrdiff_t(influences + 1),
                           rowsByInfluences.end(), std::size_t{0});
}

std::size_t WeightCensus::mostInfluences() const {
    return rowsByInfluences.empty() ? 0 : rowsByInfluences.size() - 1;
}

WeightCensus censusOf(const SkinWeights& weights) {
    WeightCensus census;
    std::mutex mutex;
    parallelFor(weights.blockCount(), 32, [&](std::size_t first, std::size_t last) {
        WeightCensus part;
        for (std::size_t block = first; block < last; ++block)
            countBlock(weights.block(block), part);
        const std::scoped_lock lock(mutex);
        merge(census, part);
    });
    return census;
}

std::size_t differingTwins(const Mesh& mesh, const SkinWeights& weights) {
    const std::vector<std::uint64_t> keys = rowKeys(weights);
    const Topology places = groupTwins(mesh, {});
    std::size_t differing = 0;
    for (std::size_t p = 0; p < places.pointCount(); ++p) {
        const auto vertices = places.verticesOf(PointIndex(p));
        differing += std::size_t(std::ranges::count_if(vertices, [&](VertexIndex vertex) {
            return keys[vertex.value()] != keys[vertices.front().value()];
        }));
    }
    return differing;
}

NameCensus censusOf(const Skeleton& skeleton) {
    std::unordered_map<std::string, std::size_t> uses;
    NameCensus census;
    for (const std::string& name : skeleton.names)
        name.empty() ? ++census.empty : ++uses[name];
    for (const std::string& name : skeleton.names) {
        const auto use = uses.find(name);
        if (use == uses.end() || use->second < 2)
            continue;
        ++census.duplicate;
        if (census.example.empty())
            census.example = name;
    }
    return census;
}

} // namespace rigwright
