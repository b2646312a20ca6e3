// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Applying, undoing and merging edits.
#include "core/weights/weight_edit.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <utility>

namespace rigwright {
namespace {

// Fewer rows than this are not worth a thread: waking one can cost more than 0.1 ms, as long as a
// dab of 4,000 rows takes in all.
constexpr std::size_t kFewestRows = 8192;

/// The first vertex of the list, from `i` on, that starts a block of the weights.
std::size_t nextBlockStart(std::span<const VertexIndex> vertices, std::size_t i) {
    const auto block = [&](std::size_t k) {
        return vertices[k].value() / SkinWeights::kRowsPerBlock;
    };
    while (i > 0 && i < vertices.size() && block(i) == block(i - 1))
        ++i;
    return i;
}

void writeRows(const WeightEdit& edit, const PackedRows& rows, SkinWeights& weights) {
    const std::span<const VertexIndex> vertices = edit.vertices;
    assert(rows.size() == vertices.size());
    parallelFor(vertices.size(), kFewestRows, [&](std::size_t begin, std::size_t end) {
        // Different threads may write different blocks, never the same one.
        const std::size_t last = nextBlockStart(vertices, end);
        for (std::size_t i = nextBlockStart(vertices, begin); i < last; ++i)
            weights.setRow(vertices[i], rows.row(i));
    });
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
