// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Strokes: scripts of pointer events through the tool stage, and what they
/// leave in weights and history.
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/weight_commands.h"
#include "tests/support/arm_character.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

const std::vector kLowerBone{BoneIndex(kLower)};

bool everyRowIsSound(const SkinWeights& weights) {
    for (std::size_t i = 0; i < weights.rowCount(); ++i) {
        double sum = 0.0;
        const RowView row = weights.row(VertexIndex(i));
        for (std::size_t k = 0; k < row.size(); ++k) {
            if (!(row.weights[k] >= 0.0f && row.weights[k] <= 1.0f))
                return false;
            sum += double(row.weights[k]);
        }
        if (std::abs(sum - 1.0) > 1e-5)
            return false;
    }
    return true;
}

bool twinsAreEqual(const Mesh& mesh, const SkinWeights& weights) {
    for (std::size_t point = 0; point < mesh.topology.pointCount(); ++point) {
        const auto twins = mesh.topology.verticesOf(PointIndex(point));
        for (const VertexIndex twin : twins)
            if (weights.copyRow(twin) != weights.copyRow(twins.front()))
                return false;
    }
    return true;
}

} // namespace

class tst_strokes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();

    void oneStrokeIsOneNamedStepAndUndoesBitForBit();
    void escapeInMidStrokeLeavesNoTrace();
    void undoInMidStrokeOnlyEndsTheStroke();
    void resetInMidStrokeEndsIt();
    void normalisingInMidStrokeUndoesToTheRowsBeforeTheStroke();
    void strokesThatChangeNothingAreNotSteps();
    void samePathAtAnyEventRateGivesBitEqualWeights_data();
    void samePathAtAnyEventRateGivesBitEqualWeights();
    void strokesKeepTwinsEqualAndRowsSound_data();
    void strokesKeepTwinsEqualAndRowsSound();
    void withoutAccumulateAStrokeGoesNoFurtherThanItsStrongestDab();
    void withAccumulateEveryDabAdds();
    void controlInvertsAndShiftSmooths();
    void replaceGoesToTheValueAndControlToItsOpposite();
    void lockedBonesKeepTheirWeightsBitForBit();
    void aLockedActiveBoneIsRefusedWithAReason();
    void aBoneThatDoesNotMoveTheMeshIsRefusedWithAReason();
    void noActiveBoneIsRefusedWithAReason();
    void anUnboundMeshIsRefusedWithAReason();
    void aStrokePaintsTheFirstMeshOnly();
    void lockedMeshesAreRefusedWithAReason();
    void bonesBesideTheSoloOnesAreRefusedWithAReason();
    void allUnlockedMeshesUnderTheRingArePaintedAsOneStep_data();
    void allUnlockedMeshesUnderTheRingArePaintedAsOneStep();
    void hiddenMeshesAreNotPainted();
    void paintingWorksOnThePosedSurface();
    void paintingWorksOnAPausedClipAndStopsPlayback();
    void dabsMissTheBackOfTheMesh();
    void aStrokeMayBeginAndWanderBesideTheMesh();
    void ringAndPlateFollowTheSurface();
    void thePlateNamesBonesWithoutAName();
    void playingMakesNoPicks();
    void radiusDragConfirmsOrRestores();
    void bracketsResizeTheBrush();
    void pickBoneAndSampleWeightUnderThePointer();
    void openingAFileRaisesTheLimitToWhatItUses();
    void cleanStateReturnsWithUndo();

private:
    [[nodiscard]] const MeshInstance& mesh(std::size_t i = 0) const {
        return m_document->character().meshes[i];
    }
    [[nodiscard]] const SkinWeights& weights(std::size_t i = 0) const {
        return mesh(i).binding->weights();
    }
    [[nodiscard]] Vec2d at(double x, double y = 0.0) const {
        return m_script->pixelOf({x, y, 0.1});
    }
    void stroke(double from = 0.2, double to = 0.4, int events = 20) {
        m_script->drag(at(from), at(to), events);
    }
    void setValues(const std::function<void(BrushValues&)>& change) {
        BrushValues values = m_stage->brushOptions().values();
        change(values);
        m_stage->brushOptions().setValues(values);
    }
    /// Weight of lower at the vertex nearest to the front of the arm at x.
    [[nodiscard]] float weightAtFront(double x) const {
        return weights().weightOf(frontVertex(x), 1);
    }
    [[nodiscard]] VertexIndex frontVertex(double x) const {
        const auto& positions = mesh().mesh->positions;
        const Vec3f wanted(float(x), 0.0f, 0.1f);
        const auto nearest = std::ranges::min_element(
            positions, {}, [&](const Vec3f& position) { return (position - wanted).norm(); });
        return VertexIndex(std::size_t(nearest - positions.begin()));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
    std::unique_ptr<PointerScript> m_script;
};

