// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Every kind of constraint against its closed form: with offset, at half weight, in local space,
/// and below parents that turn, scale, mirror and scale unevenly.
#include "core/math/rotation.h"
#include "tests/core/rig/rig_scene.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

namespace {

/// Two sources that are posed freely, and a target below a holder.
struct Stage : RigScene {
    BoneIndex first, second, holder, target, child;

    explicit Stage(const Transform& holderRest = {}, std::uint32_t seed = 7) {
        std::mt19937 random(seed);
        first = bone("first", {}, moved({1.0, 0.2, -0.3}, about({1, 2, 3}, 0.4)));
        second = bone("second", {}, moved({-0.7, 1.1, 0.5}, about({-1, 1, 0}, 1.1)));
        holder = bone("holder", {}, holderRest);
        target = bone("target", holder, moved({0.3, 0.4, 0.1}, about({0, 1, 1}, 0.7)));
        child = bone("child", target, moved({0.0, 0.5, 0.0}));
        begin();
        at_(first) = moved({0.9, 0.7, 0.4}, about({2, -1, 1}, 0.9), {1.5, 1.5, 1.5});
        at_(second) = moved({-0.2, 1.3, -0.6}, about({1, 0, 2}, -1.3), {0.8, 0.8, 0.8});
        at_(holder).rotation = about({1, 1, -1}, 0.8) * holderRest.rotation;
        at_(target) = moved({0.35, 0.3, 0.2}, about({1, -2, 0.5}, 0.6));
    }
    Transform& at_(BoneIndex bone) { return pose.local[bone.value()]; }

    Constraint& add(ConstraintKind kind, std::vector<ConstraintSource> sources) {
        rig.constraints.push_back(constraintOf(kind, boneNode(target), std::move(sources)));
        return rig.constraints.back();
    }
    Affine3d source(BoneIndex bone) const { return sourceModel()[bone.value()]; }
    Affine3d before() const { return source(target); }
};

void addHolders() {
    QTest::addColumn<int>("holder");
    const std::array names{"turned", "twice as large", "mirrored", "stretched", "mirrored twice"};
    for (int i = 0; i < int(names.size()); ++i)
        QTest::newRow(names[std::size_t(i)]) << i;
}

Transform holderOf(int which) {
    const Transform turned = moved({0.4, -0.2, 0.3}, about({1, 3, -2}, 0.9));
    const std::array<Vec3d, 5> scales{Vec3d(1, 1, 1), Vec3d(2, 2, 2), Vec3d(-1.5, 1.5, 1.5),
                                      Vec3d(0.6, 1.7, 1.1), Vec3d(-1, -1, 1)};
    Transform holder = turned;
    holder.scale = scales[std::size_t(which)];
    return holder;
}

bool isEven(int holder) {
    return holder != 3;
}

Mat3d turnOf(const Quatd& rotation) {
    return rotation.toRotationMatrix();
}
using rigwright::test::turnOf;

/// Half-way between two transforms of one parent.
void verifyHalf(const Transform& before, const Transform& full, const Transform& half) {
    VERIFY_NEAR(half.translation, Vec3d(0.5 * (before.translation + full.translation)), 1e-12);
    VERIFY_NEAR(half.scale, Vec3d(0.5 * (before.scale + full.scale)), 1e-12);
    // The two halves of the turn are one turn.
    const Quatd first = before.rotation.conjugate() * half.rotation;
    const Quatd second = half.rotation.conjugate() * full.rotation;
    VERIFY_NEAR(first, second, 1e-10);
}

} // namespace

class tst_constraints : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void parentRidesOnItsSource_data() { addHolders(); }
    void parentRidesOnItsSource();
    void parentWithTheRestOffsetStaysWhereItIs_data() { addHolders(); }
    void parentWithTheRestOffsetStaysWhereItIs();
    void positionIsTheMeanOfItsSources_data() { addHolders(); }
    void positionIsTheMeanOfItsSources();
    void positionFollowsOnlyItsAxes();
    void rotationIsThatOfItsSource_data() { addHolders(); }
    void rotationIsThatOfItsSource();
    void rotationFollowsOnlyItsAxes();
    void scaleIsThatOfItsSource_data() { addHolders(); }
    void scaleIsThatOfItsSource();
    void scaleFollowsOnlyItsAxes();
    void aimPointsToItsSource_data() { addHolders(); }
    void aimPointsToItsSource();
    void aimStraightUpKeepsItsRoll();
    void poleOnlyRolls_data() { addHolders(); }
    void poleOnlyRolls();
    void orientStandsBetweenTwo_data() { addHolders(); }
    void orientStandsBetweenTwo();
    void blendRidesBetweenTwo_data() { addHolders(); }
    void blendRidesBetweenTwo();
    void positionIsLimitedInTheModel_data() { addHolders(); }
    void positionIsLimitedInTheModel();
    void positionIsLimitedFromRest();
    void rotationIsLimitedToAConeAndATwist();
    void distanceIsLimited_data() { addHolders(); }
    void distanceIsLimited();
    void twistIsSpreadByShares();
    void twistOfABoneBelowIsTakenOverNotAdded();
    void twistOfAControlThatDrivesIsThatOfItsBone();
    void aTwistLimitMayLeaveOutTheRest();
    void splineLiesOnItsCurve();
    void splineThroughALineIsTheLine();
    void stretchedSplineIsAsLongAsItsCurve();
    void halfWeightIsHalfWay_data();
    void halfWeightIsHalfWay();
    void localSpaceCopiesWhatDiffersFromRest();
    void severalSourcesCountByWeight();
    void whatHasNoEffectChangesNoBit();
    void controlsAreTargetsAndSources();
    void aFlatParentLeavesTheTargetAlone();
};

