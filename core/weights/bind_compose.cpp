// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Composing rows.
#include "core/weights/bind_compose.h"

#include "core/mesh/vertex_selection.h"
#include "core/weights/normalize.h"
#include "core/weights/prune.h"
#include "core/weights/row_balance.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace rigwright {
namespace {

/// Weights below this are not worth an influence.
constexpr double kLightest = 1e-4;

/// What an edit of whole points should have been for some of their twins.
class TwinMender {
public:
    using Mends = std::map<VertexIndex, std::optional<WeightRow>>; ///< none: keeps its row

    TwinMender(const WeightScope& scope, const ComposeRules& rules, ComposeRow& compose,
               const WeightEdit& edit)
        : m_scope(scope), m_rules(rules), m_compose(compose), m_edit(edit) {}

    void look(PointIndex point) {
        const auto twins = m_scope.mesh.topology.verticesOf(point);
        if (twins.size() < 2)
            return;
        if (m_rules.replaceExisting)
            lookAtReplaced(twins);
        else
            lookAtKept(twins);
    }
    [[nodiscard]] const Mends& mends() const { return m_mends; }

private:
    void lookAtReplaced(std::span<const VertexIndex> twins);
    void lookAtKept(std::span<const VertexIndex> twins);
    [[nodiscard]] bool isListed(VertexIndex vertex) const {
        return std::ranges::binary_search(m_edit.vertices, vertex);
    }
    [[nodiscard]] bool isWeighted(VertexIndex vertex) const {
        return sumOf(m_scope.weights.row(vertex)) > 0.0;
    }

    const WeightScope& m_scope;
    const ComposeRules& m_rules;
    ComposeRow& m_compose;
    const WeightEdit& m_edit;
    Mends m_mends;
};

void TwinMender::lookAtReplaced(std::span<const VertexIndex> twins) {
    if (isListed(twins.front()))
        return;
    const WeightRow first = m_scope.weights.copyRow(twins.front());
    for (const VertexIndex twin : twins.subspan(1)) {
        const WeightRow before = m_scope.weights.copyRow(twin);
        if (before == first || isListed(twin))
            continue;
        WeightRow row = before;
        if (m_compose.compute(twin, row) == RowOutcome::Changed && row != before)
            m_mends[twin] = std::move(row);
    }
}

void TwinMender::lookAtKept(std::span<const VertexIndex> twins) {
    const auto giver = std::ranges::find_if(twins, [&](VertexIndex v) { return isWeighted(v); });
    if (giver == twins.end())
        return;
    WeightRow given = m_scope.weights.copyRow(*giver);
    const bool holdsLocked = std::ranges::any_of(given, [&](const Influence& influence) {
        return influence.weight > 0.0f && isLocked(m_rules.locked, influence.bone);
    });
    normalizeRow(given, {});
    for (const VertexIndex twin : twins) {
        if (isWeighted(twin)) {
            if (isListed(twin))
                m_mends[twin] = std::nullopt;
            continue;
        }
        WeightRow row = m_scope.weights.copyRow(twin);
        if (!holdsLocked)
            m_mends[twin] = given;
        else if (m_compose.compute(twin, row) == RowOutcome::Changed)
            m_mends[twin] = std::move(row);
    }
}

/// The edit with the mends in their places.
WeightEdit merged(const WeightEdit& edit, const TwinMender::Mends& mends,
                  const SkinWeights& weights) {
    WeightEdit result = edit;
    result.vertices.clear();
    result.before = {};
    result.after = {};
    std::size_t at = 0;
    auto next = mends.begin();
    while (at < edit.vertices.size() || next != mends.end()) {
        if (next == mends.end() || (at < edit.vertices.size() && edit.vertices[at] < next->first)) {
            result.vertices.push_back(edit.vertices[at]);
            result.before.append(edit.before.row(at));
            result.after.append(edit.after.row(at++));
            continue;
        }
        if (at < edit.vertices.size() && edit.vertices[at] == next->first)
            ++at;
        if (next->second) {
            result.vertices.push_back(next->first);
            result.before.append(weights.row(next->first));
            result.after.append(std::span<const Influence>(*next->second));
        }
        ++next;
    }
    return result;
}

} // namespace

