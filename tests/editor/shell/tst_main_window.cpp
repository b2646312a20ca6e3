// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The whole window, driven as a person would: keys, menus, search, themes, workspaces, closing.
#include "editor/commands/pose_commands.h"
#include "editor/panels/status_line.h"
#include "editor/panels/tool_strip.h"
#include "editor/shell/command_search.h"
#include "editor/shell/menus.h"
#include "editor/shell/start_page.h"
#include "editor/shell/workspaces.h"
#include "editor/ui/actions.h"
#include "editor/ui/language.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QListWidget>
#include <QMenuBar>
#include <QScopeGuard>
#include <QScreen>
#include <QSet>
#include <QTabBar>
#include <QToolButton>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_main_window : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void theEmptyWindowShowsTheStartPage() {
        QVERIFY(m_window->startPage()->isVisible());
        QVERIFY(!m_window->viewport()->isVisible());
        QCOMPARE(m_window->windowTitle(), QStringLiteral("Rigwright"));
        QVERIFY(m_window->statusLine()->hintText().contains(QStringLiteral("Ctrl+O")));
        QVERIFY(!action("file.export")->isEnabled());
        QVERIFY(!action("file.save")->isEnabled());
        QVERIFY(!m_window->toolStrip()->button(QStringLiteral("paint"))->isEnabled());
    }

    void aSampleButtonOpensItsCharacter() {
        QPushButton* button = m_window->startPage()->sampleButton(QStringLiteral("arm"));
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!m_window->document().isEmpty());
        QVERIFY(m_window->viewport()->isVisible());
        QVERIFY(m_window->document().session().selection().activeBone.isValid());
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("paint"));
    }

    void changesMarkTheTitleAndUndoClearsIt() {
        openArm();
        lockABone(m_window->document());
        QVERIFY(m_window->isWindowModified());
        QCoreApplication::processEvents();
        QVERIFY(action("edit.undo")->text().length() > QStringLiteral("&Undo ").length());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(!m_window->document().character().boneFlags[kLower].locked);
        QCoreApplication::processEvents();
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(m_window->document().character().boneFlags[kLower].locked);
    }

    void noShortcutIsAlsoTheKeyOfAMenu_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void noShortcutIsAlsoTheKeyOfAMenu() {
        QFETCH(QString, language);
        const auto back = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        applyLanguage(language);
        QMenuBar bar;
        fillMenuBar(bar, m_window->actions());
        QSet<QString> taken;
        for (const QAction* menu : bar.actions()) {
            const QString text = menu->text();
            const qsizetype at = text.indexOf(QLatin1Char('&'));
            QVERIFY2(at >= 0, qPrintable(text));
            const QString key = QStringLiteral("Alt+") + text[at + 1].toUpper();
            QVERIFY2(!taken.contains(key), qPrintable(text));
            taken.insert(key);
        }
        for (const ActionInfo& info : actionTable())
            for (const Keymap keymap : {Keymap::Blender, Keymap::Maya})
                for (const QKeySequence& key : actionKeys(info, {keymap}))
                    QVERIFY2(!taken.contains(key.toString()), info.id);
    }

    void everyActionDoesSomething() { QCOMPARE(m_window->actions().unbound(), QStringList()); }

    void theSearchFindsCommandsAndBones() {
        openArm();
        QCoreApplication::processEvents();
        press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(m_window->search()->hasFocus());
        QTest::keyClicks(m_window->search(), QStringLiteral("lower"));
        QCOMPARE(m_window->search()->results()->count(), 1);
        QTest::keyClick(m_window->search(), Qt::Key_Return);
        QCOMPARE(m_window->document().session().selection().activeBone,
                 findBone(m_window->document().character().skeleton, "lower"));
        m_window->search()->setFocus();
        QTest::keyClicks(m_window->search(), QStringLiteral("dual quat"));
        QVERIFY(m_window->search()->results()->count() >= 1);
        QTest::keyClick(m_window->search(), Qt::Key_Return);
        QCOMPARE(m_window->document().character().meshes[0].binding->method,
                 SkinningMethod::DualQuaternion);
        m_window->search()->setFocus(); // what cannot be done now is found, and says so
        QTest::keyClicks(m_window->search(), QStringLiteral("end solo"));
        QCOMPARE(m_window->search()->results()->count(), 1);
        QVERIFY(!(m_window->search()->results()->item(0)->flags() & Qt::ItemIsEnabled));
        QTest::keyClick(m_window->search(), Qt::Key_Escape);
        m_window->search()->setFocus();
        QTest::keyClicks(m_window->search(), QStringLiteral("zzzz"));
        QTest::keyClick(m_window->search(), Qt::Key_Return);
        QTest::keyClick(m_window->search(), Qt::Key_Escape);
        QVERIFY(m_window->search()->text().isEmpty());
    }

    void lettersTypeInFieldsInsteadOfRunningCommands() {
        openArm();
        selectBone(m_window->document().session(), BoneIndex());
        m_window->search()->setFocus();
        QTest::keyClicks(m_window->search(), QStringLiteral("a "));
        QCOMPARE(m_window->search()->text(), QStringLiteral("a "));
        QVERIFY(m_window->document().session().selection().bones.empty());
        QVERIFY(!m_window->document().session().playhead().playing);
        QTest::keyClick(m_window->search(), Qt::Key_Escape);
    }

    void spacePlaysAndTheLetterASelectsAll() {
        openArm();
        QCoreApplication::processEvents();
        press(Qt::Key_A);
        QCOMPARE(m_window->document().session().selection().bones.size(),
                 m_window->document().character().skeleton.boneCount());
        press(Qt::Key_Space);
        QVERIFY(m_window->document().session().playhead().playing);
        press(Qt::Key_Space);
        QVERIFY(!m_window->document().session().playhead().playing);
    }

    void poseActionsFollowSelectionAndTool() {
        openArm();
        m_window->tools().setCurrent(QStringLiteral("select"));
        QTRY_VERIFY(action("pose.resize")->isEnabled());
        QVERIFY(action("pose.reset-rotation")->isEnabled());
        selectBone(m_window->document().session(), BoneIndex());
        m_window->tools().setCurrent(QStringLiteral("paint"));
        QTRY_VERIFY(!action("pose.resize")->isEnabled());
        QVERIFY(!action("pose.reset-rotation")->isEnabled());
        QVERIFY(action("pose.reset-all")->isEnabled());
    }

    void theThemeChangesWithoutARestart() {
        openArm();
        action("window.light")->trigger();
        QCOMPARE(Theme::current().name(), ThemeName::Light);
        QVERIFY(action("window.light")->isChecked() && !action("window.dark")->isChecked());
        QCOMPARE(qApp->palette().color(QPalette::Window),
                 themeColour(ThemeName::Light, Token::Panel));
        action("window.dark")->trigger();
        QCOMPARE(Theme::current().name(), ThemeName::Dark);
        QVERIFY(action("window.dark")->isChecked());
    }

    void closingACharacterGoesBackToTheStart() {
        openArm();
        QCoreApplication::processEvents();
        press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(m_window->document().isEmpty());
        QVERIFY(m_window->startPage()->isVisible());
    }

    void thePictureComesBackAfterTheStartPage() {
        openArm();
        QVERIFY(!m_window->viewport()->capture().isNull());
        m_window->document().reset({}, {});
        QVERIFY(m_window->startPage()->isVisible());
        openArm();
        const QImage image = m_window->viewport()->capture();
        QVERIFY(!image.isNull());
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 7) {
            for (int x = 0; x < image.width(); x += 7)
                colours.insert(image.pixel(x, y));
        }
        QVERIFY2(colours.size() > 50, qPrintable(QString::number(colours.size())));
    }

    void aToastLeavesThePictureOnTheScreen() {
        openArm();
        QVERIFY(!m_window->viewport()->capture().isNull());
        QVERIFY(coloursOnScreen() > 50);
        m_window->toasts().show(Severity::Info, QStringLiteral("Painted"));
        QTest::qWait(500);
        QVERIFY2(coloursOnScreen() > 50, qPrintable(QString::number(coloursOnScreen())));
        m_window->toasts().clear();
        QTest::qWait(300);
        QVERIFY2(coloursOnScreen() > 50, qPrintable(QString::number(coloursOnScreen())));
    }

    void testPosesRestUnderTheHand() {
        openArm();
        RangeOfMotion& range = m_window->rangeOfMotion();
        m_window->tools().setCurrent(QStringLiteral("paint"));
        range.choose(TestSweep::Bone);
        QVERIFY(range.isShown());
        range.toggle();
        QVERIFY(range.isPlaying());
        startStroke();
        QVERIFY(!range.isPlaying());
        const double place = range.place();
        QTest::qWait(60);
        QCOMPARE(range.place(), place);
        m_window->tools().cancel();
        QVERIFY(range.isShown()); // still the test pose
    }

    void theWindowClosesInTheMiddleOfAStroke() {
        auto window = std::make_unique<MainWindow>();
        window->resize(960, 600);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        window->document().reset(armCharacter(), {});
        window->tools().setCurrent(QStringLiteral("paint"));
        selectBone(window->document().session(), BoneIndex(kLower));
        startStroke(*window);
        QVERIFY(window->close());
        QVERIFY(!window->tools().isBusy());
        QCOMPARE(window->document().undoStack().count(), 0);
    }

    void aWorkspaceComesBackAsItWasLeft() {
        openArm();
        Session& session = m_window->document().session();
        QTabBar* tabs = m_window->workspaces()->bar();
        const auto show = [tabs](int tab) {
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
        };
        const auto set = [&session](Shading shading, BoneDisplay bones) {
            ViewSettings view = session.view();
            view.shading = shading;
            view.bones = bones;
            session.setView(view);
        };
        QCOMPARE(tabs->currentIndex(), 1);
        m_window->tools().setCurrent(QStringLiteral("smooth"));
        set(Shading::Wire, BoneDisplay::None);
        show(0);
        QCOMPARE(m_window->workspaces()->current(), QStringLiteral("skeleton"));
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("select"));
        QVERIFY(session.view().shading == Shading::Solid);
        m_window->tools().setCurrent(QStringLiteral("rotate"));
        show(1);
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("smooth"));
        QVERIFY(session.view().shading == Shading::Wire);
        QVERIFY(session.view().bones == BoneDisplay::None);
        show(0);
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("rotate"));
        // Resetting one leaves the other as it is.
        m_window->workspaces()->resetLayout();
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("select"));
        show(1);
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("smooth"));
        // It is about the character that was open: another one begins as delivered.
        m_window->document().reset(armCharacter(), {});
        m_window->workspaces()->begin();
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("paint"));
        QCOMPARE(m_window->document().undoStack().count(), 0);
    }

private:
    /// Different colours in the picture as it stands on the screen.
    [[nodiscard]] int coloursOnScreen() const {
        const QWidget* picture = m_window->viewport();
        const QRect area(picture->mapToGlobal(QPoint()), picture->size());
        const QImage image = QGuiApplication::primaryScreen()
                                 ->grabWindow(0, area.x(), area.y(), area.width(), area.height())
                                 .toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height() * 2 / 3; y += 5) {
            for (int x = 0; x < image.width(); x += 5)
                colours.insert(image.pixel(x, y));
        }
        return int(colours.size());
    }
};

RIGWRIGHT_TEST(tst_main_window)
#include "tst_main_window.moc"
