// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// New constraints with settings that fit what they are for.
#include "core/rig/make_constraint.h"

#include "core/math/rotation.h"
#include "core/rig/rest_places.h"
#include "core/rig/rigid_part.h"
#include "core/rig/solve_constraint.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

constexpr double kDegree = kPi / 180.0;

Affine3d placeOf(const RigNode& node, const RigPlaces& places) {
    if (node.control.isValid())
        return places.modelFromControl[node.control.value()];
    return node.bone.isValid() ? places.modelFromBone[node.bone.value()] : Affine3d::Identity();
}

Quatd rotationOfPlace(const Affine3d& place) {
    return Quatd(rotationOf(place.linear())).normalized();
}

/// What the sources say in model space, as the solver takes it.
struct SourceMean {
    Affine3d matrix = Affine3d::Identity();
    Transform parts;
    bool isAny = false;
};

Transform partsOf(const Affine3d& place) {
    return {place.translation(), rotationOfPlace(place), columnScale(place.linear())};
}

SourceMean meanOf(const std::vector<ConstraintSource>& sources, const RigPlaces& places) {
    std::vector<Affine3d> matrices;
    std::vector<Quatd> rotations;
    std::vector<double> weights;
    double total = 0.0;
    for (const ConstraintSource& source : sources)
        if (!source.node.isNone() && source.weight > 0.0) {
            matrices.push_back(placeOf(source.node, places));
            rotations.push_back(rotationOfPlace(matrices.back()));
            weights.push_back(source.weight);
            total += source.weight;
        }
    SourceMean mean;
    if (matrices.empty())
        return mean;
    mean.isAny = true;
    mean.parts = {Vec3d::Zero(), meanRotation(rotations, weights), Vec3d::Zero()};
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        mean.parts.translation += weights[i] / total * matrices[i].translation();
        mean.parts.scale += weights[i] / total * columnScale(matrices[i].linear());
    }
    mean.matrix = matrices.size() == 1 ? matrices.front() : toAffine(mean.parts);
    return mean;
}

/// Between the first two sources.
Transform betweenOf(const Constraint& constraint, const RigPlaces& places) {
    const auto& sources = constraint.sources;
    const Transform first = partsOf(placeOf(sources.front().node, places));
    return sources.size() < 2
               ? first
               : interpolate(first, partsOf(placeOf(sources[1].node, places)), constraint.blend);
}

Transform ridingOn(const Affine3d& source, const Affine3d& target) {
    const auto inverse = invert(source);
    return inverse ? splitMatrix(*inverse * target) : Transform();
}

/// How the aim turns the target's axes, in model space.
Quatd aimTurn(const Constraint& constraint, const Affine3d& target, const Vec3d& at,
              const RigPlaces& places) {
    const Vec3d now = (target.linear() * constraint.aimAxis).normalized();
    const Vec3d aim = (at - target.translation()).normalized();
    if (!now.allFinite() || !aim.allFinite() || now.isZero() || aim.isZero())
        return Quatd::Identity();
    const auto across = [&](const Vec3d& vector) -> Vec3d {
        const Vec3d unit = vector.normalized();
        return unit - unit.dot(aim) * aim;
    };
    Quatd turn = shortestArc(now, aim);
    const Vec3d wanted =
        across(constraint.up.isNone()
                   ? Vec3d(Vec3d::UnitY())
                   : Vec3d(placeOf(constraint.up, places).translation() - target.translation()));
    const Vec3d up = across(turn * Vec3d(target.linear() * constraint.upAxis));
    if (wanted.norm() > 1e-7 && up.norm() > 1e-7)
        turn =
            Quatd(Eigen::AngleAxisd(std::atan2(aim.dot(up.cross(wanted)), up.dot(wanted)), aim)) *
            turn;
    return turn;
}

/// Fills in a constraint of a kind.
class ConstraintMaker {
public:
    ConstraintMaker(const Rig& rig, const Skeleton& skeleton, const ConstraintRequest& request,
                    const RigPlaces& places)
        : m_rig(rig), m_skeleton(skeleton), m_request(request), m_places(places),
          m_rest(rigidRest(skeleton)) {}

