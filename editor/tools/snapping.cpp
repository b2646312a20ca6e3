// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Snapping: on the picture, on the surface, in the volume.
#include "editor/tools/snapping.h"

#include "core/skeleton/bone_tails.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/volume_centre.h"

#include <cmath>
#include <vector>

namespace rigwright::editor {

namespace {

constexpr double kJointPixels = 14.0; ///< logical, within which another joint draws

std::optional<Vec3d> jointUnder(Document& document, const PointerEvent& event,
                                std::span<const std::uint8_t> moving) {
    // Of the document: heads of a preview move with the pointer.
    std::vector<Vec3d> heads;
    for (const Affine3d& modelFromBone : restModel(document.character().skeleton))
        heads.emplace_back(modelFromBone.translation());
    std::vector<std::uint8_t> candidates = document.derived().drawnBones();
    candidates.resize(heads.size());
    for (std::size_t bone = 0; bone < moving.size() && bone < candidates.size(); ++bone)
        if (moving[bone] != 0)
            candidates[bone] = 0;
    const auto nearest = nearestPlace(heads, candidates, event, kJointPixels);
    return nearest ? std::optional(heads[*nearest]) : std::nullopt;
}

std::optional<Vec3d> vertexUnder(Document& document, const PointerEvent& event) {
    const auto pick = document.derived().pick(event.ray);
    if (!pick)
        return std::nullopt;
    const Vec3f& place = document.derived().positions(pick->mesh)[pick->nearestVertex.value()];
    return Vec3d(place.cast<double>());
}

} // namespace

double gridStep(const KeyModifiers& modifiers) {
    return modifiers.shift ? 0.01 : 0.1;
}

Vec3d onGrid(const Vec3d& place, double step, const Vec3d& towards) {
    Eigen::Index depth = 0;
    towards.cwiseAbs().maxCoeff(&depth);
    Vec3d rounded = place;
    for (Eigen::Index axis = 0; axis < 3; ++axis)
        if (axis != depth)
            rounded[axis] = std::round(place[axis] / step) * step;
    return rounded;
}

std::optional<std::size_t> nearestPlace(std::span<const Vec3d> places,
                                        std::span<const std::uint8_t> candidates,
                                        const PointerEvent& event, double tolerance) {
    const Projection onPicture(event.camera, event.viewportSize);
    std::optional<std::size_t> nearest;
    double least = tolerance;
    for (std::size_t i = 0; i < places.size() && i < candidates.size(); ++i) {
        Vec2d pixel;
        if (candidates[i] == 0 || !onPicture(places[i], pixel))
            continue;
        const double distance = (pixel - event.position).norm();
        if (distance < least || (!nearest && distance <= least)) {
            least = distance;
            nearest = i;
        }
    }
    return nearest;
}

std::optional<Vec3d> snapTarget(Document& document, JointSnap snap, const PointerEvent& event,
                                std::span<const std::uint8_t> moving) {
    switch (snap) {
    case JointSnap::Vertex:
        return vertexUnder(document, event);
    case JointSnap::Volume:
        return volumeCentre(document.derived(), event.ray);
    case JointSnap::Joint:
        return jointUnder(document, event, moving);
    case JointSnap::None:
    case JointSnap::Grid:
        break;
    }
    return std::nullopt;
}

} // namespace rigwright::editor
