// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Hints, cells and progress of the status line.
#include "editor/panels/findings_model.h"
#include "editor/panels/status_line.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_status_line : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void hintsChangeWithHeldKeysAndTools() {
        TaskRunner tasks(*m_document);
        FindingsModel findings(*m_document, tasks);
        StatusLine line(*m_document, *m_stage, findings);
        line.setStartHints({{QStringLiteral("Ctrl+O"), QStringLiteral("open")}});
        m_stage->setCurrent(QStringLiteral("paint"));
        const QString plain = line.hintText();
        QVERIFY(!plain.isEmpty());
        m_stage->modifiersChanged({.shift = true});
        QVERIFY(line.hintText() != plain);
        m_stage->modifiersChanged({});
        QCOMPARE(line.hintText(), plain);
        m_stage->setCurrent(QStringLiteral("rotate"));
        QVERIFY(line.hintText() != plain);
        m_document->reset({}, {});
        QCOMPARE(line.hintText(), QStringLiteral("Ctrl+O open"));
    }

    void theStatusLineTellsTheWeightUnderThePointer() {
        TaskRunner tasks(*m_document);
        FindingsModel findings(*m_document, tasks);
        StatusLine line(*m_document, *m_stage, findings);
        line.resize(1400, 24);
        selectBone(m_document->session(), BoneIndex(kUpper));
        const VertexIndex vertex = sharedVertex(m_document->character());
        m_document->session().setHovered(HoveredVertex{MeshInstanceIndex(0), vertex});
        QVERIFY(line.cellText(StatusLine::Cell::Value).startsWith(QStringLiteral("upper ")));
        QVERIFY(line.cellText(StatusLine::Cell::Influences).startsWith(QLatin1Char('2')));
        QVERIFY(line.cellText(StatusLine::Cell::Influences).endsWith(QStringLiteral("1.000")));
        m_document->session().setHovered(std::nullopt);
        QCOMPARE(line.cellText(StatusLine::Cell::Value), QString());
    }

    void progressCanBeCancelled() {
        TaskRunner tasks(*m_document);
        FindingsModel findings(*m_document, tasks);
        StatusLine line(*m_document, *m_stage, findings);
        line.resize(1400, 24);
        line.show();
        QVERIFY(!line.cancelButton()->isVisible());
        line.setProgress(QStringLiteral("Opening x.glb"), 0.5);
        QVERIFY(line.cancelButton()->isVisible());
        QSignalSpy cancelled(&line, &StatusLine::cancelRequested);
        QTest::mouseClick(line.cancelButton(), Qt::LeftButton);
        QCOMPARE(cancelled.size(), 1);
        line.setProgress({}, -1.0);
        QVERIFY(!line.cancelButton()->isVisible());
    }
};

RIGWRIGHT_TEST(tst_status_line)
#include "tst_status_line.moc"
