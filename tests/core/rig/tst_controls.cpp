// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls: where they stand, what they go along with, how they drive bones, what is allowed.
#include "core/math/euler.h"
#include "tests/core/rig/rig_scene.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// root > middle (scaled) > bone > below, and one apart.
struct Body : RigScene {
    BoneIndex root, middle, held, below, apart;
    explicit Body(const Vec3d& scale = {2, 2, 2}) {
        root = bone("root", {}, moved({0, 1, 0}, about({1, 2, 0}, 0.5)));
        middle = bone("middle", root, moved({0.1, 0.3, 0}, about({0, 1, 3}, 0.7), scale));
        held = bone("held", middle, moved({0, 0.25, 0.1}, about({2, 0, 1}, 0.9)));
        below = bone("below", held, moved({0, 0.2, 0}));
        apart = bone("apart", {}, moved({3, 0, 0}, about({0, 0, 1}, 0.2)));
    }
    Transform& of(BoneIndex bone) { return pose.local[bone.value()]; }
    Transform& of(ControlIndex control) { return pose.controls[control.value()]; }
    void disturb() {
        of(root) = moved({0.3, 1.4, -0.2}, about({0, 1, 1}, 1.0));
        of(middle).rotation = of(middle).rotation * about({1, 0, 0}, 0.6);
        of(held).rotation = of(held).rotation * about({0, 1, 1}, -0.8);
        of(apart) = moved({3.5, 0.5, 1.0}, about({1, 1, 1}, 0.7));
    }
};

Affine3d rigid(const Affine3d& matrix) {
    Affine3d part = matrix;
    part.linear() = turnOf(matrix);
    return part;
}

Control on(BoneIndex bone, ControlSpace space, const RigNode& node = {}) {
    Control control;
    control.bone = bone;
    control.space = space;
    control.spaceNode = node;
    control.place = moved({0.05, 0.1, -0.2}, about({1, 1, 2}, 0.6));
    return control;
}

} // namespace

class tst_controls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void atRestItStandsOnItsBone();
    void itGoesAlongWithItsSpace();
    void itsValueMovesItFromThere();
    void aControlCanBeASpace();
    void valuesOfIdentityLeaveEveryBit();
    void drivingTurnsAndMovesOverThePose();
    void drivingAtRestPutsTheBoneWhereTheControlIs_data();
    void drivingAtRestPutsTheBoneWhereTheControlIs();
    void drivingScalesAlongItsAxes();
    void drivingInAnotherSpaceKeepsItsRotation();
    void controlsDriveFromParentsToChildren();
    void aControlThatDrivesStandsOnItsBoneAfterAll();
    void theValueForAPlaceBringsItThere();
    void theValueForAPlaceOfADrivingControlBringsItThere_data();
    void theValueForAPlaceOfADrivingControlBringsItThere();
    void lockedChannelsKeepTheirs();
    void limitsHold();
    void notANumberChangesNothing();
};

void tst_controls::atRestItStandsOnItsBone() {
    for (const ControlSpace space :
         {ControlSpace::Parent, ControlSpace::Root, ControlSpace::World, ControlSpace::Node}) {
        Body body;
        const ControlIndex control = body.control(
            on(body.held, space, space == ControlSpace::Node ? boneNode(body.apart) : RigNode{}));
        Control alone = on({}, ControlSpace::World);
        const ControlIndex free = body.control(alone);
        body.begin();
        body.solve();
        VERIFY_NEAR(body.at(control),
                    Affine3d(rigid(body.at(body.held)) * toAffine(body.rig.controls[0].place)),
                    1e-12);
        VERIFY_NEAR(body.at(free), toAffine(alone.place), 1e-12);
    }
}

void tst_controls::itGoesAlongWithItsSpace() {
    Body body;
    const ControlIndex parent = body.control(on(body.held, ControlSpace::Parent));
    const ControlIndex root = body.control(on(body.held, ControlSpace::Root));
    const ControlIndex world = body.control(on(body.held, ControlSpace::World));
    const ControlIndex node = body.control(on(body.held, ControlSpace::Node, boneNode(body.apart)));
    body.begin();
    body.solve();
    const std::vector<Affine3d> rest = body.model;
    const Affine3d stood = body.at(parent);
    body.disturb();
    body.solve();
    const auto motion = [&](BoneIndex bone) {
        return Affine3d(rigid(body.at(bone)) * rigid(rest[bone.value()]).inverse());
    };
    VERIFY_NEAR(body.at(parent), Affine3d(motion(body.middle) * stood), 1e-12);
    VERIFY_NEAR(body.at(root), Affine3d(motion(body.root) * stood), 1e-12);
    VERIFY_NEAR(body.at(world), stood, 1e-12);
    VERIFY_NEAR(body.at(node), Affine3d(motion(body.apart) * stood), 1e-12);
}

