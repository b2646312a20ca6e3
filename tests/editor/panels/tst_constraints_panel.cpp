// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The constraint stack: order, weights, drags, refusals, and the form of each kind.
#include "core/rig/make_constraint.h"
#include "editor/commands/rig_commands.h"
#include "editor/panels/constraint_form.h"
#include "editor/panels/constraint_row.h"
#include "editor/panels/constraints_panel.h"
#include "editor/panels/driver_curve_editor.h"
#include "tests/editor/panels/rig_panel_test.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>
#include <memory>
#include <numbers>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr std::size_t kCopy = 0;
constexpr std::size_t kLimit = 1;
constexpr std::size_t kLast = 2;

/// The rigged arm with two constraints before IK and one after motion, all about the limb.
Character constrainedArm() {
    Character character = riggedArm(0.0);
    Rig rig = rigOf(character);
    Constraint copy;
    copy.kind = ConstraintKind::Rotation;
    copy.target = boneNode(BoneIndex(kHelper));
    copy.sources = {{controlNode(ControlIndex(kHandControl)), 1.0}};
    copy.space = ConstraintSpace::Local;
    Constraint limit;
    limit.kind = ConstraintKind::LimitRotation;
    limit.target = boneNode(BoneIndex(kLower));
    limit.limit.swing = std::numbers::pi / 4.0;
    Constraint last;
    last.kind = ConstraintKind::Driver;
    last.when = RigStage::AfterMotion;
    last.target = boneNode(BoneIndex(kHelper));
    last.driver.bone = BoneIndex(kLower);
    last.driver.curve.points = {{0.0, 0.0}, {std::numbers::pi / 2.0, 0.05}};
    rig.constraints = {copy, limit, last};
    character.rig = std::make_shared<const Rig>(std::move(rig));
    return character;
}

} // namespace

