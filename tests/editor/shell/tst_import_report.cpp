// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The import report in the window: when it comes up, reading again by a choice, remedies in place,
/// and what a project keeps of it.
#include "core/character/move_character.h"
#include "core/io/append_character.h"
#include "core/project/project.h"
#include "editor/commands/append_commands.h"
#include "editor/panels/findings_model.h"
#include "editor/panels/import_report_panel.h"
#include "editor/shell/read_again_dialog.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QComboBox>
#include <QDockWidget>
#include <QScrollArea>
#include <QSettings>
#include <QSignalSpy>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_import_report : public WindowTest {
    Q_OBJECT
private:
    [[nodiscard]] QDockWidget* dock() const {
        return m_window->findChild<QDockWidget*>(QStringLiteral("importReport"));
    }
    [[nodiscard]] ImportReportPanel* panel() const {
        return m_window->findChild<ImportReportPanel*>();
    }
    Document& document() { return m_window->document(); }

    [[nodiscard]] QPushButton* word(const char* text) const {
        const auto words = panel()->words();
        const auto found = std::ranges::find(words, QString::fromUtf8(text), &QPushButton::text);
        return found == words.end() ? nullptr : *found;
    }

    /// A press and a release of the mouse where the word stands.
    void click(const char* text) {
        QPushButton* button = word(text);
        QVERIFY2(button != nullptr, text);
        panel()->findChild<QScrollArea*>()->ensureWidgetVisible(button);
        QTRY_VERIFY(button->isVisible() && !button->visibleRegion().isEmpty());
        QTest::mouseClick(button, Qt::LeftButton, {},
                          button->visibleRegion().boundingRect().center());
    }

    /// Reads the question that comes up and presses Escape.
    static void reject(QString& question) {
        QTimer::singleShot(0, qApp, [&question] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box) {
                reject(question); // not up yet
                return;
            }
            question = box->text();
            QTest::keyClick(box, Qt::Key_Escape);
        });
    }

    void open(const char* name) {
        m_window->fileFlow().openFile(file(name));
        wait();
    }
    void wait() {
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QVERIFY(!document().isEmpty());
    }

    /// How long the arm's mesh is.
    double armLength() {
        Eigen::AlignedBox3f box;
        for (const Vec3f& position : document().character().meshes[0].mesh->positions)
            box.extend(position);
        return double(box.sizes().maxCoeff());
    }

    [[nodiscard]] bool isNoted(const char* code) {
        return std::ranges::find(document().character().importFindings, std::string(code),
                                 &Finding::code) != document().character().importFindings.end();
    }

