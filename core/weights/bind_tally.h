// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Counting what a bind did, for its report.
#pragma once

#include "core/weights/bind_compose.h"
#include "core/weights/bind_report.h"
#include "core/weights/bind_rows.h"
#include "core/weights/weight_edit.h"

namespace rigwright {

/// What a bind went by. `found` is empty where nothing was to be bound.
struct BindTally {
    const WeightScope& scope;
    const BindShape& shape;
    const PlaceRows& found;
    const ComposeRules& rules;
};

/// Fills in the islands, the counts of vertices, the largest error of a row and the weightless
/// joints of the report. `edit`: all that the bind changes in the scope.
void tallyBind(const BindTally& tally, const WeightEdit& edit, BindReport& report);

/// Fills in what is odd about the bones themselves: those without length, those far outside the
/// mesh (more than five of its sizes; where the method has not said so already), and how the sizes
/// compare.
void tallyBones(const BindShape& shape, const BindBones& bones, BindReport& report);

} // namespace rigwright
