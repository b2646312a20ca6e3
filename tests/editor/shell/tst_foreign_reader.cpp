// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The program that reads foreign formats is killed, or never ends, while somebody works in the
/// window: the work goes on, the message is right, and the document is untouched.
#include "core/io/child_process.h"
#include "core/project/project.h"
#include "editor/panels/status_line.h"
#include "tests/editor/shell/picture_input.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QToolButton>

#include <cerrno>
#include <signal.h>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_foreign_reader : public WindowTest {
    Q_OBJECT
private:
    Document& document() { return m_window->document(); }

    /// A reader that notes its process and then does what `script` says.
    void useReader(const char* name, const QByteArray& script, double timeLimitSeconds) {
        QFile reader(file(name));
        QVERIFY(reader.open(QIODevice::WriteOnly));
        reader.write("#!/bin/sh\necho $$ > '" + pidFile().toUtf8() + "'\n" + script + "\n");
        reader.close();
        QVERIFY(reader.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QFile::remove(pidFile());
        ImportOptions options;
        options.readerProgram = file(name).toStdString();
        options.timeLimitSeconds = timeLimitSeconds;
        m_window->files().setImportLimits(options);
    }
    [[nodiscard]] QString pidFile() const { return m_folder.filePath("reader.pid"); }
    /// 0: not there yet.
    [[nodiscard]] pid_t readerProcess() const {
        QFile noted(pidFile());
        return noted.open(QIODevice::ReadOnly) ? noted.readAll().trimmed().toInt() : 0;
    }
    [[nodiscard]] static bool isRunning(pid_t process) {
        return ::kill(process, 0) == 0 || errno != ESRCH;
    }

    std::vector<std::uint8_t> bytes() { return *encodeProject(document().character(), "{}"); }

    /// Paints, orbits, undoes: with the reader beside it, everything answers as ever.
    void workInTheWindow() {
        const std::vector<std::uint8_t> before = bytes();
        document().session().setCamera(armCamera());
        selectBone(document().session(), BoneIndex(kLower));
        m_window->tools().setCurrent(QStringLiteral("paint"));
        PictureInput input(*m_window);
        const QPointF middle = input.pixelOf({0.5, 0.0, 0.1});
        input.mouseStroke(middle, middle + QPointF(60, 0), 12);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(bytes() != before);
        const double yaw = document().session().camera().yaw;
        action("view.orbit-left")->trigger();
        QTRY_VERIFY(document().session().camera().yaw != yaw); // it flies there
        document().undo();
        QVERIFY(bytes() == before);
        int turns = 0;
        QTimer ticks;
        connect(&ticks, &QTimer::timeout, this, [&turns] { ++turns; });
        ticks.start(1);
        QTRY_VERIFY(turns > 20); // the loop of events turns
        QVERIFY(m_window->files().isOpening());
    }

    void beginReading() {
        m_window->fileFlow().openFile(file("character.fbx"));
        QTRY_VERIFY_WITH_TIMEOUT(readerProcess() > 0, kPatience);
        QVERIFY(m_window->files().isOpening());
    }

private Q_SLOTS:
    void initTestCase() {
        WindowTest::initTestCase();
        QFile fbx(file("character.fbx"));
        QVERIFY(fbx.open(QIODevice::WriteOnly));
        fbx.write("Kaydara FBX Binary  \0\x1a\0\xe8\x1c\0\0", 27);
        fbx.write(QByteArray(4096, '\0'));
    }
    void cleanup() {
        m_window->files().setImportLimits({});
        action("view.front")->trigger();
    }

    void aReaderKilledInMidImportIsAnErrorWithTheReason() {
        openArm();
        const std::vector<std::uint8_t> before = bytes();
        useReader("killed.sh", "exec sleep 600", 120.0);
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        beginReading();
        workInTheWindow();
        QCOMPARE(::kill(readerProcess(), SIGKILL), 0);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        const auto text = failed.first().at(1).value<ErrorText>();
        QVERIFY2(text.details.contains(QLatin1String("reader-crashed")), qPrintable(text.details));
        QVERIFY2(text.details.contains(QLatin1String("signal 9")), qPrintable(text.details));
        QVERIFY(failed.first().at(0).toString().contains(QLatin1String("character.fbx")));
        QVERIFY(!text.remedy.isEmpty());
        auto* dialog = m_window->findChild<ErrorDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(bytes() == before);
        QVERIFY(document().filePath() == file("arm.glb"));
        QVERIFY(!isRunning(readerProcess()));
    }

    void aReaderThatNeverEndsCanBeCancelledAndIsGoneThen() {
        openArm();
        const std::vector<std::uint8_t> before = bytes();
        useReader("endless.sh", "while :; do :; done", 120.0);
        QSignalSpy cancelled(&m_window->tasks(), &TaskRunner::cancelled);
        beginReading();
        workInTheWindow();
        QToolButton* cancel = m_window->statusLine()->cancelButton();
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible(), kPatience);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(cancelled.size(), 1, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(readerProcess()), kPatience);
        QVERIFY(bytes() == before);
        QVERIFY(!m_window->files().isOpening());
        QVERIFY(m_window->findChildren<ErrorDialog*>().isEmpty()); // a toast is enough
    }

    void aReaderThatNeverEndsIsEndedAtItsLimit() {
        openArm();
        const std::vector<std::uint8_t> before = bytes();
        useReader("slow.sh", "exec sleep 600", 1.0);
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        beginReading();
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        const auto text = failed.first().at(1).value<ErrorText>();
        QVERIFY2(text.details.contains(QLatin1String("reader-timeout")), qPrintable(text.details));
        QVERIFY2(text.what.contains(QLatin1String("1 s")), qPrintable(text.what));
        QVERIFY(bytes() == before);
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(readerProcess()), kPatience);
    }

    void aReaderThatTalksNonsenseIsToldApart() {
        openArm();
        const std::vector<std::uint8_t> before = bytes();
        useReader("nonsense.sh",
                  "head -c 100000 /dev/urandom >&" + QByteArray::number(kChildAnswer), 60.0);
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        m_window->fileFlow().openFile(file("character.fbx"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        const auto text = failed.first().at(1).value<ErrorText>();
        QVERIFY2(text.details.contains(QLatin1String("reader-garbage")), qPrintable(text.details));
        QVERIFY(bytes() == before);
    }
};

RIGWRIGHT_TEST(tst_foreign_reader)
#include "tst_foreign_reader.moc"
