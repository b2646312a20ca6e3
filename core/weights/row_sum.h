// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RowSum: adds up rows bone by bone and makes a row of them again.
#pragma once

#include "core/skin/skin_weights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// Sums of free weights by bone, in double, in the order in which bones came; memory is kept from
/// row to row.
class RowSum {
public:
    void clear();
    void add(std::uint16_t bone, double weight);
    /// Adds the free influences of a row, times the factor.
    void addFree(const RowView& row, std::span<const std::uint8_t> locked, double factor);
    /// Multiplies all sums so that they add up to this; nothing happens where they are 0.
    void scaleTo(double total);
    [[nodiscard]] double total() const;
    /// Calls visit(bone, weight) for all bones, in the order in which they came.
    template <class Visit>
    void visit(const Visit& visit) const {
        for (const std::uint16_t bone : m_bones)
            visit(bone, m_sums[bone].weight);
    }
    /// A row of its own that sums to 1, of the shares that are not below `least` (of the heaviest
    /// alone, where all are); empty where the sums are 0.
    [[nodiscard]] WeightRow row(double least) const;

    /// Makes `row` hold its locked influences as they stand, in place, and these sums: bones that
    /// it has already stay in their order, others follow. Precondition: the sums add up to what the
    /// locked ones leave to 1. False, and the row left alone, where no weight would move by as much
    /// as a float near 1 can show. New bones lighter than that are left out.
    bool write(WeightRow& row, std::span<const std::uint8_t> locked);

private:
    struct Sum {
        double weight = 0.0;
        bool known = false;
    };
    [[nodiscard]] bool moves(const WeightRow& row, std::span<const std::uint8_t> locked);

    std::vector<Sum> m_sums; ///< by bone
    std::vector<std::uint16_t> m_bones;
    WeightRow m_row;
};

} // namespace rigwright
