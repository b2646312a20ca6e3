// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making random rows.
#include "tests/support/random_weights.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace rigwright::test {

SkinWeights randomWeights(const Mesh& mesh, RowKind kind, std::uint32_t seed, std::size_t bones,
                          std::size_t most) {
    std::mt19937 random(seed);
    std::vector<std::uint16_t> order(bones);
    std::iota(order.begin(), order.end(), std::uint16_t(0));
    SkinWeights weights(mesh.vertexCount());
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
        std::shuffle(order.begin(), order.end(), random);
        const std::size_t count = 1 + random() % std::min(most, bones);
        WeightRow row;
        double sum = 0.0;
        for (std::size_t i = 0; i < count; ++i) {
            row.push_back({order[i], float(1 + random() % 1000) / 1000.0f});
            sum += double(row.back().weight);
        }
        if (kind == RowKind::Normalised)
            for (Influence& influence : row)
                influence.weight = float(double(influence.weight) / sum);
        if (kind == RowKind::WithZeroRows && random() % 3 == 0)
            row.clear();
        for (const VertexIndex twin : mesh.topology.verticesOf(PointIndex(p)))
            weights.setRow(twin, row);
    }
    return weights;
}

SkinWeights rowsOfSoup(const Mesh& mesh, const SkinWeights& weights) {
    const std::vector<std::uint32_t> source = triangulate(mesh);
    SkinWeights rows(source.size());
    for (std::size_t v = 0; v < source.size(); ++v)
        rows.setRow(VertexIndex(v), weights.copyRow(VertexIndex(source[v])));
    return rows;
}

double rowSum(const SkinWeights& weights, VertexIndex vertex) {
    return rowSum(weights.copyRow(vertex));
}

double rowSum(std::span<const Influence> row) {
    double sum = 0.0;
    for (const Influence& influence : row)
        sum += double(influence.weight);
    return sum;
}

} // namespace rigwright::test
