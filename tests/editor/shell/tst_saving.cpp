// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a save holds and what counts as saved, whatever happens beside it: edits, other saves,
/// other programs, tasks, numbers still being typed.
#include "core/project/project.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/weight_tasks.h"
#include "editor/panels/bone_channel_fields.h"
#include "editor/panels/pose_panel.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSemaphore>
#include <QSignalSpy>

#include <functional>

#include <fcntl.h>
#include <unistd.h>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

/// Runs when a message box is up; that may come from within a nested event loop.
void whenAsked(const std::function<void(QMessageBox&)>& look) {
    QTimer::singleShot(0, qApp, [look] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
            look(*box);
        else
            whenAsked(look); // not up yet
    });
}

void click(const QMessageBox& box, const QString& buttonText) {
    for (QAbstractButton* button : box.buttons())
        if (button->text().remove(QLatin1Char('&')) == buttonText) {
            button->click();
            return;
        }
    QFAIL(qPrintable(QStringLiteral("no button ") + buttonText));
}

/// Keeps every thread of the runner busy, so that a file waits to be written as on a slow disk.
class SlowDisk {
public:
    explicit SlowDisk(TaskRunner& tasks) {
        for (int i = 0; i < kThreads; ++i) {
            Task task;
            task.quiet = true;
            task.work = [gate = m_gate](TaskProgress& progress) -> std::function<void()> {
                while (!gate->tryAcquire(1, 5))
                    if (progress.isCancelled())
                        break;
                return {};
            };
            tasks.start(std::move(task));
        }
    }
    ~SlowDisk() { goOn(); }
    SlowDisk(const SlowDisk&) = delete;
    SlowDisk& operator=(const SlowDisk&) = delete;
    void goOn() { m_gate->release(kThreads); }

private:
    static constexpr int kThreads = 16; // more than run at once
    std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
};

} // namespace

class tst_saving : public WindowTest {
    Q_OBJECT
private:
    [[nodiscard]] Document& document() const { return m_window->document(); }
    [[nodiscard]] bool isLocked() const { return document().character().boneFlags[kLower].locked; }
    [[nodiscard]] bool isLockedOnDisk(const char* name) const {
        const Result<ProjectFile> back = readProject(file(name).toStdString());
        return back && back->character.boneFlags[kLower].locked;
    }
    void save(const QString& path) {
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        m_window->files().save(path);
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
    }
    void idle() { QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isWriting(), kPatience); }
    [[nodiscard]] QString said() const {
        QStringList sentences;
        for (const auto& toast : m_window->toasts().toasts())
            sentences += toast->sentence();
        return sentences.join(QLatin1Char('\n'));
    }
    /// A commanded change that ends when it is told to: it locks the bone.
    TaskRunner::Id startChange(const std::shared_ptr<QSemaphore>& gate) {
        Task task;
        task.name = QStringLiteral("Lock slowly");
        task.inputs = {.weights = true};
        task.work = [this, gate](TaskProgress& progress) -> std::function<void()> {
            while (!gate->tryAcquire(1, 5))
                if (progress.isCancelled())
                    return {};
            return [this] { lockABone(document()); };
        };
        return m_window->tasks().start(std::move(task));
    }