void tst_controls::itsValueMovesItFromThere() {
    Body body;
    const ControlIndex control = body.control(on(body.held, ControlSpace::Parent));
    body.begin();
    body.disturb();
    body.solve();
    const Affine3d base = body.at(control);
    const Transform value = moved({0.2, 0.1, 0.4}, about({0, 1, 0}, 0.8), {3, 3, 3});
    body.of(control) = value;
    body.solve();
    VERIFY_NEAR(body.at(control),
                Affine3d(base * toAffine(moved(value.translation, value.rotation))), 1e-12);
    QVERIFY(body.solved == body.pose); // a free control moves nothing by itself
}

void tst_controls::aControlCanBeASpace() {
    Body body;
    const ControlIndex inner =
        body.control(on(body.held, ControlSpace::Node, controlNode(ControlIndex(1))));
    const ControlIndex outer = body.control(on(body.apart, ControlSpace::World));
    body.begin();
    body.solve();
    const Affine3d between = body.at(outer).inverse() * body.at(inner);
    body.of(outer) = moved({1, 2, 3}, about({1, 2, 3}, 1.0));
    body.solve();
    VERIFY_NEAR(body.at(inner), Affine3d(body.at(outer) * between), 1e-12);
}

void tst_controls::valuesOfIdentityLeaveEveryBit() {
    for (const Vec3d& scale : {Vec3d(2, 2, 2), Vec3d(-1, 1, 1), Vec3d(0.3, 1, 2)}) {
        Body body(scale);
        for (const ControlSpace space :
             {ControlSpace::Parent, ControlSpace::Root, ControlSpace::World}) {
            Control control = on(body.held, space);
            control.place.translation.setZero();
            control.drives = space == ControlSpace::Parent;
            body.control(control);
        }
        Control root = on(body.root, ControlSpace::World);
        root.drives = true;
        root.place.translation.setZero();
        body.control(root);
        body.begin();
        body.solve();
        QVERIFY(body.solved == body.pose);
        body.disturb();
        body.solve();
        QVERIFY(body.solved == body.pose);
        // In another space too, as long as that stands to the parent as at rest.
        body.rig.controls[0].space = ControlSpace::Root;
        body.begin();
        body.solve();
        QVERIFY(body.solved == body.pose);
    }
}

void tst_controls::drivingTurnsAndMovesOverThePose() {
    Body body;
    Control control = on(body.held, ControlSpace::Parent);
    control.place.translation.setZero();
    control.drives = true;
    const ControlIndex drive = body.control(control);
    body.begin();
    body.disturb();
    const Transform source = body.of(body.held);
    const Quatd c = control.place.rotation;
    body.of(drive) = moved({0.1, -0.3, 0.2}, about({1, 0, 1}, 0.5));
    body.solve();
    const Transform& now = body.local(body.held);
    VERIFY_NEAR(now.rotation, source.rotation * c * body.of(drive).rotation * c.conjugate(), 1e-12);
    VERIFY_NEAR(now.translation,
                Vec3d(source.translation + source.rotation * c * body.of(drive).translation / 2.0),
                1e-12);
    QVERIFY(now.scale == source.scale);
    for (const BoneIndex other : {body.root, body.middle, body.below, body.apart})
        QVERIFY(body.local(other) == body.of(other));
}

void tst_controls::drivingAtRestPutsTheBoneWhereTheControlIs_data() {
    QTest::addColumn<Vec3d>("scale");
    QTest::newRow("twice as large") << Vec3d(2, 2, 2);
    QTest::newRow("mirrored") << Vec3d(-0.5, 0.5, 0.5);
    QTest::newRow("uneven") << Vec3d(0.5, 1.5, 1.0);
}

