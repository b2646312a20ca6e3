// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Weights for tests: random rows that are equal on twins, sums of rows.
#pragma once

#include "core/mesh/mesh.h"
#include "core/skin/skin_weights.h"

#include <cstddef>
#include <cstdint>

namespace rigwright::test {

/// What the rows may be: sums of 1, any sums, and now and then nothing at all.
enum class RowKind { Normalised, AnySum, WithZeroRows };

/// One row a point, the same for all twins: 1 to `most` different bones below `bones`.
SkinWeights randomWeights(const Mesh& mesh, RowKind kind, std::uint32_t seed, std::size_t bones = 6,
                          std::size_t most = 5);

/// The rows of `mesh` for soupOf(mesh): each of its vertices has the row of the one it came from.
SkinWeights rowsOfSoup(const Mesh& mesh, const SkinWeights& weights);

/// In double.
double rowSum(const SkinWeights& weights, VertexIndex vertex);
double rowSum(std::span<const Influence> row);

} // namespace rigwright::test
