// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The report lists what came with the file, its words ask for remedies, and done ones say so.
#include "core/character/bind_pose.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/panels/findings_model.h"
#include "editor/panels/import_report_panel.h"
#include "editor/ui/language.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/builders.h"
#include "tests/support/test_main.h"

#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_import_report_panel : public PanelTest {
    Q_OBJECT
private:
    static Character reported(Character character) {
        character.importFindings = {
            {"import-unit-doubtful", Severity::Warning, 1, "",
             "the longest side is 180 m as read, of 60 m × 180 m × 40 m; read in centimetres it "
             "would be 1.8 m",
             "reread-centimetres"},
            {"import-sums-off", Severity::Warning, 1, "mesh Arm",
             "the farthest row sums to 0.500; they deform as if divided by their sum", "normalise"},
            {"import-posed-on-load", Severity::Info, 1, "skeleton", "", "reread-bind-pose"},
            {"import-skin-unused", Severity::Info, 1, "skin a", "", ""}};
        return character;
    }

    static QString textOf(const QWidget& panel) {
        QString text;
        for (const QLabel* label : panel.findChildren<QLabel*>())
            if (label->isVisibleTo(&panel))
                text += label->text() + QLatin1Char('\n');
        return text;
    }

    static QPushButton* word(const ImportReportPanel& panel, const char* text) {
        const auto words = panel.words();
        const auto found = std::ranges::find(words, QString::fromUtf8(text), &QPushButton::text);
        return found == words.end() ? nullptr : *found;
    }

