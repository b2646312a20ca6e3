// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making rows equal where vertices share a place, so that nothing tears there.
#pragma once

#include "core/weights/row_operation.h"

namespace rigwright {

/// Vertices with bit-equal positions in the mesh (-0 = 0) whose rows differ all get the mean of
/// their rows (each divided by its sum; rows without weight do not count), whatever points they
/// belong to: the finding "weights-twins-differ" is gone afterwards. `scope.vertices`: places with
/// a vertex among these. Rows come out summing to 1; locked joints keep their bits, so vertices
/// that are locked to different values stay different there, and share the rest in the same
/// proportion. Places whose rows are equal (order apart) or all without weight are left as they
/// are, and so are rows that the locked joints leave nothing (WeightEdit::lockedOut).
WeightEdit equaliseTwins(const WeightScope& scope, const WeightProgress& progress = {});

} // namespace rigwright
