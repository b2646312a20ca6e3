// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Values of controls from where they are dragged to, within what is allowed.
#include "core/math/euler.h"
#include "core/rig/drive_bone.h"
#include "core/rig/rigid_part.h"
#include "core/rig/solve_rig.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {

namespace {

/// Rigid, as it is in the solved pose.
Affine3d rigidNow(const RigNode& node, std::span<const Affine3d> modelFromBone,
                  const RigResult& result) {
    if (node.bone.isValid())
        return rigidPart(modelFromBone[node.bone.value()]);
    return node.control.isValid() && node.control.value() < result.modelFromControl.size()
               ? result.modelFromControl[node.control.value()]
               : Affine3d::Identity();
}

/// The bone's transform with which the control stands there.
Transform boneUnder(const Control& control, const Affine3d& modelFromControl,
                    const Affine3d& parent, const Transform& now) {
    Transform local = now;
    const Mat3d bone =
        modelFromControl.linear() * control.place.rotation.toRotationMatrix().transpose();
    local.rotation = localRotationFor(parent.linear(), local.scale, bone, local.rotation);
    if (const auto parentFromModel = invert(parent))
        local.translation = *parentFromModel * modelFromControl.translation();
    return local;
}

/// The channels of a value in their order; angles near those of `near`.
std::array<double, kTransformChannels> channelsOf(const Transform& value, const Vec3d& near) {
    const Vec3d angles = eulerFromRotation(value.rotation, near);
    return {value.translation.x(),
            value.translation.y(),
            value.translation.z(),
            angles.x(),
            angles.y(),
            angles.z(),
            value.scale.x(),
            value.scale.y(),
            value.scale.z()};
}

} // namespace

Transform controlValueFor(const Rig& rig, const RigPlan& plan, const Skeleton& skeleton,
                          ControlIndex control, const Affine3d& modelFromControl,
                          const Pose& source, std::span<const Affine3d> modelFromBone,
                          const RigResult& result) {
    const Control& own = rig.controls[control.value()];
    const ControlPlan& rest = plan.controls[control.value()];
    const Transform before = source.controls[control.value()];
    const Affine3d wanted = rigidPart(modelFromControl);
    const Affine3d space = rigidNow(rest.space, modelFromBone, result);
    Transform value;
    if (own.drives && own.bone.isValid()) {
        const BoneIndex parent = skeleton.parents[own.bone.value()];
        const Affine3d above =
            parent.isValid() ? modelFromBone[parent.value()] : Affine3d::Identity();
        const Transform& bone = source.local[own.bone.value()];
        const Quatd turn = spaceTurn(rig, plan, control, space.linear(), above.linear());
        value = valueOver(own, rest, bone, boneUnder(own, wanted, above, bone), turn);
    } else {
        const Affine3d base = rest.space.isNone() ? rest.rest : space * rest.spaceFromControl;
        const Affine3d offset = base.inverse(Eigen::Isometry) * wanted;
        value.translation = offset.translation();
        value.rotation = Quatd(Mat3d(offset.linear())).normalized();
    }
    value.scale = before.scale;
    if (!isFinite(value))
        return before;
    return allowedValue(own, before, value);
}

Transform allowedValue(const Control& control, const Transform& before, const Transform& value) {
    if (!isFinite(value))
        return before;
    const Vec3d near = eulerFromRotation(before.rotation);
    const auto wanted = channelsOf(value, near);
    const auto old = channelsOf(before, near);
    auto allowed = wanted;
    for (std::size_t i = 0; i < kTransformChannels; ++i) {
        if (control.locked[i])
            allowed[i] = old[i];
        else if (const auto& range = control.limits[i])
            allowed[i] = std::max(range->low, std::min(allowed[i], range->high));
    }
    Transform result = value;
    result.translation = {allowed[0], allowed[1], allowed[2]};
    result.scale = {allowed[6], allowed[7], allowed[8]};
    // Untouched angles leave the quaternion as it is.
    if (!std::equal(allowed.begin() + 3, allowed.begin() + 6, wanted.begin() + 3))
        result.rotation = std::equal(allowed.begin() + 3, allowed.begin() + 6, old.begin() + 3)
                              ? before.rotation
                              : rotationFromEuler({allowed[3], allowed[4], allowed[5]});
    return result;
}

} // namespace rigwright
