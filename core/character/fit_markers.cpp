// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names, images and moves of markers.
#include "core/character/fit_markers.h"

#include "core/skeleton/templates.h"

#include <utility>

namespace rigwright {
namespace {

struct MarkerInfo {
    FitMarker marker;
    std::string_view name;
    FitMarker mirror;
};

using enum FitMarker;

constexpr std::array<MarkerInfo, kFitMarkerCount> kMarkers{{
    {Head, "head", Head},
    {Chin, "chin", Chin},
    {Neck, "neck", Neck},
    {Chest, "chest", Chest},
    {Spine, "spine", Spine},
    {Hips, "hips", Hips},
    {LeftShoulder, "left-shoulder", RightShoulder},
    {RightShoulder, "right-shoulder", LeftShoulder},
    {LeftElbow, "left-elbow", RightElbow},
    {RightElbow, "right-elbow", LeftElbow},
    {LeftWrist, "left-wrist", RightWrist},
    {RightWrist, "right-wrist", LeftWrist},
    {LeftFingertips, "left-fingertips", RightFingertips},
    {RightFingertips, "right-fingertips", LeftFingertips},
    {LeftHip, "left-hip", RightHip},
    {RightHip, "right-hip", LeftHip},
    {LeftKnee, "left-knee", RightKnee},
    {RightKnee, "right-knee", LeftKnee},
    {LeftAnkle, "left-ankle", RightAnkle},
    {RightAnkle, "right-ankle", LeftAnkle},
    {LeftToe, "left-toe", RightToe},
    {RightToe, "right-toe", LeftToe},
}};

constexpr auto kOrder = [] {
    std::array<FitMarker, kFitMarkerCount> order{};
    for (std::size_t i = 0; i < kFitMarkerCount; ++i)
        order[i] = kMarkers[i].marker;
    return order;
}();

} // namespace

std::span<const FitMarker> fitMarkers() {
    return kOrder;
}

std::string_view nameOf(FitMarker marker) {
    return kMarkers[std::size_t(marker)].name;
}

FitMarker mirrored(FitMarker marker) {
    return kMarkers[std::size_t(marker)].mirror;
}

Vec3d mirrored(const FitMarkers& markers, const Vec3d& place) {
    const Vec3d left = markers.modelFromBody.linear().col(0).stableNormalized();
    return place - 2.0 * left.dot(place - markers.modelFromBody.translation()) * left;
}

void moveMarker(FitMarkers& markers, FitMarker marker, const Vec3d& place, bool symmetric) {
    markers[marker] = place;
    if (!symmetric)
        return;
    const FitMarker other = mirrored(marker);
    if (other == marker)
        markers[marker] = 0.5 * (place + mirrored(markers, place));
    else
        markers[other] = mirrored(markers, place);
}

} // namespace rigwright
