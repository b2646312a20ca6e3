// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A rig for a human body, part by part.
#include "core/rig/make_control.h"

#include "core/rig/rest_places.h"
#include "core/rig/rig_draft.h"
#include "core/skeleton/side_style.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace rigwright {

namespace {

using Role = HumanoidRole;

Vec3d nearestAxis(const Vec3d& way) {
    Eigen::Index largest = 0;
    way.cwiseAbs().maxCoeff(&largest);
    return (way[largest] < 0.0 ? -1.0 : 1.0) * Vec3d::Unit(largest);
}

/// On the ground, seen from above: a circle that goes over into an arrow to +Z; closed.
std::vector<Vec3d> circleWithArrow() {
    constexpr double kRadius = 0.7;
    constexpr double kGap = 0.17; // radians: half of what the arrow takes of the circle
    constexpr int kSteps = 48;
    std::vector<Vec3d> points;
    for (int i = 0; i <= kSteps; ++i) {
        const double angle = kGap + (2.0 * kPi - 2.0 * kGap) * i / kSteps;
        points.emplace_back(kRadius * std::sin(angle), 0.0, kRadius * std::cos(angle));
    }
    const double half = kRadius * std::sin(kGap);
    for (const Vec2d& at : {Vec2d(-half, 0.84), Vec2d(-0.24, 0.84), Vec2d(0.0, 1.0),
                            Vec2d(0.24, 0.84), Vec2d(half, 0.84)})
        points.emplace_back(at.x(), 0.0, at.y());
    return points;
}

/// A quarter of a circle from above (+Y) to the side (`side` · X), with a head at either end; open.
std::vector<Vec3d> arcWithArrows(double side) {
    constexpr double kRadius = 0.9;
    constexpr int kSteps = 16;
    constexpr double kHead = 0.16;
    const auto at = [&](double angle, double radius) {
        return Vec3d(side * radius * std::sin(angle), radius * std::cos(angle), 0.0);
    };
    const double last = 0.5 * kPi;
    std::vector<Vec3d> points{at(2.0 * kHead, kRadius + kHead), at(0.0, kRadius),
                              at(2.0 * kHead, kRadius - kHead), at(0.0, kRadius)};
    for (int i = 1; i <= kSteps; ++i)
        points.push_back(at(last * i / kSteps, kRadius));
    points.push_back(at(last - 2.0 * kHead, kRadius + kHead));
    points.push_back(at(last, kRadius));
    points.push_back(at(last - 2.0 * kHead, kRadius - kHead));
    for (Vec3d& point : points)
        point = point.cwiseMax(-1.0).cwiseMin(1.0);
    return points;
}

class HumanoidRig {
public:
    HumanoidRig(const Rig& rig, const Skeleton& skeleton, const HumanoidMap& map,
                const BonePoints& points)
        : m_map(map), m_draft(rig, skeleton, points) {}

    std::optional<Error> run() {
        measure();
        addTrunk();
        for (const BoneSide side : {BoneSide::Left, BoneSide::Right}) {
            addClavicle(side);
            if (auto error = addArm(side))
                return error;
            if (auto error = addLeg(side))
                return error;
            addFingers(side);
        }
        return std::nullopt;
    }
    [[nodiscard]] Result<MadeParts> finish(const Rig& before) const {
        return m_draft.finish(before);
    }

private:
    /// The role of that side, given that of the left.
    [[nodiscard]] BoneIndex of(Role left, BoneSide side) const {
        return m_map.of(side == BoneSide::Right ? mirrored(left) : left);
    }
    [[nodiscard]] bool isFree(BoneIndex bone) const {
        return bone.isValid() && !m_draft.driverOf(bone).isValid();
    }
    [[nodiscard]] Mat3d bodyAxes() const {
        Mat3d axes;
        axes << m_draft.axes.left, m_draft.axes.up, m_draft.axes.forward;
        return axes;
    }
    [[nodiscard]] Mat3d bodyInBone(BoneIndex bone) const {
        return m_draft.frame(bone).linear().transpose() * bodyAxes();
    }
    [[nodiscard]] double height(const Vec3d& place) const { return place.dot(m_draft.axes.up); }
    [[nodiscard]] double halfWidth(Role left) const {
        const BoneIndex a = m_map.of(left);
        const BoneIndex b = m_map.of(mirrored(left));
        return a.isValid() && b.isValid() ? 0.5 * (m_draft.head(a) - m_draft.head(b)).norm() : 0.0;
    }

    void measure();
    [[nodiscard]] std::vector<Vec3d> pointsOf(std::span<const BoneIndex> bones) const;
    [[nodiscard]] double groundHeight() const;
    [[nodiscard]] double radiusAt(std::span<const BoneIndex> bones, const Vec3d& middle) const;
    [[nodiscard]] std::string setName(const char* left, Role end, BoneSide side) const;

