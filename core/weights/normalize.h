// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Normalising rows: sums of 1 while locked bones keep their values.
#pragma once

#include "core/base/index.h"
#include "core/mesh/mesh.h"
#include "core/skin/skin_weights.h"
#include "core/weights/weight_edit.h"

#include <span>

namespace rigwright {

/// Scales the free influences of a row so that the row sums to 1, as near as float allows; locked
/// ones (one entry a joint; joints beyond the list are free) are not touched. Influences that
/// become 0 leave the row; a row that sums to 1 already, locked or not, is left as it is. False,
/// and the row left alone, where it does not and cannot: all locked, locked sum above 1, or nothing
/// free to scale.
bool normalizeRow(WeightRow& row, std::span<const std::uint8_t> locked);

/// Normalises the given vertices and their twins (empty: all). Rows that change are in the edit;
/// rows that cannot be normalised because of locks are counted in WeightEdit::lockedOut.
WeightEdit normalizeWeights(MeshInstanceIndex instance, const Mesh& mesh,
                            const SkinWeights& weights, std::span<const VertexIndex> vertices,
                            std::span<const std::uint8_t> locked);

} // namespace rigwright
