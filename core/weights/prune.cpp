// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Making rows shorter.
#include "core/weights/prune.h"

#include "core/weights/normalize.h"
#include "core/weights/row_balance.h"

#include <algorithm>
#include <cmath>

namespace rigwright {
namespace {

using Locks = std::span<const std::uint8_t>;

struct RowParts {
    double locked = 0.0;
    double free = 0.0;
    std::size_t lockedOnes = 0; ///< above 0
    std::size_t freeOnes = 0;
};

RowParts partsOf(const WeightRow& row, Locks locked) {
    RowParts parts;
    for (const Influence& influence : row) {
        const bool counts = influence.weight > 0.0f;
        if (isLocked(locked, influence.bone)) {
            parts.locked += double(influence.weight);
            parts.lockedOnes += counts ? 1 : 0;
        } else {
            parts.free += double(influence.weight);
            parts.freeOnes += counts ? 1 : 0;
        }
    }
    return parts;
}

void eraseZeros(WeightRow& row, Locks locked) {
    std::erase_if(row, [&](const Influence& influence) {
        return influence.weight == 0.0f && !isLocked(locked, influence.bone);
    });
}

/// What is left becomes the row, normalised where asked for and possible.
RowOutcome finishRow(WeightRow& row, WeightRow&& kept, bool autoNormalise, Locks locked) {
    row = std::move(kept);
    if (autoNormalise)
        normalizeRow(row, locked);
    return RowOutcome::Changed;
}

/// Runs the operation and counts what it took away, over all vertices.
WeightEdit shortened(const WeightScope& scope, const WeightProgress& progress,
                     const RowOperation& operation) {
    WeightEdit edit =
        editRows(scope, progress, [&] { return operation; }).value_or(emptyEdit(scope));
    const auto held = [](std::span<const Influence> row) {
        return std::size_t(
            std::ranges::count_if(row, [](const Influence& in) { return in.weight > 0.0f; }));
    };
    for (std::size_t i = 0; i < edit.vertices.size(); ++i)
        edit.droppedInfluences += held(edit.before.row(i)) - held(edit.after.row(i));
    return edit;
}

} // namespace

RowOutcome pruneRow(WeightRow& row, const PruneSettings& settings, Locks locked) {
    if (!(settings.threshold > 0.0f))
        return RowOutcome::Unchanged;
    WeightRow kept = row;
    mergeDuplicates(kept, locked);
    const RowParts parts = partsOf(kept, locked);
    const double least = double(std::min(settings.threshold, 1.0f)) * (parts.locked + parts.free);
    const auto isLight = [&](const Influence& influence) {
        return !isLocked(locked, influence.bone) && influence.weight > 0.0f &&
               double(influence.weight) < least;
    };
    const auto light = std::size_t(std::ranges::count_if(kept, isLight));
    if (light == 0)
        return RowOutcome::Unchanged;
    // Somebody has to carry what the locked bones leave.
    const bool needsOne = light == parts.freeOnes && (parts.locked < 1.0 - kNothingLeft);
    Influence heaviest;
    for (const Influence& influence : kept)
        if (!isLocked(locked, influence.bone) &&
            (heaviest.weight == 0.0f || isHeavier(influence, heaviest)))
            heaviest = influence;
    if (needsOne && light == 1)
        return RowOutcome::Unchanged;
    std::erase_if(kept, [&](const Influence& influence) {
        return isLight(influence) && !(needsOne && influence.bone == heaviest.bone);
    });
    eraseZeros(kept, locked);
    return finishRow(row, std::move(kept), settings.autoNormalise, locked);
}

RowOutcome limitRow(WeightRow& row, const LimitSettings& settings, Locks locked) {
    if (settings.most == 0 || row.size() <= settings.most)
        return RowOutcome::Unchanged;
    WeightRow kept = row;
    mergeDuplicates(kept, locked);
    const RowParts parts = partsOf(kept, locked);
    if (parts.lockedOnes + parts.freeOnes <= settings.most || parts.freeOnes == 0)
        return RowOutcome::Unchanged;
    if (parts.lockedOnes >= settings.most && parts.locked < 1.0 - kNothingLeft)
        return RowOutcome::LockedOut;
    const std::size_t places = settings.most - std::min(settings.most, parts.lockedOnes);
    WeightRow free;
    std::ranges::copy_if(kept, std::back_inserter(free), [&](const Influence& influence) {
        return influence.weight > 0.0f && !isLocked(locked, influence.bone);
    });
    std::ranges::sort(free, isHeavier);
    std::erase_if(kept, [&](const Influence& influence) {
        if (isLocked(locked, influence.bone))
            return false;
        const auto place = std::ranges::find(free, influence.bone, &Influence::bone);
        return std::size_t(place - free.begin()) >= places;
    });
    return finishRow(row, std::move(kept), settings.autoNormalise, locked);
}

WeightEdit pruneWeights(const WeightScope& scope, const PruneSettings& settings,
                        const WeightProgress& progress) {
    return shortened(scope, progress, [&](PointIndex, VertexIndex, WeightRow& row) {
        return pruneRow(row, settings, scope.locked);
    });
}

WeightEdit limitInfluences(const WeightScope& scope, const LimitSettings& settings,
                           const WeightProgress& progress) {
    return shortened(scope, progress, [&](PointIndex, VertexIndex, WeightRow& row) {
        return limitRow(row, settings, scope.locked);
    });
}

} // namespace rigwright
