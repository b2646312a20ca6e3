// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Guessing all markers of a body.
#include "core/character/fit_error.h"
#include "core/character/fit_markers.h"
#include "core/character/guess_limbs.h"
#include "core/mesh/mesh.h"

#include <cmath>
#include <string>
#include <utility>

namespace rigwright {
namespace {

/// About three voxels in the finger of a body in T-pose.
constexpr std::size_t kResolution = 200;
constexpr std::size_t kMostVoxels = 600'000;
/// Sides that differ by no more are made images of one another, in heights.
constexpr double kSameSides = 0.012;

/// A piece left out that is as large is no prop, in parts of the body.
constexpr double kOtherBody = 0.3;

Mesh inBodySpace(const Mesh& mesh, const Affine3d& bodyFromModel) {
    Mesh body;
    body.positions.reserve(mesh.vertexCount());
    for (const Vec3f& position : mesh.positions)
        body.positions.push_back((bodyFromModel * position.cast<double>()).cast<float>());
    body.faceOffsets = mesh.faceOffsets;
    body.cornerVertices = mesh.cornerVertices;
    return body;
}

Vec3d imageOf(const Vec3d& place) {
    return {-place.x(), place.y(), place.z()};
}

void makeImages(FitMarkers& markers) {
    for (const FitMarker marker : fitMarkers()) {
        const FitMarker other = mirrored(marker);
        if (other <= marker)
            continue;
        Vec3d& left = markers[marker];
        Vec3d& right = markers[other];
        if ((left - imageOf(right)).norm() > kSameSides)
            continue;
        left = 0.5 * (left + imageOf(right));
        right = imageOf(left);
    }
    if ((markers.palms[0] - imageOf(markers.palms[1])).norm() < 0.3) {
        markers.palms[0] = (markers.palms[0] + imageOf(markers.palms[1])).normalized();
        markers.palms[1] = imageOf(markers.palms[0]);
    }
}

void sayProportions(Findings& findings, std::string_view sentence) {
    findings.push_back({"fit-proportions", Severity::Info, 1, "", std::string(sentence), ""});
}

void sayOtherBody(Findings& findings, double share) {
    const std::string sentence =
        filled(kFitOtherBody, {std::to_string(std::lround(100.0 * share))});
    findings.push_back({"fit-other-body", Severity::Warning, 1, "", sentence, ""});
}

} // namespace

Result<MarkerGuess> guessMarkers(const Mesh& mesh) {
    Result<BodyStance> stance = findStance(mesh);
    if (!stance)
        return stance.error();
    const BodyGrid grid(inBodySpace(mesh, stance->modelFromBody.inverse()), kResolution,
                        kMostVoxels);
    const Result<LegsGuess> legs = guessLegs(grid, *stance);
    if (!legs)
        return legs.error();
    const TrunkGuess trunk = guessTrunk(grid, *legs);
    MarkerGuess guess{.markers = {}, .findings = std::move(stance->findings)};
    FitMarkers& markers = guess.markers;
    markers[FitMarker::Head] = trunk.head;
    markers[FitMarker::Chin] = trunk.chin;
    markers[FitMarker::Neck] = trunk.neck;
    markers[FitMarker::Chest] = trunk.chest;
    markers[FitMarker::Spine] = trunk.spine;
    markers[FitMarker::Hips] = trunk.hips;
    if (grid.leftOut() > kOtherBody)
        sayOtherBody(guess.findings, grid.leftOut());
    if (!legs->neck.isSure)
        sayProportions(guess.findings, kFitNoNeck);
    bool wristsAreSure = true;
    for (std::size_t side = 0; side < 2; ++side) {
        const Result<ArmGuess> arm = guessArm(grid, *stance, trunk, side);
        if (!arm)
            return arm.error();
        wristsAreSure = wristsAreSure && arm->wristIsSure;
        const auto set = [&](FitMarker left, const Vec3d& place) {
            markers[side == 0 ? left : mirrored(left)] = place;
        };
        const LegGuess& leg = legs->legs[side];
        set(FitMarker::LeftShoulder, arm->shoulder);
        set(FitMarker::LeftElbow, arm->elbow);
        set(FitMarker::LeftWrist, arm->wrist);
        set(FitMarker::LeftFingertips, arm->fingertips);
        set(FitMarker::LeftHip, leg.hip);
        set(FitMarker::LeftKnee, leg.knee);
        set(FitMarker::LeftAnkle, leg.ankle);
        set(FitMarker::LeftToe, leg.toe);
        markers.palms[side] = arm->palm;
    }
    if (!wristsAreSure)
        sayProportions(guess.findings, kFitNoWrists);
    makeImages(markers);
    markers.modelFromBody = stance->modelFromBody;
    for (Vec3d& place : markers.places)
        place = markers.modelFromBody * place;
    for (Vec3d& palm : markers.palms)
        palm = (markers.modelFromBody.linear() * palm).normalized();
    return guess;
}

} // namespace rigwright
