// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One dab on one row.
#include "core/weights/brush_row.h"

#include "core/weights/row_balance.h"

#include <algorithm>
#include <cmath>

namespace rigwright {
namespace {

// Rows up to this length take the short way.
constexpr std::size_t kShortRow = 16;

constexpr std::size_t kNoEntry = ~std::size_t{0};

double clampedSetting(float setting) {
    return std::isnan(setting) ? 0.0 : std::clamp(double(setting), 0.0, 1.0);
}

/// What Scale makes of a weight. Growing is the division that takes shrinking by 1 / factor back;
/// nothing stays nothing, even times infinity.
double scaled(double weight, double factor, double amount) {
    if (weight == 0.0)
        return 0.0;
    if (factor <= 1.0)
        return weight * (1.0 + (factor - 1.0) * amount);
    return weight / (1.0 + (1.0 / factor - 1.0) * amount);
}

} // namespace

BrushRow::BrushRow(const BrushSettings& settings, std::span<const std::uint8_t> locked)
    : m_settings(settings), m_locked(locked) {
    setValue(settings.value);
    m_settings.strength = float(clampedSetting(settings.strength));
    m_row.resize(kShortRow + 1);
}

void BrushRow::setValue(float value) {
    m_settings.value =
        m_settings.mode == BrushMode::Scale && value > 1.0f ? value : float(clampedSetting(value));
}

/// Splits the row into locked entries as they stand and free bones, each once, in order.
void BrushRow::read(const RowView& before) {
    m_entries.resize(before.size() + 1);
    m_dropped.clear();
    m_lockedSum = 0.0;
    m_otherSum = 0.0;
    m_painted = kNoEntry;
    Entry* const entries = m_entries.data();
    std::size_t count = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const std::uint16_t bone = before.bones[i];
        const float weight = before.weights[i];
        const bool locked = isLocked(m_locked, bone);
        const bool isPainted = bone == m_settings.bone;
        if (locked)
            m_lockedSum += double(weight);
        else if (!isPainted)
            m_otherSum += double(weight);
        std::size_t same = locked ? count : 0;
        while (same < count && entries[same].bone != bone)
            ++same;
        if (same < count) {
            entries[same].weight += double(weight);
            entries[same].original = float(entries[same].weight);
            continue;
        }
        if (isPainted)
            m_painted = count;
        entries[count++] = {bone, locked, weight, double(weight)};
    }
    if (m_painted == kNoEntry) {
        m_painted = count;
        entries[count++] = {m_settings.bone, false, 0.0f, 0.0};
    }
    m_entries.resize(count);
}

inline double BrushRow::target(double own, double amount, double mean) const {
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
    case BrushMode::Scale:
        return scaled(own, value, amount);
    }
    return own;
}

/// True where there is nothing to take away, or to scale.
bool BrushRow::hasNothingToDo(double own, double mean) const {
    const bool needsWeight = m_settings.mode == BrushMode::Subtract ||
                             m_settings.mode == BrushMode::Scale ||
                             (m_settings.mode == BrushMode::Replace && m_settings.value == 0.0f) ||
                             (m_settings.mode == BrushMode::Smooth && mean == 0.0);
    return needsWeight && own == 0.0;
}

inline BrushRow::Plan BrushRow::plan(double own, double others, double locked, double amount,
                                     double mean) const {
    Plan plan;
    if (hasNothingToDo(own, mean))
        return plan;
    plan.left = 1.0 - locked;
    if (plan.left < kNothingLeft) {
        plan.outcome = Outcome::LockedOut;
        return plan;
    }
    const double freeSum = others + own;
    plan.scale = freeSum > 0.0 ? plan.left / freeSum : 0.0;
    plan.own = own * plan.scale;
    plan.wanted = std::clamp(target(plan.own, amount, mean), 0.0, plan.left);
    if (std::abs(plan.wanted - plan.own) >= kSmallestMove ||
        std::abs(locked + freeSum - 1.0) > kNothingLeft)
        plan.outcome = Outcome::Changed;
    return plan;
}

BrushRow::Outcome BrushRow::compute(const RowView& before, float strength,
                                    const MeanRow* neighbours) {
    const double amount = clampedSetting(strength) * double(m_settings.strength);
    if (amount == 0.0)
        return Outcome::Unchanged;
    double mean = 0.0;
    if (m_settings.mode == BrushMode::Smooth) {
        if (!neighbours || neighbours->empty())
            return Outcome::Unchanged;
        for (const auto& [bone, weight] : *neighbours)
            if (bone == m_settings.bone)
                mean = weight;
    } else if (m_settings.autoNormalise && before.size() <= kShortRow) {
        if (const auto outcome = computeShortRow(before, amount))
            return *outcome;
    }
    read(before);
    return m_settings.autoNormalise ? computeNormalised(amount, mean, neighbours)
                                    : computeRaw(amount, mean);
}

