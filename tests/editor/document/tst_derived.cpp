// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Derived: vertices and picks follow what is on screen, and only that.
#include "editor/document/derived.h"

#include "editor/commands/mesh_commands.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/weight_commands.h"
#include "editor/document/bone_segments.h"
#include "editor/document/document.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

const MeshInstanceIndex kArm(0);
const MeshInstanceIndex kCuff(1);

/// All vertices by another road: evaluateFrame's own.
std::vector<Vec3f> expectedPositions(Document& document, FrameRequest request) {
    request.cpuMeshes = {kArm};
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(document.character(), request, caches, state, result);
    return result.vertices[0].positions;
}

bool same(std::span<const Vec3f> a, std::span<const Vec3f> b) {
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if ((a[i] - b[i]).norm() > 1e-6f)
            return false;
    return true;
}

Ray towards(const Vec3d& point) {
    return {point + Vec3d(0.0, 0.0, 5.0), -Vec3d::UnitZ()};
}

BonePose turned(double angle) {
    Transform local;
    local.translation = {0.5, 0.0, 0.0};
    local.rotation = Quatd(Eigen::AngleAxisd(angle, Vec3d::UnitZ()));
    return {BoneIndex(kLower), local};
}

WeightEdit setRows(const Document& document, const WeightRow& row) {
    WeightEdit edit;
    edit.mesh = kArm;
    const SkinWeights& weights = document.character().meshes[0].binding->weights();
    for (std::size_t i = 0; i < weights.rowCount(); i += 3) {
        edit.vertices.emplace_back(i);
        edit.before.append(weights.copyRow(VertexIndex(i)));
        edit.after.append(row);
    }
    return edit;
}

} // namespace

class tst_derived : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_document.reset(armCharacter(), QString()); }

    void verticesFollowPoseClipAndOverrides();
    void aPreviewIsShownUntilTheDocumentChanges();
    void verticesFollowEditsOfWeights();
    void heldSurfaceWaitsForItsRelease();
    void frameChangedIsSentOnceAChange();
    void pickFindsTheNearestVisibleMesh();
    void pickFollowsThePose();
    void skinningMethodMovesVertices();
    void boundsHoldEveryVertexAndBone();
    void withoutAMeshBoundsReachTheTips();
    void bonesEndWhereTheirChildrenBegin();

private:
    Document m_document;
};

void tst_derived::verticesFollowPoseClipAndOverrides() {
    Derived& derived = m_document.derived();
    QVERIFY(same(derived.positions(kArm), expectedPositions(m_document, {})));
    QVERIFY(poseBones(m_document, std::vector{turned(1.0)}, QString()));
    QVERIFY(same(derived.positions(kArm), expectedPositions(m_document, {})));
    Playhead playhead;
    playhead.clip = ClipIndex(0);
    playhead.time = 0.25;
    m_document.session().setPlayhead(playhead);
    FrameRequest clip;
    clip.clip = ClipSource{ClipIndex(0), 0.25};
    QVERIFY(same(derived.positions(kArm), expectedPositions(m_document, clip)));
    derived.setOverrides({{BoneIndex(kLower), turned(-0.5).local}});
    clip.overrides = derived.overrides();
    QVERIFY(same(derived.positions(kArm), expectedPositions(m_document, clip)));
    derived.setOverrides({});
    clip.overrides.clear();
    QVERIFY(same(derived.positions(kArm), expectedPositions(m_document, clip)));
}

void tst_derived::verticesFollowEditsOfWeights() {
    poseBones(m_document, std::vector{turned(1.0)}, QString());
    Derived& derived = m_document.derived();
    const std::vector<Vec3f> before(derived.positions(kArm).begin(), derived.positions(kArm).end());
    QVERIFY(applyWeightEdits(m_document, {setRows(m_document, {{1, 1.0f}})}, QString()));
    QVERIFY(same(derived.positions(kArm), expectedPositions(m_document, {})));
    QVERIFY(!same(derived.positions(kArm), before));
    m_document.undo();
    QVERIFY(same(derived.positions(kArm), before));
}

void tst_derived::heldSurfaceWaitsForItsRelease() {
    poseBones(m_document, std::vector{turned(1.0)}, QString());
    Derived& derived = m_document.derived();
    const std::vector<Vec3f> before(derived.positions(kArm).begin(), derived.positions(kArm).end());
    derived.holdSurface(true);
    applyWeightEdits(m_document, {setRows(m_document, {{1, 1.0f}})}, QString());
    QVERIFY(same(derived.positions(kArm), before));
    derived.holdSurface(false);
    QVERIFY(same(derived.positions(kArm), expectedPositions(m_document, {})));
}

void tst_derived::frameChangedIsSentOnceAChange() {
    QSignalSpy spy(&m_document.derived(), &Derived::frameChanged);
    poseBones(m_document, std::vector{turned(1.0)}, QString());
    QCOMPARE(spy.count(), 1);
    m_document.undo();
    QCOMPARE(spy.count(), 2);
    selectBone(m_document.session(), BoneIndex(1));
    Playhead playhead = m_document.session().playhead();
    playhead.speed = 2.0; // shows nothing else
    m_document.session().setPlayhead(playhead);
    QCOMPARE(spy.count(), 2);
    playhead.clip = ClipIndex(0);
    m_document.session().setPlayhead(playhead);
    QCOMPARE(spy.count(), 3);
}

