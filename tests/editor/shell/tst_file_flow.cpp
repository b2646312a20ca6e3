// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Opening, saving, exporting and closing in a real window; what is lost, asked and told.
#include "core/io/import.h"
#include "core/project/project.h"
#include "editor/shell/start_page.h"
#include "editor/shell/workspaces.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>

#include <filesystem>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_file_flow : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
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

    void aProjectComesBackInItsWorkspace() {
        openArm();
        const QString start = m_window->workspaces()->current();
        m_window->workspaces()->setCurrent(QStringLiteral("skeleton"));
        save(file("skeleton.rigw"));
        m_window->workspaces()->setCurrent(QStringLiteral("weights"));
        startAfresh();
        m_window->fileFlow().openFile(file("skeleton.rigw"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QCOMPARE(m_window->workspaces()->current(), QStringLiteral("skeleton"));
        QCOMPARE(m_window->document().session().view().shading, Shading::Solid);
        // The other one is as it is for every character that was just opened.
        m_window->workspaces()->setCurrent(QStringLiteral("weights"));
        QCOMPARE(m_window->document().session().view().shading, Shading::Weights);
        m_window->workspaces()->setCurrent(start);
    }

    void aProjectLeavesThePenAsItIsHere() {
        openArm();
        BrushOptions& brush = m_window->tools().brushOptions();
        BrushValues values = brush.values();
        values.pressureStrength = !values.pressureStrength;
        brush.setValues(values);
        lockABone(m_window->document());
        save(file("pen.rigw"));
        values.pressureStrength = !values.pressureStrength;
        values.strength = 0.77;
        brush.setValues(values);
        m_window->document().reset({}, {});
        m_window->fileFlow().openFile(file("pen.rigw"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->document().isEmpty(), kPatience);
        QCOMPARE(brush.values().pressureStrength, values.pressureStrength);
        QVERIFY(brush.values().strength != 0.77); // the rest came from the project
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
    void save(const QString& path) {
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        m_window->files().save(path);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
    }
};

RIGWRIGHT_TEST(tst_file_flow)
#include "tst_file_flow.moc"
