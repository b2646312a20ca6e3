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

/// Gives what the row lacks to 1 (or has too much) after rounding to floats to one free influence,
/// so that the row is off by at most half a step of that one: the heaviest free one but `painted`,
/// whose weight was asked for; `painted` itself where the others are too light to hide it.
/// Precondition: the row is off by rounding only.
void settleRounding(std::span<Influence> row, std::span<const std::uint8_t> locked,
                    std::uint16_t painted);

} // namespace rigwright
