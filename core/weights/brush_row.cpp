// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One dab on one row.
#include "core/weights/brush_row.h"

#include "core/weights/row_balance.h"

#include <algorithm>
#include <cmath>

namespace rigwright {
namespace {

// A move of the weight smaller than this would be lost in a float near 1: it is none.
constexpr double kSmallestMove = kFloatStep / 2;

double clampedSetting(float setting) {
    return std::isnan(setting) ? 0.0 : std::clamp(double(setting), 0.0, 1.0);
}

} // namespace

BrushRow::BrushRow(const BrushSettings& settings, std::span<const std::uint8_t> locked)
    : m_settings(settings), m_locked(locked) {
    m_settings.value = float(clampedSetting(settings.value));
    m_settings.strength = float(clampedSetting(settings.strength));
}

/// Splits the row into locked entries as they stand and free bones, each once, in order.
void BrushRow::read(std::span<const Influence> before) {
    m_entries.clear();
    m_dropped.clear();
    m_lockedSum = 0.0;
    m_freeSum = 0.0;
    m_painted = before.size() + 1;
    for (const Influence& influence : before) {
        const bool locked = isLocked(m_locked, influence.bone);
        const auto weight = double(influence.weight);
        (locked ? m_lockedSum : m_freeSum) += weight;
        if (!locked) {
            const auto same = std::ranges::find_if(
                m_entries, [&](const Entry& entry) { return entry.bone == influence.bone; });
            if (same != m_entries.end()) {
                same->weight += weight;
                same->original = float(same->weight);
                continue;
            }
            if (influence.bone == m_settings.bone)
                m_painted = m_entries.size();
        }
        m_entries.push_back({influence.bone, locked, influence.weight, weight});
    }
    if (m_painted == before.size() + 1) {
        m_painted = m_entries.size();
        m_entries.push_back({m_settings.bone, false, 0.0f, 0.0});
    }
}

double BrushRow::target(double own, double amount, double mean) const {
    const auto value = double(m_settings.value);
    switch (m_settings.mode) {
    case BrushMode::Add:
        return own + value * amount;
    case BrushMode::Subtract:
        return own - value * amount;
    case BrushMode::Replace:
        return own + (value - own) * amount;
    case BrushMode::Smooth:
        return own + (mean - own) * amount;
    }
    return own;
}

BrushRow::Outcome BrushRow::compute(std::span<const Influence> before, float strength,
                                    const MeanRow* neighbours) {
    const double amount = clampedSetting(strength) * double(m_settings.strength);
    if (amount == 0.0)
        return Outcome::Unchanged;
    read(before);
    double mean = 0.0;
    if (m_settings.mode == BrushMode::Smooth) {
        if (!neighbours || neighbours->empty())
            return Outcome::Unchanged;
        for (const auto& [bone, weight] : *neighbours)
            if (bone == m_settings.bone)
                mean = weight;
    }
    // Nothing to take away, nothing to give.
    const bool onlyLowers = m_settings.mode == BrushMode::Subtract ||
                            (m_settings.mode == BrushMode::Replace && m_settings.value == 0.0f) ||
                            (m_settings.mode == BrushMode::Smooth && mean == 0.0);
    if (onlyLowers && painted().weight == 0.0)
        return Outcome::Unchanged;
    return m_settings.autoNormalise ? computeNormalised(amount, mean, neighbours)
                                    : computeRaw(amount, mean);
}

BrushRow::Outcome BrushRow::computeRaw(double amount, double mean) {
    const double own = painted().weight;
    const double wanted = std::clamp(target(own, amount, mean), 0.0, 1.0);
    if (std::abs(wanted - own) < kSmallestMove)
        return Outcome::Unchanged;
    painted().weight = wanted;
    if (!limit(false))
        return Outcome::LockedOut;
    write();
    return Outcome::Changed;
}

BrushRow::Outcome BrushRow::computeNormalised(double amount, double mean,
                                              const MeanRow* neighbours) {
    const double left = 1.0 - m_lockedSum;
    if (left < kNothingLeft)
        return Outcome::LockedOut;
    const double scale = m_freeSum > 0.0 ? left / m_freeSum : 0.0;
    const double own = painted().weight * scale;
    double others = 0.0;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (!m_entries[i].locked && i != m_painted)
            others += (m_entries[i].weight *= scale);
    double wanted = std::clamp(target(own, amount, mean), 0.0, left);
    const bool moves = std::abs(wanted - own) >= kSmallestMove;
    if (!moves && std::abs(m_lockedSum + m_freeSum - 1.0) <= kNothingLeft)
        return Outcome::Unchanged;

    painted().weight = wanted;
    if (neighbours && moves && (wanted < own || others == 0.0)) {
        shareByNeighbours(others > 0.0 ? own - wanted : left - wanted, *neighbours);
    }
    if (!limit(wanted < own))
        return Outcome::LockedOut;
    wanted = painted().weight;
    others = 0.0;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (!m_entries[i].locked && i != m_painted)
            others += m_entries[i].weight;
    if (others > 0.0) {
        const double share = (left - wanted) / others;
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            if (!m_entries[i].locked && i != m_painted)
                m_entries[i].weight *= share;
    } else {
        painted().weight = left;
    }
    write();
    settleRounding(m_row, m_locked, m_settings.bone);
    return others == 0.0 && moves && wanted < own ? Outcome::NoReceiver : Outcome::Changed;
}

/// Deals out weight to the free bones of the neighbours.
void BrushRow::shareByNeighbours(double amount, const MeanRow& neighbours) {
    double sum = 0.0;
    const auto takesPart = [&](std::uint16_t bone) {
        return bone != m_settings.bone && !isLocked(m_locked, bone);
    };
    for (const auto& [bone, weight] : neighbours)
        sum += takesPart(bone) ? weight : 0.0;
    if (!(sum > 0.0))
        return;
    for (const auto& [bone, weight] : neighbours) {
        if (!takesPart(bone))
            continue;
        const auto entry = std::ranges::find(m_entries, bone, &Entry::bone);
        if (entry != m_entries.end())
            entry->weight += amount * weight / sum;
        else
            m_entries.push_back({bone, false, 0.0f, amount * weight / sum});
    }
}

/// Removes the lightest free bones but the painted one until the row is short enough; false where
/// that is not enough and the painted bone would come in anew. If the painted bone `goesDown`, the
/// last other bone stays to take its weight, and the painted one leaves.
bool BrushRow::limit(bool goesDown) {
    if (m_settings.maxInfluences == 0)
        return true;
    std::size_t count = 0;
    for (const Entry& entry : m_entries)
        count += entry.weight > 0.0 ? 1 : 0;
    while (count > m_settings.maxInfluences) {
        Entry* lightest = nullptr;
        std::size_t others = 0;
        for (std::size_t i = 0; i < m_entries.size(); ++i) {
            Entry& entry = m_entries[i];
            if (entry.locked || i == m_painted || !(entry.weight > 0.0))
                continue;
            ++others;
            if (!lightest || entry.weight < lightest->weight)
                lightest = &entry;
        }
        if (goesDown && others == 1) {
            painted().weight = 0.0;
            return true;
        }
        if (!lightest)
            return painted().original > 0.0f || painted().weight == 0.0;
        lightest->weight = 0.0;
        m_dropped.push_back(lightest->bone);
        --count;
    }
    return true;
}

void BrushRow::write() {
    m_row.clear();
    for (const Entry& entry : m_entries) {
        const float weight = entry.locked ? entry.original : storedWeight(entry.weight);
        if (weight != 0.0f)
            m_row.push_back({entry.bone, weight});
    }
}

} // namespace rigwright