    void addTrunk();
    void addRoot();
    void addHips();
    void addSpine();
    void addHead();
    void addClavicle(BoneSide side);
    std::optional<Error> addLimb(const LimbDesign& design);
    std::optional<Error> addArm(BoneSide side);
    std::optional<Error> addLeg(BoneSide side);
    void addFingers(BoneSide side);

    const HumanoidMap& m_map;
    RigDraft m_draft;
    double m_shoulders = 0.0; ///< half of the width
    double m_body = 1.0;      ///< from the soles' height to the head's joint
    ControlIndex m_root;
};

void HumanoidRig::measure() {
    const BoneIndex hips = m_map.of(Role::Hips);
    const BoneIndex head = m_map.of(Role::Head);
    const BoneIndex left = m_map.of(Role::LeftUpperLeg);
    const BoneIndex right = m_map.of(Role::RightUpperLeg);
    if (hips.isValid() && head.isValid())
        m_draft.axes.up = nearestAxis(m_draft.head(head) - m_draft.head(hips));
    if (left.isValid() && right.isValid()) {
        Vec3d side = m_draft.head(left) - m_draft.head(right);
        side -= side.dot(m_draft.axes.up) * m_draft.axes.up;
        if (side.norm() > 0.0)
            m_draft.axes.left = nearestAxis(side);
    }
    if (std::abs(m_draft.axes.left.dot(m_draft.axes.up)) > 0.5)
        m_draft.axes.left = nearestAxis(m_draft.axes.up.unitOrthogonal());
    m_draft.axes.forward = m_draft.axes.left.cross(m_draft.axes.up);
    const double top = head.isValid() ? height(m_draft.head(head)) : 0.0;
    m_body = top - groundHeight();
    if (!(m_body > 0.0))
        m_body = hips.isValid() ? 4.0 * m_draft.length(hips) : 1.0;
    m_shoulders = halfWidth(Role::LeftUpperArm);
    if (!(m_shoulders > 0.0))
        m_shoulders = 0.12 * m_body;
}

std::vector<Vec3d> HumanoidRig::pointsOf(std::span<const BoneIndex> bones) const {
    std::vector<Vec3d> all;
    for (const BoneIndex bone : bones)
        if (bone.isValid()) {
            const std::vector<Vec3d> some = m_draft.points(bone, false);
            all.insert(all.end(), some.begin(), some.end());
        }
    return all;
}

/// Of the soles; without a surface a little below the lowest joint, or that of the model's origin
/// where that is near.
double HumanoidRig::groundHeight() const {
    double lowest = std::numeric_limits<double>::infinity();
    double highest = -lowest;
    bool hasSurface = false;
    for (const Role role : {Role::LeftFoot, Role::RightFoot, Role::LeftToes, Role::RightToes}) {
        const BoneIndex bone = m_map.of(role);
        if (!bone.isValid())
            continue;
        const std::vector<Vec3d> surface = m_draft.points(bone, true);
        for (const Vec3d& point : surface)
            lowest = std::min(lowest, height(point));
        hasSurface = hasSurface || !surface.empty();
        lowest = std::min(lowest, height(m_draft.head(bone)));
    }
    for (const Role role : {Role::Hips, Role::Head})
        if (m_map.of(role).isValid()) {
            const double at = height(m_draft.head(m_map.of(role)));
            highest = std::max(highest, at);
            lowest = std::min(lowest, at);
        }
    if (!std::isfinite(lowest) || hasSurface)
        return std::isfinite(lowest) ? lowest : 0.0;
    const double reach = 0.1 * (highest - lowest);
    return lowest >= 0.0 && lowest <= reach ? 0.0 : lowest - 0.03 * (highest - lowest);
}

/// How far the surface of some bones reaches from the upright through `middle` at its height; 0
/// where nothing is known.
double HumanoidRig::radiusAt(std::span<const BoneIndex> bones, const Vec3d& middle) const {
    double radius = 0.0;
    for (const Vec3d& point : pointsOf(bones)) {
        const Vec3d way = point - middle;
        const double up = height(way);
        if (std::abs(up) < 0.04 * m_body)
            radius = std::max(radius, (way - up * m_draft.axes.up).norm());
    }
    return radius;
}

/// "arm.L", written as the bone of that side writes its own.
std::string HumanoidRig::setName(const char* left, Role end, BoneSide side) const {
    const BoneIndex bone = of(end, side);
    const std::string name = side == BoneSide::Left ? left : sideOfName(left).other;
    const auto style =
        bone.isValid() ? sideStyleOf(m_draft.skeleton().names[bone.value()]) : std::nullopt;
    return style ? withSideStyle(name, *style) : name;
}

void HumanoidRig::addTrunk() {
    const std::size_t first = m_draft.rig().controls.size();
    addRoot();
    addHips();
    addSpine();
    addHead();
    m_draft.collect("body", first);
}

void HumanoidRig::addRoot() {
    const BoneIndex hips = m_map.of(Role::Hips);
    if (!hips.isValid())
        return;
    BoneIndex bone = m_draft.skeleton().parents[hips.value()];
    while (bone.isValid() && m_draft.skeleton().parents[bone.value()].isValid())
        bone = m_draft.skeleton().parents[bone.value()];
    if (bone.isValid() && (m_root = m_draft.driverOf(bone)).isValid())
        return;
    const auto& controls = m_draft.rig().controls;
    const ControlIndex above = m_draft.driverOf(hips);
    if (!bone.isValid() && above.isValid()) { // made before: what the hips go along with
        m_root = controls[above.value()].spaceNode.control;
        return;
    }
    Vec3d ground = m_draft.head(hips);
    ground += (groundHeight() - height(ground)) * m_draft.axes.up;
    double reach = 0.0;
    for (const Role role : {Role::LeftFoot, Role::RightFoot})
        if (m_map.of(role).isValid()) {
            const Vec3d way = m_draft.head(m_map.of(role)) - ground;
            reach = std::max(reach, (way - height(way) * m_draft.axes.up).norm());
        }
    Control root;
    root.shape = ControlShape::Polyline;
    root.points = circleWithArrow();
    root.closed = true;
    root.size = std::max({0.31 * m_body, 1.6 * m_shoulders, 1.9 * reach});
    if (bone.isValid()) {
        root.name = m_draft.skeleton().names[bone.value()];
        root.bone = bone;
        root.drives = true;
        root.place.rotation = Quatd(bodyInBone(bone)).normalized();
        root.shapeOffset.translation = bodyAxes().transpose() * (ground - m_draft.head(bone));
    } else {
        root.name = "root";
        root.space = ControlSpace::World;
        root.place.translation = ground;
        root.place.rotation = Quatd(bodyAxes()).normalized();
    }
    if (root.name.empty())
        root.name = "root";
    m_root = m_draft.add(std::move(root));
}

void HumanoidRig::addHips() {
    const BoneIndex hips = m_map.of(Role::Hips);
    if (!isFree(hips))
        return;
    const std::array around{hips, m_map.of(Role::LeftUpperLeg), m_map.of(Role::RightUpperLeg),
                            m_map.of(Role::Spine)};
    Control control = m_draft.forwardControl(hips, 0.0);
    control.place.rotation = Quatd(bodyInBone(hips)).normalized();
    control.shapeOffset = {};
    control.size = std::max(1.2 * radiusAt(around, m_draft.head(hips)), 1.1 * m_shoulders);
    if (!m_draft.skeleton().parents[hips.value()].isValid()) {
        control.space = ControlSpace::Node;
        control.spaceNode = controlNode(m_root);
    }
    m_draft.add(std::move(control));
}

void HumanoidRig::addSpine() {
    std::vector<BoneIndex> spine = spineOf(m_map, m_draft.skeleton());
    std::vector<BoneIndex> around = spine;
    around.push_back(m_map.of(Role::Hips));
    for (const BoneIndex bone : spine) {
        if (!isFree(bone))
            continue;
        Control control = m_draft.forwardControl(bone, 0.5);
        const Vec3d middle = 0.5 * (m_draft.head(bone) + m_draft.tail(bone));
        const double radius = radiusAt(around, middle);
        control.size = std::clamp(1.15 * radius, 0.75 * m_shoulders, 3.0 * m_shoulders);
        m_draft.add(std::move(control));
    }
    for (const BoneIndex bone : neckOf(m_map, m_draft.skeleton()))
        if (isFree(bone)) {
            Control control = m_draft.forwardControl(bone, 0.4);
            control.size = std::clamp(control.size, 0.3 * m_shoulders, 0.8 * m_shoulders);
            m_draft.add(std::move(control));
        }
}

void HumanoidRig::addHead() {
    const BoneIndex head = m_map.of(Role::Head);
    if (!isFree(head))
        return;
    const Vec3d joint = m_draft.head(head);
    Eigen::AlignedBox3d box;
    for (const Vec3d& point : m_draft.points(head, true))
        box.extend(Vec3d(bodyAxes().transpose() * point));
    Vec3d middle = joint;
    double top = height(joint) + std::max(height(m_draft.tail(head) - joint), 0.11 * m_body);
    double radius = 0.55 * m_shoulders;
    if (!box.isEmpty()) {
        middle = bodyAxes() * box.center();
        top = box.max().y();
        radius = std::max(0.6 * std::max(box.sizes().x(), box.sizes().z()), 0.3 * m_shoulders);
    }
    Control control = m_draft.forwardControl(head, 0.0);
    const Mat3d boneFromModel = m_draft.frame(head).linear().transpose();
    const Vec3d place = middle + (top + 0.02 * m_body - height(middle)) * m_draft.axes.up;
    control.size = radius;
    control.shapeOffset.translation = boneFromModel * (place - joint);
    control.shapeOffset.rotation = Quatd(bodyInBone(head)).normalized();
    m_draft.add(std::move(control));
}

void HumanoidRig::addClavicle(BoneSide side) {
    const BoneIndex bone = of(Role::LeftShoulder, side);
    const BoneIndex arm = of(Role::LeftUpperArm, side);
    if (!isFree(bone) || !arm.isValid())
        return;
    const std::size_t first = m_draft.rig().controls.size();
    double above = 0.0; // how far the shoulder rises over its joint
    const Vec3d joint = m_draft.head(arm);
    for (const Vec3d& point : pointsOf(std::array{bone, arm})) {
        const Vec3d way = point - joint;
        if (std::abs(way.dot(m_draft.axes.left)) < 0.3 * m_shoulders)
            above = std::max(above, height(way));
    }
    Control control = m_draft.forwardControl(bone, 0.0);
    control.shape = ControlShape::Polyline;
    control.points = arcWithArrows(side == BoneSide::Left ? 1.0 : -1.0);
    control.size = std::max(0.75 * m_shoulders, 1.6 * above);
    control.shapeOffset.rotation = Quatd(bodyInBone(bone)).normalized();
    control.shapeOffset.translation =
        m_draft.frame(bone).linear().transpose() * (joint - m_draft.head(bone));
    m_draft.add(std::move(control));
    m_draft.collect(setName("arm.L", Role::LeftHand, side), first);
}

std::optional<Error> HumanoidRig::addLimb(const LimbDesign& design) {
    const LimbRequest& limb = design.request;
    const bool isThere = limb.root.isValid() && limb.mid.isValid() && limb.end.isValid();
    const bool isTaken = std::ranges::any_of(
        m_draft.rig().handles, [&](const IkHandle& handle) { return handle.end == limb.end; });
    return !isThere || isTaken ? std::nullopt : m_draft.addLimb(design);
}

std::optional<Error> HumanoidRig::addArm(BoneSide side) {
    const std::size_t first = m_draft.rig().controls.size();
    auto error = addLimb({.request = {.root = of(Role::LeftUpperArm, side),
                                      .end = of(Role::LeftHand, side),
                                      .mid = of(Role::LeftLowerArm, side)},
                          .end = LimbEnd::Hand,
                          .bend = Vec3d(-m_draft.axes.forward),
                          .root = m_root});
    m_draft.collect(setName("arm.L", Role::LeftHand, side), first);
    return error;
}

std::optional<Error> HumanoidRig::addLeg(BoneSide side) {
    const std::size_t first = m_draft.rig().controls.size();
    auto error = addLimb({.request = {.root = of(Role::LeftUpperLeg, side),
                                      .end = of(Role::LeftFoot, side),
                                      .mid = of(Role::LeftLowerLeg, side)},
                          .end = LimbEnd::Foot,
                          .bend = m_draft.axes.forward,
                          .root = m_root});
    if (const BoneIndex toes = of(Role::LeftToes, side); isFree(toes)) {
        Control control = m_draft.forwardControl(toes, 0.0);
        const double length = m_draft.length(toes);
        const double girth = m_draft.girth(toes, -0.5, 1.5);
        control.size = girth > 0.0 ? std::min(1.1 * girth, 2.0 * length) : 0.6 * length;
        m_draft.add(std::move(control));
    }
    m_draft.collect(setName("leg.L", Role::LeftFoot, side), first);
    return error;
}

void HumanoidRig::addFingers(BoneSide side) {
    const std::size_t first = m_draft.rig().controls.size();
    for (std::size_t role = std::size_t(Role::LeftThumbMetacarpal);
         role <= std::size_t(Role::LeftLittleDistal); role += 2) {
        const BoneIndex bone = of(Role(role), side);
        if (!isFree(bone))
            continue;
        Control control = m_draft.forwardControl(bone, 0.3);
        control.size = std::min(control.size, 0.6 * m_draft.length(bone));
        m_draft.add(std::move(control));
    }
    m_draft.collect(setName("fingers.L", Role::LeftHand, side), first);
}

} // namespace

Result<MadeParts> rigHumanoid(const Rig& rig, const Skeleton& skeleton, const HumanoidMap& map,
                              const BonePoints& points) {
    HumanoidRig humanoid(rig, skeleton, map, points);
    if (auto error = humanoid.run())
        return *error;
    return humanoid.finish(rig);
}

} // namespace rigwright
