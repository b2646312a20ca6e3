// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the rig (controls, IK handles, constraints) and on the values of controls.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/rig/make_constraint.h"
#include "core/rig/make_control.h"
#include "editor/commands/pose_commands.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rigwright::editor {

class Document;

struct RigStep {
    QString text;
    /// Selected afterwards, numbers after the edit, the last one active; none: what is left.
    std::optional<std::vector<ControlIndex>> select = {};
    std::uint64_t mergeToken = 0; ///< steps with the same one (not 0) become one
};

/// Pushes an edit of the document's rig with the poses and clips that follow it (withRig()), as one
/// step; the selection follows. An edit that changes nothing pushes nothing. Errors are the edit's
/// own or those of checkRig(), a cycle with its path: the document is untouched then.
Result<Findings> editRig(Document& document, const Result<RigEdit>& edit, const RigStep& step);

/// Changes of one thing in its place (changedRig()), all else as editRig().
Result<Findings> setControl(Document& document, ControlIndex index, const Control& control,
                            const QString& text, std::uint64_t mergeToken = 0);
Result<Findings> setHandle(Document& document, IkHandleIndex index, const IkHandle& handle,
                           const QString& text, std::uint64_t mergeToken = 0);
Result<Findings> setConstraint(Document& document, ConstraintIndex index,
                               const Constraint& constraint, const QString& text,
                               std::uint64_t mergeToken = 0);
/// Behind all others of its stage.
Result<Findings> addConstraint(Document& document, const Constraint& constraint);
/// Takes it to another place in the order: before what is at `to` now.
Result<Findings> moveConstraint(Document& document, ConstraintIndex index, std::size_t to);

/// Limits the joints of these bones, or frees them; of several, cones lie about each bone's own
/// direction.
Result<Findings> setJointLimit(Document& document, std::span<const BoneIndex> bones,
                               const std::optional<JointLimit>& limit,
                               std::uint64_t mergeToken = 0);

/// Another space, with the value changed so that the control stays where it is on the screen.
Result<Findings> setControlSpace(Document& document, ControlIndex index, ControlSpace space,
                                 const RigNode& node);

struct ControlPose {
    ControlIndex control;
    Transform value;
};

/// Values of controls (finite), as one step under the rules of poseBones().
bool poseControls(Document& document, std::span<const ControlPose> controls, const QString& text,
                  std::uint64_t mergeToken = 0);
QString controlText(const Character& character, PoseAction action,
                    std::span<const ControlPose> controls);
/// Puts the channel back to rest; locked channels stay.
bool resetControls(Document& document, std::span<const ControlIndex> controls, PoseChannel channel);

/// 0 … 1.
bool setIkWeight(Document& document, IkHandleIndex handle, double weight,
                 std::uint64_t mergeToken = 0);
/// Between forward (false) and inverse kinematics, matched so that nothing jumps; one step.
bool switchKinematics(Document& document, IkHandleIndex handle, bool inverse);
/// Moves the target and pole to where the chain is ("snap IK to FK"), or the chain's own pose to
/// what is shown ("snap FK to IK"); the weight stays.
bool snapInverseToForward(Document& document, IkHandleIndex handle);
bool snapForwardToInverse(Document& document, IkHandleIndex handle);

/// The handle that the active control or bone is about: its target, its pole, a control or bone of
/// its chain; invalid: none.
IkHandleIndex activeHandle(const Document& document);
/// What a constraint panel is about: the active control, else the active bone; a bone that was
/// chosen after the control comes before it.
RigNode activeNode(const Document& document);

/// What the pose or the shown clip comes to as keys of bones, as a new clip ("Bake walk"): a step.
/// False where there is no rig.
bool addBakedClip(Document& document, Clip clip);

} // namespace rigwright::editor