void tst_constraints::parentRidesOnItsSource() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint = stage.add(ConstraintKind::Parent, {{boneNode(stage.first)}});
    constraint.offset = moved({0.1, -0.2, 0.3}, about({0, 2, 1}, 0.5), {1.2, 1.2, 1.2});
    stage.solve();
    const Affine3d wanted = stage.source(stage.first) * toAffine(constraint.offset);
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()), Vec3d(wanted.translation()), 1e-12);
    if (isEven(holder)) {
        VERIFY_NEAR(stage.at(stage.target), wanted, 1e-10);
        return;
    }
    // Shear is dropped: nothing that T · R · S can say is nearer.
    const Affine3d holderNow = stage.source(stage.holder);
    const Mat3d inParent = holderNow.linear().inverse() * wanted.linear();
    const auto distance = [&](const Transform& local) {
        return (toAffine(local).linear() - inParent).norm();
    };
    const double reached = distance(stage.local(stage.target));
    std::mt19937 random(3);
    std::uniform_real_distribution<double> some(-1e-3, 1e-3);
    for (int i = 0; i < 200; ++i) {
        Transform other = stage.local(stage.target);
        const Vec3d turn(some(random), some(random), some(random));
        other.rotation = other.rotation * about(turn, turn.norm());
        other.scale += Vec3d(some(random), some(random), some(random));
        QVERIFY(distance(other) >= reached - 1e-12);
    }
}

void tst_constraints::parentWithTheRestOffsetStaysWhereItIs() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    const Affine3d before = stage.before();
    Constraint& constraint = stage.add(ConstraintKind::Parent, {{boneNode(stage.first)}});
    constraint.offset = decomposeNearest(stage.source(stage.first).inverse() * before);
    stage.solve();
    if (isEven(holder))
        VERIFY_NEAR(stage.at(stage.target), before, 1e-10);
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()), Vec3d(before.translation()), 1e-10);
    // ... and then rides: moved with the source by the same motion.
    const Transform motion = moved({0.2, 0.5, -0.1}, about({0, 0, 1}, 0.3));
    stage.at_(stage.first).translation = toAffine(motion) * stage.at_(stage.first).translation;
    stage.at_(stage.first).rotation = motion.rotation * stage.at_(stage.first).rotation;
    stage.solve();
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()),
                Vec3d(toAffine(motion) * before.translation()), 1e-10);
}

void tst_constraints::positionIsTheMeanOfItsSources() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint = stage.add(
        ConstraintKind::Position, {{boneNode(stage.first), 3.0}, {boneNode(stage.second), 1.0}});
    constraint.offset.translation = {0.05, 0.1, -0.2};
    const Transform before = stage.at_(stage.target);
    stage.solve();
    const Vec3d wanted = 0.75 * stage.source(stage.first).translation() +
                         0.25 * stage.source(stage.second).translation() +
                         constraint.offset.translation;
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()), wanted, 1e-12);
    QVERIFY(stage.local(stage.target).rotation.coeffs() == before.rotation.coeffs());
    QVERIFY(stage.local(stage.target).scale == before.scale);
}

void tst_constraints::positionFollowsOnlyItsAxes() {
    Stage stage(holderOf(1));
    Constraint& constraint = stage.add(ConstraintKind::Position, {{boneNode(stage.first)}});
    constraint.axes = {false, true, false};
    const Vec3d before = stage.before().translation();
    stage.solve();
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()),
                Vec3d(before.x(), stage.source(stage.first).translation().y(), before.z()), 1e-12);
}

