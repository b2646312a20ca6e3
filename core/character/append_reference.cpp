// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bind pose, as far as it can be trusted.
#include "core/character/append_reference.h"

#include "core/character/bind_pose.h"

#include <algorithm>
#include <cstdint>

namespace rigwright {

namespace {

/// By bone: 1 where it is a joint and no bone above it is one.
std::vector<std::uint8_t> topJoints(const Character& character) {
    const Skeleton& skeleton = character.skeleton;
    std::vector<std::uint8_t> isJoint(skeleton.boneCount(), 0);
    for (const MeshInstance& mesh : character.meshes)
        if (mesh.binding)
            for (const BoneIndex joint : mesh.binding->joints)
                isJoint[joint.value()] = 1;
    std::vector<std::uint8_t> isBelow(skeleton.boneCount(), 0); // parents stand before children
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        if (const BoneIndex parent = skeleton.parents[bone]; parent.isValid())
            isBelow[bone] = isJoint[parent.value()] | isBelow[parent.value()];
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone)
        isJoint[bone] = isJoint[bone] != 0 && isBelow[bone] == 0 ? 1 : 0;
    return isJoint;
}

bool isRounding(const Transform& bind, const Transform& rest) {
    constexpr double kSame = 1e-4; // radians, and of the length
    constexpr double kLeastLength = 0.02;
    return (bind.translation - rest.translation).norm() <=
               kSame * std::max(rest.translation.norm(), kLeastLength) &&
           bind.rotation.angularDistance(rest.rotation) <= kSame &&
           (bind.scale - rest.scale).norm() <= kSame * rest.scale.norm();
}

bool isOtherSpace(const Transform& bind, const Transform& rest) {
    constexpr double kTurn = 0.25 * kPi;
    constexpr double kSize = 1.25;
    const double here = rest.scale.norm();
    const double there = bind.scale.norm();
    return bind.rotation.angularDistance(rest.rotation) > kTurn || there > kSize * here ||
           here > kSize * there;
}

} // namespace

std::vector<Transform> referencePose(const Character& character) {
    std::vector<Transform> reference = poseAtBind(character).local;
    const std::vector<std::uint8_t> isTop = topJoints(character);
    for (std::size_t bone = 0; bone < reference.size(); ++bone) {
        const Transform& rest = character.skeleton.restLocal[bone];
        if (isRounding(reference[bone], rest) ||
            (isTop[bone] != 0 && isOtherSpace(reference[bone], rest)))
            reference[bone] = rest;
    }
    return reference;
}

} // namespace rigwright
