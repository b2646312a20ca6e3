// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A bone at rest in numbers: typed, dragged, named, with a role; one step each.
#include "core/character/humanoid.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/orientation.h"
#include "editor/panels/bone_panel.h"
#include "editor/ui/humanoid_words.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>
#include <string>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_bone_panel : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void itShowsTheActiveBoneInCentimetres() {
        open(kLower);
        QCOMPARE(m_panel->head(0)->value(), 50.0);
        QCOMPARE(m_panel->head(1)->value(), 0.0);
        QCOMPARE(m_panel->tail(0)->value(), 100.0);
        QCOMPARE(m_panel->length()->value(), 50.0);
        QCOMPARE(m_panel->nameField()->text(), QStringLiteral("lower"));
        QCOMPARE(m_subject, QStringLiteral("lower"));
        selectBone(m_document->session(), BoneIndex(kUpper), true);
        QVERIFY(m_subject.contains(QStringLiteral("upper")) &&
                m_subject != QStringLiteral("upper"));
        QCOMPARE(m_panel->head(0)->value(), 0.0);
    }

    void aTypedHeadTakesAlongWhatIsBelow() {
        open(kLower);
        const Character before = m_document->character();
        type(m_panel->head(0), QStringLiteral("50 + 10"));
        QVERIFY(near(headOf(kLower), {0.6, 0.0, 0.0}));
        QVERIFY(near(headOf(kHelper), {1.1, 0.0, 0.0}));
        QCOMPARE(m_panel->tail(0)->value(), 110.0);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QVERIFY(m_document->character() == before);
        QCOMPARE(m_panel->head(0)->value(), 50.0);
    }

    void aloneTheHeadLeavesTheTailWhereItIs() {
        open(kLower);
        m_panel->setOptions({.withChildren = false});
        type(m_panel->head(1), QStringLiteral("-20"));
        QVERIFY(near(headOf(kLower), {0.5, -0.2, 0.0}));
        QVERIFY(near(headOf(kHelper), {1.0, 0.0, 0.0}));
        QCOMPARE(m_panel->tail(0)->value(), 100.0);
    }

    void aTypedTailMovesTheBoneThatBeginsThere() {
        open(kUpper);
        type(m_panel->tail(2), QStringLiteral("12"));
        QVERIFY(near(headOf(kLower), {0.5, 0.0, 0.12}));
        QVERIFY(near(headOf(kUpper), {0.0, 0.0, 0.0}));
    }

    void aTypedLengthKeepsTheDirection() {
        open(kLower);
        type(m_panel->length(), QStringLiteral("25"));
        QVERIFY(near(headOf(kHelper), {0.75, 0.0, 0.0}));
        QVERIFY(near(headOf(kLower), {0.5, 0.0, 0.0}));
        type(m_panel->length(), QStringLiteral("0")); // as short as a bone may be, not none
        QVERIFY(headOf(kHelper).x() > 0.5);
        type(m_panel->length(), QStringLiteral("50"));
        QVERIFY(near(headOf(kHelper), {1.0, 0.0, 0.0}));
    }

    void aDragOfANumberIsOneStep() {
        open(kLower);
        SliderField* x = m_panel->head(0);
        const int y = x->height() / 2;
        QTest::mousePress(x, Qt::LeftButton, {}, QPoint(5, y));
        for (int at = 6; at <= 45; ++at) {
            QMouseEvent move(QEvent::MouseMove, QPointF(at, y), x->mapToGlobal(QPointF(at, y)),
                             Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(x, &move);
        }
        QVERIFY(near(headOf(kLower), {0.54, 0.0, 0.0})); // 40 pixels of a millimetre
        QTest::mouseRelease(x, Qt::LeftButton, {}, QPoint(45, y));
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QVERIFY(near(headOf(kLower), {0.5, 0.0, 0.0}));
    }

    void aBoneAtTheEndOfAChainHasNoEndToPlace() {
        open(kHelper);
        QVERIFY(!m_panel->tail(0)->isEnabled());
        QVERIFY(!m_panel->length()->isEnabled());
        QVERIFY(!m_panel->tail(0)->toolTip().isEmpty());
        selectBone(m_document->session(), BoneIndex(kLower));
        QVERIFY(m_panel->tail(0)->isEnabled());
        QVERIFY(m_panel->tail(0)->toolTip().isEmpty());
    }

    void aTypedRollTurnsTheBoneAboutItself() {
        open(kLower);
        type(m_panel->roll(), QStringLiteral("30"));
        const Skeleton& skeleton = m_document->character().skeleton;
        const BoneAxis axis = rollAxis(skeleton, BoneIndex(kLower));
        QVERIFY(std::abs(rollOf(skeleton, BoneIndex(kLower), axis) - kPi / 6.0) < 1e-9);
        QVERIFY(near(headOf(kHelper), {1.0, 0.0, 0.0}));
        QCOMPARE(m_panel->roll()->value(), 30.0);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void returnNamesTheBoneAndEscapeLeavesTheName() {
        open(kLower);
        QLineEdit* name = m_panel->nameField();
        QTest::mouseClick(name, Qt::LeftButton);
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("shin"));
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(name->text(), QStringLiteral("lower"));
        QCOMPARE(m_document->undoStack().count(), 0);
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("shin"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(m_document->character().skeleton.names[kLower], std::string("shin"));
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_subject, QStringLiteral("shin"));
    }

    void aNameThatIsTakenIsSaid() {
        open(kLower);
        QSignalSpy said(m_panel.get(), &BonePanel::messageRequested);
        QLineEdit* name = m_panel->nameField();
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("upper"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(m_document->character().skeleton.names[kLower], std::string("upper"));
        QCOMPARE(said.size(), 1);
    }

    void aRoleGoesToTheBoneAndFromTheOneThatHadIt() {
        open(kLower);
        choose(HumanoidRole::LeftLowerArm);
        const auto has = [this](std::size_t bone, std::optional<HumanoidRole> role) {
            return roleOf(humanoidOf(m_document->character()).map, BoneIndex(bone)) == role;
        };
        QVERIFY(has(kLower, HumanoidRole::LeftLowerArm));
        QCOMPARE(m_panel->roleChoice()->currentText(), roleText(HumanoidRole::LeftLowerArm));
        selectBone(m_document->session(), BoneIndex(kHelper));
        choose(HumanoidRole::LeftLowerArm);
        QVERIFY(has(kHelper, HumanoidRole::LeftLowerArm));
        QVERIFY(!has(kLower, HumanoidRole::LeftLowerArm));
        const int steps = m_document->undoStack().count();
        choose(std::nullopt);
        QVERIFY(has(kHelper, std::nullopt));
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        choose(std::nullopt); // it has none: no step
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        m_document->undo();
        QVERIFY(has(kHelper, HumanoidRole::LeftLowerArm));
    }

    void whetherBonesMoveAMeshIsSaidOfAllSelected() {
        open(kLower);
        QCOMPARE(m_panel->deform()->checkState(), Qt::Checked);
        QVERIFY(!m_panel->deform()->isEnabled());
        QVERIFY(!m_panel->deform()->toolTip().isEmpty());
        selectBone(m_document->session(), BoneIndex(kHelper), true);
        QCOMPARE(m_panel->deform()->checkState(), Qt::PartiallyChecked);
        selectBone(m_document->session(), BoneIndex(kHelper));
        QCOMPARE(m_panel->deform()->checkState(), Qt::Unchecked);
    }

    void cleanup() {
        m_panel.reset();
        PanelTest::cleanup();
    }

private:
    void open(std::size_t bone) {
        m_panel = std::make_unique<BonePanel>(*m_document);
        connect(m_panel.get(), &BonePanel::subjectChanged, this,
                [this](const QString& subject) { m_subject = subject; });
        m_panel->resize(320, 260);
        m_panel->show();
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
        selectBone(m_document->session(), BoneIndex(bone));
    }
    static void type(SliderField* field, const QString& text) {
        QTest::mouseClick(field, Qt::LeftButton);
        QTRY_VERIFY(field->isTyping());
        QTest::keyClicks(QApplication::focusWidget(), text);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!field->isTyping());
    }
    /// As from the list that drops down.
    void choose(std::optional<HumanoidRole> role) {
        QComboBox* combo = m_panel->roleChoice();
        const int item = role ? int(*role) + 1 : 0;
        combo->setCurrentIndex(item);
        Q_EMIT combo->activated(item);
    }
    [[nodiscard]] Vec3d headOf(std::size_t bone) const {
        return restModel(m_document->character().skeleton)[bone].translation();
    }
    static bool near(const Vec3d& a, const Vec3d& b) { return (a - b).norm() < 1e-9; }

    std::unique_ptr<BonePanel> m_panel;
    QString m_subject;
};

RIGWRIGHT_TEST(tst_bone_panel)
#include "tst_bone_panel.moc"
