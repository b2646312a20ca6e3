// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding hips, knees, ankles and toes.
#include "core/character/body_slice.h"
#include "core/character/fit_error.h"
#include "core/character/guess_limbs.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace rigwright {
namespace {

/// Slices start here, where feet are still feet and legs of short bodies not yet one.
constexpr double kStart = 0.03;
/// The hip lies this many radii of the thigh above the groin, and this part of the way from there
/// to the neck. Three bodies of different builds: 0.95 to 1.5, and 0.13 to 0.2; the mean of both is
/// nearer to each of them than either alone.
constexpr double kHipRadii = 1.25;
constexpr double kHipWay = 0.17;

/// A leg from the start upwards, one region a layer.
struct Shaft {
    std::vector<SliceRegion> regions;
    std::vector<double> heights;

    [[nodiscard]] const SliceRegion& at(double y) const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < heights.size(); ++i)
            if (std::abs(heights[i] - y) < std::abs(heights[best] - y))
                best = i;
        return regions[best];
    }
};

/// Where the middle of a shaft would be at a height, by the line that fits it best between two
/// heights.
Vec3d extrapolated(const Shaft& shaft, double from, double to, double y) {
    Vec3d mean = Vec3d::Zero();
    double count = 0.0;
    for (const SliceRegion& region : shaft.regions)
        if (region.middle.y() >= from && region.middle.y() <= to) {
            mean += region.middle;
            count += 1.0;
        }
    if (count < 3.0)
        return {shaft.regions.back().middle.x(), y, shaft.regions.back().middle.z()};
    mean /= count;
    Vec3d slope = Vec3d::Zero();
    double spread = 0.0;
    for (const SliceRegion& region : shaft.regions)
        if (region.middle.y() >= from && region.middle.y() <= to) {
            const double rise = region.middle.y() - mean.y();
            slope += rise * (region.middle - mean);
            spread += rise * rise;
        }
    Vec3d place =
        mean + (spread > 0.0 ? Vec3d(slope / spread) : Vec3d(Vec3d::UnitY())) * (y - mean.y());
    place.y() = y;
    return place;
}

/// Follows both legs upwards; `groin` gets the lower end of the first layer that they share.
std::optional<std::array<Shaft, 2>> followLegs(const BodyGrid& grid, const BodyStance& stance,
                                               double& groin) {
    std::array<Shaft, 2> shafts;
    std::array<int, 2> current{-1, -1};
    std::optional<BodySlice> before;
    for (int layer = int(std::ceil(grid.cellAlong(1, kStart))); layer < grid.size(1); ++layer) {
        BodySlice slice(grid, layer);
        if (slice.regions().empty())
            return std::nullopt;
        for (std::size_t side = 0; side < 2; ++side) {
            const Vec3d& tip = stance.feet[side];
            const int next =
                before ? slice.overlapping(*before, current[side]) : slice.nearest(tip.x(), 0.0);
            if (next < 0)
                return std::nullopt;
            current[side] = next;
        }
        if (current[0] == current[1]) {
            groin = slice.y() - 0.5 * grid.voxelSize();
            break;
        }
        for (std::size_t side = 0; side < 2; ++side) {
            shafts[side].regions.push_back(slice.regions()[std::size_t(current[side])]);
            shafts[side].heights.push_back(slice.y());
        }
        before.emplace(std::move(slice));
    }
    return shafts;
}

/// How far forward anything of the foot or leg reaches, by layer from the floor upwards.
std::vector<double> fronts(const BodyGrid& grid, const Shaft& shaft, double upTo) {
    std::vector<double> result;
    const SliceRegion& leg = shaft.regions.front();
    for (int layer = 0; layer < grid.size(1); ++layer) {
        const BodySlice slice(grid, layer);
        if (!slice.regions().empty() && slice.y() > upTo)
            break;
        double front = -std::numeric_limits<double>::infinity();
        for (const SliceRegion& region : slice.regions())
            if (region.middle.x() * leg.middle.x() > 0.0 &&
                std::abs(region.middle.x() - leg.middle.x()) < 0.08 &&
                std::abs(region.middle.z() - leg.middle.z()) < 0.2)
                front = std::max(front, region.highZ);
        result.push_back(front);
    }
    return result;
}

