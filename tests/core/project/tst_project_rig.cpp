// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rigs in projects: kept to the last bit; what is broken in one costs no more than itself.
#include "core/character/edit_rig.h"
#include "core/project/project.h"
#include "tests/core/project/everything_character.h"
#include "tests/support/builders.h"
#include "tests/support/rigged_mannequin.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::test;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr const char* kView = "{}";

/// A rig with every member set to something of its own.
Character everyMember() {
    Character character = riggedArm();
    Rig rig = *character.rig;
    Control& control = rig.controls[1];
    control.name = "not UTF-8 \xff";
    control.place = {Vec3d(0.1, -0.0, 1.0 / 3.0), turn(Vec3d(1, 2, 3), 17).rotation, Vec3d::Ones()};
    control.space = ControlSpace::Node;
    control.spaceNode = controlNode(ControlIndex(0));
    control.locked[2] = true;
    control.limits[0] = ChannelRange{-0.1, 1e-300};
    control.limits[8] = ChannelRange{0.5, 2.0};
    control.shape = ControlShape::Polyline;
    control.size = 0.1 + 0.2;
    control.shapeOffset = {Vec3d(1, 2, 3), turn(Vec3d(0, 1, 1), 5).rotation, Vec3d(1, 2, -1)};
    control.points = {Vec3d(0.1, 0.2, 0.3), Vec3d(-1, 1e-17, 0)};
    control.closed = true;
    control.colour = 0x00ff80;
    control.hidden = true;
    rig.sets = {{"face", {ControlIndex(0), ControlIndex(2)}}, {"", {}}};
    IkHandle& handle = rig.handles[0];
    handle.enabled = false;
    handle.solver = IkSolver::Fabrik;
    handle.mid = BoneIndex(2);
    handle.tip = Vec3d(0, 0.7, 1.0 / 7.0);
    handle.poleAngle = -0.3;
    handle.softness = 0.0;
    handle.stretch = 0.25;
    handle.bend = Vec3d(0, 0, -2);
    handle.endRotation = EndRotation::Keep;
    handle.iterations = 77;
    handle.tolerance = 1e-5;
    handle.weight = 1.0 / 3.0;
    Constraint limit;
    limit.name = "limit";
    limit.kind = ConstraintKind::LimitPosition;
    limit.enabled = false;
    limit.weight = 0.125;
    limit.when = RigStage::AfterMotion;
    limit.target = boneNode(BoneIndex(4));
    limit.space = ConstraintSpace::Local;
    limit.offset = control.place;
    limit.axes = {true, false, true};
    limit.blend = 0.75;
    limit.aimAxis = Vec3d(0, 0.6, 0.8);
    limit.upAxis = Vec3d(0, 0, 1);
    limit.up = controlNode(ControlIndex(3));
    limit.limit.position[1] = ChannelRange{-1.0, 0.1};
    limit.limit.swing = 1.25;
    limit.limit.twist = ChannelRange{-0.5, 0.5};
    limit.limit.distance = {0.25, 4.0};
    Constraint twist;
    twist.kind = ConstraintKind::TwistSpread;
    twist.sources = {{boneNode(BoneIndex(3)), 0.5}};
    twist.chain = {BoneIndex(1), BoneIndex(2)};
    twist.shares = {0.1, 0.7};
    twist.stretch = true;
    Constraint driver;
    driver.kind = ConstraintKind::Driver;
    driver.target = controlNode(ControlIndex(2));
    driver.driver.bone = BoneIndex(4);
    driver.driver.angle = DriverAngle::SwingAbout;
    driver.driver.axis = Vec3d(0.6, 0, 0.8);
    driver.driver.curve = {{Vec2d(-1, 0.1), Vec2d(0.3, 5)}, true};
    driver.driver.channel = TransformChannel::TurnZ;
    rig.constraints = {limit, twist, driver};
    JointLimit hinge{true, Vec3d(0, 0.6, 0.8), 0.1, -0.2, 0.3};
    rig.jointLimits = {{BoneIndex(1), {}}, {BoneIndex(2), hinge}};
    const auto made = withRig(character, changedRig(*character.rig, rig));
    if (!made)
        qFatal("%s: %s", made.error().place.c_str(), made.error().detail.c_str());
    return *made;
}

Character reopened(const std::vector<std::uint8_t>& bytes) {
    Character character;
    withFile(bytes, [&](const fs::path& path) {
        auto project = readProject(path);
        if (!project)
            qFatal("%s: %s", project.error().code.c_str(), project.error().detail.c_str());
        character = std::move(project->character);
    });
    return character;
}

std::size_t dropped(const Character& character) {
    for (const Finding& finding : character.importFindings)
        if (finding.code == "project-rig-dropped")
            return finding.count;
    return 0;
}

} // namespace

class tst_project_rig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aRigIsKeptToTheLastBit();
    void aWholeRigIsKeptToTheLastBit();
    void aProjectWithoutARigSaysNothingOfOne();
    void brokenPartsCostNoMoreThanThemselves_data();
    void brokenPartsCostNoMoreThanThemselves();
    void brokenValuesAndKeysAreAtRest();
};

void tst_project_rig::aRigIsKeptToTheLastBit() {
    const Character before = everyMember();
    QCOMPARE(brokenInvariant(before), std::string());
    const auto bytes = encodeProject(before, kView);
    QVERIFY(bytes);
    const Character after = reopened(*bytes);
    QCOMPARE(dropped(after), std::size_t(0));
    QVERIFY(after.rig != nullptr);
    QVERIFY(*after.rig == *before.rig);
    QVERIFY(after == before);
    QVERIFY(*encodeProject(after, kView) == *bytes);
}

