// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What rigs are refused for, circles with their path, and the order in which things are worked
/// out.
#include "core/rig/make_constraint.h"
#include "core/rig/rig_edit.h"
#include "core/rig/rig_plan.h"
#include "tests/support/rigged_mannequin.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

const double kNan = std::numeric_limits<double>::quiet_NaN();
const MorphCounts kMorphs{2};

Constraint follows(ConstraintKind kind, const RigNode& target, const RigNode& source) {
    Constraint constraint;
    constraint.kind = kind;
    constraint.target = target;
    constraint.sources = {{source, 1.0}};
    return constraint;
}

RigNode bone(std::size_t number) {
    return boneNode(BoneIndex(number));
}

Constraint driverOf(std::size_t from, std::size_t to) {
    Constraint constraint;
    constraint.kind = ConstraintKind::Driver;
    constraint.target = bone(to);
    constraint.driver.bone = BoneIndex(from);
    constraint.driver.curve.points = {{0, 0}, {1, 1}};
    return constraint;
}

using Spoil = std::function<void(Rig&)>;

std::string codeOf(const Rig& rig) {
    const auto checked = checkRig(rig, armSkeleton(), kMorphs);
    return checked ? std::string() : checked.error().code;
}

std::string pathOf(const Rig& rig) {
    std::string all;
    for (const std::string& name : cycleIn(rig, armSkeleton()))
        all += (all.empty() ? "" : " → ") + name;
    return all;
}

} // namespace

class tst_check_rig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aWholeRigIsTaken();
    void whatIsWrongIsRefusedByName_data();
    void whatIsWrongIsRefusedByName();
    void aCircleNamesItsPath();
    void aCircleThroughAnIkTargetNamesItsPath();
    void aControlThatDrivesStandsWhereItsBoneIs();
    void constraintsInLocalSpaceMayLookDownwards();
    void handlesRunAfterThoseThatMoveTheirTargets();
    void theOrderRunsFromControlsToWhatComesAfterMotion();
    void readingWhatIsMovedLaterIsTold();
    void aMendedRigIsSound_data();
    void aMendedRigIsSound();
};

void tst_check_rig::aWholeRigIsTaken() {
    QCOMPARE(codeOf(armRig()), std::string());
    QCOMPARE(codeOf(Rig()), std::string());
    Rig rig = armRig();
    rig.constraints = {follows(ConstraintKind::Rotation, bone(4), bone(3)), driverOf(2, 4)};
    rig.constraints[0].when = RigStage::AfterMotion;
    rig.sets = {{"all", {ControlIndex(0), ControlIndex(3)}}};
    rig.jointLimits = {{BoneIndex(1), {}}, {BoneIndex(2), {}}};
    QCOMPARE(codeOf(rig), std::string());
}

