// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// IK handles one after the other: what is before and after the solvers.
#include "core/rig/solve_handles.h"

#include "core/math/rotation.h"
#include "core/rig/handle_plan.h"
#include "core/rig/rigid_part.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

const IkHandle& handleOf(const HandleRun& run, IkHandleIndex handle) {
    return run.frame.rig().handles[handle.value()];
}

/// The bones that a handle may turn, and its end.
std::vector<BoneIndex> touchedBones(const HandleRun& run, IkHandleIndex handle) {
    const HandlePlan& plan = run.frame.plan().handles[handle.value()];
    std::vector<BoneIndex> bones = plan.bones;
    if (!plan.hasTip)
        bones.push_back(handleOf(run, handle).end);
    return bones;
}

/// Turns the end as the handle says, within its joint limit. `before`: its rotation in model space
/// before the chain was solved.
void turnEnd(const HandleRun& run, IkHandleIndex handle, const Mat3d& before) {
    const IkHandle& own = handleOf(run, handle);
    const HandlePlan& plan = run.frame.plan().handles[handle.value()];
    if (plan.hasTip || own.endRotation == EndRotation::Free)
        return;
    const Mat3d wanted = own.endRotation == EndRotation::Keep
                             ? before
                             : Mat3d(run.frame.rigidOf(own.target).linear() * plan.endFromTarget);
    Transform local = run.frame.local(own.end);
    local.rotation = localRotationFor(run.frame.parentModel(own.end).linear(), local.scale, wanted,
                                      local.rotation);
    if (const auto& limit = run.frame.plan().limits[own.end.value()]) {
        const Quatd& rest = run.frame.plan().restLocal[own.end.value()].rotation;
        local.rotation =
            (rest * limited((rest.conjugate() * local.rotation).normalized(), *limit)).normalized();
    }
    run.frame.setLocal(own.end, local);
}

/// Locals of bones, to go back to.
class Keep {
public:
    Keep(RigFrame& frame, std::vector<BoneIndex> bones)
        : m_frame(frame), m_bones(std::move(bones)) {
        m_local.reserve(m_bones.size());
        for (const BoneIndex bone : m_bones)
            m_local.push_back(frame.local(bone));
    }
    void restore() {
        for (std::size_t i = 0; i < m_bones.size(); ++i)
            m_frame.setLocal(m_bones[i], m_local[i]);
    }
    /// Between what was and what is.
    void blend(double weight) {
        for (std::size_t i = 0; i < m_bones.size(); ++i)
            if (!(m_frame.local(m_bones[i]) == m_local[i]))
                m_frame.setLocal(m_bones[i],
                                 interpolate(m_local[i], m_frame.local(m_bones[i]), weight));
    }

private:
    RigFrame& m_frame;
    std::vector<BoneIndex> m_bones;
    std::vector<Transform> m_local;
};

/// Whether the handle has a chain and a target to work with; fills the report's reach.
bool canSolve(const HandleRun& run, IkHandleIndex handle, Vec3d& target) {
    const IkHandle& own = handleOf(run, handle);
    HandleReport& report = run.reports[handle.value()];
    target = run.frame.placeOf(own.target);
    const std::vector<Vec3d> places = chainPlacesOf(run.frame, handle);
    const double length = lengthOf(places);
    const bool isSound = !run.frame.plan().handles[handle.value()].bones.empty() &&
                         !own.target.isNone() && target.allFinite() && length > 0.0 &&
                         std::isfinite(length);
    if (isSound)
        report.reach = (target - places.front()).stableNorm() / length;
    report.degenerate = !isSound || !std::isfinite(report.reach);
    if (report.degenerate)
        report.reach = 0.0;
    return !report.degenerate;
}

void forget(const HandleRun& run, IkHandleIndex handle) {
    run.memory.handles[handle.value()] = {};
}

void reportError(const HandleRun& run, IkHandleIndex handle, const Vec3d& target) {
    const double error = (chainPlacesOf(run.frame, handle).back() - target).stableNorm();
    run.reports[handle.value()].error = std::isfinite(error) ? error : 0.0;
}

