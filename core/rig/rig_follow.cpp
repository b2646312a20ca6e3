// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A rig through an edit of the skeleton.
#include "core/rig/rig_edit.h"
#include "core/rig/rig_graph.h"
#include "core/rig/rig_plan.h"
#include "core/rig/rigid_part.h"
#include "core/rig/solve_constraint.h"
#include "core/skeleton/bone_follow.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/skeleton_edit.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

Transform rigidTransform(const Affine3d& matrix) {
    Transform transform = decomposeNearest(matrix);
    transform.scale = Vec3d::Ones();
    return transform;
}

/// ±1, where a direction is an axis.
struct Axis {
    int number = 0;
    double sign = 1.0;
};

std::optional<Axis> axisOf(const Vec3d& direction) {
    Eigen::Index number = 0;
    const double most = direction.cwiseAbs().maxCoeff(&number);
    if (!(std::abs(most - 1.0) <= 1e-9))
        return std::nullopt;
    return Axis{int(number), direction[number] < 0.0 ? -1.0 : 1.0};
}

class RigFollower {
public:
    RigFollower(const Rig& rig, const Skeleton& before, const SkeletonEdit& edit)
        : m_before(rig), m_skeleton(before), m_edit(edit), m_remap(edit.remap), m_rig(rig),
          m_restBefore(restModel(before)), m_restAfter(restModel(edit.skeleton)) {}

    RigEdit run() {
        nameMids();
        for (std::size_t i = 0; i < m_rig.controls.size(); ++i)
            followControl(i);
        for (std::size_t i = 0; i < m_rig.handles.size(); ++i)
            followHandle(i);
        for (std::size_t i = 0; i < m_rig.constraints.size(); ++i)
            followConstraint(i);
        followLimits();
        RigEdit kept = removeParts(m_rig, m_gone);
        RigEdit sound = soundRig(kept.rig, m_edit.skeleton, nullptr);
        sound.remap = together(kept.remap, sound.remap);
        Findings findings = std::move(m_findings);
        std::ranges::move(kept.findings, std::back_inserter(findings));
        std::ranges::move(sound.findings, std::back_inserter(findings));
        sound.findings = std::move(findings);
        return sound;
    }

private:
    void note(const char* code, std::string where, const char* detail) {
        m_findings.push_back({code, Severity::Warning, 1, std::move(where), detail, ""});
    }
    void noteChanged(std::size_t constraint) {
        note("rig-constraint-changed", constraintLabel(m_before, ConstraintIndex(constraint)),
             "bones that it is about have other axes now, which it cannot follow exactly");
    }

    /// oldFromBone of a bone that stays; the identity for one that is gone, and for none.
    [[nodiscard]] Affine3d frameChange(BoneIndex old) const {
        const BoneIndex now = m_remap.of(old);
        return now.isValid() ? m_remap.origins[now.value()].oldFromBone : Affine3d::Identity();
    }
    [[nodiscard]] Mat3d turnOf(BoneIndex old) const { return frameChange(old).linear(); }
    [[nodiscard]] bool isTurned(BoneIndex old) const {
        return old.isValid() && turnOf(old) != Mat3d::Identity();
    }
    [[nodiscard]] bool isGone(BoneIndex old) const {
        return old.isValid() && !m_remap.of(old).isValid();
    }
    /// A node with the bone's new number; none where it is gone.
    [[nodiscard]] RigNode now(const RigNode& node) const {
        return node.bone.isValid() ? boneNode(m_remap.of(node.bone)) : node;
    }

    /// Where a two-bone chain bends by itself may be another joint once there are more of them.
    void nameMids() {
        const bool isAny = std::ranges::any_of(m_before.handles, [](const IkHandle& handle) {
            return handle.solver == IkSolver::TwoBone && !handle.mid.isValid();
        });
        if (!isAny)
            return;
        const RigPlan plan = makeRigPlan(std::make_shared<const Rig>(m_before), m_skeleton);
        for (std::size_t h = 0; h < m_rig.handles.size(); ++h) {
            IkHandle& handle = m_rig.handles[h];
            const HandlePlan& chain = plan.handles[h];
            if (handle.solver == IkSolver::TwoBone && !handle.mid.isValid() &&
                chain.mid < chain.bones.size() && hasOtherBones(handle))
                handle.mid = chain.bones[chain.mid];
        }
    }