void tst_constraints::rotationIsThatOfItsSource() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint = stage.add(ConstraintKind::Rotation, {{boneNode(stage.first)}});
    constraint.offset.rotation = about({1, 1, 0}, 0.6);
    const Transform before = stage.at_(stage.target);
    stage.solve();
    VERIFY_NEAR(turnOf(stage.at(stage.target)),
                Mat3d(turnOf(stage.source(stage.first)) * turnOf(constraint.offset.rotation)),
                1e-9);
    QVERIFY(stage.local(stage.target).translation == before.translation);
    QVERIFY(stage.local(stage.target).scale == before.scale);
}

void tst_constraints::rotationFollowsOnlyItsAxes() {
    // Turns about X and Z of the parent's parent: with angles (X, then Y, then Z) Rz · Ry · Rx.
    Stage stage;
    stage.at_(stage.holder) = {};
    stage.at_(stage.target).rotation = about(Vec3d::UnitY(), 0.2);
    stage.at_(stage.first).rotation = about(Vec3d::UnitZ(), 0.5) * about(Vec3d::UnitX(), 0.3);
    Constraint& constraint = stage.add(ConstraintKind::Rotation, {{boneNode(stage.first)}});
    constraint.axes = {true, false, true};
    stage.solve();
    VERIFY_NEAR(stage.local(stage.target).rotation,
                about(Vec3d::UnitZ(), 0.5) * about(Vec3d::UnitY(), 0.2) *
                    about(Vec3d::UnitX(), 0.3),
                1e-12);
}

void tst_constraints::scaleIsThatOfItsSource() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    stage.at_(stage.first).scale = {1.5, 0.7, 2.0};
    Constraint& constraint = stage.add(ConstraintKind::Scale, {{boneNode(stage.first)}});
    constraint.offset.scale = {2.0, 1.0, 0.5};
    const Transform before = stage.at_(stage.target);
    stage.solve();
    const Vec3d lengths = stage.at(stage.target).linear().colwise().norm();
    VERIFY_NEAR(lengths, Vec3d(3.0, 0.7, 1.0), 1e-12);
    QVERIFY(stage.at(stage.target).linear().determinant() > 0.0); // as the source
    QVERIFY(stage.local(stage.target).rotation.coeffs() == before.rotation.coeffs());
    QVERIFY(stage.local(stage.target).translation == before.translation);
}

void tst_constraints::scaleFollowsOnlyItsAxes() {
    Stage stage(holderOf(1));
    stage.at_(stage.first).scale = {3.0, 4.0, 5.0};
    stage.add(ConstraintKind::Scale, {{boneNode(stage.first)}}).axes = {true, false, true};
    stage.solve();
    VERIFY_NEAR(stage.local(stage.target).scale, Vec3d(1.5, 1.0, 2.5), 1e-12);
}

void tst_constraints::aimPointsToItsSource() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint = stage.add(ConstraintKind::Aim, {{boneNode(stage.first)}});
    constraint.up = boneNode(stage.second);
    stage.solve();
    const Affine3d& now = stage.at(stage.target);
    const Vec3d way = (stage.source(stage.first).translation() - now.translation()).normalized();
    VERIFY_NEAR(Vec3d((now.linear() * constraint.aimAxis).normalized()), way, 1e-10);
    const auto across = [&](const Vec3d& v) { return Vec3d((v - v.dot(way) * way).normalized()); };
    VERIFY_NEAR(across(now.linear() * constraint.upAxis),
                across(stage.source(stage.second).translation() - now.translation()), 1e-9);
    // Without an up node it is up itself; and an offset turns it after all that.
    constraint.up = {};
    stage.solve();
    const Mat3d straight = toAffine(stage.local(stage.target)).linear();
    VERIFY_NEAR(across(now.linear() * constraint.upAxis), across(Vec3d::UnitY()), 1e-9);
    constraint.offset.rotation = about({1, 0, 1}, 0.4);
    stage.solve();
    VERIFY_NEAR(Mat3d(toAffine(stage.local(stage.target)).linear()),
                Mat3d(straight * turnOf(constraint.offset.rotation)), 1e-10);
}

void tst_constraints::aimStraightUpKeepsItsRoll() {
    Stage stage;
    stage.at_(stage.first).translation = stage.before().translation() + Vec3d(0.0, 2.0, 0.0);
    stage.add(ConstraintKind::Aim, {{boneNode(stage.first)}});
    const Mat3d before = turnOf(stage.before());
    stage.solve();
    VERIFY_NEAR(Vec3d(stage.at(stage.target).linear() * Vec3d::UnitY()), Vec3d(Vec3d::UnitY()),
                1e-12);
    // The least turn that gets it there: about an axis across both directions.
    const Mat3d turn = turnOf(stage.at(stage.target)) * before.transpose();
    VERIFY_NEAR(turn, Mat3d(Quatd::FromTwoVectors(before.col(1), Vec3d::UnitY())), 1e-9);
}

