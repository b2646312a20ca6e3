// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls and IK targets under a real mouse in a real window, and what may happen in between.
#include "core/math/transform.h"
#include "core/rig/rig.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/control_outlines.h"
#include "editor/document/derived.h"
#include "editor/panels/rig_bar.h"
#include "editor/panels/status_line.h"
#include "editor/panels/tool_options_bar.h"
#include "editor/panels/viewport_header.h"
#include "editor/shell/workspaces.h"
#include "tests/editor/shell/picture_input.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/matchers.h"
#include "tests/support/pointer_script.h"
#include "tests/support/rigged_arm.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>

#include <cmath>
#include <optional>
#include <vector>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

Vec2d toVec(const QPointF& point) {
    return {point.x(), point.y()};
}

/// The arm with a driver: the swing of the forearm moves the upper arm's own control a little.
Character armWithDriver() {
    Character character = riggedArm(1.0);
    Rig rig = *character.rig;
    Constraint driver;
    driver.kind = ConstraintKind::Driver;
    driver.when = RigStage::AfterMotion;
    driver.target = boneNode(BoneIndex(kHelper));
    driver.driver.bone = BoneIndex(kLower);
    driver.driver.curve.points = {{0.0, 0.0}, {1.5, 0.02}};
    rig.constraints.push_back(driver);
    character.rig = std::make_shared<const Rig>(std::move(rig));
    finishCharacter(character);
    return character;
}

} // namespace

class tst_controls_in_picture : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void cleanup() {
        m_window->tools().cancel();
        m_window->workspaces()->setCurrent(QStringLiteral("weights"));
    }

    void aDraggedControlFollowsThePointer();
    void theTipFollowsADraggedTargetAndTheElbowStaysOnThePolesSide();
    void aDraggedPoleTurnsTheElbow();
    void undoByKeyInMidDragLeavesNothing();
    void aDriversBoneThatIsDeletedInMidDragTakesTheDragAlong();
    void closingInMidDragClosesQuietly();
    void theHeaderShowsAndHidesControls();
    void otherWorkspacesAreWithoutControls();
    void theBarIsAboutTheRig();
    void keysFrameAndResetTheSelectedControl();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] const FrameResult& frame() { return document().derived().shownFrame(); }
    [[nodiscard]] Vec3d place(std::size_t control) {
        return frame().rig.modelFromControl[control].translation();
    }
    [[nodiscard]] Vec3d head(std::size_t bone) { return frame().modelFromBone[bone].translation(); }
    void begin(const Character& character) {
        document().reset(character, {});
        m_window->workspaces()->begin();
        m_window->workspaces()->setCurrent(QStringLiteral("rig"));
        QVERIFY(m_window->document().session().view().controls);
        m_window->tools().setCurrent(QStringLiteral("move"));
        m_input = std::make_unique<PictureInput>(*m_window);
        QTRY_VERIFY(m_input->canvas()->isExposed());
        document().session().setCamera(armCamera());
        document().session().setSelection({});
        m_window->toasts().clear();
        QTest::qWait(20);
    }
    /// A corner of its shape on the picture.
    [[nodiscard]] QPointF onLine(std::size_t control) {
        for (const ControlOutline& outline : shownOutlines(document()))
            if (outline.control == ControlIndex(control))
                return m_input->pixelOf(outline.lines.front().front());
        return {-1000.0, -1000.0};
    }
    void press(const QPointF& at) {
        m_input->hoverMouse(at);
        m_input->mouse(QEvent::MouseButtonPress, at);
    }
    void moveTo(const QPointF& at) { m_input->mouse(QEvent::MouseMove, at); }
    void release(const QPointF& at) { m_input->mouse(QEvent::MouseButtonRelease, at); }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) {
        QTest::keyClick(m_input->canvas(), key, held);
    }

    std::unique_ptr<PictureInput> m_input;
};

void tst_controls_in_picture::aDraggedControlFollowsThePointer() {
    begin(riggedArm(0.0));
    const Character before = document().character();
    const QPointF from = onLine(kLowerControl);
    const Vec2d origin = toVec(m_input->pixelOf(place(kLowerControl)));
    m_input->hoverMouse(from);
    QCOMPARE(m_window->tools().overlay().hoveredControl, ControlIndex(kLowerControl));
    press(from);
    for (int step = 1; step <= 8; ++step) {
        const QPointF way(step * 4.0, step * -7.0);
        moveTo(from + way);
        VERIFY_NEAR(toVec(m_input->pixelOf(place(kLowerControl))), Vec2d(origin + toVec(way)),
                    1e-3);
        VERIFY_NEAR(head(kLower), place(kLowerControl), 1e-6);
    }
    QCOMPARE(document().undoStack().count(), 0);
    release(from + QPointF(32.0, -56.0));
    QCOMPARE(document().undoStack().count(), 1);
    const Character after = document().character();
    QVERIFY(!(after == before));
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().character() == before);
    document().redo();
    QVERIFY(document().character() == after);
}

