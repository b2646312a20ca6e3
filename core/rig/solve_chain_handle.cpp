// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// CCD and FABRIK handles on a skeleton, alone and several that share bones.
#include "core/ik/ccd.h"
#include "core/ik/fabrik.h"
#include "core/rig/rigid_part.h"
#include "core/rig/solve_handles.h"
#include "core/rig/work_joints.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

constexpr int kMostRounds = 8;

Vec3d tipOf(RigFrame& frame, IkHandleIndex handle) {
    const IkHandle& own = frame.rig().handles[handle.value()];
    const Affine3d& end = frame.model(own.end);
    return frame.plan().handles[handle.value()].hasTip ? Vec3d(end * own.tip)
                                                       : Vec3d(end.translation());
}

IkChain chainOf(const WorkJoints& work, const Vec3d& tip) {
    IkChain chain;
    chain.root = work.joints.front().place;
    chain.modelFromBase = work.base;
    chain.joints.reserve(work.joints.size());
    for (std::size_t i = 0; i < work.joints.size(); ++i) {
        const WorkJoint& joint = work.joints[i];
        const Vec3d& next = i + 1 < work.joints.size() ? work.joints[i + 1].place : tip;
        chain.joints.push_back({joint.rest, joint.local,
                                joint.turned.conjugate() * (next - joint.place), joint.limit});
    }
    return chain;
}

double lengthOf(const IkChain& chain) {
    double length = 0.0;
    for (const ChainJoint& joint : chain.joints)
        length += joint.next.stableNorm();
    return length;
}

/// Passes that a handle does in this frame.
int iterationsOf(const HandleRun& run, IkHandleIndex handle) {
    const int most = std::clamp(run.frame.rig().handles[handle.value()].iterations, 1, 1000);
    return run.request.stepped == handle ? std::clamp(run.request.passes, 0, most) : most;
}

ChainGoal goalOf(const HandleRun& run, IkHandleIndex handle, const WorkJoints& work) {
    const IkHandle& own = run.frame.rig().handles[handle.value()];
    const HandlePlan& plan = run.frame.plan().handles[handle.value()];
    ChainGoal goal;
    const Vec3d pole = run.frame.placeOf(own.pole);
    if (!own.pole.isNone() && pole.allFinite())
        goal.pole = work.space.toWork(pole);
    goal.poleAngle = std::isfinite(own.poleAngle) ? own.poleAngle : 0.0;
    goal.preferredBend =
        work.space.workFromModel * (run.frame.rigidOf(boneNode(own.root)).linear() * plan.bend);
    goal.iterations = iterationsOf(run, handle);
    goal.tolerance = own.tolerance;
    goal.keepsPasses = run.request.stepped == handle;
    return goal;
}

/// One run of the solver on the pose as it is.
struct ChainRun {
    bool isDone = false;
    bool isExact = false; ///< the skeleton does what the solver's chain does
    ChainSolution solution;
};

ChainRun runOnce(const HandleRun& run, IkHandleIndex handle, const Vec3d& target) {
    ChainRun result;
    const WorkJoints work = workJoints(run.frame, run.frame.plan().handles[handle.value()].bones);
    if (!work.space.isUsable)
        return result;
    IkChain chain = chainOf(work, work.space.toWork(tipOf(run.frame, handle)));
    const double length = lengthOf(chain);
    if (!(length > 0.0) || !std::isfinite(length))
        return result;
    ChainGoal goal = goalOf(run, handle, work);
    goal.target = targetWithin(work.space.toWork(target), chain.root, length);
    result.isExact = work.isExact;
    result.solution = run.frame.rig().handles[handle.value()].solver == IkSolver::Ccd
                          ? solveCcd(chain, goal)
                          : solveFabrik(chain, goal);
    for (auto& pass : result.solution.passes)
        for (Vec3d& place : pass)
            place = work.space.toModel(place);
    std::vector<Quatd> locals;
    locals.reserve(chain.joints.size());
    for (const ChainJoint& joint : chain.joints)
        locals.push_back(joint.local);
    result.isDone = putRotations(run.frame, work, locals);
    return result;
}

/// Bones from the topmost root to every end, ascending.
std::vector<BoneIndex> bonesOfTree(const HandleRun& run, std::span<const IkHandleIndex> handles) {
    const RigPlan& plan = run.frame.plan();
    BoneIndex top;
    for (const IkHandleIndex handle : handles) {
        const BoneIndex root = run.frame.rig().handles[handle.value()].root;
        // The roots of handles that share bones stand above one another.
        if (!top.isValid() || plan.place[root.value()] < plan.place[top.value()])
            top = root;
    }
    std::vector<BoneIndex> bones;
    for (const IkHandleIndex handle : handles)
        for (BoneIndex b = run.frame.rig().handles[handle.value()].end; b.isValid();
             b = plan.parents[b.value()]) {
            bones.push_back(b);
            if (b == top)
                break;
        }
    std::ranges::sort(bones);
    const auto twice = std::ranges::unique(bones);
    bones.erase(twice.begin(), twice.end());
    return bones;
}