private Q_SLOTS:
    void initTestCase() {
        WindowTest::initTestCase();
        Character large = armCharacter();
        scaleCharacter(large, 150.0);
        QVERIFY(exportGlb(large, file("large.glb").toStdString()));
        Character twice = armCharacter();
        twice.skeleton.names[kHelper] = twice.skeleton.names[kLower];
        QVERIFY(exportGlb(twice, file("twice.glb").toStdString()));
        Character posed = armCharacter();
        posed.skeleton.restLocal[kLower].rotation = turn(Vec3d::UnitZ(), 40.0).rotation;
        posed.pose = restPose(posed);
        QVERIFY(exportGlb(posed, file("posed.glb").toStdString()));
    }
    void init() {
        WindowTest::init();
        dock()->hide();
        QSettings().remove(QStringLiteral("importReport/shownByItself"));
    }

    void aSoundFileBringsNothingUp() {
        open("arm.glb");
        QVERIFY(document().character().importFindings.empty());
        QVERIFY(dock()->isHidden());
        QVERIFY(m_window->toasts().toasts().empty());
    }

    void warningsBringItUpWithoutTakingTheKeyboard() {
        m_window->activateWindow();
        const QWidget* before = QApplication::focusWidget();
        open("large.glb");
        QVERIFY(isNoted("import-unit-doubtful"));
        QVERIFY(!dock()->isHidden());
        QTRY_VERIFY(panel()->isVisible());
        QVERIFY(!panel()->isAncestorOf(QApplication::focusWidget()));
        Q_UNUSED(before);
        // With the next file that has none it goes as it came.
        open("arm.glb");
        QVERIFY(dock()->isHidden());
    }

    void whatTheUserOpenedStays() {
        open("arm.glb");
        action("file.import-report")->trigger();
        QVERIFY(!dock()->isHidden());
        open("arm.glb");
        QVERIFY(!dock()->isHidden());
        document().reset({}, {});
        QVERIFY(!dock()->isHidden());
    }

    void notesAreToldByAToast() {
        open("twice.glb");
        QVERIFY(isNoted("import-duplicate-names"));
        QVERIFY(dock()->isHidden());
        QCOMPARE(m_window->toasts().toasts().size(), std::size_t(1));
        QVERIFY(
            m_window->toasts().toasts().front()->sentence().startsWith(QLatin1String("1 thing")));
        for (QPushButton* button :
             m_window->toasts().toasts().front()->findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Show"))
                button->click();
        QVERIFY(!dock()->isHidden());
    }

    void aChoiceReadsTheFileAgainAndCanBeTakenBack() {
        open("large.glb");
        QVERIFY(std::abs(armLength() - 150.0) < 1e-3);
        QVERIFY(word("Read as centimetres"));
        word("Read as centimetres")->click();
        wait();
        QVERIFY(std::abs(armLength() - 1.5) < 1e-5);
        QVERIFY(!isNoted("import-unit-doubtful"));
        QCOMPARE(m_window->files().source().choices.metresPerUnit, 0.01);
        QVERIFY(word("Undo choice"));
        QVERIFY(!dock()->isHidden()); // it shows the way back
        word("Undo choice")->click();
        wait();
        QVERIFY(std::abs(armLength() - 150.0) < 1e-3);
        QVERIFY(m_window->files().source().choices == ImportChoices());
    }

    void editsOfTheWholeCharacterDoNotForgetTheFile() {
        open("large.glb");
        const auto appendTwice = [this] {
            const Character source = armCharacter();
            AppendRequest request =
                requestFor(source, document().character(), BoneMatching::Automatic);
            request.clips = {ClipIndex(0)};
            auto appended = appendCharacter(document().character(), source, request);
            QVERIFY(appended);
            QVERIFY(pushAppended(document(), std::move(*appended), QStringLiteral("arm.glb")));
        };
        appendTwice();
        QVERIFY(word("Read as centimetres"));
        document().undo();
        QVERIFY(word("Read as centimetres"));
        QVERIFY(action("file.read-again")->isEnabled());
        word("Read as centimetres")->click();
        wait();
        QVERIFY(word("Undo choice"));
        appendTwice();
        document().undo();
        QVERIFY(word("Undo choice"));
        document().redo();
        QVERIFY(word("Undo choice"));
        document().undo();
    }

    void revertKeepsTheChoice() {
        open("large.glb");
        word("Read as centimetres")->click();
        wait();
        lockABone(document());
        answer(QStringLiteral("Revert"));
        m_window->fileFlow().revert();
        wait();
        QVERIFY(!document().character().boneFlags[kLower].locked);
        QVERIFY(std::abs(armLength() - 1.5) < 1e-5);
    }

    void changesAreAskedAboutBeforeReadingAgain() {
        open("large.glb");
        lockABone(document());
        bool asked = false;
        answer(QStringLiteral("Cancel"), &asked);
        word("Read as centimetres")->click();
        QVERIFY(asked);
        QVERIFY(!m_window->files().isOpening());
        QVERIFY(document().character().boneFlags[kLower].locked);
        answer(QStringLiteral("Read again"), &asked);
        word("Read as centimetres")->click();
        wait();
        QVERIFY(std::abs(armLength() - 1.5) < 1e-5);
    }

    void theDialogGivesChoicesOneByOne() {
        open("arm.glb");
        QVERIFY(action("file.read-again")->isEnabled());
        action("file.read-again")->trigger();
        auto* dialog = m_window->findChild<ReadAgainDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(dialog->choices() == ImportChoices());
        dialog->unit()->setCurrentIndex(dialog->unit()->findData(0.001));
        dialog->up()->setCurrentIndex(3);
        dialog->pose()->setCurrentIndex(1);
        const ImportChoices choices = dialog->choices();
        QCOMPARE(choices.metresPerUnit, 0.001);
        QCOMPARE(choices.up, ImportUpAxis::Z);
        QVERIFY(choices.openInBindPose);
        dialog->accept();
        wait();
        QVERIFY(m_window->files().source().choices == choices);
        QVERIFY(std::abs(armLength() - 0.001) < 1e-7);
    }

    void aBuiltInCharacterCannotBeReadAgain() {
        m_window->fileFlow().openSample(QStringLiteral("arm"));
        m_window->actions().follow();
        QVERIFY(!action("file.read-again")->isEnabled());
        QVERIFY(dock()->isHidden());
    }

    void theBindPoseIsOneStepThatCanBeUndone() {
        open("posed.glb");
        QVERIFY(isNoted("import-posed-on-load"));
        const Pose before = document().character().pose;
        QVERIFY(word("Go to bind pose"));
        word("Go to bind pose")->click();
        QCOMPARE(document().undoStack().count(), 1);
        const Quatd turned = document().character().pose.local[kLower].rotation;
        QVERIFY(turned.angularDistance(Quatd::Identity()) < 1e-6);
        QVERIFY(!word("Go to bind pose"));
        document().undo();
        QVERIFY(document().character().pose == before);
    }

    void aProjectKeepsReportAndChoices() {
        open("large.glb");
        word("Read as centimetres")->click();
        wait();
        const Findings findings = document().character().importFindings;
        QSignalSpy saved(&m_window->files(), &CharacterFiles::saved);
        m_window->files().save(file("kept.rigw"));
        QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, kPatience);
        document().reset({}, {});
        QVERIFY(m_window->files().source().path.isEmpty());
        open("kept.rigw");
        QVERIFY(document().isProject());
        QVERIFY(document().character().importFindings == findings);
        QVERIFY(dock()->isHidden()); // it was seen when the file was opened
        QCOMPARE(m_window->files().source().path, file("large.glb"));
        QCOMPARE(m_window->files().source().choices.metresPerUnit, 0.01);
        // The project goes back to what it holds; the choice reads the file it was made from.
        m_window->fileFlow().revert();
        wait();
        QVERIFY(document().isProject());
        QVERIFY(word("Undo choice"));
        answer(QStringLiteral("Read again"));
        word("Undo choice")->click();
        wait();
        QVERIFY(!document().isProject());
        QVERIFY(std::abs(armLength() - 150.0) < 1e-3);
    }

    void aSavedProjectIsReplacedOnlyByLeave() {
        open("large.glb");
        lockABone(document());
        QVERIFY(saveProject(document().character(), m_window->files().viewText(),
                            file("locked.rigw").toStdString()));
        answer(QStringLiteral("Discard changes"));
        open("locked.rigw");
        QVERIFY(document().isProject());
        QVERIFY(document().undoStack().isClean());
        QCOMPARE(m_window->files().source().path, file("large.glb"));
        action("file.import-report")->trigger();
        const std::uint64_t generation = document().generation();
        QString question;
        reject(question);
        click("Read as centimetres");
        QVERIFY2(question.contains(QLatin1String("large.glb")), qPrintable(question));
        QVERIFY(!m_window->files().isOpening());
        QVERIFY(document().isProject());
        QCOMPARE(document().generation(), generation);
        QVERIFY(document().character().boneFlags[kLower].locked);
        answer(QStringLiteral("Read again"));
        click("Read as centimetres");
        wait();
        QVERIFY(!document().isProject());
        QVERIFY(std::abs(armLength() - 1.5) < 1e-5);
        // The project's own file was not touched.
        open("locked.rigw");
        QVERIFY(document().character().boneFlags[kLower].locked);
        QVERIFY(std::abs(armLength() - 150.0) < 1e-3);
    }

    void aProjectWithFindingsKeepsThemToo() {
        open("twice.glb");
        const Findings findings = document().character().importFindings;
        QVERIFY(!findings.empty());
        QVERIFY(saveProject(document().character(), m_window->files().viewText(),
                            file("twice.rigw").toStdString()));
        m_window->toasts().clear();
        open("twice.rigw");
        QVERIFY(document().character().importFindings == findings);
        QVERIFY(m_window->toasts().toasts().empty());
        QVERIFY(!panel()->reportText().isEmpty());
    }

    void aFileThatIsGoneIsSaidAndNothingIsLost() {
        QVERIFY(QFile::copy(file("large.glb"), file("passing.glb")));
        open("passing.glb");
        QVERIFY(QFile::remove(file("passing.glb")));
        m_window->toasts().clear();
        const std::uint64_t generation = document().generation();
        word("Read as centimetres")->click();
        QVERIFY(!m_window->files().isOpening());
        QCOMPARE(document().generation(), generation);
        QVERIFY(!m_window->toasts().toasts().empty());
    }
};

RIGWRIGHT_TEST(tst_import_report)
#include "tst_import_report.moc"