void tst_check_rig::whatIsWrongIsRefusedByName_data() {
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* what, const char* code, const char* place, Spoil spoil) {
        QTest::newRow(what) << std::move(spoil) << code << place;
    };
    row("a control on no bone", "rig-index", "target",
        [](Rig& rig) { rig.controls[1].bone = BoneIndex(99); });
    row("a control that drives nothing", "rig-missing", "main",
        [](Rig& rig) { rig.controls[0].bone = {}; });
    row("a size of 0", "rig-value", "main", [](Rig& rig) { rig.controls[0].size = 0.0; });
    row("a place that is no number", "rig-value", "pole",
        [](Rig& rig) { rig.controls[2].place.translation.x() = kNan; });
    row("limits the wrong way round", "rig-value", "turn", [](Rig& rig) {
        rig.controls[3].limits[0] = ChannelRange{1.0, -1.0};
    });
    row("the space of nothing", "rig-missing", "target",
        [](Rig& rig) { rig.controls[1].space = ControlSpace::Node; });
    row("a space of its own", "rig-self", "target", [](Rig& rig) {
        rig.controls[1].space = ControlSpace::Node;
        rig.controls[1].spaceNode = controlNode(ControlIndex(1));
    });
    row("a colour of too many bits", "rig-value", "main",
        [](Rig& rig) { rig.controls[0].colour = 0x1000000; });
    row("a set of what is not there", "rig-index", "s", [](Rig& rig) {
        rig.sets = {{"s", {ControlIndex(9)}}};
    });
    row("a set twice over", "rig-value", "s", [](Rig& rig) {
        rig.sets = {{"s", {ControlIndex(1), ControlIndex(1)}}};
    });
    row("an end that is above", "rig-chain", "arm",
        [](Rig& rig) { std::swap(rig.handles[0].root, rig.handles[0].end); });
    row("nothing between root and end", "rig-chain", "arm",
        [](Rig& rig) { rig.handles[0].root = BoneIndex(2); });
    row("a middle beside the chain", "rig-chain", "arm",
        [](Rig& rig) { rig.handles[0].mid = BoneIndex(4); });
    row("a handle without target", "rig-missing", "arm",
        [](Rig& rig) { rig.handles[0].target = {}; });
    row("a softness of 1", "rig-value", "arm", [](Rig& rig) { rig.handles[0].softness = 1.0; });
    row("no iterations", "rig-value", "arm", [](Rig& rig) { rig.handles[0].iterations = 0; });
    row("a weight above 1", "rig-value", "arm", [](Rig& rig) { rig.handles[0].weight = 1.5; });
    row("two handles on one end", "rig-end-taken", "second", [](Rig& rig) {
        rig.handles.push_back(rig.handles[0]);
        rig.handles[1].name = "second";
    });
    row("a constraint to itself", "rig-self", "Rotation 1",
        [](Rig& rig) { rig.constraints = {follows(ConstraintKind::Rotation, bone(4), bone(4))}; });
    row("a driver of itself", "rig-self", "Driver 1",
        [](Rig& rig) { rig.constraints = {driverOf(4, 4)}; });
    row("a constraint without source", "rig-missing", "Parent 1", [](Rig& rig) {
        rig.constraints = {follows(ConstraintKind::Parent, bone(4), bone(3))};
        rig.constraints[0].sources.clear();
    });
    row("a blend of one", "rig-missing", "Blend 1",
        [](Rig& rig) { rig.constraints = {follows(ConstraintKind::Blend, bone(4), bone(3))}; });
    row("an aim along its up", "rig-value", "Aim 1", [](Rig& rig) {
        rig.constraints = {follows(ConstraintKind::Aim, bone(4), bone(3))};
        rig.constraints[0].upAxis = rig.constraints[0].aimAxis;
    });
    row("a curve that goes back", "rig-value", "Driver 1", [](Rig& rig) {
        rig.constraints = {driverOf(2, 4)};
        rig.constraints[0].driver.curve.points = {{0, 0}, {0, 1}};
    });
    row("a morph that is not there", "rig-index", "Driver 1", [](Rig& rig) {
        rig.constraints = {driverOf(2, 4)};
        rig.constraints[0].driver.mesh = MeshInstanceIndex(0);
        rig.constraints[0].driver.morph = 2;
    });
    row("a share too few", "rig-value", "Twist 1", [](Rig& rig) {
        rig.constraints = {follows(ConstraintKind::TwistSpread, {}, bone(3))};
        rig.constraints[0].chain = {BoneIndex(1), BoneIndex(2)};
        rig.constraints[0].shares = {0.5};
    });
    row("a chain upside down", "rig-chain", "Twist 1", [](Rig& rig) {
        rig.constraints = {follows(ConstraintKind::TwistSpread, {}, bone(3))};
        rig.constraints[0].chain = {BoneIndex(2), BoneIndex(1)};
        rig.constraints[0].shares = {0.5, 0.5};
    });
    row("a spline through one", "rig-missing", "Spline 1", [](Rig& rig) {
        rig.constraints = {follows(ConstraintKind::Spline, {}, bone(4))};
        rig.constraints[0].chain = {BoneIndex(1), BoneIndex(2)};
    });
    row("a joint with two limits", "rig-value", "upper", [](Rig& rig) {
        rig.jointLimits = {{BoneIndex(1), {}}, {BoneIndex(1), {}}};
    });
    row("a twist that leaves out the rest", "rig-value", "upper", [](Rig& rig) {
        rig.jointLimits = {{BoneIndex(1), {}}};
        rig.jointLimits[0].limit.twistLow = 0.2;
    });
    row("two that follow each other", "rig-cycle", "hand", [](Rig& rig) {
        rig.handles.clear();
        rig.constraints = {follows(ConstraintKind::Position, bone(3), bone(4)),
                           follows(ConstraintKind::Position, bone(4), bone(3))};
    });
}

void tst_check_rig::whatIsWrongIsRefusedByName() {
    QFETCH(Spoil, spoil);
    QFETCH(QString, code);
    QFETCH(QString, place);
    Rig rig = armRig();
    spoil(rig);
    const auto checked = checkRig(rig, armSkeleton(), kMorphs);
    QVERIFY(!checked);
    QCOMPARE(QString::fromStdString(checked.error().code), code);
    QCOMPARE(QString::fromStdString(checked.error().place), place);
    QVERIFY(!checked.error().detail.empty());
}

