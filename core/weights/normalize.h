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

/// Scales the free influences of a row so that the row sums to 1, as near as float allows; locked ones
/// (one entry a joint) are not touched. False, and the row left alone, where that cannot be done: all
/// locked, locked sum above 1, or nothing free to scale.
bool normalizeRow(WeightRow& row, std::span<const std::uint8_t> locked);

/// Normalises the given vertices (empty: all).
WeightEdit normalizeWeights(MeshInstanceIndex instance, const Mesh& mesh, const SkinWeights& weights,
                            std::span<const VertexIndex> vertices,
                            std::span<const std::uint8_t> locked);

} // namespace rigwright
