// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Two-bone handles on a skeleton: chains with bones in line between, stretch, joint limits.
#include "core/ik/ccd.h"
#include "core/rig/rigid_part.h"
#include "core/rig/solve_handles.h"
#include "core/rig/work_joints.h"

#include <cmath>

namespace rigwright {

namespace {

constexpr int kMostRounds = 12;

/// A handle's chain as two sides, in work space.
class TwoSides {
public:
    TwoSides(const HandleRun& run, IkHandleIndex handle)
        : m_run(run), m_handle(run.frame.rig().handles[handle.value()]),
          m_plan(run.frame.plan().handles[handle.value()]),
          m_work(workJoints(run.frame, m_plan.bones)) {
        const Affine3d& end = run.frame.model(m_handle.end);
        m_tip = m_work.space.toWork(m_plan.hasTip ? Vec3d(end * m_handle.tip)
                                                  : Vec3d(end.translation()));
    }

    [[nodiscard]] const WorkJoints& work() const { return m_work; }
    [[nodiscard]] bool mayStretch() const { return m_handle.stretch > 0.0 && !m_plan.hasTip; }
    [[nodiscard]] const Vec3d& tip() const { return m_tip; }

    /// Lengths as they are; where the chain may stretch, as the translations at rest make them, so
    /// that what a former stretch left behind does not add up.
    [[nodiscard]] TwoBoneChain chain() const {
        TwoBoneChain chain;
        chain.root = first().place;
        chain.mid = mid().place;
        chain.tip = m_tip;
        chain.upper =
            mayStretch() ? restLength(1, m_plan.mid + 1) : (chain.mid - chain.root).stableNorm();
        chain.lower = mayStretch() ? restLength(m_plan.mid + 1, m_plan.bones.size() + 1)
                                   : (chain.tip - chain.mid).stableNorm();
        return chain;
    }

    [[nodiscard]] TwoBoneGoal goal(const Vec3d& target, double length) const {
        TwoBoneGoal goal;
        goal.target = targetWithin(m_work.space.toWork(target), first().place, length);
        const Vec3d pole = m_run.frame.placeOf(m_handle.pole);
        if (!m_handle.pole.isNone() && pole.allFinite())
            goal.pole = m_work.space.toWork(pole);
        goal.preferredBend = preferredBend();
        goal.poleAngle = std::isfinite(m_handle.poleAngle) ? m_handle.poleAngle : 0.0;
        goal.softness = m_handle.softness;
        goal.stretch = mayStretch() ? m_handle.stretch : 0.0;
        return goal;
    }

    /// Rotations of the two joints for the solution's turns.
    bool turn(const TwoBoneSolution& solution) const {
        std::vector<Quatd> locals = present();
        const Quatd above = m_work.joints[*mid().above].turned;
        if (!isNone(solution.rootTurn))
            locals.front() =
                m_work.base.conjugate() * solution.rootTurn * m_work.base * first().local;
        const Quatd between = solution.rootTurn.conjugate() * solution.midTurn;
        if (!isNone(between))
            locals[m_plan.mid] = above.conjugate() * between * above * mid().local;
        return putRotations(m_run.frame, m_work, locals);
    }

    /// Ways from joint to joint on both sides, so that the sides have these lengths.
    void lengthen(double upper, double lower) const {
        const double nowUpper = (mid().place - first().place).stableNorm();
        const double nowLower = (m_tip - mid().place).stableNorm();
        scaleWays(1, m_plan.mid + 1, upper / nowUpper);
        scaleWays(m_plan.mid + 1, m_plan.bones.size() + 1, lower / nowLower);
    }

    /// Brings both joints within their limits, and then the tip as near as they let it (CCD over
    /// the two). False where a solver fails.
    bool keepLimits(const Vec3d& target) const {
        IkChain chain = pair();
        bool isOver = false;
        for (ChainJoint& joint : chain.joints) {
            if (!joint.limit)
                continue;
            const Quatd turned = (joint.rest.conjugate() * joint.local).normalized();
            if (overLimit(turned, *joint.limit) <= 1e-9)
                continue;
            isOver = true;
            joint.local = (joint.rest * limited(turned, *joint.limit)).normalized();
        }
        if (!isOver)
            return true;
        ChainGoal goal;
        goal.target = target;
        goal.preferredBend = preferredBend();
        goal.iterations = 50;
        goal.tolerance = 1e-6;
        solveCcd(chain, goal);
        std::vector<Quatd> locals = present();
        locals.front() = chain.joints[0].local;
        locals[m_plan.mid] = between().conjugate() * chain.joints[1].local;
        return putRotations(m_run.frame, m_work, locals);
    }

private:
    [[nodiscard]] const WorkJoint& first() const { return m_work.joints.front(); }
    [[nodiscard]] const WorkJoint& mid() const { return m_work.joints[m_plan.mid]; }

    [[nodiscard]] static bool isNone(const Quatd& turn) { return turn.vec().isZero(0.0); }
    [[nodiscard]] Vec3d preferredBend() const {
        return m_work.space.workFromModel *
               (m_run.frame.rigidOf(boneNode(m_handle.root)).linear() * m_plan.bend);
    }