void tst_strokes::init() {
    m_document = std::make_unique<Document>();
    m_document->reset(armCharacter(), QString());
    m_stage = std::make_unique<ToolStage>(*m_document);
    m_script = std::make_unique<PointerScript>(*m_document, *m_stage);
    m_document->session().setCamera(armCamera());
    m_stage->setCurrent(QStringLiteral("paint"));
    selectBone(m_document->session(), BoneIndex(kLower));
}

void tst_strokes::cleanup() {
    m_script.reset();
    m_stage.reset();
    m_document.reset();
}

void tst_strokes::oneStrokeIsOneNamedStepAndUndoesBitForBit() {
    const SkinWeights before = weights();
    stroke();
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Paint lower"));
    const SkinWeights after = weights();
    QVERIFY(!(after == before));
    QVERIFY(weightAtFront(0.3) > 0.4f);
    m_document->undo();
    QVERIFY(weights() == before);
    m_document->redo();
    QVERIFY(weights() == after);
    m_document->undo();
    QVERIFY(weights() == before);
}

void tst_strokes::escapeInMidStrokeLeavesNoTrace() {
    stroke(0.1, 0.2);
    stroke(0.4, 0.5);
    m_document->undo();
    const SkinWeights before = weights();
    const int count = m_document->undoStack().count();
    const int index = m_document->undoStack().index();
    m_script->press(at(0.2));
    m_script->moveAlong(at(0.2), at(0.4), 20);
    QVERIFY(!(weights() == before));
    QVERIFY(m_stage->isBusy());
    QVERIFY(m_script->key(Qt::Key_Escape));
    QVERIFY(!m_stage->isBusy());
    QVERIFY(weights() == before);
    QCOMPARE(m_document->undoStack().count(), count);
    QCOMPARE(m_document->undoStack().index(), index);
    QVERIFY(m_document->canRedo());
    m_script->release(at(0.4));
    QVERIFY(weights() == before);
    m_document->redo();
    QVERIFY(!(weights() == before));
}

void tst_strokes::undoInMidStrokeOnlyEndsTheStroke() {
    stroke(0.4, 0.5);
    const SkinWeights before = weights();
    m_script->press(at(0.2));
    m_script->moveAlong(at(0.2), at(0.4), 20);
    m_document->undo();
    QVERIFY(!m_stage->isBusy());
    QVERIFY(weights() == before);
    QCOMPARE(m_document->undoStack().index(), 1);
    m_script->release(at(0.4));
    QCOMPARE(m_document->undoStack().index(), 1);
}

