// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// solveRig: controls, constraints and IK handles, from a pose to a pose.
#pragma once

#include "core/ik/two_bone.h"
#include "core/base/index.h"
#include "core/pose/pose.h"

#include <memory>
#include <span>
#include <vector>

namespace rigwright {

struct Control;
struct Rig;
struct Skeleton;

/// What follows from rig and skeleton alone: orders, rest frames, lengths, who is below whom.
struct RigPlan;

/// A plan that is kept while rig and skeleton stay; makes it anew where they differ.
class RigPlanCache {
public:
    RigPlanCache();
    ~RigPlanCache();
    RigPlanCache(RigPlanCache&&) noexcept;
    RigPlanCache& operator=(RigPlanCache&&) noexcept;
    /// A copy makes its own.
    RigPlanCache(const RigPlanCache&);
    RigPlanCache& operator=(const RigPlanCache&);

    const RigPlan& planFor(const std::shared_ptr<const Rig>& rig, const Skeleton& skeleton);

private:
    std::unique_ptr<RigPlan> m_plan;
};

/// Memory between frames: the bending planes of two-bone handles.
struct RigMemory {
    std::vector<TwoBoneMemory> handles;
};

/// The ten steps from bind to picture, in their order.
enum class BoneStep {
    Bind,
    Rest,
    Source, ///< current pose or clip
    Drag,
    Controls,
    BeforeIk,
    Ik,
    AfterMotion,
    ModelPose,
    Palette,
};

/// What a bone was after a step. One entry for each control, constraint or handle that moved it,
/// at least one a step.
struct BoneTrace {
    BoneStep step = BoneStep::Rest;
    ControlIndex control;
    ConstraintIndex constraint;
    IkHandleIndex handle;
    Transform local;
    Affine3d modelFromBone = Affine3d::Identity();
};

/// What a handle did.
struct HandleReport {
    bool solved = false;   ///< enabled, weight above 0
    double reach = 0.0;    ///< distance root–target by the chain's length
    double bend = 0.0;     ///< radians between its segments at mid: 0 straight (TwoBone)
    double error = 0.0;    ///< metres from the tip to the target, at weight 1
    int iterations = 0;    ///< CCD and FABRIK: passes done
    bool degenerate = false; ///< length 0, a target that is not finite: left as it was
    /// Where it was asked for (RigRequest::stepped): joints from root to tip after each pass, the
    /// beginning first.
    std::vector<std::vector<Vec3d>> passes;
};

/// What one solution produced.
struct RigResult {
    std::vector<Affine3d> modelFromControl; ///< rigid; shapes hang on it
    std::vector<HandleReport> handles;
    std::vector<BoneTrace> trace; ///< of RigRequest::traced: steps Controls … AfterMotion
};

struct RigRequest {
    /// Seconds since the last frame; 0: a still, which has no memory.
    double dt = 0.0;
    BoneIndex traced;
    /// Stop this handle after so many passes, and report them.
    IkHandleIndex stepped;
    int passes = 0;
};

/// The order is that of ARCHITECTURE.md, "One frame": controls that drive bones, constraints before
/// IK, handles, constraints after motion. `pose` is the source pose and becomes the result; its
/// controls and weights stay. All of it finite, whatever is asked for (NaN in a target: the handle
/// leaves its chain alone). Precondition: checkRig() holds, `pose` is one of the character.
void solveRig(const Rig& rig, const RigPlan& plan, const Skeleton& skeleton,
              const RigRequest& request, Pose& pose, RigMemory& memory, RigResult& result);

/// Where controls and bones are at rest and how a value makes them move, for whoever drags them.
/// The value that brings a control to `modelFromControl` (rigid), all else as in `solved` (the pose
/// after solveRig(), with its modelFromBone and its result); locked channels keep theirs, limits
/// hold. A control that drives its bone: the value that turns and moves the bone so, above `source`
/// (the pose before solveRig()).
Transform controlValueFor(const Rig& rig, const RigPlan& plan, const Skeleton& skeleton,
                          ControlIndex control, const Affine3d& modelFromControl,
                          const Pose& source, std::span<const Affine3d> modelFromBone,
                          const RigResult& result);

/// `value` with locked channels as in `before` and limits kept.
Transform allowedValue(const Control& control, const Transform& before, const Transform& value);

} // namespace rigwright
