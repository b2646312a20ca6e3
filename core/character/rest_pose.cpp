// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reading and making T-poses and A-poses.
#include "core/character/rest_pose.h"

#include "core/math/transform.h"
#include "core/pose/pose.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

namespace rigwright {
namespace {

constexpr double kRadian = kPi / 180.0;

struct ArmRoles {
    HumanoidRole upper;
    HumanoidRole lower;
    HumanoidRole hand;
    std::array<HumanoidRole, 4> fingers; ///< first bones, index to little
    HumanoidRole thumb;
};

constexpr std::array<ArmRoles, 2> kArms{{
    {HumanoidRole::LeftUpperArm,
     HumanoidRole::LeftLowerArm,
     HumanoidRole::LeftHand,
     {HumanoidRole::LeftIndexProximal, HumanoidRole::LeftMiddleProximal,
      HumanoidRole::LeftRingProximal, HumanoidRole::LeftLittleProximal},
     HumanoidRole::LeftThumbMetacarpal},
    {HumanoidRole::RightUpperArm,
     HumanoidRole::RightLowerArm,
     HumanoidRole::RightHand,
     {HumanoidRole::RightIndexProximal, HumanoidRole::RightMiddleProximal,
      HumanoidRole::RightRingProximal, HumanoidRole::RightLittleProximal},
     HumanoidRole::RightThumbMetacarpal},
}};

/// Unit axes of the model that the body is nearest to.
struct BodyAxes {
    Vec3d left = Vec3d::UnitX();
    Vec3d up = Vec3d::UnitY();
    Vec3d forward = Vec3d::UnitZ();
};

Error noArms(std::string detail) {
    return {"rest-pose-no-arms", std::move(detail), "",
            "say in the humanoid map which bones are hips, head, upper arms, lower arms and hands"};
}

/// The axis of the model nearest to a direction; zero for none.
Vec3d nearestAxis(const Vec3d& direction, const Vec3d& squareTo) {
    Vec3d best = Vec3d::Zero();
    for (int axis = 0; axis < 3; ++axis)
        for (const double sign : {1.0, -1.0}) {
            const Vec3d candidate = sign * Vec3d::Unit(axis);
            if (std::abs(candidate.dot(squareTo)) < 0.5 &&
                candidate.dot(direction) > best.dot(direction))
                best = candidate;
        }
    return best;
}

/// The rotation nearest to a matrix.
Mat3d rotationOf(const Affine3d& matrix) {
    return decomposeNearest(matrix).rotation.toRotationMatrix();
}

/// A body in one pose, whose bones can be turned one after the other.
class PosedBody {
public:
    PosedBody(const Skeleton& skeleton, std::span<const Transform> local, const HumanoidMap& map)
        : m_skeleton(skeleton), m_map(map), m_local(local.begin(), local.end()) {
        update();
    }

    [[nodiscard]] std::optional<Error> whyNot() {
        for (const HumanoidRole role : {HumanoidRole::Hips, HumanoidRole::Head})
            if (!m_map.of(role).isValid())
                return noArms("the " + std::string(titleOf(role)) + " has no bone");
        for (const ArmRoles& arm : kArms) {
            for (const HumanoidRole role : {arm.upper, arm.lower, arm.hand})
                if (!m_map.of(role).isValid())
                    return noArms("the " + std::string(titleOf(role)) + " has no bone");
            if (!(way(arm.upper, arm.lower).norm() > 0.0) ||
                !(way(arm.lower, arm.hand).norm() > 0.0))
                return noArms("bones of an arm lie on one place");
        }
        m_axes.up = nearestAxis(way(HumanoidRole::Hips, HumanoidRole::Head), Vec3d::Zero());
        m_axes.left =
            nearestAxis(way(HumanoidRole::RightUpperArm, HumanoidRole::LeftUpperArm), m_axes.up);
        m_axes.forward = m_axes.left.cross(m_axes.up);
        if (!(m_axes.forward.norm() > 0.5))
            return noArms("hips and head, or both arms, lie on one place");
        return std::nullopt;
    }

    [[nodiscard]] ArmReading read(std::size_t side) const {
        const ArmRoles& arm = kArms[side];
        const Vec3d along = way(arm.upper, arm.hand).stableNormalized();
        ArmReading reading;
        reading.below = std::asin(std::clamp(-along.dot(m_axes.up), -1.0, 1.0));
        // Beyond straight down: on the other side of the body.
        if (along.dot(outward(side)) < 0.0)
            reading.below = (reading.below >= 0.0 ? kPi : -kPi) - reading.below;
        reading.ahead = std::asin(std::clamp(along.dot(m_axes.forward), -1.0, 1.0));
        if (const auto palm = palmOf(side)) {
            const Vec3d target = palmTarget(side, reading.below);
            reading.palm = std::acos(std::clamp(palm->dot(target), -1.0, 1.0));
        }
        return reading;
    }

    void stretch(std::size_t side, double below) {
        const ArmRoles& arm = kArms[side];
        const Vec3d target = std::cos(below) * outward(side) - std::sin(below) * m_axes.up;
        turn(arm.upper, shortest(way(arm.upper, arm.lower), target));
        turn(arm.lower, shortest(way(arm.lower, arm.hand), target));
        turn(arm.hand, shortest(handDirection(side), target));
        if (const auto palm = palmOf(side)) {
            const Vec3d wanted = palmTarget(side, below);
            const Vec3d across = target.cross(*palm);
            const double angle = std::atan2(across.dot(wanted), palm->dot(wanted));
            turn(arm.hand, Quatd(Eigen::AngleAxisd(angle, target)));
        }
    }