void tst_project_rig::aWholeRigIsKeptToTheLastBit() {
    const Character before = riggedMannequin();
    const auto bytes = encodeProject(before, kView);
    QVERIFY(bytes);
    const Character after = reopened(*bytes);
    QVERIFY(after == before);
    QVERIFY(*encodeProject(after, kView) == *bytes);
}

void tst_project_rig::aProjectWithoutARigSaysNothingOfOne() {
    Character character = riggedArm();
    character = withRig(character, {{}, emptyRemap(*character.rig), {}}).value();
    GlbFile file = projectGlb(character, kView);
    QVERIFY(!rigOf(file).contains("rig"));
    QVERIFY(!rigOf(file)["pose"].contains("controls"));
    QVERIFY(!rigOf(file)["clips"][0].contains("rigChannels"));
    QVERIFY(reopened(resealed(file)) == character);
}

void tst_project_rig::brokenPartsCostNoMoreThanThemselves_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("controls");
    QTest::addColumn<int>("handles");
    QTest::addColumn<int>("constraints");
    const auto row = [](const char* what, const char* pointer, const char* value, int controls,
                        int handles, int constraints) {
        QTest::newRow(what) << pointer << value << controls << handles << constraints;
    };
    row("no object at all", "/rig", "[1, 2]", 0, 0, 0);
    row("null", "/rig", "null", 0, 0, 0);
    row("controls that are no list", "/rig/controls", "{}", 0, 0, 1);
    row("a control that is a number", "/rig/controls/3", "7", 3, 1, 3);
    row("a shape of a later version", "/rig/controls/3/shape", "\"spiral\"", 3, 1, 3);
    row("a bone out of range", "/rig/controls/3/bone", "4000", 3, 1, 3);
    row("a huge bone", "/rig/controls/3/bone", "18446744073709551615", 3, 1, 3);
    row("a size that is text", "/rig/controls/3/size", "\"large\"", 3, 1, 3);
    row("a place of two numbers", "/rig/controls/3/place", "[1, 2]", 3, 1, 3);
    row("a rotation of no length", "/rig/controls/3/place", "[0,0,0, 0,0,0,0, 1,1,1]", 3, 1, 3);
    row("a solver of a later version", "/rig/handles/0/solver", "\"magnet\"", 4, 0, 3);
    row("an end that is not there", "/rig/handles/0/end", "-7", 4, 0, 3);
    row("a kind of a later version", "/rig/constraints/2/kind", "\"gravity\"", 4, 1, 2);
    row("a curve of text", "/rig/constraints/2/driver/curve", "[[1, \"x\"]]", 4, 1, 2);
    row("a source of nothing", "/rig/constraints/1/sources", "[{}]", 4, 1, 2);
    row("a set of text", "/rig/sets/0", "\"face\"", 4, 1, 3);
    row("a limit of text", "/rig/jointLimits/0", "\"elbow\"", 4, 1, 3);
    row("a limit twice", "/rig/jointLimits/0/bone", "2", 4, 1, 3);
}

void tst_project_rig::brokenPartsCostNoMoreThanThemselves() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(int, controls);
    QFETCH(int, handles);
    QFETCH(int, constraints);
    GlbFile file = projectGlb(everyMember(), kView);
    rigOf(file)[json::json_pointer(pointer.toStdString())] = json::parse(value.toStdString());
    const Character after = reopened(resealed(file));
    QCOMPARE(brokenInvariant(after), std::string());
    QVERIFY(dropped(after) >= 1);
    const Rig& rig = rigwright::rigOf(after);
    QCOMPARE(int(rig.controls.size()), controls);
    QCOMPARE(int(rig.handles.size()), handles);
    // A limit's "up" was the control that went: the limit itself stays.
    QCOMPARE(int(rig.constraints.size()), constraints);
    QCOMPARE(after.skeleton.boneCount(), std::size_t(5));
    QCOMPARE(after.clips.size(), std::size_t(1));
    // It can be saved again, without what was broken.
    const auto again = encodeProject(after, kView);
    QVERIFY(again);
    QVERIFY(reopened(*again) == after);
}

void tst_project_rig::brokenValuesAndKeysAreAtRest() {
    const Character before = everyMember();
    GlbFile file = projectGlb(before, kView);
    json& rig = rigOf(file);
    rig["pose"]["controls"] = "nothing";
    rig["pose"]["ikWeights"]["count"] = 9;
    rig["clips"][0]["rigChannels"][0]["control"] = 4000;
    rig["clips"][0]["rigChannels"][1]["width"] = 4;
    const Character after = reopened(resealed(file));
    QCOMPARE(brokenInvariant(after), std::string());
    QCOMPARE(dropped(after), std::size_t(4));
    QVERIFY(*after.rig == *before.rig);
    QVERIFY(after.pose.controls == std::vector<Transform>(4));
    QCOMPARE(after.pose.ikWeights[0], before.rig->handles[0].weight);
    QVERIFY(after.poseLibrary[0]->pose == before.poseLibrary[0]->pose);
    QCOMPARE(after.clips[0]->rigChannels.size(), std::size_t(1));
    QVERIFY(after.clips[0]->rigChannels[0] == before.clips[0]->rigChannels[2]);
}

RIGWRIGHT_TEST(tst_project_rig)
#include "tst_project_rig.moc"
