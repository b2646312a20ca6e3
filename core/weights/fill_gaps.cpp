// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Filling rows from the rim inwards, and evening them out.
#include "core/weights/fill_gaps.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace rigwright {
namespace {

constexpr std::size_t kGrain = 256;
constexpr std::size_t kMostRounds = 64;
constexpr double kLeastShare = 1e-4;

class Filler {
public:
    explicit Filler(const RowGaps& gaps) : m_gaps(gaps), m_rows(gaps.open.size()) {
        for (std::size_t p = 0; p < gaps.open.size(); ++p)
            if (gaps.open[p] != 0)
                m_rim.emplace_back(p);
    }

    /// One layer further in; false where nothing more can be reached.
    bool goIn();
    /// One round of evening out.
    void evenOut() { compute(m_filled); }
    std::vector<WeightRow> take() { return std::move(m_rows); }

private:
    [[nodiscard]] bool isKnown(PointIndex point) const { return m_gaps.open[point.value()] == 0; }
    [[nodiscard]] double nearness(PointIndex a, PointIndex b) const {
        const auto at = [&](PointIndex p) {
            return m_gaps.positions[m_gaps.mesh.topology.verticesOf(p).front().value()]
                .cast<double>()
                .eval();
        };
        const double length = (at(a) - at(b)).norm();
        return length > 1e-12 && std::isfinite(length) ? 1.0 / length : 1e12;
    }
    [[nodiscard]] WeightRow mean(PointIndex point, RowSum& sum) const;
    /// Gives the points the mean of their neighbours as they were before.
    void compute(std::span<const PointIndex> points);

    const RowGaps& m_gaps;
    std::vector<WeightRow> m_rows;
    std::vector<PointIndex> m_rim; ///< points that may get a row next
    std::vector<PointIndex> m_filled;
};

WeightRow Filler::mean(PointIndex point, RowSum& sum) const {
    sum.clear();
    for (const PointIndex neighbour : m_gaps.adjacency.of(point)) {
        const double factor = nearness(point, neighbour);
        if (isKnown(neighbour))
            m_gaps.addKnown(neighbour, factor, sum);
        else
            for (const Influence& influence : m_rows[neighbour.value()])
                sum.add(influence.bone, factor * double(influence.weight));
    }
    return sum.row(kLeastShare);
}

void Filler::compute(std::span<const PointIndex> points) {
    std::vector<WeightRow> next(points.size());
    parallelFor(points.size(), kGrain, [&](std::size_t begin, std::size_t end) {
        RowSum sum;
        for (std::size_t i = begin; i < end; ++i)
            next[i] = mean(points[i], sum);
    });
    for (std::size_t i = 0; i < points.size(); ++i)
        if (!next[i].empty())
            m_rows[points[i].value()] = std::move(next[i]);
}

bool Filler::goIn() {
    compute(m_rim);
    const std::size_t before = m_filled.size();
    for (const PointIndex point : m_rim)
        if (!m_rows[point.value()].empty())
            m_filled.push_back(point);
    m_rim.clear();
    for (std::size_t i = before; i < m_filled.size(); ++i)
        for (const PointIndex neighbour : m_gaps.adjacency.of(m_filled[i]))
            if (!isKnown(neighbour) && m_rows[neighbour.value()].empty())
                m_rim.push_back(neighbour);
    std::ranges::sort(m_rim);
    m_rim.erase(std::unique(m_rim.begin(), m_rim.end()), m_rim.end());
    return !m_rim.empty();
}

} // namespace

std::optional<std::vector<WeightRow>> fillGaps(const RowGaps& gaps, const WeightProgress& progress,
                                               const ProgressRange& range) {
    assert(gaps.open.size() == gaps.mesh.topology.pointCount());
    const auto report = [&](double fraction) {
        return progress.report(std::lerp(range.from, range.to, fraction));
    };
    Filler filler(gaps);
    std::size_t layers = 0;
    for (bool more = true; more; ++layers) {
        // How many layers there are is not known: half of what is left each time.
        if (!report(0.5 - 0.5 / double(layers + 1)))
            return std::nullopt;
        more = filler.goIn();
    }
    const std::size_t rounds = std::min(kMostRounds, 4 * layers);
    for (std::size_t round = 0; round < rounds; ++round) {
        if (!report(0.5 + 0.5 * double(round) / double(rounds)))
            return std::nullopt;
        filler.evenOut();
    }
    if (!report(1.0))
        return std::nullopt;
    return filler.take();
}

} // namespace rigwright
