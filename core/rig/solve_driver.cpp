// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drivers, and twist that is spread over a chain.
#include "core/math/float_range.h"
#include "core/math/rotation.h"
#include "core/rig/drive_bone.h"
#include "core/rig/rigid_part.h"
#include "core/rig/solve_constraint.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

double angleOf(const RigFrame& frame, const Driver& driver) {
    const std::size_t b = driver.bone.value();
    return driverAngle(driver,
                       rotationFromRest(frame.plan().restLocal[b], frame.local(driver.bone)),
                       frame.plan().along[b]);
}

/// The output as a transform in the target's own axes, of which only one channel is not at rest.
Transform outputOf(TransformChannel channel, double value, double weight) {
    Transform output;
    const int which = static_cast<int>(channel);
    const int axis = which % 3;
    if (which < 3)
        output.translation[axis] = value * weight;
    else if (which < 6)
        output.rotation = Quatd(Eigen::AngleAxisd(value * weight, Vec3d::Unit(axis)));
    else
        output.scale[axis] = std::lerp(1.0, value, weight);
    return output;
}

/// The bone's parent at rest, as a control on the bone would see it.
ControlPlan parentAtRest(const RigPlan& plan, BoneIndex bone) {
    ControlPlan own;
    const BoneIndex parent = plan.parents[bone.value()];
    if (parent.isValid())
        own.parentRest = plan.restModel[parent.value()].linear();
    const EvenScale scale = evenScaleOf(own.parentRest);
    own.parentScale = scale.isEven && own.parentRest.determinant() > 0.0 ? scale.factor : 0.0;
    return own;
}

/// A bone moves in the axes that it has at rest, and turns about its own.
void addToBone(RigFrame& frame, BoneIndex bone, const Quatd& axes, const Transform& output) {
    Control control;
    control.place.rotation = axes;
    const ControlPlan plan = parentAtRest(frame.plan(), bone);
    const Transform local = frame.local(bone);
    Transform turned = output;
    turned.translation.setZero();
    Transform moved = driven(control, plan, local, turned, Quatd::Identity());
    const Transform& rest = frame.plan().restLocal[bone.value()];
    Transform shifted;
    shifted.translation = output.translation;
    moved.translation +=
        driven(control, plan, rest, shifted, Quatd::Identity()).translation - rest.translation;
    frame.setLocal(bone, moved);
}

void addToControl(RigFrame& frame, ControlIndex control, const Transform& output) {
    const Control& own = frame.rig().controls[control.value()];
    if (own.drives && own.bone.isValid()) {
        addToBone(frame, own.bone, own.place.rotation, output);
        return;
    }
    Transform value = frame.value(control);
    value.translation += output.translation;
    value.rotation = (value.rotation * output.rotation).normalized();
    value.scale = value.scale.cwiseProduct(output.scale);
    frame.move(controlNode(control), value);
}

bool hangsBelow(const RigPlan& plan, BoneIndex bone, BoneIndex above) {
    const std::uint32_t first = plan.place[above.value()];
    const std::uint32_t place = plan.place[bone.value()];
    return place > first && place < first + plan.below[above.value()];
}

/// Turned about the bone's own direction, on top of what it has.
void twist(RigFrame& frame, BoneIndex bone, double angle) {
    Transform local = frame.local(bone);
    const Vec3d& along = frame.plan().along[bone.value()];
    local.rotation = (local.rotation * Quatd(Eigen::AngleAxisd(angle, along))).normalized();
    frame.setLocal(bone, local);
}

} // namespace

double driverAngle(const Driver& driver, const Quatd& restFromPosed, const Vec3d& along) {
    switch (driver.angle) {
    case DriverAngle::Twist:
        return twistAngle(restFromPosed, along);
    case DriverAngle::Swing:
        return turnAngle(swingTwist(restFromPosed, along).swing);
    case DriverAngle::SwingAbout:
        break;
    }
    const Quatd swing = swingTwist(restFromPosed, along).swing;
    const double sine = swing.vec().norm();
    if (!(sine > 0.0))
        return 0.0;
    const double angle = 2.0 * std::atan2(sine, swing.w());
    return angle * swing.vec().dot(driver.axis) / sine;
}

void solveDriver(RigFrame& frame, const Constraint& constraint) {
    const Driver& driver = constraint.driver;
    if (!driver.bone.isValid())
        return;
    const double value = valueAt(driver.curve, angleOf(frame, driver));
    if (!std::isfinite(value))
        return;
    if (driver.mesh.isValid()) {
        auto& weights = frame.pose().morphWeights;
        if (driver.mesh.value() < weights.size() &&
            driver.morph < weights[driver.mesh.value()].size()) {
            float& weight = weights[driver.mesh.value()][driver.morph];
            weight = toFloat(double(weight) + constraint.weight * value);
        }
        return;
    }
    const Transform output = outputOf(driver.channel, value, constraint.weight);
    if (output == Transform{})
        return;
    if (constraint.target.bone.isValid())
        addToBone(frame, constraint.target.bone, Quatd::Identity(), output);
    else if (constraint.target.control.isValid())
        addToControl(frame, constraint.target.control, output);
}

void solveTwistSpread(RigFrame& frame, const Constraint& constraint) {
    if (constraint.sources.empty() || constraint.sources.front().node.isNone())
        return;
    const RigNode source = constraint.sources.front().node;
    const RigPlan& plan = frame.plan();
    const BoneIndex bone =
        source.bone.isValid() ? source.bone : frame.rig().controls[source.control.value()].bone;
    const Movable own = frame.movable(source);
    const double angle = twistAngle(rotationFromRest(own.rest, own.local), frame.along(source));
    if (angle == 0.0)
        return;
    const Mat3d before = frame.rigidOf(source).linear();
    bool carries = false;
    for (std::size_t i = 0; i < constraint.chain.size() && i < constraint.shares.size(); ++i) {
        const double turn = constraint.weight * constraint.shares[i] * angle;
        if (turn == 0.0 || !std::isfinite(turn))
            continue;
        twist(frame, constraint.chain[i], turn);
        carries = carries || (source.bone.isValid() && hangsBelow(plan, bone, constraint.chain[i]));
    }
    if (!carries)
        return;
    // It hands on a part of its own twist: what it shows stays.
    Transform local = frame.local(bone);
    local.rotation =
        localRotationFor(frame.parentModel(bone).linear(), local.scale, before, local.rotation);
    frame.setLocal(bone, local);
}

} // namespace rigwright