void tst_derived::pickFindsTheNearestVisibleMesh() {
    Derived& derived = m_document.derived();
    const auto arm = derived.pick(towards({0.2, 0.03, 0.0}));
    QVERIFY(arm && arm->mesh == kArm);
    QVERIFY(arm->hit.position.z() > 0.05f);
    const auto cuff = derived.pick(towards({0.5, 0.5, 0.0}));
    QVERIFY(cuff && cuff->mesh == kCuff);
    QVERIFY(!derived.pick(towards({0.5, 3.0, 0.0})));
    QVERIFY(setMeshVisible(m_document, kCuff, false));
    QVERIFY(!derived.pick(towards({0.5, 0.5, 0.0})));
    m_document.undo();
    QVERIFY(derived.pick(towards({0.5, 0.5, 0.0})));
}

void tst_derived::pickFollowsThePose() {
    Derived& derived = m_document.derived();
    QVERIFY(derived.pick(towards({0.9, 0.01, 0.0})));
    setMeshVisible(m_document, kCuff, false);
    poseBones(m_document, std::vector{turned(kPi / 2.0)}, QString());
    QVERIFY(!derived.pick(towards({0.9, 0.01, 0.0})));
    QVERIFY(derived.pick(towards({0.51, 0.4, 0.0}))); // the forearm points up now
}

void tst_derived::skinningMethodMovesVertices() {
    poseBones(m_document, std::vector{turned(2.0)}, QString());
    Derived& derived = m_document.derived();
    const std::vector<Vec3f> linear(derived.positions(kArm).begin(), derived.positions(kArm).end());
    QVERIFY(setSkinningMethod(m_document, {}, SkinningMethod::DualQuaternion));
    QVERIFY(!same(derived.positions(kArm), linear));
    QCOMPARE(m_document.undoStack().undoText(), QStringLiteral("Dual quaternion skinning"));
    m_document.undo();
    QVERIFY(same(derived.positions(kArm), linear));
}

void tst_derived::boundsHoldEveryVertexAndBone() {
    poseBones(m_document, std::vector{turned(1.0)}, QString());
    Box3f box = m_document.derived().shownBounds();
    box.min() -= Vec3f::Constant(1e-5f);
    box.max() += Vec3f::Constant(1e-5f);
    for (const Vec3f& position : m_document.derived().positions(kArm))
        QVERIFY(box.contains(position));
    for (const Affine3d& bone : m_document.derived().shownFrame().modelFromBone)
        QVERIFY(box.contains(bone.translation().cast<float>().eval()));
}

void tst_derived::bonesEndWhereTheirChildrenBegin() {
    const auto& bones = m_document.derived().shownFrame().modelFromBone;
    const auto segments = boneSegments(m_document.character().skeleton, bones);
    QCOMPARE(segments.size(), 3u);
    QVERIFY((segments[kUpper].tail - Vec3d(0.5, 0.0, 0.0)).norm() < 1e-12);
    QVERIFY(!segments[kUpper].isLeaf);
    // A leaf goes on in the direction that led to it.
    const Vec3d leaf = segments[kHelper].tail - segments[kHelper].head;
    QVERIFY(leaf.x() > 0.0 && std::abs(leaf.y()) + std::abs(leaf.z()) < 1e-12);
    QVERIFY(segments[kHelper].isLeaf);
}

void tst_derived::withoutAMeshBoundsReachTheTips() {
    Character bones = armCharacter();
    bones.meshes.clear();
    finishCharacter(bones);
    m_document.reset(std::move(bones), QString());
    const Box3f box = m_document.derived().shownBounds();
    // The last bone goes on for 3/4 of what leads to it: from x = 1 to 1.375.
    QVERIFY(box.max().x() > 1.3f);
    QVERIFY(box.min().x() <= 0.0f);
}

void tst_derived::aPreviewIsShownUntilTheDocumentChanges() {
    Derived& derived = m_document.derived();
    QSignalSpy changes(&derived, &Derived::previewChanged);
    FrameRequest bent;
    bent.overrides = {{BoneIndex(kLower), turned(1.0).local}};
    derived.setOverrides(bent.overrides);
    const std::vector<Vec3f> own = expectedPositions(m_document, bent);
    // Everything on the upper bone: nothing bends.
    auto preview = std::make_shared<Character>(m_document.character());
    for (std::size_t i = 0; i < preview->meshes[0].mesh->vertexCount(); ++i)
        preview->meshes[0].binding->weights().setRow(VertexIndex(i), WeightRow{{0, 1.0f}});
    derived.setPreview(preview);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(&derived.shownCharacter(), preview.get());
    QVERIFY(same(derived.positions(kArm), preview->meshes[0].mesh->positions));
    QVERIFY(!same(own, preview->meshes[0].mesh->positions));
    // A change of the document ends it, and says so once the document has told.
    setMeshVisible(m_document, kCuff, false);
    QCOMPARE(changes.size(), 2);
    QVERIFY(!derived.hasPreview());
    QCOMPARE(&derived.shownCharacter(), &m_document.character());
    QVERIFY(same(derived.positions(kArm), own));
    derived.setPreview(nullptr); // there is none: nothing to say
    QCOMPARE(changes.size(), 2);
}

RIGWRIGHT_TEST(tst_derived)
#include "tst_derived.moc"