void tst_controls::drivingAtRestPutsTheBoneWhereTheControlIs() {
    QFETCH(Vec3d, scale);
    Body body(scale);
    Control control = on(body.held, ControlSpace::Parent);
    control.place.translation.setZero();
    control.drives = true;
    const ControlIndex drive = body.control(control);
    Control free = control; // the same place, without a bone to take along
    free.drives = false;
    const ControlIndex shadow = body.control(free);
    body.begin();
    body.of(drive) = body.of(shadow) = moved({0.1, 0.2, -0.3}, about({0, 1, 1}, 0.7));
    body.solve();
    VERIFY_NEAR(Vec3d(body.at(drive).translation()), Vec3d(body.at(shadow).translation()), 1e-10);
    if (scale.cwiseAbs().maxCoeff() - scale.cwiseAbs().minCoeff() < 1e-12)
        VERIFY_NEAR(body.at(drive), body.at(shadow), 1e-10);
    VERIFY_NEAR(
        Mat3d(rigid(body.at(body.held)).linear() * control.place.rotation.toRotationMatrix()),
        Mat3d(body.at(drive).linear()), 1e-10);
}

void tst_controls::drivingScalesAlongItsAxes() {
    Body body;
    Control control;
    control.bone = body.held;
    control.drives = true;
    const ControlIndex drive = body.control(control);
    body.begin();
    body.of(body.held).scale = {1, 2, 3};
    body.of(drive).scale = {2, 3, 4};
    body.solve();
    VERIFY_NEAR(body.local(body.held).scale, Vec3d(2, 6, 12), 1e-12);
    // Axes that are the bone's in another order.
    body.rig.controls[0].place.rotation = about({0, 0, 1}, kPi / 2.0);
    body.solve();
    VERIFY_NEAR(body.local(body.held).scale, Vec3d(3, 4, 12), 1e-12);
}

void tst_controls::drivingInAnotherSpaceKeepsItsRotation() {
    for (const Vec3d& scale : {Vec3d(2, 2, 2), Vec3d(-1, 1, 1)}) {
        Body body(scale);
        Control control = on(body.held, ControlSpace::World);
        control.place.translation.setZero();
        control.drives = true;
        body.control(control);
        body.begin();
        body.solve();
        const Mat3d before = turnOf(body.at(body.held));
        // Whatever is above turns, the bone stands as it stood; its head goes along.
        body.of(body.root) = moved({1, 1, 1}, about({3, 1, 0}, 1.2));
        body.of(body.middle).rotation = about({0, 0, 1}, 2.0) * body.of(body.middle).rotation;
        const Affine3d parent = body.sourceModel()[body.middle.value()];
        body.solve();
        VERIFY_NEAR(turnOf(body.at(body.held)), before, 1e-10);
        VERIFY_NEAR(Vec3d(body.at(body.held).translation()),
                    Vec3d(parent * body.of(body.held).translation), 1e-12);
    }
}

void tst_controls::controlsDriveFromParentsToChildren() {
    // The child's control stands first in the list and looks to the space of the parent's bone.
    Body body({1, 1, 1});
    Control child;
    child.bone = body.below;
    child.drives = true;
    child.space = ControlSpace::World;
    Control parent;
    parent.bone = body.held;
    parent.drives = true;
    body.control(child);
    const ControlIndex second = body.control(parent);
    body.begin();
    body.solve();
    const Mat3d before = turnOf(body.at(body.below));
    body.of(second).rotation = about({1, 0, 0}, 1.0);
    body.solve();
    VERIFY_NEAR(turnOf(body.at(body.below)), before, 1e-12);
    QVERIFY(!(body.local(body.held) == body.of(body.held)));
}

void tst_controls::aControlThatDrivesStandsOnItsBoneAfterAll() {
    Body body;
    Control control = on(body.held, ControlSpace::Parent);
    control.place.translation.setZero();
    control.drives = true;
    const ControlIndex drive = body.control(control);
    body.rig.constraints = {
        constraintOf(ConstraintKind::Parent, boneNode(body.held), {{boneNode(body.apart)}})};
    body.begin();
    body.disturb();
    body.solve();
    VERIFY_NEAR(Vec3d(body.at(drive).translation()), Vec3d(body.at(body.apart).translation()),
                1e-10);
}

void tst_controls::theValueForAPlaceBringsItThere() {
    std::mt19937 random(5);
    for (const ControlSpace space :
         {ControlSpace::Parent, ControlSpace::Root, ControlSpace::World, ControlSpace::Node}) {
        Body body;
        const ControlIndex control = body.control(
            on(body.held, space, space == ControlSpace::Node ? boneNode(body.apart) : RigNode{}));
        body.begin();
        body.disturb();
        body.of(control) = moved({1, 0, 0}, about({1, 0, 0}, 0.3), {2, 2, 2});
        body.solve();
        const Affine3d wanted = toAffine(randomRigid(random));
        body.of(control) = controlValueFor(body.rig, body.plan(), body.skeleton, control, wanted,
                                           body.pose, body.model, body.result);
        QVERIFY(body.of(control).scale == Vec3d(2, 2, 2));
        body.solve();
        VERIFY_NEAR(body.at(control), wanted, 1e-10);
    }
}

