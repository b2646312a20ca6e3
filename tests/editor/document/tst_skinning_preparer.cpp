// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Vertices by every skinning method, and when a method is prepared for beside the work.
#include "editor/document/skinning_preparer.h"

#include "editor/commands/mesh_commands.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/document/derived.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

const MeshInstanceIndex kArm(0);
const MeshInstanceIndex kCuff(1);
constexpr int kPatience = 20000; ///< ms

using Positions = std::vector<Vec3f>;

Positions copied(std::span<const Vec3f> vertices) {
    return {vertices.begin(), vertices.end()};
}

/// All vertices by another road: evaluateFrame() with nothing prepared.
FrameResult::Vertices evaluated(const Document& document, MeshInstanceIndex mesh,
                                std::optional<SkinningMethod> method = {}) {
    FrameRequest request;
    request.cpuMeshes = {mesh};
    request.methodOverride = method;
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(document.character(), request, caches, state, result);
    return result.vertices[mesh.value()];
}

/// The largest difference; infinite where the counts differ.
float apart(std::span<const Vec3f> a, std::span<const Vec3f> b) {
    if (a.size() != b.size() || a.empty())
        return std::numeric_limits<float>::infinity();
    float largest = 0.0f;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max(largest, (a[i] - b[i]).norm());
    return largest;
}

/// What a dab leaves: every vertex within `radius` of x = 0.95 belongs to the upper bone alone.
WeightEdit dab(const Document& document, float radius) {
    WeightEdit edit;
    edit.mesh = kArm;
    const MeshInstance& arm = document.character().meshes[0];
    for (std::size_t v = 0; v < arm.mesh->vertexCount(); ++v) {
        if (std::abs(arm.mesh->positions[v].x() - 0.95f) > radius)
            continue;
        edit.vertices.emplace_back(v);
        edit.before.append(arm.binding->weights().copyRow(VertexIndex(v)));
        edit.after.append(WeightRow{{0, 1.0f}});
    }
    return edit;
}

constexpr float kSame = 1e-6f;
constexpr float kMoved = 1e-4f; ///< of an arm one metre long

} // namespace

