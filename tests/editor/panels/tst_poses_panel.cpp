// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The poses dock by pointer and keys.
#include "editor/panels/poses_panel.h"

#include "editor/commands/pose_commands.h"
#include "editor/panels/row_tree.h"
#include "editor/ui/slider_field.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include <cmath>
#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_poses_panel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(armCharacter(), {});
    }
    void cleanup() {
        m_panel.reset();
        m_document.reset();
    }

    void savingAsksForTheNameInPlace() {
        show();
        QTest::mouseClick(m_panel->saveButton(), Qt::LeftButton);
        auto* editor = m_panel->list()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QCOMPARE(editor->text(), QStringLiteral("Pose 1"));
        QTest::keyClicks(editor, QStringLiteral("Guard"));
        QTest::keyClick(editor, Qt::Key_Return);
        QCOMPARE(library().size(), std::size_t(1));
        QTRY_COMPARE(library()[0]->name, std::string("Guard")); // the view takes it a turn later
        QCOMPARE(m_panel->list()->model()->index(0, 0).data().toString(), QStringLiteral("Guard"));
    }

    void theChosenRowStaysWhenTheListChanges() {
        save({1.0, 0.5, 0.25});
        show();
        click(1);
        key(Qt::Key_F2);
        auto* editor = m_panel->list()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("Middle"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(library()[1]->name, std::string("Middle"));
        QCOMPARE(m_panel->list()->currentIndex().row(), 1);
        QVERIFY(m_panel->blendField()->isEnabled());
        m_document->undo(); // the name
        QVERIFY(library()[1]->name != "Middle");
        QCOMPARE(m_panel->list()->currentIndex().row(), 1);
        while (library().size() == 3)
            m_document->undo(); // until the last pose goes
        QCOMPARE(m_panel->list()->model()->rowCount(), 2);
        QCOMPARE(m_panel->list()->currentIndex().row(), 1);
    }

    void aNameBeingTypedIsKeptWhenAnotherPoseIsSaved() {
        save({1.0});
        show();
        click(0);
        key(Qt::Key_F2);
        auto* editor = m_panel->list()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("Typed"));
        QTest::mouseClick(m_panel->saveButton(), Qt::LeftButton);
        QTRY_COMPARE(library().size(), std::size_t(2));
        QCOMPARE(library()[0]->name, std::string("Typed"));
    }

    void withoutASelectedBoneItSaysWhatToDo() {
        save({1.0});
        show();
        QStringList said;
        connect(m_panel.get(), &PosesPanel::messageRequested, m_panel.get(),
                [&said](const QString& message) { said += message; });
        m_panel->selectedOnly()->setChecked(true);
        selectBone(m_document->session(), BoneIndex());
        QVERIFY(!m_panel->blendField()->isEnabled());
        doubleClick(0);
        QCOMPARE(said.size(), 1);
        QVERIFY(lowerAngle() < 1e-9);
    }

    void doubleClickAndEnterApply() {
        save({1.0, 0.5});
        show();
        doubleClick(0);
        QVERIFY(std::abs(lowerAngle() - 1.0) < 1e-9);
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QVERIFY(std::abs(lowerAngle() - 0.5) < 1e-9);
        m_document->undo();
        QVERIFY(std::abs(lowerAngle() - 1.0) < 1e-9);
    }

    void onlySelectedBonesWhereTheBoxIsTicked() {
        save({1.0});
        show();
        QTest::mouseClick(m_panel->selectedOnly(), Qt::LeftButton, {},
                          QPoint(8, m_panel->selectedOnly()->height() / 2));
        QVERIFY(m_panel->selectedOnly()->isChecked());
        selectBone(m_document->session(), BoneIndex(kUpper));
        doubleClick(0);
        QVERIFY(lowerAngle() < 1e-9);
        selectBone(m_document->session(), BoneIndex(kLower));
        doubleClick(0);
        QVERIFY(std::abs(lowerAngle() - 1.0) < 1e-9);
    }

    void keysRenameDeleteAndMove() {
        save({1.0, 0.5, 0.25});
        show();
        click(0);
        key(Qt::Key_F2);
        auto* editor = m_panel->list()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QTest::keyClicks(editor, QStringLiteral("First"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(library()[0]->name, std::string("First"));
        click(0);
        key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(library()[1]->name, std::string("First"));
        QCOMPARE(m_panel->list()->currentIndex().row(), 1);
        key(Qt::Key_Delete);
        QCOMPARE(library().size(), std::size_t(2));
        QCOMPARE(m_panel->list()->currentIndex().row(), 1);
        m_document->undo();
        QCOMPARE(m_panel->list()->model()->rowCount(), 3);
    }

    void draggingTheSliderBlendsLiveAndIsOneStep() {
        save({1.0});
        show();
        click(0);
        const int steps = m_document->undoStack().count();
        SliderField* field = m_panel->blendField();
        const int y = field->height() / 2;
        const int quarter = field->width() / 4;
        QTest::mousePress(field, Qt::LeftButton, {}, {1, y});
        double last = 0.0;
        for (const int x : {quarter, 2 * quarter, 3 * quarter}) {
            move(field, {x, y});
            QVERIFY(lowerAngle() > last);
            last = lowerAngle();
        }
        QVERIFY(last > 0.5 && last < 1.0);
        QTest::mouseRelease(field, Qt::LeftButton, {}, {3 * quarter, y});
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        QVERIFY(std::abs(lowerAngle() - last) < 1e-12);
        m_document->undo();
        QVERIFY(lowerAngle() < 1e-9);
    }

    void nextAndPreviousGoRound() {
        save({1.0, 0.5});
        show();
        m_panel->step(1);
        QVERIFY(std::abs(lowerAngle() - 1.0) < 1e-9);
        m_panel->step(1);
        QVERIFY(std::abs(lowerAngle() - 0.5) < 1e-9);
        m_panel->step(1);
        QVERIFY(std::abs(lowerAngle() - 1.0) < 1e-9);
        m_panel->step(-1);
        QVERIFY(std::abs(lowerAngle() - 0.5) < 1e-9);
    }

    void anEmptyDocumentHasNothingToSave() {
        m_document->reset({}, {});
        show();
        QVERIFY(!m_panel->saveButton()->isEnabled());
        m_panel->save();
        m_panel->step(1);
        m_panel->applyCurrent(true);
        QCOMPARE(m_document->undoStack().count(), 0);
    }

private:
    void show() {
        m_panel = std::make_unique<PosesPanel>(*m_document);
        m_panel->resize(320, 400);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_panel->activateWindow();
    }
    void save(const std::vector<double>& angles) {
        for (const double angle : angles) {
            Transform local = rest();
            local.rotation = local.rotation * Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitZ()));
            poseBones(*m_document, std::vector<BonePose>{{BoneIndex(kLower), local}}, QString());
            PosesPanel(*m_document).save();
        }
        resetPose(*m_document, {});
    }
    void click(int row) {
        QTest::mouseClick(m_panel->list()->viewport(), Qt::LeftButton, {}, centre(row));
        m_panel->list()->setFocus();
    }
    void doubleClick(int row) {
        click(row);
        QTest::mouseDClick(m_panel->list()->viewport(), Qt::LeftButton, {}, centre(row));
    }
    [[nodiscard]] QPoint centre(int row) const {
        return m_panel->list()->visualRect(m_panel->list()->model()->index(row, 0)).center();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(m_panel->list(), key, modifiers);
    }
    static void move(QWidget* widget, const QPoint& to) {
        QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(widget, &event);
    }
    [[nodiscard]] const Transform& rest() const {
        return m_document->character().skeleton.restLocal[kLower];
    }
    [[nodiscard]] double lowerAngle() const {
        return m_document->character().pose.local[kLower].rotation.angularDistance(rest().rotation);
    }
    [[nodiscard]] const std::vector<std::shared_ptr<const SavedPose>>& library() const {
        return m_document->character().poseLibrary;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<PosesPanel> m_panel;
};

RIGWRIGHT_TEST(tst_poses_panel)
#include "tst_poses_panel.moc"
