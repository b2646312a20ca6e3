// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// WeightEdit: what an operation on weights did, row by row, ready to be applied and undone.
#pragma once

#include "core/base/index.h"
#include "core/skin/skin_weights.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// Which values an edit is about. Masks and blend maps come with layers and blended skinning.
struct WeightTarget {
    enum class Kind { Rows };
    Kind kind = Kind::Rows;
    std::uint32_t layer = 0;

    friend bool operator==(const WeightTarget&, const WeightTarget&) = default;
};

/// Rows packed one after the other: small, and without one allocation a row.
struct PackedRows {
    std::vector<std::uint32_t> offsets{0};
    std::vector<Influence> influences;

    [[nodiscard]] std::size_t size() const { return offsets.size() - 1; }
    [[nodiscard]] std::span<const Influence> row(std::size_t i) const {
        return {influences.data() + offsets[i], influences.data() + offsets[i + 1]};
    }
    void append(std::span<const Influence> row) {
        influences.insert(influences.end(), row.begin(), row.end());
        offsets.push_back(static_cast<std::uint32_t>(influences.size()));
    }
    void append(const RowView& row) {
        const std::size_t first = influences.size();
        influences.resize(first + row.size());
        for (std::size_t i = 0; i < row.size(); ++i)
            influences[first + i] = row[i];
        offsets.push_back(static_cast<std::uint32_t>(influences.size()));
    }

    friend bool operator==(const PackedRows&, const PackedRows&) = default;
};

/// `vertices` ascending and unique; `before` and `after` have one row each. All twins of a touched
/// point are listed, with equal rows after (only where twins came to differ in a locked bone, each
/// keeps its own locked values). Applying `after` and then `before` is bit-exact.
struct WeightEdit {
    MeshInstanceIndex mesh;
    WeightTarget target;
    std::vector<VertexIndex> vertices;
    PackedRows before;
    PackedRows after;
    /// Influences that were removed because a row would have exceeded the limit, over all vertices.
    std::size_t droppedInfluences = 0;
    /// Vertices left alone because of locks: the bone is locked itself, or the locked bones of the
    /// row leave it nothing (their sum is 1 or more), or their number leaves no room under the
    /// limit.
    std::size_t lockedOut = 0;
    /// Vertices whose weight could not be lowered because, with auto-normalise, no other free bone
    /// is there to take it.
    std::size_t noReceiver = 0;

    [[nodiscard]] bool isEmpty() const { return vertices.empty(); }
};

/// Writes the rows after (before) the edit. Cost proportional to the edit.
void applyAfter(const WeightEdit& edit, SkinWeights& weights);
void applyBefore(const WeightEdit& edit, SkinWeights& weights);

/// Folds a later edit of the same mesh and target into `first`: keeps the first *before* and the
/// last *after* of every vertex; removed influences add up, of the vertices left alone the larger
/// number stays (they may be the same ones). Cost proportional to both edits: for the dabs of a
/// stroke use StrokeEdit (stroke_edit.h), whose cost is that of each dab alone.
void mergeInto(WeightEdit& first, const WeightEdit& later);

} // namespace rigwright
