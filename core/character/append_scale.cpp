// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Distances between joints, here and there.
#include "core/character/append_scale.h"

#include "core/pose/pose.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace rigwright {

namespace {

std::vector<Affine3d> modelOf(const PosedSkeleton& posed) {
    std::vector<Affine3d> model;
    const std::vector<Transform> local(posed.local.begin(), posed.local.end());
    computeModelPose(posed.skeleton, local, model);
    return model;
}

double reachOf(const std::vector<Affine3d>& model) {
    Eigen::AlignedBox3d box;
    for (const Affine3d& bone : model)
        box.extend(bone.translation());
    return box.isEmpty() ? 0.0 : box.diagonal().norm();
}

/// The whole ratio of two units where the measured one is near it.
double inUnits(double ratio) {
    constexpr double kNear = 0.01;
    constexpr std::array kMetresAUnit{1.0, 0.1, 0.01, 0.001, 0.0254, 0.3048};
    for (const double from : kMetresAUnit)
        for (const double to : kMetresAUnit)
            if (std::abs(ratio * to / from - 1.0) <= kNear)
                return from / to;
    return ratio;
}

} // namespace

AppendScale measureScale(const PosedSkeleton& source, const PosedSkeleton& target,
                         const BoneMap& map) {
    constexpr double kNoLength = 1e-4; // of the whole: a joint upon a joint
    const std::vector<Affine3d> theirs = modelOf(source);
    const std::vector<Affine3d> ours = modelOf(target);
    const double theirReach = reachOf(theirs);
    const double ourReach = reachOf(ours);
    std::vector<double> ratios;
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        const BoneIndex bone(i);
        if (!map.targetOf(bone).isValid())
            continue;
        const BoneIndex above = mappedAncestor(source.skeleton, map, bone);
        if (!above.isValid())
            continue;
        const auto span = [](const std::vector<Affine3d>& model, BoneIndex a, BoneIndex b) {
            return (model[a.value()].translation() - model[b.value()].translation()).norm();
        };
        const double there = span(theirs, bone, above);
        const double here = span(ours, map.targetOf(bone), map.targetOf(above));
        const double ratio = here / there;
        if (there > kNoLength * theirReach && here > kNoLength * ourReach && std::isfinite(ratio))
            ratios.push_back(ratio);
    }
    if (ratios.empty())
        return {};
    const auto middle = ratios.begin() + std::ptrdiff_t(ratios.size() / 2);
    std::ranges::nth_element(ratios, middle);
    const double ratio = *middle;
    const bool isCertain = ratios.size() > 2;
    const double least = isCertain ? 0.8 : 0.1;
    const double most = isCertain ? 1.25 : 10.0;
    // A hair of rounding is no other unit.
    constexpr double kHair = 1e-6;
    if (ratio >= least * (1.0 - kHair) && ratio <= most * (1.0 + kHair))
        return {1.0, ratios.size()};
    return {inUnits(ratio), ratios.size()};
}

} // namespace rigwright
