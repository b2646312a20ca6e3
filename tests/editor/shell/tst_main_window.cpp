// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The whole window, driven as a person would: open, edit, prompt, export, close.
#include "core/io/export.h"
#include "core/io/import.h"
#include "core/project/project.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/pose_commands.h"
#include "editor/panels/status_line.h"
#include "editor/panels/tool_strip.h"
#include "editor/shell/action_set.h"
#include "editor/shell/command_search.h"
#include "editor/shell/error_dialog.h"
#include "editor/shell/main_window.h"
#include "editor/shell/menus.h"
#include "editor/shell/start_page.h"
#include "editor/ui/language.h"
#include "editor/ui/theme.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSet>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

#include <array>
#include <filesystem>
#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr int kPatience = 20000;

/// Clicks the button of the message box that comes up next.
void answer(const QString& buttonText, bool* asked = nullptr) {
    QTimer::singleShot(0, qApp, [buttonText, asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) {
            answer(buttonText, asked); // not up yet
            return;
        }
        if (asked)
            *asked = true;
        for (QAbstractButton* button : box->buttons()) {
            if (button->text().remove(QLatin1Char('&')) == buttonText) {
                button->click();
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("no button ") + buttonText));
    });
}

void lockABone(Document& document) {
    setBoneFlag(document, std::array{BoneIndex(kLower)}, BoneFlag::Locked,
                !document.character().boneFlags[kLower].locked);
}

} // namespace

