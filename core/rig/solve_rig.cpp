// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// solveRig: controls, constraints and IK handles in their order.
#include "core/rig/solve_rig.h"

#include "core/rig/drive_bone.h"
#include "core/rig/rig_frame.h"
#include "core/rig/solve_constraint.h"
#include "core/rig/solve_handles.h"

namespace rigwright {

namespace {

/// Notes what moves one bone.
class Tracer {
public:
    Tracer(RigFrame& frame, BoneIndex bone, std::vector<BoneTrace>& entries)
        : m_frame(frame), m_bone(bone), m_entries(entries) {
        entries.clear();
        if (isOn())
            m_last = now(BoneStep::Source);
    }

    /// Something has been done in that step: an entry where the bone is elsewhere than before.
    void note(BoneStep step, ControlIndex control, ConstraintIndex constraint,
              IkHandleIndex handle) {
        if (!isOn())
            return;
        BoneTrace entry = now(step);
        if (entry.local == m_last.local &&
            entry.modelFromBone.matrix() == m_last.modelFromBone.matrix())
            return;
        entry.control = control;
        entry.constraint = constraint;
        entry.handle = handle;
        m_last = entry;
        m_entries.push_back(entry);
    }
    /// Every step has an entry.
    void endStep(BoneStep step) {
        if (isOn() && (m_entries.empty() || m_entries.back().step != step))
            m_entries.push_back(now(step));
    }

private:
    [[nodiscard]] bool isOn() const {
        return m_bone.isValid() && m_bone.value() < m_frame.pose().local.size();
    }
    [[nodiscard]] BoneTrace now(BoneStep step) {
        BoneTrace entry;
        entry.step = step;
        entry.local = m_frame.local(m_bone);
        entry.modelFromBone = m_frame.model(m_bone);
        return entry;
    }

    RigFrame& m_frame;
    BoneIndex m_bone;
    std::vector<BoneTrace>& m_entries;
    BoneTrace m_last;
};

void runControls(RigFrame& frame, Tracer& tracer) {
    for (const ControlIndex control : frame.plan().driving) {
        driveBone(frame, control);
        tracer.note(BoneStep::Controls, control, {}, {});
    }
    tracer.endStep(BoneStep::Controls);
}

void runConstraints(RigFrame& frame, RigStage when, BoneStep step, Tracer& tracer) {
    const auto& constraints = frame.rig().constraints;
    for (std::size_t i = 0; i < constraints.size(); ++i) {
        if (constraints[i].when != when)
            continue;
        solveConstraint(frame, constraints[i]);
        tracer.note(step, {}, ConstraintIndex(i), {});
    }
    tracer.endStep(step);
}

void runHandles(const HandleRun& run, Tracer& tracer) {
    for (const auto& group : run.frame.plan().handleGroups) {
        solveHandleGroup(run, group);
        // Of handles that are solved as one, the first stands for all.
        IkHandleIndex mover = group.front();
        for (auto handle = group.rbegin(); handle != group.rend(); ++handle)
            if (run.reports[handle->value()].solved)
                mover = *handle;
        tracer.note(BoneStep::Ik, {}, {}, mover);
    }
    tracer.endStep(BoneStep::Ik);
}

} // namespace

void solveRig(const Rig& rig, const RigPlan& plan, const Skeleton& /*skeleton*/,
              const RigRequest& request, Pose& pose, RigMemory& memory, RigResult& result) {
    memory.handles.resize(rig.handles.size());
    result.handles.assign(rig.handles.size(), {});
    RigFrame frame(rig, plan, pose);
    Tracer tracer(frame, request.traced, result.trace);
    runControls(frame, tracer);
    runConstraints(frame, RigStage::BeforeIk, BoneStep::BeforeIk, tracer);
    runHandles({frame, request, memory, result.handles}, tracer);
    runConstraints(frame, RigStage::AfterMotion, BoneStep::AfterMotion, tracer);
    result.modelFromControl.resize(rig.controls.size());
    for (std::size_t c = 0; c < rig.controls.size(); ++c)
        result.modelFromControl[c] = frame.frameOf(ControlIndex(c));
}

} // namespace rigwright