class tst_skinning_preparer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_tasks = std::make_unique<TaskRunner>(*m_document);
        m_document->reset(armCharacter(), QString());
        bend(1.8);
    }
    void cleanup() {
        m_preparer.reset();
        m_tasks.reset();
        m_document.reset();
    }

    void everyMethodIsThatOfEvaluateFrame_data() {
        QTest::addColumn<SkinningMethod>("method");
        QTest::newRow("linear blend") << SkinningMethod::LinearBlend;
        QTest::newRow("dual quaternion") << SkinningMethod::DualQuaternion;
        QTest::newRow("blend of both") << SkinningMethod::LinearDualBlend;
        QTest::newRow("centres of rotation") << SkinningMethod::RotationCentres;
        QTest::newRow("delta mush") << SkinningMethod::DeltaMush;
    }
    void everyMethodIsThatOfEvaluateFrame() {
        QFETCH(SkinningMethod, method);
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        setSkinningMethod(*m_document, {}, method);
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy(), kPatience);
        Derived& derived = m_document->derived();
        QVERIFY(derived.shownMethod(kArm) == method);
        for (const double angle : {1.8, 0.4}) { // the second frame goes without preparing
            bend(angle);
            const FrameResult::Vertices expected = evaluated(*m_document, kArm);
            QVERIFY(apart(derived.positions(kArm), expected.positions) <= kSame);
            QVERIFY(apart(derived.normals(kArm), expected.normals) <= kSame);
        }
        if (method != SkinningMethod::LinearBlend)
            QVERIFY(apart(derived.positions(kArm),
                          evaluated(*m_document, kArm, SkinningMethod::LinearBlend).positions) >
                    1e-5f);
    }

    void withoutAPreparerVerticesArePreparedForWhenAsked() {
        for (const SkinningMethod method :
             {SkinningMethod::RotationCentres, SkinningMethod::DeltaMush}) {
            setSkinningMethod(*m_document, {}, method);
            QVERIFY(apart(positions(), evaluated(*m_document, kArm).positions) <= kSame);
            applyWeightEdits(*m_document, {dab(*m_document, 0.05f)}, QString());
            QVERIFY(apart(positions(), evaluated(*m_document, kArm).positions) <= kSame);
            m_document->undo();
            QVERIFY(apart(positions(), evaluated(*m_document, kArm).positions) <= kSame);
        }
    }

    void untilItIsPreparedTheMeshIsShownByLinearBlend() {
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        const Positions linear = positions();
        QSignalSpy frames(&m_document->derived(), &Derived::frameChanged);
        setSkinningMethod(*m_document, {}, SkinningMethod::DeltaMush);
        QVERIFY(m_preparer->isBusy());
        QVERIFY(m_document->derived().shownMethod(kArm) == SkinningMethod::LinearBlend);
        QVERIFY(apart(positions(), linear) <= kSame);
        QVERIFY(m_document->derived().pick({{0.2, 0.03, 5.0}, -Vec3d::UnitZ()}));
        frames.clear();
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy(), kPatience);
        QVERIFY(frames.count() > 0); // the picture is told
        QVERIFY(apart(positions(), linear) > kMoved);
        QVERIFY(apart(positions(), evaluated(*m_document, kArm).positions) <= kSame);
        QCOMPARE(m_document->undoStack().count(), 2); // the pose, the method; no third step
    }

    void goingBackAndForthPreparesOnceAndUndoGoesBack() {
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        const Positions linear = positions();
        choose(SkinningMethod::DeltaMush);
        const Positions mush = positions();
        QSignalSpy finished(m_tasks.get(), &TaskRunner::finished);
        setSkinningMethod(*m_document, {}, SkinningMethod::LinearBlend);
        QVERIFY(apart(positions(), linear) <= kSame);
        setSkinningMethod(*m_document, {}, SkinningMethod::DeltaMush);
        QVERIFY(apart(positions(), mush) <= kSame);
        m_document->undo();
        QVERIFY(apart(positions(), linear) <= kSame);
        m_document->undo();
        QVERIFY(apart(positions(), mush) <= kSame);
        QCOMPARE(finished.count(), 0);
        QVERIFY(!m_preparer->isBusy());
    }

    void paintingWithDeltaMushMovesTheNeighboursTooAndPreparesNothing() {
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        choose(SkinningMethod::DeltaMush);
        Derived& derived = m_document->derived();
        Positions drawn = positions();
        Positions normals = copied(derived.normals(kArm));
        QSignalSpy finished(m_tasks.get(), &TaskRunner::finished);
        derived.holdSurface(true);
        const Positions held = positions();
        const WeightEdit edit = dab(*m_document, 0.02f);
        const std::vector<VertexIndex> painted = edit.vertices;
        QVERIFY(!painted.empty() && painted.size() < drawn.size() / 8);
        applyWeightEdits(*m_document, {edit}, QString());
        const std::vector<VertexIndex> reached = derived.reach(kArm, painted);
        QVERIFY(reached.size() > painted.size() && reached.size() < drawn.size() / 2);
        derived.skin(kArm, reached, {drawn, normals}); // as the picture does at each dab
        const FrameResult::Vertices expected = evaluated(*m_document, kArm);
        QVERIFY(apart(drawn, expected.positions) <= kSame);
        QVERIFY(apart(normals, expected.normals) <= kSame);
        QVERIFY(apart(positions(), held) == 0.0f); // the brush's surface waits
        derived.holdSurface(false);
        QVERIFY(apart(positions(), expected.positions) <= kSame);
        QVERIFY(apart(positions(), held) > kMoved);
        QTest::qWait(600);
        QCOMPARE(finished.count(), 0); // delta mush does not depend on weights
    }

    void centresAreFoundAgainWhenTheStrokeIsOverAndOnce() {
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        choose(SkinningMethod::RotationCentres);
        Derived& derived = m_document->derived();
        QSignalSpy finished(m_tasks.get(), &TaskRunner::finished);
        derived.holdSurface(true);
        for (const float radius : {0.02f, 0.04f, 0.06f}) {
            applyWeightEdits(*m_document, {dab(*m_document, radius)}, QString());
            QVERIFY(derived.shownMethod(kArm) == SkinningMethod::RotationCentres);
        }
        QTest::qWait(800);
        QCOMPARE(finished.count(), 0); // the hand is still down
        QVERIFY(derived.wantsPreparation(kArm));
        derived.holdSurface(false);
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy(), kPatience);
        QCOMPARE(finished.count(), 1);
        QVERIFY(!derived.wantsPreparation(kArm));
        QVERIFY(apart(positions(), evaluated(*m_document, kArm).positions) <= kSame);
    }

    void meshesMayHaveDifferentMethods() {
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        setSkinningMethod(*m_document, kArm, SkinningMethod::DeltaMush);
        setSkinningMethod(*m_document, kCuff, SkinningMethod::RotationCentres);
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy(), kPatience);
        Derived& derived = m_document->derived();
        QVERIFY(derived.shownMethod(kArm) == SkinningMethod::DeltaMush);
        QVERIFY(derived.shownMethod(kCuff) == SkinningMethod::RotationCentres);
        for (const MeshInstanceIndex mesh : {kArm, kCuff})
            QVERIFY(apart(derived.positions(mesh), evaluated(*m_document, mesh).positions) <=
                    kSame);
    }

    void aCancelledMethodIsLeftAloneUntilItIsChosenAgain() {
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        QSignalSpy finished(m_tasks.get(), &TaskRunner::finished);
        setSkinningMethod(*m_document, {}, SkinningMethod::DeltaMush);
        m_tasks->cancelAll();
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, kPatience);
        QVERIFY(!m_preparer->isBusy());
        setMeshVisible(*m_document, kCuff, false); // some other change of a mesh
        applyWeightEdits(*m_document, {dab(*m_document, 0.05f)}, QString());
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy(), kPatience);
        QCOMPARE(finished.count(), 1);
        QVERIFY(m_document->derived().shownMethod(kArm) == SkinningMethod::LinearBlend);
        m_document->derived().askForPreparations();
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy(), kPatience);
        QVERIFY(m_document->derived().shownMethod(kArm) == SkinningMethod::DeltaMush);
    }

    void anotherCharacterAndAnotherMethodDropWhatIsUnderWay() {
        m_preparer = std::make_unique<SkinningPreparer>(*m_document, *m_tasks);
        QSignalSpy cancelled(m_tasks.get(), &TaskRunner::cancelled);
        setSkinningMethod(*m_document, {}, SkinningMethod::DeltaMush);
        setSkinningMethod(*m_document, {}, SkinningMethod::RotationCentres);
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy() && m_tasks->count() == 0, kPatience);
        QVERIFY(m_document->derived().shownMethod(kArm) == SkinningMethod::RotationCentres);
        setSkinningMethod(*m_document, {}, SkinningMethod::DeltaMush);
        Character other = armCharacter();
        other.meshes[0].binding->method = SkinningMethod::DeltaMush;
        m_document->reset(other, QString());
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy() && m_tasks->count() == 0, kPatience);
        QVERIFY(m_document->derived().shownMethod(kArm) == SkinningMethod::DeltaMush);
        QVERIFY(apart(positions(), evaluated(*m_document, kArm).positions) <= kSame);
        m_document->reset({}, QString());
        QVERIFY(!m_preparer->isBusy());
        QCOMPARE(cancelled.count(), 0); // nobody has cancelled anything
    }

private:
    Positions positions() { return copied(m_document->derived().positions(kArm)); }
    void bend(double angle) {
        Transform local;
        local.translation = {0.5, 0.0, 0.0};
        local.rotation = Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitZ()));
        poseBones(*m_document, std::vector{BonePose{BoneIndex(kLower), local}}, QString());
    }
    void choose(SkinningMethod method) {
        setSkinningMethod(*m_document, {}, method);
        QTRY_VERIFY_WITH_TIMEOUT(!m_preparer->isBusy(), kPatience);
        QVERIFY(m_document->derived().shownMethod(kArm) == method);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<TaskRunner> m_tasks;
    std::unique_ptr<SkinningPreparer> m_preparer;
};

RIGWRIGHT_TEST(tst_skinning_preparer)
#include "tst_skinning_preparer.moc"
