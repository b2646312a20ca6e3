// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Constraints that place, turn and scale one target.
#include "core/rig/solve_constraint.h"

#include "core/math/euler.h"
#include "core/math/rotation.h"
#include "core/rig/rigid_part.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rigwright {

namespace {

/// Sine of the angle below which two directions are one.
constexpr double kParallel = 1e-7;

/// What the sources say, as one transform in the space of the constraint.
class Sources {
public:
    Sources(RigFrame& frame, const Constraint& constraint)
        : m_frame(frame), m_constraint(constraint) {
        for (const ConstraintSource& source : constraint.sources)
            if (!source.node.isNone())
                m_total += source.weight;
    }

    [[nodiscard]] bool isEmpty() const { return !(m_total > 0.0); }

    [[nodiscard]] Vec3d place() const {
        Vec3d mean = Vec3d::Zero();
        for (const ConstraintSource& source : m_constraint.sources)
            if (counts(source))
                mean += source.weight / m_total * placeOf(source.node);
        return mean;
    }
    [[nodiscard]] Vec3d scale() const {
        Vec3d mean = Vec3d::Zero();
        for (const ConstraintSource& source : m_constraint.sources)
            if (counts(source))
                mean += source.weight / m_total * scaleOf(source.node);
        return mean;
    }
    [[nodiscard]] Quatd rotation() const {
        std::vector<Quatd> rotations;
        std::vector<double> weights;
        for (const ConstraintSource& source : m_constraint.sources)
            if (counts(source)) {
                rotations.push_back(rotationOfNode(source.node));
                weights.push_back(source.weight);
            }
        return rotations.size() == 1 ? rotations.front() : meanRotation(rotations, weights);
    }
    /// As a matrix: of one source just what it is, of several the mean of their parts.
    [[nodiscard]] Affine3d matrix() const {
        const ConstraintSource* only = nullptr;
        std::size_t count = 0;
        for (const ConstraintSource& source : m_constraint.sources)
            if (counts(source)) {
                only = &source;
                ++count;
            }
        if (count == 1)
            return matrixOf(only->node);
        return toAffine({place(), rotation(), scale()});
    }
    /// Between the first two by the constraint's blend.
    [[nodiscard]] Transform between() const {
        const auto& sources = m_constraint.sources;
        const auto partsOf = [&](const RigNode& node) {
            return Transform{placeOf(node), rotationOfNode(node), scaleOf(node)};
        };
        const Transform first = partsOf(sources.front().node);
        return sources.size() < 2
                   ? first
                   : interpolate(first, partsOf(sources[1].node), m_constraint.blend);
    }

private:
    [[nodiscard]] static bool counts(const ConstraintSource& source) {
        return source.weight > 0.0 && !source.node.isNone();
    }
    [[nodiscard]] bool isLocal() const { return rigwright::isLocal(m_constraint); }
    [[nodiscard]] Transform offsetOf(const RigNode& node) const {
        const Movable own = m_frame.movable(node);
        return offsetFromRest(own.rest, own.local);
    }
    [[nodiscard]] Affine3d matrixOf(const RigNode& node) const {
        return isLocal() ? toAffine(offsetOf(node)) : m_frame.modelOf(node);
    }
    [[nodiscard]] Vec3d placeOf(const RigNode& node) const {
        return isLocal() ? offsetOf(node).translation : m_frame.placeOf(node);
    }
    [[nodiscard]] Quatd rotationOfNode(const RigNode& node) const {
        return isLocal() ? offsetOf(node).rotation : Quatd(Mat3d(m_frame.rigidOf(node).linear()));
    }
    [[nodiscard]] Vec3d scaleOf(const RigNode& node) const {
        return isLocal() ? offsetOf(node).scale : columnScale(m_frame.modelOf(node).linear());
    }

    RigFrame& m_frame;
    const Constraint& m_constraint;
    double m_total = 0.0;
};

/// The target with one part replaced, whichever the space.
class Target {
public:
    Target(RigFrame& frame, const Constraint& constraint)
        : m_own(frame.movable(constraint.target)), m_isLocal(rigwright::isLocal(constraint)),
          m_axes(constraint.axes) {}

    [[nodiscard]] const Movable& own() const { return m_own; }
    [[nodiscard]] bool isLocal() const { return m_isLocal; }

