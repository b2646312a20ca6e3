// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// TaskRunner: results arrive on the GUI thread, once, and only where they still fit.
#include "editor/document/task_runner.h"

#include "editor/document/document_command.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <array>
#include <new>
#include <vector>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

/// Announces a change of its kind, and changes nothing.
class Touch : public DocumentCommand {
public:
    Touch(Document& document, Change change)
        : DocumentCommand(document, QStringLiteral("Touch")), m_change(std::move(change)) {}
    void undo() override { announce(m_change); }
    void redo() override { announce(m_change); }

private:
    Change m_change;
};

void touch(Document& document, const Change& change) {
    document.push(std::make_unique<Touch>(document, change));
}

/// A task that stops at a gate, and says when its result arrived.
struct GatedTask {
    QSemaphore gate;
    int delivered = 0;
    Qt::HANDLE thread = nullptr;

    Task task(const DocumentInputs& inputs = {}) {
        Task made;
        made.name = QStringLiteral("Gated");
        made.inputs = inputs;
        made.work = [this](TaskProgress& progress) -> std::function<void()> {
            thread = QThread::currentThreadId();
            while (!gate.tryAcquire(1, 5))
                if (!progress.report(0.5))
                    return {};
            return [this] {
                QCOMPARE(QThread::currentThread(), qApp->thread());
                ++delivered;
            };
        };
        return made;
    }
};

} // namespace