class tst_constraints_panel : public RigPanelTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        RigPanelTest::init();
        m_document->reset(constrainedArm(), {});
        m_panel = std::make_unique<ConstraintsPanel>(*m_document);
        show(*m_panel, {340, 800});
        selectControl(kHandControl);
        QCoreApplication::processEvents();
    }
    void cleanup() {
        m_panel.reset();
        RigPanelTest::cleanup();
    }

    void theStackIsInEvaluationOrder() {
        QCOMPARE(m_panel->stack().size(), std::size_t(4));
        QCOMPARE(m_panel->stack()[0].constraint, ConstraintIndex(kCopy));
        QCOMPARE(m_panel->stack()[1].constraint, ConstraintIndex(kLimit));
        QCOMPARE(m_panel->stack()[2].handle, IkHandleIndex(0));
        QCOMPARE(m_panel->stack()[3].constraint, ConstraintIndex(kLast));
        QCOMPARE(m_panel->row(0)->texts().title, QStringLiteral("1 · Copy rotation"));
        QCOMPARE(m_panel->row(0)->texts().sentence, QStringLiteral("helper from hand_ik, local"));
        QCOMPARE(m_panel->row(2)->texts().title, QStringLiteral("3 · Two-bone IK"));
    }

    void aClickChoosesAndShowsTheSettings() {
        click(1);
        QCOMPARE(m_panel->chosen(), ConstraintIndex(kLimit));
        QVERIFY(m_panel->row(1)->isChosen() && !m_panel->row(0)->isChosen());
        QCOMPARE(m_panel->form()->constraint(), ConstraintIndex(kLimit));
        click(2); // of a handle the settings are elsewhere
        QVERIFY(!m_panel->form());
    }

    void theBoxTurnsItOffAndUndoOn() {
        QTest::mouseClick(m_panel->row(0)->enabledBox(), Qt::LeftButton);
        QVERIFY(!rig().constraints[kCopy].enabled);
        QCOMPARE(steps(), 1);
        m_document->undo();
        QVERIFY(rig().constraints[kCopy].enabled);
        QVERIFY(m_panel->row(0)->enabledBox()->isChecked());
        m_panel->row(2)->setFocus();
        QTest::keyClick(m_panel->row(2), Qt::Key_Space);
        QVERIFY(!rig().handles[0].enabled);
    }

    void theWeightIsDraggedAsOneStep() {
        SliderField* weight = m_panel->row(0)->weight();
        drag(weight, {weight->width() - 2, 10}, {weight->width() / 2, 10});
        QVERIFY(rig().constraints[kCopy].weight > 0.3 && rig().constraints[kCopy].weight < 0.7);
        QCOMPARE(steps(), 1);
        m_document->undo();
        QCOMPARE(rig().constraints[kCopy].weight, 1.0);
    }

    void theWeightOfAHandleIsItsIk() {
        type(m_panel->row(2)->weight(), QStringLiteral("0.25"));
        QCOMPARE(m_document->character().pose.ikWeights[0], 0.25);
    }

    void nonsenseIsRefusedInWords() {
        QSignalSpy problem(m_panel.get(), &ConstraintsPanel::problem);
        type(m_panel->row(0)->weight(), QStringLiteral("1/0"));
        QVERIFY(!problem.last().at(0).toString().isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(rig().constraints[kCopy].weight, 1.0);
        QCOMPARE(steps(), 0);
    }

    void aDragReordersWithinTheStage() {
        ConstraintRow* first = m_panel->row(0);
        drag(first, {100, 20}, {100, 20 + 2 * first->height() - 6});
        QVERIFY(rig().constraints[0].kind == ConstraintKind::LimitRotation);
        QVERIFY(rig().constraints[1].kind == ConstraintKind::Rotation);
        QCOMPARE(m_panel->chosen(), ConstraintIndex(1)); // still the one that was taken
        QCOMPARE(steps(), 1);
        m_document->undo();
        QVERIFY(rig().constraints[0].kind == ConstraintKind::Rotation);
    }

    void aDragBeyondItsStageEndsAtItsEdge() {
        drag(m_panel->row(3), {100, 20}, {100, -300});
        QCOMPARE(steps(), 0); // the only one after motion stays
        QVERIFY(rig().constraints[kLast].kind == ConstraintKind::Driver);
    }

    void keysWalkAndMove() {
        m_panel->row(0)->setFocus();
        QTest::keyClick(m_panel->row(0), Qt::Key_Down);
        QCOMPARE(m_panel->chosen(), ConstraintIndex(kLimit));
        QTest::keyClick(m_panel->row(1), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(rig().constraints[0].kind == ConstraintKind::LimitRotation);
        QSignalSpy message(m_panel.get(), &ConstraintsPanel::messageRequested);
        QTest::keyClick(m_panel->row(1), Qt::Key_Down, Qt::AltModifier); // over the handle
        QCOMPARE(message.count(), 1);
        QCOMPARE(steps(), 1);
    }

    void aCircleIsRefusedWithItsPath() {
        QSignalSpy message(m_panel.get(), &ConstraintsPanel::messageRequested);
        const Rig before = rig();
        Constraint loop = before.constraints[kCopy];
        loop.sources[0].node = loop.target;
        QVERIFY(!setConstraint(*m_document, ConstraintIndex(kCopy), loop, QStringLiteral("Loop")));
        click(0);
        auto* source = m_panel->form()->findChildren<QComboBox*>().at(1); // after the target
        source->setFocus();
        QTest::keyClick(source, Qt::Key_End); // the last bone is the helper itself
        QCOMPARE(message.count(), 1);
        QCOMPARE(rig().constraints[kCopy].target, boneNode(BoneIndex(kHelper)));
        QVERIFY(!(rig().constraints[kCopy].sources[0].node == boneNode(BoneIndex(kHelper))));
    }

    void theMenuDeletesAndUndoBringsBack() {
        openMenu(1);
        entry(menu(), QStringLiteral("Delete"))->trigger();
        QCOMPARE(rig().constraints.size(), std::size_t(2));
        QCOMPARE(m_panel->stack().size(), std::size_t(3));
        m_document->undo();
        QCOMPARE(rig().constraints.size(), std::size_t(3));
        QCOMPARE(m_panel->stack().size(), std::size_t(4));
    }

    void theMenuSendsItBehindTheHandles() {
        openMenu(0);
        entry(menu(), QStringLiteral("Run after motion"))->trigger();
        QVERIFY(rig().constraints[kCopy].when == RigStage::AfterMotion);
        QCOMPARE(m_panel->stack()[1].handle, IkHandleIndex(0));
    }

    void whatIsAddedIsChosen() {
        Constraint scale;
        scale.kind = ConstraintKind::Scale;
        scale.target = boneNode(BoneIndex(kHelper));
        scale.sources = {{controlNode(ControlIndex(kHandControl)), 1.0}};
        QVERIFY(addConstraint(*m_document, scale));
        QVERIFY(m_panel->chosen().isValid());
        QVERIFY(rig().constraints[m_panel->chosen().value()].kind == ConstraintKind::Scale);
    }

    void theAddMenuAsksForEachKind() {
        std::unique_ptr<QToolButton> add(m_panel->makeAddButton());
        QSignalSpy asked(m_panel.get(), &ConstraintsPanel::actionRequested);
        for (QAction* action : add->menu()->actions())
            if (!action->isSeparator())
                action->trigger();
        QCOMPARE(asked.count(), 15); // fourteen kinds, and drivers of shapes
        for (const QList<QVariant>& one : asked)
            QVERIFY(one.at(0).toString().startsWith(QStringLiteral("rig.")));
    }

    void aLimitIsSetInDegrees() {
        click(1);
        for (SliderField* field : m_panel->form()->findChildren<SliderField*>())
            if (field->accessibleName() == QStringLiteral("Cone"))
                type(field, QStringLiteral("30"));
        QVERIFY(std::abs(*rig().constraints[kLimit].limit.swing - std::numbers::pi / 6.0) < 1e-12);
    }

    void theCurveOfADriverIsDrawn() {
        click(3);
        DriverCurveEditor* curve = m_panel->form()->curve();
        QVERIFY(curve);
        QCoreApplication::processEvents();
        const QPoint from = curve->placeOf(curve->curve().points[1]).toPoint();
        const QPoint to = from + QPoint(-30, 20);
        const Vec2d wanted = curve->pointAt(to);
        drag(curve, from, to);
        QVERIFY((rig().constraints[kLast].driver.curve.points[1] - wanted).norm() < 1e-6);
        QCOMPARE(steps(), 1);
        type(m_panel->form()->pointValue(), QStringLiteral("3 cm"));
        QVERIFY(std::abs(rig().constraints[kLast].driver.curve.points[1].y() - 0.03) < 1e-12);
        m_document->undo();
        m_document->undo();
        QCOMPARE(rig().constraints[kLast].driver.curve.points[1].y(), 0.05);
        QCOMPARE(m_panel->form()->curve()->curve().points[1].y(), 0.05);
    }

    void deletingTheDriverDuringADragIsNoHarm() {
        SliderField* weight = m_panel->row(3)->weight();
        QTest::mousePress(weight, Qt::LeftButton, {}, QPoint(50, 10));
        move(weight, {20, 10});
        RigParts parts;
        parts.constraints = {ConstraintIndex(kLast)};
        QVERIFY(
            editRig(*m_document, removeParts(rig(), parts), {.text = QStringLiteral("Delete")}));
        move(weight, {10, 10});
        QTest::mouseRelease(weight, Qt::LeftButton, {}, QPoint(10, 10));
        QCOMPARE(rig().constraints.size(), std::size_t(2));
        QCOMPARE(m_panel->stack().size(), std::size_t(3));
    }

private:
    void click(std::size_t row) {
        QTest::mouseClick(m_panel->row(row), Qt::LeftButton, {}, QPoint(100, 20));
        QCoreApplication::processEvents();
    }
    void openMenu(std::size_t row) {
        QTest::mouseClick(m_panel->row(row)->menuButton(), Qt::LeftButton);
        QVERIFY(menu());
    }

    std::unique_ptr<ConstraintsPanel> m_panel;
};

RIGWRIGHT_TEST(tst_constraints_panel)
#include "tst_constraints_panel.moc"