    [[nodiscard]] Vec3d place() const {
        return m_isLocal ? offsetFromRest(m_own.rest, m_own.local).translation
                         : Vec3d(m_own.parent * m_own.local.translation);
    }
    /// All of it.
    [[nodiscard]] Transform at(const Affine3d& matrix) const {
        if (m_isLocal)
            return withOffset(m_own.rest, splitMatrix(matrix));
        const auto parentFromModel = invert(m_own.parent);
        return parentFromModel ? splitMatrix(*parentFromModel * matrix) : m_own.local;
    }
    [[nodiscard]] Transform placedAt(const Vec3d& wanted, bool keepsAxes) const {
        Vec3d place = wanted;
        const Vec3d now = this->place();
        for (int i = 0; i < 3 && keepsAxes; ++i)
            if (!m_axes[std::size_t(i)])
                place[i] = now[i];
        Transform local = m_own.local;
        if (m_isLocal)
            local.translation = m_own.rest.translation + m_own.rest.rotation * place;
        else if (const auto parentFromModel = invert(m_own.parent))
            local.translation = *parentFromModel * place;
        return local;
    }
    [[nodiscard]] Transform turnedTo(const Quatd& wanted, bool keepsAxes) const {
        Transform local = m_own.local;
        if (m_isLocal) {
            const Quatd now = rotationFromRest(m_own.rest, m_own.local);
            local.rotation =
                (m_own.rest.rotation * (keepsAxes ? withFreeAxes(wanted, now) : wanted))
                    .normalized();
            return local;
        }
        const Mat3d parent = m_own.parent.linear();
        const Mat3d linear = parent * local.rotation.toRotationMatrix() * local.scale.asDiagonal();
        const Quatd rotation = keepsAxes ? withFreeAxes(wanted, Quatd(rotationOf(linear))) : wanted;
        local.rotation =
            localRotationFor(parent, local.scale, rotation.toRotationMatrix(), local.rotation);
        return local;
    }
    [[nodiscard]] Transform scaledTo(const Vec3d& wanted) const {
        Transform local = m_own.local;
        const Mat3d axes = m_own.parent.linear() * local.rotation.toRotationMatrix();
        for (int i = 0; i < 3; ++i) {
            const double above = m_isLocal ? m_own.rest.scale[i] : axes.col(i).norm();
            if (!m_axes[std::size_t(i)])
                continue;
            if (m_isLocal)
                local.scale[i] = wanted[i] * above;
            else if (above > 0.0)
                local.scale[i] = std::abs(wanted[i]) / above;
        }
        if (!m_isLocal && m_axes[0]) {
            // A mirror is in the x scale of whatever has one: of the source, and of what is above.
            const double rest = local.scale.y() * local.scale.z() < 0.0 ? -1.0 : 1.0;
            if (wanted.prod() * axes.determinant() * rest < 0.0)
                local.scale.x() = -local.scale.x();
        }
        return local;
    }

private:
    /// `wanted` with the angles (X, then Y, then Z) of axes that are not to follow as they are.
    [[nodiscard]] Quatd withFreeAxes(const Quatd& wanted, const Quatd& now) const {
        if (m_axes[0] && m_axes[1] && m_axes[2])
            return wanted;
        const Vec3d before = eulerFromRotation(now);
        Vec3d angles = eulerFromRotation(wanted, before);
        for (int i = 0; i < 3; ++i)
            if (!m_axes[std::size_t(i)])
                angles[i] = before[i];
        return rotationFromEuler(angles);
    }

