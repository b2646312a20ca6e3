// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One button a tool, pressed where it is current.
#include "editor/panels/tool_strip.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QMenu>
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

    void commandsAmongTheToolsNeedAMeshWithWeights() {
        ToolStrip strip(*m_document, *m_stage);
        strip.show();
        QStringList asked;
        connect(&strip, &ToolStrip::commandRequested, this,
                [&asked](const QString& id) { asked << id; });
        QToolButton* fill = strip.button(QStringLiteral("weights.flood"));
        QToolButton* mirror = strip.button(QStringLiteral("mirror"));
        QVERIFY(fill && mirror);
        const QString tool = m_stage->current().id();
        QTest::mouseClick(fill, Qt::LeftButton);
        for (QAction* direction : mirror->menu()->actions())
            direction->trigger();
        QCOMPARE(asked, (QStringList{QStringLiteral("weights.flood"),
                                     QStringLiteral("weights.mirror-left"),
                                     QStringLiteral("weights.mirror-right")}));
        QCOMPARE(m_stage->current().id(), tool); // commands leave the tool alone
        Character unbound = m_document->character();
        for (MeshInstance& mesh : unbound.meshes)
            mesh.binding.reset();
        finishCharacter(unbound);
        m_document->reset(std::move(unbound), {});
        QVERIFY(!fill->isEnabled() && !mirror->isEnabled());
    }
};

RIGWRIGHT_TEST(tst_tool_strip)
#include "tst_tool_strip.moc"
