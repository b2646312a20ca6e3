// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Quantising rows: weights in whole steps, as files and game engines store them.
#pragma once

#include "core/weights/row_operation.h"

#include <cstdint>

namespace rigwright {

inline constexpr std::uint32_t kMostQuantiseSteps = 65535;

/// `steps` from 0 to 1: 255 for weights of 8 bits, 65535 for 16, 10 for tenths. 0: nothing happens;
/// clamped to at most 65535.
struct QuantiseSettings {
    std::uint32_t steps = 255;
};

/// Makes every weight a whole number of steps, so that each row's steps sum to exactly `steps`:
/// shares of the row's sum are rounded down, and the steps that are missing go to those that lost
/// most (the largest remainder, A. Hamilton 1792; of equal ones to the heavier, then to the lower
/// bone), which errs least in total of all such rows. No weight is off by a step or more, and by no
/// more than half a step where the remainders allow it. Weights that come to no step leave the row
/// (WeightEdit::droppedInfluences).
///
/// Locked bones keep their bits; the free ones share the whole steps in what these leave, and the
/// heaviest of them takes the broken one, so that the row sums to 1 all the same. Rows that are
/// quantised already, and rows without weight, keep their bits.
WeightEdit quantiseWeights(const WeightScope& scope, const QuantiseSettings& settings,
                           const WeightProgress& progress = {});

/// The same on one row; in place. Bones named twice count once, with the sum. `locked` as in
/// WeightScope.
RowOutcome quantiseRow(WeightRow& row, const QuantiseSettings& settings,
                       std::span<const std::uint8_t> locked);

} // namespace rigwright
