// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Findings are found in the background and go with their remedy.
#include "editor/panels/findings_model.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/row_tree.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_findings_panel : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void findingsComeInTheBackgroundAndTheirActionRemovesThem() {
        TaskRunner tasks(*m_document);
        FindingsModel model(*m_document, tasks);
        FindingsPanel panel(*m_document, model);
        panel.resize(320, 200);
        panel.show();
        m_document->reset(unnormalisedArm(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!model.isChecking(), 20000);
        const auto found =
            std::ranges::find(model.findings(), "weights-unnormalised", &Finding::code);
        QVERIFY(found != model.findings().end());
        const int row = int(found - model.findings().begin());
        QVERIFY(panel.actionRect(row).isValid());
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          panel.actionRect(row).center());
        QCOMPARE(m_document->undoStack().count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(!model.isChecking(), 20000);
        QVERIFY(std::ranges::find(model.findings(), "weights-unnormalised", &Finding::code) ==
                model.findings().end());
    }

    void anActionThatLocksPreventSaysSo() {
        TaskRunner tasks(*m_document);
        FindingsModel model(*m_document, tasks);
        FindingsPanel panel(*m_document, model);
        panel.resize(320, 200);
        panel.show();
        Character character = unnormalisedArm();
        for (BoneFlags& flags : character.boneFlags)
            flags.locked = true;
        m_document->reset(character, {});
        QTRY_VERIFY_WITH_TIMEOUT(!model.isChecking(), 20000);
        const auto found =
            std::ranges::find(model.findings(), "weights-unnormalised", &Finding::code);
        QVERIFY(found != model.findings().end());
        QSignalSpy said(&panel, &FindingsPanel::messageRequested);
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          panel.actionRect(int(found - model.findings().begin())).center());
        QCOMPARE(m_document->undoStack().count(), 0);
        QCOMPARE(said.size(), 1);
    }

    void aCheckThatWasOvertakenIsNotShown() {
        TaskRunner tasks(*m_document);
        FindingsModel model(*m_document, tasks);
        QTRY_VERIFY_WITH_TIMEOUT(!model.isChecking(), 20000);
        m_document->reset(unnormalisedArm(), {});
        m_document->reset(armCharacter(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!model.isChecking(), 20000);
        QVERIFY(std::ranges::find(model.findings(), "weights-unnormalised", &Finding::code) ==
                model.findings().end());
    }
};

RIGWRIGHT_TEST(tst_findings_panel)
#include "tst_findings_panel.moc"