void tst_constraints::poleOnlyRolls() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint = stage.add(ConstraintKind::Pole, {{boneNode(stage.first)}});
    const Affine3d before = stage.before();
    stage.solve();
    const Affine3d& now = stage.at(stage.target);
    const Vec3d axis = (before.linear() * constraint.aimAxis).normalized();
    VERIFY_NEAR(Vec3d((now.linear() * constraint.aimAxis).normalized()), axis, 1e-10);
    VERIFY_NEAR(Vec3d(now.translation()), Vec3d(before.translation()), 1e-12);
    const auto across = [&](const Vec3d& v) {
        return Vec3d((v - v.dot(axis) * axis).normalized());
    };
    VERIFY_NEAR(across(now.linear() * constraint.upAxis),
                across(stage.source(stage.first).translation() - now.translation()), 1e-9);
}

void tst_constraints::orientStandsBetweenTwo() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint =
        stage.add(ConstraintKind::Orient, {{boneNode(stage.first)}, {boneNode(stage.second)}});
    constraint.blend = 0.3;
    constraint.offset.rotation = about({0, 1, 2}, 0.8);
    stage.solve();
    const Quatd a(turnOf(stage.source(stage.first)));
    const Quatd b(turnOf(stage.source(stage.second)));
    VERIFY_NEAR(turnOf(stage.at(stage.target)),
                turnOf(Quatd(a.slerp(0.3, b) * constraint.offset.rotation)), 1e-9);
}

void tst_constraints::blendRidesBetweenTwo() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint =
        stage.add(ConstraintKind::Blend, {{boneNode(stage.first)}, {boneNode(stage.second)}});
    constraint.blend = 0.25;
    constraint.offset = moved({0.1, 0.2, 0.3}, about({1, 0, 0}, 0.2));
    stage.solve();
    const Quatd a(turnOf(stage.source(stage.first)));
    const Quatd b(turnOf(stage.source(stage.second)));
    const Transform between = moved(0.75 * stage.source(stage.first).translation() +
                                        0.25 * stage.source(stage.second).translation(),
                                    a.slerp(0.25, b), Vec3d::Constant(0.75 * 1.5 + 0.25 * 0.8));
    const Affine3d wanted = toAffine(between) * toAffine(constraint.offset);
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()), Vec3d(wanted.translation()), 1e-12);
    if (isEven(holder))
        VERIFY_NEAR(stage.at(stage.target), wanted, 1e-10);
}

void tst_constraints::positionIsLimitedInTheModel() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    const Vec3d before = stage.before().translation();
    Constraint& constraint = stage.add(ConstraintKind::LimitPosition, {});
    constraint.limit.position[0] = ChannelRange{before.x() + 0.1, before.x() + 0.3};
    constraint.limit.position[2] = ChannelRange{-100.0, before.z() - 0.2};
    stage.solve();
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()), Vec3d(before + Vec3d(0.1, 0.0, -0.2)),
                1e-12);
    // Within its ranges not a bit changes.
    constraint.limit.position = {};
    constraint.limit.position[1] = ChannelRange{before.y() - 1.0, before.y() + 1.0};
    stage.solve();
    QVERIFY(stage.solved == stage.pose);
}

void tst_constraints::positionIsLimitedFromRest() {
    Stage stage(holderOf(1));
    const Transform& rest = stage.skeleton.restLocal[stage.target.value()];
    const Vec3d off(0.3, -0.4, 0.05); // in the axes that the bone has at rest
    stage.at_(stage.target).translation = rest.translation + rest.rotation * off;
    Constraint& constraint = stage.add(ConstraintKind::LimitPosition, {});
    constraint.space = ConstraintSpace::Local;
    for (auto& range : constraint.limit.position)
        range = ChannelRange{-0.1, 0.2};
    stage.solve();
    VERIFY_NEAR(stage.local(stage.target).translation,
                Vec3d(rest.translation + rest.rotation * Vec3d(0.2, -0.1, 0.05)), 1e-12);
}

void tst_constraints::rotationIsLimitedToAConeAndATwist() {
    Stage stage(holderOf(2));
    // The target's own direction is that to its child: +Y. Swing about X by 70°, then twist.
    const Quatd rest = stage.skeleton.restLocal[stage.target.value()].rotation;
    const Quatd swing = about(Vec3d::UnitX(), radians(70.0));
    stage.at_(stage.target).rotation = rest * swing * about(Vec3d::UnitY(), radians(50.0));
    Constraint& constraint = stage.add(ConstraintKind::LimitRotation, {});
    constraint.limit.swing = radians(40.0);
    constraint.limit.twist = ChannelRange{radians(-10.0), radians(20.0)};
    stage.solve();
    VERIFY_NEAR(stage.local(stage.target).rotation,
                rest * about(Vec3d::UnitX(), radians(40.0)) * about(Vec3d::UnitY(), radians(20.0)),
                1e-12);
    constraint.limit.swing = {};
    constraint.limit.twist = {};
    stage.solve();
    QVERIFY(stage.solved == stage.pose);
}

