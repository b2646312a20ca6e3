// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bone picking: distances on the picture, and weights at a surface point.
#include "editor/tools/bone_pick.h"

#include "editor/commands/weight_commands.h"
#include "editor/document/bone_segments.h"
#include "editor/document/document.h"
#include "editor/tools/drag_geometry.h"

#include <algorithm>
#include <map>

namespace rigwright::editor {

namespace {

/// Weights by joint at the surface point: the rows of the triangle, weighted by where it was hit.
std::map<std::uint16_t, double> weightsAt(const Binding& binding, const SurfaceHit& hit) {
    std::map<std::uint16_t, double> weights;
    for (int corner = 0; corner < 3; ++corner) {
        const RowView row = binding.weights().row(hit.vertices[corner]);
        for (std::size_t i = 0; i < row.size(); ++i)
            weights[row.bones[i]] += double(hit.barycentric[corner]) * double(row.weights[i]);
    }
    return weights;
}

const std::optional<Binding>& bindingOf(const Document& document, const SurfacePick& pick) {
    return document.character().meshes[pick.mesh.value()].binding;
}

} // namespace

BoneIndex pickBoneStick(Document& document, const PointerEvent& event, double tolerance) {
    if (document.session().view().bones == BoneDisplay::None)
        return {};
    const auto segments = boneSegments(document.derived().shownCharacter().skeleton,
                                       document.derived().shownFrame().modelFromBone);
    const std::vector<std::uint8_t> drawn = document.derived().drawnBones();
    BoneIndex nearest;
    double best = tolerance;
    for (const BoneSegment& segment : segments) {
        if (!drawn[segment.bone.value()])
            continue;
        Vec2d head;
        Vec2d tail;
        if (!project(event.camera, segment.head, event.viewportSize, head) ||
            !project(event.camera, segment.tail, event.viewportSize, tail))
            continue;
        // The tail belongs to the child that begins there, so the child wins a tie.
        const double distance = distanceToSegment(event.position, head, tail);
        if (distance <= best) {
            best = distance;
            nearest = segment.bone;
        }
    }
    return nearest;
}

BoneIndex dominantBone(const Document& document, const SurfacePick& pick) {
    const std::optional<Binding>& binding = bindingOf(document, pick);
    if (!binding)
        return {};
    BoneIndex dominant;
    double largest = 0.0;
    for (const auto& [joint, weight] : weightsAt(*binding, pick.hit)) {
        if (weight > largest) {
            largest = weight;
            dominant = binding->joints[joint];
        }
    }
    return dominant;
}

BoneIndex pickBone(Document& document, const PointerEvent& event) {
    const BoneIndex stick = pickBoneStick(document, event);
    if (stick.isValid())
        return stick;
    const auto pick = document.derived().pick(event.ray);
    return pick ? dominantBone(document, *pick) : BoneIndex();
}

std::optional<double> weightAt(const Document& document, const SurfacePick& pick, BoneIndex bone) {
    const std::optional<Binding>& binding = bindingOf(document, pick);
    const std::optional<std::uint16_t> joint = binding ? jointOf(*binding, bone) : std::nullopt;
    if (!joint)
        return std::nullopt;
    const auto weights = weightsAt(*binding, pick.hit);
    const auto found = weights.find(*joint);
    return found == weights.end() ? 0.0 : found->second;
}

} // namespace rigwright::editor
