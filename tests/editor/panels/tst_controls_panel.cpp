// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls in their tree: what they ride on, selection both ways, names, eyes, sets, the order.
#include "editor/panels/controls_model.h"
#include "editor/panels/controls_panel.h"
#include "editor/panels/controls_tree.h"
#include "editor/panels/rig_order_list.h"
#include "tests/editor/panels/rig_panel_test.h"
#include "tests/support/test_main.h"

#include <QContextMenuEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_controls_panel : public RigPanelTest {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        RigPanelTest::init();
        m_panel = std::make_unique<ControlsPanel>(*m_document);
        show(*m_panel, {320, 400});
    }
    void cleanup() {
        m_panel.reset();
        RigPanelTest::cleanup();
    }

    void anEmptyPanelOffersWhatWouldFillIt() {
        QSignalSpy asked(m_panel.get(), &ControlsPanel::actionRequested);
        m_document->reset(armCharacter(), {});
        QVERIFY(!m_panel->tree()->isVisible());
        for (const char* id : {"rig.humanoid", "rig.control"}) {
            auto* button = m_panel->findChild<QPushButton*>(QString::fromLatin1(id));
            QVERIFY(button && button->isVisible());
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(asked.takeFirst().at(0).toString(), QString::fromLatin1(id));
        }
    }

    void controlsHangOnWhatTheyRideOn() {
        const ControlsModel& model = *m_panel->model();
        QCOMPARE(model.rowCount(), 3); // in the space of the world: at the top
        const QModelIndex upper = model.indexOf(ControlIndex(kUpperControl));
        QCOMPARE(upper.data().toString(), QStringLiteral("upper_ctl"));
        QCOMPARE(model.indexOf(ControlIndex(kLowerControl)).parent(), upper);
        QVERIFY(!model.indexOf(ControlIndex(kHandControl)).parent().isValid());
    }

    void theHeaderCountsThem() {
        QSignalSpy subject(m_panel.get(), &ControlsPanel::subjectChanged);
        m_document->reset(riggedArm(1.0), {});
        QCOMPARE(subject.last().at(0).toString(), QStringLiteral("4"));
    }

    void clicksSelectInTheSession() {
        click(kHandControl);
        const Selection& selection = m_document->session().selection();
        QCOMPARE(selection.activeControl, ControlIndex(kHandControl));
        QCOMPARE(selection.activeBone, BoneIndex(kHelper)); // what it stands on
        click(kPoleControl, ControlsModel::Name, Qt::ControlModifier);
        QCOMPARE(selection.controls,
                 (std::vector{ControlIndex(kHandControl), ControlIndex(kPoleControl)}));
        QCOMPARE(selection.activeControl, ControlIndex(kPoleControl));
    }

    void theSessionsSelectionIsShown() {
        selectControl(kLowerControl);
        QCOMPARE(ControlsModel::controlOf(m_panel->tree()->currentIndex()),
                 ControlIndex(kLowerControl));
        QCOMPARE(m_panel->tree()->selectionModel()->selectedRows().size(), 1);
        selectBone(m_document->session(), BoneIndex(kUpper));
        QVERIFY(!m_panel->tree()->selectionModel()->hasSelection());
    }

    void aNameIsTypedInItsRow() {
        click(kHandControl);
        QTest::keyClick(m_panel->tree(), Qt::Key_F2);
        const auto editor = [this] { return m_panel->tree()->findChild<QLineEdit*>(); };
        QTRY_VERIFY(editor());
        QTest::keyClicks(editor(), QStringLiteral("grip"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_COMPARE(rig().controls[kHandControl].name, std::string("grip"));
        QTRY_VERIFY(!editor());
        QCOMPARE(steps(), 1);
        m_document->undo();
        QCOMPARE(rig().controls[kHandControl].name, std::string("hand_ik"));
        QTest::mouseDClick(m_panel->tree()->viewport(), Qt::LeftButton, {},
                           centre(kUpperControl, ControlsModel::Name));
        QTRY_VERIFY(editor());
        QTest::keyClick(editor(), Qt::Key_Backspace);
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_VERIFY(!editor());
        QCOMPARE(rig().controls[kUpperControl].name, std::string("upper_ctl")); // none is no name
    }

    void theEyeHidesAndADragIsOneStep() {
        click(kHandControl, ControlsModel::Visible);
        QVERIFY(rig().controls[kHandControl].hidden);
        QVERIFY(!m_document->session().selection().activeControl.isValid());
        m_document->undo();
        QVERIFY(!rig().controls[kHandControl].hidden);
        drag(m_panel->tree()->viewport(), centre(kUpperControl, ControlsModel::Visible),
             centre(kPoleControl, ControlsModel::Visible));
        for (const Control& control : rig().controls)
            QVERIFY(control.hidden);
        m_document->undo();
        for (const Control& control : rig().controls)
            QVERIFY(!control.hidden);
    }

    void altClickShowsOneAlone() {
        click(kHandControl, ControlsModel::Visible, Qt::AltModifier);
        for (std::size_t i = 0; i < rig().controls.size(); ++i)
            QCOMPARE(rig().controls[i].hidden, i != kHandControl);
    }

    void aSetSelectsItsControls() {
        Character character = riggedArm(0.0);
        Rig with = rigOf(character);
        with.sets.push_back({"IK", {ControlIndex(kHandControl), ControlIndex(kPoleControl)}});
        character.rig = std::make_shared<const Rig>(std::move(with));
        m_document->reset(std::move(character), {});
        const QModelIndex set = m_panel->model()->indexOfSet(0);
        QCOMPARE(set.data().toString(), QStringLiteral("IK"));
        QTest::mouseClick(m_panel->tree()->viewport(), Qt::LeftButton, {},
                          m_panel->tree()->visualRect(set).center());
        QCOMPARE(m_document->session().selection().controls.size(), std::size_t(2));
        QTest::mouseClick(
            m_panel->tree()->viewport(), Qt::LeftButton, {},
            m_panel->tree()->visualRect(set.siblingAtColumn(ControlsModel::Visible)).topLeft() +
                QPoint(8, 8));
        QVERIFY(rig().controls[kHandControl].hidden && rig().controls[kPoleControl].hidden);
        QVERIFY(!rig().controls[kUpperControl].hidden);
    }

    void theMenuShapesAndLocks() {
        click(kHandControl);
        click(kPoleControl, ControlsModel::Name, Qt::ControlModifier);
        openMenu();
        QMenu* shapes = entry(menu(), QStringLiteral("Shape"))->menu();
        entry(shapes, QStringLiteral("Sphere"))->trigger();
        QVERIFY(rig().controls[kHandControl].shape == ControlShape::Sphere);
        QVERIFY(rig().controls[kPoleControl].shape == ControlShape::Sphere);
        QCOMPARE(steps(), 1);
        menu()->close();
        openMenu();
        QMenu* locks = entry(menu(), QStringLiteral("Locked channels"))->menu();
        entry(locks, QStringLiteral("Scale Y"))->trigger();
        QVERIFY(rig().controls[kHandControl].locked[std::size_t(TransformChannel::ScaleY)]);
        QCOMPARE(steps(), 2);
    }

    void theMenuAndDeleteAskTheWindow() {
        QSignalSpy asked(m_panel.get(), &ControlsPanel::actionRequested);
        click(kHandControl);
        openMenu();
        entry(menu(), QStringLiteral("Group into a set"))->trigger();
        QCOMPARE(asked.takeFirst().at(0).toString(), QStringLiteral("rig.set"));
        menu()->close();
        QTest::keyClick(m_panel->tree(), Qt::Key_Delete);
        QCOMPARE(asked.takeFirst().at(0).toString(), QStringLiteral("rig.delete"));
    }

    void theOrderListsEverythingThatMoves() {
        m_panel->showOrder(true);
        RigOrderList* list = m_panel->orderList();
        QVERIFY(list->isVisible() && !m_panel->tree()->isVisible());
        QCOMPARE(list->model()->rowCount(), 5); // four controls and the handle
        int handle = -1;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (const auto found = list->order().entryAt(row); found && found->handle.isValid())
                handle = row;
        QVERIFY(handle >= 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->order().index(handle)).center());
        QCOMPARE(m_document->session().selection().activeControl, ControlIndex(kHandControl));
        m_panel->showOrder(false);
        QVERIFY(m_panel->tree()->isVisible());
    }

private:
    QPoint centre(std::size_t control, int column) const {
        const QRect cell =
            m_panel->tree()->visualRect(m_panel->model()->indexOf(ControlIndex(control), column));
        return column == ControlsModel::Visible ? cell.topLeft() + QPoint(8, cell.height() / 2)
                                                : cell.center();
    }
    void click(std::size_t control, int column = ControlsModel::Name,
               Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(m_panel->tree()->viewport(), Qt::LeftButton, modifiers,
                          centre(control, column));
    }
    void openMenu() {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_panel->tree()->viewport(), &event);
        QVERIFY(menu());
    }

    std::unique_ptr<ControlsPanel> m_panel;
};

RIGWRIGHT_TEST(tst_controls_panel)
#include "tst_controls_panel.moc"