void tst_constraints::distanceIsLimited() {
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    const Vec3d centre = stage.source(stage.first).translation();
    const Vec3d way = stage.before().translation() - centre;
    Constraint& constraint = stage.add(ConstraintKind::LimitDistance, {{boneNode(stage.first)}});
    constraint.limit.distance = {0.0, 0.25};
    stage.solve();
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()),
                Vec3d(centre + 0.25 * way.normalized()), 1e-12);
    constraint.limit.distance = {9.0, 10.0};
    stage.solve();
    VERIFY_NEAR(Vec3d(stage.at(stage.target).translation()), Vec3d(centre + 9.0 * way.normalized()),
                1e-11);
    constraint.limit.distance = {0.0, 100.0};
    stage.solve();
    QVERIFY(stage.solved == stage.pose);
}

void tst_constraints::twistIsSpreadByShares() {
    RigScene scene;
    const BoneIndex forearm = scene.bone("forearm", {}, moved({0, 1, 0}, about({0, 0, 1}, 0.4)));
    const BoneIndex near = scene.bone("near", forearm, moved({0, 0.3, 0}));
    const BoneIndex far = scene.bone("far", forearm, moved({0, 0.6, 0}));
    const BoneIndex hand = scene.bone("hand", forearm, moved({0, 0.9, 0}, about({0, 1, 0}, 0.2)));
    const BoneIndex finger = scene.bone("finger", hand, moved({0, 0.2, 0}));
    scene.bone("nearTip", near, moved({0, 0.1, 0}));
    scene.bone("farTip", far, moved({0, 0.1, 0}));
    Constraint constraint = constraintOf(ConstraintKind::TwistSpread, {}, {{boneNode(hand)}});
    constraint.chain = {near, far};
    constraint.shares = {0.25, 0.75};
    scene.rig.constraints = {constraint};
    scene.begin();
    // A swing besides does not count.
    Quatd& turned = scene.pose.local[hand.value()].rotation;
    turned = turned * about({1, 0, 1}, 0.6) * about({0, 1, 0}, 1.2);
    scene.solve();
    VERIFY_NEAR(scene.local(near).rotation, about({0, 1, 0}, 0.3), 1e-12);
    VERIFY_NEAR(scene.local(far).rotation, about({0, 1, 0}, 0.9), 1e-12);
    QVERIFY(scene.local(hand) == scene.pose.local[hand.value()]);
    QVERIFY(scene.local(finger) == scene.pose.local[finger.value()]);
    scene.rig.constraints[0].weight = 0.5;
    scene.solve();
    VERIFY_NEAR(scene.local(far).rotation, about({0, 1, 0}, 0.45), 1e-12);
}

void tst_constraints::twistOfABoneBelowIsTakenOverNotAdded() {
    RigScene scene;
    const BoneIndex first = scene.bone("first", {}, moved({0, 0, 0}, about({0, 0, 1}, 0.4)));
    const BoneIndex second = scene.bone("second", first, moved({0, 0.3, 0}));
    const BoneIndex hand = scene.bone("hand", second, moved({0, 0.3, 0}));
    scene.bone("finger", hand, moved({0, 0.2, 0}));
    Constraint constraint = constraintOf(ConstraintKind::TwistSpread, {}, {{boneNode(hand)}});
    constraint.chain = {first, second};
    constraint.shares = {1.0 / 3.0, 1.0 / 3.0};
    scene.rig.constraints = {constraint};
    scene.begin();
    scene.pose.local[hand.value()].rotation = about({0, 1, 0}, 0.9);
    const Affine3d before = scene.sourceModel()[hand.value()];
    scene.solve();
    VERIFY_NEAR(scene.at(hand), before, 1e-12); // in line: nothing of it moves
    VERIFY_NEAR(scene.local(first).rotation, about({0, 0, 1}, 0.4) * about({0, 1, 0}, 0.3), 1e-12);
    VERIFY_NEAR(scene.local(hand).rotation, about({0, 1, 0}, 0.3), 1e-12);
}

