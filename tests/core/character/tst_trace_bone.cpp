// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Who moved a bone: the ten steps of a frame.
#include "core/character/trace_bone.h"
#include "core/rig/rig.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

const BoneIndex kBone{kLower};

/// The arm with a control on the lower bone, and a constraint that turns it after motion.
Character riggedArm() {
    Character character = armCharacter();
    Rig rig;
    Control control;
    control.bone = kBone;
    control.drives = true;
    rig.controls.push_back(control);
    Constraint constraint;
    constraint.kind = ConstraintKind::Position;
    constraint.when = RigStage::AfterMotion;
    constraint.target = boneNode(kBone);
    constraint.sources = {{boneNode(BoneIndex(kUpper))}};
    constraint.offset.translation = {0.0, 2.0, 0.0};
    rig.constraints.push_back(constraint);
    character.rig = std::make_shared<const Rig>(std::move(rig));
    character.pose = restPose(character);
    return character;
}

struct Traced {
    FrameRequest request;
    FrameResult frame;
    explicit Traced(const Character& character, FrameRequest asked = {}) : request(asked) {
        request.rig.traced = kBone;
        FrameCaches caches;
        FrameState state;
        evaluateFrame(character, request, caches, state, frame);
    }
    /// The last entry of a step.
    const BoneTrace& last(BoneStep step) const {
        const auto found = std::find_if(frame.trace.rbegin(), frame.trace.rend(),
                                        [&](const BoneTrace& t) { return t.step == step; });
        return *found;
    }
};

constexpr std::array kSteps{BoneStep::Bind,   BoneStep::Rest,        BoneStep::Source,
                            BoneStep::Drag,   BoneStep::Controls,    BoneStep::BeforeIk,
                            BoneStep::Ik,     BoneStep::AfterMotion, BoneStep::ModelPose,
                            BoneStep::Palette};

} // namespace

class tst_trace_bone : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allTenStepsAreThereInTheirOrder_data();
    void allTenStepsAreThereInTheirOrder();
    void eachStepShowsWhatItDid();
    void theClipIsTheSourceAndADragComesAfterIt();
    void thePaletteTakesTheMeshFromBindToPicture();
    void aMovedBindIsNotTheRest();
    void aBoneWithoutMeshHasItsRestAsBind();
};

void tst_trace_bone::allTenStepsAreThereInTheirOrder_data() {
    QTest::addColumn<bool>("hasRig");
    QTest::addColumn<bool>("solves");
    QTest::newRow("with a rig") << true << true;
    QTest::newRow("rig switched off") << true << false;
    QTest::newRow("without a rig") << false << true;
}

void tst_trace_bone::allTenStepsAreThereInTheirOrder() {
    QFETCH(bool, hasRig);
    QFETCH(bool, solves);
    FrameRequest request;
    request.solvesRig = solves;
    const Traced traced(hasRig ? riggedArm() : armCharacter(), request);
    std::vector<BoneStep> steps;
    for (const BoneTrace& entry : traced.frame.trace)
        if (steps.empty() || steps.back() != entry.step)
            steps.push_back(entry.step);
    QVERIFY(std::ranges::equal(steps, kSteps));
}

void tst_trace_bone::eachStepShowsWhatItDid() {
    Character character = riggedArm();
    character.pose.controls[0] = turn(Vec3d::UnitZ(), 30.0);
    const Traced traced(character);
    const Transform& rest = character.skeleton.restLocal[kLower];
    QVERIFY(traced.last(BoneStep::Source).local == rest);
    const BoneTrace& controls = traced.last(BoneStep::Controls);
    QVERIFY(controls.control == ControlIndex(0));
    VERIFY_NEAR(controls.local.rotation, rest.rotation * turn(Vec3d::UnitZ(), 30.0).rotation,
                1e-12);
    QVERIFY(!traced.last(BoneStep::Ik).handle.isValid());
    const BoneTrace& after = traced.last(BoneStep::AfterMotion);
    QVERIFY(after.constraint == ConstraintIndex(0));
    VERIFY_NEAR(Vec3d(after.modelFromBone.translation()), Vec3d(0.0, 2.0, 0.0), 1e-12);
    VERIFY_NEAR(traced.last(BoneStep::ModelPose).modelFromBone, after.modelFromBone, 1e-12);
    VERIFY_NEAR(traced.last(BoneStep::ModelPose).modelFromBone, traced.frame.modelFromBone[kLower],
                0.0);
}

void tst_trace_bone::theClipIsTheSourceAndADragComesAfterIt() {
    FrameRequest request;
    request.clip = ClipSource{ClipIndex(0), 0.5}; // "bend": 45° about +Z
    const Transform drag = turn(Vec3d::UnitX(), 10.0);
    request.overrides = {{kBone, drag}};
    const Character character = armCharacter();
    const Traced traced(character, request);
    VERIFY_NEAR(traced.last(BoneStep::Source).local.rotation, turn(Vec3d::UnitZ(), 45.0).rotation,
                1e-6);
    QVERIFY(traced.last(BoneStep::Drag).local == drag);
    QVERIFY(traced.last(BoneStep::Rest).local == character.skeleton.restLocal[kLower]);
}

void tst_trace_bone::thePaletteTakesTheMeshFromBindToPicture() {
    Character character = riggedArm();
    character.pose.controls[0] = turn(Vec3d::UnitY(), 50.0);
    const Traced traced(character);
    // A point that is bound to the bone alone goes with it: bind place → picture.
    const Vec3d point(0.9, 0.05, 0.02);
    const Vec3d inBone = traced.last(BoneStep::Bind).modelFromBone.inverse() * point;
    VERIFY_NEAR(Vec3d(traced.last(BoneStep::Palette).modelFromBone * point),
                Vec3d(traced.last(BoneStep::ModelPose).modelFromBone * inBone), 1e-9);
}

void tst_trace_bone::aMovedBindIsNotTheRest() {
    Character character = armCharacter();
    const Affine3d bind = character.meshes[0].binding->boneFromMeshBind[kLower].inverse();
    character.skeleton.restLocal[kLower].rotation = turn(Vec3d::UnitZ(), 20.0).rotation;
    character.pose = restPose(character);
    const Traced traced(character);
    VERIFY_NEAR(traced.last(BoneStep::Bind).modelFromBone, bind, 1e-6);
    VERIFY_NEAR(traced.last(BoneStep::Rest).local.rotation, turn(Vec3d::UnitZ(), 20.0).rotation,
                1e-12);
}

void tst_trace_bone::aBoneWithoutMeshHasItsRestAsBind() {
    const Character character = armCharacter();
    FrameRequest request;
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    request.rig.traced = BoneIndex(kHelper);
    evaluateFrame(character, request, caches, state, frame);
    QVERIFY(frame.trace.front().step == BoneStep::Bind);
    VERIFY_NEAR(Vec3d(frame.trace.front().modelFromBone.translation()), Vec3d(1.0, 0.0, 0.0),
                1e-12);
    QVERIFY(frame.trace.back().step == BoneStep::Palette);
    VERIFY_NEAR(frame.trace.back().modelFromBone, Affine3d(Affine3d::Identity()), 0.0);
}

RIGWRIGHT_TEST(tst_trace_bone)
#include "tst_trace_bone.moc"
