// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making rows equal where vertices share a place.
#include "core/weights/equalise_twins.h"

#include "core/weights/row_balance.h"
#include "core/weights/row_sum.h"

#include <algorithm>
#include <utility>

namespace rigwright {
namespace {

constexpr std::size_t kPlacesBetweenReports = 1u << 16;

struct Change {
    VertexIndex vertex;
    WeightRow after;
};

/// The mean rows of places; holds scratch memory.
class Equaliser {
public:
    explicit Equaliser(const WeightScope& scope) : m_scope(scope) {}

    void equalise(std::span<const VertexIndex> place);
    [[nodiscard]] WeightEdit finish();

private:
    [[nodiscard]] bool differ(std::span<const VertexIndex> place) const;
    void gatherMean(std::span<const VertexIndex> place);

    const WeightScope& m_scope;
    RowSum m_mean;
    std::vector<Change> m_changes;
    std::size_t m_lockedOut = 0;
};

bool Equaliser::differ(std::span<const VertexIndex> place) const {
    const WeightRow first = m_scope.weights.copyRow(place.front());
    return std::ranges::any_of(place.subspan(1), [&](VertexIndex vertex) {
        return !sameInfluences(first, m_scope.weights.copyRow(vertex));
    });
}

void Equaliser::gatherMean(std::span<const VertexIndex> place) {
    m_mean.clear();
    for (const VertexIndex vertex : place) {
        const RowView row = m_scope.weights.row(vertex);
        double sum = 0.0;
        for (const float weight : row.weights)
            sum += double(weight);
        if (sum > 0.0)
            m_mean.addFree(row, m_scope.locked, 1.0 / sum);
    }
}

void Equaliser::equalise(std::span<const VertexIndex> place) {
    if (place.size() < 2 || !differ(place))
        return;
    const auto isLockedOne = [&](const Influence& influence) {
        return isLocked(m_scope.locked, influence.bone);
    };
    std::vector<WeightRow> rows;
    for (const VertexIndex vertex : place)
        rows.push_back(m_scope.weights.copyRow(vertex));
    const bool anyLocked = std::ranges::any_of(
        rows, [&](const WeightRow& row) { return std::ranges::any_of(row, isLockedOne); });
    for (std::size_t i = 0; i < rows.size(); ++i) {
        double locked = 0.0;
        for (const Influence& influence : rows[i])
            locked += isLockedOne(influence) ? double(influence.weight) : 0.0;
        if (1.0 - locked < kNothingLeft) {
            ++m_lockedOut;
            continue;
        }
        // Gathered anew for each: the sums are brought to what this one has left.
        gatherMean(place);
        m_mean.scaleTo(1.0 - locked);
        // Written from nothing all rows get the same bits, in the same order.
        if (!anyLocked)
            rows[i].clear();
        if (m_mean.write(rows[i], m_scope.locked))
            m_changes.push_back({place[i], std::move(rows[i])});
    }
}

/// The changes in the order of vertices.
WeightEdit Equaliser::finish() {
    std::ranges::sort(m_changes, {}, &Change::vertex);
    WeightEdit edit = emptyEdit(m_scope);
    edit.lockedOut = m_lockedOut;
    for (const Change& change : m_changes) {
        if (m_scope.weights.copyRow(change.vertex) == change.after)
            continue;
        edit.vertices.push_back(change.vertex);
        edit.before.append(m_scope.weights.row(change.vertex));
        edit.after.append(std::span<const Influence>(change.after));
    }
    return edit;
}

} // namespace

WeightEdit equaliseTwins(const WeightScope& scope, const WeightProgress& progress) {
    Mesh places; // the positions alone: twins whatever their rows and morph deltas
    places.positions = scope.mesh.positions;
    const Topology topology = groupTwins(places, {});
    std::vector<std::uint8_t> chosen(topology.pointCount(), scope.vertices ? 0 : 1);
    if (scope.vertices)
        for (const VertexIndex vertex : *scope.vertices)
            chosen[topology.pointOfVertex[vertex.value()].value()] = 1;
    Equaliser equaliser(scope);
    for (std::size_t p = 0; p < topology.pointCount(); ++p) {
        if (p % kPlacesBetweenReports == 0 &&
            !progress.report(double(p) / double(topology.pointCount())))
            return emptyEdit(scope);
        if (chosen[p] != 0)
            equaliser.equalise(topology.verticesOf(PointIndex(p)));
    }
    return progress.report(1.0) ? equaliser.finish() : emptyEdit(scope);
}

} // namespace rigwright