/// The short way for what nearly all rows are: few bones, none twice, within the limit, none of the
/// neighbours' needed. The same numbers as computeNormalised(), without taking the row apart.
std::optional<BrushRow::Outcome> BrushRow::computeShortRow(const RowView& before, double amount) {
    // Sums and pointers are kept in locals: through `this` or a struct in memory each step of their
    // chains would cost a store and a load.
    const std::size_t size = before.size();
    const std::uint16_t* const bones = before.bones.data();
    const float* const weights = before.weights.data();
    const std::uint16_t paintedBone = m_settings.bone;
    std::size_t paintedAt = size;
    std::uint32_t lockedOnes = 0;
    std::uint64_t seen = 0;
    std::uint64_t twice = 0;
    double own = 0.0;
    double others = 0.0;
    double locked = 0.0;
    for (std::size_t i = 0; i < size; ++i) {
        const std::uint64_t bit = std::uint64_t{1} << (bones[i] & 63);
        twice |= seen & bit;
        seen |= bit;
        const auto weight = double(weights[i]);
        if (isLocked(m_locked, bones[i])) {
            lockedOnes |= 1u << i;
            locked += weight;
        } else if (bones[i] == paintedBone) {
            paintedAt = i;
            own = weight;
        } else {
            others += weight;
        }
    }
    const std::size_t longest = size + (paintedAt == size ? 1 : 0);
    if (twice != 0 || (m_settings.maxInfluences != 0 && longest > m_settings.maxInfluences))
        return std::nullopt;
    const Plan todo = plan(own, others, locked, amount, 0.0);
    if (todo.outcome != Outcome::Changed)
        return todo.outcome;

    const bool shared = others > 0.0;
    const double factor = shared ? (todo.left - todo.wanted) / others : 0.0;
    Influence* const row = m_row.data();
    std::size_t count = 0;
    std::size_t heaviest = kNoEntry;
    std::size_t painted = kNoEntry;
    double sum = 0.0;
    for (std::size_t i = 0; i < longest; ++i) {
        Influence influence{paintedBone, 0.0f};
        if (i == paintedAt) {
            influence.weight = storedWeight(shared ? todo.wanted : todo.left);
            painted = influence.weight > 0.0f ? count : kNoEntry;
        } else {
            const bool lockedOne = (lockedOnes >> i & 1u) != 0;
            influence.bone = bones[i];
            influence.weight = lockedOne ? weights[i] : storedWeight(double(weights[i]) * factor);
            if (!lockedOne && influence.weight > 0.0f &&
                (heaviest == kNoEntry || isHeavier(influence, row[heaviest])))
                heaviest = count;
        }
        row[count] = influence;
        count += influence.weight > 0.0f ? 1 : 0;
        sum += double(influence.weight);
    }
    m_rowSize = count;
    m_dropped.clear();
    settleRounding({sum, heaviest == kNoEntry ? nullptr : row + heaviest,
                    painted == kNoEntry ? nullptr : row + painted});
    const bool cannotGoDown = !shared && todo.wanted <= todo.own - kSmallestMove;
    return cannotGoDown ? Outcome::NoReceiver : Outcome::Changed;
}

BrushRow::Outcome BrushRow::computeRaw(double amount, double mean) {
    if (hasNothingToDo(painted().weight, mean))
        return Outcome::Unchanged;
    const double own = painted().weight;
    const double wanted = std::clamp(target(own, amount, mean), 0.0, 1.0);
    if (std::abs(wanted - own) < kSmallestMove)
        return Outcome::Unchanged;
    painted().weight = wanted;
    if (mayExceedLimit() && !limit(false))
        return Outcome::LockedOut;
    write(1.0, false);
    return Outcome::Changed;
}

double BrushRow::otherWeights() const {
    double sum = 0.0;
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        sum += isOther(i) ? m_entries[i].weight : 0.0;
    return sum;
}

void BrushRow::scaleOthers(double factor) {
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (isOther(i))
            m_entries[i].weight *= factor;
}

BrushRow::Outcome BrushRow::computeNormalised(double amount, double mean,
                                              const MeanRow* neighbours) {
    const Plan todo = plan(painted().weight, m_otherSum, m_lockedSum, amount, mean);
    if (todo.outcome != Outcome::Changed)
        return todo.outcome;
    double wanted = todo.wanted;
    double others = m_otherSum;
    const bool goesDown = wanted <= todo.own - kSmallestMove;
    const bool takesFromNeighbours = neighbours && (goesDown || others == 0.0);
    painted().weight = wanted;
    if (takesFromNeighbours || mayExceedLimit()) {
        scaleOthers(todo.scale);
        if (takesFromNeighbours)
            shareByNeighbours(others > 0.0 ? todo.own - wanted : todo.left - wanted, *neighbours);
        if (mayExceedLimit() && !limit(goesDown))
            return Outcome::LockedOut;
        wanted = painted().weight;
        others = otherWeights();
    }
    if (!(others > 0.0))
        painted().weight = todo.left;
    write(others > 0.0 ? (todo.left - wanted) / others : 0.0, true);
    return !(others > 0.0) && goesDown ? Outcome::NoReceiver : Outcome::Changed;
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

/// Puts the row together, the other free weights multiplied by the factor.
void BrushRow::write(double otherFactor, bool settle) {
    if (m_row.size() < m_entries.size())
        m_row.resize(m_entries.size());
    m_rowSize = 0;
    RowRounding rounding;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries[i];
        float weight = entry.original;
        if (i == m_painted)
            weight = storedWeight(entry.weight);
        else if (!entry.locked)
            weight = storedWeight(entry.weight * otherFactor);
        if (weight == 0.0f)
            continue;
        Influence& influence = m_row[m_rowSize++];
        influence = {entry.bone, weight};
        rounding.sum += double(weight);
        if (i == m_painted)
            rounding.painted = &influence;
        else if (!entry.locked)
            rounding.consider(influence);
    }
    if (settle)
        settleRounding(rounding);
}

} // namespace rigwright
