// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FitMarkers: the places of a body that a template skeleton is fitted to.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/math/types.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace rigwright {

struct Mesh;

/// Head is the top of the head; Chin lies inside the head where it turns on the neck, at the height
/// of the chin; Neck where the neck leaves the trunk; Toe is the tip of the foot. All lie in the
/// middle of the volume.
enum class FitMarker : std::uint8_t {
    Head,
    Chin,
    Neck,
    Chest,
    Spine,
    Hips,
    LeftShoulder,
    RightShoulder,
    LeftElbow,
    RightElbow,
    LeftWrist,
    RightWrist,
    LeftFingertips,
    RightFingertips,
    LeftHip,
    RightHip,
    LeftKnee,
    RightKnee,
    LeftAnkle,
    RightAnkle,
    LeftToe,
    RightToe,
};

inline constexpr std::size_t kFitMarkerCount = 22;

/// All, in the order of the enumeration.
std::span<const FitMarker> fitMarkers();

/// Stable, for files and the command line: "left-elbow".
std::string_view nameOf(FitMarker marker);
/// The same place on the other side; itself at the centre.
FitMarker mirrored(FitMarker marker);

/// `places` in model space. `modelFromBody` is a rotation, a scale and a move from a space with
/// height 1, lowest place at y = 0, up +Y, forward +Z, left +X and the plane of symmetry at x = 0.
struct FitMarkers {
    Affine3d modelFromBody = Affine3d::Identity();
    std::array<Vec3d, kFitMarkerCount> places;
    /// Where the palms look, unit, model space; 0 is left, 1 right.
    std::array<Vec3d, 2> palms;

    [[nodiscard]] const Vec3d& operator[](FitMarker marker) const {
        return places[std::size_t(marker)];
    }
    [[nodiscard]] Vec3d& operator[](FitMarker marker) { return places[std::size_t(marker)]; }
    [[nodiscard]] double height() const { return modelFromBody.linear().col(1).norm(); }
};

/// The image of a place in the plane of symmetry.
Vec3d mirrored(const FitMarkers& markers, const Vec3d& place);

/// Moves a marker; `symmetric`: its counterpart goes to the image of the place, and markers of the
/// centre stay on the plane.
void moveMarker(FitMarkers& markers, FitMarker marker, const Vec3d& place, bool symmetric);

/// Markers to begin with where nothing is known but the bounds of a mesh: a body in T-pose that
/// looks along +Z and is as tall as the box (a box without height: 1).
FitMarkers defaultMarkers(const Box3f& bounds);

struct MarkerGuess {
    FitMarkers markers;
    Findings findings; ///< those of BodyStance, and "fit-proportions" where a place was not found
};

/// Finds the markers from the shape of a mesh alone. The mesh is in model space (meshOfBody()).
/// Left and right come out as images of one another where they are so within a hundredth of the
/// height. "fit-no-biped" with the reason where the mesh is no standing body (findStance()).
Result<MarkerGuess> guessMarkers(const Mesh& mesh);

} // namespace rigwright
