// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Part by part: what it names, its numbers, what its kind needs.
#include "core/rig/rig_check.h"

#include "core/base/sentence.h"
#include "core/rig/rig_graph.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace rigwright {

namespace {

bool isUnit(const Vec3d& direction) {
    return direction.allFinite() && std::abs(direction.norm() - 1.0) <= 1e-6;
}

bool isProper(const Transform& transform) {
    return isFinite(transform) && std::abs(transform.rotation.norm() - 1.0) <= 1e-6;
}

bool isWithin(double number, double low, double high) {
    return number >= low && number <= high; // false for NaN
}

bool isProper(const ChannelRange& range) {
    return std::isfinite(range.low) && std::isfinite(range.high) && range.low <= range.high;
}

bool isProper(const std::optional<ChannelRange>& range) {
    return !range || isProper(*range);
}

/// Collects the first problem of one part.
class PartCheck {
public:
    PartCheck(const RigGround& ground, std::string label)
        : m_ground(ground), m_label(std::move(label)) {}

    /// The value called `name` must be as it should.
    void value(bool isRight, const char* name) {
        if (!isRight)
            fail("rig-value", filled("the value “%1” is not finite or out of its range", {name}),
                 "");
    }
    void bone(BoneIndex bone) {
        if (bone.isValid() && bone.value() >= m_ground.skeleton.boneCount())
            notThere();
    }
    void neededBone(BoneIndex bone) {
        if (bone.isValid())
            this->bone(bone);
        else
            missing();
    }
    void node(const RigNode& node) {
        bone(node.bone);
        if (node.control.isValid() &&
            (node.bone.isValid() || node.control.value() >= m_ground.rig.controls.size()))
            notThere();
    }
    void neededNode(const RigNode& node) {
        if (node.isNone())
            missing();
        else
            this->node(node);
    }
    void notThere() {
        fail("rig-index", "it names something that is not there",
             "Choose what it is to name anew.");
    }
    void missing() {
        fail("rig-missing", "it lacks a bone, a source or a target that it needs",
             "Choose what it is to follow or to move.");
    }
    void self() { fail("rig-self", "it would follow itself", "Choose another source or target."); }
    void chain() {
        fail("rig-chain",
             "its bones are no chain: each must lie below the one before, with a "
             "joint between the first and the last",
             "Choose a first bone and, below it, a last one.");
    }

    [[nodiscard]] bool isFine() const { return !m_problem; }
    std::optional<Error> result() { return std::move(m_problem); }
    [[nodiscard]] const Skeleton& skeleton() const { return m_ground.skeleton; }
    [[nodiscard]] const MorphCounts* morphs() const { return m_ground.morphs; }

private:
    void fail(const char* code, std::string detail, const char* remedy) {
        if (!m_problem)
            m_problem = Error{code, std::move(detail), m_label, remedy};
    }

