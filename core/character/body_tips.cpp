// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding head, hands and feet.
#include "core/character/body_tips.h"

#include "core/base/sentence.h"
#include "core/character/fit_error.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace rigwright {
namespace {

/// Of the farthest way: less prominent tips are fingers, toes, noses and folds of clothes.
constexpr double kLeastProminence = 0.14;
/// More tips than that are not tried.
constexpr std::size_t kMostTips = 9;
/// Two sides that differ by more than this part of the body are no two sides.
constexpr double kMostUnlike = 0.2;

/// Lengths of ways and places of the tips, in parts of the longest way between two of them.
struct TipTable {
    std::vector<std::vector<double>> ways;
    std::vector<Vec3d> places;
    std::vector<double> prominences;
};

TipTable tableOf(const BodyGrid& grid, const std::vector<BodyTip>& tips) {
    TipTable table;
    double longest = 0.0;
    for (const BodyTip& tip : tips) {
        const std::vector<float> ways = grid.waysFrom({&tip.voxel, 1});
        std::vector<double>& row = table.ways.emplace_back();
        for (const BodyTip& other : tips) {
            row.push_back(double(ways[other.voxel]));
            longest = std::max(longest, row.back());
        }
        table.places.push_back(grid.centreOf(tip.voxel));
        table.prominences.push_back(tip.prominence);
    }
    if (!(longest > 0.0))
        longest = 1.0;
    for (std::size_t i = 0; i < tips.size(); ++i) {
        for (double& way : table.ways[i])
            way /= longest;
        table.places[i] /= longest;
        table.prominences[i] /= longest;
    }
    return table;
}

struct Choice {
    std::array<std::size_t, 5> tips{}; ///< head, hands, feet
    double unlike = 0.0;               ///< between the two sides
    double cost = 0.0;
};

Choice weigh(const TipTable& table, const std::array<std::size_t, 5>& tips) {
    const auto [head, hand0, hand1, foot0, foot1] = tips;
    const auto& w = table.ways;
    Choice choice{.tips = tips};
    choice.unlike = std::max(
        {std::abs(w[head][hand0] - w[head][hand1]), std::abs(w[head][foot0] - w[head][foot1]),
         std::abs(w[hand0][foot0] - w[hand1][foot1]), std::abs(w[hand0][foot1] - w[hand1][foot0])});
    const Vec3d hands = table.places[hand0] - table.places[hand1];
    const Vec3d feet = table.places[foot0] - table.places[foot1];
    const double norms = hands.norm() * feet.norm();
    const double parallel = norms > 0.0 ? hands.dot(feet) / norms : -1.0;
    const Vec3d up = table.places[head] - 0.5 * (table.places[foot0] + table.places[foot1]);
    const double upright = up.norm() > 0.0 ? up.normalized().y() : 0.0;
    // A hand is nearer to the head than a foot; by how much differs between builds.
    const double nearer = w[head][foot0] + w[head][foot1] - w[head][hand0] - w[head][hand1];
    choice.cost = choice.unlike + 0.3 * (1.0 - parallel) + (nearer < 0.0 ? 0.2 - nearer : 0.0) +
                  0.1 * (1.0 - upright);
    for (const std::size_t tip : tips)
        choice.cost -= 0.3 * std::min(table.prominences[tip], 0.25);
    return choice;
}

/// All ways to choose two of the tips that are not taken, in order.
template <class Visit>
void forPairs(std::size_t count, std::vector<std::uint8_t>& taken, const Visit& visit) {
    for (std::size_t a = 0; a < count; ++a) {
        if (taken[a] != 0)
            continue;
        for (std::size_t b = a + 1; b < count; ++b) {
            if (taken[b] != 0)
                continue;
            taken[a] = taken[b] = 1;
            visit(a, b);
            taken[a] = taken[b] = 0;
        }
    }
}

Choice bestChoice(const TipTable& table) {
    const std::size_t count = table.places.size();
    Choice best{.cost = std::numeric_limits<double>::infinity()};
    std::vector<std::uint8_t> taken(count, 0);
    for (std::size_t head = 0; head < count; ++head) {
        taken[head] = 1;
        forPairs(count, taken, [&](std::size_t hand0, std::size_t hand1) {
            forPairs(count, taken, [&](std::size_t foot0, std::size_t foot1) {
                for (const bool swapped : {false, true}) {
                    const Choice choice = weigh(table, {head, hand0, hand1, swapped ? foot1 : foot0,
                                                        swapped ? foot0 : foot1});
                    if (choice.cost < best.cost)
                        best = choice;
                }
            });
        });
        taken[head] = 0;
    }
    return best;
}

} // namespace

