// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sharpening rows over the surface.
#include "core/weights/sharpen.h"

#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace rigwright {
namespace {

/// A free bone of the row that is sharpened. Shares sum to 1 over the free bones.
struct Share {
    std::uint16_t bone = 0;
    double now = 0.0;
    double mean = 0.0;  ///< of the neighbours
    double least = 0.0; ///< of the row and its neighbours
    double most = 0.0;
    double wanted = 0.0;
};

/// The nearest shares to the wanted ones that lie between least and most and sum to 1: all are
/// moved by the same amount and clamped. The amount is found by bisection; there is one, because
/// the row itself lies within the bounds.
void settle(std::vector<Share>& shares) {
    const auto moved = [](const Share& share, double by) {
        return std::clamp(share.wanted + by, share.least, share.most);
    };
    const auto sum = [&](double by) {
        double total = 0.0;
        for (const Share& share : shares)
            total += moved(share, by);
        return total;
    };
    double low = -2.0; // wanted shares lie in [-1, 2]
    double high = 2.0;
    for (int i = 0; i < 60 && low < high; ++i) {
        const double middle = 0.5 * (low + high);
        (sum(middle) < 1.0 ? low : high) = middle;
    }
    for (Share& share : shares)
        share.wanted = moved(share, 0.5 * (low + high));
}

/// One iteration on single rows; holds scratch memory.
class SharpenRow {
public:
    SharpenRow(const WeightScope& scope, const PointAdjacency& adjacency, double strength)
        : m_scope(scope), m_adjacency(adjacency), m_strength(strength) {}

    RowOutcome compute(PointIndex point, WeightRow& row);

private:
    void readRow(const WeightRow& row, double free);
    bool readNeighbours(PointIndex point);
    void takeIn(const RowView& row, double free);

    const WeightScope& m_scope;
    const PointAdjacency& m_adjacency;
    double m_strength;
    std::vector<Share> m_shares;
    std::vector<double> m_theirs; ///< of one neighbour, by entry of m_shares
    RowSum m_sum;
};

void SharpenRow::readRow(const WeightRow& row, double free) {
    m_shares.clear();
    for (const Influence& influence : row) {
        if (isLocked(m_scope.locked, influence.bone) || !(influence.weight > 0.0f))
            continue;
        auto share = std::ranges::find(m_shares, influence.bone, &Share::bone);
        if (share == m_shares.end())
            share = m_shares.insert(share, Share{.bone = influence.bone});
        share->now += double(influence.weight) / free;
    }
    for (Share& share : m_shares)
        share.least = share.most = share.now;
}

/// The shares of one neighbour, of whose weights the free ones sum to `free`.
void SharpenRow::takeIn(const RowView& row, double free) {
    m_theirs.assign(m_shares.size(), 0.0);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto share = std::ranges::find(m_shares, row.bones[i], &Share::bone);
        if (share != m_shares.end())
            m_theirs[std::size_t(share - m_shares.begin())] += double(row.weights[i]) / free;
    }
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        m_shares[i].least = std::min(m_shares[i].least, m_theirs[i]);
        m_shares[i].most = std::max(m_shares[i].most, m_theirs[i]);
    }
}

/// False where no neighbour has free weights. A neighbour counts in the mean as much as it has.
bool SharpenRow::readNeighbours(PointIndex point) {
    double count = 0.0;
    for (const PointIndex neighbour : m_adjacency.of(point)) {
        const RowView row =
            m_scope.weights.row(m_scope.mesh.topology.verticesOf(neighbour).front());
        const double sum = sumOf(row);
        double free = 0.0;
        for (std::size_t i = 0; i < row.size(); ++i)
            free += isLocked(m_scope.locked, row.bones[i]) ? 0.0 : double(row.weights[i]);
        if (!(free > 0.0))
            continue;
        takeIn(row, free);
        const double part = free / sum;
        for (std::size_t i = 0; i < m_shares.size(); ++i)
            m_shares[i].mean += m_theirs[i] * part;
        count += part;
    }
    if (!(count > 0.0))
        return false;
    for (Share& share : m_shares)
        share.mean /= count;
    return true;
}

RowOutcome SharpenRow::compute(PointIndex point, WeightRow& row) {
    double locked = 0.0;
    double free = 0.0;
    for (const Influence& influence : row)
        (isLocked(m_scope.locked, influence.bone) ? locked : free) += double(influence.weight);
    const double left = 1.0 - locked;
    if (!(free > 0.0))
        return RowOutcome::Unchanged;
    if (left < kNothingLeft)
        return RowOutcome::LockedOut;
    readRow(row, free);
    if (!readNeighbours(point))
        return RowOutcome::Unchanged;
    for (Share& share : m_shares)
        share.wanted = share.now + (share.now - share.mean) * m_strength;
    settle(m_shares);
    m_sum.clear();
    for (const Share& share : m_shares)
        m_sum.add(share.bone, share.wanted);
    m_sum.scaleTo(left);
    return m_sum.write(row, m_scope.locked) ? RowOutcome::Changed : RowOutcome::Unchanged;
}

} // namespace

WeightEdit sharpenWeights(const WeightScope& scope, const PointAdjacency& adjacency,
                          const SharpenSettings& settings, const WeightProgress& progress) {
    if (!(settings.strength > 0.0f))
        return emptyEdit(scope);
    const double strength = double(std::min(settings.strength, 1.0f));
    return repeatEdit(
        scope, settings.iterations, [&](const WeightScope& now, const ProgressRange& range) {
            return editRows(
                now, progress,
                [&]() -> RowOperation {
                    auto rows = std::make_shared<SharpenRow>(now, adjacency, strength);
                    return [rows](PointIndex point, VertexIndex, WeightRow& row) {
                        return rows->compute(point, row);
                    };
                },
                range);
        });
}

} // namespace rigwright
