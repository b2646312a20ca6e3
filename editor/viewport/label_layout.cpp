// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Label layout: the first of a few places that is free.
#include "editor/viewport/label_layout.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright::editor {

namespace {

/// Direction from the anchor, y down: the label touches the reach with its near side or corner.
struct Direction {
    int x;
    int y;
};

constexpr std::array<Direction, 8> kFromRight = {
    {{1, 0}, {1, -1}, {1, 1}, {0, -1}, {0, 1}, {-1, 0}, {-1, -1}, {-1, 1}}};
constexpr std::array<Direction, 8> kFromLeft = {
    {{-1, 0}, {-1, -1}, {-1, 1}, {0, -1}, {0, 1}, {1, 0}, {1, -1}, {1, 1}}};
constexpr std::array<Direction, 8> kFromAbove = {
    {{0, -1}, {1, -1}, {-1, -1}, {0, 1}, {1, 1}, {-1, 1}, {1, 0}, {-1, 0}}};

const std::array<Direction, 8>& directionsFrom(LabelSide side) {
    switch (side) {
    case LabelSide::Left:
        return kFromLeft;
    case LabelSide::Above:
        return kFromAbove;
    case LabelSide::Right:
        break;
    }
    return kFromRight;
}

QRectF placed(const LabelWish& wish, Direction direction) {
    // Corners lie as far from the anchor as sides do.
    const bool diagonal = direction.x != 0 && direction.y != 0;
    const double reach = diagonal ? wish.reach * std::sqrt(0.5) : wish.reach;
    const auto begin = [reach](double anchor, double extent, int way) {
        return way == 0 ? anchor - extent / 2.0
                        : (way > 0 ? anchor + reach : anchor - reach - extent);
    };
    const QPointF corner(begin(wish.anchor.x(), wish.size.width(), direction.x),
                         begin(wish.anchor.y(), wish.size.height(), direction.y));
    return {QPointF(std::round(corner.x()), std::round(corner.y())), wish.size};
}

} // namespace

std::vector<std::optional<QPointF>> layOutLabels(std::span<const LabelWish> wishes,
                                                 const QRectF& ground,
                                                 std::span<const QRectF> taken) {
    std::vector<QRectF> full(taken.begin(), taken.end());
    std::vector<std::optional<QPointF>> places(wishes.size());
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        if (wishes[i].size.isEmpty() || !ground.contains(wishes[i].anchor))
            continue;
        for (const Direction direction : directionsFrom(wishes[i].side)) {
            const QRectF rect = placed(wishes[i], direction);
            const bool isFree =
                ground.contains(rect) && std::ranges::none_of(full, [&](const QRectF& other) {
                    return other.intersects(rect);
                });
            if (!isFree)
                continue;
            full.push_back(rect);
            places[i] = rect.topLeft();
            break;
        }
    }
    return places;
}

} // namespace rigwright::editor