/// What the receiving joints get of `left`, by the method; heaviest first. Where others that stay
/// take part too, only their own share of it.
void ComposeRow::sharesOf(std::size_t place, double left) {
    m_shares.clear();
    double received = 0.0;
    double free = 0.0;
    for (const Influence& influence : m_found.rows.row(place)) {
        if (isLocked(m_rules.locked, influence.bone))
            continue;
        free += double(influence.weight);
        if (m_rules.receives[influence.bone] == 0)
            continue;
        received += double(influence.weight);
        m_shares.push_back(influence);
    }
    if (!(received > 0.0)) {
        if (m_rules.partial && free > 0.0)
            return;
        m_shares.assign(1, {m_receivers.nearest(m_shape.places[place]).joint, float(left)});
        return;
    }
    const double whole = m_rules.partial ? free : received;
    std::erase_if(m_shares, [&](Influence& share) {
        share.weight = float(left * double(share.weight) / whole);
        return double(share.weight) < kLightest * left;
    });
    std::ranges::sort(m_shares, isHeavier);
}

/// What the other free joints of the row had, in proportion, as much as is left to them.
void ComposeRow::keepOthers(const WeightRow& row, double left) {
    double others = 0.0;
    double taken = 0.0;
    for (const Influence& influence : row)
        if (!isLocked(m_rules.locked, influence.bone) && m_rules.receives[influence.bone] == 0)
            others += double(influence.weight);
    for (const Influence& share : m_shares)
        taken += double(share.weight);
    if (!(others > 0.0))
        return;
    for (const Influence& influence : row)
        if (!isLocked(m_rules.locked, influence.bone) && m_rules.receives[influence.bone] == 0 &&
            influence.weight > 0.0f)
            m_result.push_back({influence.bone, float(double(influence.weight) *
                                                      std::max(0.0, left - taken) / others)});
}

RowOutcome ComposeRow::compute(VertexIndex vertex, WeightRow& row) {
    double locked = 0.0;
    double all = 0.0;
    for (const Influence& influence : row) {
        all += double(influence.weight);
        locked += isLocked(m_rules.locked, influence.bone) ? double(influence.weight) : 0.0;
    }
    if (!m_rules.replaceExisting && all > 0.0)
        return RowOutcome::Unchanged;
    const double left = 1.0 - locked;
    if (left < kNothingLeft)
        return RowOutcome::LockedOut;
    const std::size_t place = m_shape.placeOfVertex[vertex.value()];
    m_result.clear();
    for (const Influence& influence : row)
        if (isLocked(m_rules.locked, influence.bone))
            m_result.push_back(influence);
    const std::size_t lockedCount = m_result.size();
    sharesOf(place, left);
    keepOthers(row, left);
    // limitRow() would take the lightest out one by one.
    if (m_rules.maxInfluences > 0 && m_shares.size() > m_rules.maxInfluences)
        m_shares.resize(m_rules.maxInfluences);
    if (m_shares.empty() && m_result.size() == lockedCount)
        m_shares.assign(1, {m_receivers.nearest(m_shape.places[place]).joint, float(left)});
    m_result.insert(m_result.end(), m_shares.begin(), m_shares.end());
    mergeDuplicates(m_result, m_rules.locked);
    if (limitRow(m_result, {m_rules.maxInfluences, false}, m_rules.locked) ==
            RowOutcome::LockedOut ||
        !normalizeRow(m_result, m_rules.locked))
        return RowOutcome::LockedOut;
    row.swap(m_result);
    return RowOutcome::Changed;
}

void mendTwins(const WeightScope& scope, const ComposeRules& rules, ComposeRow& compose,
               WeightEdit& edit) {
    TwinMender mender(scope, rules, compose, edit);
    const Topology& topology = scope.mesh.topology;
    if (scope.vertices)
        for (const PointIndex point : pointsOf(topology, *scope.vertices))
            mender.look(point);
    else
        for (std::size_t p = 0; p < topology.pointCount(); ++p)
            mender.look(PointIndex(p));
    if (!mender.mends().empty())
        edit = merged(edit, mender.mends(), scope.weights);
}

} // namespace rigwright
