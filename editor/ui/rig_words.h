// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for controls, constraints and IK handles, and sentences of what each of them does.
#pragma once

#include "core/rig/make_constraint.h"
#include "core/rig/rig.h"
#include "core/rig/solve_rig.h"
#include "core/skeleton/skeleton.h"

#include <QString>

#include <span>

namespace rigwright::editor {

/// As a row says it: "Copy rotation".
QString constraintKindText(ConstraintKind kind);
/// One sentence: what becomes of the target.
QString constraintKindHelp(ConstraintKind kind);
/// The actions of the table that add a constraint, in the order of menus.
struct ConstraintAction {
    ConstraintKind kind;
    const char* action;
};
std::span<const ConstraintAction> constraintActions();
QString rigStageText(RigStage stage);
QString constraintSpaceText(ConstraintSpace space);

/// "Two-bone", "CCD", "FABRIK"; what it is good for.
QString ikSolverText(IkSolver solver);
QString ikSolverHelp(IkSolver solver);
QString endRotationText(EndRotation rotation);

QString controlShapeText(ControlShape shape);
/// What a control goes along with: "Parent bone", "Root", "World", "Bone or control".
QString controlSpaceText(ControlSpace space);

/// "Position X", "Rotation Y", "Scale Z"; short: "X".
QString transformChannelText(TransformChannel channel);
QString driverAngleText(DriverAngle angle);

/// Steps from bind to picture: a name, and a sentence that says what happens in it.
QString boneStepText(BoneStep step);
QString boneStepHelp(BoneStep step);

/// Names as texts show them: never empty, and unable to turn round what stands beside them.
QString nodeText(const Rig& rig, const Skeleton& skeleton, const RigNode& node);
QString controlName(const Rig& rig, ControlIndex control);
QString handleName(const Rig& rig, IkHandleIndex handle);
/// Its own name, or what it does ("Copy rotation").
QString constraintTitle(const Constraint& constraint);

/// What it does in a line: "hand.L from hand_ik.L, local". `morph`: the name of the driven shape
/// where the caller knows it.
QString constraintSentence(const Rig& rig, const Skeleton& skeleton, const Constraint& constraint,
                           const QString& morph = {});
/// "forearm.L, pole elbow_pole.L".
QString handleSentence(const Rig& rig, const Skeleton& skeleton, const IkHandle& handle);

/// Lengths for reading: "12.4 cm", from a metre on "1.25 m", below a millimetre "0.31 mm".
QString lengthText(double metres);
/// "64.0°".
QString angleText(double radians);
/// "92 %".
QString percentText(double share);

} // namespace rigwright::editor