    Movable m_own;
    bool m_isLocal;
    std::array<bool, 3> m_axes;
};

/// `vector` without what of it lies along `unit`, unit; nothing where that leaves too little.
std::optional<Vec3d> across(const Vec3d& vector, const Vec3d& unit) {
    const Vec3d direction = unitOrZero(vector);
    const Vec3d side = direction - direction.dot(unit) * unit;
    const double length = side.norm();
    if (!(length > kParallel))
        return std::nullopt;
    return side / length;
}

/// The turn about `axis` (unit) from one side to another, both unit and across it.
Quatd rollBetween(const Vec3d& from, const Vec3d& to, const Vec3d& axis) {
    return Quatd(Eigen::AngleAxisd(std::atan2(axis.dot(from.cross(to)), from.dot(to)), axis));
}

/// Turned in its parent's space, where lines and planes through its place are as in model space
/// whatever the parent does.
struct Facing {
    Vec3d aim = Vec3d::Zero(); ///< unit, in the parent's space, as it is; zero: it has none
    Vec3d up = Vec3d::Zero();
};

Facing facingOf(const Movable& own, const Constraint& constraint) {
    const auto direction = [&](const Vec3d& axis) {
        return unitOrZero(own.local.rotation * own.local.scale.cwiseProduct(axis));
    };
    return {direction(constraint.aimAxis), direction(constraint.upAxis)};
}

Transform aimed(RigFrame& frame, const Constraint& constraint, const Movable& own,
                const Vec3d& at) {
    Transform local = own.local;
    const auto parentFromModel = invert(own.parent);
    const Facing facing = facingOf(own, constraint);
    if (!parentFromModel || facing.aim.isZero())
        return local;
    const Vec3d aim = unitOrZero(*parentFromModel * at - local.translation);
    if (aim.isZero())
        return local;
    Quatd turn = shortestArcOfUnits(facing.aim, aim);
    const Vec3d up =
        constraint.up.isNone()
            ? Vec3d(parentFromModel->linear() * Vec3d::UnitY())
            : Vec3d(*parentFromModel * frame.placeOf(constraint.up) - local.translation);
    const auto wanted = across(up, aim);
    const auto now = across(turn * facing.up, aim);
    if (wanted && now)
        turn = rollBetween(*now, *wanted, aim) * turn;
    local.rotation = (turn * local.rotation * constraint.offset.rotation).normalized();
    return local;
}

Transform rolledTo(const Constraint& constraint, const Movable& own, const Vec3d& pole) {
    Transform local = own.local;
    const auto parentFromModel = invert(own.parent);
    const Facing facing = facingOf(own, constraint);
    if (!parentFromModel || facing.aim.isZero())
        return local;
    const auto wanted = across(*parentFromModel * pole - local.translation, facing.aim);
    const auto now = across(facing.up, facing.aim);
    if (wanted && now)
        local.rotation = (rollBetween(*now, *wanted, facing.aim) * local.rotation).normalized();
    return local;
}

Transform withinPosition(const Target& target, const ConstraintLimit& limit) {
    Vec3d place = target.place();
    const Vec3d before = place;
    for (int i = 0; i < 3; ++i)
        if (const auto& range = limit.position[std::size_t(i)])
            place[i] = std::max(range->low, std::min(place[i], range->high));
    return place == before ? target.own().local : target.placedAt(place, false);
}

Transform withinRotation(const RigFrame& frame, const Constraint& constraint, const Movable& own) {
    JointLimit limit;
    limit.along = frame.along(constraint.target);
    limit.swing = constraint.limit.swing.value_or(kPi);
    if (constraint.limit.twist) {
        // Unlike a joint's, the range may leave out the rest.
        limit.twistLow = std::clamp(constraint.limit.twist->low, -kPi, kPi);
        limit.twistHigh = std::clamp(constraint.limit.twist->high, -kPi, kPi);
    }
    Transform local = own.local;
    const Quatd before = rotationFromRest(own.rest, own.local);
    const Quatd after = limited(before, limit);
    if (after.coeffs() != before.coeffs())
        local.rotation = (own.rest.rotation * after).normalized();
    return local;
}

/// At distance 0 it is pushed up: nothing says where to.
Transform withinDistance(const Target& target, const ConstraintLimit& limit, const Vec3d& centre) {
    const Vec3d place = target.own().parent * target.own().local.translation;
    const Vec3d way = place - centre;
    const double distance = way.stableNorm();
    const double allowed = std::max(limit.distance.low, std::min(distance, limit.distance.high));
    if (distance == allowed)
        return target.own().local;
    const Vec3d direction = distance > 0.0 ? unitOrZero(way) : Vec3d(Vec3d::UnitY());
    Transform local = target.own().local;
    if (const auto parentFromModel = invert(target.own().parent))
        local.translation = *parentFromModel * (centre + allowed * direction);
    return local;
}

/// What the target becomes at weight 1.
Transform becomes(RigFrame& frame, const Constraint& constraint, const Sources& sources) {
    const Target target(frame, constraint);
    const Transform& offset = constraint.offset;
    switch (constraint.kind) {
    case ConstraintKind::Parent:
        return target.at(sources.matrix() * toAffine(offset));
    case ConstraintKind::Blend:
        return target.at(toAffine(sources.between()) * toAffine(offset));
    case ConstraintKind::Position:
        return target.placedAt(sources.place() + offset.translation, true);
    case ConstraintKind::Rotation:
        return target.turnedTo(sources.rotation() * offset.rotation, true);
    case ConstraintKind::Orient:
        return target.turnedTo(sources.between().rotation * offset.rotation, false);
    case ConstraintKind::Scale:
        return target.scaledTo(sources.scale().cwiseProduct(offset.scale));
    case ConstraintKind::Aim:
        return aimed(frame, constraint, target.own(), sources.place());
    case ConstraintKind::Pole:
        return rolledTo(constraint, target.own(), sources.place());
    case ConstraintKind::LimitPosition:
        return withinPosition(target, constraint.limit);
    case ConstraintKind::LimitRotation:
        return withinRotation(frame, constraint, target.own());
    case ConstraintKind::LimitDistance:
        return withinDistance(target, constraint.limit, sources.place());
    case ConstraintKind::TwistSpread:
    case ConstraintKind::Spline:
    case ConstraintKind::Driver:
        break;
    }
    return target.own().local;
}

bool needsSources(ConstraintKind kind) {
    return kind != ConstraintKind::LimitPosition && kind != ConstraintKind::LimitRotation;
}

void solveTarget(RigFrame& frame, const Constraint& constraint) {
    if (constraint.target.isNone())
        return;
    const Sources sources(frame, constraint);
    if (needsSources(constraint.kind) && sources.isEmpty())
        return;
    const Transform before = frame.movable(constraint.target).local;
    Transform after = becomes(frame, constraint, sources);
    if (!isFinite(after) || after == before)
        return;
    if (constraint.weight < 1.0)
        after = interpolate(before, after, constraint.weight);
    frame.move(constraint.target, after);
}

} // namespace

