// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Composing rows.
#include "core/weights/bind_compose.h"

#include "core/weights/normalize.h"
#include "core/weights/prune.h"
#include "core/weights/row_balance.h"

#include <algorithm>

namespace rigwright {
namespace {

/// Weights below this are not worth an influence.
constexpr double kLightest = 1e-4;

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

} // namespace rigwright
