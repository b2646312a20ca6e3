// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tables of joint ranges, and the axes of hinges.
#include "core/rig/usual_limits.h"

#include "core/rig/rest_places.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

constexpr double kDegree = kPi / 180.0;

/// Degrees. Cones: swing and twist to either side; hinges: how far they open past straight, and
/// close.
struct Range {
    bool hinge = false;
    double swing = 0.0;
    double twist = 0.0;
    double open = 0.0;
    double close = 0.0;
};

constexpr Range cone(double swing, double twist) {
    return {false, swing, twist, 0.0, 0.0};
}
constexpr Range hinge(double open, double close) {
    return {true, 0.0, 0.0, open, close};
}

std::optional<Range> fingerRange(HumanoidRole role) {
    switch (slotOf(role).part) {
    case HumanoidPart::Thumb:
        return cone(60.0, 30.0);
    case HumanoidPart::Index:
    case HumanoidPart::Middle:
    case HumanoidPart::Ring:
    case HumanoidPart::Little:
        return slotOf(role).number == 1 ? cone(90.0, 15.0) : hinge(5.0, 110.0);
    default:
        return std::nullopt;
    }
}

std::optional<Range> rangeOf(HumanoidRole role) {
    switch (slotOf(role).part) {
    case HumanoidPart::Spine:
        return cone(35.0, 30.0);
    case HumanoidPart::Neck:
        return cone(45.0, 45.0);
    case HumanoidPart::Head:
        return cone(45.0, 50.0);
    case HumanoidPart::Shoulder:
        return cone(40.0, 20.0);
    case HumanoidPart::UpperArm:
        return cone(130.0, 100.0);
    case HumanoidPart::LowerArm:
        return hinge(5.0, 150.0);
    case HumanoidPart::Hand:
        return cone(80.0, 90.0);
    case HumanoidPart::UpperLeg:
        return cone(125.0, 50.0);
    case HumanoidPart::LowerLeg:
        return hinge(5.0, 150.0);
    case HumanoidPart::Foot:
        return cone(50.0, 35.0);
    case HumanoidPart::Toes:
        return cone(60.0, 10.0);
    default:
        return fingerRange(role);
    }
}

/// To where the hinge closes, model space: for a segment that lies along `along`.
Vec3d closingWay(HumanoidRole role, const Vec3d& along) {
    switch (slotOf(role).part) {
    case HumanoidPart::LowerArm:
        return Vec3d::UnitZ();
    case HumanoidPart::LowerLeg:
        return -Vec3d::UnitZ();
    default: // fingers: to the palm
        return (sideOf(role) == BoneSide::Left ? 1.0 : -1.0) * along.cross(Vec3d::UnitZ());
    }
}

} // namespace

std::optional<JointLimit> usualLimit(HumanoidRole role, const Skeleton& skeleton, BoneIndex bone) {
    const auto range = rangeOf(role);
    if (!range || !bone.isValid() || bone.value() >= skeleton.boneCount())
        return std::nullopt;
    const BoneIndex main = mainChildren(skeleton)[bone.value()];
    const Vec3d own = tailOf(skeleton, bone, main);
    if (!own.allFinite() || !(own.norm() > 1e-12))
        return std::nullopt;
    JointLimit limit;
    if (!range->hinge) {
        limit.along = own.normalized();
        limit.swing = range->swing * kDegree;
        limit.twistLow = -range->twist * kDegree;
        limit.twistHigh = range->twist * kDegree;
        return limit;
    }
    const std::vector<Affine3d> rest = rigidRest(skeleton);
    const Affine3d& frame = rest[bone.value()];
    const Vec3d along = (restModel(skeleton)[bone.value()].linear() * own).normalized();
    Vec3d axis = along.cross(closingWay(role, along));
    double bent = 0.0; // at rest, towards closing
    if (const BoneIndex parent = skeleton.parents[bone.value()]; parent.isValid()) {
        const Vec3d above = frame.translation() - rest[parent.value()].translation();
        const Vec3d turn = above.normalized().cross(along);
        const double angle = std::atan2(turn.norm(), above.normalized().dot(along));
        if (turn.allFinite() && angle > 2.0 * kDegree && turn.dot(axis) > 0.5 * turn.norm()) {
            axis = turn;
            bent = angle;
        }
    }
    if (!axis.allFinite() || !(axis.norm() > 1e-6))
        return std::nullopt;
    limit.hinge = true;
    limit.along = frame.linear().transpose() * axis.normalized();
    limit.along.normalize();
    limit.twistLow = std::max(-kPi, -(bent + range->open * kDegree));
    limit.twistHigh = std::max(0.0, range->close * kDegree - bent);
    return limit;
}

} // namespace rigwright