    const RigGround& m_ground;
    std::string m_label;
    std::optional<Error> m_problem;
};

bool needsTarget(const Constraint& constraint) {
    switch (constraint.kind) {
    case ConstraintKind::TwistSpread:
    case ConstraintKind::Spline:
        return false;
    case ConstraintKind::Driver:
        return !constraint.driver.mesh.isValid();
    default:
        return true;
    }
}

void checkLimit(PartCheck& check, const ConstraintLimit& limit) {
    for (const auto& range : limit.position)
        check.value(isProper(range), "position");
    check.value(!limit.swing || isWithin(*limit.swing, 0.0, 1e6), "swing");
    check.value(isProper(limit.twist), "twist");
    check.value(isProper(limit.distance) && limit.distance.low >= 0.0, "distance");
}

void checkDriver(PartCheck& check, const Constraint& constraint) {
    const Driver& driver = constraint.driver;
    check.neededBone(driver.bone);
    check.value(driver.angle != DriverAngle::SwingAbout || isUnit(driver.axis), "axis");
    const auto& points = driver.curve.points;
    check.value(!points.empty(), "curve");
    for (std::size_t i = 0; i < points.size(); ++i)
        check.value(points[i].allFinite() && (i == 0 || points[i - 1].x() < points[i].x()),
                    "curve");
    if (driver.mesh.isValid() && check.morphs() != nullptr &&
        (driver.mesh.value() >= check.morphs()->size() ||
         driver.morph >= (*check.morphs())[driver.mesh.value()]))
        check.notThere();
    if (!driver.mesh.isValid() && check.isFine() && constraint.target == boneNode(driver.bone))
        check.self();
}

void checkChain(PartCheck& check, const Constraint& constraint) {
    const bool isSpline = constraint.kind == ConstraintKind::Spline;
    const auto& chain = constraint.chain;
    for (const BoneIndex bone : chain)
        check.neededBone(bone);
    if (chain.size() < (isSpline ? 2u : 1u))
        check.missing();
    if (!check.isFine())
        return;
    for (std::size_t i = 1; i < chain.size(); ++i)
        if (chain[i] == chain[i - 1] || !isAncestorOrSelf(check.skeleton(), chain[i - 1], chain[i]))
            check.chain();
    if (isSpline)
        return;
    check.value(constraint.shares.size() == chain.size() &&
                    std::ranges::all_of(constraint.shares,
                                        [](double share) { return std::isfinite(share); }),
                "shares");
    if (std::ranges::find(chain, constraint.sources.front().node.bone) != chain.end())
        check.self();
}

void checkNumbers(PartCheck& check, const Constraint& constraint) {
    check.value(isWithin(constraint.weight, 0.0, 1.0), "weight");
    check.value(isProper(constraint.offset), "offset");
    check.value(isWithin(constraint.blend, 0.0, 1.0), "blend");
    for (const ConstraintSource& source : constraint.sources)
        check.value(std::isfinite(source.weight) && source.weight >= 0.0, "weight");
    const bool isAimed =
        constraint.kind == ConstraintKind::Aim || constraint.kind == ConstraintKind::Pole;
    check.value(!isAimed || isUnit(constraint.aimAxis), "aimAxis");
    check.value(!isAimed || (isUnit(constraint.upAxis) &&
                             constraint.aimAxis.cross(constraint.upAxis).norm() > 1e-6),
                "upAxis");
    check.value(constraint.aimAxis.allFinite() && constraint.upAxis.allFinite(), "aimAxis");
    checkLimit(check, constraint.limit);
    check.value(
        std::ranges::all_of(constraint.shares, [](double share) { return std::isfinite(share); }),
        "shares");
}

/// Everything that it may name, whatever its kind reads.
void checkNames(PartCheck& check, const Constraint& constraint) {
    check.node(constraint.target);
    check.node(constraint.up);
    for (const ConstraintSource& source : constraint.sources)
        check.neededNode(source.node);
    for (const BoneIndex bone : constraint.chain)
        check.neededBone(bone);
    check.bone(constraint.driver.bone);
}

} // namespace

std::size_t leastSources(ConstraintKind kind) {
    switch (kind) {
    case ConstraintKind::LimitPosition:
    case ConstraintKind::LimitRotation:
    case ConstraintKind::Driver:
        return 0;
    case ConstraintKind::Orient:
    case ConstraintKind::Blend:
        return 2;
    case ConstraintKind::Spline:
        return 3;
    default:
        return 1;
    }
}

std::optional<Error> problemOfControl(const RigGround& ground, std::size_t index) {
    const Control& control = ground.rig.controls[index];
    PartCheck check(ground, controlLabel(ground.rig, ControlIndex(index)));
    check.bone(control.bone);
    if (control.drives)
        check.neededBone(control.bone);
    check.node(control.spaceNode);
    if (control.space == ControlSpace::Node) {
        check.neededNode(control.spaceNode);
        if (control.spaceNode == controlNode(ControlIndex(index)) ||
            (control.drives && control.spaceNode == boneNode(control.bone)))
            check.self();
    }
    check.value(isProper(control.place) &&
                    (control.place.scale - Vec3d::Ones()).cwiseAbs().maxCoeff() <= 1e-6,
                "place");
    for (const auto& range : control.limits)
        check.value(isProper(range), "limits");
    check.value(std::isfinite(control.size) && control.size > 0.0, "size");
    check.value(isProper(control.shapeOffset), "shapeOffset");
    check.value(
        std::ranges::all_of(control.points, [](const Vec3d& point) { return point.allFinite(); }),
        "points");
    check.value(control.colour.value_or(0) <= 0xffffff, "colour");
    return check.result();
}

