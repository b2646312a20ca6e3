// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What operations on many rows share: which rows, in what pieces, and the edit that comes of it.
#pragma once

#include "core/mesh/mesh.h"
#include "core/weights/weight_edit.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {

/// The rows that an operation is about. `vertices`: those and their twins, in any order; none: the
/// whole mesh. `locked` has one entry a joint (joints beyond it are free): locked bones keep their
/// values bit for bit in every operation. Precondition: weights.rowCount() == mesh.vertexCount().
struct WeightScope {
    MeshInstanceIndex instance;
    const Mesh& mesh;
    const SkinWeights& weights;
    std::optional<std::span<const VertexIndex>> vertices = std::nullopt;
    std::span<const std::uint8_t> locked = {};
};

/// As in ImportOptions: `progress` is called now and then, on the calling thread, with 0 … 1;
/// returning false cancels: the operation then returns an edit without vertices.
struct WeightProgress {
    bool (*progress)(double fraction, void* context) = nullptr;
    void* context = nullptr;

    /// False = cancelled.
    [[nodiscard]] bool report(double fraction) const {
        return !progress || progress(fraction, context);
    }
};

enum class RowOutcome : std::uint8_t {
    Unchanged,
    Changed,
    LockedOut,  ///< counted in WeightEdit::lockedOut
    NoReceiver, ///< the row may have changed all the same; counted in WeightEdit::noReceiver
};

/// Turns the row before into the row after in place. Called once a point, with its first vertex,
/// and, where twins came to differ in a locked bone, once for each of these.
using RowOperation =
    std::function<RowOutcome(PointIndex point, VertexIndex vertex, WeightRow& row)>;

/// Part of a whole that is reported as progress.
struct ProgressRange {
    double from = 0.0;
    double to = 1.0;
};

/// Runs an operation over a scope, on several threads: `makeOperation` is called once a thread or
/// more often, so that an operation can hold scratch memory. Rows must not depend on one another.
/// Twins get the bits of the first of them; where its row does not change they stay as they are.
/// The result does not depend on the number of threads. nullopt: cancelled.
std::optional<WeightEdit> editRows(const WeightScope& scope, const WeightProgress& progress,
                                   const std::function<RowOperation()>& makeOperation,
                                   const ProgressRange& range = {});

/// One step of an operation that is done several times; nullopt: cancelled.
using EditStep =
    std::function<std::optional<WeightEdit>(const WeightScope& now, const ProgressRange& range)>;

/// `iterations` steps (at most 1000), each on the rows that the last one left, as one edit with the
/// bits of that many edits; ends early where a step changes nothing. Vertices left alone are those
/// of the last step; removed influences of all. Without steps, or cancelled: an empty edit.
WeightEdit repeatEdit(const WeightScope& scope, std::size_t iterations, const EditStep& step);

/// The edit that changes nothing: what a cancelled operation returns.
WeightEdit emptyEdit(const WeightScope& scope);

} // namespace rigwright