class tst_main_window : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("RigwrightTest"));
        QCoreApplication::setApplicationName(QStringLiteral("RigwrightTest"));
        Theme::current().apply(ThemeName::Dark);
        QVERIFY(exportGlb(armCharacter(), file("arm.glb").toStdString()));
        QFile broken(file("broken.glb"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("glTF\x02\0\0\0nonsense", 16);
        // One window for all tests: each re-open of the surface behind it would leak.
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanupTestCase() {
        m_window.reset();
        QThreadPool::globalInstance()->waitForDone();
    }
    void init() {
        m_window->tools().cancel();
        m_window->document().reset({}, {});
        for (ErrorDialog* dialog : m_window->findChildren<ErrorDialog*>())
            delete dialog;
        m_window->toasts().clear();
    }

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

    void openingAFileShowsItAndRemembersIt() {
        openArm();
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("arm.glb")));
        QVERIFY(!m_window->isWindowModified());
        m_window->document().reset({}, {});
        QVERIFY(!m_window->startPage()->recentButtons().isEmpty());
        QTest::mouseClick(m_window->startPage()->recentButtons().first(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
    }

    void aBrokenFileSaysWhyAndLeavesTheDocument() {
        openArm();
        lockABone(m_window->document());
        m_window->document().undo();
        const Character before = m_window->document().character();
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        m_window->fileFlow().openFile(file("broken.glb"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        QVERIFY(m_window->document().character() == before);
        QVERIFY(m_window->document().canRedo());
        auto* dialog = m_window->findChild<ErrorDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->report().contains(QStringLiteral("broken.glb")));
        dialog->copyButton()->click();
        QCOMPARE(QApplication::clipboard()->text(), dialog->report());
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    void aMissingFileIsAnErrorToo() {
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        m_window->fileFlow().openFile(file("nowhere.glb"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        QVERIFY(m_window->document().isEmpty());
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

    void unsavedChangesAreAskedAboutAndCancelKeepsThem() {
        openArm();
        lockABone(m_window->document());
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked);
        m_window->fileFlow().openFile(file("arm.glb"));
        QVERIFY(asked);
        QVERIFY(!m_window->files().isOpening());
        QVERIFY(m_window->document().character().boneFlags[kLower].locked);
        answer(QStringLiteral("Discard changes"), &asked);
        m_window->fileFlow().openFile(file("arm.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QVERIFY(!m_window->document().character().boneFlags[kLower].locked);
    }

    void changesMadeWhileAFileIsReadAreAskedAboutToo() {
        openArm();
        m_window->fileFlow().openFile(file("arm.glb")); // nothing to ask about yet
        lockABone(m_window->document());
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked);
        QTRY_VERIFY_WITH_TIMEOUT(asked && !m_window->files().isOpening(), kPatience);
        QVERIFY(m_window->document().character().boneFlags[kLower].locked);
        QVERIFY(m_window->isWindowModified());
    }

    void closingAsksFirst() {
        openArm();
        lockABone(m_window->document());
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked);
        QVERIFY(!m_window->close());
        QVERIFY(asked);
        QVERIFY(m_window->isVisible());
    }

    void savingMakesTheDocumentClean() {
        openArm();
        lockABone(m_window->document());
        const QString target = file("arm.rigw");
        save(target);
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("arm.rigw")));
        const Result<ProjectFile> back = readProject(target.toStdString());
        QVERIFY(back.has_value());
        QVERIFY(back->character == m_window->document().character());
        // Ctrl+S goes to the same file without asking.
        lockABone(m_window->document());
        QVERIFY(m_window->isWindowModified());
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        press(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
        QVERIFY(!m_window->isWindowModified());
    }

    void aProjectComesBackWithItsViewAndTools() {
        openArm();
        Document& document = m_window->document();
        lockABone(document);
        Camera camera = document.session().camera();
        camera.yaw = 0.7;
        document.session().setCamera(camera);
        BrushValues brush = m_window->tools().brushOptions().values();
        brush.strength = 0.3;
        m_window->tools().brushOptions().setValues(brush);
        const Character before = document.character();
        save(file("view.rigw"));
        document.reset({}, {});
        brush.strength = 0.9;
        m_window->tools().brushOptions().setValues(brush);
        m_window->fileFlow().openFile(file("view.rigw"));
        QTRY_VERIFY_WITH_TIMEOUT(!document.isEmpty(), kPatience);
        QVERIFY(document.character() == before);
        QVERIFY(document.isProject());
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(document.session().camera().yaw, 0.7);
        QCOMPARE(document.session().selection().activeBone, BoneIndex(kLower));
        QCOMPARE(m_window->tools().brushOptions().values().strength, 0.3);
    }

    void editsDuringASaveStayUnsaved() {
        openArm();
        lockABone(m_window->document());
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        m_window->files().save(file("busy.rigw"));
        lockABone(m_window->document()); // the file gets the state before this
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
        QVERIFY(m_window->isWindowModified());
        const Result<ProjectFile> back = readProject(file("busy.rigw").toStdString());
        QVERIFY(back.has_value() && back->character.boneFlags[kLower].locked);
        m_window->document().undoStack().setClean();
    }

    void aSecondSaveDuringOneComesAfterIt() {
        openArm();
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        m_window->files().save(file("first.rigw"));
        lockABone(m_window->document());
        m_window->files().save(file("second.rigw"));
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 2, kPatience);
        QVERIFY(m_window->document().filePath().endsWith(QStringLiteral("second.rigw")));
        QVERIFY(!m_window->isWindowModified());
        const Result<ProjectFile> back = readProject(file("second.rigw").toStdString());
        QVERIFY(back.has_value() && back->character.boneFlags[kLower].locked);
    }

    void aSaveThatFailsKeepsTheChangesAndTheName_data() {
        QTest::addColumn<bool>("exports");
        QTest::newRow("save") << false;
        QTest::newRow("export") << true;
    }
    void aSaveThatFailsKeepsTheChangesAndTheName() {
        QFETCH(bool, exports);
        openArm();
        lockABone(m_window->document());
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        if (exports)
            m_window->files().exportTo(file("no/such/folder/out.glb"));
        else
            m_window->files().save(file("no/such/folder/out.rigw"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        QVERIFY(m_window->isWindowModified());
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("arm.glb")));
        m_window->document().undoStack().setClean();
    }

    void anExportIsComparedAndLeavesTheDocumentAsItIs() {
        openArm();
        lockABone(m_window->document());
        ExportOutcome outcome;
        const auto connection = connect(&m_window->files(), &CharacterFiles::exported, this,
                                        [&outcome](const ExportOutcome& told) { outcome = told; });
        m_window->files().exportTo(file("out.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(!outcome.path.isEmpty(), kPatience);
        disconnect(connection);
        QVERIFY(outcome.proof && outcome.proof->passed());
        QVERIFY(m_window->isWindowModified());
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("arm.glb")));
        const Result<Character> back = importCharacter(file("out.glb").toStdString());
        QVERIFY(back.has_value());
        QCOMPARE(back->meshes.size(), m_window->document().character().meshes.size());
        m_window->document().undoStack().setClean();
    }

    void closingDuringASaveWaitsForTheFile() {
        auto window = std::make_unique<MainWindow>();
        window->show();
        window->document().reset(armCharacter(), {});
        window->files().save(file("closing.rigw"));
        QVERIFY(window->close());
        window.reset();
        QVERIFY(readProject(file("closing.rigw").toStdString()).has_value());
    }

    void aFileChangedOnTheDiskIsNoticed() {
        openArm();
        save(file("disk.rigw"));
        QTest::qWait(600); // our own writing is not news
        m_window->toasts().clear();
        QTest::qWait(600);
        QVERIFY(m_window->toasts().toasts().empty());
        QVERIFY(saveProject(armCharacter(), "{\"other\":1}", file("disk.rigw").toStdString()));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->toasts().toasts().empty(), kPatience);
        QVERIFY(m_window->toasts().toasts().front()->sentence().contains(
            QStringLiteral("changed on the disk")));
        m_window->toasts().clear();
        QVERIFY(QFile::remove(file("disk.rigw")));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->toasts().toasts().empty(), kPatience);
        QVERIFY(m_window->toasts().toasts().front()->sentence().contains(
            QStringLiteral("gone from the disk")));
    }

    void revertGoesBackToTheFile() {
        openArm();
        lockABone(m_window->document());
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked);
        m_window->fileFlow().revert();
        QVERIFY(asked);
        QVERIFY(m_window->document().character().boneFlags[kLower].locked);
        answer(QStringLiteral("Revert"), &asked);
        m_window->fileFlow().revert();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().character().boneFlags[kLower].locked,
                                 kPatience);
        QVERIFY(!m_window->isWindowModified());
    }

    void whatIsDroppedByMistakeGetsAHint_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("hint");
        QTest::addColumn<bool>("opens");
        QTest::newRow("nothing local")
            << QStringList() << QStringLiteral("on this computer") << false;
        QTest::newRow("a folder") << QStringList{QStringLiteral(".")}
                                  << QStringLiteral("is a folder") << false;
        QTest::newRow("ten files")
            << QStringList{QStringLiteral("a.txt"), QStringLiteral("arm.glb"),
                           QStringLiteral("b.png"), QStringLiteral("broken.glb")}
            << QStringLiteral("One character opens at a time") << true;
    }
    void whatIsDroppedByMistakeGetsAHint() {
        QFETCH(QStringList, names);
        QFETCH(QString, hint);
        QFETCH(bool, opens);
        QStringList paths;
        for (const QString& name : names)
            paths.append(m_folder.filePath(name));
        m_window->fileFlow().openDropped(paths);
        QVERIFY(!m_window->toasts().toasts().empty());
        QVERIFY(m_window->toasts().toasts().front()->sentence().contains(hint));
        if (opens)
            QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
        else
            QVERIFY(m_window->document().isEmpty());
    }

    void aFileWithoutAnythingInItSaysSo() {
        QFile empty(file("nothing.gltf"));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        empty.write(R"({"asset":{"version":"2.0"}})");
        empty.close();
        openArm();
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        m_window->fileFlow().openFile(empty.fileName());
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        QVERIFY(!m_window->document().isEmpty());
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
        for (const QAction* each : m_window->actions().all())
            for (const QKeySequence& key : each->shortcuts())
                QVERIFY2(!taken.contains(key.toString()), qPrintable(each->text()));
    }

    void everyActionDoesSomething() { QCOMPARE(m_window->actions().unbound(), QStringList()); }

    void openingSomethingElseInTheMiddleOfAStrokeLeavesNoTrace() {
        openArm();
        const Character before = m_window->document().character();
        m_window->tools().setCurrent(QStringLiteral("paint"));
        startStroke();
        m_window->fileFlow().openFile(file("arm.glb"));
        QVERIFY(!m_window->tools().isBusy());
        QVERIFY(m_window->document().character().meshes[0].binding->weights() ==
                before.meshes[0].binding->weights());
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
    }

    void anImportCanBeCancelledAndOvertaken() {
        QSignalSpy cancelled(&m_window->tasks(), &TaskRunner::cancelled);
        m_window->files().open(file("arm.glb"));
        m_window->files().cancelOpening();
        QTRY_COMPARE_WITH_TIMEOUT(cancelled.size(), 1, kPatience);
        QVERIFY(m_window->document().isEmpty());
        m_window->files().open(file("broken.glb"));
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        m_window->files().open(file("arm.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
        QCOMPARE(failed.size(), 0);
    }

    void filesCanBeDroppedOnTheWindow() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file("arm.glb"))});
        const QPoint at(200, 200);
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
        QMimeData text;
        text.setText(QStringLiteral("hello"));
        QDragEnterEvent other(at, Qt::CopyAction, &text, Qt::LeftButton, {});
        other.ignore();
        QApplication::sendEvent(m_window.get(), &other);
        QVERIFY(!other.isAccepted());
    }

    void theSearchFindsCommandsAndBones() {
        openArm();
        QCoreApplication::processEvents();
        press(Qt::Key_K, Qt::ControlModifier);
        QTRY_VERIFY(m_window->search()->hasFocus());
        QTest::keyClicks(m_window->search(), QStringLiteral("helper"));
        QCOMPARE(m_window->search()->results()->count(), 1);
        QTest::keyClick(m_window->search(), Qt::Key_Return);
        QCOMPARE(m_window->document().session().selection().activeBone,
                 findBone(m_window->document().character().skeleton, "helper"));
        m_window->search()->setFocus();
        QTest::keyClicks(m_window->search(), QStringLiteral("dual quat"));
        QVERIFY(m_window->search()->results()->count() >= 1);
        QTest::keyClick(m_window->search(), Qt::Key_Return);
        QCOMPARE(m_window->document().character().meshes[0].binding->method,
                 SkinningMethod::DualQuaternion);
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

    void theWindowClosesWhileAFileIsRead() {
        auto window = std::make_unique<MainWindow>();
        window->show();
        window->fileFlow().openFile(file("arm.glb"));
        QVERIFY(window->close());
        window.reset();
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
    }

private:
    [[nodiscard]] QString file(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] QAction* action(const char* id) const {
        return m_window->actions()[QString::fromLatin1(id)];
    }

    void save(const QString& path) {
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        m_window->files().save(path);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
    }

    void openArm() {
        m_window->fileFlow().openFile(file("arm.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QVERIFY(!m_window->document().isEmpty());
        selectBone(m_window->document().session(), BoneIndex(kLower));
    }

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

    /// A key where the keyboard is: the picture's own window, or the main window.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        if (!QGuiApplication::focusWindow()) {
            m_window->activateWindow();
            QTRY_VERIFY(QGuiApplication::focusWindow());
        }
        QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
    }

    void startStroke() { startStroke(*m_window); }
    /// Presses on the middle of the character, which every framing has in the middle of the
    /// picture.
    static void startStroke(MainWindow& window) {
        Document& document = window.document();
        const Vec2d size(800.0, 600.0);
        Camera camera;
        camera.target = {0.5, 0.0, 0.0};
        camera.distance = 2.0;
        document.session().setCamera(camera);
        PointerEvent event = pointerEventAt(camera, {400.0, 300.0}, size);
        event.button = PointerButton::Left;
        window.tools().move(event);
        window.tools().press(event);
        QVERIFY(window.tools().isBusy());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

RIGWRIGHT_TEST(tst_main_window)
#include "tst_main_window.moc"
