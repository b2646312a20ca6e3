// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Quantising rows.
#include "core/weights/quantise.h"

#include "core/weights/row_balance.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace rigwright {
namespace {

/// Rounding to floats moves a weight of 65535 steps by no more than this part of a step.
constexpr double kStepNoise = 1.0 / 128.0;

/// Whole steps in an amount of steps; noise does not take the last one away.
double wholeSteps(double amount) {
    return std::floor(amount + kStepNoise);
}

/// A free influence above 0.
struct Part {
    Influence* influence = nullptr;
    double amount = 0.0; ///< in steps
    double steps = 0.0;  ///< whole ones

    [[nodiscard]] double remainder() const { return amount - steps; }
};

bool hasMoreSteps(const Part& a, const Part& b) {
    return a.steps > b.steps || (a.steps == b.steps && a.influence->bone < b.influence->bone);
}

/// Hands out the steps that rounding down left over.
void giveMissing(std::vector<Part>& parts, double whole) {
    double missing = whole;
    for (const Part& part : parts)
        missing -= part.steps;
    std::vector<Part*> order;
    for (Part& part : parts)
        order.push_back(&part);
    std::ranges::sort(order, [](const Part* a, const Part* b) {
        return a->remainder() > b->remainder() ||
               (a->remainder() == b->remainder() && isHeavier(*a->influence, *b->influence));
    });
    for (std::size_t i = 0; i < order.size() && missing > 0.5; ++i, missing -= 1.0)
        order[i]->steps += 1.0;
    // Noise may have rounded one up too many.
    for (std::size_t i = order.size(); i-- > 0 && missing < -0.5;)
        if (order[i]->steps > 0.0) {
            order[i]->steps -= 1.0;
            missing += 1.0;
        }
}

} // namespace

RowOutcome quantiseRow(WeightRow& row, const QuantiseSettings& settings,
                       std::span<const std::uint8_t> locked) {
    if (settings.steps == 0)
        return RowOutcome::Unchanged;
    const double steps = double(std::min(settings.steps, kMostQuantiseSteps));
    WeightRow result = row;
    mergeDuplicates(result, locked);
    double lockedSum = 0.0;
    double free = 0.0;
    for (const Influence& influence : result)
        (isLocked(locked, influence.bone) ? lockedSum : free) += double(influence.weight);
    if (!(free > 0.0))
        return RowOutcome::Unchanged;
    const double left = 1.0 - lockedSum;
    if (left < kNothingLeft)
        return RowOutcome::LockedOut;
    std::vector<Part> parts;
    for (Influence& influence : result)
        if (!isLocked(locked, influence.bone) && influence.weight > 0.0f) {
            const double amount = double(influence.weight) / free * left * steps;
            parts.push_back({&influence, amount, wholeSteps(amount)});
        }
    giveMissing(parts, wholeSteps(left * steps));
    double others = 0.0;
    for (const Part& part : parts) {
        part.influence->weight = float(part.steps / steps);
        others += double(part.influence->weight);
    }
    if (lockedSum > 0.0) { // whose sum need not be whole steps
        const Part& heaviest = *std::ranges::min_element(parts, hasMoreSteps);
        others -= double(heaviest.influence->weight);
        heaviest.influence->weight = storedWeight(left - others);
    }
    std::erase_if(result, [&](const Influence& influence) {
        return influence.weight == 0.0f && !isLocked(locked, influence.bone);
    });
    row = std::move(result);
    return RowOutcome::Changed;
}

WeightEdit quantiseWeights(const WeightScope& scope, const QuantiseSettings& settings,
                           const WeightProgress& progress) {
    const RowOperation operation = [&](PointIndex, VertexIndex, WeightRow& row) {
        return quantiseRow(row, settings, scope.locked);
    };
    WeightEdit edit =
        editRows(scope, progress, [&] { return operation; }).value_or(emptyEdit(scope));
    for (std::size_t i = 0; i < edit.vertices.size(); ++i)
        for (const Influence& influence : edit.before.row(i)) {
            const auto after = edit.after.row(i);
            edit.droppedInfluences +=
                influence.weight > 0.0f &&
                        std::ranges::find(after, influence.bone, &Influence::bone) == after.end()
                    ? 1
                    : 0;
        }
    return edit;
}

} // namespace rigwright