    Constraint make() {
        m_made.kind = m_request.kind;
        m_made.target = m_request.target;
        for (const RigNode& source : m_request.sources)
            m_made.sources.push_back({source});
        m_made.chain = m_request.chain;
        m_made.when = stage();
        fill();
        if (m_request.keepOffset)
            m_made.offset = offsetToKeep(m_made, m_places);
        return std::move(m_made);
    }

private:
    /// After IK where it reads or moves bones that IK may move.
    [[nodiscard]] RigStage stage() const {
        if (m_request.kind == ConstraintKind::Driver ||
            m_request.kind == ConstraintKind::TwistSpread)
            return RigStage::AfterMotion;
        if (!m_request.target.bone.isValid())
            return RigStage::BeforeIk;
        const bool reads = std::ranges::any_of(
            m_request.sources, [](const RigNode& source) { return source.bone.isValid(); });
        const bool isMoved = std::ranges::any_of(m_rig.handles, [&](const IkHandle& handle) {
            return isAncestorOrSelf(m_skeleton, handle.root, m_request.target.bone);
        });
        return reads || isMoved ? RigStage::AfterMotion : RigStage::BeforeIk;
    }
    /// A bone's way to its tail, in its own frame; controls point along +Z.
    [[nodiscard]] Vec3d ownWay() const {
        const BoneIndex bone = m_request.target.bone;
        if (!bone.isValid())
            return Vec3d::UnitZ();
        const Vec3d way = tailOf(m_skeleton, bone, mainChildren(m_skeleton)[bone.value()]);
        return way.allFinite() && way.norm() > 1e-12 ? Vec3d(way.normalized())
                                                     : Vec3d(Vec3d::UnitY());
    }
    /// Metres: how much room a limit gives.
    [[nodiscard]] double room() const {
        if (m_request.target.control.isValid())
            return 2.0 * m_rig.controls[m_request.target.control.value()].size;
        const BoneIndex bone = m_request.target.bone;
        const Vec3d tail = tailOf(m_skeleton, bone, mainChildren(m_skeleton)[bone.value()]);
        const double length = (m_places.modelFromBone[bone.value()].linear() * tail).norm();
        return length > 1e-9 && std::isfinite(length) ? 0.5 * length : 0.1;
    }
    void fill() {
        switch (m_request.kind) {
        case ConstraintKind::Aim:
        case ConstraintKind::Pole:
            fillAim();
            break;
        case ConstraintKind::LimitPosition:
        case ConstraintKind::LimitRotation:
        case ConstraintKind::LimitDistance:
            if (!m_request.target.isNone())
                fillLimit();
            break;
        case ConstraintKind::TwistSpread:
            fillTwist();
            break;
        case ConstraintKind::Spline:
            m_made.target = {};
            if (m_made.chain.empty())
                m_made.chain = chainFrom(m_request.target.bone);
            break;
        case ConstraintKind::Driver:
            fillDriver();
            break;
        default:
            break;
        }
    }
    void fillAim();
    void fillLimit();
    void fillTwist();
    void fillDriver();
    [[nodiscard]] std::vector<BoneIndex> chainFrom(BoneIndex bone) const;

    const Rig& m_rig;
    const Skeleton& m_skeleton;
    const ConstraintRequest& m_request;
    const RigPlaces& m_places;
    std::vector<Affine3d> m_rest;
    Constraint m_made;
};

void ConstraintMaker::fillAim() {
    m_made.aimAxis = ownWay();
    Eigen::Index least = 0;
    m_made.aimAxis.cwiseAbs().minCoeff(&least);
    const auto across = [&](const Vec3d& way) -> Vec3d {
        return way - way.dot(m_made.aimAxis) * m_made.aimAxis;
    };
    m_made.upAxis = across(Vec3d::Unit(least)).normalized();
    if (m_request.kind != ConstraintKind::Pole || m_request.sources.empty() ||
        !m_request.keepOffset || m_request.target.isNone())
        return;
    // Kept where it is: the side that faces the source now is the one that shall.
    const auto targetFromModel = invert(placeOf(m_request.target, m_places));
    if (!targetFromModel)
        return;
    const Vec3d way = *targetFromModel * meanOf(m_made.sources, m_places).parts.translation;
    if (const Vec3d side = across(way); side.norm() > 1e-6 * way.norm())
        m_made.upAxis = side.normalized();
}

void ConstraintMaker::fillLimit() {
    const Affine3d now = placeOf(m_request.target, m_places);
    ConstraintLimit& limit = m_made.limit;
    if (m_request.kind == ConstraintKind::LimitPosition) {
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const double middle = now.translation()[Eigen::Index(axis)];
            limit.position[axis] = ChannelRange{middle - room(), middle + room()};
        }
        return;
    }
    if (m_request.kind == ConstraintKind::LimitDistance) {
        const Vec3d centre = meanOf(m_made.sources, m_places).parts.translation;
        limit.distance = {0.0, (now.translation() - centre).norm()};
        return;
    }
    limit.swing = 45.0 * kDegree;
    limit.twist = ChannelRange{-45.0 * kDegree, 45.0 * kDegree};
    const BoneIndex bone = m_request.target.bone;
    if (!bone.isValid())
        return;
    const BoneIndex parent = m_skeleton.parents[bone.value()];
    const auto parentFromModel =
        invert(parent.isValid() ? m_places.modelFromBone[parent.value()] : Affine3d::Identity());
    if (!parentFromModel)
        return;
    const Transform local = splitMatrix(*parentFromModel * now);
    const Quatd turned = rotationFromRest(m_skeleton.restLocal[bone.value()], local);
    const double twist = twistAngle(turned, ownWay());
    limit.swing =
        std::min(kPi, std::max(*limit.swing, turnAngle(swingTwist(turned, ownWay()).swing) + 1e-6));
    limit.twist->low = std::max(-kPi, std::min(limit.twist->low, twist - 1e-6));
    limit.twist->high = std::min(kPi, std::max(limit.twist->high, twist + 1e-6));
}