    [[nodiscard]] bool hasOtherBones(const IkHandle& handle) const {
        IkHandle after = handle;
        after.root = m_remap.of(handle.root);
        after.end = m_remap.of(handle.end);
        if (!after.root.isValid() || !after.end.isValid())
            return false;
        std::vector<BoneIndex> chain = chainBones(m_skeleton, handle);
        for (BoneIndex& bone : chain)
            bone = m_remap.of(bone);
        return chain != chainBones(m_edit.skeleton, after);
    }

    void followControl(std::size_t index) {
        Control& control = m_rig.controls[index];
        const Control& before = m_before.controls[index];
        if (before.drives && isGone(before.bone)) {
            note("rig-control-dropped", controlLabel(m_before, ControlIndex(index)),
                 "the bone that it moves is gone");
            m_gone.controls.emplace_back(index);
            return;
        }
        if (before.bone.isValid())
            followPlace(control, before);
        followSpace(control, before, index);
    }

    void followPlace(Control& control, const Control& before) {
        control.bone = m_remap.heir(before.bone);
        const bool stays = !isGone(before.bone);
        if (stays && (before.drives || m_edit.rule == PoseRule::Ride)) {
            const Affine3d change = frameChange(before.bone);
            if (isIdentity(change))
                return;
            if (before.drives && isRigid(change)) {
                control.place.rotation =
                    (Quatd(Mat3d(change.linear())).conjugate() * before.place.rotation)
                        .normalized();
                return;
            }
        } else if (stays) {
            return; // with its joint
        }
        const Affine3d placed = toAffine(before.place);
        const Affine3d old = rigidPart(m_restBefore[before.bone.value()]) * placed;
        const Affine3d rest = control.bone.isValid() ? rigidPart(m_restAfter[control.bone.value()])
                                                     : Affine3d::Identity();
        const Transform place = rigidTransform(rest.inverse(Eigen::Isometry) * old);
        control.place.rotation = place.rotation;
        if (!before.drives)
            control.place.translation = place.translation;
    }

    void followSpace(Control& control, const Control& before, std::size_t index) {
        const RigNode old = spaceOf(before, m_skeleton);
        control.spaceNode = now(before.spaceNode);
        if (before.space == ControlSpace::Node) {
            if (control.spaceNode.isNone()) {
                control.space = ControlSpace::Parent;
                note("rig-space-dropped", controlLabel(m_before, ControlIndex(index)),
                     "what it went along with is gone; it goes along with the parent of its bone "
                     "now");
            }
            return;
        }
        if (before.drives || before.space == ControlSpace::World)
            return;
        // What it goes along with may not be its bone's parent or root any more.
        const BoneIndex usual = spaceOf(control, m_edit.skeleton).bone;
        const BoneIndex ridden = usual.isValid() ? m_remap.origins[usual.value()].old : BoneIndex();
        if (ridden == old.bone && usual.isValid() == old.bone.isValid())
            return;
        const BoneIndex heir = m_remap.heir(old.bone);
        control.space = heir.isValid() ? ControlSpace::Node : ControlSpace::World;
        control.spaceNode = boneNode(heir);
    }

