// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmark of a whole rig: controls, constraints and IK handles of a biped, a frame.
#include "app/cli/benches/bench_case.h"
#include "core/character/evaluate_frame.h"
#include "core/rig/rig.h"
#include "core/samples/samples.h"

#include <array>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>

namespace rigwright::cli {
namespace {

constexpr std::size_t kInner = 200;
constexpr std::size_t kControls = 20;
constexpr std::size_t kConstraints = 30;

BoneIndex boneOf(const Skeleton& skeleton, const std::string& name) {
    const BoneIndex bone = findBone(skeleton, name);
    if (!bone.isValid())
        throw std::runtime_error("the mannequin has no bone " + name);
    return bone;
}

ControlIndex addControl(Rig& rig, BoneIndex bone, bool drives) {
    Control control;
    control.bone = bone;
    control.drives = drives;
    control.space = drives ? ControlSpace::Parent : ControlSpace::Root;
    rig.controls.push_back(control);
    return ControlIndex(rig.controls.size() - 1);
}

/// Arms and legs with targets and poles: eight controls.
void addLimbs(Rig& rig, const Skeleton& skeleton) {
    for (const std::string side : {".L", ".R"})
        for (const auto& names :
             {std::array{"upper_arm", "lower_arm", "hand"}, std::array{"thigh", "shin", "foot"}}) {
            IkHandle handle;
            handle.root = boneOf(skeleton, names[0] + side);
            handle.mid = boneOf(skeleton, names[1] + side);
            handle.end = boneOf(skeleton, names[2] + side);
            handle.target = controlNode(addControl(rig, handle.end, false));
            const ControlIndex pole = addControl(rig, handle.mid, false);
            rig.controls[pole.value()].place.translation = {0.0, 0.0, 0.4};
            handle.pole = controlNode(pole);
            rig.handles.push_back(handle);
        }
}

/// Forward controls for the first bones, and constraints of all common kinds on fingers and toes.
void addRest(Rig& rig, const Skeleton& skeleton) {
    for (std::size_t b = 0; rig.controls.size() < kControls; ++b)
        addControl(rig, BoneIndex(b), true);
    constexpr std::array kKinds{ConstraintKind::Rotation,      ConstraintKind::Position,
                                ConstraintKind::Parent,        ConstraintKind::Aim,
                                ConstraintKind::LimitRotation, ConstraintKind::Driver};
    const std::size_t bones = skeleton.boneCount();
    for (std::size_t i = 0; i < kConstraints; ++i) {
        Constraint constraint;
        constraint.kind = kKinds[i % kKinds.size()];
        constraint.when = i % 2 == 0 ? RigStage::BeforeIk : RigStage::AfterMotion;
        constraint.target = boneNode(BoneIndex(bones - 1 - i % bones));
        constraint.sources = {{boneNode(BoneIndex(i % 5))}};
        constraint.weight = 0.5;
        constraint.limit.swing = 0.3;
        constraint.driver.bone = BoneIndex(i % 5);
        constraint.driver.curve = {{{0.0, 0.0}, {1.0, 0.01}, {2.0, 0.05}}, true};
        rig.constraints.push_back(constraint);
    }
}

Character rigged() {
    auto sample = makeSample("mannequin");
    if (!sample)
        throw std::runtime_error("there is no mannequin");
    Character character = std::move(sample).value();
    character.meshes.clear();
    Rig rig;
    addLimbs(rig, character.skeleton);
    addRest(rig, character.skeleton);
    character.rig = std::make_shared<const Rig>(std::move(rig));
    finishCharacter(character);
    return character;
}

/// Targets and forward controls go round, a little every frame.
void moveControls(Character& character, double phase) {
    for (std::size_t c = 0; c < character.pose.controls.size(); ++c) {
        Transform& value = character.pose.controls[c];
        const double angle = 0.3 * std::sin(phase + double(c));
        value.rotation = Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitX()));
        value.translation = 0.1 * Vec3d(std::sin(phase), std::cos(phase), angle);
    }
}

struct RigRun {
    Character character = rigged();
    FrameCaches caches;
    FrameState state;
    FrameResult result;
};

BenchRun prepareRig() {
    auto run = std::make_shared<RigRun>();
    const auto work = [run] {
        run->state = {};
        FrameRequest request;
        request.rig.dt = 1.0 / 60.0;
        for (std::size_t i = 0; i < kInner; ++i) {
            moveControls(run->character, 0.05 * double(i));
            evaluateFrame(run->character, request, run->caches, run->state, run->result);
        }
    };
    const auto hash = [run] {
        std::uint64_t result = hashBytes(nullptr, 0);
        for (const Affine3d& matrix : run->result.modelFromBone)
            result = hashBytes(matrix.data(), 16 * sizeof(double), result);
        return result;
    };
    return {work, hash, {}};
}

} // namespace

void addRigBenches(std::vector<BenchCase>& cases) {
    BenchCase rig;
    rig.name = "rig";
    rig.group = "ik";
    rig.size = 1;
    rig.inner = kInner;
    rig.targetNs = 60e3;
    rig.prepare = [] { return prepareRig(); };
    cases.push_back(rig);
}

} // namespace rigwright::cli