std::vector<BoneIndex> ConstraintMaker::chainFrom(BoneIndex bone) const {
    std::vector<BoneIndex> chain;
    const std::vector<BoneIndex> main = mainChildren(m_skeleton);
    for (; bone.isValid(); bone = main[bone.value()])
        chain.push_back(bone);
    return chain;
}

void ConstraintMaker::fillTwist() {
    const BoneIndex first = m_request.target.bone;
    m_made.target = {};
    const BoneIndex source =
        m_request.sources.empty() ? BoneIndex() : m_request.sources.front().bone;
    if (m_made.chain.empty() && first.isValid()) {
        if (source.isValid() && first != source && isAncestorOrSelf(m_skeleton, first, source))
            for (BoneIndex bone = m_skeleton.parents[source.value()];;
                 bone = m_skeleton.parents[bone.value()]) {
                m_made.chain.insert(m_made.chain.begin(), bone);
                if (bone == first)
                    break;
            }
        else
            m_made.chain.push_back(first);
    }
    // One below the other they add up: each takes as much.
    const double share = 1.0 / double(m_made.chain.size() + 1);
    m_made.shares.assign(m_made.chain.size(), share);
}

void ConstraintMaker::fillDriver() {
    if (!m_request.sources.empty()) {
        const RigNode& source = m_request.sources.front();
        m_made.driver.bone =
            source.bone.isValid() ? source.bone : m_rig.controls[source.control.value()].bone;
    }
    m_made.sources.clear();
    m_made.driver.angle = DriverAngle::Swing;
    m_made.driver.curve.points = {{0.0, 0.0}, {90.0 * kDegree, 0.05}};
    m_made.driver.channel = TransformChannel::MoveX;
}

bool isThere(const RigNode& node, const Rig& rig, const Skeleton& skeleton) {
    return (!node.bone.isValid() || node.bone.value() < skeleton.boneCount()) &&
           (!node.control.isValid() || node.control.value() < rig.controls.size());
}

} // namespace

Transform offsetToKeep(const Constraint& constraint, const RigPlaces& places) {
    if (constraint.target.isNone() || isLocal(constraint))
        return {};
    const SourceMean mean = meanOf(constraint.sources, places);
    if (!mean.isAny)
        return {};
    const Affine3d target = placeOf(constraint.target, places);
    const Quatd turned = rotationOfPlace(target);
    Transform offset;
    switch (constraint.kind) {
    case ConstraintKind::Parent:
        offset = ridingOn(mean.matrix, target);
        break;
    case ConstraintKind::Blend:
        offset = ridingOn(toAffine(betweenOf(constraint, places)), target);
        break;
    case ConstraintKind::Position:
        offset.translation = target.translation() - mean.parts.translation;
        break;
    case ConstraintKind::Rotation:
        offset.rotation = (mean.parts.rotation.conjugate() * turned).normalized();
        break;
    case ConstraintKind::Orient:
        offset.rotation =
            (betweenOf(constraint, places).rotation.conjugate() * turned).normalized();
        break;
    case ConstraintKind::Scale: {
        const Vec3d scale = columnScale(target.linear());
        for (int i = 0; i < 3; ++i)
            if (mean.parts.scale[i] != 0.0)
                offset.scale[i] = scale[i] / mean.parts.scale[i];
        break;
    }
    case ConstraintKind::Aim: {
        const Quatd turn = aimTurn(constraint, target, mean.parts.translation, places);
        offset.rotation = (turned.conjugate() * turn.conjugate() * turned).normalized();
        break;
    }
    default:
        break;
    }
    return isFinite(offset) ? offset : Transform();
}

Result<Constraint> makeConstraint(const Rig& rig, const Skeleton& skeleton,
                                  const ConstraintRequest& request, const RigPlaces& places) {
    bool isFine = isThere(request.target, rig, skeleton);
    for (const RigNode& source : request.sources)
        isFine = isFine && isThere(source, rig, skeleton);
    for (const BoneIndex bone : request.chain)
        isFine = isFine && isThere(boneNode(bone), rig, skeleton);
    if (!isFine)
        return Error{"rig-index", "it names something that is not there", "",
                     "Choose what it is to name anew."};
    Constraint made = ConstraintMaker(rig, skeleton, request, places).make();
    // Morph weights of others are not what this is about.
    Rig whole = rig;
    std::erase_if(whole.constraints,
                  [](const Constraint& each) { return each.driver.mesh.isValid(); });
    whole.constraints.push_back(made);
    if (const auto checked = checkRig(whole, skeleton, {}); !checked)
        return checked.error();
    return made;
}

} // namespace rigwright
