// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of the hovered vertex: order, sum, locks, edits and undo.
#include "editor/commands/weight_commands.h"
#include "editor/panels/row_tree.h"
#include "editor/panels/vertex_weights_panel.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_vertex_weights_panel : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void vertexWeightsListTheHeaviestFirstAndTheirSum() {
        VertexWeightsPanel panel(*m_document);
        QSignalSpy subject(&panel, &VertexWeightsPanel::subjectChanged);
        const VertexIndex vertex = sharedVertex(m_document->character());
        m_document->session().setHovered(HoveredVertex{MeshInstanceIndex(0), vertex});
        VertexWeightsModel& model = panel.model();
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(model.index(0, 0).data(VertexWeightsModel::WeightRole).toDouble() >=
                model.index(1, 0).data(VertexWeightsModel::WeightRole).toDouble());
        QVERIFY(model.index(2, 0).data(VertexWeightsModel::SumRole).toBool());
        QCOMPARE(model.index(2, VertexWeightsModel::Weight).data().toString(),
                 QStringLiteral("1.000"));
        QVERIFY(subject.last().first().toString().contains(QString::number(vertex.value())));
    }

    void vertexWeightsStayWhenThePointerLeavesTheMesh() {
        VertexWeightsPanel panel(*m_document);
        m_document->session().setHovered(HoveredVertex{MeshInstanceIndex(0), VertexIndex(0)});
        m_document->session().setHovered(std::nullopt);
        QVERIFY(panel.model().rowCount() > 0);
        m_document->reset(armCharacter(), {});
        QCOMPARE(panel.model().rowCount(), 0);
    }

    void aVertexWithoutABoneSaysSoAtOnce() {
        Character character = armCharacter();
        character.meshes[0].binding->weights().setRow(VertexIndex(0), WeightRow());
        m_document->reset(character, {});
        VertexWeightsPanel panel(*m_document);
        QSignalSpy announced(&panel.model(), &QAbstractItemModel::modelReset);
        m_document->session().setHovered(HoveredVertex{MeshInstanceIndex(0), VertexIndex(0)});
        QCOMPARE(panel.model().rowCount(), 1);
        QCOMPARE(announced.size(), 1); // a view that is not told goes on showing nothing
        m_document->reset({}, {});
        QCOMPARE(panel.model().rowCount(), 0);
        QCOMPARE(announced.size(), 2);
    }

    void vertexWeightsLockByAClickOnTheirMark() {
        VertexWeightsPanel panel(*m_document);
        panel.resize(320, 200);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        m_document->session().setHovered(
            HoveredVertex{MeshInstanceIndex(0), sharedVertex(m_document->character())});
        const QModelIndex lock = panel.model().index(0, VertexWeightsModel::Lock);
        const BoneIndex bone(lock.data(VertexWeightsModel::BoneRole).toUInt());
        QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {},
                          panel.table()->visualRect(lock).center());
        QVERIFY(m_document->character().boneFlags[bone.value()].locked);
        QCOMPARE(m_document->undoStack().count(), 1);
        const QModelIndex name = panel.model().index(1, VertexWeightsModel::Bone);
        QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {},
                          panel.table()->visualRect(name).center());
        QCOMPARE(m_document->session().selection().activeBone,
                 BoneIndex(name.data(VertexWeightsModel::BoneRole).toUInt()));
    }

    void vertexWeightsFollowEditsAndUndo() {
        VertexWeightsPanel panel(*m_document);
        m_document->reset(unnormalisedArm(), {});
        m_document->session().setHovered(HoveredVertex{MeshInstanceIndex(0), VertexIndex(0)});
        const auto sum = [&panel] {
            return panel.model()
                .index(panel.model().rowCount() - 1, VertexWeightsModel::Weight)
                .data()
                .toString();
        };
        QCOMPARE(sum(), QStringLiteral("0.500"));
        QVERIFY(normaliseWeights(*m_document, MeshInstanceIndex()));
        QCOMPARE(sum(), QStringLiteral("1.000"));
        m_document->undo();
        QCOMPARE(sum(), QStringLiteral("0.500"));
    }
};

RIGWRIGHT_TEST(tst_vertex_weights_panel)
#include "tst_vertex_weights_panel.moc"
