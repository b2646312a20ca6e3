// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Turning bones on their heads.
#include "core/skeleton/orientation.h"

#include "core/base/sentence.h"
#include "core/math/rotation.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_draft.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {

namespace {

constexpr std::array kAxes{BoneAxis::PlusX,  BoneAxis::MinusX, BoneAxis::PlusY,
                           BoneAxis::MinusY, BoneAxis::PlusZ,  BoneAxis::MinusZ};
constexpr double kParallel = 1e-6; // sine of the angle

Quatd rotationOf(const Affine3d& model) {
    return decomposeNearest(model).rotation;
}

/// Turned the shortest way so that `axis`, a unit vector of the bone, points to `direction`.
Quatd aimed(const Quatd& rotation, const Vec3d& axis, const Vec3d& direction) {
    return (Quatd::FromTwoVectors(rotation * axis, direction) * rotation).normalized();
}

/// Turned about `aim` (of the bone) so that `up` (of the bone) is as near as can be to `wanted`;
/// nullopt where that lies along the aim.
std::optional<Quatd> rolled(const Quatd& rotation, const Vec3d& aim, const Vec3d& up,
                            const Vec3d& wanted) {
    const Vec3d along = rotation * aim;
    const Vec3d side = wanted - along * along.dot(wanted);
    if (!(side.norm() > kParallel * wanted.norm()))
        return std::nullopt;
    const Vec3d now = rotation * up; // across the aim
    const double angle = std::atan2(along.dot(now.cross(side)), now.dot(side));
    return (Quatd(Eigen::AngleAxisd(angle, along)) * rotation).normalized();
}

class Orienter {
public:
    Orienter(const Skeleton& skeleton, std::span<const BoneIndex> bones)
        : m_skeleton(skeleton), m_draft(skeleton), m_main(mainChildren(skeleton)),
          m_chosen(skeleton.boneCount(), 0), m_normals(skeleton.boneCount(), Vec3d::Zero()) {
        for (const BoneIndex bone : bones)
            m_chosen[bone.value()] = 1;
    }

    /// `turn(bone, rotation)` gives the new rotation in model space.
    template <class Turn>
    Result<SkeletonEdit> run(const Turn& turn) {
        for (std::size_t b = 0; b < m_chosen.size(); ++b) {
            if (m_chosen[b] == 0)
                continue;
            const Quatd before = rotationOf(m_draft.model()[b]);
            const Quatd after = turn(BoneIndex(b), before);
            if (!after.coeffs().allFinite())
                return Error{"bone-not-finite", "a number is not finite, or too large", "", ""};
            // In the bone's own axes: a scale of the bone stays on the axes it is on.
            const Quatd own = (before.conjugate() * after).normalized();
            if (Quatd::Identity().angularDistance(own) > 1e-12)
                m_draft[b].origin.oldFromBone.linear() = own.toRotationMatrix();
        }
        auto edit = m_draft.finish(PoseRule::Ride);
        if (edit && !m_undefined.empty())
            edit->findings.push_back(
                {"bone-roll-undefined", Severity::Warning, m_undefined.size(), "",
                 filled("nothing decides the roll of these bones, so that it stays: %1",
                        {boneList(m_skeleton, m_undefined)}),
                 ""});
        return edit;
    }

    Quatd oriented(BoneIndex bone, const Quatd& before, const BoneOrientation& orientation) {
        const Vec3d aim = axisVector(orientation.aim);
        const Vec3d up = axisVector(orientation.up);
        Quatd rotation = before;
        if (const Vec3d along = directionOf(bone);
            !orientation.rollOnly && along.squaredNorm() > 0.0)
            rotation = aimed(before, aim, along);
        if (orientation.policy == BoneUp::Keep)
            return rotation;
        Vec3d wanted = orientation.direction;
        if (orientation.policy == BoneUp::Plane)
            wanted = normalOf(bone, rotation * up);
        const auto result = wanted.isZero() ? std::nullopt : rolled(rotation, aim, up, wanted);
        if (!result)
            m_undefined.push_back(bone);
        return result.value_or(rotation);
    }

private:
    /// From the head to the end, in model space; zero where it has no length.
    [[nodiscard]] Vec3d directionOf(BoneIndex bone) const {
        const Vec3d tail = tailOf(m_skeleton, bone, m_main[bone.value()]);
        const Vec3d way = m_draft.model()[bone.value()].linear() * tail;
        return way.norm() > 1e-12 ? Vec3d(way.normalized()) : Vec3d(Vec3d::Zero());
    }

    [[nodiscard]] Vec3d planeOf(BoneIndex a, BoneIndex b) const {
        if (!a.isValid() || !b.isValid())
            return Vec3d::Zero();
        const Vec3d normal = directionOf(a).cross(directionOf(b));
        return normal.norm() > kParallel ? Vec3d(normal.normalized()) : Vec3d(Vec3d::Zero());
    }

