// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Values of controls: posing, resetting, and another space without a jump.
#include "core/character/edit_rig.h"
#include "editor/commands/rig_commands.h"
#include "editor/commands/rig_content.h"
#include "editor/commands/rig_selection.h"
#include "editor/commands/shown_rig.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <utility>

namespace rigwright::editor {

namespace {

bool isIn(const Character& character, ControlIndex control) {
    return control.isValid() && control.value() < rigOf(character).controls.size();
}

/// Where the rig says that each control is, now.
Affine3d placeOf(const ShownRig& shown, ControlIndex control) {
    return shown.result.modelFromControl[control.value()];
}

} // namespace

QString controlText(const Character& character, PoseAction action,
                    std::span<const ControlPose> controls) {
    const int count = int(controls.size());
    if (count == 1) {
        const QString name = controlText(character, controls.front().control);
        switch (action) {
        case PoseAction::Move:
            return QCoreApplication::translate("Commands", "Move %1").arg(name);
        case PoseAction::Rotate:
            return QCoreApplication::translate("Commands", "Rotate %1").arg(name);
        case PoseAction::Scale:
            return QCoreApplication::translate("Commands", "Scale %1").arg(name);
        }
    }
    switch (action) {
    case PoseAction::Move:
        return QCoreApplication::translate("Commands", "Move %n controls", nullptr, count);
    case PoseAction::Rotate:
        return QCoreApplication::translate("Commands", "Rotate %n controls", nullptr, count);
    case PoseAction::Scale:
        break;
    }
    return QCoreApplication::translate("Commands", "Scale %n controls", nullptr, count);
}

bool poseControls(Document& document, std::span<const ControlPose> controls, const QString& text,
                  std::uint64_t mergeToken) {
    document.endOpenEdit(); // a control that is being dragged is shown, but not posed
    Pose wanted = shownPose(document);
    for (const ControlPose& control : controls) {
        if (!isIn(document.character(), control.control) || !isFinite(control.value))
            return false;
        wanted.controls[control.control.value()] = control.value;
    }
    return poseWhole(document, wanted, text, mergeToken);
}

bool resetControls(Document& document, std::span<const ControlIndex> controls,
                   PoseChannel channel) {
    document.endOpenEdit();
    const Character& character = document.character();
    const Rig& rig = rigOf(character);
    const Pose rest = restPose(character);
    Pose wanted = shownPose(document);
    for (const ControlIndex control : controls) {
        if (!isIn(character, control))
            continue;
        Transform& value = wanted.controls[control.value()];
        Transform reset = value;
        resetChannel(reset, rest.controls[control.value()], channel);
        value = allowedValue(rig.controls[control.value()], value, reset);
    }
    return poseWhole(
        document, wanted,
        QCoreApplication::translate("Commands", "Reset %1").arg(controlsText(character, controls)));
}

Result<Findings> setControlSpace(Document& document, ControlIndex index, ControlSpace space,
                                 const RigNode& node) {
    if (!isIn(document.character(), index))
        return Error{"rig-index", "it names something that is not there", "", ""};
    document.endOpenEdit();
    const Character& character = document.character();
    const Rig& before = *character.rig;
    Rig after = before;
    Control& control = after.controls[index.value()];
    control.space = space;
    control.spaceNode = space == ControlSpace::Node ? node : RigNode();
    if (control == before.controls[index.value()])
        return Findings();
    const RigEdit edit = changedRig(before, after);
    Result<Character> changed = withRig(character, edit);
    if (!changed)
        return changed.error();
    const ShownRig now = shownRig(document);
    RigPlanCache plans;
    const ShownRig then = solvedBy(changed->rig, changed->skeleton, now.source, plans);
    const Transform value = controlValueFor(
        *changed->rig, plans.planFor(changed->rig, changed->skeleton), changed->skeleton, index,
        placeOf(now, index), then.source, then.modelFromBone, then.result);
    changed->pose = then.source;
    if (isFinite(value))
        changed->pose.controls[index.value()] = value;
    pushRig(document, {rigContent(*changed), edit.remap},
            {.text = QCoreApplication::translate("Commands", "Change space of %1")
                         .arg(controlText(character, index))});
    showCurrentPose(document);
    return Findings();
}

} // namespace rigwright::editor