void tst_check_rig::aCircleNamesItsPath() {
    Rig rig = armRig();
    rig.handles.clear();
    rig.constraints = {follows(ConstraintKind::Position, bone(3), bone(4)),
                       follows(ConstraintKind::Position, bone(4), bone(3))};
    QCOMPARE(pathOf(rig), std::string("hand → side → hand"));
    // A parent that follows its child.
    rig.constraints = {follows(ConstraintKind::Rotation, bone(1), bone(2))};
    QCOMPARE(pathOf(rig), std::string("upper → lower → upper"));
    // A control in the space of what it drives.
    rig.constraints.clear();
    rig.controls[0].space = ControlSpace::Node;
    rig.controls[0].spaceNode = bone(3);
    QCOMPARE(pathOf(rig), std::string("root → main → hand → lower → upper → root"));
}

void tst_check_rig::aCircleThroughAnIkTargetNamesItsPath() {
    Rig rig = armRig();
    rig.controls[1].space = ControlSpace::Node;
    rig.controls[1].spaceNode = bone(2);
    QCOMPARE(codeOf(rig), std::string("rig-cycle"));
    const std::string path = pathOf(rig);
    QVERIFY2(path.find("arm → target → lower") != std::string::npos, path.c_str());
    const auto checked = checkRig(rig, armSkeleton(), kMorphs);
    QVERIFY(checked.error().detail.find(path) != std::string::npos);
    // A bone of the chain as its own target.
    rig = armRig();
    rig.handles[0].target = bone(2);
    QCOMPARE(codeOf(rig), std::string("rig-cycle"));
}

void tst_check_rig::aControlThatDrivesStandsWhereItsBoneIs() {
    // Whatever it goes along with, it is moved by what moves its bone.
    for (const ControlSpace space :
         {ControlSpace::Parent, ControlSpace::Root, ControlSpace::World}) {
        Rig rig = armRig();
        Control forward;
        forward.name = "hand_fk";
        forward.bone = BoneIndex(3);
        forward.drives = true;
        forward.space = space;
        rig.controls.push_back(forward);
        const RigNode node = controlNode(ControlIndex(4));
        QCOMPARE(codeOf(rig), std::string());
        rig.handles[0].target = node;
        QCOMPARE(codeOf(rig), std::string("rig-cycle"));
        rig.handles.clear();
        rig.constraints = {follows(ConstraintKind::Rotation, bone(1), node)};
        QCOMPARE(codeOf(rig), std::string("rig-cycle"));
        rig.constraints = {follows(ConstraintKind::Position, bone(3), node)};
        QCOMPARE(codeOf(rig), std::string("rig-cycle"));
        rig.constraints = {follows(ConstraintKind::Position, bone(4), node)};
        QCOMPARE(codeOf(rig), std::string());
    }
}

void tst_check_rig::constraintsInLocalSpaceMayLookDownwards() {
    Rig rig = armRig();
    rig.handles.clear();
    rig.constraints = {follows(ConstraintKind::Rotation, bone(1), bone(2))};
    QCOMPARE(codeOf(rig), std::string("rig-cycle"));
    rig.constraints[0].space = ConstraintSpace::Local;
    QCOMPARE(codeOf(rig), std::string());
    rig.constraints = {driverOf(2, 1)};
    QCOMPARE(codeOf(rig), std::string());
    // Kinds that work in the model whatever their space says may not.
    for (const ConstraintKind kind :
         {ConstraintKind::Aim, ConstraintKind::Pole, ConstraintKind::LimitDistance}) {
        rig.constraints = {follows(kind, bone(1), bone(3))};
        rig.constraints[0].space = ConstraintSpace::Local;
        QCOMPARE(codeOf(rig), std::string("rig-cycle"));
    }
}

