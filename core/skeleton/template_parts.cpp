// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Hand, chain and face alone.
#include "core/skeleton/naming_conventions.h"
#include "core/skeleton/template_sketch.h"

#include <string>
#include <string_view>
#include <utility>

namespace rigwright {
namespace {

std::string fingerName(const BodyBone& bone) {
    return conventionalName(NamingConvention::Rigwright, bone, {}).value_or("");
}

} // namespace

std::vector<TemplateJoint> handTemplate(const TemplateOptions& options) {
    const double length = fingerShape(2).tip.x(); // to the middle finger's tip
    TemplateSketch sketch;
    SketchJoint hand;
    hand.name = fingerName({BodyBoneKind::Hand, BoneSide::Left});
    hand.flexion = -Vec3d::UnitY();
    hand.tail = fingerShape(options.fingers == 2 ? 1 : 2).joints[0] / length;
    hand.role = HumanoidRole::LeftHand;
    hand.side = BoneSide::Left;
    const int wrist = sketch.add(std::move(hand));
    for (int finger = 0; finger < options.fingers; ++finger) {
        const std::vector<Vec3d> places = fingerJoints(finger, options.fingerBones);
        const int last = options.fingerBones + (options.ends ? 1 : 0);
        int above = wrist;
        for (int number = 1; number <= last; ++number) {
            const bool isEnd = number > options.fingerBones;
            const BodyBone bone{BodyBoneKind(int(BodyBoneKind::Thumb) + finger), BoneSide::Left,
                                isEnd ? 4 : number};
            SketchJoint joint;
            joint.name = fingerName(bone);
            joint.parent = above;
            joint.position = places[std::size_t(number - 1)] / length;
            joint.flexion = fingerShape(finger).flexion;
            if (!isEnd)
                joint.tail = places[std::size_t(number)] / length;
            joint.role = isEnd ? std::nullopt : roleOf(bone, {});
            joint.side = BoneSide::Left;
            joint.deforms = !isEnd;
            above = sketch.add(std::move(joint));
        }
    }
    return sketch.joints();
}

std::vector<TemplateJoint> chainTemplate(const TemplateOptions& options) {
    TemplateSketch sketch;
    int above = -1;
    const int bones = options.chain;
    for (int number = 1; number <= bones + (options.ends ? 1 : 0); ++number) {
        const bool isEnd = number > bones;
        std::string digits = std::to_string(number);
        digits.insert(0, digits.size() < 2 ? 1 : 0, '0');
        SketchJoint joint;
        joint.name = isEnd ? "tail_end" : "tail_" + digits;
        joint.parent = above;
        joint.position = Vec3d(0.0, double(number - 1) / double(bones), 0.0);
        joint.tail = Vec3d(0.0, double(number) / double(bones), 0.0);
        joint.deforms = !isEnd;
        above = sketch.add(std::move(joint));
    }
    return sketch.joints();
}

std::vector<TemplateJoint> faceTemplate() {
    const Vec3d up = Vec3d::UnitY();
    TemplateSketch sketch;
    const auto add = [&](std::string_view name, int parent, const Vec3d& position,
                         const Vec3d& tail) {
        SketchJoint joint;
        joint.name = name;
        joint.parent = parent;
        joint.position = position;
        joint.tail = tail;
        joint.flexion = parent < 0 ? Vec3d::UnitZ() : up;
        return sketch.add(std::move(joint));
    };
    const auto addLeft = [&](std::string_view name, int parent, const Vec3d& position,
                             const Vec3d& tail) {
        const int joint = add(name, parent, position, tail);
        sketch[joint].name += ".L";
        sketch[joint].rightName = std::string(name) + ".R";
        sketch[joint].side = BoneSide::Left;
        return joint;
    };
    // The head's joint, between skull and neck, lies 0.17 of the head's height above the chin.
    const int head = add("head", -1, Vec3d::Zero(), Vec3d(0.0, 0.83, 0.02));
    sketch[head].role = HumanoidRole::Head;
    const int jaw = add("jaw", head, Vec3d(0.0, 0.09, 0.07), Vec3d(0.0, -0.15, 0.40));
    sketch[jaw].role = HumanoidRole::Jaw;
    sketch[jaw].flexion = -up;
    add("lip_lower", jaw, Vec3d(0.0, 0.0, 0.395), Vec3d(0.0, 0.0, 0.445));
    add("lip_upper", head, Vec3d(0.0, 0.045, 0.405), Vec3d(0.0, 0.045, 0.455));
    addLeft("mouth_corner", head, Vec3d(0.105, 0.02, 0.36), Vec3d(0.125, 0.02, 0.40));
    const Vec3d eye(0.138, 0.335, 0.315);
    const int pupil = addLeft("eye", head, eye, eye + Vec3d(0.0, 0.0, 0.06));
    sketch[pupil].role = HumanoidRole::LeftEye;
    addLeft("lid_upper", head, eye, eye + Vec3d(0.0, 0.022, 0.066));
    addLeft("lid_lower", head, eye, eye + Vec3d(0.0, -0.022, 0.066));
    addLeft("brow", head, Vec3d(0.13, 0.43, 0.375), Vec3d(0.13, 0.43, 0.425));
    return sketch.joints();
}

} // namespace rigwright
