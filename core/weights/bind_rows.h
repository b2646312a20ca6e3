// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the methods of binding hand over: a row a place, and how it came about.
#pragma once

#include "core/weights/bind_report.h"
#include "core/weights/row_operation.h"
#include "core/weights/weight_edit.h"

#include <functional>
#include <vector>

namespace rigwright {

/// Rows need not be sorted, nor sum to 1; weights are finite and > 0; an empty row = not solved.
struct PlaceRows {
    PackedRows rows;
    std::vector<BindWay> ways;
    std::vector<BindReason> reasons;
};

/// The way and reason of one row, written beside it.
struct RowOrigin {
    BindWay way = BindWay::Distance;
    BindReason reason = BindReason::None;
};

/// Makes the row of one place; `row` comes in empty.
using MakeRow = std::function<RowOrigin(std::size_t place, WeightRow& row)>;

/// Runs over all places on several threads; `makeMaker` is called once a thread or more often.
/// False: cancelled.
bool fillRows(std::size_t placeCount, const WeightProgress& progress, const ProgressRange& range,
              const std::function<MakeRow()>& makeMaker, PlaceRows& filled);

} // namespace rigwright
