// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Channels in numbers: sums, units, locks, limits, what is followed; of bones as well.
#include "core/rig/rig.h"
#include "editor/document/derived.h"
#include "editor/panels/bone_channel_fields.h"
#include "editor/panels/channels_panel.h"
#include "editor/panels/control_channel_fields.h"
#include "editor/panels/node_choice.h"
#include "tests/editor/panels/rig_panel_test.h"
#include "tests/support/test_main.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>
#include <numbers>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_channels_panel : public RigPanelTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        RigPanelTest::init();
        m_panel = std::make_unique<ChannelsPanel>(*m_document);
        show(*m_panel, {340, 400});
        selectControl(kHandControl);
        QCoreApplication::processEvents();
    }
    void cleanup() {
        m_panel.reset();
        RigPanelTest::cleanup();
    }

    void aSumWithUnitsMovesTheControl() {
        type(position(1), QStringLiteral("2*(3+0.5) + 10 mm"));
        QVERIFY(std::abs(value().translation.y() - 0.08) < 1e-12);
        QCOMPARE(steps(), 1);
        m_document->undo();
        QCOMPARE(value().translation.y(), 0.0);
        QCOMPARE(position(1)->value(), 0.0);
    }

    void anAngleTurnsIt() {
        type(m_panel->controlFields(PoseChannel::Rotation)->field(2), QStringLiteral("90"));
        const Quatd expected(Eigen::AngleAxisd(std::numbers::pi / 2.0, Vec3d::UnitZ()));
        QVERIFY(value().rotation.angularDistance(expected) < 1e-9);
    }

    void nonsenseIsRefusedAndTheValueStays() {
        type(position(0), QStringLiteral("12"));
        for (const char* text : {"nan", "inf", "1/0", "3 s", "abc"}) {
            QSignalSpy problem(position(0), &SliderField::problem);
            type(position(0), QString::fromLatin1(text));
            QVERIFY2(position(0)->isTyping(), text);
            QVERIFY2(!problem.last().at(0).toString().isEmpty(), text);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QCOMPARE(value().translation.x(), 0.12);
        }
        QCOMPARE(steps(), 1);
    }

    void aDragIsOneStepAndADoubleClickGoesBack() {
        drag(position(0), {5, 10}, {45, 10});
        QVERIFY(value().translation.x() > 0.01);
        QCOMPARE(steps(), 1);
        QTest::mouseDClick(position(0), Qt::LeftButton, {}, QPoint(20, 10));
        QCOMPARE(value().translation.x(), 0.0);
        QCOMPARE(steps(), 2);
    }

    void locksHoldTheirChannels() {
        ControlChannelFields* fields = m_panel->controlFields(PoseChannel::Translation);
        QTest::mouseClick(fields->lockButton(), Qt::LeftButton);
        for (int axis = 0; axis < 3; ++axis) {
            QVERIFY(rig().controls[kHandControl].locked[std::size_t(axis)]);
            QVERIFY(!fields->field(axis)->isEnabled());
            QVERIFY(fields->lockMark(axis)->isVisible());
        }
        openMenu(fields, 1);
        QAction* lock = entry(menu(), QStringLiteral("Lock Position Y"));
        QVERIFY(lock && lock->isChecked());
        lock->trigger();
        menu()->close();
        QVERIFY(fields->field(1)->isEnabled());
        QVERIFY(!fields->field(0)->isEnabled());
        QVERIFY(!fields->lockButton()->isChecked());
    }

    void aLimitHoldsTheValue() {
        ControlChannelFields* fields = m_panel->controlFields(PoseChannel::Translation);
        QVERIFY(!m_panel->limitFields(TransformChannel::MoveX)[0]);
        openMenu(fields, 0);
        entry(menu(), QStringLiteral("Limit Position X"))->trigger();
        menu()->close();
        const auto limit = m_panel->limitFields(TransformChannel::MoveX);
        QVERIFY(limit[0] && limit[1]);
        QCoreApplication::processEvents();
        type(limit[1], QStringLiteral("4"));
        QCOMPARE(rig().controls[kHandControl].limits[0]->high, 0.04);
        type(position(0), QStringLiteral("50"));
        QVERIFY(std::abs(value().translation.x() - 0.04) < 1e-12);
        QVERIFY(std::abs(position(0)->value() - 4.0) < 1e-9); // what it came to
        type(limit[0], QStringLiteral("6"));                  // above the other end: that gives way
        QCOMPARE(rig().controls[kHandControl].limits[0]->low, 0.06);
        QCOMPARE(rig().controls[kHandControl].limits[0]->high, 0.06);
    }

    void theMenuPutsOneNumberBack() {
        type(position(0), QStringLiteral("5"));
        type(position(1), QStringLiteral("7"));
        openMenu(m_panel->controlFields(PoseChannel::Translation), 0);
        entry(menu(), QStringLiteral("Position X back to rest"))->trigger();
        QCOMPARE(value().translation.x(), 0.0);
        QVERIFY(std::abs(value().translation.y() - 0.07) < 1e-12);
        menu()->close();
        openMenu(m_panel->controlFields(PoseChannel::Translation), 0);
        entry(menu(), QStringLiteral("Position back to rest"))->trigger();
        QCOMPARE(value().translation.y(), 0.0);
    }

    void anotherSpaceLeavesItInItsPlace() {
        type(position(0), QStringLiteral("-20"));
        const Vec3d before = place();
        NodeChoice* follow = m_panel->followChoice();
        QCOMPARE(follow->currentIndex(), int(ControlSpace::World));
        // By its first letters: entries on the way that would go round in a circle are refused.
        follow->setFocus();
        QTest::keyClicks(follow, QStringLiteral("elbow"));
        QCOMPARE(follow->currentIndex(), follow->entryOf(controlNode(ControlIndex(kPoleControl))));
        QVERIFY(rig().controls[kHandControl].space == ControlSpace::Node);
        QVERIFY((place() - before).norm() < 1e-9);
    }

    void aBoneIsShownAsItsPose() {
        QSignalSpy subject(m_panel.get(), &ChannelsPanel::subjectChanged);
        selectBone(m_document->session(), BoneIndex(kLower));
        QCOMPARE(subject.last().at(0).toString(), QStringLiteral("lower"));
        SliderField* z = m_panel->boneFields(PoseChannel::Rotation)->field(2);
        QVERIFY(z->isVisible());
        type(z, QStringLiteral("30"));
        const Quatd expected(Eigen::AngleAxisd(std::numbers::pi / 6.0, Vec3d::UnitZ()));
        QVERIFY(m_document->character().pose.local[kLower].rotation.angularDistance(expected) <
                1e-9);
    }

private:
    [[nodiscard]] SliderField* position(int axis) const {
        return m_panel->controlFields(PoseChannel::Translation)->field(axis);
    }
    [[nodiscard]] Transform value() const {
        return m_document->character().pose.controls[kHandControl];
    }
    [[nodiscard]] Vec3d place() const {
        return m_document->derived().shownFrame().rig.modelFromControl[kHandControl].translation();
    }
    static void openMenu(ControlChannelFields* fields, int axis) {
        const QPoint at = fields->field(axis)->geometry().center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, fields->mapToGlobal(at));
        QApplication::sendEvent(fields, &event);
        QVERIFY(menu());
    }

    std::unique_ptr<ChannelsPanel> m_panel;
};

RIGWRIGHT_TEST(tst_channels_panel)
#include "tst_channels_panel.moc"
