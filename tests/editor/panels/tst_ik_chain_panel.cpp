// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The IK chain in numbers: FK ↔ IK, solver, passes, read-outs, snapping.
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/panels/ik_chain_panel.h"
#include "editor/panels/node_choice.h"
#include "editor/ui/rig_words.h"
#include "tests/editor/panels/rig_panel_test.h"
#include "tests/support/test_main.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <array>
#include <cmath>
#include <numbers>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_ik_chain_panel : public RigPanelTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        RigPanelTest::init();
        m_panel = std::make_unique<IkChainPanel>(*m_document);
        show(*m_panel);
    }
    void cleanup() {
        m_panel.reset();
        RigPanelTest::cleanup();
    }

    void itIsAboutTheChainOfWhatIsSelected() {
        QVERIFY(!m_panel->handle().isValid());
        QSignalSpy asked(m_panel.get(), &IkChainPanel::actionRequested);
        QTest::mouseClick(m_panel->findChild<QPushButton*>(QStringLiteral("rig.limb")),
                          Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        QSignalSpy subject(m_panel.get(), &IkChainPanel::subjectChanged);
        for (const std::size_t control : {kHandControl, kPoleControl, kLowerControl}) {
            selectControl(control);
            QCOMPARE(m_panel->handle(), IkHandleIndex(0));
            QCOMPARE(subject.last().at(0).toString(), QStringLiteral("arm"));
        }
        selectBone(m_document->session(), BoneIndex(kUpper));
        QCOMPARE(m_panel->handle(), IkHandleIndex(0));
        selectBone(m_document->session(), BoneIndex());
        QVERIFY(!m_panel->handle().isValid());
    }

    void draggingFromFkToIkIsOneStep() {
        selectControl(kHandControl);
        SliderField* weight = m_panel->weight();
        QCOMPARE(weight->value(), 0.0);
        drag(weight, {2, weight->height() / 2}, {weight->width() / 2, weight->height() / 2});
        const double now = m_document->character().pose.ikWeights[0];
        QVERIFY(now > 0.3 && now < 0.7);
        QCOMPARE(weight->value(), now);
        QCOMPARE(steps(), 1);
        m_document->undo();
        QCOMPARE(m_document->character().pose.ikWeights[0], 0.0);
        QCOMPARE(weight->value(), 0.0);
    }

    void numbersTakePercentsAndRefuseNonsense() {
        selectControl(kHandControl);
        type(m_panel->stretch(), QStringLiteral("15 %"));
        QCOMPARE(rig().handles[0].stretch, 0.15);
        QCOMPARE(steps(), 1);
        QSignalSpy problem(m_panel->stretch(), &SliderField::problem);
        type(m_panel->stretch(), QStringLiteral("nan"));
        QVERIFY(m_panel->stretch()->isTyping()); // marked, until it is mended or given up
        QVERIFY(!problem.last().at(0).toString().isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(rig().handles[0].stretch, 0.15);
        QCOMPARE(steps(), 1);
    }

    void thePoleAngleIsInDegrees() {
        selectControl(kHandControl);
        type(m_panel->poleAngle(), QStringLiteral("-12"));
        QVERIFY(std::abs(rig().handles[0].poleAngle + 12.0 * std::numbers::pi / 180.0) < 1e-12);
    }

    void theSolverIsChosenAndUndone() {
        selectControl(kHandControl);
        choose(m_panel->solver(), 2);
        QVERIFY(rig().handles[0].solver == IkSolver::Fabrik);
        while (steps() > 0 && m_document->undoStack().canUndo())
            m_document->undo();
        QVERIFY(rig().handles[0].solver == IkSolver::TwoBone);
        QCOMPARE(m_panel->solver()->currentIndex(), 0);
    }

    void thePoleCanBeTakenAway() {
        selectControl(kHandControl);
        QCOMPARE(m_panel->pole()->nodeAt(m_panel->pole()->currentIndex()),
                 controlNode(ControlIndex(kPoleControl)));
        choose(m_panel->pole(), 0);
        QVERIFY(rig().handles[0].pole.isNone());
    }

    void theReadOutSaysWhatTheTriangleSays() {
        selectControl(kHandControl);
        setIkWeight(*m_document, IkHandleIndex(0), 1.0);
        Transform nearer;
        nearer.translation = {-0.4, 0.0, 0.0}; // 0.6 m from the root, of a chain of 1 m
        poseControls(*m_document, std::array{ControlPose{ControlIndex(kHandControl), nearer}},
                     QStringLiteral("Move"));
        // Two sides of 0.5 m and one of 0.6 m: the law of cosines.
        const double inside = std::acos((0.25 + 0.25 - 0.36) / 0.5);
        const QString text = m_panel->readOut()->text();
        QVERIFY2(text.contains(percentText(0.6)), qPrintable(text));
        QVERIFY2(text.contains(angleText(std::numbers::pi - inside)), qPrintable(text));
    }

    void passesAreSteppedThrough() {
        selectControl(kHandControl);
        setIkWeight(*m_document, IkHandleIndex(0), 1.0);
        IkHandle handle = rig().handles[0];
        handle.solver = IkSolver::Fabrik;
        handle.iterations = 5;
        handle.tolerance = 0.0001;
        QVERIFY(setHandle(*m_document, IkHandleIndex(0), handle, QStringLiteral("Solver")));
        Transform away;
        away.translation = {-0.3, 0.3, 0.0};
        poseControls(*m_document, std::array{ControlPose{ControlIndex(kHandControl), away}},
                     QStringLiteral("Move"));
        Derived& derived = m_document->derived();
        const int passes = derived.shownFrame().rig.handles[0].iterations;
        QVERIFY(passes >= 1);
        QTest::mouseClick(m_panel->previousPass(), Qt::LeftButton);
        QCOMPARE(derived.steppedHandle(), IkHandleIndex(0));
        QCOMPARE(derived.steppedPasses(), passes - 1);
        QTest::mouseClick(m_panel->nextPass(), Qt::LeftButton);
        QCOMPARE(derived.steppedPasses(), passes);
        QTest::mouseClick(m_panel->allPasses(), Qt::LeftButton);
        QVERIFY(!derived.steppedHandle().isValid());
        QVERIFY(!m_panel->allPasses()->isEnabled());
    }

    void aSolverWithoutPassesEndsTheStepping() {
        selectControl(kHandControl);
        setIkWeight(*m_document, IkHandleIndex(0), 1.0);
        choose(m_panel->solver(), 2);
        QTest::mouseClick(m_panel->previousPass(), Qt::LeftButton);
        QCOMPARE(m_document->derived().steppedHandle(), IkHandleIndex(0));
        choose(m_panel->solver(), 0);
        QVERIFY(rig().handles[0].solver == IkSolver::TwoBone);
        QVERIFY(!m_document->derived().steppedHandle().isValid());
    }

    void snappingMovesTheTargetToTheLimb() {
        const Quatd bend(Eigen::AngleAxisd(1.0, Vec3d::UnitZ()));
        Transform lower = m_document->character().pose.local[kLower];
        lower.rotation = bend;
        poseBones(*m_document, std::array{BonePose{BoneIndex(kLower), lower}},
                  QStringLiteral("Bend"));
        const Vec3d end = m_document->derived().shownFrame().modelFromBone[kHelper].translation();
        selectControl(kHandControl);
        QTest::mouseClick(m_panel->snapInverse(), Qt::LeftButton);
        const FrameResult& frame = m_document->derived().shownFrame();
        const Vec3d target = frame.rig.modelFromControl[kHandControl].translation();
        QVERIFY((target - end).norm() < 1e-4);
        QCOMPARE(frame.source.ikWeights[0], 0.0); // the weight is another matter
    }

private:
    std::unique_ptr<IkChainPanel> m_panel;
};

RIGWRIGHT_TEST(tst_ik_chain_panel)
#include "tst_ik_chain_panel.moc"