std::optional<Error> problemOfSet(const RigGround& ground, std::size_t index) {
    const ControlSet& set = ground.rig.sets[index];
    PartCheck check(ground, set.name);
    for (const ControlIndex control : set.controls)
        if (!control.isValid() || control.value() >= ground.rig.controls.size())
            check.notThere();
    check.value(std::ranges::is_sorted(set.controls, std::ranges::less_equal{}), "controls");
    return check.result();
}

std::optional<Error> problemOfHandle(const RigGround& ground, std::size_t index) {
    const IkHandle& handle = ground.rig.handles[index];
    PartCheck check(ground, handleLabel(ground.rig, IkHandleIndex(index)));
    check.neededBone(handle.root);
    check.neededBone(handle.end);
    check.bone(handle.mid);
    check.neededNode(handle.target);
    check.node(handle.pole);
    if (check.isFine()) {
        const std::vector<BoneIndex> chain = chainBones(ground.skeleton, handle);
        const bool hasTip = !handle.tip.isZero(0.0);
        const auto mid = std::ranges::find(chain, handle.mid);
        // Two segments at least, and a joint between them.
        if (chain.size() < (hasTip ? 2u : 3u) ||
            (handle.mid.isValid() &&
             (mid == chain.end() || mid == chain.begin() || (!hasTip && mid + 1 == chain.end()))))
            check.chain();
    }
    check.value(handle.tip.allFinite(), "tip");
    check.value(std::isfinite(handle.poleAngle), "poleAngle");
    check.value(handle.softness >= 0.0 && handle.softness < 1.0, "softness");
    check.value(std::isfinite(handle.stretch) && handle.stretch >= 0.0, "stretch");
    check.value(!handle.bend || (handle.bend->allFinite() && handle.bend->norm() > 1e-9), "bend");
    check.value(handle.iterations >= 1 && handle.iterations <= 1000, "iterations");
    check.value(std::isfinite(handle.tolerance) && handle.tolerance > 0.0, "tolerance");
    check.value(isWithin(handle.weight, 0.0, 1.0), "weight");
    return check.result();
}

std::optional<Error> problemOfConstraint(const RigGround& ground, std::size_t index) {
    const Constraint& constraint = ground.rig.constraints[index];
    PartCheck check(ground, constraintLabel(ground.rig, ConstraintIndex(index)));
    checkNames(check, constraint);
    checkNumbers(check, constraint);
    if (needsTarget(constraint))
        check.neededNode(constraint.target);
    if (constraint.sources.size() < leastSources(constraint.kind))
        check.missing();
    if (constraint.kind == ConstraintKind::Spline && constraint.sources.size() > 5)
        check.value(false, "sources");
    if (!check.isFine())
        return check.result();
    if (constraint.kind == ConstraintKind::Driver)
        checkDriver(check, constraint);
    if (constraint.kind == ConstraintKind::TwistSpread || constraint.kind == ConstraintKind::Spline)
        checkChain(check, constraint);
    if (needsTarget(constraint) && leastSources(constraint.kind) > 0 &&
        std::ranges::any_of(constraint.sources, [&](const ConstraintSource& source) {
            return source.node == constraint.target;
        }))
        check.self();
    if (needsTarget(constraint) && constraint.kind == ConstraintKind::Aim &&
        constraint.up == constraint.target)
        check.self();
    return check.result();
}

std::optional<Error> problemOfJointLimit(const RigGround& ground, std::size_t index) {
    const RigJointLimit& entry = ground.rig.jointLimits[index];
    const bool isThere = entry.bone.isValid() && entry.bone.value() < ground.skeleton.boneCount();
    PartCheck check(ground, isThere ? boneLabel(ground.skeleton, entry.bone) : std::string());
    check.neededBone(entry.bone);
    const JointLimit& limit = entry.limit;
    constexpr double kRound = kPi + 1e-9;
    check.value(isUnit(limit.along), "along");
    check.value(isWithin(limit.swing, 0.0, kRound), "swing");
    check.value(isWithin(limit.twistLow, -kRound, 0.0) && isWithin(limit.twistHigh, 0.0, kRound),
                "twist");
    check.value(index == 0 || ground.rig.jointLimits[index - 1].bone < entry.bone, "bone");
    return check.result();
}

std::optional<std::size_t> handleOnTakenEnd(const Rig& rig) {
    std::set<BoneIndex> ends;
    for (std::size_t i = 0; i < rig.handles.size(); ++i)
        if (!ends.insert(rig.handles[i].end).second)
            return i;
    return std::nullopt;
}

} // namespace rigwright