void tst_constraints::twistOfAControlThatDrivesIsThatOfItsBone() {
    // Bones along +X, and a control whose axes are turned off theirs.
    RigScene scene;
    const BoneIndex lower = scene.bone("lower", {}, moved({0, 0, 0}));
    const BoneIndex roll = scene.bone("roll", lower, moved({0.1, 0, 0}));
    const BoneIndex hand = scene.bone("hand", lower, moved({0.3, 0, 0}));
    scene.bone("finger", hand, moved({0.2, 0, 0}));
    Control made;
    made.bone = hand;
    made.drives = true;
    made.place.rotation = about({0.3, 1, 0.2}, 0.8);
    const ControlIndex control = scene.control(made);
    Constraint constraint = constraintOf(ConstraintKind::TwistSpread, {}, {{controlNode(control)}});
    constraint.chain = {roll};
    constraint.shares = {0.5};
    scene.rig.constraints = {constraint};
    scene.begin();
    scene.pose.local[hand.value()].rotation = about({1, 0, 0}, 0.9);
    scene.solve();
    const Quatd turned =
        scene.skeleton.restLocal[roll.value()].rotation.conjugate() * scene.local(roll).rotation;
    VERIFY_NEAR(turnAngle(turned), 0.45, 1e-12);
}

void tst_constraints::aTwistLimitMayLeaveOutTheRest() {
    Stage stage(holderOf(0));
    const Quatd rest = stage.skeleton.restLocal[stage.target.value()].rotation;
    Constraint& constraint = stage.add(ConstraintKind::LimitRotation, {});
    constraint.limit.twist = ChannelRange{radians(20.0), radians(60.0)};
    stage.at_(stage.target).rotation = rest;
    stage.solve();
    VERIFY_NEAR(stage.local(stage.target).rotation, rest * about(Vec3d::UnitY(), radians(20.0)),
                1e-12);
}

namespace {

/// Five bones up, and controls that are free.
struct Rope : RigScene {
    std::vector<BoneIndex> chain;
    explicit Rope(const std::vector<Vec3d>& places, bool stretch) {
        const BoneIndex root =
            bone("root", {}, moved({0.2, 0.1, 0}, about({1, 0, 1}, 0.5), {2, 2, 2}));
        BoneIndex above = root;
        for (int i = 0; i < 5; ++i) {
            above = bone("rope", above, moved({0, i == 0 ? 0.0 : 0.1, 0}));
            chain.push_back(above);
        }
        Constraint constraint = constraintOf(ConstraintKind::Spline, {}, {});
        constraint.chain = chain;
        constraint.stretch = stretch;
        for (const Vec3d& place : places) {
            Control made;
            made.place.translation = place;
            constraint.sources.push_back({controlNode(control(made))});
        }
        rig.constraints = {constraint};
        begin();
    }
    std::vector<Vec3d> places() const {
        std::vector<Vec3d> all;
        for (const BoneIndex bone : chain)
            all.emplace_back(at(bone).translation());
        return all;
    }
};

} // namespace

void tst_constraints::splineLiesOnItsCurve() {
    // Of three points the natural spline is known: x = t, y'' rises to the middle and falls.
    Rope rope({{0, 0, 0}, {1, 1, 0}, {2, 0, 0}}, false);
    rope.solve();
    const std::vector<Vec3d> places = rope.places();
    VERIFY_NEAR(places.front(), Vec3d(Vec3d::Zero()), 1e-12);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Vec3d& place = places[i];
        // Symmetric about x = 1; on [0, 1]: y = 1.5 x - 0.5 x³.
        const double x = place.x() > 1.0 ? 2.0 - place.x() : place.x();
        VERIFY_NEAR(place.y(), 1.5 * x - 0.5 * x * x * x, 1e-9);
        VERIFY_NEAR(place.z(), 0.0, 1e-9);
        if (i > 0)
            VERIFY_NEAR((place - places[i - 1]).norm(), 0.2, 1e-9); // as long as they were
    }
    QVERIFY(places.back().x() > 0.3);
}

void tst_constraints::splineThroughALineIsTheLine() {
    Rope rope({{1, 0, 0}, {1, 0, 0.1}, {1, 0, 0.3}, {1, 0, 0.5}}, false);
    rope.solve();
    const std::vector<Vec3d> places = rope.places();
    for (std::size_t i = 0; i < places.size(); ++i) // beyond its end it goes straight on
        VERIFY_NEAR(places[i], Vec3d(1, 0, 0.2 * double(i)), 1e-9);
}

void tst_constraints::stretchedSplineIsAsLongAsItsCurve() {
    // Five bones, the last as long as three quarters of the one before: 4.75 parts.
    Rope rope({{0, 0, 0}, {0, 0.5, 0}, {0, 4.75, 0}}, true);
    rope.solve();
    const std::vector<Vec3d> places = rope.places();
    for (std::size_t i = 0; i < places.size(); ++i)
        VERIFY_NEAR(places[i], Vec3d(0, double(i), 0), 1e-9);
}