void tst_controls_in_picture::theTipFollowsADraggedTargetAndTheElbowStaysOnThePolesSide() {
    begin(riggedArm(1.0));
    const Character before = document().character();
    const QPointF from = onLine(kHandControl);
    const Vec3d pole(0.5, 0.35, 0.0);
    press(from);
    for (int step = 1; step <= 20; ++step) {
        moveTo(from + QPointF(step * -9.0, step * 6.0));
        const Vec3d target = place(kHandControl);
        VERIFY_NEAR(head(kHelper), target, 1e-4);
        const Vec3d elbow = head(kLower);
        VERIFY_NEAR(elbow.norm(), 0.5, 1e-6);
        VERIFY_NEAR((head(kHelper) - elbow).norm(), 0.5, 1e-6);
        const Vec3d along = target.normalized();
        const Vec3d bend = elbow - elbow.dot(along) * along;
        const Vec3d side = pole - pole.dot(along) * along;
        QVERIFY(bend.dot(side) > 0.0);
        VERIFY_NEAR(Vec3d(bend.normalized()), Vec3d(side.normalized()), 1e-4);
        // What is said of it is so.
        const std::optional<Notice> notice = m_window->tools().overlay().notice;
        QVERIFY(notice);
        QCOMPARE(notice->strong, QStringLiteral("hand_ik"));
        const auto number = QString::number(std::lround(100.0 * target.norm()));
        QVERIFY2(notice->text.contains(number), qPrintable(notice->text));
    }
    release(from + QPointF(-180.0, 120.0));
    QCOMPARE(document().undoStack().count(), 1);
    // The bones' own pose is what it was: the handle moves them above it.
    QVERIFY(document().character().pose.local == before.pose.local);
    const Vec3d reached = head(kHelper);
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().character() == before);
    document().redo();
    VERIFY_NEAR(head(kHelper), reached, 1e-9);
}

void tst_controls_in_picture::aDraggedPoleTurnsTheElbow() {
    Character character = riggedArm(1.0);
    character.pose.controls[kHandControl].translation = {-0.3, 0.0, 0.0};
    begin(character);
    QVERIFY(head(kLower).y() > 0.1);
    const QPointF from = onLine(kPoleControl);
    press(from);
    QCOMPARE(document().session().selection().activeControl, ControlIndex(kPoleControl));
    // To the other side of the arm: the elbow goes round, also where the pointer rests then.
    const QPointF below = from + QPointF(0.0, 2.0 * (m_input->pixelOf({0.5, 0.0, 0.0}).y() -
                                                     m_input->pixelOf({0.5, 0.35, 0.0}).y()));
    moveTo(below);
    QTRY_VERIFY(head(kLower).y() < -0.1);
    release(below);
    VERIFY_NEAR(head(kHelper), place(kHandControl), 1e-4);
    QVERIFY(head(kLower).y() < -0.1);
}

void tst_controls_in_picture::undoByKeyInMidDragLeavesNothing() {
    begin(riggedArm(1.0));
    const Character before = document().character();
    const QPointF from = onLine(kHandControl);
    press(from);
    moveTo(from + QPointF(-60.0, 40.0));
    QVERIFY(!document().derived().controlOverrides().empty());
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_window->tools().isBusy() && document().derived().controlOverrides().empty());
    moveTo(from + QPointF(-80.0, 40.0));
    release(from + QPointF(-80.0, 40.0));
    QVERIFY(document().character() == before);
    QCOMPARE(document().undoStack().count(), 0);
    document().session().setSelection({});
    press(from);
    moveTo(from + QPointF(-60.0, 40.0));
    key(Qt::Key_Escape);
    release(from + QPointF(-60.0, 40.0));
    QVERIFY(document().character() == before);
}

void tst_controls_in_picture::aDriversBoneThatIsDeletedInMidDragTakesTheDragAlong() {
    begin(armWithDriver());
    const Character before = document().character();
    const QPointF from = onLine(kHandControl);
    press(from);
    moveTo(from + QPointF(-60.0, 40.0));
    QVERIFY(m_window->tools().isBusy());
    const Result<Findings> done =
        editSkeleton(document(), deleteBones(before.skeleton, BoneDeletion{{BoneIndex(kLower)}}),
                     {QStringLiteral("Delete lower")});
    QVERIFY(done);
    QVERIFY(!m_window->tools().isBusy() && document().derived().controlOverrides().empty());
    QVERIFY(!findBone(document().character().skeleton, "lower").isValid());
    const Rig& rig = rigOf(document().character());
    QVERIFY(rig.handles.empty() && rig.constraints.empty());
    QVERIFY(checkRig(rig, document().character().skeleton, {}));
    for (const ControlIndex control : document().session().selection().controls)
        QVERIFY(control.value() < rig.controls.size());
    moveTo(from + QPointF(-80.0, 40.0));
    release(from + QPointF(-80.0, 40.0));
    QCOMPARE(document().undoStack().count(), 1);
    QTest::qWait(50); // the picture without them
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(document().character() == before);
    VERIFY_NEAR(place(kHandControl), Vec3d(1.0, 0.0, 0.0), 1e-9);
}

