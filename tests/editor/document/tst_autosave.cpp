// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Autosave: changed documents have a copy, others have none, and a crash leaves it behind.
#include "editor/document/autosave.h"

#include "core/project/project.h"
#include "core/samples/samples.h"
#include "editor/document/document_command.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

class Lock : public DocumentCommand {
public:
    explicit Lock(Document& document) : DocumentCommand(document, QStringLiteral("Lock")) {}
    void undo() override { toggle(); }
    void redo() override { toggle(); }

private:
    void toggle() {
        character().boneFlags[kLower].locked = !character().boneFlags[kLower].locked;
        announce(BoneFlagsChanged());
    }
};

void edit(Document& document) {
    document.push(std::make_unique<Lock>(document));
}

/// A session: everything that lives between start and end of the program.
struct OneSession {
    explicit OneSession(const QString& folder)
        : tasks(document), autosave(document, tasks, folder, [] { return std::string("{}"); }) {
        document.reset(armCharacter(), QStringLiteral("/somewhere/arm.glb"));
    }
    Document document;
    TaskRunner tasks;
    Autosave autosave;
};

} // namespace

class tst_autosave : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCleanDocumentNeedsNoCopy() {
        const QTemporaryDir folder;
        OneSession session(folder.path());
        session.autosave.saveNow();
        QTest::qWait(50);
        QVERIFY(!QFile::exists(session.autosave.ownFile()));
    }

    void aChangedDocumentIsCopiedByTheClock() {
        const QTemporaryDir folder;
        OneSession session(folder.path());
        edit(session.document);
        QSignalSpy written(&session.autosave, &Autosave::written);
        session.autosave.setInterval(50);
        QTRY_COMPARE(written.size(), 1);
        const Result<ProjectFile> copy = readProject(session.autosave.ownFile().toStdString());
        QVERIFY(copy.has_value());
        QVERIFY(copy->character == session.document.character());
        // Nothing new, nothing written.
        QTest::qWait(200);
        QCOMPARE(written.size(), 1);
        edit(session.document);
        edit(session.document);
        QTRY_COMPARE(written.size(), 2);
    }

    void theCopyGoesWithSavingAndClosing_data() {
        QTest::addColumn<int>("how");
        QTest::newRow("saved") << 0;
        QTest::newRow("undone to where it was saved") << 1;
        QTest::newRow("closed") << 2;
        QTest::newRow("replaced") << 3;
    }
    void theCopyGoesWithSavingAndClosing() {
        QFETCH(int, how);
        const QTemporaryDir folder;
        OneSession session(folder.path());
        edit(session.document);
        QSignalSpy written(&session.autosave, &Autosave::written);
        session.autosave.saveNow();
        QTRY_COMPARE(written.size(), 1);
        QVERIFY(QFile::exists(session.autosave.ownFile()));
        if (how == 0)
            session.document.undoStack().setClean();
        else if (how == 1)
            session.document.undo();
        else
            session.document.reset(how == 2 ? Character() : armCharacter(), {});
        QVERIFY(!QFile::exists(session.autosave.ownFile()));
    }

    void aCopyThatComesTooLateIsRemoved() {
        const QTemporaryDir folder;
        OneSession session(folder.path());
        edit(session.document);
        session.autosave.saveNow();
        session.document.undoStack().setClean(); // before the copy is there
        QTRY_COMPARE(session.tasks.count(), std::size_t(0));
        QVERIFY(!QFile::exists(session.autosave.ownFile()));
    }

    void endingInOrderLeavesNothing() {
        const QTemporaryDir folder;
        {
            OneSession session(folder.path());
            edit(session.document);
            QSignalSpy written(&session.autosave, &Autosave::written);
            session.autosave.saveNow();
            QTRY_COMPARE(written.size(), 1);
        }
        QVERIFY(QDir(folder.path()).isEmpty(QDir::Files));
    }

    void endingWhileACopyIsWrittenLeavesNothing() {
        const QTemporaryDir folder;
        const Result<Character> large = makeSample("mannequin"); // takes its time to write
        QVERIFY(large.has_value());
        for (int delay = 0; delay < 30; ++delay) { // before, during and after the writing
            {
                OneSession session(folder.path());
                session.document.reset(*large, {});
                edit(session.document);
                session.autosave.saveNow();
                QThread::msleep(static_cast<unsigned long>(delay));
            }
            QVERIFY2(QDir(folder.path()).isEmpty(QDir::Files), qPrintable(QString::number(delay)));
        }
    }

    void anotherLivingSessionIsNoLeftover() {
        const QTemporaryDir folder;
        OneSession first(folder.path());
        OneSession second(folder.path());
        edit(first.document);
        QSignalSpy written(&first.autosave, &Autosave::written);
        first.autosave.saveNow();
        QTRY_COMPARE(written.size(), 1);
        QVERIFY(second.autosave.leftovers().empty());
        QVERIFY(first.autosave.leftovers().empty());
    }

    void aSessionThatWasKilledLeavesItsCopy() {
        const QTemporaryDir folder;
        const pid_t child = fork();
        if (child == 0) {
            // What a session has on the disk two minutes after a change, written by a process that
            // then dies without a word.
            QLockFile lock(folder.filePath(QStringLiteral("gone.lock")));
            lock.tryLock(0);
            const bool saved =
                saveProject(armCharacter(), "{}", folder.filePath("gone.rigw").toStdString())
                    .has_value();
            QFile note(folder.filePath(QStringLiteral("gone.json")));
            const bool noted = note.open(QIODevice::WriteOnly) &&
                               note.write(R"({"name":"arm.glb","originalPath":"/x/arm.glb",
                                            "time":"2026-11-30T10:00:00Z"})") > 0;
            note.close();
            if (saved && noted)
                std::raise(SIGKILL);
            _exit(1);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        OneSession session(folder.path());
        const std::vector<Leftover> leftovers = session.autosave.leftovers();
        QCOMPARE(leftovers.size(), std::size_t(1));
        QCOMPARE(leftovers[0].name, QStringLiteral("arm.glb"));
        QCOMPARE(leftovers[0].originalPath, QStringLiteral("/x/arm.glb"));
        QCOMPARE(leftovers[0].time.toUTC().time().hour(), 10);
        const Result<ProjectFile> copy = readProject(leftovers[0].file.toStdString());
        QVERIFY(copy.has_value() && copy->character == armCharacter());
        session.autosave.discard(leftovers[0]);
        QVERIFY(session.autosave.leftovers().empty());
    }

    void aFolderThatCannotBeWrittenIsToldOnce() {
        const QTemporaryDir folder;
        const QString inTheWay = folder.filePath(QStringLiteral("file"));
        QFile file(inTheWay);
        QVERIFY(file.open(QIODevice::WriteOnly));
        OneSession session(inTheWay + QStringLiteral("/autosave"));
        edit(session.document);
        QSignalSpy failed(&session.autosave, &Autosave::failed);
        session.autosave.saveNow();
        QTRY_COMPARE(failed.size(), 1);
        session.autosave.saveNow();
        QTRY_COMPARE(session.tasks.count(), std::size_t(0));
        QCOMPARE(failed.size(), 1);
    }
};

RIGWRIGHT_TEST(tst_autosave)
#include "tst_autosave.moc"
