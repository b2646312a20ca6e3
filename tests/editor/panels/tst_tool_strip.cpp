// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One button a tool, pressed where it is current.
#include "editor/panels/tool_strip.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <QToolButton>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_tool_strip : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
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
};

RIGWRIGHT_TEST(tst_tool_strip)
#include "tst_tool_strip.moc"
