// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Adding up rows.
#include "core/weights/row_sum.h"

#include "core/weights/row_balance.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

void RowSum::clear() {
    for (const std::uint16_t bone : m_bones)
        m_sums[bone] = {};
    m_bones.clear();
}

void RowSum::add(std::uint16_t bone, double weight) {
    if (bone >= m_sums.size())
        m_sums.resize(std::size_t(bone) + 1);
    Sum& sum = m_sums[bone];
    if (!sum.known) {
        sum.known = true;
        m_bones.push_back(bone);
    }
    sum.weight += weight;
}

void RowSum::addFree(const RowView& row, std::span<const std::uint8_t> locked, double factor) {
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!isLocked(locked, row.bones[i]))
            add(row.bones[i], double(row.weights[i]) * factor);
}

double RowSum::total() const {
    double total = 0.0;
    for (const std::uint16_t bone : m_bones)
        total += m_sums[bone].weight;
    return total;
}

void RowSum::scaleTo(double wanted) {
    const double now = total();
    if (!(now > 0.0))
        return;
    const double factor = wanted / now;
    for (const std::uint16_t bone : m_bones)
        m_sums[bone].weight *= factor;
}

WeightRow RowSum::row(double least) const {
    const double total = this->total();
    if (!(total > 0.0) || !std::isfinite(total))
        return {};
    double heaviest = 0.0;
    for (const std::uint16_t bone : m_bones)
        heaviest = std::max(heaviest, m_sums[bone].weight);
    const double bound = std::min(least * total, heaviest);
    double kept = 0.0;
    for (const std::uint16_t bone : m_bones)
        kept += m_sums[bone].weight >= bound ? m_sums[bone].weight : 0.0;
    WeightRow row;
    for (const std::uint16_t bone : m_bones)
        if (m_sums[bone].weight >= bound && m_sums[bone].weight > 0.0)
            row.push_back({bone, storedWeight(m_sums[bone].weight / kept)});
    return row;
}

bool RowSum::moves(const WeightRow& row, std::span<const std::uint8_t> locked) {
    std::size_t seen = 0;
    for (const Influence& influence : row) {
        if (isLocked(locked, influence.bone))
            continue;
        const bool known = influence.bone < m_sums.size() && m_sums[influence.bone].known;
        const double weight = known ? m_sums[influence.bone].weight : 0.0;
        if (std::abs(weight - double(influence.weight)) >= kSmallestMove)
            return true;
        seen += known ? 1 : 0;
    }
    if (seen == m_bones.size())
        return false;
    // Bones that the row does not have.
    return std::ranges::any_of(m_bones, [&](std::uint16_t bone) {
        return m_sums[bone].weight >= kSmallestMove &&
               std::ranges::find(row, bone, &Influence::bone) == row.end();
    });
}

bool RowSum::write(WeightRow& row, std::span<const std::uint8_t> locked) {
    if (!moves(row, locked))
        return false;
    m_row.clear();
    RowRounding rounding;
    for (const Influence& influence : row) {
        if (isLocked(locked, influence.bone)) {
            m_row.push_back(influence);
            continue;
        }
        if (influence.bone >= m_sums.size() || !m_sums[influence.bone].known)
            continue;
        const float weight = storedWeight(m_sums[influence.bone].weight);
        if (weight > 0.0f)
            m_row.push_back({influence.bone, weight});
        m_sums[influence.bone].weight = 0.0; // written; also where the row names a bone twice
    }
    for (const std::uint16_t bone : m_bones)
        if (m_sums[bone].weight >= kSmallestMove)
            m_row.push_back({bone, storedWeight(m_sums[bone].weight)});
    for (Influence& influence : m_row) {
        rounding.sum += double(influence.weight);
        if (!isLocked(locked, influence.bone))
            rounding.consider(influence);
    }
    settleRounding(rounding);
    row = m_row;
    return true;
}

} // namespace rigwright