private Q_SLOTS:
    void rowsWordsAndEvidenceStandThere() {
        TaskRunner tasks(*m_document);
        FindingsModel live(*m_document, tasks);
        ImportReportPanel panel(*m_document, live);
        QSignalSpy subject(&panel, &ImportReportPanel::subjectChanged);
        panel.resize(320, 400);
        panel.show();
        QVERIFY(textOf(panel).contains(QStringLiteral("Nothing to report")));
        m_document->reset(reported(unnormalisedArm()), {});
        panel.setImport(QStringLiteral("arm.fbx"), {}, true);
        QCOMPARE(subject.last().first().toString(), QStringLiteral("4"));
        QTRY_VERIFY(!textOf(panel).isEmpty()); // new rows show themselves by an event
        const QString text = textOf(panel);
        QVERIFY2(text.contains(QStringLiteral("Size 180 m: is the unit right?")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("mesh Arm: The farthest row sums to 0.500")),
                 qPrintable(text));
        QSignalSpy wanted(&panel, &ImportReportPanel::fixRequested);
        QVERIFY(word(panel, "Read as centimetres"));
        QTest::mouseClick(word(panel, "Read as centimetres"), Qt::LeftButton);
        QCOMPARE(wanted.last().first().toString(), QStringLiteral("reread-centimetres"));
        QSignalSpy other(&panel, &ImportReportPanel::readAgainRequested);
        QTest::mouseClick(word(panel, "Other…"), Qt::LeftButton);
        QCOMPARE(other.size(), 1);
        QTest::keyClick(word(panel, "Normalise"), Qt::Key_Space);
        QCOMPARE(wanted.last().first().toString(), QStringLiteral("normalise"));
    }

    void aFileThatIsGoneOffersNoOtherReading() {
        TaskRunner tasks(*m_document);
        FindingsModel live(*m_document, tasks);
        ImportReportPanel panel(*m_document, live);
        m_document->reset(reported(unnormalisedArm()), {});
        panel.setImport({}, {}, false);
        QVERIFY(!word(panel, "Read as centimetres"));
        QVERIFY(word(panel, "Normalise"));
        QVERIFY(word(panel, "Go to bind pose"));
    }

    void whatHasBeenDoneSinceSaysSo() {
        TaskRunner tasks(*m_document);
        FindingsModel live(*m_document, tasks);
        ImportReportPanel panel(*m_document, live);
        panel.resize(320, 400);
        panel.show();
        m_document->reset(reported(unnormalisedArm()), {});
        panel.setImport(QStringLiteral("arm.fbx"), {}, true);
        QTRY_VERIFY_WITH_TIMEOUT(!live.isChecking(), 20000);
        QVERIFY(word(panel, "Normalise"));
        QVERIFY(normaliseWeights(*m_document, MeshInstanceIndex()));
        QTRY_VERIFY_WITH_TIMEOUT(!live.isChecking(), 20000);
        QTRY_VERIFY(!word(panel, "Normalise"));
        QVERIFY(textOf(panel).contains(QStringLiteral("Done since")));
        m_document->undo();
        QTRY_VERIFY_WITH_TIMEOUT(!live.isChecking(), 20000);
        QTRY_VERIFY(word(panel, "Normalise"));
    }

    void theBindPoseIsFollowedAtOnce() {
        TaskRunner tasks(*m_document);
        FindingsModel live(*m_document, tasks);
        ImportReportPanel panel(*m_document, live);
        Character character = reported(armCharacter());
        character.pose.local[kLower].rotation = turn(Vec3d::UnitZ(), 30.0).rotation;
        m_document->reset(character, {});
        panel.setImport(QStringLiteral("arm.fbx"), {}, true);
        QVERIFY(word(panel, "Go to bind pose"));
        Pose pose = m_document->character().pose;
        pose.local = poseAtBind(m_document->character()).local;
        QVERIFY(poseWhole(*m_document, pose, QStringLiteral("bind")));
        QVERIFY(!word(panel, "Go to bind pose"));
        m_document->undo();
        QVERIFY(word(panel, "Go to bind pose"));
    }

    void choicesStandFirstAndCanBeTakenBack() {
        TaskRunner tasks(*m_document);
        FindingsModel live(*m_document, tasks);
        ImportReportPanel panel(*m_document, live);
        m_document->reset(armCharacter(), {});
        panel.setImport(QStringLiteral("arm.fbx"), {.metresPerUnit = 0.01, .up = ImportUpAxis::Z},
                        true);
        QCOMPARE(panel.words().size(), qsizetype(2));
        QSignalSpy undone(&panel, &ImportReportPanel::choiceUndone);
        panel.words().last()->click();
        QCOMPARE(undone.last().first().value<ChoiceKind>(), ChoiceKind::Up);
        QVERIFY(panel.reportText().contains(QStringLiteral("Read as centimetres")));
    }

    void theTextHoldsEverything() {
        TaskRunner tasks(*m_document);
        FindingsModel live(*m_document, tasks);
        ImportReportPanel panel(*m_document, live);
        QCOMPARE(panel.reportText(), QString());
        m_document->reset(reported(armCharacter()), {});
        panel.setImport(QStringLiteral("arm.fbx"), {}, true);
        const QString text = panel.reportText();
        for (const Finding& finding : m_document->character().importFindings) {
            QVERIFY(text.contains(QString::fromStdString(finding.code)));
            QVERIFY(text.contains(QString::fromStdString(finding.detail)));
        }
        QVERIFY(text.contains(QStringLiteral("arm.fbx")));
    }

    void languagesAreFollowed() {
        TaskRunner tasks(*m_document);
        FindingsModel live(*m_document, tasks);
        ImportReportPanel panel(*m_document, live);
        m_document->reset(reported(armCharacter()), {});
        panel.setImport(QStringLiteral("arm.fbx"), {}, true);
        const auto english = qScopeGuard([] { applyLanguage(QStringLiteral("en")); });
        applyLanguage(QStringLiteral("th"));
        QVERIFY(!word(panel, "Read as centimetres"));
        QCOMPARE(panel.words().size(), qsizetype(4));
    }
};

RIGWRIGHT_TEST(tst_import_report_panel)
#include "tst_import_report_panel.moc"