class tst_task_runner : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theResultArrivesOnTheGuiThread() {
        Document document;
        TaskRunner runner(document);
        GatedTask gated;
        const auto id = runner.start(gated.task());
        QVERIFY(runner.isRunning(id));
        gated.gate.release();
        QTRY_COMPARE(gated.delivered, 1);
        QVERIFY(gated.thread != QThread::currentThreadId());
        QVERIFY(!runner.isRunning(id));
        QCOMPARE(runner.count(), std::size_t(0));
    }

    void progressIsToldWhileItRunsAndEndsNegative() {
        Document document;
        TaskRunner runner(document);
        QSignalSpy progress(&runner, &TaskRunner::progressChanged);
        GatedTask gated;
        runner.start(gated.task());
        QTRY_VERIFY(!progress.isEmpty() && progress.last().at(1).toDouble() == 0.5);
        QCOMPARE(progress.last().at(0).toString(), QStringLiteral("Gated"));
        gated.gate.release();
        QTRY_COMPARE(gated.delivered, 1);
        QVERIFY(progress.last().at(1).toDouble() < 0.0);
    }

    void aCancelledTaskDeliversNothing() {
        Document document;
        TaskRunner runner(document);
        QSignalSpy cancelled(&runner, &TaskRunner::cancelled);
        GatedTask gated;
        runner.start(gated.task());
        runner.cancelShown();
        QTRY_COMPARE(cancelled.size(), 1);
        QCOMPARE(gated.delivered, 0);
    }

    void aTaskIsCancelledEvenWhereItHasJustEnded() {
        Document document;
        TaskRunner runner(document);
        GatedTask gated;
        gated.gate.release();
        const auto id = runner.start(gated.task());
        QThread::msleep(50); // done, but not delivered: no events have been handled
        runner.cancel(id);
        QTRY_COMPARE(runner.count(), std::size_t(0));
        QCOMPARE(gated.delivered, 0);
    }

    void aResultIsDroppedWhereItsInputsChanged_data() {
        QTest::addColumn<DocumentInputs>("inputs");
        QTest::addColumn<Change>("change");
        QTest::addColumn<bool>("dropped");
        const DocumentInputs weights{.weights = true};
        const DocumentInputs flags{.flags = true};
        const DocumentInputs pose{.pose = true};
        const Change painted = WeightsChanged{MeshInstanceIndex(0), {}, {}, true};
        QTest::newRow("weights, painted") << weights << painted << true;
        QTest::newRow("weights, posed") << weights << Change(PoseChanged()) << false;
        QTest::newRow("weights, locked") << weights << Change(BoneFlagsChanged()) << false;
        QTest::newRow("flags, locked") << flags << Change(BoneFlagsChanged()) << true;
        QTest::newRow("flags, mesh hidden") << flags << Change(MeshInstanceChanged()) << true;
        QTest::newRow("flags, painted") << flags << painted << false;
        QTest::newRow("pose, posed") << pose << Change(PoseChanged()) << true;
        QTest::newRow("pose, painted") << pose << painted << false;
        QTest::newRow("nothing, painted") << DocumentInputs() << painted << false;
    }
    void aResultIsDroppedWhereItsInputsChanged() {
        QFETCH(DocumentInputs, inputs);
        QFETCH(Change, change);
        QFETCH(bool, dropped);
        Document document;
        document.reset(armCharacter(), {});
        TaskRunner runner(document);
        int changed = 0;
        bool again = false;
        connect(&runner, &TaskRunner::inputsChanged, this,
                [&](const QString&, const std::function<void()>& startAnew) {
                    ++changed;
                    startAnew();
                });
        GatedTask gated;
        Task task = gated.task(inputs);
        task.again = [&] { again = true; };
        const auto id = runner.start(std::move(task));
        touch(document, change);
        gated.gate.release();
        QTRY_VERIFY(!runner.isRunning(id));
        QCOMPARE(changed, dropped ? 1 : 0);
        QCOMPARE(again, dropped);
        QCOMPARE(gated.delivered, dropped ? 0 : 1);
    }

    void aResultThatEditsWaitsForTheHand() {
        Document document;
        document.reset(armCharacter(), {});
        TaskRunner runner(document);
        bool busy = true;
        runner.isHandBusy = [&busy] { return busy; };
        GatedTask editing;
        GatedTask writing;
        runner.start(editing.task({.weights = true}));
        runner.start(writing.task());
        editing.gate.release();
        writing.gate.release();
        QTRY_COMPARE(writing.delivered, 1); // edits nothing: at once
        QTest::qWait(150);
        QCOMPARE(editing.delivered, 0);
        QCOMPARE(runner.count(), std::size_t(1));
        busy = false;
        QTRY_COMPARE(editing.delivered, 1);
        QCOMPARE(runner.count(), std::size_t(0));
        // Given up while it waits, it ends.
        busy = true;
        GatedTask cancelled;
        const TaskRunner::Id id = runner.start(cancelled.task({.weights = true}));
        cancelled.gate.release();
        QTest::qWait(100);
        runner.cancel(id);
        QTRY_COMPARE(runner.count(), std::size_t(0));
        QCOMPARE(cancelled.delivered, 0);
    }

    void anotherCharacterChangesAllInputs() {
        Document document;
        document.reset(armCharacter(), {});
        const std::array parts{DocumentInputs{.weights = true}, DocumentInputs{.flags = true},
                               DocumentInputs{.pose = true}};
        std::vector<std::uint64_t> before;
        for (const DocumentInputs& part : parts)
            before.push_back(document.revision(part));
        document.reset(armCharacter(), {});
        for (std::size_t i = 0; i < parts.size(); ++i)
            QVERIFY(document.revision(parts[i]) != before[i]);
    }

    void anExceptionIsToldAndDeliversNothing() {
        Document document;
        TaskRunner runner(document);
        QSignalSpy failed(&runner, &TaskRunner::failed);
        Task task;
        task.name = QStringLiteral("Too large");
        task.work = [](TaskProgress&) -> std::function<void()> { throw std::bad_alloc(); };
        runner.start(std::move(task));
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().toString(), QStringLiteral("Too large"));
        QCOMPARE(runner.count(), std::size_t(0));
    }

    void quietTasksAreNotShownAndNotCancelledFromTheBar() {
        Document document;
        TaskRunner runner(document);
        QSignalSpy progress(&runner, &TaskRunner::progressChanged);
        GatedTask gated;
        Task task = gated.task();
        task.quiet = true;
        const auto id = runner.start(std::move(task));
        QTest::qWait(250);
        for (const auto& told : progress)
            QVERIFY(told.at(1).toDouble() < 0.0);
        runner.cancelShown();
        QVERIFY(runner.isRunning(id));
        gated.gate.release();
        QTRY_COMPARE(gated.delivered, 1);
    }

    void whatMustFinishIsWaitedFor() {
        Document document;
        TaskRunner runner(document);
        GatedTask kept;
        Task must = kept.task();
        must.mustFinish = true;
        must.work = [&kept](TaskProgress&) -> std::function<void()> {
            QThread::msleep(100);
            return [&kept] { ++kept.delivered; };
        };
        GatedTask dropped;
        runner.start(std::move(must));
        runner.start(dropped.task());
        runner.cancelAll();
        runner.finishPending();
        QCOMPARE(kept.delivered, 1);
        QTRY_COMPARE(runner.count(), std::size_t(0));
        QCOMPARE(dropped.delivered, 0);
    }

    void whatChangesTheDocumentIsNamedAndWaitedFor() {
        Document document;
        TaskRunner runner(document);
        GatedTask reads;
        GatedTask quiet;
        GatedTask changes;
        Task hidden = quiet.task({.weights = true});
        hidden.quiet = true;
        runner.start(reads.task());
        runner.start(std::move(hidden));
        QVERIFY(runner.changing().empty());
        QVERIFY(runner.finishChanging(0));
        const auto id = runner.start(changes.task({.weights = true}));
        QCOMPARE(runner.changing().size(), std::size_t(1));
        QCOMPARE(runner.changing().front().id, id);
        QCOMPARE(runner.changing().front().name, QStringLiteral("Gated"));
        QVERIFY(!runner.finishChanging(20));
        QCOMPARE(changes.delivered, 0);
        changes.gate.release();
        QVERIFY(runner.finishChanging(60'000));
        QCOMPARE(changes.delivered, 1);
        const auto other = runner.start(changes.task({.pose = true}));
        runner.cancel(other);
        QVERIFY(runner.changing().empty()); // nothing comes of it any more
    }

    void theRunnerMayGoWhileTasksRun() {
        Document document;
        GatedTask gated;
        {
            TaskRunner runner(document);
            runner.start(gated.task());
        }
        QTest::qWait(20);
        QCOMPARE(gated.delivered, 0);
    }

    void tenTasksRunBesideEdits() {
        Document document;
        document.reset(armCharacter(), {});
        TaskRunner runner(document);
        std::array<std::size_t, 10> rows{};
        int delivered = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            Task task;
            task.name = QString::number(i);
            task.work = [copy = document.character(), i, &rows,
                         &delivered](TaskProgress& progress) -> std::function<void()> {
                std::size_t sum = 0;
                for (int round = 0; round < 200 && progress.report(round / 200.0); ++round)
                    for (const MeshInstance& mesh : copy.meshes)
                        for (std::size_t v = 0; v < mesh.mesh->vertexCount(); ++v)
                            sum += mesh.binding->weights().row(VertexIndex(v)).size();
                return [sum, i, &rows, &delivered] {
                    rows[i] = sum;
                    ++delivered;
                };
            };
            runner.start(std::move(task));
        }
        while (delivered < int(rows.size())) {
            touch(document, WeightsChanged{MeshInstanceIndex(0), {}, {}, true});
            QTest::qWait(1);
        }
        for (const std::size_t sum : rows)
            QCOMPARE(sum, rows.front());
        QVERIFY(rows.front() > 0);
    }
};

RIGWRIGHT_TEST(tst_task_runner)
#include "tst_task_runner.moc"