bool isLocal(const Constraint& constraint) {
    return constraint.space == ConstraintSpace::Local && constraint.kind != ConstraintKind::Aim &&
           constraint.kind != ConstraintKind::Pole &&
           constraint.kind != ConstraintKind::LimitDistance;
}

Quatd meanRotation(std::span<const Quatd> rotations, std::span<const double> weights) {
    Quatd mean = rotations.front();
    double total = weights.front();
    for (std::size_t i = 1; i < rotations.size(); ++i) {
        total += weights[i];
        if (total > 0.0)
            mean = mean.slerp(weights[i] / total, rotations[i]).normalized();
    }
    for (int round = 0; round < 50 && rotations.size() > 2 && total > 0.0; ++round) {
        Vec3d step = Vec3d::Zero();
        for (std::size_t i = 0; i < rotations.size(); ++i) {
            Quatd away = mean.conjugate() * rotations[i];
            if (away.w() < 0.0)
                away.coeffs() = -away.coeffs();
            const double sine = away.vec().norm();
            if (sine > 0.0)
                step += weights[i] / total * 2.0 * std::atan2(sine, away.w()) / sine * away.vec();
        }
        const double angle = step.norm();
        if (!(angle > 1e-14))
            break;
        mean = (mean * Quatd(Eigen::AngleAxisd(angle, step / angle))).normalized();
    }
    return mean;
}

Transform offsetFromRest(const Transform& rest, const Transform& local) {
    Transform offset;
    offset.translation = rest.rotation.conjugate() * (local.translation - rest.translation);
    offset.rotation = rotationFromRest(rest, local);
    for (int i = 0; i < 3; ++i)
        offset.scale[i] = rest.scale[i] != 0.0 ? local.scale[i] / rest.scale[i] : 1.0;
    return offset;
}

Transform withOffset(const Transform& rest, const Transform& offset) {
    return {rest.translation + rest.rotation * offset.translation,
            (rest.rotation * offset.rotation).normalized(), rest.scale.cwiseProduct(offset.scale)};
}

Quatd rotationFromRest(const Transform& rest, const Transform& local) {
    return (rest.rotation.conjugate() * local.rotation).normalized();
}

void solveConstraint(RigFrame& frame, const Constraint& constraint) {
    if (!constraint.enabled || !(constraint.weight > 0.0))
        return;
    switch (constraint.kind) {
    case ConstraintKind::TwistSpread:
        solveTwistSpread(frame, constraint);
        return;
    case ConstraintKind::Spline:
        solveSpline(frame, constraint);
        return;
    case ConstraintKind::Driver:
        solveDriver(frame, constraint);
        return;
    default:
        solveTarget(frame, constraint);
    }
}

} // namespace rigwright