IkTree treeOf(const WorkJoints& work) {
    IkTree tree;
    tree.modelFromBase = work.base;
    tree.joints.reserve(work.joints.size());
    for (const WorkJoint& joint : work.joints) {
        TreeJoint own;
        own.parent = joint.above;
        own.fromParent = joint.place;
        if (joint.above) {
            const WorkJoint& above = work.joints[*joint.above];
            own.fromParent = above.turned.conjugate() * (joint.place - above.place);
        }
        own.rest = joint.rest;
        own.local = joint.local;
        own.limit = joint.limit;
        tree.joints.push_back(own);
    }
    return tree;
}

std::vector<TreeEffector> effectorsOf(const HandleRun& run, const WorkJoints& work,
                                      std::span<const IkHandleIndex> handles,
                                      std::span<const Vec3d> targets) {
    double length = 0.0;
    for (const WorkJoint& joint : work.joints)
        if (joint.above)
            length += (joint.place - work.joints[*joint.above].place).stableNorm();
    std::vector<TreeEffector> effectors;
    for (std::size_t i = 0; i < handles.size(); ++i) {
        const BoneIndex end = run.frame.rig().handles[handles[i].value()].end;
        const auto joint = std::ranges::find(work.joints, end, &WorkJoint::bone);
        TreeEffector effector;
        effector.joint = std::size_t(joint - work.joints.begin());
        effector.tip = joint->turned.conjugate() *
                       (work.space.toWork(tipOf(run.frame, handles[i])) - joint->place);
        effector.target =
            targetWithin(work.space.toWork(targets[i]), work.joints.front().place, length);
        effector.weight = handleWeight(run.frame, handles[i]);
        effectors.push_back(effector);
    }
    return effectors;
}

/// What all of them together are to be solved with: the most passes, the least tolerance.
struct TreeEffort {
    int iterations = 0;
    double tolerance = 1.0;
};

TreeEffort effortOf(const HandleRun& run, std::span<const IkHandleIndex> handles) {
    TreeEffort effort;
    for (const IkHandleIndex handle : handles) {
        effort.iterations = std::max(effort.iterations, iterationsOf(run, handle));
        effort.tolerance =
            std::min(effort.tolerance, run.frame.rig().handles[handle.value()].tolerance);
    }
    for (const IkHandleIndex handle : handles)
        if (run.request.stepped == handle)
            effort.iterations = iterationsOf(run, handle);
    return effort;
}

bool putTree(const HandleRun& run, const WorkJoints& work, const IkTree& tree) {
    std::vector<Quatd> locals;
    locals.reserve(tree.joints.size());
    for (const TreeJoint& joint : tree.joints)
        locals.push_back(joint.local);
    return putRotations(run.frame, work, locals);
}

/// Places of the stepped handle's chain after each pass: solved anew with one more pass each time.
void keepTreePasses(const HandleRun& run, const WorkJoints& work, const IkTree& start,
                    std::span<const TreeEffector> effectors, const TreeEffort& effort) {
    HandleReport& report = run.reports[run.request.stepped.value()];
    report.passes.push_back(chainPlacesOf(run.frame, run.request.stepped));
    for (int passes = 1; passes <= effort.iterations; ++passes) {
        IkTree tree = start;
        const ChainSolution solution = solveFabrikTree(tree, effectors, passes, effort.tolerance);
        if (solution.iterations < passes || !putTree(run, work, tree))
            break;
        report.passes.push_back(chainPlacesOf(run.frame, run.request.stepped));
    }
    for (const WorkJoint& joint : work.joints) {
        Transform local = run.frame.local(joint.bone);
        local.rotation = mirroredBy(joint.local, joint.signs);
        run.frame.setLocal(joint.bone, local);
    }
}

} // namespace

bool solveChainHandle(const HandleRun& run, IkHandleIndex handle, const Vec3d& target) {
    HandleReport& report = run.reports[handle.value()];
    if (run.request.stepped == handle && run.request.passes <= 0) {
        report.passes.push_back(chainPlacesOf(run.frame, handle));
        return true;
    }
    for (int round = 0; round < kMostRounds; ++round) {
        ChainRun result = runOnce(run, handle, target);
        if (!result.isDone)
            return false;
        if (round == 0) {
            report.iterations = result.solution.iterations;
            report.passes = std::move(result.solution.passes);
        }
        // Where bones of the chain scale unevenly, turning them changes lengths: again from there.
        const bool isThere = (tipOf(run.frame, handle) - target).stableNorm() <=
                             result.solution.error * (1.0 + 1e-9) + 1e-12;
        if (result.isExact || isThere || run.request.stepped == handle)
            break;
    }
    return true;
}

bool solveHandleTree(const HandleRun& run, std::span<const IkHandleIndex> handles,
                     std::span<const Vec3d> targets) {
    const std::vector<BoneIndex> bones = bonesOfTree(run, handles);
    const WorkJoints work = workJoints(run.frame, bones);
    if (!work.space.isUsable)
        return false;
    const std::vector<TreeEffector> effectors = effectorsOf(run, work, handles, targets);
    const TreeEffort effort = effortOf(run, handles);
    IkTree tree = treeOf(work);
    if (std::ranges::find(handles, run.request.stepped) != handles.end())
        keepTreePasses(run, work, tree, effectors, effort);
    ChainSolution solution;
    if (effort.iterations > 0)
        solution = solveFabrikTree(tree, effectors, effort.iterations, effort.tolerance);
    for (const IkHandleIndex handle : handles)
        run.reports[handle.value()].iterations = solution.iterations;
    return putTree(run, work, tree);
}

} // namespace rigwright
