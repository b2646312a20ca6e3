// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Comparing rows.
#include "core/weights/row_balance.h"

#include <algorithm>
#include <limits>
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

void mergeDuplicates(WeightRow& row, std::span<const std::uint8_t> locked) {
    std::size_t kept = 0;
    for (const Influence influence : row) {
        std::size_t same = isLocked(locked, influence.bone) ? kept : 0;
        while (same < kept && row[same].bone != influence.bone)
            ++same;
        if (same < kept)
            row[same].weight =
                std::min(row[same].weight + influence.weight, std::numeric_limits<float>::max());
        else
            row[kept++] = influence;
    }
    row.resize(kept);
}

} // namespace rigwright