void tst_check_rig::handlesRunAfterThoseThatMoveTheirTargets() {
    Skeleton skeleton = armSkeleton();
    BoneIndex above(4);
    std::vector<BoneIndex> chain;
    for (int i = 0; i < 3; ++i) {
        above = addBone(skeleton, "leg", above, {Vec3d(0.0, -0.4, 0.05 * i)});
        chain.push_back(above);
    }
    Rig rig = armRig();
    IkHandle leg;
    leg.name = "leg";
    leg.root = chain.front();
    leg.end = chain.back();
    leg.target = controlNode(ControlIndex(2));
    rig.handles.push_back(leg);
    rig.controls[1].space = ControlSpace::Node; // the arm reaches for something on the foot
    rig.controls[1].spaceNode = boneNode(leg.end);
    QVERIFY(checkRig(rig, skeleton, kMorphs));
    const auto order = evaluationOrder(rig, skeleton);
    const auto place = [&](std::size_t handle) {
        return std::ranges::find(order, IkHandleIndex(handle), &RigOrderEntry::handle) -
               order.begin();
    };
    QVERIFY(place(1) < place(0));
    QVERIFY(orderFindings(rig, skeleton).empty());
    const RigPlan plan = makeRigPlan(std::make_shared<const Rig>(rig), skeleton);
    QCOMPARE(plan.handleGroups.size(), std::size_t(2));
    QVERIFY(plan.handleGroups[0].front() == IkHandleIndex(1));
    // Where nothing says otherwise they keep their order, and are shown in it.
    rig.controls[1].space = ControlSpace::World;
    rig.controls[1].spaceNode = {};
    std::swap(rig.handles[0], rig.handles[1]);
    const auto plain = evaluationOrder(rig, skeleton);
    QVERIFY(std::ranges::find(plain, IkHandleIndex(0), &RigOrderEntry::handle) <
            std::ranges::find(plain, IkHandleIndex(1), &RigOrderEntry::handle));
}

void tst_check_rig::theOrderRunsFromControlsToWhatComesAfterMotion() {
    Rig rig = armRig();
    rig.constraints = {follows(ConstraintKind::Rotation, bone(4), bone(3)),
                       follows(ConstraintKind::Position, controlNode(ControlIndex(2)), bone(0))};
    rig.constraints[0].when = RigStage::AfterMotion;
    // The first control goes along with the second one.
    rig.controls[1].space = ControlSpace::Node;
    rig.controls[1].spaceNode = controlNode(ControlIndex(2));
    const auto order = evaluationOrder(rig, armSkeleton());
    QCOMPARE(order.size(), std::size_t(7));
    const auto place = [&](auto member, auto index) {
        return std::ranges::find(order, index, member) - order.begin();
    };
    QVERIFY(place(&RigOrderEntry::control, ControlIndex(2)) <
            place(&RigOrderEntry::control, ControlIndex(1)));
    QVERIFY(place(&RigOrderEntry::constraint, ConstraintIndex(1)) == 4);
    QVERIFY(place(&RigOrderEntry::handle, IkHandleIndex(0)) == 5);
    QVERIFY(place(&RigOrderEntry::constraint, ConstraintIndex(0)) == 6);
}

void tst_check_rig::readingWhatIsMovedLaterIsTold() {
    Rig rig = armRig();
    rig.constraints = {follows(ConstraintKind::Rotation, bone(4), bone(3))};
    const Findings late = orderFindings(rig, armSkeleton());
    QCOMPARE(late.size(), std::size_t(1));
    QCOMPARE(late[0].code, std::string("rig-order"));
    QCOMPARE(late[0].where, std::string("Rotation 1"));
    QVERIFY(late[0].detail.find("arm") != std::string::npos);
    rig.constraints[0].when = RigStage::AfterMotion;
    QVERIFY(orderFindings(rig, armSkeleton()).empty());
    // What is switched off moves nothing.
    rig.constraints[0].when = RigStage::BeforeIk;
    rig.handles[0].enabled = false;
    QVERIFY(orderFindings(rig, armSkeleton()).empty());
}

void tst_check_rig::aMendedRigIsSound_data() {
    whatIsWrongIsRefusedByName_data();
}

void tst_check_rig::aMendedRigIsSound() {
    QFETCH(Spoil, spoil);
    Rig rig = armRig();
    spoil(rig);
    const RigEdit mended = soundRig(rig, armSkeleton(), &kMorphs);
    QCOMPARE(codeOf(mended.rig), std::string());
    QVERIFY(!(mended.rig == rig));
    // What was not concerned is still there: the fourth control in all of these but its own.
    QVERIFY(mended.rig.controls.size() >= 2);
    QCOMPARE(mended.remap.controls.size(), rig.controls.size());
    for (std::size_t i = 0; i < rig.controls.size(); ++i)
        if (mended.remap.controls[i].isValid())
            QCOMPARE(mended.rig.controls[mended.remap.controls[i].value()].name,
                     rig.controls[i].name);
}

RIGWRIGHT_TEST(tst_check_rig)
#include "tst_check_rig.moc"