    /// Of the plane of the bone and its parent, else its child, else that of the bone above;
    /// zero where there is none. `side`: where the up axis is now.
    Vec3d normalOf(BoneIndex bone, const Vec3d& side) {
        const BoneIndex parent = m_skeleton.parents[bone.value()];
        const bool isOnward = parent.isValid() && m_main[parent.value()] == bone;
        Vec3d normal = isOnward ? planeOf(parent, bone) : Vec3d(Vec3d::Zero());
        if (normal.isZero())
            normal = planeOf(bone, m_main[bone.value()]);
        const Vec3d above = isOnward ? m_normals[parent.value()] : Vec3d(Vec3d::Zero());
        if (normal.isZero())
            normal = above;
        if (normal.dot(above.isZero() ? side : above) < 0.0)
            normal = -normal;
        m_normals[bone.value()] = normal;
        return normal;
    }

    const Skeleton& m_skeleton;
    SkeletonDraft m_draft;
    std::vector<BoneIndex> m_main;
    std::vector<std::uint8_t> m_chosen;
    std::vector<Vec3d> m_normals; ///< by bone, of BoneUp::Plane
    std::vector<BoneIndex> m_undefined;
};

} // namespace

Vec3d axisVector(BoneAxis axis) {
    const int index = int(axis);
    const Vec3d unit = Vec3d::Unit(index / 2);
    return index % 2 == 0 ? unit : Vec3d(-unit);
}

namespace {

std::optional<BoneAxis> axisTowards(const Vec3d& tail) {
    constexpr double kNear = 0.984807753012208; // cosine of 10°
    if (!(tail.norm() > 1e-12))
        return std::nullopt;
    for (const BoneAxis axis : kAxes)
        if (axisVector(axis).dot(tail.normalized()) > kNear)
            return axis;
    return std::nullopt;
}

} // namespace

std::optional<BoneAxis> axisAlong(const Skeleton& skeleton, BoneIndex bone) {
    return axisTowards(tailOf(skeleton, bone, mainChildren(skeleton)[bone.value()]));
}

BoneAxis usualAxis(const Skeleton& skeleton) {
    const std::vector<BoneIndex> main = mainChildren(skeleton);
    std::array<std::size_t, kAxes.size()> votes{};
    for (std::size_t bone = 0; bone < main.size(); ++bone)
        if (main[bone].isValid())
            if (const auto axis = axisTowards(tailOf(skeleton, BoneIndex(bone), main[bone])))
                ++votes[std::size_t(*axis)];
    const auto best = std::ranges::max_element(votes);
    return *best == 0 ? BoneAxis::PlusY : kAxes[std::size_t(best - votes.begin())];
}

double rollOf(const Skeleton& skeleton, BoneIndex bone, BoneAxis aim) {
    return twistAngle(rotationOf(restModel(skeleton)[bone.value()]), axisVector(aim));
}

Result<SkeletonEdit> orientBones(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                                 const BoneOrientation& orientation) {
    if (const auto error = missingBone(skeleton, bones))
        return *error;
    if (std::abs(axisVector(orientation.aim).dot(axisVector(orientation.up))) > 0.5)
        return Error{"bone-axes", "the axis along a bone and the one to its side lie on one line",
                     "", "Choose two different axes."};
    BoneOrientation unit = orientation;
    if (orientation.policy == BoneUp::Direction) {
        const double length = orientation.direction.stableNorm();
        if (!(length > 0.0) || !orientation.direction.allFinite())
            return Error{"bone-direction", "the direction is zero or not finite", "",
                         "Give a direction."};
        unit.direction = orientation.direction.stableNormalized();
    }
    Orienter orienter(skeleton, bones);
    return orienter.run(
        [&](BoneIndex bone, const Quatd& before) { return orienter.oriented(bone, before, unit); });
}

Result<SkeletonEdit> turnRoll(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                              BoneAxis aim, double angle) {
    if (const auto error = missingBone(skeleton, bones))
        return *error;
    const Vec3d axis = axisVector(aim);
    return Orienter(skeleton, bones).run([&](BoneIndex, const Quatd& before) {
        return before * Quatd(Eigen::AngleAxisd(angle, axis));
    });
}

Result<SkeletonEdit> setRoll(const Skeleton& skeleton, std::span<const BoneIndex> bones,
                             BoneAxis aim, double roll) {
    if (const auto error = missingBone(skeleton, bones))
        return *error;
    const Vec3d axis = axisVector(aim);
    return Orienter(skeleton, bones).run([&](BoneIndex, const Quatd& before) {
        return before * Quatd(Eigen::AngleAxisd(roll - twistAngle(before, axis), axis));
    });
}

} // namespace rigwright