void tst_constraints::halfWeightIsHalfWay_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("holder");
    for (const ConstraintKind kind :
         {ConstraintKind::Parent, ConstraintKind::Position, ConstraintKind::Rotation,
          ConstraintKind::Scale, ConstraintKind::Aim, ConstraintKind::Pole, ConstraintKind::Orient,
          ConstraintKind::LimitPosition, ConstraintKind::LimitRotation,
          ConstraintKind::LimitDistance, ConstraintKind::Blend})
        for (int holder = 0; holder < 5; ++holder)
            QTest::addRow("%d %d", int(kind), holder) << int(kind) << holder;
}

void tst_constraints::halfWeightIsHalfWay() {
    QFETCH(int, kind);
    QFETCH(int, holder);
    Stage stage(holderOf(holder));
    Constraint& constraint =
        stage.add(ConstraintKind(kind), {{boneNode(stage.first)}, {boneNode(stage.second)}});
    constraint.offset = moved({0.1, 0.0, 0.2}, about({1, 2, 0}, 0.3), {1.1, 1.1, 1.1});
    constraint.limit.position[1] = ChannelRange{50.0, 60.0};
    constraint.limit.swing = 0.05;
    constraint.limit.distance = {5.0, 6.0};
    const Transform before = stage.at_(stage.target);
    stage.solve();
    const Transform full = stage.local(stage.target);
    QVERIFY(!(full == before));
    constraint.weight = 0.5;
    stage.solve();
    verifyHalf(before, full, stage.local(stage.target));
}

void tst_constraints::localSpaceCopiesWhatDiffersFromRest() {
    Stage stage(holderOf(3));
    const Transform& sourceRest = stage.skeleton.restLocal[stage.first.value()];
    const Transform& targetRest = stage.skeleton.restLocal[stage.target.value()];
    const Transform change = moved({0.1, 0.2, -0.1}, about({1, 0, 2}, 0.5), {1.3, 0.9, 1.1});
    stage.at_(stage.first) = {sourceRest.translation + sourceRest.rotation * change.translation,
                              sourceRest.rotation * change.rotation,
                              sourceRest.scale.cwiseProduct(change.scale)};
    const auto solvedAs = [&](ConstraintKind kind) {
        stage.rig.constraints.clear();
        Constraint& constraint = stage.add(kind, {{boneNode(stage.first)}});
        constraint.space = ConstraintSpace::Local;
        stage.solve();
        return stage.local(stage.target);
    };
    const Vec3d place = targetRest.translation + targetRest.rotation * change.translation;
    const Quatd turn = targetRest.rotation * change.rotation;
    const Transform parent = solvedAs(ConstraintKind::Parent);
    VERIFY_NEAR(parent.translation, place, 1e-12);
    VERIFY_NEAR(parent.rotation, turn, 1e-12);
    VERIFY_NEAR(parent.scale, change.scale, 1e-12);
    const Transform position = solvedAs(ConstraintKind::Position);
    VERIFY_NEAR(position.translation, place, 1e-12);
    VERIFY_NEAR(position.rotation, stage.at_(stage.target).rotation, 0.0);
    VERIFY_NEAR(solvedAs(ConstraintKind::Rotation).rotation, turn, 1e-12);
    VERIFY_NEAR(solvedAs(ConstraintKind::Orient).rotation, turn, 1e-12);
    VERIFY_NEAR(solvedAs(ConstraintKind::Scale).scale, change.scale, 1e-12);
    VERIFY_NEAR(solvedAs(ConstraintKind::Blend).translation, place, 1e-12);
    // A source at rest puts the target to rest.
    stage.at_(stage.first) = sourceRest;
    VERIFY_NEAR(toAffine(solvedAs(ConstraintKind::Parent)), toAffine(targetRest), 1e-12);
}

void tst_constraints::severalSourcesCountByWeight() {
    Stage stage;
    stage.at_(stage.first).rotation = about(Vec3d::UnitZ(), 0.2);
    stage.at_(stage.second).rotation = about(Vec3d::UnitZ(), 1.0);
    stage.add(ConstraintKind::Rotation,
              {{boneNode(stage.first), 1.0}, {boneNode(stage.second), 3.0}});
    stage.solve();
    VERIFY_NEAR(turnOf(stage.at(stage.target)), turnOf(about(Vec3d::UnitZ(), 0.8)), 1e-12);
    // Three about one axis: the mean of the angles.
    stage.at_(stage.child).rotation = Quatd::Identity();
    const BoneIndex third = stage.bone("third", {}, {});
    stage.pose.local.push_back(moved(Vec3d::Zero(), about(Vec3d::UnitZ(), 1.8)));
    stage.rig.constraints[0].sources = {
        {boneNode(stage.first), 1.0}, {boneNode(stage.second), 1.0}, {boneNode(third), 2.0}};
    stage.solve();
    VERIFY_NEAR(turnOf(stage.at(stage.target)), turnOf(about(Vec3d::UnitZ(), 1.2)), 1e-12);
}

