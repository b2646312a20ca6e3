// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Applying, undoing and merging edits.
#include "core/weights/weight_edit.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rigwright {
namespace {

void writeRows(const WeightEdit& edit, const PackedRows& rows, SkinWeights& weights) {
    assert(rows.size() == edit.vertices.size());
    for (std::size_t i = 0; i < edit.vertices.size(); ++i)
        weights.setRow(edit.vertices[i], rows.row(i));
}

void reserveFor(PackedRows& rows, const PackedRows& a, const PackedRows& b) {
    rows.offsets.reserve(a.size() + b.size() + 1);
    rows.influences.reserve(a.influences.size() + b.influences.size());
}

} // namespace

void applyAfter(const WeightEdit& edit, SkinWeights& weights) {
    writeRows(edit, edit.after, weights);
}

void applyBefore(const WeightEdit& edit, SkinWeights& weights) {
    writeRows(edit, edit.before, weights);
}

void mergeInto(WeightEdit& first, const WeightEdit& later) {
    assert(first.mesh == later.mesh && first.target == later.target);
    WeightEdit merged;
    merged.mesh = first.mesh;
    merged.target = first.target;
    merged.droppedInfluences = first.droppedInfluences + later.droppedInfluences;
    merged.lockedOut = std::max(first.lockedOut, later.lockedOut);
    merged.noReceiver = std::max(first.noReceiver, later.noReceiver);
    merged.vertices.reserve(first.vertices.size() + later.vertices.size());
    reserveFor(merged.before, first.before, later.before);
    reserveFor(merged.after, first.after, later.after);
    std::size_t a = 0;
    std::size_t b = 0;
    while (a < first.vertices.size() || b < later.vertices.size()) {
        const bool inFirst = a < first.vertices.size() &&
                             (b == later.vertices.size() || first.vertices[a] <= later.vertices[b]);
        const bool inLater = b < later.vertices.size() &&
                             (a == first.vertices.size() || later.vertices[b] <= first.vertices[a]);
        merged.vertices.push_back(inFirst ? first.vertices[a] : later.vertices[b]);
        merged.before.append(inFirst ? first.before.row(a) : later.before.row(b));
        merged.after.append(inLater ? later.after.row(b) : first.after.row(a));
        a += inFirst ? 1 : 0;
        b += inLater ? 1 : 0;
    }
    first = std::move(merged);
}

} // namespace rigwright
