// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ten steps from bind to picture: who moved the bone, by how much, and a way to them.
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_commands.h"
#include "editor/document/derived.h"
#include "editor/panels/who_moved_panel.h"
#include "tests/editor/panels/rig_panel_test.h"
#include "tests/support/test_main.h"

#include <array>
#include <cmath>
#include <numbers>
#include <set>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_who_moved_panel : public RigPanelTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        RigPanelTest::init();
        m_panel = std::make_unique<WhoMovedPanel>(*m_document);
        show(*m_panel, {340, 500});
    }
    void cleanup() {
        m_panel.reset();
        RigPanelTest::cleanup();
    }

    void itNamesAllTenSteps() {
        QVERIFY(!m_panel->bone().isValid());
        selectBone(m_document->session(), BoneIndex(kLower));
        std::set<BoneStep> steps;
        for (const BoneTrace& entry : m_panel->model()->trace())
            steps.insert(entry.step);
        QCOMPARE(steps.size(), std::size_t(10));
        QVERIFY(m_panel->list()->isVisible());
    }

    void theControlThatTurnedItIsNamedWithItsAngle() {
        selectBone(m_document->session(), BoneIndex(kLower));
        turnLower(std::numbers::pi / 3.0);
        const int row = rowOf(BoneStep::Controls);
        QCOMPARE(role(row, WhoMovedModel::CulpritRole), QStringLiteral("lower_ctl"));
        const WhoMovedModel::Way way = m_panel->model()->wayOf(row);
        QVERIFY(std::abs(way.radians - std::numbers::pi / 3.0) < 1e-9);
        QVERIFY(way.metres < 1e-9); // it turns about its own head
        QVERIFY(!isDimmed(row));
        for (const BoneStep step : {BoneStep::Source, BoneStep::BeforeIk, BoneStep::Ik})
            QVERIFY(isDimmed(rowOf(step)));
    }

    void thePoseIsToldFromTheControl() {
        selectBone(m_document->session(), BoneIndex(kHelper));
        Transform lower = m_document->character().pose.local[kLower];
        lower.rotation = Quatd(Eigen::AngleAxisd(std::numbers::pi / 2.0, Vec3d::UnitZ()));
        poseBones(*m_document, std::array{BonePose{BoneIndex(kLower), lower}},
                  QStringLiteral("Bend"));
        QCoreApplication::processEvents();
        // The helper swings on a circle of half a metre: a chord of a quarter turn.
        const WhoMovedModel::Way way = m_panel->model()->wayOf(rowOf(BoneStep::Source));
        QVERIFY(std::abs(way.metres - 0.5 * std::numbers::sqrt2) < 1e-9);
        QVERIFY(std::abs(way.radians - std::numbers::pi / 2.0) < 1e-9);
    }

    void ikIsNamedWhereItMoves() {
        selectBone(m_document->session(), BoneIndex(kLower));
        setIkWeight(*m_document, IkHandleIndex(0), 1.0);
        Transform nearer;
        nearer.translation = {-0.4, 0.0, 0.0};
        poseControls(*m_document, std::array{ControlPose{ControlIndex(kHandControl), nearer}},
                     QStringLiteral("Move"));
        QCoreApplication::processEvents();
        const int row = rowOf(BoneStep::Ik);
        QCOMPARE(role(row, WhoMovedModel::CulpritRole), QStringLiteral("arm"));
        QVERIFY(!isDimmed(row));
    }

    void aClickSelectsTheCulpritAndTheBoneStays() {
        selectBone(m_document->session(), BoneIndex(kLower));
        setIkWeight(*m_document, IkHandleIndex(0), 1.0);
        QCoreApplication::processEvents();
        click(rowOf(BoneStep::Controls));
        QCOMPARE(m_panel->bone(), BoneIndex(kLower));
        turnLower(0.4);
        click(rowOf(BoneStep::Controls));
        QCOMPARE(m_document->session().selection().activeControl, ControlIndex(kLowerControl));
        Transform nearer;
        nearer.translation = {-0.4, 0.0, 0.0};
        poseControls(*m_document, std::array{ControlPose{ControlIndex(kHandControl), nearer}},
                     QStringLiteral("Move"));
        QCoreApplication::processEvents();
        click(rowOf(BoneStep::Ik));
        QCOMPARE(m_document->session().selection().activeControl, ControlIndex(kHandControl));
        QCOMPARE(m_panel->bone(), BoneIndex(kLower));
        selectBone(m_document->session(), BoneIndex(kUpper));
        QCOMPARE(m_panel->bone(), BoneIndex(kUpper));
    }

    void thePictureIsTracedOnlyWhileItIsLookedAt() {
        selectBone(m_document->session(), BoneIndex(kLower));
        QVERIFY(!m_document->derived().shownFrame().trace.empty());
        m_panel->hide();
        QVERIFY(m_document->derived().shownFrame().trace.empty());
        m_panel->show();
        QVERIFY(!m_document->derived().shownFrame().trace.empty());
    }

    void anotherCharacterIsNoHarm() {
        selectBone(m_document->session(), BoneIndex(kHelper));
        m_document->reset({}, {});
        QCoreApplication::processEvents();
        QVERIFY(!m_panel->bone().isValid());
        QVERIFY(!m_panel->list()->isVisible());
    }

private:
    void turnLower(double angle) {
        Transform value;
        value.rotation = Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitZ()));
        poseControls(*m_document, std::array{ControlPose{ControlIndex(kLowerControl), value}},
                     QStringLiteral("Turn"));
        QCoreApplication::processEvents();
    }
    [[nodiscard]] int rowOf(BoneStep step) const {
        const std::vector<BoneTrace>& trace = m_panel->model()->trace();
        for (std::size_t row = 0; row < trace.size(); ++row)
            if (trace[row].step == step)
                return int(row);
        return -1;
    }
    [[nodiscard]] QString role(int row, int which) const {
        return m_panel->model()->index(row).data(which).toString();
    }
    [[nodiscard]] bool isDimmed(int row) const {
        return m_panel->model()->index(row).data(WhoMovedModel::DimmedRole).toBool();
    }
    void click(int row) {
        QTest::mouseClick(m_panel->list()->viewport(), Qt::LeftButton, {},
                          m_panel->list()->visualRect(m_panel->model()->index(row)).center());
    }

    std::unique_ptr<WhoMovedPanel> m_panel;
};

RIGWRIGHT_TEST(tst_who_moved_panel)
#include "tst_who_moved_panel.moc"