void tst_constraints::whatHasNoEffectChangesNoBit() {
    for (int kind = 0; kind <= int(ConstraintKind::Driver); ++kind) {
        Stage stage(holderOf(3));
        Constraint& constraint =
            stage.add(ConstraintKind(kind), {{boneNode(stage.first)}, {boneNode(stage.second)}});
        constraint.chain = {stage.target, stage.child};
        constraint.shares = {0.5, 0.5};
        constraint.driver.bone = stage.first;
        constraint.driver.curve.points = {{0.0, 1.0}};
        constraint.limit.position[0] = ChannelRange{50.0, 60.0};
        constraint.limit.swing = 0.0;
        constraint.limit.distance = {5.0, 6.0};
        stage.solve();
        QVERIFY2(!(stage.solved == stage.pose), qPrintable(QString::number(kind)));
        constraint.weight = 0.0;
        stage.solve();
        QVERIFY2(stage.solved == stage.pose, qPrintable(QString::number(kind)));
        constraint.weight = 1.0;
        constraint.enabled = false;
        stage.solve();
        QVERIFY2(stage.solved == stage.pose, qPrintable(QString::number(kind)));
        constraint.enabled = true;
        if (kind == int(ConstraintKind::LimitPosition) ||
            kind == int(ConstraintKind::LimitRotation) || kind == int(ConstraintKind::Driver))
            continue;
        for (ConstraintSource& source : constraint.sources)
            source.weight = 0.0;
        if (kind == int(ConstraintKind::TwistSpread) || kind == int(ConstraintKind::Spline))
            constraint.sources.clear();
        stage.solve();
        QVERIFY2(stage.solved == stage.pose, qPrintable(QString::number(kind)));
    }
}

void tst_constraints::controlsAreTargetsAndSources() {
    Stage stage(holderOf(1));
    Control free;
    free.bone = stage.first;
    free.space = ControlSpace::World;
    free.place = moved({0.3, 0.2, 0.1}, about({0, 1, 0}, 0.4));
    const ControlIndex follower = stage.control(free);
    const ControlIndex leader = stage.control(free);
    Control driving;
    driving.bone = stage.target;
    driving.drives = true;
    driving.place.rotation = about({1, 0, 0}, 0.5);
    const ControlIndex driver = stage.control(driving);
    stage.pose.controls.resize(3);
    stage.pose.controls[leader.value()] = moved({0.5, 0.6, 0.7}, about({1, 1, 0}, 0.9));
    stage.rig.constraints = {
        constraintOf(ConstraintKind::Parent, controlNode(follower), {{controlNode(leader)}}),
        constraintOf(ConstraintKind::Position, controlNode(driver), {{controlNode(follower)}}),
        constraintOf(ConstraintKind::Rotation, controlNode(driver), {{controlNode(follower)}})};
    stage.rig.constraints[0].offset.translation = {0, 0, 1};
    stage.solve();
    VERIFY_NEAR(stage.at(follower), Affine3d(stage.at(leader) * Eigen::Translation3d(0, 0, 1)),
                1e-12);
    // The control that drives takes its bone along, and is where it was told to be.
    VERIFY_NEAR(stage.at(driver), stage.at(follower), 1e-12);
    VERIFY_NEAR(turnOf(stage.at(stage.target)),
                Mat3d(turnOf(stage.at(follower)) * turnOf(about({1, 0, 0}, -0.5))), 1e-12);
    QVERIFY(stage.solved.controls == stage.pose.controls);
}

void tst_constraints::aFlatParentLeavesTheTargetAlone() {
    for (int kind = 0; kind <= int(ConstraintKind::Blend); ++kind) {
        Stage stage;
        stage.at_(stage.holder).scale = {1.0, 0.0, 1.0};
        Constraint& constraint =
            stage.add(ConstraintKind(kind), {{boneNode(stage.first)}, {boneNode(stage.second)}});
        constraint.limit.position[0] = ChannelRange{50.0, 60.0};
        stage.solve();
        QVERIFY(test::isFinite(stage.solved));
        if (kind != int(ConstraintKind::Scale))
            QVERIFY2(stage.solved == stage.pose, qPrintable(QString::number(kind)));
    }
}

RIGWRIGHT_TEST(tst_constraints)
#include "tst_constraints.moc"