    void followHandle(std::size_t index) {
        IkHandle& handle = m_rig.handles[index];
        const IkHandle before = handle;
        const auto drop = [&](const char* why) {
            note("rig-handle-dropped", handleLabel(m_before, IkHandleIndex(index)), why);
            m_gone.handles.emplace_back(index);
        };
        if (isGone(before.root) || isGone(before.mid) || isGone(before.end))
            return drop("a bone of its chain is gone");
        handle.root = m_remap.of(before.root);
        handle.mid = m_remap.of(before.mid);
        handle.end = m_remap.of(before.end);
        handle.target = now(before.target);
        handle.pole = now(before.pole);
        if (handle.target.isNone())
            return drop("its target is gone");
        if (handle.pole.isNone() && !before.pole.isNone())
            note("rig-pole-dropped", handleLabel(m_before, IkHandleIndex(index)),
                 "its pole is gone; it bends as it does at rest");
        const Affine3d endChange = frameChange(before.end);
        if (!before.tip.isZero(0.0) && !isIdentity(endChange))
            if (const auto back = invert(endChange))
                handle.tip = *back * before.tip;
        if (before.bend && isTurned(before.root))
            handle.bend = turnOf(before.root).transpose() * *before.bend;
    }

    void followConstraint(std::size_t index) {
        Constraint& constraint = m_rig.constraints[index];
        const Constraint before = constraint;
        const std::string label = constraintLabel(m_before, ConstraintIndex(index));
        const auto drop = [&] {
            note("rig-constraint-dropped", label, "what it moves, or what it follows, is gone");
            m_gone.constraints.emplace_back(index);
        };
        constraint.target = now(before.target);
        constraint.up = now(before.up);
        constraint.driver.bone = m_remap.of(before.driver.bone);
        std::erase_if(constraint.sources,
                      [this](const ConstraintSource& source) { return isGone(source.node.bone); });
        const bool lostSource =
            constraint.sources.size() < before.sources.size() || isGone(before.up.bone);
        for (ConstraintSource& source : constraint.sources)
            source.node = now(source.node);
        followChain(constraint, before);
        const bool isDriver = before.kind == ConstraintKind::Driver;
        const bool hasChain =
            before.kind == ConstraintKind::TwistSpread || before.kind == ConstraintKind::Spline;
        if ((constraint.target.isNone() && !before.target.isNone()) ||
            (isDriver && isGone(before.driver.bone)) ||
            constraint.sources.size() < leastSources(before.kind) ||
            (hasChain && constraint.chain.empty()))
            return drop();
        if (lostSource)
            note("rig-constraint-changed", label, "some of what it followed is gone");
        followOffset(constraint, before, index);
        followAxes(constraint, before);
        if (isDriver)
            followDriver(constraint, before, index);
        else if (isBoundToAxes(before))
            noteChanged(index);
    }

    void followChain(Constraint& constraint, const Constraint& before) {
        constraint.chain.clear();
        constraint.shares.clear();
        for (std::size_t i = 0; i < before.chain.size(); ++i) {
            const BoneIndex bone = m_remap.of(before.chain[i]);
            if (!bone.isValid())
                continue;
            constraint.chain.push_back(bone);
            if (i < before.shares.size())
                constraint.shares.push_back(before.shares[i]);
            if (before.kind != ConstraintKind::Spline)
                continue;
            for (const BonePieces& pieces : m_remap.pieces)
                if (pieces.old == before.chain[i])
                    constraint.chain.insert(constraint.chain.end(), pieces.bones.begin() + 1,
                                            pieces.bones.end());
        }
    }

    /// S · O becomes S · Qs · (Qs⁻¹ · O · Qt).
    void followOffset(Constraint& constraint, const Constraint& before, std::size_t index) {
        const bool isWhole =
            before.kind == ConstraintKind::Parent || before.kind == ConstraintKind::Blend;
        const bool turnsOnly =
            before.kind == ConstraintKind::Rotation || before.kind == ConstraintKind::Orient;
        const bool isAim = before.kind == ConstraintKind::Aim;
        if (isLocal(before) || (!isWhole && !turnsOnly && !isAim))
            return;
        const Affine3d target = frameChange(before.target.bone);
        Affine3d source = target;
        if (!isAim) {
            std::optional<Affine3d> first;
            for (const ConstraintSource& each : before.sources) {
                if (isGone(each.node.bone))
                    continue;
                const Affine3d change = frameChange(each.node.bone);
                if (!first)
                    first = change;
                else if (first->matrix() != change.matrix())
                    return noteChanged(index);
            }
            source = first.value_or(Affine3d::Identity());
        }
        if (isIdentity(source) && isIdentity(target))
            return;
        const auto turned = framed(source, before.offset, target);
        if (!turned)
            return;
        constraint.offset.rotation = turned->local.rotation;
        if (isWhole) {
            constraint.offset.translation = turned->local.translation;
            constraint.offset.scale = turned->local.scale;
        }
    }

