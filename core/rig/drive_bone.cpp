// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From values of controls to bones and back.
#include "core/rig/drive_bone.h"

#include "core/rig/rigid_part.h"

#include <cmath>

namespace rigwright {

namespace {

bool isIdentity(const Quatd& rotation) {
    return rotation.vec().isZero(0.0);
}

/// Takes a control's move (its axes, metres) into the frame of the bone's parent.
Mat3d parentFromMove(const Control& control, const ControlPlan& plan, const Transform& source) {
    const Mat3d axes = control.place.rotation.toRotationMatrix();
    if (plan.parentScale > 0.0 && source.scale.minCoeff() > 0.0)
        return source.rotation.toRotationMatrix() * axes / plan.parentScale;
    const auto inverse = invert(Affine3d(plan.parentRest));
    if (!inverse)
        return source.rotation.toRotationMatrix() * axes;
    const Mat3d bone =
        plan.parentRest * source.rotation.toRotationMatrix() * Vec3d(source.scale).asDiagonal();
    return inverse->linear() * rotationOf(bone) * axes;
}

Vec3d signsFor(const ControlPlan& plan, const Transform& source) {
    if (plan.parentScale > 0.0 && source.scale.minCoeff() > 0.0)
        return Vec3d::Ones();
    return frameSigns(plan.parentRest, source.scale);
}

/// How much of each of the control's axes lies along each of the bone's: row = bone's axis; the
/// identity for axes that are the bone's.
Mat3d axisShares(const Control& control) {
    return control.place.rotation.toRotationMatrix().cwiseAbs2();
}

} // namespace

Quatd spaceTurn(const Rig& rig, const RigPlan& plan, ControlIndex control,
                const Mat3d& spaceRotation, const Mat3d& parent) {
    if (rig.controls[control.value()].space == ControlSpace::Parent)
        return Quatd::Identity();
    const Mat3d wanted = spaceRotation * plan.controls[control.value()].spaceFromParent;
    Quatd turn(Mat3d(rotationOf(parent).transpose() * wanted));
    if (parent.determinant() < 0.0)
        turn = mirroredBy(turn, Vec3d(-1.0, 1.0, 1.0));
    return turn.vec().norm() < 1e-12 ? Quatd::Identity() : turn.normalized();
}

Transform driven(const Control& control, const ControlPlan& plan, const Transform& source,
                 const Transform& value, const Quatd& turn) {
    Transform bone = source;
    if (!isIdentity(turn))
        bone.rotation = (turn * bone.rotation).normalized();
    if (!isIdentity(value.rotation)) {
        const Quatd& axes = control.place.rotation;
        const Quatd spin = axes * value.rotation * axes.conjugate();
        bone.rotation = (bone.rotation * mirroredBy(spin, signsFor(plan, source))).normalized();
    }
    if (!value.translation.isZero(0.0))
        bone.translation += parentFromMove(control, plan, source) * value.translation;
    if (value.scale != Vec3d::Ones())
        bone.scale = bone.scale.cwiseProduct(axisShares(control) * value.scale);
    return bone;
}

Transform valueOver(const Control& control, const ControlPlan& plan, const Transform& source,
                    const Transform& wanted, const Quatd& turn) {
    const Quatd& axes = control.place.rotation;
    Transform value;
    const Quatd spin =
        mirroredBy((turn * source.rotation).conjugate() * wanted.rotation, signsFor(plan, source));
    value.rotation = (axes.conjugate() * spin * axes).normalized();
    if (value.rotation.w() < 0.0)
        value.rotation.coeffs() = -value.rotation.coeffs();
    const auto moveFromParent = invert(Affine3d(parentFromMove(control, plan, source)));
    if (moveFromParent)
        value.translation = moveFromParent->linear() * (wanted.translation - source.translation);
    Vec3d ratio = Vec3d::Ones();
    for (int i = 0; i < 3; ++i)
        if (source.scale[i] != 0.0)
            ratio[i] = wanted.scale[i] / source.scale[i];
    if (ratio != Vec3d::Ones())
        value.scale = axisShares(control).transpose() * ratio;
    return value;
}

void driveBone(RigFrame& frame, ControlIndex control) {
    const Control& own = frame.rig().controls[control.value()];
    const ControlPlan& plan = frame.plan().controls[control.value()];
    const Transform& source = frame.local(own.bone);
    Quatd turn = Quatd::Identity();
    if (own.space != ControlSpace::Parent)
        turn = spaceTurn(frame.rig(), frame.plan(), control, frame.rigidOf(plan.space).linear(),
                         frame.parentModel(own.bone).linear());
    const Transform bone = driven(own, plan, source, frame.value(control), turn);
    if (!(bone == source))
        frame.setLocal(own.bone, bone);
}

} // namespace rigwright
