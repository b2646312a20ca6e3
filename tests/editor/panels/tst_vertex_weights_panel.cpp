// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of the hovered vertex: order, sum, locks, edits and undo.
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/panels/row_tree.h"
#include "editor/panels/vertex_weights_panel.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

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

    void selectedVerticesShowTheirMeansWhereNothingIsHovered() {
        VertexWeightsPanel panel(*m_document);
        Session& session = m_document->session();
        const SkinWeights& weights = m_document->character().meshes[0].binding->weights();
        VertexSelection all;
        double lower = 0.0;
        for (std::size_t v = 0; v < weights.rowCount(); ++v) {
            all.emplace_back(v);
            lower += double(weights.weightOf(VertexIndex(v), 1)) / double(weights.rowCount());
        }
        session.setSelectedVertices(MeshInstanceIndex(0), all);
        VertexWeightsModel& model = panel.model();
        QCOMPARE(model.rowCount(), 3);
        for (int row = 0; row < 2; ++row) {
            const QModelIndex weight = model.index(row, VertexWeightsModel::Weight);
            const bool isLower =
                weight.data(VertexWeightsModel::BoneRole).toUInt() == std::uint32_t(kLower);
            QVERIFY(std::abs(weight.data(VertexWeightsModel::WeightRole).toDouble() -
                             (isLower ? lower : 1.0 - lower)) < 1e-6);
            QVERIFY(weight.data(VertexWeightsModel::MixedRole).toBool());
            QVERIFY(weight.data().toString().startsWith(QStringLiteral("≈")));
        }
        // A vertex under the pointer comes first, and goes with it.
        session.setHovered(HoveredVertex{MeshInstanceIndex(0), VertexIndex(0)});
        QVERIFY(!model.selectionOf().isValid());
        session.setHovered(std::nullopt);
        QVERIFY(model.selectionOf() == MeshInstanceIndex(0));
        session.setSelectedVertices(MeshInstanceIndex(0), {});
        QCOMPARE(model.rowCount(), 0);
    }

    void aTypedWeightIsThatOfAllSelectedVerticesInOneStep() {
        VertexWeightsPanel panel(*m_document);
        panel.resize(320, 200);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const Mesh& mesh = *m_document->character().meshes[0].mesh;
        VertexSelection chosen;
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
            if (mesh.positions[v].x() > 0.42f && mesh.positions[v].x() < 0.58f)
                chosen.emplace_back(v);
        m_document->session().setSelectedVertices(MeshInstanceIndex(0), chosen);
        const SkinWeights before = m_document->character().meshes[0].binding->weights();
        QSignalSpy messages(&panel, &VertexWeightsPanel::messageRequested);
        const auto type = [&](const QString& text) {
            const QModelIndex cell = panel.model().index(0, VertexWeightsModel::Weight);
            const QPoint at = panel.table()->visualRect(cell).center();
            QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {}, at);
            QTest::mouseDClick(panel.table()->viewport(), Qt::LeftButton, {}, at);
            auto* editor = panel.table()->viewport()->findChild<QLineEdit*>();
            QVERIFY(editor);
            QTest::keyClicks(editor, text);
            QTest::keyClick(editor, Qt::Key_Return);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the editor goes
        };
        const auto bone = std::uint16_t(panel.model()
                                            .index(0, VertexWeightsModel::Weight)
                                            .data(VertexWeightsModel::BoneRole)
                                            .toUInt()); // joints are in the order of bones
        type(QStringLiteral("1/4"));
        const SkinWeights& now = m_document->character().meshes[0].binding->weights();
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            if (std::ranges::binary_search(chosen, VertexIndex(v)))
                QVERIFY(std::abs(now.weightOf(VertexIndex(v), bone) - 0.25f) < 1e-6f);
            else
                QVERIFY(now.copyRow(VertexIndex(v)) == before.copyRow(VertexIndex(v)));
        }
        QCOMPARE(m_document->undoStack().count(), 1);
        QVERIFY(messages.isEmpty());
        m_document->undo();
        QVERIFY(m_document->character().meshes[0].binding->weights() == before);
        // What is no weight, and a locked bone, are told and change nothing.
        type(QStringLiteral("much"));
        QCOMPARE(messages.size(), 1);
        type(QStringLiteral("1.5"));
        QCOMPARE(messages.size(), 2);
        QVERIFY(m_document->character().meshes[0].binding->weights() == before);
        setBoneFlag(*m_document, std::array{BoneIndex(bone)}, BoneFlag::Locked, true);
        type(QStringLiteral("0.3"));
        QCOMPARE(messages.size(), 3);
        QVERIFY(m_document->character().meshes[0].binding->weights() == before);
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
