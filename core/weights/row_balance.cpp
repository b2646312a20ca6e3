// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Settling what rounding leaves.
#include "core/weights/row_balance.h"

#include <algorithm>
#include <tuple>

namespace rigwright {

bool sameInfluences(std::span<const Influence> a, std::span<const Influence> b) {
    if (std::ranges::equal(a, b))
        return true;
    const auto sorted = [](std::span<const Influence> row) {
        WeightRow copy;
        std::ranges::copy_if(row, std::back_inserter(copy),
                             [](const Influence& influence) { return influence.weight != 0.0f; });
        std::ranges::sort(copy, {}, [](const Influence& influence) {
            return std::tuple(influence.bone, influence.weight);
        });
        return copy;
    };
    return sorted(a) == sorted(b);
}

void settleRounding(std::span<Influence> row, std::span<const std::uint8_t> locked,
                    std::uint16_t painted) {
    // Below this a correction of some float steps would show in the weight's own digits.
    constexpr float kHeavyEnough = 1e-3f;
    double sum = 0.0;
    Influence* heaviest = nullptr;
    Influence* asked = nullptr;
    for (Influence& influence : row) {
        sum += double(influence.weight);
        if (isLocked(locked, influence.bone))
            continue;
        if (influence.bone == painted)
            asked = &influence;
        else if (!heaviest || influence.weight > heaviest->weight ||
                 (influence.weight == heaviest->weight && influence.bone < heaviest->bone))
            heaviest = &influence;
    }
    Influence* receiver = heaviest;
    if (asked &&
        (!heaviest || (heaviest->weight < kHeavyEnough && asked->weight > heaviest->weight)))
        receiver = asked;
    if (!receiver)
        return;
    const double settled = double(receiver->weight) + (1.0 - sum);
    if (settled > 0.0 && settled <= 1.0)
        receiver->weight = float(settled);
}

} // namespace rigwright
