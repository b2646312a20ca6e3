// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Taking parts out of a rig, scaling it, and the lines of shapes.
#include "core/rig/rig_edit.h"
#include "tests/support/matchers.h"
#include "tests/support/rigged_mannequin.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::test;

namespace {

std::size_t count(const RigEdit& edit, const char* code) {
    return std::size_t(std::ranges::count(edit.findings, code, &Finding::code));
}

} // namespace

class tst_rig_edit : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingRemovedIsTheSame();
    void aHandleGoesWithItsTargetAlone();
    void whatNamedARemovedControlFallsBack();
    void aConstraintKeepsTheSourcesThatAreLeft();
    void scalingIsUndoneByItsInverse();
    void shapesStayWithinTheirSize_data();
    void shapesStayWithinTheirSize();
    void curvesCloseToTheLastBit();
};

void tst_rig_edit::nothingRemovedIsTheSame() {
    const Rig rig = armRig();
    const RigEdit edit = removeParts(rig, {});
    QVERIFY(edit.rig == rig);
    QVERIFY(edit.findings.empty());
    QVERIFY(edit.remap.controls == identityRemap(rig).controls);
    QVERIFY(edit.remap.handles == identityRemap(rig).handles);
}

void tst_rig_edit::aHandleGoesWithItsTargetAlone() {
    const Rig rig = armRig();
    RigEdit edit = removeParts(rig, {.controls = {ControlIndex(2)}, .handles = {}, .constraints = {}});
    QCOMPARE(edit.rig.handles.size(), std::size_t(1));
    QVERIFY(edit.rig.handles[0].pole.isNone());
    QVERIFY(edit.rig.handles[0].target == controlNode(ControlIndex(1)));
    QCOMPARE(count(edit, "rig-pole-dropped"), std::size_t(1));
    QCOMPARE(edit.remap.controls[3], ControlIndex(2));
    edit = removeParts(rig, {.controls = {ControlIndex(1)}, .handles = {}, .constraints = {}});
    QVERIFY(edit.rig.handles.empty());
    QVERIFY(!edit.remap.handles[0].isValid());
    QCOMPARE(count(edit, "rig-handle-dropped"), std::size_t(1));
    // What was asked for is no finding.
    edit = removeParts(rig, {.controls = {}, .handles = {IkHandleIndex(0)}, .constraints = {}});
    QVERIFY(edit.rig.handles.empty());
    QVERIFY(edit.findings.empty());
}

void tst_rig_edit::whatNamedARemovedControlFallsBack() {
    Rig rig = armRig();
    rig.controls[1].space = ControlSpace::Node;
    rig.controls[1].spaceNode = controlNode(ControlIndex(0));
    rig.sets = {{"both", {ControlIndex(0), ControlIndex(1)}}, {"main", {ControlIndex(0)}}, {"", {}}};
    const RigEdit edit =
        removeParts(rig, {.controls = {ControlIndex(0)}, .handles = {}, .constraints = {}});
    QVERIFY(edit.rig.controls[0].space == ControlSpace::Parent);
    QVERIFY(edit.rig.controls[0].spaceNode.isNone());
    QCOMPARE(count(edit, "rig-space-dropped"), std::size_t(1));
    QCOMPARE(edit.rig.sets.size(), std::size_t(2));
    QVERIFY(edit.rig.sets[0].controls == std::vector<ControlIndex>{ControlIndex(0)});
}

void tst_rig_edit::aConstraintKeepsTheSourcesThatAreLeft() {
    Rig rig = armRig();
    Constraint constraint;
    constraint.kind = ConstraintKind::Position;
    constraint.target = boneNode(BoneIndex(4));
    constraint.sources = {{controlNode(ControlIndex(1)), 1.0}, {controlNode(ControlIndex(2)), 2.0}};
    rig.constraints = {constraint, constraint};
    rig.constraints[1].sources.pop_back();
    const RigEdit edit =
        removeParts(rig, {.controls = {ControlIndex(1)}, .handles = {}, .constraints = {}});
    QCOMPARE(edit.rig.constraints.size(), std::size_t(1));
    QCOMPARE(edit.rig.constraints[0].sources.size(), std::size_t(1));
    QVERIFY(edit.rig.constraints[0].sources[0].node == controlNode(ControlIndex(1)));
    QCOMPARE(count(edit, "rig-constraint-changed"), std::size_t(1));
    QCOMPARE(count(edit, "rig-constraint-dropped"), std::size_t(1));
}

void tst_rig_edit::scalingIsUndoneByItsInverse() {
    Rig rig = armRig();
    rig.controls[1].limits[0] = ChannelRange{-1.0, 2.0};
    rig.controls[1].limits[3] = ChannelRange{-1.0, 2.0};
    rig.handles[0].tip = Vec3d(0, 0.5, 0);
    const Rig twice = scaledRig(rig, 2.0);
    QCOMPARE(twice.controls[1].size, 2.0 * rig.controls[1].size);
    QVERIFY(twice.controls[1].limits[0] == ChannelRange({-2.0, 4.0}));
    QVERIFY(twice.controls[1].limits[3] == rig.controls[1].limits[3]); // an angle
    QVERIFY(twice.handles[0].tip == Vec3d(0, 1, 0));
    QVERIFY(twice.handles[0].tolerance == rig.handles[0].tolerance); // a share
    QVERIFY(scaledRig(twice, 0.5) == rig);
}

void tst_rig_edit::shapesStayWithinTheirSize_data() {
    QTest::addColumn<int>("shape");
    QTest::addColumn<bool>("isFlat");
    const auto row = [](const char* name, ControlShape shape, bool isFlat) {
        QTest::newRow(name) << int(shape) << isFlat;
    };
    row("circle", ControlShape::Circle, true);
    row("arrow", ControlShape::Arrow, true);
    row("box", ControlShape::Box, false);
    row("sphere", ControlShape::Sphere, false);
    row("ring", ControlShape::Ring, false);
    row("cross", ControlShape::Cross, true);
    row("square", ControlShape::Square, true);
    row("diamond", ControlShape::Diamond, false);
}

void tst_rig_edit::shapesStayWithinTheirSize() {
    QFETCH(int, shape);
    QFETCH(bool, isFlat);
    Control control;
    control.shape = ControlShape(shape);
    const auto lines = controlLines(control);
    QVERIFY(!lines.empty());
    double most = 0.0;
    for (const auto& line : lines) {
        QVERIFY(line.size() >= 2);
        for (const Vec3d& point : line) {
            most = std::max(most, point.cwiseAbs().maxCoeff());
            QVERIFY(!isFlat || point.y() == 0.0);
        }
    }
    QVERIFY(most <= 1.0 + 1e-12);
    QVERIFY(most >= 1.0 - 1e-12); // half the extent is the size
}

void tst_rig_edit::curvesCloseToTheLastBit() {
    Control control;
    for (const ControlShape shape : {ControlShape::Circle, ControlShape::Sphere}) {
        control.shape = shape;
        for (const auto& line : controlLines(control)) {
            QVERIFY(line.front() == line.back());
            QCOMPARE(line.size(), std::size_t(49));
            for (const Vec3d& point : line)
                VERIFY_NEAR(point.norm(), 1.0, 1e-12);
        }
    }
    control.shape = ControlShape::Polyline;
    QVERIFY(controlLines(control).empty());
    control.points = {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}};
    QCOMPARE(controlLines(control)[0].size(), std::size_t(3));
    control.closed = true;
    QCOMPARE(controlLines(control)[0].size(), std::size_t(4));
}

RIGWRIGHT_TEST(tst_rig_edit)
#include "tst_rig_edit.moc"