void tst_controls_in_picture::closingInMidDragClosesQuietly() {
    begin(riggedArm(1.0));
    const QPointF from = onLine(kHandControl);
    press(from);
    moveTo(from + QPointF(-60.0, 40.0));
    QVERIFY(m_window->tools().isBusy());
    action("file.close")->trigger();
    QTRY_VERIFY(document().isEmpty());
    QVERIFY(!m_window->tools().isBusy());
    moveTo(from + QPointF(-80.0, 40.0));
    release(from + QPointF(-80.0, 40.0));
    QVERIFY(document().isEmpty());
    QCOMPARE(document().undoStack().count(), 0);
}

void tst_controls_in_picture::theHeaderShowsAndHidesControls() {
    document().reset(armCharacter(), {});
    ViewportHeader* header = m_window->viewportHeader();
    QVERIFY(header->controls()->isHidden()); // there is no rig
    QVERIFY(!m_window->statusLine()
                 ->cellText(StatusLine::Cell::Influences)
                 .contains(QStringLiteral("controls")));
    begin(riggedArm(0.0));
    const auto hasAction = [header] {
        for (const QAction* action : header->bonesMenu()->actions())
            if (action->text() == QStringLiteral("Controls"))
                return true;
        return false;
    };
    QVERIFY(hasAction());
    QVERIFY(header->controls()->isChecked());
    QCOMPARE(m_window->statusLine()->cellText(StatusLine::Cell::Influences),
             QStringLiteral("4 controls · 0 constraints"));
    const QPointF at = onLine(kHandControl);
    header->controls()->click();
    QVERIFY(!document().session().view().controls);
    press(at);
    release(at);
    QVERIFY(document().session().selection().controls.empty());
    header->controls()->click();
    press(at);
    release(at);
    QCOMPARE(document().session().selection().controls, std::vector{ControlIndex(kHandControl)});
    QCOMPARE(m_window->statusLine()->cellText(StatusLine::Cell::Value), QStringLiteral("hand_ik"));
}

void tst_controls_in_picture::otherWorkspacesAreWithoutControls() {
    begin(riggedArm(0.0));
    const QPointF at = onLine(kHandControl);
    m_window->workspaces()->setCurrent(QStringLiteral("weights"));
    QVERIFY(!document().session().view().controls);
    m_window->tools().setCurrent(QStringLiteral("select"));
    press(at);
    release(at);
    QVERIFY(document().session().selection().controls.empty());
    m_window->workspaces()->setCurrent(QStringLiteral("rig"));
    QVERIFY(document().session().view().controls);
}

void tst_controls_in_picture::theBarIsAboutTheRig() {
    begin(riggedArm(0.0));
    RigBar* bar = m_window->toolOptions()->rigBar();
    QVERIFY(bar->isVisible());
    QVERIFY(!bar->space()->isEnabled());
    const QPointF at = onLine(kHandControl);
    press(at);
    release(at);
    QVERIFY(bar->space()->isEnabled());
    QCOMPARE(bar->space()->currentText(), QStringLiteral("World"));
    const Affine3d before = frame().rig.modelFromControl[kHandControl];
    bar->space()->setFocus();
    // Its parent and root would be what its own handle turns.
    QTest::keyClicks(bar->space(), QStringLiteral("elbow"));
    QCOMPARE(rigOf(document().character()).controls[kHandControl].space, ControlSpace::Node);
    VERIFY_NEAR(frame().rig.modelFromControl[kHandControl], before, 1e-9);
    document().undo();
    QCOMPARE(rigOf(document().character()).controls[kHandControl].space, ControlSpace::World);
    QCOMPARE(bar->space()->currentText(), QStringLiteral("World"));
    m_window->workspaces()->setCurrent(QStringLiteral("skeleton"));
    m_window->tools().setCurrent(QStringLiteral("move"));
    QVERIFY(!bar->isVisible());
}

void tst_controls_in_picture::keysFrameAndResetTheSelectedControl() {
    begin(riggedArm(0.0));
    const Character before = document().character();
    const QPointF from = onLine(kHandControl);
    press(from);
    moveTo(from + QPointF(-30.0, -60.0));
    release(from + QPointF(-30.0, -60.0));
    const Vec3d moved = place(kHandControl);
    QVERIFY((moved - Vec3d(1.0, 0.0, 0.0)).norm() > 0.05);
    action("view.frame-selected")->trigger();
    QTRY_VERIFY((document().session().camera().target - moved).norm() < 0.02);
    QVERIFY(document().session().camera().distance < 1.0);
    key(Qt::Key_G, Qt::AltModifier);
    QVERIFY(document().character().pose == before.pose);
    QCOMPARE(document().undoStack().count(), 2);
}

RIGWRIGHT_TEST(tst_controls_in_picture)
#include "tst_controls_in_picture.moc"
