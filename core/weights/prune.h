// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making rows shorter: removing light influences, keeping the heaviest few.
#pragma once

#include "core/weights/row_operation.h"

namespace rigwright {

/// `threshold` in [0, 1] is a share of the row's sum, as skinning shows it (NaN: nothing happens).
struct PruneSettings {
    float threshold = 0.01f;
    bool autoNormalise = true;
};

/// Removes free influences below the threshold and, with auto-normalise, scales the free ones that
/// stay so that the row sums to 1. Never takes away the last weight of a row, nor the last free
/// bone where the locked ones leave a rest for it: the heaviest stays. Rows without anything to
/// remove keep their bits. What was removed is counted in WeightEdit::droppedInfluences.
WeightEdit pruneWeights(const WeightScope& scope, const PruneSettings& settings,
                        const WeightProgress& progress = {});

/// `most` 0 = no limit: nothing happens.
struct LimitSettings {
    std::size_t most = 4;
    bool autoNormalise = true;
};

/// Keeps the heaviest influences above 0 of each row that has more than `most` (of equal ones the
/// lower bone), and, with auto-normalise, scales the free ones that stay so that the row sums to 1.
/// Locked influences stay and count; where they alone fill the row and leave a rest, the row is
/// left alone (WeightEdit::lockedOut). Other rows keep their bits. What was removed is counted in
/// WeightEdit::droppedInfluences.
WeightEdit limitInfluences(const WeightScope& scope, const LimitSettings& settings,
                           const WeightProgress& progress = {});

/// The same on one row; in place. Bones named twice count once, with the sum. `locked` as in
/// WeightScope.
RowOutcome pruneRow(WeightRow& row, const PruneSettings& settings,
                    std::span<const std::uint8_t> locked);
RowOutcome limitRow(WeightRow& row, const LimitSettings& settings,
                    std::span<const std::uint8_t> locked);

} // namespace rigwright