    void followAxes(Constraint& constraint, const Constraint& before) {
        if (isTurned(before.target.bone)) {
            const Mat3d back = turnOf(before.target.bone).transpose();
            constraint.aimAxis = (back * before.aimAxis).normalized();
            constraint.upAxis = (back * before.upAxis).normalized();
        }
        if (isTurned(before.driver.bone))
            constraint.driver.axis =
                (turnOf(before.driver.bone).transpose() * before.driver.axis).normalized();
    }

    /// A channel is an axis of the target: it can be another one of its axes, or be turned round.
    void followDriver(Constraint& constraint, const Constraint& before, std::size_t index) {
        const Driver& driver = before.driver;
        if (driver.mesh.isValid() || !isTurned(before.target.bone))
            return;
        const int channel = int(driver.channel);
        const Vec3d old = Vec3d::Unit(channel % 3);
        const auto axis = axisOf(turnOf(before.target.bone).transpose() * old);
        if (!axis)
            return noteChanged(index);
        constraint.driver.channel = TransformChannel(channel / 3 * 3 + axis->number);
        if (axis->sign < 0.0 && driver.channel < TransformChannel::ScaleX)
            for (Vec2d& point : constraint.driver.curve.points)
                point.y() = -point.y();
    }

    /// Whether it speaks of axes that are others now and cannot be turned in it.
    [[nodiscard]] bool isBoundToAxes(const Constraint& constraint) const {
        const auto localAxes = [this](const RigNode& node) {
            return node.bone.isValid() &&
                   (isTurned(node.bone) || isTurned(m_skeleton.parents[node.bone.value()]));
        };
        const bool isCopy = constraint.kind == ConstraintKind::Position ||
                            constraint.kind == ConstraintKind::Rotation ||
                            constraint.kind == ConstraintKind::Parent ||
                            constraint.kind == ConstraintKind::Blend ||
                            constraint.kind == ConstraintKind::Orient;
        if (constraint.kind == ConstraintKind::Scale)
            return localAxes(constraint.target) ||
                   std::ranges::any_of(constraint.sources, [&](const ConstraintSource& source) {
                       return localAxes(source.node);
                   });
        if (constraint.space != ConstraintSpace::Local)
            return false;
        if (constraint.kind == ConstraintKind::LimitPosition)
            return localAxes(constraint.target);
        return isCopy &&
               (localAxes(constraint.target) ||
                std::ranges::any_of(constraint.sources, [&](const ConstraintSource& source) {
                    return localAxes(source.node);
                }));
    }

    void followLimits() {
        std::vector<RigJointLimit> kept;
        for (RigJointLimit limit : m_before.jointLimits) {
            const BoneIndex old = limit.bone;
            limit.bone = m_remap.of(old);
            if (!limit.bone.isValid())
                continue; // with its bone, as its flags and colours
            if (isTurned(old))
                limit.limit.along = (turnOf(old).transpose() * limit.limit.along).normalized();
            kept.push_back(limit);
        }
        std::ranges::stable_sort(kept, {}, &RigJointLimit::bone);
        m_rig.jointLimits = std::move(kept);
    }

    const Rig& m_before;
    const Skeleton& m_skeleton; ///< before the edit
    const SkeletonEdit& m_edit;
    const BoneRemap& m_remap;
    Rig m_rig; ///< with new numbers of bones, and old ones of everything else
    std::vector<Affine3d> m_restBefore;
    std::vector<Affine3d> m_restAfter;
    RigParts m_gone;
    Findings m_findings;
};

} // namespace

RigEdit followSkeleton(const Rig& rig, const Skeleton& before, const SkeletonEdit& edit) {
    return RigFollower(rig, before, edit).run();
}

} // namespace rigwright
