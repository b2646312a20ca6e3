// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding hips, spine, neck and head.
#include "core/character/body_slice.h"
#include "core/character/guess_limbs.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace rigwright {
namespace {

/// Of slices, so that arms in T-pose do not count: wider than a neck, narrower than shoulders.
constexpr double kCoreWidth = 0.1;

/// The region of each layer that holds the middle of the body; smoothed over three layers.
struct Core {
    std::vector<SliceRegion> regions;

    [[nodiscard]] std::size_t indexAt(double y) const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < regions.size(); ++i)
            if (std::abs(regions[i].middle.y() - y) < std::abs(regions[best].middle.y() - y))
                best = i;
        return best;
    }
    [[nodiscard]] const SliceRegion& at(double y) const { return regions[indexAt(y)]; }
};

Core coreOf(const BodyGrid& grid, double from) {
    Core core;
    for (int layer = 0; layer < grid.size(1); ++layer) {
        const BodySlice slice(grid, layer, kCoreWidth);
        if (slice.regions().empty() || slice.y() < from)
            continue;
        core.regions.push_back(slice.regions()[std::size_t(slice.largest())]);
    }
    return core;
}

/// In the middle of the core, a part of its depth behind it.
Vec3d placeIn(const Core& core, double y, double behind) {
    const SliceRegion& region = core.at(y);
    return {0.0, y, region.middle.z() - behind * (region.highZ - region.lowZ)};
}

/// The narrowest layer between the broadest of the chest and the broadest of the head.
std::size_t neckLayer(const Core& core, double groin, bool& sure) {
    const double lowest = groin + 0.35 * (1.0 - groin);
    const auto narrower = [&](std::size_t a, std::size_t b) {
        return core.regions[a].area < core.regions[b].area;
    };
    // What narrows most on both sides: the layer with the greatest drop against the broadest above
    // and below it.
    const std::size_t count = core.regions.size();
    std::vector<double> below(count);
    std::vector<double> above(count);
    for (std::size_t i = 0; i < count; ++i)
        below[i] = std::max(i > 0 ? below[i - 1] : 0.0, core.regions[i].area);
    for (std::size_t i = count; i-- > 0;)
        above[i] = std::max(i + 1 < count ? above[i + 1] : 0.0, core.regions[i].area);
    std::size_t best = core.indexAt(groin + 0.72 * (1.0 - groin));
    double most = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const double y = core.regions[i].middle.y();
        const double drop = std::min(below[i], above[i]) / core.regions[i].area;
        if (y < lowest || y > 0.97)
            continue;
        if (drop > most || (drop == most && narrower(i, best))) {
            most = drop;
            best = i;
        }
    }
    sure = most > 1.15;
    return sure ? best : core.indexAt(groin + 0.72 * (1.0 - groin));
}

} // namespace

NeckGuess findNeck(const BodyGrid& grid, double groin) {
    const Core core = coreOf(grid, groin);
    NeckGuess neck;
    const SliceRegion& region = core.regions[neckLayer(core, groin, neck.isSure)];
    neck.middle = region.middle;
    neck.radius = region.radius();
    return neck;
}

TrunkGuess guessTrunk(const BodyGrid& grid, const LegsGuess& legs) {
    const Core core = coreOf(grid, legs.groin);
    TrunkGuess trunk;
    const NeckGuess& neck = legs.neck;
    const double offset = 0.8 * std::min(neck.radius, 0.05);
    const double neckHeight = neck.middle.y() - offset;
    const double hipHeight = 0.5 * (legs.legs[0].hip.y() + legs.legs[1].hip.y());
    const double hips = hipHeight + 0.5 * legs.thighRadius;
    trunk.hips = placeIn(core, hips, 0.0);
    // The spine lies behind the middle.
    constexpr double kBehind = 0.1;
    trunk.spine = placeIn(core, hips + 0.2 * (neckHeight - hips), 0.5 * kBehind);
    trunk.chest = placeIn(core, hips + 0.53 * (neckHeight - hips), kBehind);
    trunk.neck = placeIn(core, neckHeight, 0.0);
    trunk.chin = {0.0, neck.middle.y() + offset, neck.middle.z()};
    const SliceRegion& crown = core.at(0.93);
    trunk.head = {0.0, 0.99, crown.middle.z()};
    return trunk;
}

} // namespace rigwright