void tst_strokes::resetInMidStrokeEndsIt() {
    m_script->press(at(0.2));
    m_script->moveAlong(at(0.2), at(0.4), 5);
    m_document->reset(Character(), QString());
    QVERIFY(!m_stage->isBusy());
    m_script->move({400.0, 300.0});
    m_script->release({400.0, 300.0});
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_strokes::normalisingInMidStrokeUndoesToTheRowsBeforeTheStroke() {
    setValues([](BrushValues& values) { values.autoNormalise = false; });
    Character character = m_document->character();
    character.meshes[0].binding->weights().setRow(frontVertex(0.3), WeightRow{{0, 0.5f}});
    m_document->reset(character, QString());
    m_document->session().setCamera(armCamera());
    selectBone(m_document->session(), BoneIndex(kLower));
    const SkinWeights before = weights();
    m_script->press(at(0.2));
    m_script->moveAlong(at(0.2), at(0.4), 10);
    QVERIFY(!(weights() == before));
    QVERIFY(normaliseWeights(*m_document, MeshInstanceIndex()));
    QVERIFY(!m_stage->isBusy());
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undo();
    QVERIFY(weights() == before);
}

void tst_strokes::strokesThatChangeNothingAreNotSteps() {
    stroke(0.85, 0.95); // lower has all the weight there
    QCOMPARE(m_document->undoStack().count(), 0);
    setValues([](BrushValues& values) { values.strength = 0.0; });
    stroke();
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_strokes::samePathAtAnyEventRateGivesBitEqualWeights_data() {
    QTest::addColumn<bool>("accumulate");
    QTest::addColumn<bool>("smooth");
    QTest::newRow("strongest dab") << false << false;
    QTest::newRow("accumulate") << true << false;
    QTest::newRow("smooth") << false << true;
}

void tst_strokes::samePathAtAnyEventRateGivesBitEqualWeights() {
    QFETCH(bool, accumulate);
    QFETCH(bool, smooth);
    setValues([&](BrushValues& values) { values.accumulate = accumulate; });
    m_script->modifiers.shift = smooth;
    std::vector<SkinWeights> results;
    for (const int events : {1, 7, 160}) {
        m_script->press({250.0, 310.0});
        m_script->moveAlong({250.0, 310.0}, {437.0, 291.0}, events);
        m_script->moveAlong({437.0, 291.0}, {350.0, 330.0}, events);
        m_script->release({350.0, 330.0});
        results.push_back(weights());
        QCOMPARE(m_document->undoStack().index(), 1);
        m_document->undo();
    }
    QVERIFY(!(results[0] == weights()));
    QVERIFY(results[0] == results[1]);
    QVERIFY(results[0] == results[2]);
}

void tst_strokes::strokesKeepTwinsEqualAndRowsSound_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("accumulate");
    for (const bool accumulate : {false, true}) {
        const char* suffix = accumulate ? ", accumulating" : "";
        QTest::addRow("add%s", suffix) << int(BrushMode::Add) << accumulate;
        QTest::addRow("subtract%s", suffix) << int(BrushMode::Subtract) << accumulate;
        QTest::addRow("replace%s", suffix) << int(BrushMode::Replace) << accumulate;
        QTest::addRow("smooth%s", suffix) << int(BrushMode::Smooth) << accumulate;
    }
}

void tst_strokes::strokesKeepTwinsEqualAndRowsSound() {
    QFETCH(int, mode);
    QFETCH(bool, accumulate);
    setValues([&](BrushValues& values) {
        values.mode = static_cast<BrushMode>(mode);
        values.accumulate = accumulate;
    });
    QVERIFY(mesh().mesh->topology.pointCount() < mesh().mesh->vertexCount());
    const SkinWeights before = weights();
    stroke(0.35, 0.65);
    m_script->drag(at(0.5, 0.05), at(0.45, -0.05), 13);
    QVERIFY(!(weights() == before));
    QVERIFY(twinsAreEqual(*mesh().mesh, weights()));
    QVERIFY(everyRowIsSound(weights()));
    while (m_document->canUndo())
        m_document->undo();
    QVERIFY(weights() == before);
}

void tst_strokes::withoutAccumulateAStrokeGoesNoFurtherThanItsStrongestDab() {
    // There and back over rows of weight 0: never above value times strength.
    m_script->press(at(0.15));
    for (int i = 0; i < 3; ++i) {
        m_script->moveAlong(at(0.15), at(0.3), 10);
        m_script->moveAlong(at(0.3), at(0.15), 10);
    }
    m_script->release(at(0.15));
    float largest = 0.0f;
    for (std::size_t i = 0; i < weights().rowCount(); ++i)
        if (mesh().mesh->positions[i].x() < 0.38f)
            largest = std::max(largest, weights().weightOf(VertexIndex(i), 1));
    QVERIFY(largest <= 0.5f + 1e-6f);
    QVERIFY(largest > 0.45f);
    // A second stroke goes on from there.
    stroke(0.15, 0.3);
    QVERIFY(weightAtFront(0.2) > 0.9f);
}

void tst_strokes::withAccumulateEveryDabAdds() {
    setValues([](BrushValues& values) {
        values.accumulate = true;
        values.strength = 0.1;
    });
    stroke(0.1, 0.3);
    // Ten dabs lie within a radius, so far more than one of 0.1 arrives.
    QVERIFY(weightAtFront(0.2) > 0.3f);
}

void tst_strokes::controlInvertsAndShiftSmooths() {
    const float before = weightAtFront(0.5);
    m_script->modifiers.control = true;
    stroke(0.45, 0.55);
    QVERIFY(weightAtFront(0.5) < before - 0.3f);
    m_document->undo();
    m_script->modifiers.control = false;
    m_script->modifiers.shift = true;
    QVERIFY(m_stage->hints().front().meaning == QStringLiteral("paint"));
    m_stage->modifiersChanged(m_script->modifiers);
    QVERIFY(m_stage->hints().front().meaning == QStringLiteral("smooth"));
    const VertexIndex bottom = frontVertex(0.425);
    const float low = weights().weightOf(bottom, 1);
    for (int i = 0; i < 3; ++i)
        stroke(0.38, 0.48);
    QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Smooth lower"));
    // Where the curve bends upwards, the mean over neighbours lies above it.
    QVERIFY(weights().weightOf(bottom, 1) > low);
}

void tst_strokes::replaceGoesToTheValueAndControlToItsOpposite() {
    setValues([](BrushValues& values) {
        values.mode = BrushMode::Replace;
        values.strength = 1.0;
        values.value = 0.25;
        values.falloff = BrushFalloff::Constant;
    });
    stroke(0.2, 0.3);
    QVERIFY(std::abs(weightAtFront(0.25) - 0.25f) < 1e-6f);
    m_script->modifiers.control = true;
    stroke(0.2, 0.3);
    QVERIFY(std::abs(weightAtFront(0.25) - 0.75f) < 1e-6f);
}

void tst_strokes::lockedBonesKeepTheirWeightsBitForBit() {
    Character character = armCharacter();
    Binding& binding = *character.meshes[0].binding;
    binding.joints.push_back(BoneIndex(kHelper));
    binding.boneFromMeshBind.emplace_back(Eigen::Translation3d(-1.0, 0.0, 0.0));
    for (std::size_t i = 0; i < binding.weights().rowCount(); ++i)
        binding.weights().setRow(VertexIndex(i), WeightRow{{0, 0.3f}, {1, 0.5f}, {2, 0.2f}});
    m_document->reset(std::move(character), QString());
    m_document->session().setCamera(armCamera());
    selectBone(m_document->session(), BoneIndex(kLower));
    setBoneFlag(*m_document, std::vector{BoneIndex(kHelper)}, BoneFlag::Locked, true);
    stroke();
    QVERIFY(weightAtFront(0.3) > 0.7f);
    for (std::size_t i = 0; i < weights().rowCount(); ++i)
        QCOMPARE(weights().weightOf(VertexIndex(i), 2), 0.2f);
    QVERIFY(everyRowIsSound(weights()));
}

void tst_strokes::aLockedActiveBoneIsRefusedWithAReason() {
    setBoneFlag(*m_document, kLowerBone, BoneFlag::Locked, true);
    const SkinWeights before = weights();
    stroke();
    QVERIFY(weights() == before);
    QCOMPARE(m_document->undoStack().count(), 1);
    const QStringList messages = m_script->takeMessages();
    QCOMPARE(messages.size(), 1);
    QVERIFY(messages.first().contains(QStringLiteral("lower is locked")));
}

void tst_strokes::aBoneThatDoesNotMoveTheMeshIsRefusedWithAReason() {
    selectBone(m_document->session(), BoneIndex(kHelper));
    const SkinWeights before = weights();
    stroke();
    QVERIFY(weights() == before);
    QCOMPARE(m_document->undoStack().count(), 0);
    const QStringList messages = m_script->takeMessages();
    QCOMPARE(messages.size(), 1);
    QVERIFY(messages.first().contains(QStringLiteral("helper does not move Arm")));
}

void tst_strokes::noActiveBoneIsRefusedWithAReason() {
    selectBone(m_document->session(), {});
    stroke();
    QCOMPARE(m_document->undoStack().count(), 0);
    QCOMPARE(m_script->takeMessages().size(), 1);
}

void tst_strokes::anUnboundMeshIsRefusedWithAReason() {
    Character character = armCharacter();
    character.meshes[0].binding.reset();
    finishCharacter(character);
    m_document->reset(std::move(character), QString());
    m_document->session().setCamera(armCamera());
    selectBone(m_document->session(), BoneIndex(kLower));
    stroke();
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(m_script->takeMessages().join(QString()).contains(QStringLiteral("not bound")));
    m_script->move(at(0.3));
    QCOMPARE(m_stage->overlay().plate->lines.front().label, QStringLiteral("Not bound"));
}

void tst_strokes::aStrokePaintsTheFirstMeshOnly() {
    // From the arm up over the cuff: the cuff's rows are lower's alone, so take
    // weight away.
    Character character = armCharacter();
    Binding& cuff = *character.meshes[1].binding;
    cuff.joints.push_back(BoneIndex(kUpper));
    cuff.boneFromMeshBind.push_back(Affine3d::Identity());
    m_document->reset(std::move(character), QString());
    m_document->session().setCamera(armCamera());
    selectBone(m_document->session(), BoneIndex(kUpper));
    const SkinWeights before = weights(1);
    m_script->drag(at(0.6), m_script->pixelOf({0.5, 0.5, 0.15}), 30);
    QVERIFY(weights(1) == before);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(m_document->session().selection().activeMesh == MeshInstanceIndex(0));
    const SkinWeights arm = weights(0);
    setValues([](BrushValues& values) { values.radiusPixels = 200.0; });
    m_script->drag(m_script->pixelOf({0.5, 0.5, 0.15}), at(0.6), 30);
    QVERIFY(!(weights(1) == before));
    QVERIFY(weights(0) == arm);
    QVERIFY(m_document->session().selection().activeMesh == MeshInstanceIndex(1));
}

void tst_strokes::lockedMeshesAreRefusedWithAReason() {
    setMeshFlag(*m_document, std::vector{MeshInstanceIndex(0)}, MeshFlag::Locked, true);
    const SkinWeights before = weights();
    stroke();
    QVERIFY(weights() == before);
    QCOMPARE(m_document->undoStack().count(), 1); // the lock
    QVERIFY(m_script->takeMessages().join(QString()).contains(QStringLiteral("Arm is locked")));
}

void tst_strokes::bonesBesideTheSoloOnesAreRefusedWithAReason() {
    setBoneFlag(*m_document, std::vector{BoneIndex(kUpper)}, BoneFlag::Solo, true);
    const SkinWeights before = weights();
    stroke(0.45, 0.55);
    QVERIFY(weights() == before);
    QVERIFY(m_script->takeMessages().join(QString()).contains(QStringLiteral("solo")));
    selectBone(m_document->session(), BoneIndex(kUpper));
    stroke(0.45, 0.55); // upper may be painted, but lower, which would give way, may not
    QVERIFY(weights() == before);
    setBoneFlag(*m_document, kLowerBone, BoneFlag::Solo, true);
    stroke(0.45, 0.55);
    QVERIFY(!(weights() == before));
}

void tst_strokes::allUnlockedMeshesUnderTheRingArePaintedAsOneStep_data() {
    QTest::addColumn<bool>("surface");
    QTest::addColumn<bool>("mirror");
    QTest::newRow("along the surface") << true << false;
    QTest::newRow("in the ball") << false << false;
    QTest::newRow("mirrored where there is no other side") << true << true;
}

void tst_strokes::allUnlockedMeshesUnderTheRingArePaintedAsOneStep() {
    QFETCH(bool, surface);
    QFETCH(bool, mirror);
    // A third mesh, out of the ring's reach.
    Character character = armCharacter();
    character.meshes.push_back(character.meshes[1]);
    Mesh far = *character.meshes[2].mesh;
    for (Vec3f& position : far.positions)
        position.y() += 5.0f;
    character.meshes[2].mesh = std::make_shared<const Mesh>(std::move(far));
    finishCharacter(character);
    m_document->reset(std::move(character), QString());
    m_document->session().setCamera(armCamera());
    selectBone(m_document->session(), BoneIndex(kLower));
    setValues([&](BrushValues& values) {
        values.allMeshes = true;
        values.mode = BrushMode::Subtract;
        values.autoNormalise = false; // the cuff's rows are lower's alone
        values.worldRadius = true;
        values.radiusMetres = 0.6;
        values.surfaceOnly = surface;
        values.xMirror = mirror;
    });
    std::vector<SkinWeights> before;
    for (std::size_t i = 0; i < 3; ++i)
        before.push_back(weights(i));
    const auto untouched = [&](std::size_t i) { return weights(i) == before[i]; };

    m_script->press(at(0.5));
    m_script->moveAlong(at(0.5), at(0.6), 5);
    QVERIFY(!untouched(0) && !untouched(1)); // at once, while the button is down
    m_script->key(Qt::Key_Escape);
    m_script->release(at(0.6));
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(untouched(i));
    QCOMPARE(m_document->undoStack().count(), 0);

    m_script->takeMessages();
    m_script->drag(at(0.5), at(0.6), 5);
    QVERIFY(!untouched(0) && !untouched(1) && untouched(2));
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(m_script->takeMessages().size() <= 1); // of the missing other side once, not per mesh
    const SkinWeights arm = weights(0);
    const SkinWeights cuff = weights(1);
    m_document->undo();
    for (std::size_t i = 0; i < 3; ++i)
        QVERIFY(untouched(i));
    m_document->redo();
    QVERIFY(weights(0) == arm && weights(1) == cuff && untouched(2));
    m_document->undo();

    // The arm is in front and locked: what lies under the ring is painted all the same.
    setMeshFlag(*m_document, std::vector{MeshInstanceIndex(0)}, MeshFlag::Locked, true);
    m_script->drag(at(0.5), at(0.6), 5);
    QVERIFY(untouched(0) && weights(1) == cuff);
    setMeshFlag(*m_document, std::vector{MeshInstanceIndex(1), MeshInstanceIndex(2)},
                MeshFlag::Locked, true);
    m_script->takeMessages();
    m_script->drag(at(0.5), at(0.6), 5);
    QVERIFY(m_script->takeMessages().join(QString()).contains(QStringLiteral("no visible mesh")));
}

void tst_strokes::hiddenMeshesAreNotPainted() {
    setMeshVisible(*m_document, MeshInstanceIndex(0), false);
    const SkinWeights before = weights();
    stroke();
    QVERIFY(weights() == before);
    QVERIFY(!m_stage->overlay().ring);
}

void tst_strokes::paintingWorksOnThePosedSurface() {
    Transform bent = m_document->character().pose.local[kLower];
    bent.rotation = Quatd(Eigen::AngleAxisd(-kPi / 2.0, Vec3d::UnitZ()));
    poseBones(*m_document, std::vector<BonePose>{{BoneIndex(kLower), bent}}, QString());
    selectBone(m_document->session(), BoneIndex(kUpper));
    const SkinWeights before = weights();
    setMeshVisible(*m_document, MeshInstanceIndex(1), false);
    // The forearm hangs down now; where it was there is nothing.
    m_script->drag(at(0.85), at(0.95));
    QVERIFY(weights() == before);
    m_script->drag(m_script->pixelOf({0.5, -0.3, 0.1}), m_script->pixelOf({0.5, -0.4, 0.1}));
    QVERIFY(weights().weightOf(frontVertex(0.85), 0) > 0.4f);
    QCOMPARE(weights().weightOf(frontVertex(0.2), 0), 1.0f);
    m_document->undo();
    QVERIFY(weights() == before);
}

void tst_strokes::paintingWorksOnAPausedClipAndStopsPlayback() {
    Playhead playhead;
    playhead.clip = ClipIndex(0);
    playhead.time = 1.0;
    playhead.playing = true;
    m_document->session().setPlayhead(playhead);
    setMeshVisible(*m_document, MeshInstanceIndex(1), false);
    selectBone(m_document->session(), BoneIndex(kUpper));
    m_script->drag(m_script->pixelOf({0.5, 0.3, 0.1}), m_script->pixelOf({0.5, 0.4, 0.1}));
    QVERIFY(weights().weightOf(frontVertex(0.85), 0) > 0.4f);
    QVERIFY(!m_document->session().playhead().playing);
    QVERIFY(m_document->session().playhead().clip == ClipIndex(0));
    QCOMPARE(m_document->session().playhead().time, 1.0);
}

void tst_strokes::dabsMissTheBackOfTheMesh() {
    setValues([](BrushValues& values) { values.radiusPixels = 300.0; });
    stroke();
    const auto& positions = mesh().mesh->positions;
    const auto changedBehind = [&] {
        int count = 0;
        for (std::size_t i = 0; i < positions.size(); ++i)
            if (positions[i].z() < -0.05f && positions[i].x() > 0.05f && positions[i].x() < 0.35f &&
                weights().weightOf(VertexIndex(i), 1) > 0.0f)
                ++count;
        return count;
    };
    QCOMPARE(changedBehind(), 0);
    m_document->undo();
    setValues([](BrushValues& values) { values.frontFacesOnly = false; });
    stroke();
    QVERIFY(changedBehind() > 0);
}

void tst_strokes::aStrokeMayBeginAndWanderBesideTheMesh() {
    const Vec2d beside = m_script->pixelOf({0.2, -0.4, 0.0});
    m_script->press(beside);
    QVERIFY(m_stage->isBusy());
    m_script->moveAlong(beside, at(0.2), 10);
    m_script->moveAlong(at(0.2), beside, 10);
    m_script->release(beside);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(weightAtFront(0.2) > 0.4f);
    QVERIFY(m_script->takeMessages().isEmpty());
}

void tst_strokes::ringAndPlateFollowTheSurface() {
    m_script->move(at(0.5));
    Overlay overlay = m_stage->overlay();
    QVERIFY(overlay.ring && overlay.plate);
    QVERIFY((overlay.ring->centre - Vec3d(0.5, 0.0, 0.1)).norm() < 0.01);
    // 50 pixels at 1.9 m: the same as the camera says.
    const double expected =
        50.0 * metresPerPixel(armCamera(), overlay.ring->centre, {800.0, 600.0});
    QVERIFY(std::abs(overlay.ring->radius - expected) < 1e-9);
    QVERIFY(!overlay.ring->active);
    QCOMPARE(overlay.plate->lines.size(), 2u);
    QCOMPARE(overlay.plate->lines[0].value.size(), 4);
    QVERIFY(m_document->session().hovered().has_value());
    m_script->press(at(0.5));
    QVERIFY(m_stage->overlay().ring->active);
    m_script->release(at(0.5));
    m_script->move({5.0, 5.0});
    QVERIFY(!m_stage->overlay().ring && !m_stage->overlay().plate);
    QVERIFY(!m_document->session().hovered().has_value());
    setValues([](BrushValues& values) {
        values.worldRadius = true;
        values.radiusMetres = 0.07;
    });
    m_script->move(at(0.5));
    QVERIFY(std::abs(m_stage->overlay().ring->radius - 0.07) < 1e-12);
    m_stage->leave();
    QVERIFY(!m_stage->overlay().ring);
}

void tst_strokes::thePlateNamesBonesWithoutAName() {
    Character character = m_document->character();
    character.skeleton.names[kUpper].clear();
    m_document->reset(character, QString());
    m_document->session().setCamera(armCamera());
    m_script->move(at(0.2));
    QVERIFY(m_stage->overlay().plate);
    QCOMPARE(m_stage->overlay().plate->lines[0].label, QStringLiteral("bone 0"));
}

void tst_strokes::playingMakesNoPicks() {
    Playhead playhead;
    playhead.clip = ClipIndex(0);
    playhead.playing = true;
    m_document->session().setPlayhead(playhead);
    m_script->move(at(0.3));
    QVERIFY(!m_stage->overlay().ring);
    QVERIFY(!m_document->session().hovered().has_value());
}

void tst_strokes::radiusDragConfirmsOrRestores() {
    const Vec2d start(400.0, 300.0);
    m_script->move(start);
    QVERIFY(m_script->key(Qt::Key_F));
    QVERIFY(m_stage->overlay().circle.has_value());
    m_script->move(start + Vec2d(30.0, 0.0));
    QCOMPARE(m_stage->brushOptions().values().radiusPixels, 80.0);
    QVERIFY(m_script->key(Qt::Key_Escape));
    QCOMPARE(m_stage->brushOptions().values().radiusPixels, 50.0);
    m_script->move(start);
    m_script->key(Qt::Key_F);
    m_script->move(start + Vec2d(-20.0, 0.0));
    m_script->click(start + Vec2d(-20.0, 0.0));
    QCOMPARE(m_stage->brushOptions().values().radiusPixels, 30.0);
    m_script->move(start);
    m_script->modifiers.shift = true;
    m_script->key(Qt::Key_F);
    m_script->modifiers.shift = false;
    m_script->move(start + Vec2d(20.0, 0.0));
    QVERIFY(m_script->key(Qt::Key_Return));
    QVERIFY(std::abs(m_stage->brushOptions().values().strength - 0.7) < 1e-9);
    m_script->move(start);
    m_script->modifiers.control = true;
    m_script->key(Qt::Key_F);
    m_script->modifiers.control = false;
    m_script->move(start + Vec2d(-60.0, 0.0));
    QVERIFY(m_script->key(Qt::Key_Enter));
    QVERIFY(std::abs(m_stage->brushOptions().values().value - 0.4) < 1e-9);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_strokes::bracketsResizeTheBrush() {
    QVERIFY(m_script->key(Qt::Key_BracketRight));
    QVERIFY(m_stage->brushOptions().values().radiusPixels > 50.0);
    QVERIFY(m_script->key(Qt::Key_BracketLeft));
    QVERIFY(std::abs(m_stage->brushOptions().values().radiusPixels - 50.0) < 1e-9);
    for (int i = 0; i < 60; ++i)
        m_script->key(Qt::Key_BracketRight);
    QCOMPARE(m_stage->brushOptions().values().radiusPixels, 1000.0);
}

void tst_strokes::pickBoneAndSampleWeightUnderThePointer() {
    // Beside the sticks, so that the surface decides.
    m_script->move(at(0.15, 0.05));
    QVERIFY(m_script->key(Qt::Key_S));
    QVERIFY(m_document->session().selection().activeBone == BoneIndex(kUpper));
    m_script->move(at(0.9, 0.05));
    QVERIFY(m_script->key(Qt::Key_S));
    QVERIFY(m_document->session().selection().activeBone == BoneIndex(kLower));
    m_script->move(at(0.5, 0.05));
    m_script->modifiers.shift = true;
    QVERIFY(m_script->key(Qt::Key_X));
    QVERIFY(std::abs(m_stage->brushOptions().values().value - 0.5) < 0.05);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void tst_strokes::openingAFileRaisesTheLimitToWhatItUses() {
    QCOMPARE(m_stage->brushOptions().values().maxInfluences, 4);
    Character character = armCharacter();
    Binding& binding = *character.meshes[0].binding;
    WeightRow row;
    for (std::uint16_t joint = 0; joint < 9; ++joint) {
        if (joint >= 2) {
            binding.joints.push_back(BoneIndex(kUpper));
            binding.boneFromMeshBind.push_back(Affine3d::Identity());
        }
        row.push_back({joint, 1.0f / 9.0f});
    }
    binding.weights().setRow(VertexIndex(0), row);
    m_document->reset(std::move(character), QString());
    QCOMPARE(m_stage->brushOptions().values().maxInfluences, 9);
}

void tst_strokes::cleanStateReturnsWithUndo() {
    m_document->undoStack().setClean();
    stroke();
    QVERIFY(!m_document->undoStack().isClean());
    m_document->undo();
    QVERIFY(m_document->undoStack().isClean());
    m_document->redo();
    m_document->undoStack().setClean();
    stroke(0.3, 0.5);
    m_document->undo();
    QVERIFY(m_document->undoStack().isClean());
}

RIGWRIGHT_TEST(tst_strokes)
#include "tst_strokes.moc"
