// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From the session's selection to nodes of the rig, and their names.
#include "editor/commands/rig_selection.h"

#include "core/character/character.h"
#include "editor/commands/bone_text.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>

namespace rigwright::editor {

namespace {

bool isIn(const Rig& rig, ControlIndex control) {
    return control.isValid() && control.value() < rig.controls.size();
}

std::size_t depthOf(const Skeleton& skeleton, BoneIndex bone) {
    std::size_t depth = 0;
    for (BoneIndex above = skeleton.parents[bone.value()]; above.isValid();
         above = skeleton.parents[above.value()])
        ++depth;
    return depth;
}

/// A bone that was chosen after the active control is what is meant.
RigNode activeOf(const Rig& rig, const Selection& selection) {
    const BoneIndex bone = selection.activeBone;
    if (!isIn(rig, selection.activeControl))
        return boneNode(bone);
    const BoneIndex below = rig.controls[selection.activeControl.value()].bone;
    const bool boneIsLater = bone.isValid() && below.isValid() && bone != below;
    return boneIsLater ? boneNode(bone) : controlNode(selection.activeControl);
}

} // namespace

RigChoice rigChoice(const Document& document) {
    const Rig& rig = rigOf(document.character());
    const Selection& selection = document.session().selection();
    RigChoice choice;
    choice.active = activeOf(rig, selection);
    std::vector<BoneIndex> stoodOn;
    for (const ControlIndex control : selection.controls) {
        if (!isIn(rig, control))
            continue;
        stoodOn.push_back(rig.controls[control.value()].bone);
        if (control != choice.active.control)
            choice.others.push_back(controlNode(control));
    }
    for (const BoneIndex bone : selection.bones)
        if (bone != choice.active.bone && std::ranges::find(stoodOn, bone) == stoodOn.end())
            choice.others.push_back(boneNode(bone));
    return choice;
}

ChainEnds selectedChain(const Document& document) {
    const Skeleton& skeleton = document.character().skeleton;
    const RigChoice choice = rigChoice(document);
    std::vector<BoneIndex> bones;
    if (choice.active.bone.isValid())
        bones.push_back(choice.active.bone);
    for (const RigNode& node : choice.others)
        if (node.bone.isValid())
            bones.push_back(node.bone);
    if (bones.size() < 2)
        bones = document.session().selection().bones;
    ChainEnds ends;
    std::size_t highest = 0;
    std::size_t lowest = 0;
    for (const BoneIndex bone : bones) {
        const std::size_t depth = depthOf(skeleton, bone);
        if (!ends.first.isValid() || depth < highest) {
            ends.first = bone;
            highest = depth;
        }
        if (!ends.last.isValid() || depth > lowest) {
            ends.last = bone;
            lowest = depth;
        }
    }
    return ends.first == ends.last ? ChainEnds() : ends;
}

std::vector<ControlIndex> controlsOn(const Rig& rig, std::span<const BoneIndex> bones) {
    std::vector<ControlIndex> controls;
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        if (std::ranges::find(bones, rig.controls[i].bone) != bones.end())
            controls.emplace_back(i);
    return controls;
}

std::vector<IkHandleIndex> handlesOf(const Rig& rig, std::span<const ControlIndex> controls) {
    std::vector<IkHandleIndex> handles;
    for (std::size_t i = 0; i < rig.handles.size(); ++i)
        if (std::ranges::find(controls, rig.handles[i].target.control) != controls.end())
            handles.emplace_back(i);
    return handles;
}

ControlIndex keptControl(const RigRemap& remap, ControlIndex control) {
    return control.isValid() && control.value() < remap.controls.size()
               ? remap.controls[control.value()]
               : ControlIndex();
}

std::vector<ControlIndex> keptControls(const RigRemap& remap,
                                       std::span<const ControlIndex> controls) {
    std::vector<ControlIndex> kept;
    for (const ControlIndex control : controls)
        if (const ControlIndex now = keptControl(remap, control); now.isValid())
            kept.push_back(now);
    std::ranges::sort(kept);
    return kept;
}

QString controlText(const Character& character, ControlIndex control) {
    const std::string& name = rigOf(character).controls[control.value()].name;
    return name.empty()
               ? QCoreApplication::translate("Commands", "control %1").arg(control.value() + 1)
               : isolated(QString::fromStdString(name));
}

QString handleText(const Character& character, IkHandleIndex handle) {
    const std::string& name = rigOf(character).handles[handle.value()].name;
    return name.empty()
               ? QCoreApplication::translate("Commands", "IK handle %1").arg(handle.value() + 1)
               : isolated(QString::fromStdString(name));
}

QString nodeText(const Character& character, const RigNode& node) {
    if (node.control.isValid())
        return controlText(character, node.control);
    return node.bone.isValid() ? boneText(character, node.bone) : QString();
}

QString controlsText(const Character& character, std::span<const ControlIndex> controls) {
    return controls.size() == 1 ? controlText(character, controls.front())
                                : QCoreApplication::translate("Commands", "%n controls", nullptr,
                                                              int(controls.size()));
}

} // namespace rigwright::editor
