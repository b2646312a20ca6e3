// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Findings are found in the background and go with their remedy.
#include "editor/document/document.h"
#include "editor/panels/findings_model.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/row_tree.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

Character unnormalisedArm() {
    Character character = armCharacter();
    character.meshes[0].binding->weights().setRow(VertexIndex(0), WeightRow{{0, 0.5f}});
    return character;
}

} // namespace

class tst_findings_panel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(armCharacter(), {});
    }
    void cleanup() { m_document.reset(); }

    void findingsComeInTheBackgroundAndTheirActionRemovesThem() {
        FindingsModel model(*m_document);
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

    void aCheckThatWasOvertakenIsNotShown() {
        FindingsModel model(*m_document);
        QTRY_VERIFY_WITH_TIMEOUT(!model.isChecking(), 20000);
        m_document->reset(unnormalisedArm(), {});
        m_document->reset(armCharacter(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!model.isChecking(), 20000);
        QVERIFY(std::ranges::find(model.findings(), "weights-unnormalised", &Finding::code) ==
                model.findings().end());
    }

private:
    std::unique_ptr<Document> m_document;
};

RIGWRIGHT_TEST(tst_findings_panel)
#include "tst_findings_panel.moc"