std::vector<BodyTip> findTips(const BodyGrid& grid, std::span<const float> ways, double least) {
    std::vector<std::uint32_t> order(grid.voxelCount());
    std::iota(order.begin(), order.end(), 0u);
    std::erase_if(order, [&](std::uint32_t voxel) { return ways[voxel] == BodyGrid::kNoWay; });
    std::ranges::stable_sort(order,
                             [&](std::uint32_t a, std::uint32_t b) { return ways[a] > ways[b]; });
    std::vector<std::uint32_t> parents(grid.voxelCount(), BodyGrid::kNone);
    const auto rootOf = [&](std::uint32_t voxel) {
        while (parents[voxel] != voxel) {
            parents[voxel] = parents[parents[voxel]];
            voxel = parents[voxel];
        }
        return voxel;
    };
    // A root is the tip of its set: tips come first in the order, and the farther one stays root.
    std::vector<std::uint32_t> rank(grid.voxelCount(), BodyGrid::kNone);
    for (std::uint32_t i = 0; i < order.size(); ++i)
        rank[order[i]] = i;
    std::vector<BodyTip> tips;
    for (const std::uint32_t voxel : order) {
        parents[voxel] = voxel;
        grid.forNeighbours(voxel, [&](std::uint32_t other, float) {
            if (parents[other] == BodyGrid::kNone)
                return;
            std::uint32_t a = rootOf(voxel);
            std::uint32_t b = rootOf(other);
            if (a == b)
                return;
            if (rank[a] > rank[b])
                std::swap(a, b);
            if (const double prominence = double(ways[b]) - double(ways[voxel]);
                b != voxel && prominence >= least)
                tips.push_back({b, prominence});
            parents[b] = a;
        });
    }
    // The farthest tip never merged.
    for (const std::uint32_t voxel : order)
        if (parents[voxel] == voxel && double(ways[voxel]) >= least)
            tips.push_back({voxel, double(ways[voxel])});
    std::ranges::stable_sort(
        tips, [](const BodyTip& a, const BodyTip& b) { return a.prominence > b.prominence; });
    return tips;
}

Result<BodyLimbs> findLimbs(const BodyGrid& grid) {
    if (grid.voxelCount() == 0)
        return notABiped(kFitNoVolume, {});
    Vec3d middle = Vec3d::Zero();
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel)
        middle += grid.centreOf(voxel) / double(grid.voxelCount());
    const std::uint32_t source = grid.nearestTo(middle);
    const std::vector<float> ways = grid.waysFrom({&source, 1});
    double farthest = 0.0;
    for (const float way : ways)
        farthest = way == BodyGrid::kNoWay ? farthest : std::max(farthest, double(way));
    std::vector<BodyTip> tips = findTips(grid, ways, kLeastProminence * farthest);
    if (tips.size() < 5)
        return notABiped(kFitTooFewTips, {std::to_string(tips.size())});
    tips.resize(std::min(tips.size(), kMostTips));
    const Choice best = bestChoice(tableOf(grid, tips));
    if (best.unlike > kMostUnlike)
        return notABiped(kFitUnlikeSides, {std::to_string(int(std::lround(100.0 * best.unlike)))});
    const auto voxel = [&](std::size_t place) { return tips[best.tips[place]].voxel; };
    return BodyLimbs{.head = voxel(0), .hands = {voxel(1), voxel(2)}, .feet = {voxel(3), voxel(4)}};
}

} // namespace rigwright
