// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Putting what a method found into rows that have locked and unselected bones, and a limit.
#pragma once

#include "core/weights/bind_bones.h"
#include "core/weights/bind_rows.h"
#include "core/weights/row_operation.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// Which joints a bind may change. `locked` as in WeightScope; `receives`: one entry a joint, 1 for
/// free, selected joints with segments; `partial`: there are free joints besides, whose weights
/// stay in proportion.
struct ComposeRules {
    std::span<const std::uint8_t> locked;
    std::span<const std::uint8_t> receives;
    std::size_t maxInfluences = 0;
    bool replaceExisting = false;
    bool partial = false;
};

/// Writes one row; holds scratch memory: one a thread. `receivers` are the bones of the joints that
/// receive: the nearest one takes what the method gave to locked ones alone.
class ComposeRow {
public:
    ComposeRow(const BindShape& shape, const PlaceRows& found, const BindBones& receivers,
               const ComposeRules& rules)
        : m_shape(shape), m_found(found), m_receivers(receivers), m_rules(rules) {}

    /// `row`: as it is, then as it is to be; summing to 1 where the outcome is not LockedOut.
    RowOutcome compute(VertexIndex vertex, WeightRow& row);

private:
    void sharesOf(std::size_t place, double left);
    void keepOthers(const WeightRow& row, double left);

    const BindShape& m_shape;
    const PlaceRows& m_found;
    const BindBones& m_receivers;
    const ComposeRules& m_rules;
    std::vector<Influence> m_shares;
    WeightRow m_result;
};

/// After editRows() with ComposeRow, which takes each point by its first vertex: the other twins of
/// points whose rows came to differ. Where all are bound anew, those that are unlike a first row
/// that stays get their own. Else vertices that have weights keep them, and their twins without any
/// get the first such row, made to sum to 1 (a row of their own where locked joints have weight in
/// it). `edit` stays in the order of vertices.
void mendTwins(const WeightScope& scope, const ComposeRules& rules, ComposeRow& compose,
               WeightEdit& edit);

} // namespace rigwright
