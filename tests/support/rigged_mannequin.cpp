// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rigged characters for tests.
#include "tests/support/rigged_mannequin.h"

#include "core/character/edit_rig.h"
#include "core/character/evaluate_frame.h"
#include "core/character/humanoid.h"
#include "core/rig/make_control.h"
#include "core/samples/samples.h"
#include "tests/support/builders.h"

#include <cstdlib>
#include <memory>
#include <utility>

namespace rigwright::test {

namespace {

Control control(const char* name, std::size_t bone, bool drives, ControlSpace space) {
    Control made;
    made.name = name;
    made.bone = BoneIndex(bone);
    made.drives = drives;
    made.space = space;
    return made;
}

RigChannel keyed(ChannelTarget target, std::vector<float> times, std::vector<float> values) {
    RigChannel channel;
    channel.keys.target = target;
    channel.keys.width = std::uint32_t(values.size() / times.size());
    channel.keys.times = std::move(times);
    channel.keys.values = std::move(values);
    return channel;
}

RigChannel movedControl(std::size_t number, const Vec3f& to) {
    RigChannel channel =
        keyed(ChannelTarget::Translation, {0.0f, 1.0f}, {0, 0, 0, to.x(), to.y(), to.z()});
    channel.control = ControlIndex(number);
    return channel;
}

void savePose(Character& character, const char* name) {
    character.poseLibrary.push_back(
        std::make_shared<const SavedPose>(SavedPose{name, character.pose}));
}

} // namespace

Skeleton armSkeleton() {
    Skeleton skeleton;
    const BoneIndex root = addBone(skeleton, "root", {}, {});
    const BoneIndex upper = addBone(skeleton, "upper", root, shift(0, 1, 0));
    const BoneIndex lower = addBone(skeleton, "lower", upper, shift(0, 1, 0.02));
    addBone(skeleton, "hand", lower, shift(0, 1, -0.02));
    addBone(skeleton, "side", root, shift(0.3, 0, 0));
    return skeleton;
}

Rig armRig() {
    Rig rig;
    rig.controls = {control("main", 0, true, ControlSpace::Parent),
                    control("target", 3, false, ControlSpace::Root),
                    control("pole", 2, false, ControlSpace::Root),
                    control("turn", 4, true, ControlSpace::Parent)};
    rig.controls[2].place.translation = Vec3d(0, 0, 1);
    IkHandle handle;
    handle.name = "arm";
    handle.root = BoneIndex(1);
    handle.end = BoneIndex(3);
    handle.target = controlNode(ControlIndex(1));
    handle.pole = controlNode(ControlIndex(2));
    rig.handles = {handle};
    return rig;
}

Character riggedArm() {
    Character character;
    character.name = "arm";
    character.skeleton = armSkeleton();
    character.rig = std::make_shared<const Rig>(armRig());
    Clip clip;
    clip.name = "reach";
    RigChannel weight = keyed(ChannelTarget::MorphWeights, {0.0f, 0.5f, 1.0f}, {1, 0.5f, 1});
    weight.handle = IkHandleIndex(0);
    clip.rigChannels = {movedControl(1, {0.6f, -0.7f, 0.2f}), movedControl(0, {0.1f, 0.2f, 0}),
                        weight};
    Channel turned;
    turned.target = ChannelTarget::Rotation;
    turned.bone = BoneIndex(4);
    turned.width = 4;
    turned.times = {0.0f, 1.0f};
    turned.values = {0, 0, 0, 1, 0, 0, 0.70710678f, 0.70710678f};
    clip.channels = {turned};
    updateRange(clip);
    character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    finishCharacter(character);
    character.pose.controls[0] = turn(Vec3d(1, 2, 3), 20);
    character.pose.controls[1] = {Vec3d(0.4, -0.8, 0.3), turn(Vec3d::UnitZ(), 40).rotation,
                                  Vec3d::Ones()};
    character.pose.controls[3] = turn(Vec3d::UnitX(), -35);
    savePose(character, "up");
    character.pose.controls[1].translation = Vec3d(-0.5, -0.3, 0.6);
    return character;
}

Character riggedMannequin() {
    const Character plain = makeSample("mannequin").value();
    const auto made = rigHumanoid({}, plain.skeleton, humanoidOf(plain).map);
    if (!made)
        std::abort();
    Result<Character> rigged = withRig(plain, made->edit);
    if (!rigged)
        std::abort();
    Character character = std::move(rigged).value();
    const Rig& rig = *character.rig;
    Clip clip;
    clip.name = "step";
    Vec3f way(0.05f, 0.1f, 0.12f);
    for (const IkHandle& handle : rig.handles) {
        const std::size_t target = handle.target.control.value();
        clip.rigChannels.push_back(movedControl(target, way));
        character.pose.controls[target].translation = (1.5f * way).cast<double>();
        way.x() = -way.x();
    }
    updateRange(clip);
    character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
    savePose(character, "stepping");
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        if (rig.controls[i].drives)
            character.pose.controls[i].rotation = turn(Vec3d(1, 0.3, 0.2), 4).rotation;
    return character;
}

std::vector<Affine3d> solvedModel(const Character& character, const Pose& pose) {
    Character posed = character;
    posed.pose = pose;
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(posed, {}, caches, state, frame);
    return frame.modelFromBone;
}

} // namespace rigwright::test