    [[nodiscard]] std::vector<Quatd> present() const {
        std::vector<Quatd> locals;
        locals.reserve(m_work.joints.size());
        for (const WorkJoint& joint : m_work.joints)
            locals.push_back(joint.local);
        return locals;
    }

    /// The bone at that place of the chain, its end counted.
    [[nodiscard]] BoneIndex boneAt(std::size_t i) const {
        return i < m_plan.bones.size() ? m_plan.bones[i] : m_handle.end;
    }
    [[nodiscard]] double restLength(std::size_t from, std::size_t to) const {
        Vec3d way = Vec3d::Zero();
        for (std::size_t i = from; i < to; ++i)
            way += m_run.frame.parentModel(boneAt(i)).linear() *
                   m_run.frame.plan().restLocal[boneAt(i).value()].translation;
        return Vec3d(m_work.space.workFromModel * way).stableNorm();
    }
    void scaleWays(std::size_t from, std::size_t to, double factor) const {
        if (!std::isfinite(factor) || std::abs(factor - 1.0) < 1e-14)
            return;
        for (std::size_t i = from; i < to; ++i) {
            Transform local = m_run.frame.local(boneAt(i));
            local.translation *= factor;
            m_run.frame.setLocal(boneAt(i), local);
        }
    }

    /// What stands between the two joints.
    [[nodiscard]] Quatd between() const {
        return first().turned.conjugate() * m_work.joints[*mid().above].turned;
    }
    [[nodiscard]] IkChain pair() const {
        IkChain chain;
        chain.root = first().place;
        chain.modelFromBase = m_work.base;
        const Quatd stiff = between();
        chain.joints.push_back({first().rest, first().local,
                                first().turned.conjugate() * (mid().place - first().place),
                                first().limit});
        chain.joints.push_back({stiff * mid().rest, stiff * mid().local,
                                mid().turned.conjugate() * (m_tip - mid().place), mid().limit});
        return chain;
    }

    const HandleRun& m_run;
    const IkHandle& m_handle;
    const HandlePlan& m_plan;
    WorkJoints m_work;
    Vec3d m_tip = Vec3d::Zero();
};

bool hasLengths(const TwoBoneChain& chain) {
    const double length = chain.upper + chain.lower;
    return std::isfinite(length) && std::min(chain.upper, chain.lower) > 1e-9 * length &&
           (chain.mid - chain.root).stableNorm() > 1e-9 * length &&
           (chain.tip - chain.mid).stableNorm() > 1e-9 * length;
}

/// Once; or, where a bone of the chain scales unevenly and its side changes its length as it turns,
/// until that comes to rest.
bool solveSides(const HandleRun& run, IkHandleIndex handle, const Vec3d& target) {
    HandleReport& report = run.reports[handle.value()];
    TwoBoneMemory& memory = run.memory.handles[handle.value()];
    const TwoBoneMemory before = memory;
    for (int round = 0; round < kMostRounds; ++round) {
        const TwoSides sides(run, handle);
        const TwoBoneChain chain = sides.chain();
        if (!sides.work().space.isUsable || !hasLengths(chain))
            return false;
        const TwoBoneGoal goal = sides.goal(target, chain.upper + chain.lower);
        memory = before;
        const TwoBoneSolution solution = solveTwoBone(chain, goal, run.request.dt, memory);
        report.bend = solution.bend;
        if (!sides.turn(solution))
            return false;
        if (sides.mayStretch())
            sides.lengthen(chain.upper * solution.lengthened, chain.lower * solution.lengthened);
        if (sides.work().isExact)
            break;
        const double off = (TwoSides(run, handle).tip() - solution.tip).stableNorm();
        if (off < 1e-9 * (chain.upper + chain.lower))
            break;
    }
    const HandlePlan& plan = run.frame.plan().handles[handle.value()];
    const auto& limits = run.frame.plan().limits;
    if (!limits[plan.bones.front().value()] && !limits[plan.bones[plan.mid].value()])
        return true;
    const TwoSides sides(run, handle);
    return sides.keepLimits(targetWithin(sides.work().space.toWork(target),
                                         sides.work().joints.front().place,
                                         sides.chain().upper + sides.chain().lower));
}

} // namespace

bool solveTwoBoneHandle(const HandleRun& run, IkHandleIndex handle, const Vec3d& target) {
    const HandlePlan& plan = run.frame.plan().handles[handle.value()];
    if (plan.bones.size() < 2 || plan.mid == 0)
        return false;
    HandleReport& report = run.reports[handle.value()];
    const bool isStepped = run.request.stepped == handle;
    if (isStepped)
        report.passes.push_back(chainPlacesOf(run.frame, handle));
    if (isStepped && run.request.passes <= 0)
        return true;
    if (!solveSides(run, handle, target))
        return false;
    if (isStepped)
        report.passes.push_back(chainPlacesOf(run.frame, handle));
    return true;
}

} // namespace rigwright
