// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Radii from model space to mesh space, and back.
#include "core/character/bind_envelopes.h"

#include "core/character/bind_mesh.h"
#include "core/pose/pose.h"
#include "core/weights/bind_envelope.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

// What a radius may be, in mesh units: squares of it stay numbers, and it stays above 0.
constexpr double kSmallest = 1e-100;
constexpr double kLargest = 1e100;

double clampedRadius(double radius) {
    return std::clamp(radius, kSmallest, kLargest);
}

/// The factor by which lengths grow, the mean of three axes; 0 where there is none.
double sizeOf(const Affine3d& matrix) {
    const double size = std::cbrt(std::abs(matrix.linear().determinant()));
    return std::isfinite(size) ? size : 0.0;
}

} // namespace

std::vector<double> meshUnitsPerMetre(const Skeleton& skeleton, std::span<const BoneIndex> joints,
                                      std::span<const Affine3d> meshFromJoint) {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, skeleton.restLocal, modelFromBone);
    std::vector<double> units(joints.size(), 0.0);
    double first = 0.0;
    for (std::size_t j = 0; j < joints.size(); ++j) {
        const double ratio = sizeOf(meshFromJoint[j]) / sizeOf(modelFromBone[joints[j].value()]);
        units[j] = std::isfinite(ratio) ? ratio : 0.0;
        first = first > 0.0 ? first : units[j];
    }
    for (double& unit : units)
        unit = unit > 0.0 ? unit : first > 0.0 ? first : 1.0;
    return units;
}

void setEnvelopes(std::span<BoneSegment> segments, const Character& character,
                  std::span<const BoneIndex> joints, std::span<const double> unitsPerMetre) {
    for (BoneSegment& segment : segments) {
        const auto& set = character.boneFlags[joints[segment.joint].value()].envelope;
        if (!set)
            continue;
        segment.headRadius = clampedRadius(set->head * unitsPerMetre[segment.joint]);
        segment.tailRadius = clampedRadius(set->tail * unitsPerMetre[segment.joint]);
    }
}

std::vector<std::optional<EnvelopeRadii>> envelopesOfMesh(const Character& character,
                                                          MeshInstanceIndex instance,
                                                          std::span<const BoneIndex> bones) {
    const std::vector<BoneIndex> joints = bindJoints(character, instance, bones);
    const std::vector<Affine3d> meshFromJoint = meshFromJoints(character, instance, joints);
    const std::vector<double> units = meshUnitsPerMetre(character.skeleton, joints, meshFromJoint);
    const std::vector<BoneSegment> segments =
        suggestedRadii(*character.meshes[instance.value()].mesh,
                       boneSegments(character.skeleton, joints, meshFromJoint));
    std::vector<std::optional<EnvelopeRadii>> radii(character.skeleton.boneCount());
    for (const BoneSegment& segment : segments) {
        const EnvelopeRadii own{clampedRadius(segment.headRadius / units[segment.joint]),
                                clampedRadius(segment.tailRadius / units[segment.joint])};
        std::optional<EnvelopeRadii>& bone = radii[joints[segment.joint].value()];
        bone = bone ? EnvelopeRadii{std::max(bone->head, own.head), std::max(bone->tail, own.tail)}
                    : own;
    }
    return radii;
}

} // namespace rigwright
