// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Operations on whole meshes: one step each, right or told, whatever happens meanwhile.
#include "editor/commands/weight_tasks.h"

#include "core/mesh/vertex_selection.h"
#include "core/samples/samples.h"
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/weight_commands.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <array>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

const SkinWeights& weights(const Document& document, std::size_t mesh = 0) {
    return document.character().meshes[mesh].binding->weights();
}

double worstSum(const SkinWeights& rows) {
    double worst = 0.0;
    for (std::size_t v = 0; v < rows.rowCount(); ++v)
        worst = std::max(worst, std::abs(sumOf(rows.row(VertexIndex(v))) - 1.0));
    return worst;
}

Character sample(const char* name) {
    Result<Character> made = makeSample(name);
    return std::move(made).value();
}

void select(Document& document, const char* bone, std::size_t mesh = 0) {
    Selection selection = document.session().selection();
    selection.activeMesh = MeshInstanceIndex(mesh);
    selection.activeBone = findBone(document.character().skeleton, bone);
    selection.bones = {selection.activeBone};
    document.session().setSelection(selection);
}

} // namespace

class tst_weight_tasks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lockedMeshesKeepTheirRowsBitForBit() {
        Document document;
        document.reset(armCharacter(), {});
        setMeshFlag(document, std::array{MeshInstanceIndex(0)}, MeshFlag::Locked, true);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Lock Arm"));
        const SkinWeights before = weights(document);
        TaskRunner tasks(document);
        WeightReport report;
        WeightOperation operation = limitOperation(1);
        operation.done = [&](const WeightReport& told) { report = told; };
        startWeightTask(document, tasks, MeshInstanceIndex(), operation);
        QTRY_COMPARE_WITH_TIMEOUT(tasks.count(), std::size_t(0), 20000);
        QVERIFY(weights(document) == before);
        QCOMPARE(report.lockedMeshes, std::size_t(1));
        select(document, "lower");
        BrushSettings brush;
        brush.mode = BrushMode::Replace;
        brush.value = 0.5f;
        QVERIFY(fillWeights(document, brush).problem.contains(QStringLiteral("Arm is locked")));
        QVERIFY(weights(document) == before);
        QVERIFY(!normaliseWeights(document, MeshInstanceIndex(0)));
        document.undo();
        QVERIFY(!document.character().meshes[0].locked);
        startWeightTask(document, tasks, MeshInstanceIndex(), limitOperation(1));
        QTRY_COMPARE_WITH_TIMEOUT(tasks.count(), std::size_t(0), 20000);
        QVERIFY(!(weights(document) == before));
    }

    void fillingWorksOnAllUnlockedMeshesAsOneStep() {
        Document document;
        document.reset(armCharacter(), {});
        select(document, "lower");
        const SkinWeights arm = weights(document, 0);
        const SkinWeights cuff = weights(document, 1);
        BrushSettings brush;
        brush.mode = BrushMode::Replace;
        brush.value = 0.25f;
        brush.strength = 1.0f;
        brush.autoNormalise = false; // the cuff has no other bone that could take the rest
        QVERIFY(fillWeights(document, brush, true).problem.isEmpty());
        QCOMPARE(document.undoStack().count(), 1);
        for (std::size_t v = 0; v < arm.rowCount(); ++v)
            QCOMPARE(weights(document, 0).weightOf(VertexIndex(v), 1), 0.25f);
        for (std::size_t v = 0; v < cuff.rowCount(); ++v)
            QCOMPARE(weights(document, 1).weightOf(VertexIndex(v), 0), 0.25f);
        document.undo();
        QVERIFY(weights(document, 0) == arm && weights(document, 1) == cuff);
        // Hidden and locked ones are left out; with none left there is a reason.
        setMeshVisible(document, MeshInstanceIndex(0), false);
        QVERIFY(fillWeights(document, brush, true).problem.isEmpty());
        QVERIFY(weights(document, 0) == arm && !(weights(document, 1) == cuff));
        setMeshFlag(document, std::array{MeshInstanceIndex(1)}, MeshFlag::Locked, true);
        QVERIFY(
            fillWeights(document, brush, true).problem.contains(QStringLiteral("lower moves no")));
    }

    void eachOperationIsOneStepAndUndoIsBitEqual_data() {
        QTest::addColumn<WeightOperation>("operation");
        QTest::newRow("smooth") << smoothingOperation(3, 0.5f, 4);
        QTest::newRow("prune") << pruningOperation(0.2f);
        QTest::newRow("limit") << limitOperation(1);
        QTest::newRow("mirror") << mirrorOperation(true, 4);
    }
    void eachOperationIsOneStepAndUndoIsBitEqual() {
        QFETCH(WeightOperation, operation);
        Document document;
        document.reset(sample("mannequin"), {});
        if (QByteArray(QTest::currentDataTag()) == "mirror") { // there is nothing to mirror yet
            select(document, "upper_arm.L");
            BrushSettings brush;
            brush.mode = BrushMode::Replace;
            brush.value = 0.3f;
            QVERIFY(fillWeights(document, brush).problem.isEmpty());
        }
        const SkinWeights before = weights(document);
        const int steps = document.undoStack().count();
        TaskRunner tasks(document);
        WeightReport report;
        bool done = false;
        operation.done = [&](const WeightReport& told) {
            report = told;
            done = true;
        };
        startWeightTask(document, tasks, MeshInstanceIndex(0), operation);
        QTRY_VERIFY_WITH_TIMEOUT(done, 20000);
        QVERIFY(report.changed > 0);
        QCOMPARE(document.undoStack().count(), steps + 1);
        QCOMPARE(document.undoStack().undoText(), operation.text);
        QVERIFY(worstSum(weights(document)) < 1e-6);
        QVERIFY(!(weights(document) == before));
        document.undo();
        QVERIFY(weights(document) == before);
    }

    void paintingMeanwhileDropsTheResultAndOffersToRunAgain() {
        Document document;
        document.reset(sample("mannequin"), {});
        select(document, "upper_arm.L");
        TaskRunner tasks(document);
        int changed = 0;
        std::function<void()> again;
        connect(&tasks, &TaskRunner::inputsChanged, this,
                [&](const QString&, const std::function<void()>& startAnew) {
                    ++changed;
                    again = startAnew;
                });
        bool done = false;
        WeightOperation operation = smoothingOperation(20, 0.5f, 4);
        operation.done = [&](const WeightReport&) { done = true; };
        startWeightTask(document, tasks, MeshInstanceIndex(0), operation);
        BrushSettings brush;
        brush.strength = 0.4f;
        QVERIFY(fillWeights(document, brush).problem.isEmpty());
        const SkinWeights painted = weights(document);
        QTRY_COMPARE_WITH_TIMEOUT(changed, 1, 20000);
        QVERIFY(!done);
        QVERIFY(weights(document) == painted);
        again();
        QTRY_VERIFY_WITH_TIMEOUT(done, 20000);
        QVERIFY(!(weights(document) == painted));
    }

    void posingMeanwhileDoesNotMatter() {
        Document document;
        document.reset(sample("arm"), {});
        TaskRunner tasks(document);
        bool done = false;
        WeightOperation operation = smoothingOperation(5, 0.5f, 4);
        operation.done = [&](const WeightReport&) { done = true; };
        startWeightTask(document, tasks, MeshInstanceIndex(0), operation);
        Playhead playhead;
        playhead.time = 0.3;
        document.session().setPlayhead(playhead);
        QTRY_VERIFY_WITH_TIMEOUT(done, 20000);
    }

    void aCancelledOperationLeavesNoTrace() {
        Document document;
        document.reset(sample("mannequin"), {});
        const SkinWeights before = weights(document);
        TaskRunner tasks(document);
        QSignalSpy cancelled(&tasks, &TaskRunner::cancelled);
        startWeightTask(document, tasks, MeshInstanceIndex(), smoothingOperation(1000, 0.5f, 4));
        tasks.cancelShown();
        QTRY_COMPARE_WITH_TIMEOUT(cancelled.size(), 1, 20000);
        QVERIFY(weights(document) == before);
        QCOMPARE(document.undoStack().count(), 0);
    }

    void lockedBonesKeepTheirBits() {
        Document document;
        document.reset(armCharacter(), {});
        setBoneFlag(document, std::array{BoneIndex(kLower)}, BoneFlag::Locked, true);
        const SkinWeights before = weights(document);
        TaskRunner tasks(document);
        bool done = false;
        WeightOperation operation = smoothingOperation(5, 1.0f, 0);
        operation.done = [&](const WeightReport&) { done = true; };
        startWeightTask(document, tasks, MeshInstanceIndex(0), operation);
        QTRY_VERIFY_WITH_TIMEOUT(done, 20000);
        const Binding& binding = *document.character().meshes[0].binding;
        const std::uint16_t joint = *jointOf(binding, BoneIndex(kLower));
        for (std::size_t v = 0; v < before.rowCount(); ++v)
            QCOMPARE(weights(document).weightOf(VertexIndex(v), joint),
                     before.weightOf(VertexIndex(v), joint));
    }

    void ofAllMeshesOnlyWhatIsSelectedIsChanged_data() {
        QTest::addColumn<bool>("wholeMeshes");
        QTest::newRow("an operation") << false;
        QTest::newRow("the remedy of a finding") << true;
    }
    void ofAllMeshesOnlyWhatIsSelectedIsChanged() {
        QFETCH(bool, wholeMeshes);
        Document document;
        document.reset(armCharacter(), {});
        const Topology& topology = document.character().meshes[0].mesh->topology;
        const VertexSelection chosen =
            withTwins(topology, std::array{sharedVertex(document.character())});
        document.session().setSelectedVertices(MeshInstanceIndex(0), chosen);
        const SkinWeights before = weights(document);
        TaskRunner tasks(document);
        bool done = false;
        WeightOperation operation = limitOperation(1);
        operation.wholeMeshes = wholeMeshes;
        operation.done = [&](const WeightReport&) { done = true; };
        startWeightTask(document, tasks, MeshInstanceIndex(), operation);
        QTRY_VERIFY_WITH_TIMEOUT(done, 20000);
        std::size_t changedOutside = 0;
        for (std::size_t v = 0; v < before.rowCount(); ++v) {
            const VertexIndex vertex(v);
            const bool same = weights(document).copyRow(vertex) == before.copyRow(vertex);
            if (std::ranges::binary_search(chosen, vertex))
                QVERIFY(!same);
            else
                changedOutside += same ? 0 : 1;
        }
        QCOMPARE(changedOutside > 0, wholeMeshes);
        QCOMPARE(document.undoStack().undoText() == operation.text, wholeMeshes);
    }

    void fillingSaysWhyItCannot() {
        Document document;
        document.reset(armCharacter(), {});
        QVERIFY(!fillWeights(document, {}).problem.isEmpty()); // no bone is chosen
        select(document, "helper");
        QVERIFY(!fillWeights(document, {}).problem.isEmpty()); // it moves nothing
        select(document, "lower");
        setBoneFlag(document, std::array{BoneIndex(kLower)}, BoneFlag::Locked, true);
        QVERIFY(!fillWeights(document, {}).problem.isEmpty()); // it is locked
        setBoneFlag(document, std::array{BoneIndex(kLower)}, BoneFlag::Locked, false);
        const SkinWeights before = weights(document);
        BrushSettings brush;
        brush.strength = 1.0f;
        const FillOutcome outcome = fillWeights(document, brush);
        QVERIFY(outcome.problem.isEmpty());
        QVERIFY(outcome.report.changed > 0);
        QVERIFY(worstSum(weights(document)) < 1e-6);
        document.undo();
        QVERIFY(weights(document) == before);
    }

    void mirroringTwiceChangesNothingMore() {
        Document document;
        document.reset(sample("mannequin"), {});
        select(document, "upper_arm.L");
        BrushSettings brush;
        brush.mode = BrushMode::Replace;
        brush.value = 0.2f;
        brush.strength = 0.5f;
        fillWeights(document, brush);
        TaskRunner tasks(document);
        WeightReport report;
        int done = 0;
        WeightOperation operation = mirrorOperation(true, 0);
        operation.done = [&](const WeightReport& told) {
            report = told;
            ++done;
        };
        startWeightTask(document, tasks, MeshInstanceIndex(0), operation);
        QTRY_COMPARE_WITH_TIMEOUT(done, 1, 20000);
        QVERIFY(report.changed > 0);
        QCOMPARE(report.unmatched, std::size_t(0)); // the mannequin is exactly symmetric
        startWeightTask(document, tasks, MeshInstanceIndex(0), operation);
        QTRY_COMPARE_WITH_TIMEOUT(done, 2, 20000);
        QCOMPARE(report.changed, std::size_t(0));
    }
};

RIGWRIGHT_TEST(tst_weight_tasks)
#include "tst_weight_tasks.moc"
