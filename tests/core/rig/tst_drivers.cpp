// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drivers: curves, angles, and what they move.
#include "core/rig/driver_curve.h"
#include "tests/core/rig/rig_scene.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// A joint that is driven by, with a tip that gives it the direction +Y, and a helper beside it
/// below a parent of twice the size.
struct Joint : RigScene {
    BoneIndex parent, joint, tip, helper;
    explicit Joint(DriverAngle angle = DriverAngle::Swing) {
        parent = bone("parent", {}, moved({0, 1, 0}, about({1, 0, 2}, 0.3), {2, 2, 2}));
        joint = bone("joint", parent, moved({0, 0.5, 0}, about({0, 1, 1}, 0.6)));
        tip = bone("tip", joint, moved({0, 0.4, 0}));
        helper = bone("helper", parent, moved({0.1, 0.4, 0}, about({1, 1, 0}, 0.8)));
        Constraint constraint = constraintOf(ConstraintKind::Driver, boneNode(helper), {});
        constraint.driver.bone = joint;
        constraint.driver.angle = angle;
        constraint.driver.curve.points = {{-10.0, -10.0}, {10.0, 10.0}}; // the angle itself
        rig.constraints = {constraint};
        begin();
        pose.morphWeights = {{0.25f, 0.5f}};
    }
    Driver& driver() { return rig.constraints[0].driver; }
    void turn(const Quatd& fromRest) {
        pose.local[joint.value()].rotation = skeleton.restLocal[joint.value()].rotation * fromRest;
    }
    /// What came out into MoveX of the helper, metres of model space.
    double output() {
        driver().channel = TransformChannel::MoveX;
        solve();
        const Transform& rest = skeleton.restLocal[helper.value()];
        const Vec3d move =
            2.0 * (rest.rotation.conjugate() * (local(helper).translation - rest.translation));
        return move.tail<2>().norm() < 1e-12 ? move.x() : std::nan("");
    }
};

} // namespace

class tst_drivers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void curveGoesThroughItsPointsAndHoldsOutside();
    void smoothCurveOfALineIsTheLine();
    void smoothCurveNeverOvershoots();
    void smoothCurveHasNoKinks();
    void swingIsHowFarTheDirectionTurned();
    void swingAboutAnAxisIsSigned();
    void twistIsAboutTheDirectionAndSigned();
    void outputGoesIntoEachChannel();
    void outputComesOnTopOfWhatIsThere();
    void halfWeightIsHalfTheOutput();
    void outputGoesIntoAMorphWeight();
    void outputGoesIntoControls();
    void aDriverReadsTheResultOfWhatWasBefore();
};

void tst_drivers::curveGoesThroughItsPointsAndHoldsOutside() {
    DriverCurve curve;
    QCOMPARE(valueAt(curve, 3.0), 0.0);
    curve.points = {{0.5, 2.0}};
    QCOMPARE(valueAt(curve, -1.0), 2.0);
    QCOMPARE(valueAt(curve, 9.0), 2.0);
    curve.points = {{0.0, 1.0}, {1.0, 3.0}, {3.0, -1.0}};
    for (const bool smooth : {false, true}) {
        curve.smooth = smooth;
        for (const Vec2d& point : curve.points)
            VERIFY_NEAR(valueAt(curve, point.x()), point.y(), 1e-12);
        QCOMPARE(valueAt(curve, -5.0), 1.0);
        QCOMPARE(valueAt(curve, 5.0), -1.0);
    }
    curve.smooth = false;
    VERIFY_NEAR(valueAt(curve, 0.25), 1.5, 1e-12);
    VERIFY_NEAR(valueAt(curve, 2.0), 1.0, 1e-12);
}

void tst_drivers::smoothCurveOfALineIsTheLine() {
    DriverCurve curve{{{0.0, 1.0}, {0.3, 1.6}, {2.0, 5.0}, {2.5, 6.0}}, true};
    for (double x = 0.0; x <= 2.5; x += 0.01)
        VERIFY_NEAR(valueAt(curve, x), 1.0 + 2.0 * x, 1e-12);
}

