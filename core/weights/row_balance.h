// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What operations on rows share: locks, and float rows that sum to 1.
#pragma once

#include "core/skin/skin_weights.h"

#include <cstdint>
#include <limits>
#include <span>

namespace rigwright {

/// What locked bones leave to the free ones counts as nothing below this: rounding alone can make
/// it (half a float's last place for each of sixteen influences).
inline constexpr double kNothingLeft = 1e-6;

/// A row sums to 1 where it is off by no more than this, one float step below 1.
inline constexpr double kFloatStep = 1.0 / (1 << 24);

/// A move of a weight smaller than this would be lost in a float near 1: it is none.
inline constexpr double kSmallestMove = kFloatStep / 2;

/// Bones beyond the list are not locked.
inline bool isLocked(std::span<const std::uint8_t> locked, std::uint16_t bone) {
    return bone < locked.size() && locked[bone] != 0;
}

/// A weight as it is stored: numbers too small for a normal float become 0.
inline float storedWeight(double weight) {
    return weight >= double(std::numeric_limits<float>::min()) ? float(weight) : 0.0f;
}

/// True where two rows hold the same bones with bit-equal weights; order and zeros do not count.
bool sameInfluences(std::span<const Influence> a, std::span<const Influence> b);

/// Gives free bones that are named more than once one influence with their sum, where the first of
/// them stands.
void mergeDuplicates(WeightRow& row, std::span<const std::uint8_t> locked);

/// Order of weight; of equal weights the lower bone counts as heavier.
inline bool isHeavier(const Influence& a, const Influence& b) {
    return a.weight > b.weight || (a.weight == b.weight && a.bone < b.bone);
}

/// What settleRounding() needs to know of a row, gathered while it is written.
struct RowRounding {
    double sum = 0.0;
    Influence* heaviest = nullptr; ///< free, not the painted bone
    Influence* painted = nullptr;

    /// Takes in a free influence other than the painted one; its weight is part of `sum` already.
    void consider(Influence& influence) {
        if (!heaviest || isHeavier(influence, *heaviest))
            heaviest = &influence;
    }
};

/// Gives what a row lacks to 1 (or has too much) after rounding to floats to one free influence, so
/// that the row is off by at most half a step of that one: the heaviest free one but the painted,
/// whose weight was asked for; the painted one where the others are too light to hide it.
/// Precondition: the row is off by rounding only.
inline void settleRounding(const RowRounding& row) {
    // Below this a correction of some float steps would show in the weight's own digits.
    constexpr float kHeavyEnough = 1e-3f;
    Influence* receiver = row.heaviest;
    if (row.painted && (!row.heaviest || (row.heaviest->weight < kHeavyEnough &&
                                          row.painted->weight > row.heaviest->weight)))
        receiver = row.painted;
    if (!receiver)
        return;
    const double settled = double(receiver->weight) + (1.0 - row.sum);
    if (settled > 0.0 && settled <= 1.0)
        receiver->weight = float(settled);
}

} // namespace rigwright
