// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One button a tool, pressed where it is current.
#include "editor/document/document.h"
#include "editor/panels/tool_strip.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <QToolButton>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_tool_strip : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<Document>();
        m_document->reset(armCharacter(), {});
        m_stage = std::make_unique<ToolStage>(*m_document);
    }
    void cleanup() {
        m_stage.reset();
        m_document.reset();
    }

    void theToolStripShowsAndChoosesTheCurrentTool() {
        ToolStrip strip(*m_document, *m_stage);
        strip.show();
        for (const auto& tool : m_stage->tools()) {
            QToolButton* button = strip.button(tool->id());
            QVERIFY2(button, qPrintable(tool->id()));
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(m_stage->current().id(), tool->id());
            QVERIFY(button->isChecked());
        }
        m_stage->setCurrent(QStringLiteral("select"));
        QVERIFY(strip.button(QStringLiteral("select"))->isChecked());
        QTest::mouseClick(strip.button(QStringLiteral("select")), Qt::LeftButton);
        QVERIFY(strip.button(QStringLiteral("select"))->isChecked());
        m_document->reset({}, {});
        QVERIFY(!strip.button(QStringLiteral("select"))->isEnabled());
    }

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
};

RIGWRIGHT_TEST(tst_tool_strip)
#include "tst_tool_strip.moc"