void tst_drivers::smoothCurveNeverOvershoots() {
    std::mt19937 random(11);
    std::uniform_real_distribution<double> step(0.05, 1.0);
    std::uniform_real_distribution<double> value(-1.0, 1.0);
    for (int round = 0; round < 200; ++round) {
        DriverCurve curve;
        curve.smooth = true;
        double x = -2.0;
        for (int i = 0; i < 6; ++i)
            curve.points.emplace_back(x += step(random), value(random));
        for (std::size_t i = 0; i + 1 < curve.points.size(); ++i) {
            const Vec2d a = curve.points[i];
            const Vec2d b = curve.points[i + 1];
            double last = a.y();
            for (int k = 1; k <= 50; ++k) { // monotone from point to point
                const double now = valueAt(curve, a.x() + (b.x() - a.x()) * k / 50.0);
                QVERIFY((now - last) * (b.y() - a.y()) >= -1e-12);
                last = now;
            }
        }
    }
}

void tst_drivers::smoothCurveHasNoKinks() {
    const DriverCurve curve{{{0.0, 0.0}, {1.0, 0.2}, {1.5, 1.5}, {3.0, 2.0}}, true};
    for (std::size_t i = 1; i + 1 < curve.points.size(); ++i) {
        const double x = curve.points[i].x();
        const double h = 1e-6;
        const double before = (valueAt(curve, x) - valueAt(curve, x - h)) / h;
        const double after = (valueAt(curve, x + h) - valueAt(curve, x)) / h;
        VERIFY_NEAR(after, before, 1e-4);
        QVERIFY(before > 0.1);
    }
}

void tst_drivers::swingIsHowFarTheDirectionTurned() {
    Joint joint(DriverAngle::Swing);
    VERIFY_NEAR(joint.output(), 0.0, 1e-12);
    for (const double angle : {0.3, 1.2, 2.4, 3.1})
        for (const double twist : {0.0, 0.8, -2.0}) {
            joint.turn(about({1, 0, -2}, angle) * about({0, 1, 0}, twist));
            VERIFY_NEAR(joint.output(), angle, 1e-9);
        }
}

void tst_drivers::swingAboutAnAxisIsSigned() {
    Joint joint(DriverAngle::SwingAbout);
    joint.driver().axis = Vec3d::UnitX();
    for (const double angle : {-2.5, -0.7, 0.0, 0.9, 2.8}) {
        joint.turn(about({1, 0, 0}, angle) * about({0, 1, 0}, 0.6));
        VERIFY_NEAR(joint.output(), angle, 1e-9);
        joint.turn(about({0, 0, 1}, angle)); // across the axis
        VERIFY_NEAR(joint.output(), 0.0, 1e-9);
        joint.turn(about({1, 0, 1}, angle));
        VERIFY_NEAR(joint.output(), angle / std::sqrt(2.0), 1e-9);
    }
}

void tst_drivers::twistIsAboutTheDirectionAndSigned() {
    Joint joint(DriverAngle::Twist);
    for (const double angle : {-3.0, -1.0, 0.0, 0.4, 2.9}) {
        joint.turn(about({2, 0, 1}, 1.1) * about({0, 1, 0}, angle));
        VERIFY_NEAR(joint.output(), angle, 1e-9);
    }
}

void tst_drivers::outputGoesIntoEachChannel() {
    Joint joint(DriverAngle::Swing);
    joint.turn(about({1, 0, 0}, 0.7));
    const Transform rest = joint.skeleton.restLocal[joint.helper.value()];
    for (int channel = 0; channel < int(kTransformChannels); ++channel) {
        joint.driver().channel = TransformChannel(channel);
        joint.solve();
        const Vec3d axis = Vec3d::Unit(channel % 3);
        Transform wanted = rest;
        if (channel < 3) // metres of the model: the parent is twice as large
            wanted.translation += rest.rotation * axis * 0.35;
        else if (channel < 6)
            wanted.rotation = rest.rotation * about(axis, 0.7);
        else
            wanted.scale[channel % 3] = 0.7;
        VERIFY_NEAR(toAffine(joint.local(joint.helper)), toAffine(wanted), 1e-12);
    }
}

