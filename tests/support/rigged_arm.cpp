// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A rig by hand, so that it depends on nobody who makes rigs.
#include "tests/support/rigged_arm.h"
#include "core/rig/rig.h"

#include <utility>

namespace rigwright::test {

namespace {

Control driving(const char* name, std::size_t bone) {
    Control control;
    control.name = name;
    control.bone = BoneIndex(bone);
    control.drives = true;
    control.size = 0.12;
    return control;
}

Control standing(const char* name, std::size_t bone, ControlShape shape) {
    Control control;
    control.name = name;
    control.bone = BoneIndex(bone);
    control.space = ControlSpace::World;
    control.shape = shape;
    control.size = 0.06;
    return control;
}

} // namespace

Character riggedArm(double ikWeight) {
    Character character = armCharacter();
    Rig rig;
    rig.controls = {driving("upper_ctl", kUpper), driving("lower_ctl", kLower),
                    standing("hand_ik", kHelper, ControlShape::Box),
                    standing("elbow_pole", kLower, ControlShape::Diamond)};
    rig.controls[kPoleControl].place.translation = {0.0, 0.35, 0.0};
    IkHandle handle;
    handle.name = "arm";
    handle.root = BoneIndex(kUpper);
    handle.mid = BoneIndex(kLower);
    handle.end = BoneIndex(kHelper);
    handle.target = controlNode(ControlIndex(kHandControl));
    handle.pole = controlNode(ControlIndex(kPoleControl));
    handle.softness = 0.0;
    handle.weight = ikWeight;
    rig.handles.push_back(handle);
    character.rig = std::make_shared<const Rig>(std::move(rig));
    finishCharacter(character);
    return character;
}

} // namespace rigwright::test
