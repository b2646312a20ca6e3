// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Counting what is remarkable about rows, twins and names; the checks word it.
#pragma once

#include "core/mesh/mesh.h"
#include "core/skeleton/skeleton.h"
#include "core/skin/skin_weights.h"

#include <cstddef>
#include <string>
#include <vector>

namespace rigwright {

/// Rows of automatic weights sum to 1 within this; files with fewer digits come close to it.
inline constexpr double kSumTolerance = 1e-5;

/// The rows of one mesh, counted.
struct WeightCensus {
    std::size_t rows = 0;
    std::size_t zeroRows = 0;     ///< no weight above 0
    std::size_t unnormalised = 0; ///< sum off 1 by more than kSumTolerance; zero rows do not count
    double farthestSum = 1.0;     ///< of those, the sum that is farthest off 1
    std::vector<std::size_t> rowsByInfluences; ///< [n]: rows with n weights above 0

    /// Rows with more than `influences` weights above 0.
    [[nodiscard]] std::size_t rowsOver(std::size_t influences) const;
    [[nodiscard]] std::size_t mostInfluences() const;
};

WeightCensus censusOf(const SkinWeights& weights);

/// Vertices in one place (and with the same morph deltas) whose row is not that of the first of
/// them, whether they came so, and are points of their own, or were made so.
std::size_t differingTwins(const Mesh& mesh, const SkinWeights& weights);

/// The names of a skeleton, counted.
struct NameCensus {
    std::size_t duplicate = 0; ///< bones whose name another one has, too; empty names apart
    std::size_t empty = 0;
    std::string example; ///< the first name that occurs twice
};

NameCensus censusOf(const Skeleton& skeleton);

} // namespace rigwright