private Q_SLOTS:
    void cleanup() {
        idle();
        document().undoStack().setClean();
    }

    void undoingDuringASaveLeavesTheDocumentChanged() {
        openArm();
        save(file("undo.rigw"));
        lockABone(document());
        m_window->files().save(file("undo.rigw"));
        document().undo();
        QVERIFY(!isLocked());
        idle();
        QVERIFY(isLockedOnDisk("undo.rigw"));
        QVERIFY2(m_window->isWindowModified(), "the disk holds what was undone");
        document().redo();
        QVERIFY2(!m_window->isWindowModified(), "now it is as on the disk");
        document().undo();
        QVERIFY(m_window->isWindowModified());
    }

    void undoingAndRedoingDuringASaveLeavesItClean() {
        openArm();
        lockABone(document());
        m_window->files().save(file("back.rigw"));
        document().undo();
        document().redo();
        idle();
        QVERIFY(!m_window->isWindowModified());
    }

    void anotherStepInThePlaceOfTheSavedOneIsNotIt() {
        openArm();
        lockABone(document());
        m_window->files().save(file("other.rigw"));
        document().undo();
        // As many steps as were saved, several times, for a later one may lie where the first was.
        for (int i = 0; i < 20; ++i) {
            setBoneFlag(document(), std::array{BoneIndex(kUpper)}, BoneFlag::Locked, true);
            if (i < 10)
                document().undo();
            else if (i == 10)
                idle();
            QVERIFY(i < 10 || m_window->isWindowModified());
            if (i >= 10)
                document().undo();
        }
        QVERIFY(m_window->isWindowModified());
        QVERIFY(isLockedOnDisk("other.rigw"));
    }

    void aStepThatGrewDuringASaveIsNotTheSavedOne() {
        openArm();
        const auto turnTo = [&](double angle) {
            Transform turned = document().character().pose.local[kLower];
            turned.rotation = Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitZ()));
            poseBones(document(), std::vector{BonePose{BoneIndex(kLower), turned}},
                      QStringLiteral("Turn"), 7);
        };
        turnTo(0.1);
        m_window->files().save(file("grown.rigw"));
        turnTo(0.2); // part of the same drag
        QCOMPARE(document().undoStack().count(), 1);
        idle();
        QVERIFY(m_window->isWindowModified());
        document().undo();
        document().redo();
        QVERIFY(m_window->isWindowModified());
    }

    void revertingDuringASaveShowsWhatWasSaved() {
        openArm();
        save(file("revert.rigw"));
        lockABone(document());
        m_window->files().save(file("revert.rigw"));
        document().undo(); // clean, as long as the file is not written
        whenAsked([](QMessageBox& box) { click(box, QStringLiteral("Revert")); });
        m_window->fileFlow().revert();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QVERIFY(isLockedOnDisk("revert.rigw"));
        QVERIFY2(isLocked(), "what is shown as saved is on the disk");
        QVERIFY(!m_window->isWindowModified());
    }

    void aSaveBehindOneThatFailsIsStillDone() {
        openArm();
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        m_window->files().save(file("no/such/folder/a.rigw"));
        lockABone(document());
        m_window->files().save(file("behind.rigw"));
        idle();
        QCOMPARE(failed.size(), 1);
        QVERIFY(isLockedOnDisk("behind.rigw"));
        QVERIFY(document().filePath().endsWith(QStringLiteral("behind.rigw")));
        QVERIFY(!m_window->isWindowModified());
    }

    void ofSeveralSavesInARowNoneIsLost() {
        openArm();
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        {
            const SlowDisk slow(m_window->tasks());
            for (const char* name : {"b.rigw", "c.rigw", "d.rigw", "e.rigw", "e.rigw"}) {
                m_window->files().save(file(name));
                lockABone(document()); // each holds what there was when it was asked for
            }
            QVERIFY(m_window->files().isWriting());
        }
        idle();
        QCOMPARE(saved.size(), 4); // of the last two the later
        QVERIFY(!isLockedOnDisk("b.rigw"));
        QVERIFY(isLockedOnDisk("c.rigw"));
        QVERIFY(!isLockedOnDisk("d.rigw"));
        QVERIFY(!isLockedOnDisk("e.rigw"));
        QVERIFY(document().filePath().endsWith(QStringLiteral("e.rigw")));
        QVERIFY(m_window->isWindowModified());
        document().undo();
        QVERIFY(!m_window->isWindowModified());
    }

    void aChangeOnTheDiskDuringAnExportIsNoticed() {
        openArm();
        save(file("watched.rigw"));
        m_window->toasts().clear();
        {
            const SlowDisk slow(m_window->tasks());
            m_window->files().exportTo(file("beside.glb"));
            QVERIFY(
                saveProject(armCharacter(), "{\"other\":1}", file("watched.rigw").toStdString()));
            QTest::qWait(1000); // it is seen, but our own writing is under way
            QVERIFY(m_window->files().isWriting());
        }
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(QStringLiteral("changed on the disk")), kPatience);
        m_window->toasts().clear();
        QVERIFY(saveProject(armCharacter(), "{\"again\":22}", file("watched.rigw").toStdString()));
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(QStringLiteral("changed on the disk")), kPatience);
    }

    void savingOverAnotherProgramsWorkAsksFirst() {
        openArm();
        save(file("shared.rigw"));
        lockABone(document());
        QVERIFY(saveProject(armCharacter(), "{\"other\":1}", file("shared.rigw").toStdString()));
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked);
        QVERIFY(!m_window->fileFlow().save(false));
        QVERIFY(asked);
        QVERIFY(!m_window->files().isWriting());
        QVERIFY(!isLockedOnDisk("shared.rigw"));
        // Having been told of it does not make it our own.
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(QStringLiteral("changed on the disk")), kPatience);
        asked = false;
        answer(QStringLiteral("Overwrite"), &asked);
        QVERIFY(m_window->fileFlow().save(false));
        QVERIFY(asked);
        idle();
        QVERIFY(isLockedOnDisk("shared.rigw"));
        lockABone(document());
        QVERIFY(m_window->fileFlow().save(false)); // nothing to ask about any more
        idle();
        QVERIFY(!isLockedOnDisk("shared.rigw"));
    }

    void exportingOverTheOpenFileIsNoNews() {
        QVERIFY(QFile::copy(file("arm.glb"), file("over.glb")));
        m_window->fileFlow().openFile(file("over.glb"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        lockABone(document());
        m_window->files().exportTo(file("over.glb"));
        idle();
        QTest::qWait(1000);
        QVERIFY2(!said().contains(QStringLiteral("changed on the disk")), qPrintable(said()));
        QVERIFY(said().contains(QStringLiteral("Exported")));
    }

    void namesAreShownAsTheyAre() {
        const char* name = "<img src=x><b>arm.glb";
        QVERIFY(QFile::copy(file("arm.glb"), file(name)));
        m_window->fileFlow().openFile(file(name));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        lockABone(document());
        int seen = 0;
        const auto look = [&seen, name](QMessageBox& box) {
            bool isNamed = false;
            for (const QLabel* label : box.findChildren<QLabel*>()) {
                QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->text()));
                isNamed = isNamed || label->text().contains(QString::fromLatin1(name));
            }
            QVERIFY(isNamed);
            ++seen;
            click(box, QStringLiteral("Cancel"));
        };
        whenAsked(look);
        QVERIFY(!m_window->fileFlow().settleChanges());
        whenAsked(look);
        m_window->fileFlow().revert();
        QCOMPARE(seen, 2);
    }

    void aFolderThatVanishedIsNotProposed() {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("here/gone/deeper")));
        const QString path = file("here/gone/deeper/arm.rigw");
        openArm();
        save(path);
        QVERIFY(QDir(file("here/gone")).removeRecursively());
        QString folder;
        QStringList chosen;
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            folder = dialog->directory().absolutePath();
            chosen = dialog->selectedFiles();
            dialog->reject();
        });
        look.start(10);
        QVERIFY(!m_window->fileFlow().save(true));
        QCOMPARE(QDir(folder), QDir(file("here")));
        QCOMPARE(chosen, QStringList(file("here/arm.rigw")));
    }

    void aNameThatIsNotUtf8SaysSo() {
        const QByteArray path = QFile::encodeName(m_folder.path()) + "/odd\xff.glb";
        const int created = ::open(path.constData(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        QVERIFY(created >= 0);
        ::close(created);
        QSignalSpy failed(&m_window->files(), &CharacterFiles::failed);
        m_window->fileFlow().openFile(QString::fromLocal8Bit(path)); // as from the command line
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, kPatience);
        const auto text = failed.front().at(1).value<ErrorText>();
        QVERIFY2(text.what.contains(QStringLiteral("UTF-8")), qPrintable(text.what));
        QVERIFY2(text.remedy.contains(QStringLiteral("Rename")), qPrintable(text.remedy));
    }

    void aRecoveredSampleIsNotSaidToHaveAFile() {
        const QString folder = QFileInfo(m_window->autosave().ownFile()).absolutePath();
        QVERIFY(QDir().mkpath(folder));
        QVERIFY(saveProject(armCharacter(), "{}", (folder + "/left.rigw").toStdString()));
        QFile note(folder + QStringLiteral("/left.json"));
        QVERIFY(note.open(QIODevice::WriteOnly));
        note.write(R"({"originalPath":"","name":"Arm","time":"2026-01-02T03:04:05Z"})");
        note.close();
        QString text;
        whenAsked([&text](QMessageBox& box) {
            text = box.informativeText();
            click(box, QStringLiteral("Discard copy"));
        });
        m_window->fileFlow().offerRecovery();
        QVERIFY2(text.contains(QStringLiteral("never saved")), qPrintable(text));
        QCOMPARE(m_window->autosave().leftovers().size(), std::size_t(0));
    }

    void aChangeThatIsNearlyDoneIsWaitedForBeforeLeaving() {
        openArm();
        const auto gate = std::make_shared<QSemaphore>();
        startChange(gate);
        QTimer::singleShot(50, this, [gate] { gate->release(); });
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked); // the question about unsaved changes
        m_window->fileFlow().closeCharacter();
        QVERIFY(asked);
        QVERIFY(!document().isEmpty());
        QVERIFY(isLocked());
        QVERIFY(m_window->isWindowModified());
    }

    void aChangeThatTakesLongIsAskedAbout() {
        openArm();
        const auto gate = std::make_shared<QSemaphore>();
        startChange(gate);
        QString text;
        whenAsked([&text](QMessageBox& box) {
            text = box.text();
            click(box, QStringLiteral("Cancel"));
        });
        QVERIFY(!m_window->close());
        QVERIFY2(text.contains(QStringLiteral("Lock slowly")), qPrintable(text));
        QVERIFY(m_window->isVisible());
        QCOMPARE(m_window->tasks().changing().size(), std::size_t(1)); // it goes on
        // When it is done while the question stands, leaving goes on by itself: to the next one.
        whenAsked([gate, &text](QMessageBox& first) {
            gate->release();
            connect(&first, &QDialog::finished, qApp, [&text] {
                whenAsked([&text](QMessageBox& second) {
                    text = second.text();
                    click(second, QStringLiteral("Cancel"));
                });
            });
        });
        QVERIFY(!m_window->close());
        QVERIFY2(text.contains(QStringLiteral("Save the changes")), qPrintable(text));
        QVERIFY(isLocked());
    }

    void aChangeThatTakesLongCanBeGivenUp() {
        openArm();
        startChange(std::make_shared<QSemaphore>()); // never ends by itself
        bool asked = false;
        answer(QStringLiteral("Go on without it"), &asked);
        m_window->fileFlow().closeCharacter();
        QVERIFY(asked);
        QVERIFY(document().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tasks().changing().size(), std::size_t(0), kPatience);
    }

    void aWeightTaskThatWasCommandedIsNotDroppedByLeaving() {
        openArm();
        const SkinWeights before = document().character().meshes[0].binding->weights();
        startWeightTask(document(), m_window->tasks(), MeshInstanceIndex(0),
                        smoothingOperation(5, 1.0f, 0));
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked);
        QVERIFY(!m_window->close());
        QVERIFY(asked);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(!(document().character().meshes[0].binding->weights() == before));
    }

    void aNumberBeingTypedIsSaved_data() {
        QTest::addColumn<bool>("leaves");
        QTest::newRow("saving") << false;
        QTest::newRow("leaving") << true;
    }
    void aNumberBeingTypedIsSaved() {
        QFETCH(bool, leaves);
        openArm();
        save(file("typed.rigw"));
        auto* panel = m_window->findChild<PosePanel*>();
        QVERIFY(panel);
        for (QWidget* above = panel; above; above = above->parentWidget())
            if (auto* dock = qobject_cast<QDockWidget*>(above)) {
                dock->show();
                dock->raise();
            }
        m_window->activateWindow();
        QTRY_VERIFY(panel->isVisible());
        SliderField* z = panel->fields(PoseChannel::Rotation)->field(2);
        QTest::mouseClick(z, Qt::LeftButton);
        QTRY_VERIFY(z->isTyping());
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("37"));
        QVERIFY(z->isTyping());
        const Quatd expected(Eigen::AngleAxisd(37.0 * kPi / 180.0, Vec3d::UnitZ()));
        if (leaves) {
            bool asked = false;
            answer(QStringLiteral("Save"), &asked);
            QVERIFY(m_window->fileFlow().settleChanges());
            QVERIFY2(asked, "the number is a change");
        } else {
            QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
            QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
        }
        QVERIFY(!z->isTyping());
        QVERIFY(!m_window->isWindowModified());
        const Result<ProjectFile> back = readProject(file("typed.rigw").toStdString());
        QVERIFY(back.has_value());
        QVERIFY(back->character.pose.local[kLower].rotation.isApprox(expected, 1e-9));
    }

    void theKeyboardStaysAtTheFieldThatWasTypedIn() {
        openArm();
        save(file("keys.rigw"));
        auto* panel = m_window->findChild<PosePanel*>();
        m_window->activateWindow();
        SliderField* x = panel->fields(PoseChannel::Rotation)->field(0);
        QTest::mouseClick(x, Qt::LeftButton);
        QTRY_VERIFY(x->isTyping());
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("12"));
        QVERIFY(m_window->fileFlow().save(false));
        QCOMPARE(QApplication::focusWidget(), x);
        idle();
        QVERIFY(m_window->fileFlow().save(false)); // and where nobody types, nothing happens
        QCOMPARE(QApplication::focusWidget(), x);
    }
};

RIGWRIGHT_TEST(tst_saving)
#include "tst_saving.moc"