void tst_drivers::outputComesOnTopOfWhatIsThere() {
    Joint joint(DriverAngle::Swing);
    joint.turn(about({1, 0, 0}, 0.5));
    Transform& helper = joint.pose.local[joint.helper.value()];
    helper.translation += Vec3d(0.1, 0.2, 0.3);
    helper.rotation = helper.rotation * about({0, 0, 1}, 0.4);
    helper.scale = {2, 3, 4};
    const Quatd rest = joint.skeleton.restLocal[joint.helper.value()].rotation;
    joint.driver().channel = TransformChannel::MoveY;
    joint.solve();
    VERIFY_NEAR(joint.local(joint.helper).translation,
                Vec3d(helper.translation + rest * Vec3d(0, 0.25, 0)), 1e-12);
    joint.driver().channel = TransformChannel::TurnZ;
    joint.solve();
    VERIFY_NEAR(joint.local(joint.helper).rotation, rest * about({0, 0, 1}, 0.9), 1e-12);
    joint.driver().channel = TransformChannel::ScaleZ;
    joint.solve();
    VERIFY_NEAR(joint.local(joint.helper).scale, Vec3d(2, 3, 2), 1e-12);
}

void tst_drivers::halfWeightIsHalfTheOutput() {
    Joint joint(DriverAngle::Swing);
    joint.turn(about({1, 0, 0}, 0.8));
    joint.rig.constraints[0].weight = 0.5;
    VERIFY_NEAR(joint.output(), 0.4, 1e-12);
    joint.driver().channel = TransformChannel::ScaleX;
    joint.solve();
    VERIFY_NEAR(joint.local(joint.helper).scale.x(), 0.9, 1e-12);
    joint.driver().channel = TransformChannel::TurnY;
    joint.solve();
    VERIFY_NEAR(joint.local(joint.helper).rotation,
                joint.skeleton.restLocal[joint.helper.value()].rotation * about({0, 1, 0}, 0.4),
                1e-12);
}

void tst_drivers::outputGoesIntoAMorphWeight() {
    Joint joint(DriverAngle::Swing);
    joint.turn(about({1, 0, 0}, radians(120.0)));
    joint.driver().mesh = MeshInstanceIndex(0);
    joint.driver().morph = 1;
    joint.driver().curve.points = {{radians(60.0), 0.0}, {radians(160.0), 1.0}};
    joint.rig.constraints[0].target = {};
    joint.solve();
    VERIFY_NEAR(joint.solved.morphWeights[0][1], 1.1, 1e-6); // 0.5 and 60 of 100
    QCOMPARE(joint.solved.morphWeights[0][0], 0.25f);
    QVERIFY(joint.solved.local == joint.pose.local);
    joint.rig.constraints[0].weight = 0.5;
    joint.solve();
    VERIFY_NEAR(joint.solved.morphWeights[0][1], 0.8, 1e-6);
    joint.driver().morph = 9; // there is none: nothing happens
    joint.solve();
    QVERIFY(joint.solved.morphWeights == joint.pose.morphWeights);
}

void tst_drivers::outputGoesIntoControls() {
    Joint joint(DriverAngle::Swing);
    joint.turn(about({1, 0, 0}, 0.6));
    Control free;
    free.place = moved({0, 1, 2}, about({0, 0, 1}, 0.5));
    const ControlIndex place = joint.control(free);
    Control driving;
    driving.bone = joint.helper;
    driving.drives = true;
    driving.place.rotation = about({1, 0, 0}, 0.5);
    const ControlIndex drive = joint.control(driving);
    joint.pose.controls.resize(2);
    joint.rig.constraints[0].target = controlNode(place);
    joint.solve();
    VERIFY_NEAR(Vec3d(joint.at(place).translation()),
                Vec3d(Vec3d(0, 1, 2) + about({0, 0, 1}, 0.5) * Vec3d(0.6, 0, 0)), 1e-12);
    joint.rig.constraints[0].target = controlNode(drive);
    joint.driver().channel = TransformChannel::TurnY;
    joint.solve();
    const Quatd axes = driving.place.rotation;
    VERIFY_NEAR(joint.local(joint.helper).rotation,
                joint.skeleton.restLocal[joint.helper.value()].rotation * axes *
                    about({0, 1, 0}, 0.6) * axes.conjugate(),
                1e-12);
}

void tst_drivers::aDriverReadsTheResultOfWhatWasBefore() {
    Joint joint(DriverAngle::Twist);
    Control driving;
    driving.bone = joint.joint;
    driving.drives = true;
    joint.control(driving);
    joint.pose.controls = {moved(Vec3d::Zero(), about({0, 1, 0}, 0.5))};
    VERIFY_NEAR(joint.output(), 0.5, 1e-12);
}

RIGWRIGHT_TEST(tst_drivers)
#include "tst_drivers.moc"
