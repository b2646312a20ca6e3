// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Hints, cells and progress of the status line.
#include "editor/document/document.h"
#include "editor/panels/findings_model.h"
#include "editor/panels/status_line.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

/// A vertex of the arm that both bones move.
VertexIndex sharedVertex(const Character& character) {
    const SkinWeights& weights = character.meshes[0].binding->weights();
    for (std::size_t i = 0; i < weights.rowCount(); ++i) {
        if (weights.row(VertexIndex(i)).size() == 2)
            return VertexIndex(i);
    }
    return {};
}

} // namespace

class tst_status_line : public QObject {
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

    void hintsChangeWithHeldKeysAndTools() {
        FindingsModel findings(*m_document);
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
        FindingsModel findings(*m_document);
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
        FindingsModel findings(*m_document);
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

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
};

RIGWRIGHT_TEST(tst_status_line)
#include "tst_status_line.moc"