/// The height at which the foot goes on forwards of the shank.
double instepOf(const BodyGrid& grid, const Shaft& shaft, double groin) {
    const double upTo = 0.45 * groin;
    const std::vector<double> front = fronts(grid, shaft, upTo);
    double best = 0.0;
    // The thinnest slice below the knee stands for the shank.
    const SliceRegion* shank = nullptr;
    for (const SliceRegion& region : shaft.regions)
        if (region.middle.y() > 0.12 * groin && region.middle.y() < upTo &&
            (shank == nullptr || region.area < shank->area))
            shank = &region;
    if (shank == nullptr)
        return 0.1 * groin;
    const double limit = shank->highZ + 0.35 * (shank->highZ - shank->lowZ);
    for (int layer = 0; layer < int(front.size()); ++layer) {
        const double y = (layer + 1 - grid.cellAlong(1, 0.0)) * grid.voxelSize();
        if (front[std::size_t(layer)] > limit && y < shank->middle.y())
            best = std::max(best, y);
    }
    return best > 0.0 ? best : 0.1 * groin;
}

/// The middle of what is farthest forward of a foot, below the ankle.
Vec3d toeOf(const BodyGrid& grid, const Vec3d& ankle) {
    const auto isFoot = [&](const Vec3d& place) {
        return place.y() < ankle.y() && std::abs(place.x() - ankle.x()) < 0.09 &&
               place.x() * ankle.x() > 0.0 && std::abs(place.z() - ankle.z()) < 0.25;
    };
    double front = -std::numeric_limits<double>::infinity();
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel)
        if (const Vec3d place = grid.centreOf(voxel); isFoot(place))
            front = std::max(front, place.z());
    Vec3d sum = Vec3d::Zero();
    double count = 0.0;
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel)
        if (const Vec3d place = grid.centreOf(voxel); isFoot(place) && place.z() > front - 0.015) {
            sum += place;
            count += 1.0;
        }
    return count > 0.0 ? Vec3d(sum / count) : Vec3d(ankle.x(), 0.0, ankle.z() + 0.08);
}

} // namespace

Result<LegsGuess> guessLegs(const BodyGrid& grid, const BodyStance& stance) {
    LegsGuess guess;
    const auto shafts = followLegs(grid, stance, guess.groin);
    if (!shafts || (*shafts)[0].regions.empty())
        return notABiped(kFitNoLegs, {});
    constexpr double kShortest = 0.1;
    if (guess.groin < kShortest)
        return notABiped(kFitShortLegs, {std::to_string(int(std::lround(100.0 * guess.groin)))});
    for (const Shaft& shaft : *shafts)
        guess.thighRadius += 0.5 * shaft.at(guess.groin - 0.015).radius();
    guess.neck = findNeck(grid, guess.groin);
    const double hipHeight = guess.groin + 0.5 * kHipRadii * guess.thighRadius +
                             0.5 * kHipWay * (guess.neck.middle.y() - guess.groin);
    for (std::size_t side = 0; side < 2; ++side) {
        const Shaft& shaft = (*shafts)[side];
        LegGuess& leg = guess.legs[side];
        leg.hip = extrapolated(shaft, 0.7 * guess.groin, guess.groin, hipHeight);
        const double instep = instepOf(grid, shaft, guess.groin);
        const Vec3d above = shaft.at(instep + 0.02).middle;
        leg.ankle = {above.x(), instep + 0.003, above.z()};
        leg.knee = shaft.at(0.5 * (leg.hip.y() + leg.ankle.y())).middle;
        leg.toe = toeOf(grid, leg.ankle);
    }
    return guess;
}

} // namespace rigwright