void solveAlone(const HandleRun& run, IkHandleIndex handle) {
    const IkHandle& own = handleOf(run, handle);
    HandleReport& report = run.reports[handle.value()];
    report.solved = true;
    Vec3d target;
    if (!canSolve(run, handle, target)) {
        forget(run, handle);
        return;
    }
    Keep before(run.frame, touchedBones(run, handle));
    Mat3d endBefore = Mat3d::Identity();
    if (own.endRotation == EndRotation::Keep)
        endBefore = run.frame.rigidOf(boneNode(own.end)).linear();
    const bool isDone = own.solver == IkSolver::TwoBone ? solveTwoBoneHandle(run, handle, target)
                                                        : solveChainHandle(run, handle, target);
    if (!isDone) {
        before.restore();
        report.degenerate = true;
        forget(run, handle);
        return;
    }
    reportError(run, handle, target);
    turnEnd(run, handle, endBefore);
    if (const double weight = handleWeight(run.frame, handle); weight < 1.0)
        before.blend(weight);
}

/// Weights pull in the solver itself: between them joints can only stand in one place.
void solveTogether(const HandleRun& run, const std::vector<IkHandleIndex>& handles) {
    std::vector<IkHandleIndex> sound;
    std::vector<Vec3d> targets;
    std::vector<Mat3d> endsBefore;
    std::vector<BoneIndex> bones;
    for (const IkHandleIndex handle : handles) {
        run.reports[handle.value()].solved = true;
        Vec3d target;
        if (!canSolve(run, handle, target))
            continue;
        sound.push_back(handle);
        targets.push_back(target);
        endsBefore.emplace_back(run.frame.rigidOf(boneNode(handleOf(run, handle).end)).linear());
        for (const BoneIndex bone : touchedBones(run, handle))
            bones.push_back(bone);
    }
    if (sound.empty())
        return;
    Keep before(run.frame, bones);
    if (!solveHandleTree(run, sound, targets)) {
        before.restore();
        for (const IkHandleIndex handle : sound)
            run.reports[handle.value()].degenerate = true;
        return;
    }
    for (std::size_t i = 0; i < sound.size(); ++i) {
        reportError(run, sound[i], targets[i]);
        const BoneIndex end = handleOf(run, sound[i]).end;
        const Transform local = run.frame.local(end);
        turnEnd(run, sound[i], endsBefore[i]);
        const double weight = handleWeight(run.frame, sound[i]);
        if (weight < 1.0 && !(run.frame.local(end) == local))
            run.frame.setLocal(end, interpolate(local, run.frame.local(end), weight));
    }
}

} // namespace

double handleWeight(RigFrame& frame, IkHandleIndex handle) {
    const auto& weights = frame.pose().ikWeights;
    if (!frame.rig().handles[handle.value()].enabled || handle.value() >= weights.size())
        return 0.0;
    const double weight = weights[handle.value()];
    return weight > 0.0 ? std::min(weight, 1.0) : 0.0;
}

std::vector<Vec3d> chainPlacesOf(RigFrame& frame, IkHandleIndex handle) {
    const IkHandle& own = frame.rig().handles[handle.value()];
    const HandlePlan& plan = frame.plan().handles[handle.value()];
    std::vector<Vec3d> places;
    places.reserve(plan.bones.size() + 1);
    for (const BoneIndex bone : plan.bones)
        places.emplace_back(frame.model(bone).translation());
    const Affine3d& end = frame.model(own.end);
    places.push_back(plan.hasTip ? Vec3d(end * own.tip) : Vec3d(end.translation()));
    return places;
}

Vec3d targetWithin(const Vec3d& target, const Vec3d& root, double length) {
    const Vec3d way = target - root;
    const double distance = way.stableNorm();
    return distance > 1e6 * length ? Vec3d(root + 1e6 * length * unitOrZero(way)) : target;
}

void solveHandleGroup(const HandleRun& run, std::span<const IkHandleIndex> group) {
    std::vector<IkHandleIndex> active;
    for (const IkHandleIndex handle : group)
        if (handleWeight(run.frame, handle) > 0.0)
            active.push_back(handle);
        else
            forget(run, handle);
    if (active.size() == 1)
        solveAlone(run, active.front());
    else if (!active.empty())
        solveTogether(run, active);
}

} // namespace rigwright