void tst_controls::theValueForAPlaceOfADrivingControlBringsItThere_data() {
    drivingAtRestPutsTheBoneWhereTheControlIs_data();
}

void tst_controls::theValueForAPlaceOfADrivingControlBringsItThere() {
    QFETCH(Vec3d, scale);
    std::mt19937 random(6);
    for (const ControlSpace space : {ControlSpace::Parent, ControlSpace::World}) {
        Body body(scale);
        Control control = on(body.held, space);
        control.place.translation.setZero();
        control.drives = true;
        const ControlIndex drive = body.control(control);
        body.begin();
        body.disturb();
        body.solve();
        const Affine3d wanted = toAffine(randomRigid(random));
        body.of(drive) = controlValueFor(body.rig, body.plan(), body.skeleton, drive, wanted,
                                         body.pose, body.model, body.result);
        body.solve();
        VERIFY_NEAR(body.at(drive), wanted, 1e-8);
    }
}

void tst_controls::lockedChannelsKeepTheirs() {
    Control control;
    control.locked[std::size_t(TransformChannel::MoveY)] = true;
    control.locked[std::size_t(TransformChannel::TurnX)] = true;
    control.locked[std::size_t(TransformChannel::ScaleZ)] = true;
    const Transform before = moved({1, 2, 3}, rotationFromEuler({0.1, 0.2, 0.3}), {1.1, 1.2, 1.3});
    const Transform value = moved({4, 5, 6}, rotationFromEuler({0.7, -0.4, 0.5}), {2.1, 2.2, 2.3});
    const Transform allowed = allowedValue(control, before, value);
    VERIFY_NEAR(allowed.translation, Vec3d(4, 2, 6), 0.0);
    VERIFY_NEAR(eulerFromRotation(allowed.rotation), Vec3d(0.1, -0.4, 0.5), 1e-12);
    VERIFY_NEAR(allowed.scale, Vec3d(2.1, 2.2, 1.3), 0.0);
    // All locked: as before, bit for bit. None: as wanted, bit for bit.
    control.locked.fill(true);
    QVERIFY(allowedValue(control, before, value) == before);
    control.locked.fill(false);
    QVERIFY(allowedValue(control, before, value) == value);
}

void tst_controls::limitsHold() {
    Control control;
    for (std::size_t i = 0; i < kTransformChannels; ++i)
        control.limits[i] = i < 6 ? ChannelRange{-0.25, 0.5} : ChannelRange{0.5, 2.0};
    std::mt19937 random(8);
    std::uniform_real_distribution<double> some(-1.4, 1.4);
    for (int i = 0; i < 500; ++i) {
        const Transform value = moved({some(random), some(random), some(random)},
                                      rotationFromEuler({some(random), some(random), some(random)}),
                                      {some(random) + 1.5, some(random) + 1.5, some(random) + 1.5});
        const Transform allowed = allowedValue(control, {}, value);
        const Vec3d angles = eulerFromRotation(allowed.rotation);
        const Vec3d wanted = eulerFromRotation(value.rotation);
        for (int k = 0; k < 3; ++k) {
            VERIFY_NEAR(allowed.translation[k], std::clamp(value.translation[k], -0.25, 0.5), 0.0);
            VERIFY_NEAR(angles[k], std::clamp(wanted[k], -0.25, 0.5), 1e-9);
            VERIFY_NEAR(allowed.scale[k], std::clamp(value.scale[k], 0.5, 2.0), 0.0);
        }
    }
}

void tst_controls::notANumberChangesNothing() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Transform before = moved({1, 2, 3});
    QVERIFY(allowedValue({}, before, moved({nan, 0, 0})) == before);
    QVERIFY(allowedValue({}, before, moved(Vec3d::Zero(), Quatd(nan, 0, 0, 0))) == before);
    Body body;
    const ControlIndex control = body.control(on(body.held, ControlSpace::Parent));
    body.begin();
    body.solve();
    Affine3d nowhere = Affine3d::Identity();
    nowhere.translation().x() = nan;
    QVERIFY(controlValueFor(body.rig, body.plan(), body.skeleton, control, nowhere, body.pose,
                            body.model, body.result) == Transform{});
}

RIGWRIGHT_TEST(tst_controls)
#include "tst_controls.moc"
