// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// LocalFrame: finding the origins.
#include "core/skin/local_frame.h"

#include <algorithm>
#include <utility>

namespace rigwright {

namespace {

/// As a float, or zero where it is none.
Vec3d roundedToFloat(const Vec3d& point) {
    const Vec3f rounded = point.cast<float>();
    return rounded.allFinite() ? Vec3d(rounded.cast<double>()) : Vec3d::Zero();
}

} // namespace

Vec3d medianOf(std::vector<Vec3d> points) {
    Vec3d median = Vec3d::Zero();
    if (points.empty())
        return median;
    const auto middle = points.begin() + std::ptrdiff_t((points.size() - 1) / 2);
    for (int axis = 0; axis < 3; ++axis) {
        std::nth_element(points.begin(), middle, points.end(),
                         [axis](const Vec3d& a, const Vec3d& b) { return a[axis] < b[axis]; });
        median[axis] = (*middle)[axis];
    }
    return median;
}

Vec3f pointAmid(std::span<const Vec3f> positions) {
    constexpr std::size_t kSamples = 9;
    std::vector<Vec3d> points;
    const std::size_t samples = std::min(kSamples, positions.size());
    for (std::size_t i = 0; i < samples; ++i)
        points.push_back(positions[i * positions.size() / samples].cast<double>());
    return medianOf(std::move(points)).cast<float>();
}

LocalFrame localFrame(const Vec3f& origin, std::span<const Affine3d> palette) {
    LocalFrame frame;
    frame.mesh = origin.cast<double>();
    std::vector<Vec3d> points;
    for (const Affine3d& modelFromMesh : palette)
        points.push_back(modelFromMesh * frame.mesh);
    frame.model = roundedToFloat(medianOf(std::move(points)));
    return frame;
}

} // namespace rigwright