    [[nodiscard]] const std::vector<Transform>& local() const { return m_local; }

private:
    void update() { computeModelPose(m_skeleton, m_local, m_model); }

    [[nodiscard]] Vec3d place(HumanoidRole role) const {
        return m_model[m_map.of(role).value()].translation();
    }
    [[nodiscard]] Vec3d way(HumanoidRole from, HumanoidRole to) const {
        return place(to) - place(from);
    }
    [[nodiscard]] Vec3d outward(std::size_t side) const {
        return side == 0 ? m_axes.left : Vec3d(-m_axes.left);
    }
    /// Where the palm of an arm looks that is held so.
    [[nodiscard]] Vec3d palmTarget(std::size_t side, double below) const {
        return -std::cos(below) * m_axes.up - std::sin(below) * outward(side);
    }

    static Quatd shortest(const Vec3d& from, const Vec3d& to) {
        return Quatd::FromTwoVectors(from, to);
    }

    /// By a rotation in model space about the bone's joint.
    void turn(HumanoidRole role, const Quatd& modelRotation) {
        const BoneIndex bone = m_map.of(role);
        const BoneIndex parent = m_skeleton.parents[bone.value()];
        const Quatd above(parent.isValid() ? rotationOf(m_model[parent.value()])
                                           : Mat3d(Mat3d::Identity()));
        Quatd& rotation = m_local[bone.value()].rotation;
        rotation = (above.conjugate() * modelRotation * above * rotation).normalized();
        update();
    }

    /// From the hand to its fingers; along the lower arm where it has none.
    [[nodiscard]] Vec3d handDirection(std::size_t side) const {
        const ArmRoles& arm = kArms[side];
        Vec3d direction = Vec3d::Zero();
        if (m_map.of(arm.fingers[1]).isValid())
            direction = way(arm.hand, arm.fingers[1]);
        else
            for (const HumanoidRole finger : arm.fingers)
                if (m_map.of(finger).isValid())
                    direction += way(arm.hand, finger);
        return direction.norm() > 0.0 ? direction : way(arm.lower, arm.hand);
    }

    /// Where the palm looks, unit, square to the hand; nothing where no two fingers tell.
    [[nodiscard]] std::optional<Vec3d> palmOf(std::size_t side) const {
        const ArmRoles& arm = kArms[side];
        std::optional<Vec3d> front;
        std::optional<Vec3d> back;
        for (const HumanoidRole finger : arm.fingers)
            if (m_map.of(finger).isValid()) {
                back = place(finger);
                if (!front)
                    front = back;
            }
        if (m_map.of(arm.thumb).isValid() && (!front || *front == *back))
            front = place(arm.thumb);
        if (!front || !back)
            return std::nullopt;
        const Vec3d direction = handDirection(side);
        const Vec3d across = *front - *back;
        const Vec3d palm = side == 0 ? direction.cross(across) : across.cross(direction);
        if (!(palm.norm() > 1e-6 * direction.norm() * across.norm()) || across.norm() == 0.0)
            return std::nullopt;
        return palm.normalized();
    }

    const Skeleton& m_skeleton;
    const HumanoidMap& m_map;
    std::vector<Transform> m_local;
    std::vector<Affine3d> m_model;
    BodyAxes m_axes;
};

} // namespace

Result<RestPoseReading> readRestPose(const Skeleton& skeleton, std::span<const Transform> local,
                                     const HumanoidMap& map) {
    PosedBody body(skeleton, local, map);
    if (std::optional<Error> error = body.whyNot())
        return *error;
    RestPoseReading reading;
    reading.arms = {body.read(0), body.read(1)};
    const auto both = [&](double least, double most) {
        return std::ranges::all_of(reading.arms, [&](const ArmReading& arm) {
            return arm.below >= least * kRadian && arm.below <= most * kRadian &&
                   std::abs(arm.ahead) <= 25.0 * kRadian;
        });
    };
    if (both(-20.0, 20.0))
        reading.kind = RestPoseKind::TPose;
    else if (both(20.0, 75.0))
        reading.kind = RestPoseKind::APose;
    return reading;
}

Result<std::vector<Transform>> armsTurned(const Skeleton& skeleton,
                                          std::span<const Transform> local, const HumanoidMap& map,
                                          double below) {
    PosedBody body(skeleton, local, map);
    if (std::optional<Error> error = body.whyNot())
        return *error;
    body.stretch(0, below);
    body.stretch(1, below);
    return body.local();
}

Result<RestBakeReport> convertRestPose(Character& character, const HumanoidMap& map,
                                       RestPoseKind kind, RestBake bake) {
    assert(kind != RestPoseKind::Other);
    const auto local = armsTurned(character.skeleton, character.skeleton.restLocal, map,
                                  kind == RestPoseKind::APose ? kAPoseBelow : 0.0);
    if (!local)
        return local.error();
    return bakeRestPose(character, *local, bake);
}

} // namespace rigwright
